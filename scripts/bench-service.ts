/**
 * npm run bench:service -- [--seconds N] [--rounds N] [--clients N] [--keys N] [--names N] [--database postgres://…] [--against DIR]
 *   [--max-loop RATIO]
 *
 * Measures requests for cached records, each authenticated, charged durably and tagged, compared with raw node:http and with a Fastify route
 * that only send the same bytes, and with the service of another checkout (`--against`, with its own node_modules and database). All servers
 * are separate processes and take turns in each round. On a busy machine, the CPU time of a request says more than the number per second:
 * the ratios are medians of the rounds' own ratios. At the end it prints where the time of the event loop went, and an audit that each request
 * was charged once. Exits with 1 if a cached record takes more than `--max-loop` times the event loop's CPU time of the bare Fastify route.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadFixtures } from '../src/replay/fixture.js';
import { openAccounts } from '../src/service/index.js';
import { type Asked, basic, load, type Run } from './bench/service/load.js';
import { posts } from './bench/service/posts.js';
import { BARE, headerOf, type Measured, measureRounds, middle, rowOf } from './bench/service/rounds.js';
import { buildCommand, ended, FLOORS, type Floor, type Server, start } from './bench/service/servers.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    keys: { type: 'string', default: '50' },
    names: { type: 'string', default: '20' },
    database: { type: 'string' },
    against: { type: 'string' },
    'max-loop': { type: 'string', default: 'Infinity' },
    floor: { type: 'string' },
    body: { type: 'string', default: '' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const options = { seconds: Number(values.seconds), clients: Number(values.clients) };
const maxLoop = Number(values['max-loop']);
if (!(maxLoop > 0)) throw new TypeError(`--max-loop ${values['max-loop']}: must be a positive number`);

/** The name of the row for one name that is requested with one key. */
const ONE = 'cached record, one key';

if (values.floor !== undefined) console.log(`serves ${await FLOORS[values.floor as Floor](values.body)}/v1`);
else await compare();

/** A service of a checkout, and the requests that it gets. */
interface Service extends Server {
  command: string;
  flags: string[];
  database: string;
  keys: string[];
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'port43-bench-'));
  const builds: string[] = [];
  const children: ChildProcess[] = [];
  const serve = async (checkout: string, database: string): Promise<Service> => {
    const outDir = mkdtempSync(join(checkout, 'node_modules', '.bench-'));
    builds.push(outDir);
    const command = await buildCommand(checkout, outDir);
    const flags = ['--port', '0', '--database', database, '--replay', join(root, 'fixtures')];
    const server = await start(children, [command, 'serve', ...flags]);
    return { ...server, command, flags, database, keys: await createKeys(database, Number(values.keys)) };
  };
  try {
    const database = values.database ?? join(folder, 'bench.db');
    const here = await serve(root, database);
    const there =
      values.against === undefined ? null : await serve(resolve(values.against), await otherThan(database));
    const [body, ...others] = await readPaths(here);
    for (const service of [here, there]) if (service !== null) await readPaths(service);
    const one = { keys: here.keys.slice(0, 1), paths: [body.path] };
    const paths = [body.path, ...others.map(({ path }) => path)];
    const floor = (name: Floor) =>
      start(children, [
        ...['--import', 'tsx', fileURLToPath(import.meta.url)],
        ...['--floor', name, '--body', body.text],
      ]);
    const [raw, bare] = [await floor('http'), await floor('fastify')];

    const all = `cached records, ${here.keys.length} keys, ${paths.length} names`;
    const measured: Measured[] = [
      { name: 'raw node:http', server: raw, asked: one, comparedWith: null },
      { name: BARE, server: bare, asked: one, comparedWith: null },
      { name: ONE, server: here, asked: one, comparedWith: null },
      { name: all, server: here, asked: { keys: here.keys, paths }, comparedWith: null },
    ];
    if (there !== null) {
      const { keys } = there;
      const asked = { ...one, keys: keys.slice(0, 1) };
      measured.push(
        { name: 'there: one key', server: there, asked, comparedWith: ONE },
        { name: `there: ${keys.length} keys`, server: there, asked: { keys, paths }, comparedWith: all },
      );
    }
    const rounds = await measureRounds(measured, Number(values.rounds), options);
    console.log(
      `${values.clients} connections, ${body.text.length} bytes a response, ${database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'}, medians of ${values.rounds} rounds`,
    );
    console.log(headerOf(there !== null));
    for (const each of measured) console.log(rowOf(each, rounds));
    const loop = middle(rounds.map((round) => (round[all] as Run).loop / (round[BARE] as Run).loop));
    if (!(loop <= maxLoop)) {
      console.error(
        `bench:service: event loop's CPU of a cached record ${loop.toFixed(2)} times a bare route's, more than ${maxLoop}`,
      );
      process.exitCode = 1;
    }
    for (const child of children.splice(0)) await ended(child);
    await profile(children, folder, here, { keys: here.keys, paths });
    if (there !== null) await drop(there.database);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    for (const build of builds) rmSync(build, { recursive: true });
    rmSync(folder, { recursive: true });
  }
}

