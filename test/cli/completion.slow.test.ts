import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { COMMON_OPTIONS } from '../../src/cli/common-options.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { optionsOf } from './help-options.js';
import { runHere } from './port43.js';

/** Whether a shell is installed, or `script`, which gives it a terminal. Reports missing ones. */
const isHere = (program: string): boolean => {
  const here = spawnSync(program, ['--version']).error === undefined;
  if (!here) console.warn(`skipped: no ${program} here, so completion is not tried in it`);
  return here;
};

const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
const names = commands.map(({ name }) => name);

const completionFor = async (shell: string): Promise<string> => (await runHere(['completion', shell])).stdout;

/** The line after all of it was typed, including Tabs: `port43` itself prints its arguments. */
async function typed(shell: 'bash' | 'zsh', lines: readonly string[]): Promise<string[]> {
  const script = await completionFor(shell);
  const begin = shell === 'zsh' ? 'autoload -U compinit\ncompinit -u -D\n' : '';
  const folder = await fixtureFolder({
    rc: `PS1='> '\n${begin}${script}\nport43() { echo "GOT:$*:"; }\n`,
    '.zshrc': 'source "$ZDOTDIR/rc"\n',
    'stored/a file.txt': '',
  });
  const command = shell === 'zsh' ? 'zsh -i' : 'bash --noprofile --rcfile rc -i';
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, ZDOTDIR: folder, TERM: 'dumb', HISTFILE: '' },
  });
  child.stdin.end(`${lines.join('\n')}\nexit\n`);
  return [...(await text(child.stdout)).matchAll(/GOT:(.*):/g)].map(([, line = '']) => line.trim());
}

const COMPLETED: readonly [typed: string, becomes: string][] = [
  ['port43 ser\t', 'serve'],
  ['port43 help acc\t', 'help accounts'],
  ['port43 completion f\t', 'completion fish'],
  ['port43 accounts gr\t', 'accounts grant'],
  ['port43 --avail\t', '--available'],
  ['port43 example.com --no-re\t', 'example.com --no-referrals'],
  ['port43 bulk names.txt --retr\t', 'bulk names.txt --retry-failed'],
  ['port43 serve --rdap pre\t', 'serve --rdap prefer'],
  ['port43 --rdap=nev\t', '--rdap=never'],
  ['port43 parse --color=al\t', 'parse --color=always'],
  ['port43 accounts entries x --kind ref\t', 'accounts entries x --kind refund'],
  ['port43 -- --no-re\t', '-- --no-re'],
];

describe.skipIf(!isHere('script'))('Tab', () => {
  test.skipIf(!isHere('bash'))('completes in bash', async () => {
    const lines = await typed('bash', [
      ...COMPLETED.map(([line]) => line),
      'port43 parse sto\ta\t',
      'port43 replay s\t',
      'port43 serve s\t',
    ]);
    const paths = ['parse stored/a file.txt', 'replay stored/', 'serve s'];
    expect(lines).toEqual([...COMPLETED.map(([, becomes]) => becomes), ...paths]);
  });

  test.skipIf(!isHere('zsh'))('completes in zsh', async () => {
    const paths = ['port43 parse sto\ta\t', 'port43 replay s\t', 'port43 serve s\t'];
    const lines = await typed('zsh', [...COMPLETED.map(([line]) => line), ...paths]);
    expect(lines).toEqual([
      ...COMPLETED.map(([, becomes]) => becomes),
      'parse stored/a file.txt',
      'replay stored',
      'serve s',
    ]);
  });

  test.skipIf(!isHere('fish'))('completes in fish, with descriptions', async () => {
    const script = await completionFor('fish');
    const cwd = await fixtureFolder({ 'port43.fish': script, 'stored/a.txt': '' });
    const offered = (line: string): string[] => {
      const command = `source port43.fish; complete -C ${JSON.stringify(line)}`;
      const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', command], { cwd, encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout.split('\n').filter((each) => each !== '');
    };
    expect(offered('port43 ser')).toEqual(['serve\tserve lookups as an HTTP API, with accounts and credits']);
    for (const [line, becomes] of COMPLETED.slice(0, -1)) {
      const word = becomes.split(' ').at(-1);
      expect(
        offered(line.trimEnd()).map((each) => each.split('\t')[0]),
        line,
      ).toEqual([word]);
    }
    expect(offered('port43 parse sto')).toEqual(['stored/']);
    expect(offered('port43 serve sto')).toEqual([]);
  });

  test.skipIf(!isHere('bash'))('offers in bash the commands, and the options of each', async () => {
    const script = await completionFor('bash');
    const offered = (...words: string[]): string[] => {
      const set = `COMP_WORDS=(port43 ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}`;
      const { stdout } = spawnSync(
        'bash',
        ['-c', `${script}\n${set}\n_port43\nprintf '%s\\n' "\${COMPREPLY[@]}"`],
        {
          encoding: 'utf8',
        },
      );
      return stdout.trim().split('\n');
    };
    expect(offered('')).toEqual([...names, 'help']);
    for (const { name, options } of commands) {
      const wanted = Object.keys({ ...options, ...COMMON_OPTIONS }).map((option) => `--${option}`);
      expect(offered(name, '--').sort(), name).toEqual(wanted.sort());
    }
  });
});

describe('help texts list the arguments of each command', () => {
  test.each(commands.map((command) => [command.name, command] as const))('%s', (_name, { help, options }) => {
    const told = optionsOf(help);
    for (const [option, { type }] of Object.entries(options)) {
      expect(help, option).toMatch(new RegExp(`--${option}(?![\\w-])`));
      const about = told.get(option);
      if (about !== undefined) expect(about.value !== '', `--${option} VALUE`).toBe(type === 'string');
    }
    expect([...told.keys()].filter((option) => !Object.hasOwn(options, option))).toEqual([]);
  });
});

test.each([[[]], [['tcsh']], [['bash', 'zsh']]])(
  'completion for %j lists the supported shells',
  async (shells) => {
    const { code, stdout, stderr } = await runHere(['completion', ...shells]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^port43: completion: expected one of bash, zsh, fish, got [^\n]+\n$/);
  },
);
