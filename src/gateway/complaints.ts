import type { WhoisErrorCode } from '../index.js';

/**
 * What is said where there is no record. Each is a comment in WHOIS, and made of words of ours alone: what servers and clients
 * wrote is not repeated, so that no program can find its words for a free name in it.
 */
export const COMPLAINTS: Readonly<Record<WhoisErrorCode | Own, string>> = {
  INVALID_DOMAIN: 'this is not a domain name that can be looked up',
  INVALID_NUMBER: 'this is not an address or AS number that can be looked up',
  NO_SERVER: 'the suffix has no server that could be asked',
  TIMEOUT: 'the server did not answer in time. Try again later',
  ABORTED: 'the lookup was ended. Try again later',
  CONNECTION: 'no connection to the server, or it broke. Try again later',
  THROTTLED: 'the server says that it is asked too often. Query rate limit exceeded. Try again later',
  REFUSED: 'the server refuses this question',
  RESPONSE_TOO_LARGE: 'the answer of the server is too large',
  BAD_RESPONSE: 'the answer of the server is empty, cut off or unintelligible. Try again later',
  UNDETERMINED: 'the answer of the server does not tell',
  SLOW: 'the question did not come in time',
  LONG: 'the question is too long',
  EMPTY: 'no question. Send a domain name, an address or an AS number on a line',
  SPECIAL:
    'a standard has set these numbers aside for a purpose of their own (RFC 6890): no registry holds them',
  BUSY: 'too many lookups are under way. Query rate limit exceeded. Try again later',
  CONNECTIONS: 'too many connections from this address. Query rate limit exceeded. Try again later',
  INTERNAL: 'an error of this server. Try again later',
};

/** What is no error of a lookup. */
type Own = 'SLOW' | 'LONG' | 'EMPTY' | 'SPECIAL' | 'BUSY' | 'CONNECTIONS' | 'INTERNAL';

export type Complaint = keyof typeof COMPLAINTS;

/** The whole answer. `host`: the server that is meant, as the table or a URL names it. `wait` in ms. */
export function complain(what: Complaint, { host, wait }: { host?: string; wait?: number } = {}): string {
  const lines = [`${what}: ${COMPLAINTS[what]}.`];
  if (host !== undefined && /^[a-z\d.:-]{1,253}$/i.test(host)) lines.push(`Server: ${host}`);
  if (wait !== undefined && wait > 0) lines.push(`Seconds to wait: ${Math.ceil(wait / 1000)}`);
  return lines.map((line) => `% port43: ${line}\r\n`).join('');
}
