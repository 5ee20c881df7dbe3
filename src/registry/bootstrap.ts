import { prefixesOf } from '../resource/resource.js';
import { type BootstrapTables, SHIPPED } from './bootstrap-tables.js';
import { findRouteIn } from './find-server.js';
import { ianaTlds } from './iana.js';
import { resourceBlocks } from './resources.js';
import { SUFFIXES } from './suffixes.js';

/** A bootstrap file as IANA publishes them (RFC 9224 section 3): each service is its entries and its base URLs. */
export interface RdapBootstrap {
  /** Version of the format. */
  version: '1.0';
  /** When the file was published, RFC 3339. */
  publication: string;
  /** What the file is, in words. */
  description: string;
  /** Suffixes or blocks of numbers, with the base URLs of their RDAP servers. */
  services: [entries: string[], urls: string[]][];
}

/** IANA's files, by the name each has at https://data.iana.org/rdap/. */
export const BOOTSTRAP_FILES = ['dns', 'ipv4', 'ipv6', 'asn'] as const;

/** One of IANA's bootstrap files: of suffixes, of addresses, of AS numbers. */
export type BootstrapFile = (typeof BOOTSTRAP_FILES)[number];

/** Options of {@link rdapBootstrap}. */
export interface BootstrapOptions {
  /** Base URL of the RDAP server, with a final slash. */
  base: string;
  /** RFC 3339. */
  publication: string;
}

/**
 * The bootstrap file of one RDAP server that answers for all registries: every suffix, or every block of numbers, that port43 knows a
 * server for has the one base URL. The method of the same name of `client.routes` also has what IANA's files list now.
 */
export const rdapBootstrap = (file: BootstrapFile, options: BootstrapOptions): RdapBootstrap =>
  rdapBootstrapIn(SHIPPED, file, options);

/** {@link rdapBootstrap} by IANA's bootstrap files as they were fetched. */
export function rdapBootstrapIn(
  tables: BootstrapTables,
  file: BootstrapFile,
  { base, publication }: BootstrapOptions,
): RdapBootstrap {
  return {
    version: '1.0',
    publication,
    description: 'Every suffix or block that port43 can look up, at one RDAP server',
    services: [[ENTRIES[file](tables), [base]]],
  };
}

const ENTRIES: Readonly<Record<BootstrapFile, (tables: BootstrapTables) => string[]>> = {
  dns: askableSuffixes,
  ipv4: (tables) => prefixes('ipv4', tables),
  ipv6: (tables) => prefixes('ipv6', tables),
  asn: (tables) =>
    unique(
      resourceBlocks('as', tables).map(({ first, last }) =>
        first === last ? `${first}` : `${first}-${last}`,
      ),
    ),
};

/** Top-level domains with a server, and suffixes with one below a top-level domain that has none: the longest match counts. */
function askableSuffixes(tables: BootstrapTables): string[] {
  const isAskable = (suffix: string): boolean => {
    const { kind } = findRouteIn(tables, `example.${suffix}`);
    return kind === 'whois' || kind === 'rdap';
  };
  const tlds = unique([...ianaTlds(), ...(tables.dns?.keys() ?? [])]).filter(isAskable);
  const known = new Set(tlds);
  const others = Object.keys(SUFFIXES).filter(
    (suffix) => !known.has(suffix.slice(suffix.lastIndexOf('.') + 1)) && isAskable(suffix),
  );
  return [...tlds, ...others].sort();
}

const prefixes = (kind: 'ipv4' | 'ipv6', tables: BootstrapTables): string[] =>
  unique(resourceBlocks(kind, tables).flatMap(({ first, last }) => prefixesOf(kind, first, last, 128)));

const unique = (entries: string[]): string[] => [...new Set(entries)];
