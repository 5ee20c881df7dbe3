/**
 * npm run bench:service -- [--seconds N] [--clients N] [--database postgres://…]
 *
 * Requests a second on cached records, each of them logged in, charged durably and tagged, beside a Fastify route that sends
 * the same bytes and does nothing else. Both servers are processes of their own and take turns in one run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fastify } from 'fastify';
import { build } from 'tsup';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    clients: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
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
    const key = await createAccount(command, database);
    const path = '/v1/whois/example.com/properties';
    const body = await once(service, path, key);
    const bare = await start(children, ['--import', 'tsx', fileURLToPath(import.meta.url), '--bare', body]);

    const rates: Record<string, number[]> = { 'bare route': [], service: [] };
    for (let round = 0; round <= Number(values.rounds); round++) {
      const [floor, own] = [await rate(bare, path, key), await rate(service, path, key)];
      // The first round is for the compiler.
      if (round === 0) continue;
      rates['bare route']?.push(floor);
      rates.service?.push(own);
    }
    const middle = (all: number[] = []) => all.sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
    const [floor, own] = [middle(rates['bare route']), middle(rates.service)];
    console.log(
      `${values.clients} connections, ${body.length} bytes an answer, median of ${values.rounds} rounds`,
    );
    console.log(`  bare Fastify route   ${floor.toFixed(0).padStart(7)} requests/s`);
    console.log(
      `  cached record        ${own.toFixed(0).padStart(7)} requests/s   ${(own / floor).toFixed(2)} of it`,
    );
    for (const child of children) child.kill('SIGTERM');
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

async function start(children: ChildProcess[], args: string[]): Promise<URL> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /serves (\S+)\/v1/.exec(line)?.[1];
    if (url !== undefined) return new URL(url);
  }
  throw new Error(`did not start: ${args.join(' ')}`);
}

async function createAccount(command: string, database: string): Promise<string> {
  const who = ['--email', 'bench@example.com', '--plan', 'payg', '--credits', '100000000'];
  const child = spawn(
    process.execPath,
    [command, 'accounts', 'create', ...who, '--database', database, '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return JSON.parse(text).api_token;
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

/** Requests a second, all connections kept alive. */
async function rate(url: URL, path: string, key: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.clients) });
  const end = performance.now() + Number(values.seconds) * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await once(url, path, key, agent);
      count++;
    }
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  agent.destroy();
  return (count / (performance.now() - since)) * 1000;
}
