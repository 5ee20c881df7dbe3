import type { onRequestHookHandler } from 'fastify';
import { ApiError, noSuchPath } from '../errors.js';
import { pathOf } from '../http.js';
import { hasNoRoute, isOfApi, isOfRdap } from './request-state.js';

/** Rejects requests that no route serves: with 405 if the path has other methods, else with 404. `methodsOf`: of a path of the API. */
export const refuseUnknownPath =
  (methodsOf: (path: string) => readonly string[]): onRequestHookHandler =>
  (request, _reply, done) => {
    if (!hasNoRoute(request)) return done();
    const { method, server, url } = request;
    // The handler of `/rdap/*` decides about paths, so that only the method is wrong.
    if (isOfRdap(request)) return done(new ApiError('MethodNotAllowed', `RDAP does not accept ${method}`));
    const path = pathOf(url);
    const isPublic = !isOfApi(request) && server.hasRoute({ method: 'GET', url: path });
    const served = isPublic ? ['GET', 'HEAD'] : methodsOf(path);
    if (served.length === 0 || served.includes(method)) return done(noSuchPath());
    const message = `this path does not accept ${method}, only ${served.join(', ').replace(/, (?=\w+$)/, ' and ')}`;
    done(new ApiError('MethodNotAllowed', message, { headers: { allow: served.join(', ') } }));
  };
