/**
 * npm run bench:service -- [--seconds N] [--rounds N] [--clients N] [--keys N] [--database postgres://…]
 *
 * Measures requests per second for cached records, each authenticated, charged durably and tagged, compared with a Fastify route that only
 * sends the same bytes. Both servers are separate processes and take turns in one run. On a busy machine, the CPU time of a request says more
 * than the number per second. At the end it prints where the time of the event loop went, and an audit that each request was charged once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastify } from 'fastify';
import { build } from 'tsup';
import { openAccounts } from '../src/service/index.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    keys: { type: 'string', default: '50' },
    database: { type: 'string' },
    bare: { type: 'string' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));

if (values.bare !== undefined) await serveBare(values.bare);
else await compare();

/** The other process: one route with the same response. */
async function serveBare(body: string): Promise<void> {
  const app = fastify();
  app.get('/v1/whois/:domain/properties', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(body),
  );
  console.log(`serves ${await app.listen({ port: 0, host: '127.0.0.1' })}/v1`);
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'port43-bench-'));
  const outDir = mkdtempSync(join(root, 'node_modules', '.bench-'));
  const children: ChildProcess[] = [];
  try {
    const entry = {
      cli: join(root, 'src/cli/main.ts'),
      'sqlite-writer': join(root, 'src/service/database/sqlite-writer.js'),
    };
    await build({
      entry,
      outDir,
      format: 'esm',
      target: 'node20',
      splitting: true,
      silent: true,
      config: false,
    });
    const command = join(outDir, 'cli.js');
    const database = values.database ?? join(folder, 'bench.db');
    const flags = ['--port', '0', '--database', database, '--replay', join(root, 'fixtures')];
    const service = await start(children, [command, 'serve', ...flags]);
    const keys = await createKeys(database, Number(values.keys));
    const path = '/v1/whois/example.com/properties';
    const body = await bodyOf(service, path, keys[0] ?? '');
    const bare = await start(children, ['--import', 'tsx', fileURLToPath(import.meta.url), '--bare', body]);

    const runs: Record<'bare' | 'one' | 'all', Run[]> = { bare: [], one: [], all: [] };
    for (let round = 0; round <= Number(values.rounds); round++) {
      const [floor, one] = [await load(bare, path, keys), await load(service, path, keys.slice(0, 1))];
      const all = await load(service, path, keys);
      // The first round warms up the compiler.
      if (round === 0) continue;
      runs.bare.push(floor);
      runs.one.push(one);
      runs.all.push(all);
    }
    console.log(
      `${values.clients} connections, ${body.length} bytes an answer, ${database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'}, medians of ${values.rounds} rounds`,
    );
    console.log(
      '                          requests/s  of bare  median ms  99th ms  event loop µs  of bare  all µs',
    );
    const floor = middle(runs.bare);
    for (const [name, run] of [
      ['bare Fastify route', floor],
      ['cached record, one key', middle(runs.one)],
      [`cached record, ${keys.length} keys`, middle(runs.all)],
    ] as const)
      console.log(
        [
          `  ${name.padEnd(24)}`,
          run.rate.toFixed(0).padStart(10),
          (run.rate / floor.rate).toFixed(2).padStart(9),
          run.median.toFixed(1).padStart(11),
          run.late.toFixed(1).padStart(9),
          run.loop.toFixed(0).padStart(15),
          (floor.loop / run.loop).toFixed(2).padStart(9),
          run.all.toFixed(0).padStart(8),
        ].join(''),
      );
    for (const child of children.splice(0)) await ended(child);

    const profiled = await start(children, [
      '--cpu-prof',
      '--cpu-prof-dir',
      folder,
      command,
      'serve',
      ...flags,
    ]);
    await load(profiled, path, keys);
    for (const child of children.splice(0)) await ended(child);
    console.log('where the busy time of the event loop goes, the three largest posts:');
    for (const [post, part] of posts(folder))
      console.log(`  ${`${(100 * part).toFixed(0)} %`.padStart(5)}  ${post}`);
    const audit = spawn(process.execPath, [command, 'accounts', 'audit', '--database', database], {
      stdio: 'inherit',
    });
    await new Promise((resolve) => audit.on('close', resolve));
  } finally {
    for (const child of children) child.kill('SIGTERM');
    rmSync(outDir, { recursive: true });
    rmSync(folder, { recursive: true });
  }
}

