/**
 * Measures the service while thousands of clients request names whose servers accept connections but send nothing. Clients, service and
 * servers are separate processes on loopback, as in production: in one process each would wait for the others.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface Trial {
  /** Requests, each on a separate connection and for another name. */
  requests: number;
  /** Connections opened at once, and ms until the next. */
  wave: number;
  pause: number;
  /** Accounts that send requests in turn. */
  accounts: number;
  /** ms for a whole lookup; default: the service's own. */
  timeout?: number;
}

export interface Visits {
  times: number;
  median: number;
  late: number;
  slowest: number;
  /** The slowest, without the time in which service or visitor waited for a core that other processes used. */
  slowestOwn: number;
}

export interface Outcome {
  /** The number of responses by status; 0: the connection failed. */
  statuses: Record<number, number>;
  /** Resident memory of the service in MB: before the first request, and at most. */
  idle: number;
  peak: number;
  /** How long `/account` took meanwhile, in ms, on a kept connection and on new ones. */
  account: Visits;
  /** ms in which the service's main thread was ready to run but other processes used the cores; and the duration of the trial. */
  starved: number;
  took: number;
  /** Whether every account still has its grant, and the audit is exact. */
  unpaid: boolean;
}

const SERVICE = fileURLToPath(new URL('silent-service.ts', import.meta.url));
const VISITOR = fileURLToPath(new URL('visitor.ts', import.meta.url));
const SILENT = `
  const server = require('node:net').createServer((socket) => socket.on('error', () => {}).resume());
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => console.log(server.address().port));`;

export async function trySilentUpstreams({
  requests,
  wave,
  pause,
  accounts,
  timeout,
}: Trial): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'port43-silent-'));
  const children: ChildProcess[] = [];
  try {
    const [port] = await start(children, ['-e', SILENT], 1);
    const database = join(folder, 'silent.db');
    const told = await start(
      children,
      ['--import', 'tsx', SERVICE, database, String(port), String(accounts), String(timeout ?? '')],
      accounts + 1,
    );
    const [url = '', ...keys] = told;
    const service = children.at(-1);
    const [first = ''] = keys;
    // Warmed up: compiling and loading for the first requests are not measured.
    for (let n = 0; n < 200; n++) await get(url, '/v1/account', first);
    const waitedBefore = runQueue(service?.pid);
    const idle = memory(service, 'VmRSS');

    const since = performance.now();
    const statuses: Record<number, number> = {};
    const asked: Promise<void>[] = [];
    const visitor = visit(children, url, first, service?.pid);
    for (let n = 0; n < requests; n++) {
      if (n > 0 && n % wave === 0) await wait(pause);
      const name = `silent-${n}.com`;
      asked.push(
        get(url, `/v1/whois/${name}/record`, keys[n % keys.length] ?? '').then((status) => {
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      );
    }
    await Promise.all(asked);
    const account = await visitor.end();
    const took = performance.now() - since;
    const peak = memory(service, 'VmHWM');
    const starved = runQueue(service?.pid) - waitedBefore;
    const unpaid = (await ended(service)) === 0;
    return { statuses, idle, peak, account, starved, took, unpaid };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

/** Requests the account every 100 ms, from an otherwise idle process, until it is ended. */
function visit(
  children: ChildProcess[],
  url: string,
  key: string,
  service?: number,
): { end(): Promise<Visits> } {
  const child = spawn(process.execPath, ['--import', 'tsx', VISITOR, url, key, String(service)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return {
    end: async () => {
      child.kill('SIGTERM');
      let told = '';
      for await (const chunk of child.stdout) told += chunk;
      return JSON.parse(told) as Visits;
    },
  };
}

async function ended(child: ChildProcess | undefined): Promise<number | null> {
  const closed = child && once(child, 'close');
  child?.kill('SIGTERM');
  await closed;
  return child?.exitCode ?? null;
}

/** ms that the main thread of a process was ready to run, and waited for a core. */
export function runQueue(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** Starts a process and returns its first lines. */
async function start(children: ChildProcess[], args: string[], lines: number): Promise<string[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    if (told.push(line) === lines) return told;
  throw new Error(`did not start: ${args.join(' ')}`);
}

/** In MB, as Linux counts it. */
function memory(child: ChildProcess | undefined, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The status; 0 if the connection failed. */
export function get(url: string, path: string, key: string, agent: Agent | false = false): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, agent, auth: `${key}:X` }, (response) => {
      response.resume().on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0)).end();
  });
}
