import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.js';
import { inTime } from '../hooks/request-state.js';
import { freshnessOf, JSON_TYPE, LINES_TYPE, TEXT_TYPE } from '../http.js';
import { LARGEST_BODY } from '../jobs/request.js';
import type { JobStore } from '../jobs/store.js';
import type { FindRecord } from '../lookups.js';
import { DOMAIN_PARAM, whole } from '../schemas.js';
import type { Route } from './route.js';

/** Serves a route; what is served by GET also, as Fastify does it, by HEAD. */
export function addRoute(
  app: FastifyInstance,
  route: Route,
  { find, findNumber }: { find: FindRecord; findNumber: FindRecord },
  jobs: JobStore,
): void {
  const { method = 'GET', path, cost, schema, status = 200, lines = false, takes } = route;
  const hasDomain = path.includes(':domain');
  const hasRecord = hasDomain || route.numberIn !== undefined;
  const type = schema === null ? TEXT_TYPE : lines ? LINES_TYPE : JSON_TYPE;

  for (const url of path === '/' ? ['/v1/', '/v1'] : [`/v1${path}`]) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
      method,
      url,
      config: { cost },
      ...(takes === 'job' && { bodyLimit: LARGEST_BODY }),
      schema: {
        ...(hasDomain && { params: DOMAIN_PARAM }),
        ...(schema !== null && !lines && { response: { [status]: whole(schema) } }),
      },
      handler: async ({ state, params, headers, body, query }, reply) => {
        if (state.caller === null) throw new ApiError('Unauthenticated', 'nobody is logged in');
        const { account, key, remaining } = state.caller;
        const { domain = '', id = '' } = params;
        const name = route.numberIn?.(params) ?? domain;
        const wanted = freshnessOf(headers['cache-control'] ?? headers.pragma);
        let caching = 'no-store';
        const findHere = async () => {
          const findIt = route.numberIn === undefined ? find : findNumber;
          const found = await inTime(state, findIt(name, wanted, account.id));
          caching = `private, max-age=${found.lifetime}`;
          state.cache = found.source;
          if (found.age !== null) reply.header('age', String(found.age));
          return found;
        };
        const charged = (left: number): void => {
          state.remaining = left;
        };
        const answer = await route.handle({
          key,
          account,
          remaining,
          name,
          id,
          body,
          query,
          jobs,
          find: findHere,
          charged,
          headers: state.headers,
        });
        state.tagged = hasRecord;
        reply
          .code(status)
          .headers({ ...state.headers, 'cache-control': caching })
          .type(type);
        return answer;
      },
    });
  }
}
