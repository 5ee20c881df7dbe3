import type { WhoisErrorCode } from '../index.js';

/**
 * The texts that clients get instead of a record. Each is sent as a WHOIS comment and never quotes servers or clients, so that no
 * program can find its words for a free name in it.
 */
export const COMPLAINTS: Readonly<Record<WhoisErrorCode | Own, string>> = {
  INVALID_DOMAIN: 'this is not a domain name that can be looked up',
  INVALID_NUMBER: 'this is not an address or AS number that can be looked up',
  NO_SERVER: 'no server that can be queried is known for this suffix or block',
  TIMEOUT: 'the server did not respond in time. Try again later',
  ABORTED: 'the lookup was aborted. Try again later',
  CONNECTION: 'the connection to the server failed or broke. Try again later',
  THROTTLED: 'the server limits the rate of queries. Query rate limit exceeded. Try again later',
  REFUSED: 'the server refuses to answer this query',
  RESPONSE_TOO_LARGE: 'the response of the server is too large',
  BAD_RESPONSE: 'the response of the server is empty, cut off or unintelligible. Try again later',
  UNDETERMINED: 'the response of the server does not say whether the name is registered',
  SLOW: 'the query did not arrive in time',
  LONG: 'the query is too long',
  EMPTY: 'the query is empty. Send a domain name, an address or an AS number on one line',
  SPECIAL: 'these numbers are reserved for special purposes (RFC 6890) and belong to no registry',
  BUSY: 'too many lookups are in progress. Query rate limit exceeded. Try again later',
  CONNECTIONS: 'too many connections from this address. Query rate limit exceeded. Try again later',
  INTERNAL: 'an internal error of this server. Try again later',
};

/** Codes of the gateway itself, in addition to those of lookups. */
type Own = 'SLOW' | 'LONG' | 'EMPTY' | 'SPECIAL' | 'BUSY' | 'CONNECTIONS';

export type Complaint = keyof typeof COMPLAINTS;

/** Returns the whole response. `host`: the server that failed, as the server table or a URL names it. `wait` is in ms. */
export function complain(what: Complaint, { host, wait }: { host?: string; wait?: number } = {}): string {
  const lines = [`${what}: ${COMPLAINTS[what]}.`];
  if (host !== undefined && /^[a-z\d.:-]{1,253}$/i.test(host)) lines.push(`Server: ${host}`);
  if (wait !== undefined && wait > 0) lines.push(`Seconds to wait: ${Math.ceil(wait / 1000)}`);
  return lines.map((line) => `% port43: ${line}\r\n`).join('');
}
