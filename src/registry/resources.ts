import { type Resource, type ResourceKind, readRange } from '../resource/resource.js';
import { type BootstrapTables, type ResourceBlock, SHIPPED } from './bootstrap-tables.js';
import { serverFor } from './find-server.js';
import { RDAP_IPV4, RDAP_IPV6, RDAP_SYSTEMS } from './numbers.generated.js';
import { NATIONAL_RDAP, NUMBER_REGISTRIES } from './resource-servers.js';
import type { Server } from './route.js';

/** The regional registry whose block a number is in. */
export interface ResourceRoute {
  /** RDAP base URL with a final slash. */
  rdap: string;
  /** Its server on port 43; null if none is known. */
  server: Server | null;
}

/** Decoded for the first query about a number. */
let allShipped: readonly ResourceBlock[] | undefined;

/** Finds the registry by IANA's bootstrap (RFC 9224): the narrowest block that contains the whole number or prefix. Null if IANA has not allocated it. */
export function findResourceRoute(number: Resource, tables: BootstrapTables = SHIPPED): ResourceRoute | null {
  allShipped ??= [...decode(RDAP_IPV4), ...decode(RDAP_IPV6), ...decode(RDAP_SYSTEMS)];
  const fetched = tables[FILE_OF_KIND[number.kind]] ?? [];
  const base = (narrowest(fetched, number) ?? narrowest(allShipped, number))?.base;
  if (base === undefined) return null;
  const whois = NUMBER_REGISTRIES.get(new URL(base).hostname);
  return { rdap: base, server: whois === undefined ? null : serverFor(whois) };
}

const FILE_OF_KIND = { ipv4: 'ipv4', ipv6: 'ipv6', as: 'asn' } as const;

function narrowest(blocks: readonly ResourceBlock[], { kind, first, last }: Resource): ResourceBlock | null {
  let best: ResourceBlock | null = null;
  for (const block of blocks) {
    const { range } = block;
    if (range.kind !== kind || range.first > first || range.last < last) continue;
    if (best === null || range.last - range.first < best.range.last - best.range.first) best = block;
  }
  return best;
}

/** Returns the base URLs of all number registries. A registry may redirect to another to which a block was transferred. */
export function resourceBases({ ipv4 = [], ipv6 = [], asn = [] }: BootstrapTables = SHIPPED): string[] {
  const fetched = [...ipv4, ...ipv6, ...asn].map(({ base }) => base);
  return [...new Set([...Object.keys(RDAP_IPV4), ...fetched, ...NATIONAL_RDAP])];
}

/**
 * The blocks of one kind that IANA's bootstrap has given to a registry, in its order: those that were fetched, then those of this version,
 * which are used for what the fetched file lacks. Most are in both.
 */
export function resourceBlocks(kind: ResourceKind, tables: BootstrapTables): ResourceBlock['range'][] {
  const file = FILE_OF_KIND[kind];
  return [...(tables[file] ?? []), ...shippedBlocks(file)].map(({ range }) => range);
}

/** What the table of this version has in the place of one of IANA's bootstrap files. */
export const shippedBlocks = (file: keyof typeof TABLES): ResourceBlock[] => [...decode(TABLES[file])];

const TABLES = { ipv4: RDAP_IPV4, ipv6: RDAP_IPV6, asn: RDAP_SYSTEMS } as const;

function* decode(table: Readonly<Record<string, string>>): Generator<ResourceBlock> {
  for (const [base, blocks] of Object.entries(table)) {
    for (const block of blocks.trim().split(/\s+/u)) {
      const range = readRange(block);
      if (range === null)
        throw new Error(`the generated table has "${block}", which is not a block of numbers`);
      yield { range, base };
    }
  }
}
