import { ianaFacts } from './iana.js';
import type { Route, Server } from './route.js';
import { SERVERS, type ServerRow } from './servers.js';
import type { SuffixRow } from './suffixes/row.js';
import { SUFFIXES } from './suffixes.js';

/** RFC 3912. */
export const WHOIS_PORT = 43;

/**
 * Who answers for a name: its longest suffix with an answer of its own, in our table first, then in IANA's.
 * The name is in lower case ASCII; itself it is no suffix of itself, so that `uk.com` is asked at .com.
 */
export function findRoute(asciiDomain: string): Route {
  let suffix = asciiDomain;
  for (let dot = suffix.indexOf('.'); dot >= 0; dot = suffix.indexOf('.')) {
    suffix = suffix.slice(dot + 1);
    const row = ownRow(suffix);
    if (row) return route(suffix, row);
  }
  return route(suffix, {});
}

/** The server behind a host name, with its conventions where it has any: a registrar's has none. */
export function serverFor(host: string): Server {
  const name = host.toLowerCase().replace(/\.$/, '');
  const row: Partial<ServerRow> = Object.hasOwn(SERVERS, name) ? (SERVERS[name] ?? {}) : {};
  return {
    host: name,
    port: WHOIS_PORT,
    query: row.query ?? '{domain}\r\n',
    encoding: row.encoding ?? 'ascii',
    charset: row.charset ?? null,
    referral: row.referral ?? null,
    zone: row.zone ?? null,
  };
}

/** Whether the names below a suffix are asked about elsewhere than those of its parent. */
export function hasOwnServer(suffix: string): boolean {
  return ownRow(suffix) !== undefined;
}

function ownRow(suffix: string): Partial<SuffixRow> | undefined {
  return Object.hasOwn(SUFFIXES, suffix) ? SUFFIXES[suffix] : undefined;
}

function route(suffix: string, row: Partial<SuffixRow>): Route {
  const iana = ianaFacts(suffix);
  const whois = row.whois === undefined ? (iana?.whois ?? null) : row.whois;
  const rdap = row.rdap === undefined ? (iana?.rdap ?? null) : row.rdap;
  if (whois !== null) return { kind: 'whois', suffix, server: serverFor(whois), rdap };
  if (rdap !== null) return { kind: 'rdap', suffix, url: rdap };
  if (row.web !== undefined) return { kind: 'web', suffix, url: row.web };
  return { kind: iana || row.reason !== undefined ? 'none' : 'unknown', suffix };
}
