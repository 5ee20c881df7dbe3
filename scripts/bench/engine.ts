import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';

const UNDERWAY = 500;
const RECORDS = 40_000;
const root = new URL('../..', import.meta.url).pathname;
const dir = mkdtempSync(join(root, 'node_modules', '.bench-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

export interface EngineOptions {
  /** Queries in a round. */
  questions: number;
  rounds: number;
  /** Names in the longest list. */
  names: number;
}

export interface EngineFigures {
  /** CPU time of a query, as a multiple of a bare socket's. */
  question: number;
  /** The same of a lookup that queries one server and reads its response. */
  lookup: number;
  /** CPU of the busiest of two threads of `parse --ndjson`, as a share of one that does all the work; null if the system does not report it. */
  thread: number | null;
  /** Peak memory of `bulk` for its longest list, in MB; null if the system does not report it. */
  peak: number | null;
}

const SERVER = `
import { createServer } from 'node:net';
const [referral] = process.argv.slice(2);
const record = \`Domain Name: SHOP.EXAMPLE
Registry Domain ID: 1-EXAMPLE
Registrar WHOIS Server: \${referral}
Updated Date: 2024-05-06T07:08:09Z
Creation Date: 2001-02-03T04:05:06Z
Registry Expiry Date: 2030-02-03T04:05:06Z
Registrar: Example Registrar, Inc.
Registrar IANA ID: 9999
Domain Status: ok https://icann.org/epp#ok
Name Server: NS1.EXAMPLE.NET
\`;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(record));
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
`;

const BARE = 'net.connect';
const QUESTION = 'query, limits and deadlines on';
const LOOKUP = 'lookup of one server';

type Library = typeof import('../../src/index.js');

/**
 * Measures what the engine adds to a bare socket, as ratios within one run, with a server on loopback in a separate process:
 *
 * - a query (`query`) and a lookup, with and without a referral, compared with a loop of `net.connect`, 500 at the same time;
 * - `parse --ndjson` on two threads, compared with one;
 * - a list with `bulk` and replayed responses: names per second, peak memory.
 *
 * CPU time is that of the process or the thread. Rates depend on what else the machine does.
 */
export async function benchEngine(options: EngineOptions): Promise<EngineFigures> {
  const entry = {
    index: join(root, 'src/index.ts'),
    cli: join(root, 'src/cli/main.ts'),
    'parse-worker': join(root, 'src/cli/parse/worker.ts'),
  };
  await build({ entry, outDir: dir, format: 'esm', silent: true, config: false, dts: false });
  const library: Library = await import(pathToFileURL(join(dir, 'index.js')).href);
  return {
    ...(await measureQuestions(library, options)),
    thread: await measureThreads(),
    peak: await measureBulk(options.names),
  };
}

async function measureQuestions(
  { createClient }: Library,
  { questions, rounds }: EngineOptions,
): Promise<Pick<EngineFigures, 'question' | 'lookup'>> {
  const script = join(dir, 'server.mjs');
  writeFileSync(script, SERVER);
  const server = fork(script, ['whois.registrar.example']);
  const [port] = (await once(server, 'message')) as [number];
  const client = createClient({
    pacing: false,
    maxSockets: UNDERWAY,
    connect: ({ host: _, signal: _signal }) => connect({ host: '127.0.0.1', port }),
    servers: { example: { host: 'whois.nic.example', referral: 'Registrar WHOIS Server' } },
  });
  const direct = createClient({ pacing: false, maxSockets: UNDERWAY });
  let names = 0;
  const contenders: Record<string, () => Promise<unknown>> = {
    [BARE]: () => bare(port),
    [QUESTION]: () => direct.query({ host: '127.0.0.1', port, query: 'shop.example' }),
    [LOOKUP]: () => client.lookup(`shop${names++}.example`, { maxReferrals: 0 }),
    'lookup with a referral (two servers)': () => client.lookup(`shop${names++}.example`),
  };
  const found: Record<string, { cpu: number[]; rate: number[] }> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, ask] of Object.entries(contenders)) {
      const { cpu, rate } = await load(ask, questions);
      const kept = found[name] ?? { cpu: [], rate: [] };
      found[name] = kept;
      // The first round warms up the compiler.
      if (round > 0) kept.cpu.push(cpu) && kept.rate.push(rate);
    }
  }
  console.log(`\n${questions} questions, ${UNDERWAY} under way`);
  const base = found[BARE];
  const ratios: Record<string, number> = {};
  for (const [name, { cpu, rate }] of Object.entries(found)) {
    const ratio = median(cpu) / median(base?.cpu ?? []);
    ratios[name] = ratio;
    console.log(
      `  ${name.padEnd(38)}${median(cpu).toFixed(0).padStart(6)} µs CPU${ratio.toFixed(2).padStart(6)} × bare${median(rate).toFixed(0).padStart(7)}/s`,
    );
  }
  await client.close();
  await direct.close();
  // Handles are closed in later turns of the event loop.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  const left = process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name));
  console.log(`  left when it is over: ${left.length === 0 ? 'no socket, no timer' : left.join(', ')}`);
  server.disconnect();
  await once(server, 'exit');
  return { question: ratios[QUESTION] ?? Number.NaN, lookup: ratios[LOOKUP] ?? Number.NaN };
}

