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
  /** Whether an address may be called. Default: public ones alone. */
  mayCall?: ((address: string) => boolean) | undefined;
  /** ms until the second try, and from it to the third. */
  pauses?: readonly number[] | undefined;
  /** Told of a callback that failed each time. */
  onFailure: (jobId: string, error: unknown) => void;
  onTrouble: (error: unknown) => void;
}

/** In ms. What is claimed by a process that ends is tried by another one after so long. */
const TIMEOUT = 10_000;
const CLAIM = 60_000;
const LOOK = 500;

/** Callbacks under way, or a few more. */
const MOST = 500;
const PAUSES = [10_000, 60_000];

/** Tells of the end of jobs, each three times at most until its URL answers with 2xx. Ends with the signal. */
export async function callBack(options: CallbackOptions, signal: AbortSignal): Promise<void> {
  const { store, now, pauses = PAUSES, onFailure, onTrouble } = options;
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

  // Who does not answer holds up nobody else.
  const telling = new Set<Promise<void>>();
  while (!signal.aborted) {
    try {
      const due = telling.size < MOST ? await store.callbacks(now(), CLAIM) : [];
      for (const job of due) {
        const told = tell(job).finally(() => telling.delete(told));
        telling.add(told);
      }
    } catch (error) {
      onTrouble(error);
    }
    await pause(LOOK, signal);
  }
  await Promise.all(telling);
}

/**
 * The headers that sign a body as Standard Webhooks do (standardwebhooks.com): HMAC-SHA256 over id, time and body. The secret
 * is the SHA-256 of the API key that the job came with, which its owner alone can make.
 */
export function signed(id: string, time: number, body: string, keyHash: string): Record<string, string> {
  const timestamp = String(Math.floor(time / 1000));
  const signature = createHmac('sha256', Buffer.from(keyHash, 'hex'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Resolves when the URL answered with 2xx. A redirect is not followed, and of the answer nothing else is read. */
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
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
    // Also where there is neither: what answers with another protocol (101) is no response to Node.
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
