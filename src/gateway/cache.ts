import type { Lookup, LookupCache } from '../index.js';

/** ms for which a record without its registrar's part is served, as the service does: a registrar that is down is spared. */
const PARTIAL_TTL = 300_000;

/** Records kept at most, and the characters of all their texts. */
const MAX_RECORDS = 10_000;
const MAX_TEXT = 32 * 2 ** 20;

interface Kept {
  lookup: Lookup;
  until: number;
  size: number;
}

/** Finished lookups in memory, each for `ttl` ms at most; beyond a bound the oldest ones go. */
export function memoryCache(ttl: number, now: () => number = Date.now): LookupCache {
  const records = new Map<string, Kept>();
  let size = 0;
  const drop = (domain: string): void => {
    size -= records.get(domain)?.size ?? 0;
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
      const whole = lookup.warnings.length === 0 || lookup.parts.length > 1;
      const kept = {
        lookup,
        until: now() + (whole ? ttl : Math.min(ttl, PARTIAL_TTL)),
        size: 2 * lookup.record.length,
      };
      records.set(domain, kept);
      size += kept.size;
      // A map keeps the order of insertion.
      for (const oldest of records.keys()) {
        if (records.size <= MAX_RECORDS && size <= MAX_TEXT) return;
        drop(oldest);
      }
    },
  };
}
