import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { COMMANDS } from '../../src/cli/commands.js';
import { COMMON_OPTIONS } from '../../src/cli/common-options.js';
import { runHere } from '../cli/port43.js';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'RELEASING.md', 'fixtures/README.md'],
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

interface Block {
  page: string;
  language: string;
  code: string;
}

const blocks: Block[] = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map(
    ([, language = '', code = '']) => ({ page, language, code }),
  ),
);
const hasPython = spawnSync('python3', ['--version']).status === 0;
const inLanguage = (language: string): Block[] => blocks.filter((block) => block.language === language);

/** The commands after a prompt, with their output. */
const sessions: Block[] = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^ {4}\$ (.*)$/gm)].map(([, code = '']) => ({
    page,
    language: 'sh',
    code,
  })),
);

/** The single commands of a block for a shell: without comments, redirections, and what joins them. */
const commands = [...inLanguage('sh'), ...sessions].flatMap(({ page, code }) =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) =>
      line
        .replace(/(?:^|\s)#.*/, '')
        .replace(/^.*<\((.*?)\).*$/, '$1')
        .split(/\s(?:\||&&|;)\s/),
    )
    .map((command) => command.replace(/\s[<>]{1,2}\s*\S+/g, '').trim())
    .filter((command) => command !== '')
    .map((command) => ({ page, command })),
);

const words = (command: string): string[] =>
  (command.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []).map((word) => word.replace(/['"]/g, ''));

const ours = commands.flatMap(({ page, command }) => {
  const [, args] = /^(?:npx port43|port43|node dist\/cli\.js) (.*)$/.exec(command) ?? [];
  // Commands with "…" or "|" show a syntax.
  return args === undefined || /…|\|/.test(args) ? [] : [{ page, args: words(args) }];
});

describe('commands in the documentation', () => {
  it.each(ours)('$page: port43 $args', async ({ args }) => {
    const [first = '', ...rest] = args;
    const named = Object.hasOwn(COMMANDS, first);
    const command = await (COMMANDS[named ? first : 'lookup'] ?? COMMANDS.lookup)?.();
    const options = { ...command?.options, ...COMMON_OPTIONS };
    // As the command itself does it: parseArgs takes "-50" for an option.
    const given = (named ? rest : args)
      .join('\n')
      .replace(/(--credits)\n(?=-\d)/, '$1=')
      .split('\n');
    expect(() => parseArgs({ args: given.filter(Boolean), options, allowPositionals: true })).not.toThrow();
    if (Array.isArray(command?.operands)) expect(command.operands).toContain(rest[0]);
  });

  const offline = ours.filter(
    ({ args }) =>
      args.some((arg) => /^(?:node_modules\/port43\/)?fixtures/.test(arg)) &&
      !/^(?:serve|gateway|exporter|replay|bulk)$/.test(args[0] ?? ''),
  );
  it.each(offline)('work as $page says: port43 $args', async ({ args }) => {
    const run = await runHere(args.map((arg) => arg.replace(/^node_modules\/port43\//, '')));
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });
  it('are tested if they query stored responses', () => expect(offline).not.toEqual([]));

  it('exist: scripts of npm, and files', () => {
    for (const { page, command } of commands) {
      const [, script = 'test'] = /^npm (?:run (?:--silent )?([\w:-]+)|start|test)/.exec(command) ?? [];
      expect(Object.keys(manifest.scripts), `${page}: ${command}`).toContain(script);
      const [, file = 'package.json'] =
        /^(?:npx tsx |node |bash |)((?:scripts|deploy|\.ci)\/[\w./-]+)/.exec(command) ?? [];
      expect(existsSync(file), `${page}: ${command}`).toBe(true);
    }
  });
});

describe('code blocks', () => {
  it('are in languages that a test reads; scripts/check-package.ts compiles and runs TypeScript', () => {
    expect([...new Set(blocks.map(({ language }) => language))].sort()).toEqual(
      ['', 'js', 'json', 'python', 'sh', 'ts', 'yaml'].sort(),
    );
  });

  it.each(inLanguage('json'))('$page: JSON', ({ code }) => {
    for (const line of code.trim().startsWith('{\n') ? [code] : code.trim().split('\n'))
      expect(() => JSON.parse(line), line).not.toThrow();
  });

  it.each(inLanguage('yaml'))('$page: YAML', ({ code }) => {
    expect(Object.keys(parseYaml(code))).toHaveLength(1);
  });

  it.each(inLanguage('js'))('$page: JavaScript', ({ code }) => {
    expect(() => new Function(code)).not.toThrow();
  });

  it.runIf(hasPython).each(inLanguage('python'))('$page: Python', ({ code }) => {
    const { status, stderr } = spawnSync('python3', ['-c', PARSE], { input: code, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

/** Parsed and not run: it wants a cluster. */
const PARSE = 'import ast, sys; ast.parse(sys.stdin.read())';
