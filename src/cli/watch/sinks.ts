import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WatchEvent } from '../../watches/index.js';
import { signed } from '../../webhooks/sign.js';
import { type Io, print } from '../io.js';
import type { Sink } from './journal.js';
import type { EventFormat } from './show-event.js';

/** Delivers an event. Rejects if it did not arrive. */
export type Deliver = (event: WatchEvent) => Promise<void>;

export type Sinks = Partial<Record<Sink, Deliver>>;

const EXEC_TIMEOUT_MS = 60_000;
const NOTIFY_TIMEOUT_MS = 10_000;

/** Prints events; the header comes before the first one. */
export function toOutput(io: Io, { header, show }: EventFormat): Deliver {
  let isFirst = true;
  return async (event) => {
    await print(io.stdout, `${isFirst ? header : ''}${show(event)}`);
    isFirst = false;
  };
}

/** Runs a command of the shell with the event as JSON on its stdin. */
export const toCommand =
  (command: string, env: NodeJS.ProcessEnv): Deliver =>
  async (event) => {
    const child = spawn(command, {
      shell: true,
      env: { ...env, PORT43_EVENT: event.type, PORT43_DOMAIN: event.domain, PORT43_EVENT_ID: event.id },
      // stdout has the events only.
      stdio: ['pipe', process.stderr, process.stderr],
      timeout: EXEC_TIMEOUT_MS,
    });
    // A command need not read its stdin.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(`${JSON.stringify(event)}\n`);
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) throw new Error(`--exec: the command ended with ${signal ?? `exit code ${code}`}`);
  };

/** Posts events as Standard Webhooks (standardwebhooks.com). The id is the event's, so that a receiver can recognize one that it has. */
export const toWebhook =
  (url: string, key: Uint8Array, now: () => number): Deliver =>
  async (event) => {
    const body = JSON.stringify({ type: `domain.${event.type}`, timestamp: event.at, data: event });
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
      headers: {
        ...signed({ id: event.id, body }, now(), [key]),
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'port43',
      },
    }).catch((cause: Error) => {
      throw new Error(
        `--notify: ${url} cannot be reached (${(cause.cause as Error | undefined)?.message ?? cause.message})`,
        { cause },
      );
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`--notify: ${url} responded with status ${response.status}`);
  };
