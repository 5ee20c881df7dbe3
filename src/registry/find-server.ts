import { type BootstrapTables, bootstrapBase, SHIPPED } from './bootstrap-tables.js';
import { ianaFacts } from './iana.js';
import type { Route, Server } from './route.js';
import { SERVERS, type ServerRow } from './servers.js';
import type { SuffixRow } from './suffixes/row.js';
import { SUFFIXES } from './suffixes.js';

/** RFC 3912. */
export const WHOIS_PORT = 43;

/**
 * Returns the server for a name: that of its longest suffix in our table, else in IANA's. The name is in lower case ASCII. A name is not
 * its own suffix, so `uk.com` is queried at .com.
 */
export function findRoute(asciiDomain: string): Route {
  return findRouteIn(SHIPPED, asciiDomain);
}

/** {@link findRoute} by IANA's bootstrap files as they were fetched. */
export function findRouteIn(tables: BootstrapTables, asciiDomain: string): Route {
  let suffix = asciiDomain;
  for (let dot = suffix.indexOf('.'); dot >= 0; dot = suffix.indexOf('.')) {
    suffix = suffix.slice(dot + 1);
    const row = ownRow(suffix);
    if (row) return route(tables, suffix, row);
  }
  return route(tables, suffix, {});
}

/** Returns the server with a host name, with its conventions if it is in the table. Registrars' servers are not. */
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

/** Whether names below a suffix are queried at another server than names of its parent. */
export function hasOwnServer(suffix: string): boolean {
  return ownRow(suffix) !== undefined;
}

function ownRow(suffix: string): Partial<SuffixRow> | undefined {
  return Object.hasOwn(SUFFIXES, suffix) ? SUFFIXES[suffix] : undefined;
}

function route(tables: BootstrapTables, suffix: string, row: Partial<SuffixRow>): Route {
  const iana = ianaFacts(suffix);
  const whois = row.whois === undefined ? (iana?.whois ?? null) : row.whois;
  const { base } = bootstrapBase(suffix, tables);
  // A row of ours was written with IANA's file of this version in view: what IANA has changed since then is newer.
  const rdap = row.rdap === undefined || base !== (iana?.rdap ?? null) ? base : row.rdap;
  if (whois !== null) return { kind: 'whois', suffix, server: serverFor(whois), rdap };
  if (rdap !== null) return { kind: 'rdap', suffix, url: rdap };
  if (row.web !== undefined) return { kind: 'web', suffix, url: row.web };
  return { kind: iana || row.reason !== undefined ? 'none' : 'unknown', suffix };
}
