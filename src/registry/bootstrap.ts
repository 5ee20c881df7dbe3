import { prefixesOf } from '../resource/resource.js';
import { findRoute } from './find-server.js';
import { ianaTlds } from './iana.js';
import { resourceBlocks } from './resources.js';
import { SUFFIXES } from './suffixes.js';

/** A bootstrap file as IANA publishes them (RFC 9224 section 3): each service is its entries and its base URLs. */
export interface RdapBootstrap {
  version: '1.0';
  /** RFC 3339. */
  publication: string;
  description: string;
  services: [entries: string[], urls: string[]][];
}

/** IANA's files, by the name each has at https://data.iana.org/rdap/. */
export const BOOTSTRAP_FILES = ['dns', 'ipv4', 'ipv6', 'asn'] as const;

export type BootstrapFile = (typeof BOOTSTRAP_FILES)[number];

/**
 * The bootstrap file of one RDAP server that answers for all registries: every suffix, or every block of numbers, that port43 knows a
 * server for has the one base URL. `base` ends with a slash.
 */
export function rdapBootstrap(
  file: BootstrapFile,
  { base, publication }: { base: string; publication: string },
): RdapBootstrap {
  return {
    version: '1.0',
    publication,
    description: 'Every suffix or block that port43 can look up, at one RDAP server',
    services: [[ENTRIES[file](), [base]]],
  };
}

const ENTRIES: Readonly<Record<BootstrapFile, () => string[]>> = {
  dns: askableSuffixes,
  ipv4: () => prefixes('ipv4'),
  ipv6: () => prefixes('ipv6'),
  asn: () =>
    resourceBlocks('as').map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)),
};

/** Top-level domains with a server, and suffixes with one below a top-level domain that has none: the longest match counts. */
function askableSuffixes(): string[] {
  const tlds = ianaTlds().filter(isAskable);
  const known = new Set(tlds);
  const others = Object.keys(SUFFIXES).filter(
    (suffix) => !known.has(suffix.slice(suffix.lastIndexOf('.') + 1)) && isAskable(suffix),
  );
  return [...tlds, ...others].sort();
}

function isAskable(suffix: string): boolean {
  const { kind } = findRoute(`example.${suffix}`);
  return kind === 'whois' || kind === 'rdap';
}

const prefixes = (kind: 'ipv4' | 'ipv6'): string[] =>
  resourceBlocks(kind).flatMap(({ first, last }) => prefixesOf(kind, first, last, 128));
