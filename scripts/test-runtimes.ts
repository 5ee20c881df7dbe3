/**
 * npm run test:nodes
 * npm run test:nodes -- bun deno
 *
 * Packs what is built, installs it with the service's packages into an empty folder, and uses it there under other versions of Node, or
 * under other runtimes. Runtimes that cannot be downloaded are skipped and reported.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'port43-runtimes-'));
const DOWNLOAD = 180_000;
const RUN = 60_000;

const run = (command: string, args: string[], timeout: number, cwd = folder): string =>
  execFileSync(command, args, {
    cwd,
    timeout,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** The packages that the README lists for the service. */
function peers(): string[] {
  const [, list = ''] = /npm install port43 (.*)$/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  return list.split(' ');
}

/** How a program is run under a runtime; the packages on npm carry the binary. */
const BEGIN: Readonly<Record<string, string[]>> = { bun: ['run'], deno: ['run', '--allow-all'] };
const WHERE: Readonly<Record<string, string>> = { deno: 'console.log(Deno.execPath())' };

interface Runtime {
  name: string;
  program: string;
  begin: string[];
}

function find(name: string): Runtime | null {
  const [kind = ''] = name.split('@');
  const begin = BEGIN[kind] ?? [];
  const where = join(folder, `where-${kind}.mjs`);
  writeFileSync(where, WHERE[kind] ?? 'console.log(process.execPath)');
  try {
    return { name, program: run('npx', ['--yes', name, ...begin, where], DOWNLOAD), begin };
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    console.log(`skipped: ${name} cannot be downloaded: ${(stderr || message).trim().split('\n').at(-1)}`);
    return null;
  }
}

const CLI = 'node_modules/port43/dist/cli.js';
const LOOKUP = /^2 registered INVALID_DOMAIN 2001-02-03T04:05:06\+00:00$/;

/** An endless response is ended by the timeout or by the size limit, whichever comes first. */
const FAILURES =
  /^silent TIMEOUT\nreset CONNECTION\nrefuse CONNECTION\nendless (?:TIMEOUT|RESPONSE_TOO_LARGE)\nthrottle THROTTLED\nempty BAD_RESPONSE$/;

const CHECKS: readonly [what: string, args: string[], wanted: RegExp][] = [
  ['import, a lookup, parse', ['lookup.mjs'], LOOKUP],
  ['require, a lookup, parse', ['lookup.cjs'], LOOKUP],
  ['servers that go wrong', ['failures.mjs'], FAILURES],
  ['the command', [CLI, '--replay', 'fixtures', 'example.com'], /^example\.com {2}registered/],
  ['records over threads', [CLI, 'parse', '--ndjson', 'fixtures'], /^(?:\{"file":.*\}\n?){300,}$/],
  ['the service on SQLite', ['service.mjs', 'service'], /^200 registered 4$/],
];

/** Returns what went wrong. */
function check({ name, program, begin }: Runtime): string[] {
  const [version] = run(program, ['--version'], RUN).match(/v?\d[\d.]+/) ?? [];
  const wrong: string[] = [];
  for (const [what, args, wanted] of CHECKS) {
    let found: string;
    try {
      found = run(program, [...begin, ...args], RUN);
    } catch (error) {
      const {
        stdout = '',
        stderr = '',
        message,
      } = error as { stdout?: string; stderr?: string; message: string };
      found = `${stdout}${stderr}`.trim() || message;
    }
    const isRight = wanted.test(found);
    console.log(`${isRight ? 'ok    ' : 'wrong '}  ${name.split('@')[0]} ${version}  ${what}`);
    if (!isRight) wrong.push(`${name}, ${what}:\n${found.slice(0, 2000)}`);
  }
  return wrong;
}

try {
  const [{ filename = '' } = {}] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], RUN, root),
  ) as { filename?: string }[];
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }');
  run('npm', ['install', '--no-audit', '--no-fund', `./${filename}`, ...peers()], DOWNLOAD);
  cpSync(join(root, 'fixtures'), join(folder, 'fixtures'), { recursive: true });
  cpSync(join(root, 'scripts/runtimes'), folder, { recursive: true });
  const wanted = process.argv.slice(2);
  const runtimes = (wanted.length > 0 ? wanted : ['node@20', 'node@22', 'node@24']).flatMap(
    (name) => find(name) ?? [],
  );
  const wrong = runtimes.flatMap(check);
  for (const each of wrong) console.error(`\n${each}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
