/**
 * npx tsx scripts/check-package.ts
 *
 * Packs the build, installs the tarball in an empty folder and uses it as users do: `import`, `require`, the command, TypeScript with every
 * `moduleResolution`, and bundles for Node, workers and browsers. Uses no network: the responses come from the fixtures.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { checkSnippets } from './check-package/snippets.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'port43-package-'));
const NODE = Number.parseInt(process.versions.node, 10);

function run(command: string, args: string[], cwd = folder): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

function expect(what: string, found: string, wanted: string): void {
  if (found.trim() !== wanted) throw new Error(`${what}: expected ${wanted}, got ${found}`);
  console.log(`ok  ${what}`);
}

const tsc = (...args: string[]): string =>
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args]);

/** Installed for all users of a machine, with the command and its manual. */
function checkGlobal(): void {
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const prefix = join(folder, 'global');
  run('npm', ['install', '--global', '--prefix', prefix, '--offline', '--omit=peer', `./${tarball}`]);
  const found = ['bin/port43', 'share/man/man1/port43.1'].filter((file) => existsSync(join(prefix, file)));
  expect('npm install --global', found.join(' '), 'bin/port43 share/man/man1/port43.1');
}

function install(): void {
  const packed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root);
  const [{ filename = '', files = [] } = {}] = JSON.parse(packed) as {
    filename?: string;
    files?: { path: string }[];
  }[];
  const paths = files.map(({ path }) => path);
  for (const path of [
    'dist/index.js',
    'dist/index.cjs',
    'dist/index.d.ts',
    'dist/cli.js',
    'dist/port43.1',
    'docs/cli.md',
  ])
    if (!paths.includes(path)) throw new Error(`the tarball lacks ${path}: npm run build`);
  file('package.json', '{ "name": "user", "private": true }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', `./${filename}`]);
  cpSync(join(root, 'fixtures'), join(folder, 'fixtures'), { recursive: true });
}

/** The packages that users of these entry points also install. */
function installBeside(...names: string[]): void {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
}

const OFFLINE = ' console.log(typeof diff, checkRdap({}).length > 0);';

function checkImports(): void {
  const lookup = `
    const server = await createReplayServer({ fixtures: 'fixtures' });
    const client = createClient({ connect: server.connect });
    console.log((await client.lookup('example.com')).properties.status);
    await client.close();
    await server.close();`;
  file('a.mjs', `import { createClient, createReplayServer } from 'port43';${lookup}`);
  expect('import', run('node', ['a.mjs']), 'registered');
  file(
    'a.cjs',
    `const { createClient, createReplayServer } = require('port43');(async () => {${lookup}})();`,
  );
  expect('require', run('node', ['a.cjs']), 'registered');
  file(
    'both.mjs',
    `import { createRequire } from 'node:module';
     import { isWhoisError } from 'port43';
     const { WhoisError } = createRequire(import.meta.url)('port43');
     console.log(isWhoisError(new WhoisError('TIMEOUT', 'late')), isWhoisError(new Error('late')));`,
  );
  expect('isWhoisError over both builds', run('node', ['both.mjs']), 'true false');
  file('p.mjs', `import { parse } from 'port43/parse'; console.log(parse('').status);`);
  expect('import port43/parse', run('node', ['p.mjs']), 'unknown');
  file('p.cjs', `console.log(require('port43/parse').parse('').status);`);
  expect('require port43/parse', run('node', ['p.cjs']), 'unknown');
  file('o.mjs', `import { checkRdap } from 'port43/rdap'; import { diff } from 'port43/diff';${OFFLINE}`);
  expect('import port43/diff and port43/rdap', run('node', ['o.mjs']), 'function true');
  file(
    'o.cjs',
    `const { checkRdap } = require('port43/rdap'); const { diff } = require('port43/diff');${OFFLINE}`,
  );
  expect('require port43/diff and port43/rdap', run('node', ['o.cjs']), 'function true');
}

const FREE = 'exämple.it';
const PACKED_NAMES = [
  'example.com',
  'example.org',
  'example.de',
  'example.it',
  FREE,
  'example.fr',
  'example.jp',
  'example.co.uk',
];

function checkCommand(version: string): void {
  expect('npx port43 --version', run('npx', ['--offline', 'port43', '--version']), version);
  const available = run('npx', [
    '--offline',
    'port43',
    '--replay',
    'fixtures',
    '--properties',
    'example.com',
  ]);
  // "serve" alone prints the documented command, as far as this version of Node needs it.
  const packed = ['--replay', 'node_modules/port43/fixtures', '--fields', 'status', '--csv'];
  expect(
    'the answers in the package',
    run('npx', ['--offline', 'port43', ...packed, ...PACKED_NAMES]).replaceAll('\n', ' '),
    [
      'input,status,error',
      ...PACKED_NAMES.map((name) => `${name},${name === FREE ? 'available' : 'registered'},`),
    ].join(' '),
  );
  const [, documented = ''] =
    /npm install port43 (.*)$/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const names = (list: string[]) =>
    list
      .map((name) => name.replace(/(.)@.*/, '$1'))
      .sort()
      .join(' ');
  const needed = [...documented.split(' '), ...(NODE < 22 ? ['light-my-request'] : [])];
  const { stderr } = spawnSync('npx', ['--offline', 'port43', 'serve'], { cwd: folder, encoding: 'utf8' });
  expect(
    'npx port43 serve names its packages',
    names(stderr.match(/(?:@[a-z]+\/)?[a-z-]+@/g) ?? []),
    names(needed),
  );
  expect('npx port43 --replay', JSON.parse(available).properties.status, 'registered');
}

