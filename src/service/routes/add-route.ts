import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.js';
import { freshnessOf, JSON_TYPE, TEXT_TYPE } from '../http.js';
import type { FindRecord } from '../lookups.js';
import { DOMAIN_PARAM, whole } from '../schemas.js';
import type { Route } from './route.js';

/** Serves a route, by GET and, as Fastify does it, by HEAD. */
export function addRoute(app: FastifyInstance, route: Route, find: FindRecord): void {
  const { path, cost, schema } = route;
  const hasDomain = path.includes(':domain');
  const type = schema === null ? TEXT_TYPE : JSON_TYPE;

  for (const url of path === '/' ? ['/v1/', '/v1'] : [`/v1${path}`]) {
    app.route<{ Params: { domain?: string } }>({
      method: 'GET',
      url,
      config: { cost },
      schema: {
        ...(hasDomain && { params: DOMAIN_PARAM }),
        ...(schema !== null && { response: { 200: whole(schema) } }),
      },
      handler: async ({ state, params, headers }, reply) => {
        if (state.caller === null) throw new ApiError('Unauthenticated', 'nobody is logged in');
        const { account, key, remaining } = state.caller;
        const { domain: name = '' } = params;
        const wanted = freshnessOf(headers['cache-control'] ?? headers.pragma);
        let caching = 'no-store';
        const findHere = async () => {
          const found = await find(name, wanted, account.id);
          caching = `private, max-age=${found.lifetime}`;
          state.cache = found.source;
          if (found.age !== null) reply.header('age', String(found.age));
          return found;
        };
        const context = { key, account, remaining, name, find: findHere, headers: state.headers };
        const answer = await route.handle(context);
        state.tagged = hasDomain;
        reply.headers({ ...state.headers, 'cache-control': caching }).type(type);
        return answer;
      },
    });
  }
}
