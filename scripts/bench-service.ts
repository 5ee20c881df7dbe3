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
    const measured: [name: string, server: Server, asked: Asked, base: string | null][] = [
      ['raw node:http', raw, one, null],
      ['bare Fastify route', bare, one, null],
      ['cached record, one key', here, one, null],
      [all, here, { keys: here.keys, paths }, null],
    ];
    if (there !== null)
      measured.push(
        ['there: one key', there, { ...one, keys: there.keys.slice(0, 1) }, 'cached record, one key'],
        [`there: ${there.keys.length} keys`, there, { keys: there.keys, paths }, all],
      );
    const rounds: Record<string, Run>[] = [];
    for (let round = 0; round <= Number(values.rounds); round++) {
      const runs: Record<string, Run> = {};
      // In alternating order: the machine may become faster or slower within a round.
      for (const [name, server, asked] of round % 2 === 0 ? measured : measured.toReversed())
        runs[name] = await load(server, asked, options);
      // The first round warms up the compiler.
      if (round > 0) rounds.push(runs);
    }
    console.log(
      `${values.clients} connections, ${body.text.length} bytes an answer, ${database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'}, medians of ${values.rounds} rounds`,
    );
    console.log(
      `${' '.repeat(36)}requests/s  of bare  median ms  99th ms  event loop µs  of bare  all µs${there === null ? '' : '  loop, here/there  all, here/there'}`,
    );
    for (const [name, , , pair] of measured) {
      const of = (figure: (runs: Run, floor: Run) => number): number =>
        middle(rounds.map((runs) => figure(runs[name] as Run, runs['bare Fastify route'] as Run)));
      const ratio = (figure: 'loop' | 'all'): string =>
        pair === null
          ? ''
          : middle(
              rounds.map(
                (runs) => (runs[pair]?.[figure] ?? Number.NaN) / (runs[name]?.[figure] ?? Number.NaN),
              ),
            ).toFixed(2);
      console.log(
        [
          `  ${name.padEnd(34)}`,
          of(({ rate }) => rate)
            .toFixed(0)
            .padStart(10),
          of(({ rate }, floor) => rate / floor.rate)
            .toFixed(2)
            .padStart(9),
          of(({ median }) => median)
            .toFixed(1)
            .padStart(11),
          of(({ late }) => late)
            .toFixed(1)
            .padStart(9),
          of(({ loop }) => loop)
            .toFixed(0)
            .padStart(15),
          of(({ loop }, floor) => floor.loop / loop)
            .toFixed(2)
            .padStart(9),
          of(({ all }) => all)
            .toFixed(0)
            .padStart(8),
          ratio('loop').padStart(18),
          ratio('all').padStart(17),
        ]
          .join('')
          .trimEnd(),
      );
    }
    const loop = middle(
      rounds.map((runs) => (runs[all] as Run).loop / (runs['bare Fastify route'] as Run).loop),
    );
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
  console.log('where the busy time of the event loop goes, the three largest posts:');
  for (const [post, part] of posts(folder, options.seconds))
    console.log(`  ${`${(100 * part).toFixed(0)} %`.padStart(5)}  ${post}`);
  const audit = spawn(process.execPath, [command, 'accounts', 'audit', '--database', database], {
    stdio: 'inherit',
  });
  await new Promise((resolve) => audit.on('close', resolve));
}

function middle(figures: number[]): number {
  return figures.sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
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
