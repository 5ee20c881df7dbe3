import { ERRORS, type WhoisError, type WhoisErrorCode } from '../errors.js';
import type { RdapError, RdapNotice } from './types.js';

/** The statuses of HTTP that an error object is sent with (RFC 7480 section 5, RFC 9110 section 15). */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;

export type RdapErrorStatus = keyof typeof TITLES;

/** The HTTP status for each error of a lookup. None is 404, which clients take for a free name. */
const STATUSES: Readonly<Record<WhoisErrorCode, RdapErrorStatus>> = {
  INVALID_DOMAIN: 400,
  INVALID_NUMBER: 400,
  NO_SERVER: 501,
  TIMEOUT: 504,
  ABORTED: 503,
  CONNECTION: 502,
  THROTTLED: 503,
  REFUSED: 502,
  RESPONSE_TOO_LARGE: 502,
  BAD_RESPONSE: 502,
  UNDETERMINED: 502,
  INTERNAL: 500,
};

/** An error object (RFC 9083 section 6) for that status of HTTP; `description` is one text a line. */
export const rdapError = (
  errorCode: RdapErrorStatus,
  description: readonly string[],
  notices: RdapNotice[] = [],
): RdapError => ({
  errorCode,
  title: TITLES[errorCode],
  description: [...description],
  ...(notices.length === 0 ? {} : { notices }),
  rdapConformance: ['rdap_level_0'],
  lang: 'en',
});

/** An error object for a failed lookup, which begins with the code. Of what a server wrote, it only repeats a host name. */
export function toRdapError({ code, host }: Pick<WhoisError, 'code' | 'host'>): RdapError {
  const server = host === undefined || !/^[a-z\d.:-]{1,253}$/i.test(host) ? [] : [`Server: ${host}`];
  return rdapError(STATUSES[code], [`${code}: ${ERRORS[code].meaning}.`, ...server]);
}
