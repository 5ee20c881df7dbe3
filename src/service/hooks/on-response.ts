import type { onResponseAsyncHookHandler } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';

/** Every answer's line in the log, and its place in the metrics. */
export function onResponse(metrics: Metrics, logger: Logger): onResponseAsyncHookHandler {
  return async ({ id, is404, method, routeOptions, state }, reply) => {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    const { statusCode: status, elapsedTime } = reply;
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
      error: state.failure,
    });
  };
}
