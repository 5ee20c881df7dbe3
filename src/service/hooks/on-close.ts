import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';

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
