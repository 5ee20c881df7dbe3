import { NameserverDraft } from '../read/draft.js';
import { HYPHEN, isAsciiLetter, isDigit, POINT } from '../text/characters.js';

/** A host name in the loose form that registries print: letters of any script, and at least one point. */
const HOST = /^[\p{L}\p{N}_*](?:[\p{L}\p{M}\p{N}_-]{0,62})(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,20}\.?$/u;

/** `example.com. 86400 IN NS ns1.example.com.`, as in a zone file: the first name is the delegated one. */
const RECORD = /^\S{1,255}\s{1,20}(?:\d{1,10}\s{1,20})?(?:IN\s{1,20})?NS\s{1,20}(?=\S)/u;

/** Printed for a missing server (.uz and others). */
const NO_SERVER: ReadonlySet<string> = new Set(['not.defined', 'no.nameserver', 'not.available']);

/** Kept for each record, more than any delegation has. */
const MAX_SERVERS = 64;
const MAX_ADDRESSES = 32;

/**
 * Adds the servers of one line: `ns1.example.com`, `ns1.example.com. 192.0.2.1, 2001:db8::1`,
 * `ns1.example.com [192.0.2.1]`, `ns1.example.com ns2.example.com`. A server named twice is one.
 * Returns the servers that were added or completed; empty if the line names no host.
 */
export function readNameservers(value: string, servers: NameserverDraft[]): NameserverDraft[] {
  if (isHostName(value)) {
    const server = serverOf(value, servers);
    return server === null ? [] : [server];
  }
  const found: NameserverDraft[] = [];
  let server: NameserverDraft | null = null;
  let before: string | null = null;
  for (const token of tokensOf(value.includes('NS') ? value.replace(RECORD, '') : value)) {
    if (addAddress(token, server)) {
      if (server === null) before = token;
    } else if (HOST.test(token) || (token.endsWith(':') && HOST.test(token.slice(0, -1)))) {
      server = serverOf(token.endsWith(':') ? token.slice(0, -1) : token, servers);
      if (server === null) break;
      if (before !== null) addAddress(before, server);
      before = null;
      found.push(server);
    } else if (server === null && !ORDINAL.test(token)) return [];
  }
  return found;
}

/** Adds addresses to a server. Returns whether the value contains any. */
export function readAddresses(value: string, server: NameserverDraft): boolean {
  let found = false;
  for (const token of tokensOf(value)) if (addAddress(token, server)) found = true;
  return found;
}

/** Returns the words of a line, up to the number that a line with servers or addresses can have. */
const tokensOf = (value: string): string[] =>
  (value.includes(':') ? value.replace(BEFORE_IPV4, ' ') : value)
    .split(/[\s,;()[\]{}<>|/="]+/u, 24)
    .filter((token) => token !== '');

/** `ns1.example.com:192.0.2.1` */
const BEFORE_IPV4 = /(?<=\.\p{L}{2,24}):(?=\d{1,3}\.\d)/u;

/** `1. ns1.example.com`, `1: ns1.example.com`, `- ns1.example.com` */
const ORDINAL = /^(?:\d{1,2}[.:]?|[-*•–#])$/u;

/** Adds a word to the server's addresses. Returns false if it is not an address. */
function addAddress(token: string, server: NameserverDraft | null): boolean {
  const address = token.toLowerCase();
  const four = isIpv4(address);
  if (!four && !isIpv6(address)) return false;
  if (server === null) return true;
  if (four) server.ipv4 ??= address;
  else server.ipv6 ??= address;
  const { addresses } = server;
  if (addresses.length < MAX_ADDRESSES && !addresses.includes(address)) addresses.push(address);
  return true;
}

/** Returns the server of that name, which may have been named before; null if there are too many. */
function serverOf(host: string, servers: NameserverDraft[]): NameserverDraft | null {
  const name = (host.endsWith('.') ? host.slice(0, -1) : host).toLowerCase();
  if (NO_SERVER.has(name)) return null;
  for (const server of servers) if (server.name === name) return server;
  if (servers.length >= MAX_SERVERS) return null;
  const server = new NameserverDraft(name);
  servers.push(server);
  return server;
}

/** Whether a value is only a host name: ASCII letters, digits, hyphens and an inner point. Checked without a regular expression. */
export function isHostName(value: string): boolean {
  let point = false;
  let letter = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === POINT) {
      if (i === 0) return false;
      if (i < value.length - 1) point = true;
    } else if (isAsciiLetter(code)) letter = true;
    else if (!(isDigit(code) || code === HYPHEN)) return false;
  }
  return point && letter && value.length <= 254 && !value.includes('..');
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|[01]?\\d{1,2})';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const isIpv4 = (text: string): boolean => text.length <= 15 && IPV4.test(text);

function isIpv6(text: string): boolean {
  return (
    text.length <= 45 &&
    text.includes(':') &&
    /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:\.\d{1,3}){0,3}$/iu.test(text)
  );
}
