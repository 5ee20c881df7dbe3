import { isIPv6 } from 'node:net';
import { refusalOfHost } from '../net/host.js';
import { INTENDED_HOSTS, NO_REGISTRAR, PORTS } from './referral-values.js';

/** A host, and the port if the referral has one. */
export interface Referral {
  host: string;
  port: number | null;
}

/** A host name has at most 253 characters, and a port five digits. */
const MAX_VALUE_LENGTH = 260;

/**
 * The unchanged value of the server's label for referrals; null if there is none. `label` comes from the table of servers. Only the first
 * record counts: Verisign's server can respond with several, and the record of a name server has no registrar.
 */
export function findReferral(text: string, label: string): string | null {
  const wanted = label.toLowerCase();
  let records = 0;
  for (const line of linesOf(text)) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (name === 'domain name' && ++records > 1) return null;
    if (name === 'server name' && records === 0) return null;
    if (name === wanted) return line.slice(colon + 1).trim() || null;
  }
  return null;
}

/** The next host to query, or why the value is rejected. The value is untrusted: only a host and a port are read from it. */
export function parseReferral(value: string): Referral | { refused: string } {
  const text = value.trim().toLowerCase();
  if (text.length > MAX_VALUE_LENGTH) return { refused: 'it is too long for a host name' };
  const meant = INTENDED_HOSTS.get(text);
  if (meant !== undefined) return { host: meant, port: null };
  if (/^[a-z][a-z\d+.-]*:\/\//.test(text)) return { refused: 'it is a URL, not a host name' };
  const { host, port: digits } = splitPort(text);
  if (digits !== null && (!/^[1-9]\d{0,4}$/.test(digits) || Number(digits) > 65_535))
    return { refused: 'invalid port' };
  const refused = refusalOf(host);
  if (refused !== null) return { refused };
  const port = digits === null ? null : Number(digits);
  // Mail servers and databases read lines too: a query sent there would be a command chosen by the author of the referral.
  if (port !== null && !PORTS.has(port)) return { refused: `port ${port} is not a port for WHOIS` };
  return { host, port };
}

/** `host:43` or `[2001:db8::1]:43`; an IPv6 address without brackets contains colons itself. */
function splitPort(text: string): { host: string; port: string | null } {
  if (isIPv6(text)) return { host: text, port: null };
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/.exec(text);
  if (bracketed) {
    const [, inside = '', port = null] = bracketed;
    return { host: isIPv6(inside) ? inside : text, port };
  }
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  return { host: name.replace(/\.$/, ''), port: colon < 0 ? null : text.slice(colon + 1) };
}

function refusalOf(host: string): string | null {
  const refused = refusalOfHost(host);
  if (refused !== null) return refused;
  if (host.startsWith('www.')) return 'it is a web server';
  const other = NO_REGISTRAR.get(host);
  return other === undefined ? null : `it is not a registrar's server: ${other}`;
}

function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end < 0 ? text.length : end);
    if (end < 0) return;
    start = end + 1;
  }
}
