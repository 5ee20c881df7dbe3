import type { Part } from './part.js';

/**
 * All error codes of the library, with their meaning and what a caller can do.
 * `retry`: whether the same call may succeed later.
 */
export const ERRORS = {
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
    meaning: 'no WHOIS server is known for this suffix',
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
    meaning: 'this library failed by a mistake of its own',
    advice: 'report it, with `cause`',
    retry: false,
  },
} as const;

export type WhoisErrorCode = keyof typeof ERRORS;

/** Why there is no WHOIS server for a suffix. */
export type NoServerKind = 'web' | 'rdap' | 'none' | 'unknown';

export interface WhoisErrorDetails {
  /** The server that was queried. */
  host?: string;
  /** What was received before the error, oldest first. */
  parts?: readonly Part[];
  cause?: unknown;
  /** With NO_SERVER: why, and a web page or RDAP base URL to use instead. */
  kind?: NoServerKind;
  url?: string;
  /** With THROTTLED: how long to wait, in ms, if the server gives a time. */
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
  override readonly name = 'WhoisError';
  readonly code: WhoisErrorCode;
  readonly host?: string;
  readonly parts: readonly Part[];
  readonly kind?: NoServerKind;
  readonly url?: string;
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
  name: 'WhoisError';
  code: WhoisErrorCode;
  message: string;
  host: string | undefined;
  kind: NoServerKind | undefined;
  url: string | undefined;
  retryAfter: number | undefined;
  parts: { host: string | null; body: string }[];
}
