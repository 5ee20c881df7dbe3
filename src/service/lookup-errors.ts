import { WhoisError } from '../index.js';
import { ApiError, type ApiErrorName } from './errors.js';

/** Seconds after which a client may try again where the throttling server gives no time. */
const RETRY_AFTER = 60;

/** What an error of a lookup is in the words of the API. What the library does not throw on purpose is our fault. */
export function lookupError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof WhoisError))
    return new ApiError('ParserError', 'the answer could not be read: our fault', { cause: error });
  if (error.code === 'NO_SERVER') return noServer(error);
  if (error.code === 'THROTTLED') {
    const seconds = Math.ceil((error.retryAfter ?? RETRY_AFTER * 1000) / 1000);
    return new ApiError('RemoteThrottled', error.message, {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
      cause: error,
    });
  }
  return new ApiError(NAMES[error.code], error.message, { cause: error });
}

const NAMES = {
  INVALID_DOMAIN: 'ObjectNotSupported',
  TIMEOUT: 'RemoteConnectionTimeout',
  CONNECTION: 'RemoteConnectionError',
  REFUSED: 'RemoteResponseError',
  RESPONSE_TOO_LARGE: 'RemoteResponseError',
  BAD_RESPONSE: 'RemoteResponseError',
  UNDETERMINED: 'RemoteResponseError',
  // Only where the service ends before its lookups do.
  ABORTED: 'ApplicationError',
} as const satisfies Partial<Record<WhoisError['code'], ApiErrorName>>;

function noServer(error: WhoisError): ApiError {
  const { message, kind, url } = error;
  const instead = url === undefined || message.includes(url) ? message : `${message}: see ${url}`;
  if (kind === 'web') return new ApiError('WhoisServerOnlyWeb', instead, { cause: error });
  if (kind === 'none' || kind === 'rdap')
    return new ApiError('WhoisServerNotAvailable', instead, { cause: error });
  return new ApiError('WhoisServerNotFound', instead, { cause: error });
}