/** `median` and `late`, the 99th percentile, in ms; `loop` and `all` in µs of CPU for a request: of the event loop, and of all threads. */
interface Run {
  rate: number;
  median: number;
  late: number;
  loop: number;
  all: number;
}

/** Each figure's own median. */
function middle(runs: Run[]): Run {
  const of = (name: keyof Run): number =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;
  return { rate: of('rate'), median: of('median'), late: of('late'), loop: of('loop'), all: of('all') };
}

/** CPU time of the threads of a process in µs, that of its event loop first; Linux only. */
function cpuOf({ pid }: ChildProcess): { loop: number; all: number } {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => ({
    isMain: thread === String(pid),
    time: Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1000,
  }));
  return {
    loop: threads.find(({ isMain }) => isMain)?.time ?? Number.NaN,
    all: threads.reduce((sum, { time }) => sum + time, 0),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** Self time of the event loop under load, by package, and native code by function. */
function posts(folder: string): [post: string, part: number][] {
  const file = readdirSync(folder).find((name) => /\.0\.\d+\.cpuprofile$/.test(name)) ?? '';
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    nodes: { id: number; callFrame: { functionName: string; url: string } }[];
    samples: number[];
    timeDeltas: number[];
  };
  const postOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(url) ?? [];
      if (/\/\.bench-/.test(url)) return [id, 'port43 itself'];
      if (name !== undefined) return [id, name];
      if (url.startsWith('node:')) return [id, `Node's ${url.replace(/^node:(?:internal\/)?/, '')}`];
      return [id, functionName.startsWith('(') ? functionName : `native ${functionName}`];
    }),
  );
  const times = new Map<string, number>();
  let left = Number(values.seconds) * 1e6;
  for (let index = samples.length - 1; index >= 0 && left > 0; index--) {
    const time = timeDeltas[index] ?? 0;
    const post = postOf.get(samples[index] ?? 0) ?? '';
    if (post !== '(idle)') times.set(post, (times.get(post) ?? 0) + time);
    left -= time;
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([post, time]) => [post, time / busy]);
}

interface Server {
  child: ChildProcess;
  url: URL;
}

async function start(children: ChildProcess[], args: string[]): Promise<Server> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves (\S+)\/v1/.exec(line)?.[1];
    if (url !== undefined) return { child, url: new URL(url) };
  }
  throw new Error(`did not start: ${args.join(' ')}`);
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

function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:X`).toString('base64')}`;
}

async function bodyOf({ url }: Server, path: string, key: string): Promise<string> {
  const answer = await fetch(new URL(path, url), { headers: { authorization: basic(key) } });
  if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`);
  return answer.text();
}

/**
 * All connections are kept alive, each with the next of the keys. Uses bare sockets: an expensive client would measure itself, and both
 * ratios would look better than they are.
 */
async function load({ child, url }: Server, path: string, keys: readonly string[]): Promise<Run> {
  const requests = keys.map((key) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: ${basic(key)}\r\n\r\n`),
  );
  const end = performance.now() + Number(values.seconds) * 1000;
  const times: number[] = [];
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      let [since, missing] = [0, 0];
      const ask = () => {
        if (performance.now() >= end) return void socket.end();
        since = performance.now();
        socket.write(requests[times.length % requests.length] ?? '');
      };
      socket
        .on('connect', ask)
        .on('error', reject)
        .on('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n') + 4);
          const [, length] = /^HTTP\/1\.1 200 [\s\S]*\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? [];
          if (length === undefined) return void socket.destroy(new Error(`unexpected response: ${head}`));
          missing = head.length + Number(length);
        }
        missing -= chunk.length;
        if (missing > 0) return;
        times.push(performance.now() - since);
        ask();
      });
    });
  const [since, before] = [performance.now(), cpuOf(child)];
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  const [took, after] = [performance.now() - since, cpuOf(child)];
  const count = times.length;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(count * part)] ?? Number.NaN;
  return {
    rate: (count / took) * 1000,
    median: at(0.5),
    late: at(0.99),
    loop: (after.loop - before.loop) / count,
    all: (after.all - before.all) / count,
  };
}
