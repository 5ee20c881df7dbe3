import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Snippet {
  /** `README-46`: the page and the line on which the block begins. */
  name: string;
  code: string;
  /** False if the block's first line gives a reason: ```` ```ts compiled only: … ````. */
  runs: boolean;
}

/** Pages whose TypeScript is for users; that of CONTRIBUTING is for the sources. */
const pagesIn = (root: string): string[] => [
  join(root, 'README.md'),
  ...readdirSync(join(root, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [join(root, 'docs', name)] : [],
  ),
];

function readSnippets(page: string): Snippet[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```ts(?<reason> [^\n]*)?\n(?<code>.*?)^```$/gms)].map((match) => ({
    name: `${basename(page, '.md')}-${text.slice(0, match.index).split('\n').length}`,
    code: match.groups?.code ?? '',
    runs: match.groups?.reason === undefined,
  }));
}

/** Replaces live lookups of a snippet by lookups of the fixtures. */
const ON_REPLAY = `
import * as port43 from 'port43';
export * from 'port43';
const server = await port43.createReplayServer({ fixtures: 'fixtures' });
const fetch = await port43.createReplayFetch('fixtures');
export const createClient = (options = {}) =>
  port43.createClient({ pacing: false, connect: server.connect, fetch, ...options });
const shared = createClient();
export const lookup = (...given) => shared.lookup(...given);
export const lookupResource = (...given) => shared.lookupResource(...given);
export const availability = (...given) => shared.availability(...given);
`;

/**
 * Compiles every block of TypeScript in the README and in docs/, as an ES module and as CommonJS, and runs those without a reason
 * not to. `folder` has the package installed, and `fixtures`.
 */
export function checkSnippets(root: string, folder: string): void {
  const snippets = pagesIn(root).flatMap(readSnippets);
  mkdirSync(join(folder, 'test'), { recursive: true });
  if (!existsSync(join(folder, 'test/whois'))) symlinkSync('../fixtures', join(folder, 'test/whois'));
  mkdirSync(join(folder, 'snippets'));
  writeFileSync(join(folder, 'snippets/on-replay.mjs'), ON_REPLAY);
  for (const { name, code } of snippets) {
    writeFileSync(join(folder, `snippets/${name}.mts`), code);
    writeFileSync(join(folder, `snippets/${name}.cts`), asCommonJs(code));
  }
  const options = ['--module', 'node16', '--target', 'es2022', '--strict', '--noUncheckedIndexedAccess'];
  const files = snippets.flatMap(({ name }) => [`snippets/${name}.mts`, `snippets/${name}.cts`]);
  node(folder, join(root, 'node_modules/typescript/bin/tsc'), ...options, '--skipLibCheck', ...files);
  console.log(`ok  ${snippets.length} snippets compile, as ES modules and as CommonJS`);
  const running = snippets.filter(({ runs }) => runs);
  for (const { name } of running) {
    const made = join(folder, `snippets/${name}.mjs`);
    writeFileSync(made, readFileSync(made, 'utf8').replaceAll(`from 'port43'`, `from './on-replay.mjs'`));
  }
  // One after the other in one process: reading the fixtures takes most of the time.
  const imports = running.map(
    ({ name }) => `console.log('${name}'); await import('./snippets/${name}.mjs');`,
  );
  writeFileSync(
    join(folder, 'run-snippets.mjs'),
    `${imports.join('\n')}\nconsole.log('all');\nprocess.exit();\n`,
  );
  const printed = node(folder, 'run-snippets.mjs');
  if (!printed.endsWith('\nall\n')) throw new Error(`a snippet ended the process:\n${printed}`);
  console.log(`ok  ${running.length} of them run, on the fixtures`);
}

/** CommonJS has no top-level `await`: the code below the imports is moved into a function. */
function asCommonJs(code: string): string {
  const imports = code.match(/^import [^;]*;/gm) ?? [];
  const rest = imports.reduce((left, each) => left.replace(each, ''), code);
  return `${imports.join('\n')}\nexport async function snippet() {\n${rest}\n}\n`;
}

function node(cwd: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.at(0)} ${args.at(-1)}\n${stdout}${stderr}`, { cause: error });
  }
}
