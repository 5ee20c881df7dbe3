import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manualPage } from '../../scripts/build-man.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { readHelp } from '../../src/cli/help.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { optionsOf } from './help-options.js';

const isHere = (program: string): boolean => {
  const here = spawnSync(program, ['--version']).error === undefined;
  if (!here) console.warn(`skipped: no ${program} here, so the manual page is not laid out by it`);
  return here;
};

const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));

test.skipIf(!isHere('groff'))('the manual page is valid roff', async () => {
  const { stderr, status } = spawnSync('groff', ['-man', '-Tutf8', '-ww', '-z'], {
    input: await manualPage(),
  });
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' });
});

test.skipIf(!isHere('man'))(
  'man shows every command with its options, and examples as they are typed',
  async () => {
    const file = join(await fixtureFolder({}), 'port43.1');
    await writeFile(file, await manualPage());
    const { stdout, stderr } = spawnSync('man', ['--warnings', '-l', file], {
      encoding: 'utf8',
      env: { ...process.env, MANWIDTH: '80', MAN_KEEP_FORMATTING: '', LC_ALL: 'C.UTF-8' },
    });
    expect(stderr).toBe('');
    for (const { name, help } of commands) {
      const [, section = ''] = stdout.split(`PORT43 ${name.toUpperCase()}\n`);
      for (const option of optionsOf(help).keys()) expect(section, name).toContain(`--${option}`);
    }
    expect(stdout).toContain('       port43 --available example.com && echo "still free"\n');
    expect(stdout).toMatch(/bulk names\.csv --column domain --out dates\.csv \\\n/);
  },
);

test('help texts consist of headings, items and paragraphs', () => {
  const help = `Usage
  port43 thing NAME          does it

Words about it, on
two lines.

  -j, --json                 one object
                             for each
  --out FILE`;
  expect(readHelp(help)).toEqual([
    { kind: 'heading', text: 'Usage' },
    { kind: 'item', term: 'port43 thing NAME', text: 'does it' },
    { kind: 'paragraph', text: 'Words about it, on two lines.' },
    { kind: 'item', term: '-j, --json', text: 'one object for each' },
    { kind: 'item', term: '--out FILE', text: '' },
  ]);
  expect([...optionsOf(help)]).toEqual([
    ['json', { value: '', text: 'one object for each' }],
    ['out', { value: 'FILE', text: '' }],
  ]);
});