function bare(port: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => resolve(null));
    socket.on('end', () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    });
    socket.write('shop.example\r\n');
  });
}

async function load(ask: () => Promise<unknown>, questions: number): Promise<{ cpu: number; rate: number }> {
  let left = questions;
  const before = process.cpuUsage();
  const since = performance.now();
  const one = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: UNDERWAY }, one));
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / questions, rate: (questions / (performance.now() - since)) * 1000 };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function measureThreads(): Promise<number | null> {
  const host = 'whois.nic.it';
  const body = readFileSync(join(root, 'fixtures', host, 'registered.txt'), 'utf8');
  const file = join(dir, 'records.ndjson');
  writeFileSync(file, `${JSON.stringify({ host, domain: 'example.it', body })}\n`.repeat(RECORDS));
  console.log(`\nparse --ndjson of ${RECORDS.toLocaleString('en-US')} records`);
  const runs = [];
  for (const threads of ['1', '2']) {
    const done = await run(['parse', '--ndjson', file, '--threads', threads]);
    runs.push(done);
    console.log(
      `  ${`${threads} thread${threads === '1' ? '' : 's'}`.padEnd(12)}${done.busiest.toFixed(2)} s CPU of the busiest one, ${(RECORDS / done.seconds).toFixed(0)}/s, peak ${done.peak.toFixed(0)} MB`,
    );
  }
  const [one, two] = runs;
  return one === undefined || two === undefined || one.busiest === 0 ? null : two.busiest / one.busiest;
}

async function measureBulk(most: number): Promise<number | null> {
  let last = 0;
  console.log('');
  for (const count of [most / 10, most]) {
    const names = join(dir, 'names.txt');
    writeFileSync(names, Array.from({ length: count }, (_, n) => `example${n}.it\n`).join(''));
    const options = ['--out', join(dir, `out${count}`), '--properties', '--replay', join(root, 'fixtures')];
    // The folder has no response for these names: each is queried, and the command exits with 2.
    const { seconds, peak } = await run(['bulk', names, ...options], 2);
    last = peak;
    console.log(
      `bulk of ${count.toLocaleString('en-US')} names: ${(count / seconds).toFixed(0)}/s, peak ${peak.toFixed(0)} MB`,
    );
  }
  return last === 0 ? null : last;
}

interface Run {
  seconds: number;
  /** MB, as the kernel has it (Linux). */
  peak: number;
  /** Seconds of CPU of the thread that took most (Linux). */
  busiest: number;
}

/** Runs the command and looks at it until it ends with that code. */
async function run(args: string[], end = 0): Promise<Run> {
  const since = performance.now();
  const child = spawn(process.execPath, [join(dir, 'cli.js'), ...args], { stdio: 'ignore' });
  let peak = 0;
  let busiest = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      for (const thread of readdirSync(`/proc/${child.pid}/task`)) {
        const [nanoseconds] = readFileSync(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8').split(' ');
        busiest = Math.max(busiest, Number(nanoseconds) / 1e9);
      }
    } catch {
      // The process has ended, or this is not Linux, which alone reports memory and threads.
    }
  }, 25);
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== end) throw new Error(`port43 ${args[0]} ended with ${code}`);
  return { seconds: (performance.now() - since) / 1000, peak, busiest };
}
