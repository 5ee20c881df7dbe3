import type { Lookup, LookupCache } from '../index.js';

/**
 * How long a record without its registrar's part is kept, or one that decides nothing, such as a response that was cut off. As in the
 * service: long enough not to burden a failing server.
 */
const PARTIAL_TTL_MS = 300_000;

/** Limits of the whole cache: records, and bytes of their texts (two for each character). */
const MAX_RECORDS = 10_000;
const MAX_BYTES = 32 * 2 ** 20;

interface CachedLookup {
  lookup: Lookup;
  until: number;
  bytes: number;
}

/** Keeps finished lookups in memory, each for `ttl` ms at most. When the cache is full, the oldest ones are dropped. */
export function memoryCache(ttl: number, now: () => number = Date.now): LookupCache {
  const records = new Map<string, CachedLookup>();
  let bytes = 0;
  const drop = (domain: string): void => {
    bytes -= records.get(domain)?.bytes ?? 0;
    records.delete(domain);
  };
  return {
    get(domain) {
      const kept = records.get(domain);
      if (kept === undefined) return undefined;
      if (kept.until > now()) return kept.lookup;
      drop(domain);
      return undefined;
    },
    set(domain, lookup) {
      drop(domain);
      const { warnings, parts, properties } = lookup;
      const isWhole = (warnings.length === 0 || parts.length > 1) && properties.status !== 'unknown';
      const kept = {
        lookup,
        until: now() + (isWhole ? ttl : Math.min(ttl, PARTIAL_TTL_MS)),
        bytes: 2 * lookup.record.length,
      };
      records.set(domain, kept);
      bytes += kept.bytes;
      // A map keeps the order of insertion.
      for (const oldest of records.keys()) {
        if (records.size <= MAX_RECORDS && bytes <= MAX_BYTES) return;
        drop(oldest);
      }
    },
  };
}
