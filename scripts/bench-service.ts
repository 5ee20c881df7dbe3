/**
 * npm run bench:service -- [--seconds N] [--clients N] [--keys N] [--database postgres://…]
 *
 * Requests a second on cached records, each of them logged in, charged durably and tagged, beside a Fastify route that sends
 * the same bytes and does nothing else. Both servers are processes of their own and take turns in one run. At the end, where the
 * time goes: the audit then says whether each request was charged once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
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

/** The other process: one route, the same answer. */
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
    const body = await once(service, path, keys[0] ?? '');
    const bare = await start(children, ['--import', 'tsx', fileURLToPath(import.meta.url), '--bare', body]);

    const runs: Record<'bare' | 'one' | 'all', Run[]> = { bare: [], one: [], all: [] };
    for (let round = 0; round <= Number(values.rounds); round++) {
      const [floor, one] = [await load(bare, path, keys), await load(service, path, keys.slice(0, 1))];
      const all = await load(service, path, keys);
      // The first round is for the compiler.
      if (round === 0) continue;
      runs.bare.push(floor);
      runs.one.push(one);
      runs.all.push(all);
    }
    const bareRun = middle(runs.bare);
    console.log(
      `${values.clients} connections, ${body.length} bytes an answer, ${database.startsWith('postgres') ? 'PostgreSQL' : 'SQLite'}, median of ${values.rounds} rounds`,
    );
    console.log('                           requests/s  of bare   median ms   99th percentile ms');
    for (const [name, run] of [
      ['bare Fastify route', bareRun],
      ['cached record, one key', middle(runs.one)],
      [`cached record, ${keys.length} keys`, middle(runs.all)],
    ] as const)
      console.log(
        `  ${name.padEnd(24)} ${run.rate.toFixed(0).padStart(10)} ${(run.rate / bareRun.rate).toFixed(2).padStart(8)} ${run.median.toFixed(1).padStart(11)} ${run.late.toFixed(1).padStart(20)}`,
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
    console.log('where the busy time of the event loop goes, the largest:');
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

/** `median` and `late`, the 99th percentile, in ms. */
interface Run {
  rate: number;
  median: number;
  late: number;
}

function middle(runs: Run[]): Run {
  return runs.sort((a, b) => a.rate - b.rate)[runs.length >> 1] ?? { rate: 0, median: 0, late: 0 };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.on('close', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** Self time by package, of the main thread. */
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
      if (url.includes('node:internal/modules')) return [id, 'loading modules, at the start'];
      if (url.startsWith('node:')) return [id, `node: ${url.split('/')[1] ?? url}`];
      return [
        id,
        functionName === '(idle)' || functionName.startsWith('(garbage')
          ? functionName
          : 'native code: sockets, hashes, texts',
      ];
    }),
  );
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const post = postOf.get(id) ?? '';
    times.set(post, (times.get(post) ?? 0) + (timeDeltas[index] ?? 0));
  });
  times.delete('(idle)');
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([post, time]) => [post, time / busy]);
}

async function start(children: ChildProcess[], args: string[]): Promise<URL> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves (\S+)\/v1/.exec(line)?.[1];
    if (url !== undefined) return new URL(url);
  }
  throw new Error(`did not start: ${args.join(' ')}`);
}

async function createKeys(database: string, count: number): Promise<string[]> {
  const accounts = await openAccounts(database);
  const who = { email: 'bench@example.com', plan: 'payg', credits: 100_000_000 } as const;
  const keys: string[] = [];
  while (keys.length < count) keys.push((await accounts.create(who)).api_token);
  await accounts.close();
  return keys;
}

function once({ hostname, port }: URL, path: string, key: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, auth: `${key}:X`, ...(agent && { agent }) };
    get(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}: ${text}`)),
      );
    }).on('error', reject);
  });
}

/** All connections kept alive, each with the next of the keys. */
async function load(url: URL, path: string, keys: readonly string[]): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.clients) });
  const end = performance.now() + Number(values.seconds) * 1000;
  const times: number[] = [];
  const client = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      await once(url, path, keys[times.length % keys.length] ?? '', agent);
      times.push(performance.now() - since);
    }
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  agent.destroy();
  const rate = (times.length / (performance.now() - since)) * 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { rate, median: at(0.5), late: at(0.99) };
}
