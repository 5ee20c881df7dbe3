import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify';
import { cachingHeaders } from '../caching-headers.js';
import { unchangedTag } from '../http.js';
import type { Metrics } from '../metrics.js';
import type { ReadyAnswer, ReadyAnswers } from '../ready-answers.js';
import { ownHeaders } from './on-answer.js';
import { isOfRdap } from './request-state.js';

/** Headers of a response that depend only on its request's target and its record. A response with any other header is not kept. */
const LASTING = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'age',
  'cache-control',
  'cache-status',
  'content-encoding',
  'content-type',
  'deprecation',
  'etag',
  'link',
  'vary',
  'x-content-type-options',
];

/** Headers that each response gets anew. */
const OWN = ['content-length', 'ratelimit', 'ratelimit-policy', 'x-creditlimit-remaining', 'x-request-id'];

/** The headers of {@link cachingHeaders}, and those of a body. */
const DATED = ['age', 'cache-control', 'cache-status'];
const CONTENT = ['content-encoding', 'content-type', 'etag'];

/** Headers that may change the response: requests with one of them are served from the record. */
const SPECIAL = [
  'cache-control',
  'pragma',
  'range',
  'if-range',
  'origin',
  'content-length',
  'transfer-encoding',
  'x-no-compression',
];

/** Longer keys are not worth the memory. */
const MAX_KEY_LENGTH = 1_000;

/**
 * Responds from memory in place of the route's handler, after the request was logged in and charged. What is sent is the response to the
 * first request that found the record stored.
 */
export function addReadyAnswers(
  app: FastifyInstance,
  ready: ReadyAnswers,
  metrics: Pick<Metrics, 'lookup'>,
): void {
  const send: onRequestHookHandler = (request, reply, done) => {
    const { state, headers } = request;
    const key = keyOf(request);
    const found = key === null || state.caller === null ? null : ready.find(key);
    if (found === null) {
      if (key !== null) state.wanted = { key, mark: ready.mark() };
      return done();
    }
    const { answer, age, lifetime } = found;
    state.cache = 'hit';
    metrics.lookup('hit', 0);
    const tag = unchangedTag(headers, answer.etag);
    const all = [...answer.headers, ...(tag === null ? answer.contentHeaders : ['etag', tag])];
    if (answer.isDated) add(all, cachingHeaders({ source: 'hit', age, lifetime, failure: null }));
    // RDAP does not send those of the rate limit.
    if (!isOfRdap(request)) add(all, state.headers);
    add(all, ownHeaders(request));
    reply.hijack();
    reply.raw.writeHead(tag === null ? 200 : 304, all).end(tag === null ? answer.body : undefined);
  };

  // After compression: what is kept is what was sent.
  const keep: onSendHookHandler<unknown> = ({ state }, reply, payload, done) => {
    const { wanted, record, etag } = state;
    const headers = reply.statusCode === 200 ? lasting(reply.getHeaders()) : null;
    if (wanted !== null && record !== null && etag !== null && headers !== null && isWhole(payload))
      ready.keep(wanted.key, { body: payload, etag, record, ...split(headers, payload) }, wanted.mark);
    done(null, payload);
  };

  app.addHook('onRoute', (route) => {
    if (route.config?.fromRecord !== true) return;
    route.onRequest = [route.onRequest ?? [], send].flat();
    route.onSend = [route.onSend ?? [], keep].flat();
  });
}

/**
 * Returns the key of a request; null if its headers or query may change the response. Requests with equal keys have equal responses while
 * the record is the same.
 */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || url.includes('?') || SPECIAL.some((name) => headers[name] !== undefined))
    return null;
  const { 'accept-encoding': accepted } = headers;
  const key = accepted === undefined ? url : `${url} ${accepted}`;
  return key.length > MAX_KEY_LENGTH ? null : key;
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The headers of a response that are sent again; null if it has a header that is not listed here. */
function lasting(headers: ReturnType<FastifyReply['getHeaders']>): Record<string, string> | null {
  const known = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  if (!known.every(([name]) => LASTING.includes(name))) return null;
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** The headers of an answer as they are sent again, without those about its record's age, which are computed for each response. */
function split(headers: Record<string, string>, body: string | Buffer) {
  const isDated = 'cache-status' in headers;
  const parts: Pick<ReadyAnswer, 'isDated'> & Record<'headers' | 'contentHeaders', string[]> = {
    isDated,
    headers: [],
    contentHeaders: ['content-length', String(Buffer.byteLength(body))],
  };
  for (const [name, value] of Object.entries(headers))
    if (!isDated || !DATED.includes(name))
      parts[CONTENT.includes(name) ? 'contentHeaders' : 'headers'].push(name, value);
  return parts;
}

function add(list: string[], headers: Readonly<Record<string, string>>): void {
  for (const name in headers) list.push(name, headers[name] ?? '');
}
