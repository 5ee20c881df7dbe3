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

/** Headers of a response that the target of its request and its record alone decide. With any other one, a response is not kept. */
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

/** Headers of requests that may be answered in another way, and are served from the record. */
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

/** Longer ones are not worth the memory. */
const MAX_KEY_LENGTH = 1_000;

/**
 * Sends an answer that is ready in place of what the route's handler would make of the record, to a request that is logged in and
 * charged by then. The answer is ready from the second request on: it is what the first one that found a stored record was sent.
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
    const all = {
      ...(tag === null ? answer.headers : { ...withoutContent(answer.headers), etag: tag }),
      ...('cache-status' in answer.headers &&
        cachingHeaders({ source: 'hit', age, lifetime, failure: null })),
      // RDAP does not send those of the rate limit.
      ...(!isOfRdap(request) && state.headers),
      ...ownHeaders(request),
    };
    reply.hijack();
    if (tag === null)
      reply.raw.writeHead(200, { ...all, 'content-length': Buffer.byteLength(answer.body) }).end(answer.body);
    else reply.raw.writeHead(304, all).end();
  };

  // After compression: what is kept is what was sent.
  const keep: onSendHookHandler<unknown> = ({ state }, reply, payload, done) => {
    const { wanted, record, etag } = state;
    const headers = reply.statusCode === 200 ? lasting(reply.getHeaders()) : null;
    if (wanted !== null && record !== null && etag !== null && headers !== null && isWhole(payload))
      ready.keep(wanted.key, { body: payload, etag, headers, record }, wanted.mark);
    done(null, payload);
  };

  app.addHook('onRoute', (route) => {
    if (route.config?.fromRecord !== true) return;
    route.onRequest = [route.onRequest ?? [], send].flat();
    route.onSend = [route.onSend ?? [], keep].flat();
  });
}

/** What a request asks for, if it asks for nothing special; else null. Equal requests have equal responses, as long as the record is. */
function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== 'GET' || url.includes('?') || SPECIAL.some((name) => headers[name] !== undefined))
    return null;
  const { 'accept-encoding': accepted } = headers;
  const key = accepted === undefined ? url : `${url} ${accepted}`;
  return key.length > MAX_KEY_LENGTH ? null : key;
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The lasting headers of a response; null if it has others than are known here. */
function lasting(headers: ReturnType<FastifyReply['getHeaders']>): Record<string, string> | null {
  const known = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  if (!known.every(([name]) => LASTING.includes(name))) return null;
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

function withoutContent(headers: ReadyAnswer['headers']): Record<string, string> {
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  return rest;
}
