/**
 * npm run bench:engine -- [--count N] [--rounds N] [--bulk N]
 *
 * What the engine adds to a bare socket, each as a ratio within one run, against a server on loopback in a process of its own:
 *
 * - a question (`query`) and a lookup, with and without a referral, beside a loop of `net.connect`, 500 under way;
 * - `parse --ndjson` over two threads beside one;
 * - a list through `bulk` against replayed answers: names a second, peak memory, and what is left when it is over.
 *
 * CPU is that of this process; rates depend on what else the machine does.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'tsup';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '5' },
    bulk: { type: 'string', default: '10000' },
  },
});
const COUNT = Number(options.count);
const UNDERWAY = 500;
const root = new URL('..', import.meta.url).pathname;
const dir = mkdtempSync(join(root, 'node_modules', '.bench-'));

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

type Library = typeof import('../src/index.js');

try {
  const entry = {
    index: join(root, 'src/index.ts'),
    cli: join(root, 'src/cli/main.ts'),
    'parse-worker': join(root, 'src/cli/parse-worker.ts'),
  };
  await build({ entry, outDir: dir, format: 'esm', silent: true, config: false, dts: false });
  const library: Library = await import(pathToFileURL(join(dir, 'index.js')).href);
  await measureEngine(library);
  await measureThreads();
  await measureBulk();
} finally {
  rmSync(dir, { recursive: true });
}

async function measureEngine({ createClient }: Library): Promise<void> {
  const script = join(dir, 'server.mjs');
  writeFileSync(script, SERVER);
  const server = fork(script, ['whois.registrar-example.com']);
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
    'net.connect': () => bare(port),
    'query, limits and deadlines on': () => direct.query({ host: '127.0.0.1', port, query: 'shop.example' }),
    'lookup of one server': () => client.lookup(`shop${names++}.example`, { maxReferrals: 0 }),
    'lookup with a referral (two servers)': () => client.lookup(`shop${names++}.example`),
  };
  const found: Record<string, { cpu: number[]; rate: number[] }> = {};
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const [name, ask] of Object.entries(contenders)) {
      const { cpu, rate } = await load(ask);
      const kept = found[name] ?? { cpu: [], rate: [] };
      found[name] = kept;
      // The first round is for the compiler.
      if (round > 0) kept.cpu.push(cpu) && kept.rate.push(rate);
    }
  }
  console.log(`${COUNT} questions, ${UNDERWAY} under way`);
  const base = found['net.connect'];
  for (const [name, { cpu, rate }] of Object.entries(found)) {
    const ratio = (median(rate) / median(base?.rate ?? [])).toFixed(2);
    console.log(
      `  ${name.padEnd(38)}${median(rate).toFixed(0).padStart(7)}/s${ratio.padStart(7)}${median(cpu).toFixed(0).padStart(8)} µs CPU`,
    );
  }
  await client.close();
  await direct.close();
  // Handles close in the turns of the event loop after they were told to.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  const left = process.getActiveResourcesInfo().filter((name) => /TCP|Timeout/.test(name));
  console.log(`  left when it is over: ${left.length === 0 ? 'no socket, no timer' : left.join(', ')}`);
  server.disconnect();
  await once(server, 'exit');
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

async function load(ask: () => Promise<unknown>): Promise<{ cpu: number; rate: number }> {
  let left = COUNT;
  const before = process.cpuUsage();
  const since = performance.now();
  const one = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: UNDERWAY }, one));
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / COUNT, rate: (COUNT / (performance.now() - since)) * 1000 };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Each of the stored answers many times over, as lines. */
async function measureThreads(): Promise<void> {
  const lines = await run(['parse', '--ndjson', join(root, 'fixtures'), '--threads', '1']);
  const host = 'whois.nic.it';
  const body = readFileSync(join(root, 'fixtures', host, 'registered.txt'), 'utf8');
  const record = `${JSON.stringify({ host, domain: 'example.it', body })}\n`;
  const file = join(dir, 'records.ndjson');
  writeFileSync(file, record.repeat(40_000));
  console.log(`parse --ndjson: ${lines.out} lines of fixtures; 40,000 records`);
  const alone = await run(['parse', '--ndjson', file, '--threads', '1']);
  const two = await run(['parse', '--ndjson', file, '--threads', '2']);
  for (const [name, { seconds, peak }] of Object.entries({ 'one thread': alone, 'two threads': two }))
    console.log(
      `  ${name.padEnd(14)}${(40_000 / seconds).toFixed(0).padStart(7)}/s${(alone.seconds / seconds).toFixed(2).padStart(7)}${peak.toFixed(0).padStart(7)} MB`,
    );
}

async function measureBulk(): Promise<void> {
  for (const count of [Number(options.bulk) / 10, Number(options.bulk)]) {
    const names = join(dir, 'names.txt');
    const out = join(dir, `out${count}`);
    writeFileSync(names, Array.from({ length: count }, (_, n) => `example${n}.it\n`).join(''));
    const { seconds, peak } = await run([
      'bulk',
      names,
      '--out',
      out,
      '--properties',
      '--replay',
      join(root, 'fixtures'),
    ]);
    console.log(
      `bulk of ${count.toLocaleString('en-US')} names: ${(count / seconds).toFixed(0)}/s, peak ${peak.toFixed(0)} MB`,
    );
  }
}

/** Runs the command; `out` counts its lines. Peak memory as the kernel has it (Linux). */
async function run(args: string[]): Promise<{ seconds: number; peak: number; out: number }> {
  const since = performance.now();
  const child = spawn(process.execPath, [join(dir, 'cli.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = 0;
  let peak = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) out++;
  });
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It is over, or this is no Linux: then nothing is told of its memory.
    }
  }, 50);
  await once(child, 'close');
  clearInterval(look);
  return { seconds: (performance.now() - since) / 1000, peak, out };
}
