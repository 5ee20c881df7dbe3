import type { Part } from './part.js';

/** What an error code means, and what a caller can do. */
export interface ErrorMeaning {
  /** What happened, in words. */
  readonly meaning: string;
  /** What a caller can do about it. */
  readonly advice: string;
  /** Whether the same call may succeed later. */
  readonly retry: boolean;
}

const MEANINGS = {
  INVALID_DOMAIN: {
    meaning: 'not a domain name that can be looked up',
    advice: 'correct the name',
    retry: false,
  },
  INVALID_NUMBER: {
    meaning: 'not an address, a prefix or an AS number that can be looked up',
    advice: 'correct the number',
    retry: false,
  },
  NO_SERVER: {
    meaning: 'no server is known for this suffix or block',
    advice: 'see `kind` and `url`: there may be a web page, or only RDAP',
    retry: false,
  },
  TIMEOUT: {
    meaning: 'the server did not respond in time',
    advice: 'try again later, or allow more time',
    retry: true,
  },
  ABORTED: { meaning: 'the caller aborted the lookup', advice: 'none needed', retry: false },
  CONNECTION: { meaning: 'the connection failed or broke', advice: 'try again later', retry: true },
  THROTTLED: {
    meaning: 'the server limits the rate of queries',
    advice: 'wait before querying this server again',
    retry: true,
  },
  REFUSED: {
    meaning: 'the server refuses this client or this name',
    advice: 'ask the registry for access',
    retry: false,
  },
  RESPONSE_TOO_LARGE: {
    meaning: 'the response is larger than the limit',
    advice: 'raise `maxBytes` if you trust the server',
    retry: false,
  },
  BAD_RESPONSE: {
    meaning: 'the response is empty, cut off or unintelligible',
    advice: 'try again later',
    retry: true,
  },
  UNDETERMINED: {
    meaning: 'the response does not say whether the name is available',
    advice: 'read the record',
    retry: false,
  },
  INTERNAL: {
    meaning: 'a bug in this library',
    advice: 'report it, with `cause`',
    retry: false,
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

/** The code of a {@link WhoisError}: what went wrong, for programs. {@link ERRORS} has the meaning of each. */
export type WhoisErrorCode = keyof typeof MEANINGS;

/**
 * All error codes of the library, with their meaning and what a caller can do.
 *
 * @example
 * if (ERRORS[error.code].retry) queue.push(name);
 */
export const ERRORS: Readonly<Record<WhoisErrorCode, ErrorMeaning>> = MEANINGS;

/** Why there is no WHOIS server for a suffix: it has a web page, only RDAP, nothing at all, or is not known. */
export type NoServerKind = 'web' | 'rdap' | 'none' | 'unknown';

/** What a {@link WhoisError} carries in addition to its code and message. */
export interface WhoisErrorDetails {
  /** The server that was queried. */
  host?: string;
  /** What was received before the error, oldest first. */
  parts?: readonly Part[];
  /** The error of the socket, of the caller's function or of the abort. */
  cause?: unknown;
  /** With NO_SERVER: why there is none. */
  kind?: NoServerKind;
  /** With NO_SERVER: a web page or RDAP base URL to use instead. */
  url?: string;
  /** With THROTTLED, or BAD_RESPONSE for HTTP 5xx: how long to wait, in ms, if the server gives a time. */
  retryAfter?: number;
}

/** Marks errors of every build of this package: the ES module and the CommonJS build have different classes. */
const BRAND = Symbol.for('port43.WhoisError');

/**
 * Whether a value is a {@link WhoisError} of this or another build of the package, for programs in which one module uses `import` and
 * another `require`; `instanceof` only knows its own build.
 */
export const isWhoisError = (value: unknown): value is WhoisError =>
  typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;

/** The error of all lookups. `code` is a key of {@link ERRORS}. Invalid options are a `TypeError` instead. */
export class WhoisError extends Error {
  /** Always `WhoisError`. */
  override readonly name = 'WhoisError';
  /** What went wrong, for programs: `TIMEOUT`, `THROTTLED`, `NO_SERVER` … {@link ERRORS} has the meaning of each. */
  readonly code: WhoisErrorCode;
  /** The server that was queried. */
  readonly host?: string;
  /** What was received before the error, oldest first. */
  readonly parts: readonly Part[];
  /** With `NO_SERVER`: why there is none. */
  readonly kind?: NoServerKind;
  /** With `NO_SERVER`: a web page or RDAP base URL to use instead. */
  readonly url?: string;
  /** With `THROTTLED`, or `BAD_RESPONSE` for HTTP 5xx: how long to wait, in ms, if the server gives a time. */
  readonly retryAfter?: number;

  constructor(code: WhoisErrorCode, message: string, details: WhoisErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.parts = details.parts ?? [];
    if (details.host !== undefined) this.host = details.host;
    if (details.kind !== undefined) this.kind = details.kind;
    if (details.url !== undefined) this.url = details.url;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }

  /** Marks the error for {@link isWhoisError}. */
  get [BRAND](): true {
    return true;
  }

  /** For logs and APIs, because `JSON.stringify` omits most of an error. The cause is left out, because it may hold a socket. */
  toJSON(): WhoisErrorJson {
    const { name, code, message, host, kind, url, retryAfter } = this;
    const parts = this.parts.map(({ host, body }) => ({ host, body }));
    return { name, code, message, host, kind, url, retryAfter, parts };
  }
}

/** A {@link WhoisError} as JSON; keys without a value are omitted. */
export interface WhoisErrorJson {
  /** Always `WhoisError`. */
  name: 'WhoisError';
  /** What went wrong, for programs. */
  code: WhoisErrorCode;
  /** What went wrong, in words. */
  message: string;
  /** The server that was queried. */
  host: string | undefined;
  /** With `NO_SERVER`: why there is none. */
  kind: NoServerKind | undefined;
  /** With `NO_SERVER`: a web page or RDAP base URL to use instead. */
  url: string | undefined;
  /** With `THROTTLED`: how long to wait, in ms. */
  retryAfter: number | undefined;
  /** What was received before the error, oldest first, without RDAP documents. */
  parts: {
    /** The server's host name. */
    host: string | null;
    /** The response as text. */
    body: string;
  }[];
}
