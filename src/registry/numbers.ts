import { type NumberKind, type NumberResource, readRange } from '../number/resource.js';
import { serverFor } from './find-server.js';
import { NATIONAL_RDAP, NUMBER_REGISTRIES } from './number-servers.js';
import { RDAP_IPV4, RDAP_IPV6, RDAP_SYSTEMS } from './numbers.generated.js';
import type { Server } from './route.js';

/** The regional registry whose block a number is in. */
export interface NumberRoute {
  /** RDAP base URL with a final slash. */
  rdap: string;
  /** Its server on port 43; null if none is known. */
  server: Server | null;
}

interface Row {
  range: Omit<NumberResource, 'text'>;
  base: string;
}

/** Decoded for the first query about a number. */
let rows: readonly Row[] | undefined;

/** Finds the registry by IANA's bootstrap (RFC 9224): the narrowest block that contains the whole number or prefix. Null if IANA has not allocated it. */
export function findNumberRoute({ kind, first, last }: NumberResource): NumberRoute | null {
  rows ??= [...decode(RDAP_IPV4), ...decode(RDAP_IPV6), ...decode(RDAP_SYSTEMS)];
  let best: Row | null = null;
  for (const row of rows) {
    const { range } = row;
    if (range.kind !== kind || range.first > first || range.last < last) continue;
    if (best === null || range.last - range.first < best.range.last - best.range.first) best = row;
  }
  if (best === null) return null;
  const whois = NUMBER_REGISTRIES.get(new URL(best.base).hostname);
  return { rdap: best.base, server: whois === undefined ? null : serverFor(whois) };
}

/** Returns the base URLs of all number registries. A registry may redirect to another to which a block was transferred. */
export const numberBases = (): string[] => [...Object.keys(RDAP_IPV4), ...NATIONAL_RDAP];

/** The blocks of one kind that IANA's bootstrap has given to a registry, in its order. */
export function numberBlocks(kind: NumberKind): Row['range'][] {
  const table = { ipv4: RDAP_IPV4, ipv6: RDAP_IPV6, as: RDAP_SYSTEMS }[kind];
  return [...decode(table)].map(({ range }) => range);
}

function* decode(table: Readonly<Record<string, string>>): Generator<Row> {
  for (const [base, blocks] of Object.entries(table)) {
    for (const block of blocks.trim().split(/\s+/u)) {
      const range = readRange(block);
      if (range === null)
        throw new Error(`the generated table has "${block}", which is not a block of numbers`);
      yield { range, base };
    }
  }
}
