import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { RDAP_TYPE } from '../../rdap-server/answer.js';
import { etagOf, matches } from '../http.js';
import type { Metrics } from '../metrics.js';

/** The headers that every answer has; what is tagged and not changed becomes a 304. */
export const onSend: onSendHookHandler<unknown> = ({ id, state, headers }, reply, payload, done) => {
  // What is not known is not said: a customer who has credits must not read that there are none.
  if (state.remaining !== null) reply.header('x-creditlimit-remaining', String(state.remaining));
  reply.headers({
    'x-request-id': id,
    // A record is somebody else's text: no browser may take it for a page.
    'x-content-type-options': 'nosniff',
  });
  // Fastify adds a charset, which the type does not have.
  if (reply.getHeader('content-type')?.toString().startsWith(RDAP_TYPE))
    reply.header('content-type', RDAP_TYPE);
  if (!state.tagged || typeof payload !== 'string') return done(null, payload);
  const etag = etagOf(payload);
  reply.header('etag', etag);
  if (!matches(headers['if-none-match'], etag)) return done(null, payload);
  reply.code(304).removeHeader('content-type');
  done(null, null);
};

/** What nginx logs for a client that left before it was answered. No client ever sees it. */
const CLIENT_LEFT = 499;

/**
 * Every request's line in the log, and its place in the metrics, once its answer is out or its client is gone: Fastify's own
 * `onResponse` does not hear of who left early.
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
