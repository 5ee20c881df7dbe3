import { type FastifyInstance, type FastifyServerOptions, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { LoginLimit } from '../limits/login-limit.js';
import type { Certificate } from './certificate.js';
import { ApiError } from './errors.js';
import { checkHeaders, onExpectation } from './hooks/check-headers.js';
import { addCompression, COMPRESSED } from './hooks/compression.js';
import { addCors, type Origins } from './hooks/cors.js';
import { refuseCrossSite, type Way } from './hooks/cross-site.js';
import { onClose, onSend } from './hooks/on-answer.js';
import { onAnyRequest, onClientError } from './hooks/on-client-error.js';
import { faultLogger, giveBackFrom, onError, refundFrom } from './hooks/on-error.js';
import { onRequest } from './hooks/on-request.js';
import { decorateState } from './hooks/request-state.js';
import { refuseUnknownPath } from './hooks/unknown-path.js';
import { isIntricate, JSON_TYPE, repairUrl, requestIds } from './http.js';
import type { KeyUses } from './key-uses.js';
import type { OtherKeys } from './keys.js';
import type { Ledger } from './ledger/ledger.js';
import type { FindRecord } from './lookups.js';
import type { Metrics } from './metrics.js';
import { openApiJson } from './openapi.js';
import { partCharges } from './part-charges.js';
import type { RateLimit } from './rate-limit.js';
import { methodsOf, ROUTES } from './routes/index.js';
import { addRdapRoutes, type RdapRoutesOptions } from './routes/rdap.js';
import { addRoute, type Services } from './routes/route.js';

export interface ServerOptions {
  ledger: Ledger;
  otherKeys: OtherKeys;
  keyUses: KeyUses;
  services: Omit<Services, 'chargesOf' | 'logFault'>;
  logins: LoginLimit;
  metrics: Metrics;
  find: FindRecord;
  findResource: FindRecord;
  /** As `find`, by WHOIS and RDAP at the same time. */
  findBoth: FindRecord;
  rdap: Omit<RdapRoutesOptions, 'giveBack'>;
  logger: Logger;
  tls: Certificate | null;
  /** How many proxies in front add an address to `X-Forwarded-For`; 0 where clients connect themselves. */
  proxyHops: number;
  /** ms that a request may take until it is answered. */
  deadline: number;
  /** Origins whose pages may use the API. */
  cors: Origins;
  rates: RateLimit;
}

/** The API's HTTP server, not yet listening. */
export async function createServer({
  ledger,
  otherKeys,
  keyUses,
  services,
  logins,
  metrics,
  find,
  findResource,
  findBoth,
  rdap,
  logger,
  tls,
  proxyHops,
  deadline,
  cors,
  rates,
}: ServerOptions): Promise<FastifyInstance> {
  const app = createApp(tls, {
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
  decorateState(app, deadline);
  const refundCharge = refundFrom(ledger, metrics, logger);
  const giveBack = giveBackFrom(refundCharge);
  app.addHook('onRequest', onClose(metrics, logger));
  app.addHook('onRequest', checkHeaders);
  await addCors(app, cors);
  app.addHook('onRequest', refuseCrossSite(wayTo(tls, proxyHops), cors));
  app.addHook('onRequest', onRequest({ ledger, otherKeys, keyUses, logins, rates, metrics, giveBack }));
  app.addHook('onRequest', refuseUnknownPath(methodsOf));
  app.addHook('onSend', onSend);
  const logFault = faultLogger(logger);
  app.setErrorHandler(onError(giveBack, logFault));
  const chargesOf: Services['chargesOf'] = (admission) => partCharges(ledger, refundCharge, admission);
  const all: Services = { ...services, chargesOf, logFault };
  await addCompression(app);
  for (const route of ROUTES) addRoute(app, route, { find, findResource, findBoth }, all);
  addRdapRoutes(app, { ...rdap, giveBack });
  app.get('/openapi.json', { compress: COMPRESSED }, async (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'public, max-age=3600').send(openApiJson()),
  );
  return app;
}

/** A proxy is asked by whichever scheme it was given; where there is none, clients ask by ours. */
const wayTo = (tls: Certificate | null, proxyHops: number): Way => ({
  scheme: proxyHops > 0 ? null : tls === null ? 'http:' : 'https:',
  isProxied: proxyHops > 0,
});

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

function createApp(tls: ServerOptions['tls'], options: FastifyServerOptions): FastifyInstance {
  if (tls === null) return fastify({ ...options, http: SOCKET_LIMITS });
  // The types of the two servers differ, what is used of them does not.
  const secure = fastify({ ...(options as object), https: { ...SOCKET_LIMITS, ...tls } });
  return secure as unknown as FastifyInstance;
}
