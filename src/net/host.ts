import { isIPv4, isIPv6 } from 'node:net';
import { isSpecialAddress } from './special-address.js';

/** The canonical form of a host name: case and a final dot do not matter (RFC 4343, RFC 1034). */
export function hostKey(host: string): string {
  const lower = host.toLowerCase();
  return lower.endsWith('.') ? lower.slice(0, -1) : lower;
}

/** Throws a TypeError for an invalid host or port of the caller. An empty host would connect to localhost. */
export function checkTarget(host: unknown, port: unknown, name = ''): void {
  if (typeof host !== 'string' || !/^[^\s\0/]+$/.test(host)) {
    throw new TypeError(`\`${name}host\` must be a host name or an address; got ${JSON.stringify(host)}`);
  }
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new TypeError(`\`${name}port\` must be from 1 to 65535; got ${String(port)}`);
  }
}

/** Why a host from a response must not be connected to, or null. `host` is in lower case, an IPv6 address without brackets. */
export function refusalOfHost(host: string): string | null {
  if (isIPv4(host) || isIPv6(host)) return isSpecialAddress(host) ? 'it is not a public address' : null;
  if (!isHostName(host)) return 'it is not a host name';
  return PRIVATE_ENDS.some((end) => host.endsWith(`.${end}`)) ? 'it is a name in a private network' : null;
}

/**
 * Letters, digits and hyphens in at least two labels. The last label begins with a letter, because resolvers take `127.1`, `0x7f.1` and
 * `2130706433` for addresses.
 */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    /^(?:xn--[a-z0-9-]+|[a-z]{2,63})$/.test(labels.at(-1) ?? '')
  );
}

/**
 * Suffixes of names in private networks, where a public server never is.
 * They matter if `connect` resolves names itself, as a proxy does.
 */
export const PRIVATE_ENDS: readonly string[] = [
  'localhost', // RFC 6761
  'localdomain', // the usual alias of localhost in /etc/hosts
  'local', // RFC 6762
  'internal', // reserved by ICANN for private use, 2024
  'home.arpa', // RFC 8375
  'onion', // RFC 7686
  'corp', // not delegated because of name collisions, ICANN 2018: corp, home, mail
  'home',
  'mail',
  'lan', // RFC 6762, appendix G: intranet, internal, private, corp, home, lan
  'intranet',
  'private',
];