const STRICT = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];

function checkTypes(): void {
  const parse = `import { parse, type Properties } from 'port43/parse';
    export const p: Properties = parse('text', { host: 'whois.nic.it' });`;
  file('parse-alone.ts', parse);
  const offline = ['--target', 'es2022', '--lib', 'es2022', ...STRICT, 'parse-alone.ts'];
  tsc('--module', 'esnext', '--moduleResolution', 'bundler', ...offline);
  console.log('ok  the types of port43/parse need no @types/node and no DOM');
  installBeside(
    '@types/node',
    'undici-types',
    'fastify',
    '@fastify/compress',
    'kysely',
    'libsql',
    'pino',
    'prom-client',
  );
  installBeside('pg', 'pg-boss', '@types/pg', 'pg-types', 'pg-protocol', 'find-my-way', 'light-my-request');
  const all = `import { lookup, WhoisError } from 'port43';
    import { parse } from 'port43/parse';
    import { diff } from 'port43/diff';
    import { checkRdap } from 'port43/rdap';
    export const changes = diff(parse('a'), parse('b')).map(({ kind }) => kind);
    export const findings = checkRdap({}).length;
    export const days: Promise<string> = lookup('example.com').then(({ daystamp }) => daystamp);
    export const errors = [new WhoisError('TIMEOUT', 'late').code, parse('').status];`;
  const service = `import { createService } from 'port43/service'; export const make = createService;`;
  const ways: [name: string, ...options: string[]][] = [
    ['node10', '--module', 'commonjs', '--moduleResolution', 'node10', '--ignoreDeprecations', '5.0'],
    ['node16', '--module', 'node16'],
    ['bundler', '--module', 'esnext', '--moduleResolution', 'bundler'],
  ];
  for (const [name, ...options] of ways) {
    const endings = name === 'node16' ? ['ts', 'mts', 'cts'] : ['ts'];
    const files = (part: string, text: string) => endings.map((ending) => file(`${part}.${ending}`, text));
    tsc('--target', 'es2022', ...options, ...STRICT, ...files('all', all));
    // The declarations of the service's packages are not ours to fix.
    tsc('--target', 'es2022', ...options, ...STRICT, '--skipLibCheck', ...files('service', service));
    console.log(`ok  types, found as ${name}`);
  }
}

/** The bundle of a user's bundler. */
async function checkBundles(): Promise<void> {
  // A query and a response in other charsets, which once needed a CommonJS package.
  const entry = file(
    'bundle-node-entry.mjs',
    `import { createClient, createReplayServer } from 'port43';
     const server = await createReplayServer({ fixtures: 'fixtures', misbehave: ['charset=iso-8859-2'] });
     const servers = { de: { host: 'whois.denic.de', query: '{unicode}\\r\\n', encoding: 'iso-8859-1' } };
     const client = createClient({ connect: server.connect, servers });
     const { properties } = await client.lookup('bücher.de').catch(() => ({ properties: { status: 'asked' } }));
     console.log(server.questions[0]?.question, (await client.lookup('example.com')).properties.status);
     await client.close(); await server.close();`,
  );
  const bundle = (entryPoint: string, outfile: string, options: object) =>
    build({
      entryPoints: [join(folder, entryPoint)],
      outfile: join(folder, outfile),
      absWorkingDir: folder,
      bundle: true,
      format: 'esm',
      logLevel: 'error',
      ...options,
    });
  await bundle(entry, 'bundle-node.mjs', { platform: 'node', target: 'node20' });
  expect('an ESM bundle for Node', run('node', ['bundle-node.mjs']), 'bücher.de registered');
  const parser = file(
    'bundle-parse.mjs',
    `import { parse } from 'port43/parse'; console.log(parse('Domain Name: EXAMPLE.COM').domain);`,
  );
  await bundle(parser, 'browser.mjs', { platform: 'browser' });
  expect('a bundle of port43/parse for browsers', run('node', ['browser.mjs']), 'example.com');
  await bundle(parser, 'worker.mjs', { conditions: ['workerd', 'worker', 'import'], platform: 'neutral' });
  expect('a bundle of port43/parse for workers', run('node', ['worker.mjs']), 'example.com');
  const offline = file(
    'bundle-offline.mjs',
    `import { diff } from 'port43/diff'; import { checkRdap } from 'port43/rdap';
     console.log(typeof diff, checkRdap({}).length > 0);`,
  );
  await bundle(offline, 'offline.mjs', { platform: 'browser' });
  expect('a bundle of port43/diff and port43/rdap', run('node', ['offline.mjs']), 'function true');
  const whole = file('bundle-worker.mjs', `export { lookup } from 'port43';`);
  await bundle(whole, 'worker-all.mjs', {
    conditions: ['workerd'],
    platform: 'neutral',
    external: ['node:*'],
  });
  console.log('ok  a bundle of port43 for workers with Node\u2019s own modules');
}

try {
  install();
  checkImports();
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  checkCommand(manifest.version);
  checkGlobal();
  await checkBundles();
  checkTypes();
  checkSnippets(root, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
