import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { signed } from '../../webhooks/sign.js';
import type { Targets } from './targets.js';

/** A POST that is signed. */
export interface SignedMessage {
  /** The same in each attempt, so that the receiver recognizes a repetition. */
  id: string;
  url: string;
  body: string;
  /** One signature for each: while a secret is replaced, the receiver may know only one of two. */
  secrets: readonly Buffer[];
}

const TIMEOUT_MS = 10_000;

/** An attempt without success. `status` is the response's; null if there was none. */
export class CallbackFailed extends Error {
  override readonly name = 'CallbackFailed';
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * Sends a message; resolves to the status of the response if it is 2xx, else rejects with `CallbackFailed`. Redirects are not
 * followed, and nothing else of the response is read.
 */
export async function send(
  message: SignedMessage,
  { targets, now, signal }: { targets: Targets; now: number; signal: AbortSignal },
): Promise<number> {
  const url = new URL(message.url);
  // The address in a URL is not resolved, and so not checked there.
  const problem = await targets.problemOf(url);
  if (problem !== null) throw new CallbackFailed(problem, null);
  return new Promise((done, reject) => {
    const fail = (text: string, status: number | null, cause?: unknown) =>
      reject(new CallbackFailed(text, status, cause));
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: targets.lookup,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        ...signed(message, now, message.secrets),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(message.body),
        'user-agent': 'port43',
      },
    });
    request.on('error', (error) => fail(error.message, null, error));
    request.on('response', ({ statusCode = 0 }) => {
      if (statusCode >= 200 && statusCode < 300) done(statusCode);
      else fail(`it responded with status ${statusCode}`, statusCode);
      request.destroy();
    });
    // For Node, a switch to another protocol (101) is neither a response nor an error.
    request.on('close', () => fail('the connection was closed without a response', null));
    request.end(message.body);
  });
}
