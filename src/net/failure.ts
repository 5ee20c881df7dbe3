import { isWhoisError, WhoisError, type WhoisErrorCode, type WhoisErrorDetails } from '../errors.js';
import type { Part } from '../part.js';

/** Why a query has no complete response. A value rather than an exception, because it comes with what was received. */
export interface Failure {
  code: Extract<
    WhoisErrorCode,
    | 'TIMEOUT'
    | 'ABORTED'
    | 'CONNECTION'
    | 'RESPONSE_TOO_LARGE'
    // HTTP status codes say these; WHOIS has only words for them:
    | 'BAD_RESPONSE'
    | 'REFUSED'
    | 'THROTTLED'
  >;
  /** What happened, without the host's name. */
  message: string;
  cause?: unknown;
  /** There was no connection, so the server never got the query. */
  unreachable?: true;
  /** False if a second attempt would fail too: no such name, an address that is not allowed. */
  passing?: boolean;
  /** How long the server asks clients to wait, in ms. */
  retryAfter?: number;
}

export function connectionFailure(message: string, cause?: unknown): Failure {
  return { code: 'CONNECTION', message, cause, passing: !isFinal(cause) };
}

/** `host` is null if no server was queried yet. */
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

/** An unexpected error is a bug of this library. In a list it is the error of one name, like any other failure. */
export const knownError = (error: unknown): WhoisError =>
  isWhoisError(error)
    ? error
    : new WhoisError('INTERNAL', `a bug in this library: ${describeThrown(error)}`, { cause: error });

/**
 * The message of an error of a socket or of a caller's function. If every address of a host fails, Node throws an AggregateError without a
 * message. A thrown value may be anything, and an object from JSON may have a `toString` that is not a function.
 */
export function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  if (error instanceof Error) {
    const code = codeOf(error);
    // Not the server's fault, as Node's message with the server's address suggests.
    if (OUT_OF_FILES.includes(code))
      return `no connection could be opened: too many open files here (${code})`;
    const message = textIn(error, 'message');
    const [, reason] = OF_OPENSSL.exec(message) ?? [];
    return reason === undefined ? message || code || textIn(error, 'name') : `TLS failed: ${reason}`;
  }
  const isText = (typeof error !== 'object' && typeof error !== 'function') || error === null;
  return isText ? String(error) : 'an object that is not an error';
}

/** This process, or its machine, may open no further file. */
const OUT_OF_FILES: readonly string[] = ['EMFILE', 'ENFILE'];

/** How OpenSSL lays out its errors (`ERR_print_errors`): a thread, `error`, a code, a library, a function, the reason, a source file and its line. */
const OF_OPENSSL = /:error:[\dA-F]+:[^:]*:[^:]*:([^:]+):/i;

/** The same with the name of the error, as in `TypeError: …`, for unexpected errors. */
export const describeThrown = (error: unknown): string =>
  error instanceof Error ? `${textIn(error, 'name')}: ${describe(error)}` : describe(error);

/** The `code` of an error of Node or its parsers; '' if it has none. */
export const codeOf = (error: unknown): string => (error instanceof Error ? textIn(error, 'code') : '');

function textIn(error: Error, key: string): string {
  const text: unknown = Reflect.get(error, key);
  return typeof text === 'string' ? text : '';
}

/** ENOTFOUND: the name has no address. (EAI_AGAIN, a resolver that does not respond, may be temporary.) */
function isFinal(error: unknown): boolean {
  return ['ENOTFOUND', SPECIAL_ADDRESS].includes(codeOf(error));
}

/** The `code` of the error for an address that is not public, or a name that resolves to one. */
export const SPECIAL_ADDRESS = 'ERR_SPECIAL_ADDRESS';
