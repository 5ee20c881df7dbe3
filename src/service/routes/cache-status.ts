import type { Found } from '../lookups.js';

/** `Cache-Status` (RFC 9211): whether the record was stored, and else why its servers were queried. */
export function cacheStatus({ source, age, lifetime, failure }: Found): string {
  const left = `ttl=${lifetime - (age ?? 0)}`;
  if (failure !== null) return `port43; fwd=stale; ${left}; detail=${failure.name}`;
  if (source === 'hit') return `port43; hit; ${left}`;
  return `port43; fwd=miss; ${source === 'joined' ? 'collapsed' : 'stored'}`;
}
