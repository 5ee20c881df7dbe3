import { WhoisError, type WhoisErrorCode, type WhoisErrorDetails } from '../errors.js';
import type { Part } from '../part.js';

/** Why a question has no whole answer. A value rather than an exception: what was received stands beside it. */
export interface Failure {
  code: Extract<
    WhoisErrorCode,
    | 'TIMEOUT'
    | 'ABORTED'
    | 'CONNECTION'
    | 'RESPONSE_TOO_LARGE'
    // What HTTP says of itself, where WHOIS has only words:
    | 'BAD_RESPONSE'
    | 'REFUSED'
    | 'THROTTLED'
  >;
  /** What happened, without the host's name. */
  message: string;
  cause?: unknown;
  /** No connection came about: the server never had the query. */
  unreachable?: true;
  /** False where a second attempt cannot fare better: no such name, an address that is refused. */
  passing?: boolean;
  /** How long the server wants us to wait, in ms. */
  retryAfter?: number;
}

export function connectionFailure(message: string, cause?: unknown): Failure {
  return { code: 'CONNECTION', message, cause, passing: !isFinal(cause) };
}

/** `host` is null where no server was asked yet. */
export function toError(failure: Failure, host: string | null, parts: readonly Part[] = []): WhoisError {
  const details: WhoisErrorDetails = { parts };
  if (host !== null) details.host = host;
  if (failure.cause !== undefined) details.cause = failure.cause;
  if (failure.retryAfter !== undefined) details.retryAfter = failure.retryAfter;
  return new WhoisError(
    failure.code,
    host === null ? failure.message : `${host}: ${failure.message}`,
    details,
  );
}

/**
 * What an error of a socket, or of a function of the caller's, says. When every address of a host fails, Node's is an AggregateError
 * without a message of its own. What was thrown may be anything, and an object of JSON may have a `toString` that is none.
 */
export function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  if (error instanceof Error) return textIn(error, 'message') || codeOf(error) || textIn(error, 'name');
  const isText = (typeof error !== 'object' && typeof error !== 'function') || error === null;
  return isText ? String(error) : 'an object that is not an error';
}

/** The same with the kind of error before it, as in `TypeError: …`: what was thrown where nobody expects that anything is. */
export const describeThrown = (error: unknown): string =>
  error instanceof Error ? `${textIn(error, 'name')}: ${describe(error)}` : describe(error);

/** The code of an error, as Node and its parsers give one; '' without. */
export const codeOf = (error: unknown): string => (error instanceof Error ? textIn(error, 'code') : '');

function textIn(error: Error, key: string): string {
  const text: unknown = Reflect.get(error, key);
  return typeof text === 'string' ? text : '';
}

/** ENOTFOUND: the name has no address. (EAI_AGAIN, a resolver that does not answer, may pass.) */
function isFinal(error: unknown): boolean {
  return ['ENOTFOUND', SPECIAL_ADDRESS].includes(codeOf(error));
}

/** The `code` of the error for a name or an address that leads into somebody's own network. */
export const SPECIAL_ADDRESS = 'ERR_SPECIAL_ADDRESS';
