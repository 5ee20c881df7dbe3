import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { ApiError } from './errors.js';
import { onExpectation } from './hooks/check-headers.js';
import { onAnyRequest, onClientError } from './hooks/on-client-error.js';
import { isIntricate, repairUrl, requestIds } from './http.js';
import type { Settings } from './options.js';

/** The request line and all headers together. */
const MAX_HEADER_BYTES = 8192;

/** Times in ms. Slow and idle clients are let go: a connection costs memory. */
const LIMITS = {
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  bodyLimit: 1024,
  routerOptions: { maxParamLength: MAX_HEADER_BYTES },
} satisfies FastifyServerOptions;
const SOCKET_LIMITS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Node would reject the request without a message: `checkHeaders` says what is missing.
  requireHostHeader: false,
};

/** An HTTP server within limits, without hooks and routes. It reads bodies of JSON and CSV. */
export function createApp({
  tls,
  proxyHops,
  deadline,
}: Pick<Settings, 'tls' | 'proxyHops' | 'deadline'>): FastifyInstance {
  const app = ofScheme(tls, {
    ...LIMITS,
    genReqId: requestIds(),
    // Without a byte in either direction. Longer than an answer is waited for: else who takes none would be served for ever.
    connectionTimeout: 2 * deadline,
    // So many addresses from the right: what stands further left in `X-Forwarded-For` is the client's own word. Fastify itself
    // counts no hops, it wants addresses of proxies, which change where proxies come and go.
    trustProxy: proxyHops === 0 ? false : (_address, hop) => hop < proxyHops,
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    clientErrorHandler: onClientError,
    // What is in flight at shutdown is finished, keep-alive or not.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.server.on('checkExpectation', onExpectation);
  app.server.on('request', onAnyRequest);
  // Who has no more to send may still read: without this, they would pay and get nothing.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  readBodies(app);
  return app;
}

function ofScheme(tls: Settings['tls'], options: FastifyServerOptions): FastifyInstance {
  if (tls === null) return fastify({ ...options, http: SOCKET_LIMITS });
  // The types of the two servers differ, what is used of them does not.
  const secure = fastify({ ...(options as object), https: { ...SOCKET_LIMITS, ...tls } });
  return secure as unknown as FastifyInstance;
}

function readBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type of a body that they do not send.
    if (body === '') done(null, undefined);
    else if (isIntricate(body))
      done(new ApiError('InvalidRequest', 'the body must be one JSON object with a list of names'));
    else readJson(request, body, done);
  });
  app.addContentTypeParser<string>('text/csv', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}
