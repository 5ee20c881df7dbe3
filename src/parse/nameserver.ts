import { NameserverDraft } from './draft.js';

/** A host name in the loose form that registries print: letters of any script, at least one point. */
const HOST = /^[\p{L}\p{N}_*](?:[\p{L}\p{M}\p{N}_-]{0,62})(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,20}\.?$/u;

/** `example.com. 86400 IN NS ns1.example.com.`, as in a zone file: the name before it is the delegated one. */
const RECORD = /^\S{1,255}\s{1,20}(?:\d{1,10}\s{1,20})?(?:IN\s{1,20})?NS\s{1,20}(?=\S)/u;

/** Stands where there is no server (.uz and others). */
const NO_SERVER: ReadonlySet<string> = new Set(['not.defined', 'no.nameserver', 'not.available']);

/** More servers than any delegation has. */
const MAX_SERVERS = 64;

/**
 * Adds the servers of one line: `ns1.example.com`, `ns1.example.com. 192.0.2.1, 2001:db8::1`,
 * `ns1.example.com [192.0.2.1]`, `ns1.example.com ns2.example.com`. A server named twice is one.
 * Returns what was added or completed; empty where the line names no host.
 */
export function readNameservers(value: string, servers: NameserverDraft[]): NameserverDraft[] {
  if (isPlainHost(value)) {
    const server = serverOf(trimDot(value), servers);
    return server === null ? [] : [server];
  }
  const found: NameserverDraft[] = [];
  let server: NameserverDraft | null = null;
  for (const token of value.replace(RECORD, '').split(/[\s,;()[\]<>|/]+/u, 24)) {
    if (token === '') continue;
    if (isIpv4(token)) {
      if (server !== null) server.ipv4 ??= token;
    } else if (isIpv6(token)) {
      if (server !== null) server.ipv6 ??= token.toLowerCase();
    } else if (HOST.test(token)) {
      server = serverOf(trimDot(token), servers);
      if (server === null) break;
      found.push(server);
    } else if (server === null) return [];
  }
  return found;
}

/** Adds addresses to the last server. Returns whether the value held any. */
export function readAddresses(value: string, servers: NameserverDraft[]): NameserverDraft | null {
  const server = servers.at(-1);
  if (server === undefined) return null;
  let found = false;
  for (const token of value.split(/[\s,;()[\]]+/u, 16)) {
    if (isIpv4(token)) server.ipv4 ??= token;
    else if (isIpv6(token)) server.ipv6 ??= token.toLowerCase();
    else continue;
    found = true;
  }
  return found ? server : null;
}

function serverOf(name: string, servers: NameserverDraft[]): NameserverDraft | null {
  const lower = name.toLowerCase();
  if (NO_SERVER.has(lower)) return null;
  for (const server of servers) if (server.name === lower) return server;
  if (servers.length >= MAX_SERVERS) return null;
  const server = new NameserverDraft(lower);
  servers.push(server);
  return server;
}

const trimDot = (name: string): string => (name.endsWith('.') ? name.slice(0, -1) : name);

/** The common case without a regular expression: ASCII letters, digits, hyphens and an inner point. */
function isPlainHost(value: string): boolean {
  let point = false;
  let letter = false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === 46) {
      if (i === 0) return false;
      if (i < value.length - 1) point = true;
    } else if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) letter = true;
    else if (!((code >= 48 && code <= 57) || code === 45)) return false;
  }
  return point && letter && value.length <= 254 && !value.includes('..');
}

function isIpv4(text: string): boolean {
  const octets = text.split('.', 5);
  return octets.length === 4 && octets.every((octet) => /^\d{1,3}$/u.test(octet) && Number(octet) < 256);
}

function isIpv6(text: string): boolean {
  return (
    text.length <= 45 &&
    text.includes(':') &&
    /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:\.\d{1,3}){0,3}$/iu.test(text)
  );
}