async function profile(
  children: ChildProcess[],
  folder: string,
  { command, flags, database }: Service,
  asked: Asked,
): Promise<void> {
  const server = await start(children, ['--cpu-prof', '--cpu-prof-dir', folder, command, 'serve', ...flags]);
  await load(server, asked, options);
  for (const child of children.splice(0)) await ended(child);
  console.log('where the busy time of the event loop goes, the three largest parts:');
  for (const [post, part] of posts(folder, options.seconds))
    console.log(`  ${`${(100 * part).toFixed(0)} %`.padStart(5)}  ${post}`);
  const audit = spawn(process.execPath, [command, 'accounts', 'audit', '--database', database], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => audit.on('close', resolve));
}

/** Another database next to this one: a file, or a new database of the same server. */
async function otherThan(database: string): Promise<string> {
  if (!database.startsWith('postgres')) return `${database}-against`;
  const url = new URL(database);
  url.pathname = `/port43_against_${process.pid}`;
  await onServer(database, `create database ${url.pathname.slice(1)}`);
  return url.href;
}

async function drop(database: string): Promise<void> {
  if (!database.startsWith('postgres')) return;
  await onServer(values.database ?? '', `drop database ${new URL(database).pathname.slice(1)} with (force)`);
}

async function onServer(location: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: location });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function createKeys(database: string, count: number): Promise<string[]> {
  const accounts = await openAccounts(database);
  const keys: string[] = [];
  while (keys.length < count) {
    const who = { email: `bench-${Date.now()}-${keys.length}@example.com`, plan: 'payg' } as const;
    keys.push((await accounts.create({ ...who, credits: 100_000_000 })).api_token);
  }
  await accounts.close();
  return keys;
}

interface Sent {
  path: string;
  text: string;
}

/** Paths of as many names as wanted whose records can be looked up, and the responses; example.com is the first. */
async function readPaths({ url, keys: [key = ''] }: Service): Promise<[Sent, ...Sent[]]> {
  const fixtures = await loadFixtures(join(root, 'fixtures'));
  const names = new Set(
    fixtures.flatMap(({ domain }) => (/^[a-z-]+\.[a-z]+$/.test(domain ?? '') ? [domain] : [])),
  );
  const read = async (name: string | null): Promise<Sent | null> => {
    const path = `/v1/whois/${name}/properties`;
    const answer = await fetch(new URL(path, url), { headers: { authorization: basic(key) } });
    const text = await answer.text();
    return answer.status === 200 ? { path, text } : null;
  };
  const first = await read('example.com');
  if (first === null) throw new Error('example.com could not be looked up');
  const found: [Sent, ...Sent[]] = [first];
  for (const name of names) {
    if (found.length >= Number(values.names)) break;
    const sent = name === 'example.com' ? null : await read(name);
    if (sent !== null) found.push(sent);
  }
  return found;
}
