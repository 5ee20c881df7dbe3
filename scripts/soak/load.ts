import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MANNERS } from './upstreams.js';

export interface Target {
  url: string;
  keys: readonly string[];
}

/** Responses by what was requested and by status, of three digits; 000 is a connection that failed. */
export type Counts = Map<string, number>;

/** ms between two requests of each kind. */
const CACHED_MS = 10;
const FRESH_MS = 100;
const LOGIN_MS = 500;
const JOB_MS = 5000;
/** Names of a job. */
const JOB_NAMES = 50;
/** Clients that send requests and read nothing, and ms until each is replaced. */
const DEAF_CLIENTS = 10;
const DEAF_MS = 10_000;

/** Sends requests of all kinds until the signal, and then waits for their responses. */
export async function load(target: Target, counts: Counts, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 16 });
  const open = new Set<Promise<void>>();
  let turn = 0;
  const send = (what: string, path: string, options: { key?: string; body?: string } = {}): void => {
    const key = options.key ?? target.keys[turn++ % target.keys.length];
    const done = ask(target.url, path, agent, key, options.body).then((status) => {
      const kind = `${what} ${String(status).padStart(3, '0')}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      open.delete(done);
    });
    open.add(done);
  };
  let name = 0;
  const fresh = (manner: string): string => `${manner}-${name++}.com`;
  const kinds = [
    every(CACHED_MS, signal, () => send('cached', '/v1/whois/quick-0.com/properties')),
    ...MANNERS.map((manner, index) =>
      every(FRESH_MS * (index + 1), signal, () => send(manner, `/v1/whois/${fresh(manner)}/record`)),
    ),
    every(LOGIN_MS, signal, () => send('bad log-in', '/v1/account', { key: 'not-a-key' })),
    every(JOB_MS, signal, () => {
      const names = Array.from({ length: JOB_NAMES }, () => fresh('quick'));
      send('job', '/v1/jobs', { body: JSON.stringify({ names, want: 'properties' }) });
    }),
    ...Array.from({ length: DEAF_CLIENTS }, () => every(DEAF_MS, signal, () => deaf(target, signal))),
  ];
  await Promise.all(kinds);
  await Promise.all(open);
  agent.destroy();
}

/** Runs the function now and then every `ms` until the signal. */
async function every(ms: number, signal: AbortSignal, run: () => void): Promise<void> {
  while (!signal.aborted) {
    run();
    await wait(ms, undefined, { signal }).catch(() => undefined);
  }
}

function ask(url: string, path: string, agent: Agent, key = '', body?: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, url),
      {
        agent,
        auth: `${key}:X`,
        ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' } }),
      },
      (response) => {
        response.resume().on('error', () => resolve(0));
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0)).end(body);
  });
}

/** A client that sends a hundred requests and never reads. */
function deaf({ url, keys: [key] }: Target, signal: AbortSignal): void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const head = `GET /v1/whois/quick-0.com/properties HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Basic ${btoa(`${key}:X`)}\r\n\r\n`;
  socket.pause();
  socket.write(head.repeat(100));
  const end = () => void socket.destroy();
  const timer = setTimeout(end, DEAF_MS);
  signal.addEventListener('abort', end);
  socket.on('close', () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
}
