import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import { ApiError } from './errors.js';
import { onExpectation } from './hooks/check-headers.js';
import { onAnyRequest, onClientError } from './hooks/on-client-error.js';
import { isIntricate, repairUrl, requestIds } from './http.js';
import type { Settings } from './options.js';

/** The request line and all headers together. */
const MAX_HEADER_BYTES = 8192;

/** Times in ms. Slow and idle clients are disconnected, because a connection costs memory. */
const LIMITS = {
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  bodyLimit: 1024,
  routerOptions: { maxParamLength: MAX_HEADER_BYTES },
} satisfies FastifyServerOptions;
const HANDSHAKE_LIMIT = { handshakeTimeout: 10_000 };
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
    // Time without a byte in either direction. Longer than any response takes: a client that reads nothing is disconnected.
    connectionTimeout: 2 * deadline,
    // Trusts this many addresses from the right; the client itself can send those further left in `X-Forwarded-For`. Fastify's own
    // option takes the addresses of proxies, which may change.
    trustProxy: proxyHops === 0 ? false : (_address, hop) => hop < proxyHops,
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    clientErrorHandler: onClientError,
    // Requests in progress at shutdown are finished, keep-alive or not.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.server.on('checkExpectation', onExpectation);
  app.server.on('request', onAnyRequest);
  // A client that has closed its sending side may still read: without this, it would be charged and get no response.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  readBodies(app);
  return app;
}

function ofScheme(tls: Settings['tls'], options: FastifyServerOptions): FastifyInstance {
  if (tls === null) return fastify({ ...options, http: SOCKET_LIMITS });
  // The types of the two servers differ, but not in what is used of them.
  const secure = fastify({ ...(options as object), https: { ...SOCKET_LIMITS, ...HANDSHAKE_LIMIT, ...tls } });
  return secure as unknown as FastifyInstance;
}

function readBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send a content type without a body.
    if (body === '') done(null, undefined);
    else if (body.includes('\ufffd')) done(new ApiError('InvalidRequest', 'the body must be in UTF-8'));
    else if (isIntricate(body))
      done(new ApiError('InvalidRequest', 'the body must be one JSON object with a list of names'));
    // A JSON string would be taken for a text with names, and charged: usually it is an object that was encoded twice.
    else if (/^\s*"/.test(body))
      done(new ApiError('InvalidRequest', 'the body is a JSON string, not an object: encode it once'));
    else readJson(request, body, done);
  });
  app.addContentTypeParser<string>('text/csv', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}
