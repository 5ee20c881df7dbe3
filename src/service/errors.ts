import { WhoisError } from '../index.js';

/** What an error of the API means. */
export interface ApiErrorMeaning {
  /** The code in the body of the error: `C04`. */
  readonly code: string;
  /** The HTTP status. */
  readonly status: number;
  /** When a client gets it. */
  readonly when: string;
}

const MEANINGS = {
  Unauthenticated: { code: 'C01', status: 401, when: 'no API key in Authorization or X-API-Key' },
  Unauthorized: { code: 'C02', status: 401, when: 'the key does not exist or was revoked' },
  TooManyFailures: {
    code: 'C02',
    status: 429,
    when: 'the key does not exist or was revoked, after too many failed log-ins from this address',
  },
  CrossSiteRequest: {
    code: 'C02',
    status: 403,
    when: 'a page of another site made a browser send the request; free',
  },
  KeyNotAllowed: { code: 'C02', status: 403, when: 'the key may not manage the keys of its account' },
  NotFound: { code: 'C03', status: 404, when: 'unknown path, or another version segment' },
  MethodNotAllowed: { code: 'C03', status: 405, when: 'the path does not accept this method' },
  InvalidRequest: { code: 'C05', status: 400, when: 'invalid body or query' },
  RequestTooLarge: { code: 'C05', status: 413, when: 'the body or the list of names is too large' },
  UnsupportedMediaType: { code: 'C05', status: 415, when: 'the path does not accept bodies of this type' },
  IdempotencyKeyReused: {
    code: 'C05',
    status: 422,
    when: 'another job of the last 24 hours has this Idempotency-Key',
  },
  RateLimitReached: {
    code: 'C04',
    status: 429,
    when: 'more requests per second than the plan has; free',
  },
  UsageLimitReached: { code: 'C04', status: 402, when: 'credits or quota used up' },
  ObjectNotSupported: {
    code: 'R01',
    status: 400,
    when: 'not a domain name, address or AS number that can be looked up',
  },
  WhoisServerNotFound: { code: 'R02', status: 400, when: 'no server is known for this suffix or block' },
  WhoisServerNotAvailable: { code: 'R03', status: 400, when: 'the suffix has no server' },
  WhoisServerOnlyWeb: { code: 'R04', status: 400, when: 'the suffix only has a web page' },
  WhoisServerError: { code: 'R05', status: 400, when: 'the server rejected the name as invalid' },
  RemoteConnectionTimeout: { code: 'S01', status: 504, when: 'the server did not respond in time' },
  RemoteConnectionError: {
    code: 'S02',
    status: 502,
    when: 'the connection was refused or reset, or the server is unreachable',
  },
  RemoteResponseError: {
    code: 'S02',
    status: 502,
    when: 'the response is invalid or does not decide the question',
  },
  RemoteThrottled: { code: 'S03', status: 503, when: 'the rate limit of the server' },
  NotCached: { code: 'S04', status: 504, when: '`only-if-cached` was sent, and no record is stored' },
  ApplicationError: { code: 'E00', status: 500, when: 'an error of this service' },
  ServiceUnavailable: {
    code: 'E02',
    status: 503,
    when: 'the database of this service fails, or a limit is reached: try again',
  },
  ParserError: { code: 'E01', status: 500, when: 'an error of this service while it read a response' },
} as const satisfies Readonly<Record<string, ApiErrorMeaning>>;

/** The name of an error of the API: `UsageLimitReached`. */
export type ApiErrorName = keyof typeof MEANINGS;

/** Every error of the API, by its name: its code, its status and when a client gets it. */
export const API_ERRORS: Readonly<Record<ApiErrorName, ApiErrorMeaning>> = MEANINGS;

/** An error with the response that the client gets. The message is for the client and holds no internals. */
export class ApiError extends Error {
  override readonly name: ApiErrorName;
  readonly code: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    name: ApiErrorName,
    message: string,
    { headers = {}, cause }: { headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = name;
    this.code = API_ERRORS[name].code;
    this.status = API_ERRORS[name].status;
    this.headers = headers;
  }

  /** One line: servers' words may be part of the message. */
  get line(): string {
    return `${this.code} ${this.name} ${this.text}`;
  }

  get text(): string {
    return this.message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  }

  get body() {
    return { error: { code: this.code, name: this.name, message: this.text } };
  }
}

export const noSuchPath = (): ApiError => new ApiError('NotFound', 'unknown path: GET /v1/ lists all paths');

/** When a client may try again, in seconds, if a server limits the rate without naming a time. */
const RETRY_AFTER_S = 60;

/** Converts an error of a lookup into an error of the API. Errors that the library does not throw on purpose are bugs in the service. */
export function lookupError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof WhoisError))
    return new ApiError('ParserError', 'this service could not read the response: please report this', {
      cause: error,
    });
  if (error.code === 'NO_SERVER') return noServer(error);
  if (error.code === 'THROTTLED') {
    const seconds = Math.ceil((error.retryAfter ?? RETRY_AFTER_S * 1000) / 1000);
    return new ApiError('RemoteThrottled', error.message, {
      headers: { 'retry-after': String(Math.max(1, seconds)) },
      cause: error,
    });
  }
  return new ApiError(NAMES[error.code], error.message, { cause: error });
}

const NAMES = {
  INVALID_DOMAIN: 'ObjectNotSupported',
  INVALID_NUMBER: 'ObjectNotSupported',
  TIMEOUT: 'RemoteConnectionTimeout',
  CONNECTION: 'RemoteConnectionError',
  REFUSED: 'RemoteResponseError',
  RESPONSE_TOO_LARGE: 'RemoteResponseError',
  BAD_RESPONSE: 'RemoteResponseError',
  UNDETERMINED: 'RemoteResponseError',
  INTERNAL: 'ParserError',
  // Only if the service ends before its lookups do.
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
