import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Access } from './access.js';
import { createApp } from './app.js';
import type { Finders } from './finders.js';
import { COMPRESSED } from './hooks/compression.js';
import { addHooks } from './hooks/index.js';
import { faultLogger, refundChargeFrom, refundRequestFrom } from './hooks/on-error.js';
import { JSON_TYPE } from './http.js';
import type { Metrics } from './metrics.js';
import { openApiJson } from './openapi.js';
import type { Settings } from './options.js';
import { partCharges } from './part-charges.js';
import type { ReadyAnswers } from './ready-answers.js';
import { methodsOf, ROUTES } from './routes/index.js';
import { addRdapRoutes, type RdapRoutesOptions } from './routes/rdap.js';
import { addRoute, type Services } from './routes/route.js';

export interface ServerOptions {
  settings: Pick<Settings, 'tls' | 'proxyHops' | 'deadline' | 'cors'>;
  access: Access;
  ready: ReadyAnswers;
  finders: Finders;
  services: Omit<Services, 'chargesOf' | 'logFault'>;
  rdap: Pick<RdapRoutesOptions, 'client' | 'base'>;
  metrics: Metrics;
  logger: Logger;
}

/** The API's HTTP server, not yet listening. */
export async function createServer({
  settings,
  access,
  ready,
  finders,
  services,
  rdap,
  metrics,
  logger,
}: ServerOptions): Promise<FastifyInstance> {
  const { ledger } = access;
  const app = createApp(settings);
  const refundCharge = refundChargeFrom(ledger, metrics, logger);
  const refundRequest = refundRequestFrom(refundCharge);
  const logFault = faultLogger(logger);
  await addHooks(app, { settings, access, ready, metrics, logger, refundRequest, logFault, methodsOf });
  const chargesOf: Services['chargesOf'] = (admission) => partCharges(ledger, refundCharge, admission);
  for (const route of ROUTES) addRoute(app, route, finders, { ...services, chargesOf, logFault });
  addRdapRoutes(app, { ...rdap, finders, refundRequest });
  app.get('/openapi.json', { compress: COMPRESSED }, async (_request, reply) =>
    reply.type(JSON_TYPE).header('cache-control', 'public, max-age=3600').send(openApiJson()),
  );
  return app;
}
