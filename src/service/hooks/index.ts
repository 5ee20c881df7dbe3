import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Access } from '../access.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import type { ReadyAnswers } from '../ready-answers.js';
import { checkHeaders } from './check-headers.js';
import { addCompression } from './compression.js';
import { addCors } from './cors.js';
import { refuseCrossSite } from './cross-site.js';
import { onClose, onSend } from './on-answer.js';
import { type LogFault, onError } from './on-error.js';
import { onRequest } from './on-request.js';
import { addReadyAnswers } from './ready-answers.js';
import { decorateState, type RefundRequest } from './request-state.js';
import { refuseUnknownPath } from './unknown-path.js';

export interface HooksOptions {
  settings: Pick<Settings, 'tls' | 'proxyHops' | 'deadline' | 'cors'>;
  access: Access;
  ready: ReadyAnswers;
  metrics: Metrics;
  logger: Logger;
  refundRequest: RefundRequest;
  logFault: LogFault;
  /** The methods of a path of the API. */
  methodsOf(path: string): readonly string[];
}

/** Adds what happens to every request, in this order. It must be awaited before routes are added. */
export async function addHooks(
  app: FastifyInstance,
  { settings, access, ready, metrics, logger, refundRequest, logFault, methodsOf }: HooksOptions,
): Promise<void> {
  const { tls, proxyHops, deadline, cors } = settings;
  // Behind a proxy, the scheme is the one that the proxy reports; without one, clients use the service's own.
  const scheme = proxyHops > 0 ? null : tls === null ? 'http:' : 'https:';
  decorateState(app, deadline);
  app.addHook('onRequest', onClose(metrics, logger));
  app.addHook('onRequest', checkHeaders);
  await addCors(app, cors);
  app.addHook('onRequest', refuseCrossSite({ scheme, isProxied: proxyHops > 0 }, cors));
  app.addHook('onRequest', onRequest({ ...access, metrics, refundRequest }));
  app.addHook('onRequest', refuseUnknownPath(methodsOf));
  app.addHook('onSend', onSend);
  app.setErrorHandler(onError(refundRequest, logFault));
  await addCompression(app);
  addReadyAnswers(app, ready, metrics);
}
