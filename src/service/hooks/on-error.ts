import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Overloaded } from '../../limits/lookup-turns.js';
import { DatabaseUnavailable } from '../database/database.js';
import { ApiError } from '../errors.js';
import { JSON_TYPE, setHeaders, TEXT_TYPE } from '../http.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Metrics } from '../metrics.js';
import { rdapAnswerOf, sendRdap } from '../rdap-response.js';
import { inTime, isOfRdap, isText, type RefundRequest } from './request-state.js';

/** Responds to every error in the format of the API, and refunds the charge if it is not the client's error. */
export function onError(refundRequest: RefundRequest, logFault: LogFault) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = toApiError(error);
    request.state.failure = known.name;
    if (known.status === 500) logFault(request.id, known);
    if (known.status >= 500) await refundInTime(request, refundRequest);
    return send(request, reply, known);
  };
}

/** Logs an error of this service, by the id of its request. */
export type LogFault = (requestId: string, error: ApiError) => void;

export const faultLogger =
  (logger: Logger): LogFault =>
  (id, error) =>
    logger.error({ id, err: error.cause ?? error }, error.name);

/** Refunds a request that failed here or at a server. Waits no longer than the request may take; the refund continues. */
export async function refundInTime(request: FastifyRequest, refundRequest: RefundRequest): Promise<void> {
  const { state } = request;
  if (state.caller?.outcome !== 'charged') return;
  state.remaining = null;
  await inTime(state, refundRequest(request)).catch(() => undefined);
}

function send(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { state } = request;
  state.tagged = false;
  if (isOfRdap(request)) return sendRdap(reply, rdapAnswerOf(error, request.method));
  setHeaders(reply.code(error.status), { ...state.headers, ...error.headers, 'cache-control': 'no-store' });
  if (isText(request)) return reply.type(TEXT_TYPE).send(`${error.line}\n`);
  return reply.type(JSON_TYPE).serializer(JSON.stringify).send(error.body);
}

/** Converts an error into one of the API. Unknown errors are errors of this service. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && 'code' in error && /^FST_ERR_CTP_/.test(String(error.code)))
    return unreadable(error as Error & { code: string });
  if (error instanceof Error && 'code' in error && error.code === 'FST_CP_ERR_INVALID_CONTENT')
    return new ApiError('InvalidRequest', 'the body is not valid gzip', { cause: error });
  // The client left before the end of the body, or sent another length.
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 400)
    return new ApiError('InvalidRequest', 'the body is shorter or longer than its headers say', {
      cause: error,
    });
  if (error instanceof DatabaseUnavailable)
    return new ApiError('ServiceUnavailable', 'the database is not available: try again', {
      headers: { 'retry-after': '5' },
      cause: error,
    });
  if (error instanceof Overloaded)
    return new ApiError('ServiceUnavailable', error.message, {
      headers: { 'retry-after': '5' },
      cause: error,
    });
  return new ApiError('ApplicationError', 'an error of this service: try again', { cause: error });
}

/** Returns the error of the API for a body that Fastify rejected. */
function unreadable(error: Error & { code: string }): ApiError {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError('RequestTooLarge', 'the body is too large', { cause: error });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError(
      'UnsupportedMediaType',
      'the body must be application/json; of jobs also text/plain or text/csv',
      {
        cause: error,
      },
    );
  return new ApiError('InvalidRequest', 'the body cannot be read', { cause: error });
}

/** Refunds the charge of a request, by its id. Resolves to what is left, or null if that is not known. Never rejects. */
export type RefundCharge = (requestId: string) => Promise<number | null>;

export const refundChargeFrom =
  (ledger: Ledger, metrics: Metrics, logger: Logger): RefundCharge =>
  async (id) => {
    try {
      const remaining = await ledger.refund(id);
      metrics.refund();
      return remaining;
    } catch (error) {
      logger.error({ id, err: error }, 'a charge could not be refunded');
      return null;
    }
  };

export const refundRequestFrom =
  (refundCharge: RefundCharge): RefundRequest =>
  async ({ id, state }) => {
    state.remaining = await refundCharge(id);
  };
