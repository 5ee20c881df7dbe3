import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isSpecialAddress } from '../../index.js';
import { pause } from '../pause.js';
import { viewOf } from './api.js';
import type { JobStore } from './store.js';
import type { Job } from './tables.js';

export interface CallbackOptions {
  store: JobStore;
  now: () => number;
  /** Whether an address may be called. Default: only public ones. */
  mayCall?: ((address: string) => boolean) | undefined;
  /** Before the second attempt, and from it to the third, in ms. */
  pauses?: readonly number[] | undefined;
  /** Called when all attempts of a callback have failed. */
  onFailure: (jobId: string, error: unknown) => void;
  onTrouble: (error: unknown) => void;
}

const TIMEOUT_MS = 10_000;
/** When another process takes over the callbacks of one that ended. */
const CLAIM_MS = 60_000;
/** Between two checks for due callbacks. */
const CHECK_MS = 500;

/** Callbacks in progress; the last ones taken may exceed it by a few. */
const MAX_AT_ONCE = 500;

/** Before the second attempt, and from it to the third. */
const PAUSES_MS = [10_000, 60_000];

/** Reports the end of jobs to their URLs, up to three times each until the response is 2xx, until the signal is aborted. */
export async function callBack(options: CallbackOptions, signal: AbortSignal): Promise<void> {
  const { store, now, pauses = PAUSES_MS, onFailure, onTrouble } = options;
  const mayCall = options.mayCall ?? ((address: string) => !isSpecialAddress(address));

  async function tell(job: Job): Promise<void> {
    try {
      await send(job, now(), mayCall, signal);
      await store.calledBack(job.id, null);
    } catch (error) {
      if (signal.aborted) return;
      const next = pauses[job.callback_tries - 1];
      if (next === undefined) onFailure(job.id, error);
      await store.calledBack(job.id, next === undefined ? null : now() + next).catch(onTrouble);
    }
  }

  // A server that does not respond delays no other callback.
  const telling = new Set<Promise<void>>();
  while (!signal.aborted) {
    try {
      const due = telling.size < MAX_AT_ONCE ? await store.callbacks(now(), CLAIM_MS) : [];
      for (const job of due) {
        const told = tell(job).finally(() => telling.delete(told));
        telling.add(told);
      }
    } catch (error) {
      onTrouble(error);
    }
    await pause(CHECK_MS, signal);
  }
  await Promise.all(telling);
}

/**
 * The headers that sign a body as Standard Webhooks do (standardwebhooks.com): HMAC-SHA256 over id, time and body. The secret
 * is the SHA-256 of the API key that the job came with, which only the owner can compute.
 */
export function signed(id: string, time: number, body: string, keyHash: string): Record<string, string> {
  const timestamp = String(Math.floor(time / 1000));
  const signature = createHmac('sha256', Buffer.from(keyHash, 'hex'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Resolves if the response is 2xx. Redirects are not followed, and nothing else of the response is read. */
function send(
  job: Job,
  now: number,
  mayCall: (address: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL(job.callback ?? '');
  const body = JSON.stringify({ job: viewOf(job) });
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !mayCall(literal)) return Promise.reject(notPublic(literal));
  return new Promise((done, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: publicAlone(mayCall),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        ...signed(job.id, now, body, job.callback_key ?? ''),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'port43',
      },
    });
    request.on('error', reject);
    request.on('response', ({ statusCode = 0 }) => {
      if (statusCode >= 200 && statusCode < 300) done();
      else reject(new Error(`it responded with status ${statusCode}`));
      request.destroy();
    });
    // For Node, a switch to another protocol (101) is neither a response nor an error.
    request.on('close', () => reject(new Error('the connection was closed without a response')));
    request.end(body);
  });
}

/** The address is checked where it is resolved, so that it is the one that is called. */
function publicAlone(mayCall: (address: string) => boolean): LookupFunction {
  return (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error === null ? addresses.filter(({ address }) => mayCall(address)) : [];
      const [first] = allowed;
      if (error !== null) callback(error, '', 0);
      else if (first === undefined) callback(notPublic(host), '', 0);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
}

const notPublic = (host: string): Error => new Error(`${host} has no public address`);
