import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { RDAP_TYPE } from '../../rdap-server/answer.js';
import { etagOf, unchangedTag } from '../http.js';
import type { Metrics } from '../metrics.js';

/** Sets the headers of every response. A tagged response that the client already has becomes a 304. */
export const onSend: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const { state, headers } = request;
  // A record is untrusted text: no browser may interpret it as a page.
  reply.headers({ ...ownHeaders(request), 'x-content-type-options': 'nosniff' });
  // Fastify adds a charset, which the type does not have.
  if (reply.getHeader('content-type')?.toString().startsWith(RDAP_TYPE))
    reply.header('content-type', RDAP_TYPE);
  if (!state.tagged || typeof payload !== 'string') return done(null, payload);
  state.etag = etagOf(payload);
  const known = unchangedTag(headers, state.etag);
  reply.header('etag', known ?? state.etag);
  if (known === null) return done(null, payload);
  reply.code(304).removeHeader('content-type');
  // Fastify removes the body of a HEAD itself, and fails if there is none.
  done(null, request.method === 'HEAD' ? payload : null);
};

/** The headers that differ for each request. */
export const ownHeaders = ({ id, state: { remaining } }: FastifyRequest): Record<string, string> => ({
  // Omitted while it is unknown: 0 would be wrong for a customer who has credits.
  ...(remaining !== null && { 'x-creditlimit-remaining': String(remaining) }),
  'x-request-id': id,
});

/** The status that nginx logs for a client that left before the response. No client ever sees it. */
const CLIENT_LEFT = 499;

/**
 * Logs and counts every request, once its response is sent or its client has left. Fastify's own `onResponse` is not called for
 * clients that left early.
 */
export function onClose(metrics: Metrics, logger: Logger) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    metrics.inFlight(1);
    reply.raw.once('close', () => {
      const { id, is404, method, routeOptions, state } = request;
      const route = is404 ? 'none' : (routeOptions.url ?? 'none');
      const left = !reply.raw.writableFinished;
      const status = left ? CLIENT_LEFT : reply.statusCode;
      const { elapsedTime } = reply;
      metrics.inFlight(-1);
      metrics.request(route, status, elapsedTime / 1000);
      logger.info({
        id,
        account: state.caller?.account.id ?? null,
        method,
        route,
        status,
        ms: Math.round(elapsedTime),
        cache: state.cache,
        error: left ? 'ClientLeft' : state.failure,
      });
    });
    done();
  };
}
