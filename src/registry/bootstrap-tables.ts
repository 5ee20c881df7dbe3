import type { Resource } from '../resource/resource.js';
import { ianaFacts } from './iana.js';

/** A block of numbers, and the RDAP server of the registry that it belongs to. */
export interface ResourceBlock {
  range: Omit<Resource, 'text'>;
  /** RDAP base URL with a final slash. */
  base: string;
}

/** IANA's bootstrap files (RFC 9224) as they were fetched. Where one is missing, the table of this version applies. */
export interface BootstrapTables {
  /** All base URLs that IANA lists for a top-level domain, with a final slash. */
  readonly dns?: ReadonlyMap<string, readonly string[]>;
  readonly ipv4?: readonly ResourceBlock[];
  readonly ipv6?: readonly ResourceBlock[];
  readonly asn?: readonly ResourceBlock[];
}

/** The tables of this version alone. */
export const SHIPPED: BootstrapTables = {};

export interface BootstrapBase {
  /** RDAP base URL with a final slash, or null. */
  base: string | null;
  /** Whether IANA's file, the fetched one if there is one, has this URL for the suffix. */
  isListed: boolean;
}

/**
 * The RDAP base of a top-level domain: the first HTTPS one that IANA lists now, else the one of this version. A base that IANA has dropped
 * stays, because its records are still worth reading; but it is not listed, so that what it does not find is not a free name.
 */
export function bootstrapBase(tld: string, { dns }: BootstrapTables): BootstrapBase {
  const shipped = ianaFacts(tld)?.rdap ?? null;
  if (dns === undefined) return { base: shipped, isListed: shipped !== null };
  const listed = dns.get(tld) ?? [];
  const base = listed.find((url) => url.startsWith('https:')) ?? shipped;
  return { base, isListed: base !== null && listed.includes(base) };
}
