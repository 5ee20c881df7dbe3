import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { etagOf, matches } from './etag.js';
import type { Metrics } from './metrics.js';

/** What every answer gets on its way out: its headers, a line in the log, its place in the metrics. */
export function dispatch(app: FastifyInstance, metrics: Metrics, logger: Logger): void {
  app.addHook('onSend', async ({ id, state, headers }, reply, payload) => {
    reply.headers({
      'x-creditlimit-remaining': String(state.remaining),
      'x-request-id': id,
      // A record is somebody else's text: no browser may take it for a page.
      'x-content-type-options': 'nosniff',
    });
    if (!state.tagged || typeof payload !== 'string') return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!matches(headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });

  app.addHook('onResponse', async ({ id, is404, method, routeOptions, state }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    const { statusCode: status, elapsedTime } = reply;
    metrics.inFlight(-1);
    metrics.request(route, status, elapsedTime / 1000);
    logger.info({ id, method, route, status, ms: Math.round(elapsedTime), error: state.failure });
  });
}
