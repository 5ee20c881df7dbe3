import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AdmissionDesk, admit, type Caller } from './admission.js';
import { ApiError } from './errors.js';
import { pathOf } from './http.js';
import { isKnownPath } from './routes/index.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Credits that a request of the route costs; undefined outside of the API. */
    cost?: 0 | 1;
  }
}

/**
 * Lets requests in, before anything of them is read: who has no key hears of nothing else, and who has no credits
 * gets no lookup. A request that meets no route costs nothing.
 */
export function receive(app: FastifyInstance, desk: AdmissionDesk): void {
  app.addHook('onRequest', async (request) => {
    desk.metrics.inFlight(1);
    const path = pathOf(request.url);
    if (isInside(path)) await logIn(request);
    // Elsewhere nobody has to; who does is told what is left.
    else if (request.headers.authorization !== undefined) await logIn(request).catch(passOver);
    if (meetsNothing(request)) throw nothingHere(request.method, path);
    const { caller } = request.state;
    if (caller?.outcome === 'exhausted') throw exhausted(caller);
  });

  async function logIn(request: FastifyRequest): Promise<void> {
    const caller = await admit(desk, {
      authorization: request.headers.authorization,
      address: request.ip,
      requestId: request.id,
      cost: meetsNothing(request) ? 0 : (request.routeOptions.config.cost ?? 0),
    });
    request.state.caller = caller;
    request.state.remaining = caller.remaining;
  }
}

const isInside = (path: string): boolean => path === '/v1' || path.startsWith('/v1/');

/** `/v1/whois/`, with an empty name, is no path of ours either, though the router takes it for one. */
function meetsNothing({ is404, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  return is404 || (isInside(path) && !isKnownPath(path));
}

function passOver(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

function nothingHere(method: string, path: string): ApiError {
  if (method !== 'GET' && isKnownPath(path)) {
    const message = `${method} is not served here, only GET`;
    return new ApiError('MethodNotAllowed', message, { headers: { allow: 'GET' } });
  }
  return new ApiError('NotFound', 'no such path: GET /v1/ names all there are');
}

function exhausted({ account }: Caller): ApiError {
  const what = account.plan === 'payg' ? 'no credits are left' : "this month's quota is used up";
  return new ApiError('UsageLimitReached', what);
}
