import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { LoginLimit } from '../../limits/login-limit.js';
import { AccountError, type Accounts, UnknownAccount } from '../accounts.js';
import { DatabaseUnavailable } from '../database/database.js';
import { ApiError, type ApiErrorName } from '../errors.js';
import { JSON_TYPE, repairUrl, urlOf } from '../http.js';
import { ADMIN_OPERATIONS, type AdminOperation } from './operations.js';

export interface AdminOptions {
  /** 0: any free port. */
  port: number;
  /** What the operator sends as a bearer token. */
  token: string;
  accounts: Omit<Accounts, 'close'>;
  logger: Logger;
}

export interface Admin {
  url: string;
  close(): Promise<void>;
}

/** It does what a shell on this machine can do, so that no other machine reaches it. */
const HOST = '127.0.0.1';

/** The request line and all headers together. */
const MAX_HEADER_BYTES = 8192;

/** Wrong tokens in a minute. */
const FAILURES = 20;

/** Serves what `port43 accounts` does, on loopback. Rejects if the port is taken. */
export async function serveAdmin({ port, token, accounts, logger }: AdminOptions): Promise<Admin> {
  const app = fastify({
    bodyLimit: 16_384,
    requestTimeout: 15_000,
    forceCloseConnections: true,
    // Fastify's own errors for such paths do not have the form of the API.
    rewriteUrl: ({ url = '/' }) => repairUrl(url),
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    // What a client sends is neither changed to fit nor dropped.
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false },
    },
  });
  const check = checkToken(token);
  app.addHook('onRequest', async ({ headers, ip }) => check(headers.authorization, ip));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.setNotFoundHandler(async () => {
    throw new ApiError(
      'NotFound',
      'unknown path, or another method: /openapi.json lists the paths below /admin',
    );
  });
  app.setErrorHandler(async (error, request, reply) => {
    const known = toApiError(error);
    if (known.status >= 500)
      logger.error({ id: request.id, err: error }, 'an operation of the operator failed');
    return reply.code(known.status).headers(known.headers).type(JSON_TYPE).send(known.body);
  });
  for (const operation of ADMIN_OPERATIONS) addOperation(app, operation, accounts, logger);
  await app.listen({ host: HOST, port });
  return {
    url: `${urlOf('http', HOST, (app.server.address() as AddressInfo).port)}/admin`,
    close: () => app.close(),
  };
}

function addOperation(
  app: FastifyInstance,
  { operationId, method, path, body: bodySchema, query: known = {}, status, run }: AdminOperation,
  accounts: AdminOptions['accounts'],
  logger: Logger,
): void {
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method,
    url: `/admin${path}`,
    ...(bodySchema === undefined ? {} : { schema: { body: bodySchema } }),
    // A body whose fields may all be left out may be left out itself.
    preValidation: async (request) => {
      request.body ??= {};
    },
    handler: async ({ id, params: { who = '', key = '' }, query, body }, reply) => {
      const [unknown] = Object.keys(query).filter((name) => !Object.hasOwn(known, name));
      if (unknown !== undefined)
        throw new ApiError('InvalidRequest', `unknown parameter "${unknown.slice(0, 40)}"`);
      const answer = await run(accounts, { who, key, body: body as Record<string, unknown>, query });
      if (method !== 'GET') logger.info({ id, operation: operationId }, 'the operator changed an account');
      return reply.code(status).type(JSON_TYPE).send(answer);
    },
  });
}

function checkToken(token: string) {
  const expected = digest(token);
  const failures = new LoginLimit({ failures: FAILURES });
  return (header: string | undefined, address: string): void => {
    const [, given] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
    const headers = { 'www-authenticate': 'Bearer' };
    if (given === undefined)
      throw new ApiError('Unauthenticated', 'send the token of the operator: Authorization: Bearer TOKEN', {
        headers,
      });
    if (timingSafeEqual(digest(given), expected)) return;
    const wait = failures.failed(address);
    if (wait === null)
      throw new ApiError('Unauthorized', 'the token is not that of the operator', { headers });
    throw new ApiError('TooManyFailures', `too many wrong tokens: try again in ${wait} s`, {
      headers: { ...headers, 'retry-after': String(wait) },
    });
  };
}

/** Digests have one length, which a comparison in constant time needs. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Errors of Fastify itself, by their status. */
const BY_STATUS: Readonly<Record<number, ApiErrorName>> = {
  400: 'InvalidRequest',
  413: 'RequestTooLarge',
  415: 'UnsupportedMediaType',
};

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof UnknownAccount) return new ApiError('NotFound', error.message, { cause: error });
  if (error instanceof AccountError) return new ApiError('InvalidRequest', error.message, { cause: error });
  if (error instanceof DatabaseUnavailable)
    return new ApiError('ServiceUnavailable', 'the database cannot do this now: try again', {
      headers: { 'retry-after': '1' },
      cause: error,
    });
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  const name = BY_STATUS[statusCode ?? 500];
  return name === undefined
    ? new ApiError('ApplicationError', 'an internal error of this service', { cause: error })
    : new ApiError(name, message ?? 'the request is invalid', { cause: error });
}
