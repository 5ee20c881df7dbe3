import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Server } from './servers.js';

/** `median` and `late`, the 99th percentile, in ms; `loop` and `all` in µs of CPU for a request: of the event loop, and of all threads. */
export interface Run {
  rate: number;
  median: number;
  late: number;
  loop: number;
  all: number;
}

export interface LoadOptions {
  seconds: number;
  clients: number;
}

/**
 * All connections are kept alive, and request every name with every key. Uses bare sockets: a slow client would measure mostly itself, and
 * both ratios would look better than they are.
 */
export async function load(
  { child, url }: Server,
  { keys, paths }: Asked,
  { seconds, clients }: LoadOptions,
): Promise<Run> {
  const requests = Array.from({ length: keys.length * paths.length }, (_, index) => {
    const [key = '', path = ''] = [keys[index % keys.length], paths[Math.floor(index / keys.length)]];
    return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: ${basic(key)}\r\n\r\n`);
  });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const client = (first: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      let [next, since, missing] = [first, 0, 0];
      const ask = () => {
        if (performance.now() >= end) return void socket.end();
        since = performance.now();
        socket.write(requests[next++ % requests.length] ?? '');
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
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index * SPREAD)));
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

/** The `Authorization` header of a key. */
export function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:X`).toString('base64')}`;
}

/** The requests to send: every path with every key. */
export interface Asked {
  keys: readonly string[];
  paths: readonly string[];
}

/** Between the first requests of two connections, so that they do not request the same name at the same time. */
const SPREAD = 7;
