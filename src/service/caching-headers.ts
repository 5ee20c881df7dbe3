import type { FoundRecord } from './lookups.js';

/** Headers that tell caches and clients how old a record is. */
export function cachingHeaders(found: Pick<FoundRecord, 'source' | 'age' | 'lifetime' | 'failure'>) {
  const { age, lifetime, failure } = found;
  return {
    'cache-control': `private, max-age=${failure === null ? lifetime : 0}`,
    'cache-status': cacheStatus(found),
    ...(age !== null && { age: String(age) }),
  };
}

/** `Cache-Status` (RFC 9211): whether the record was stored, and else why its servers were queried. */
export function cacheStatus({
  source,
  age,
  lifetime,
  failure,
}: Pick<FoundRecord, 'source' | 'age' | 'lifetime' | 'failure'>): string {
  const left = `ttl=${lifetime - (age ?? 0)}`;
  if (failure !== null) return `port43; fwd=stale; ${left}; detail=${failure.name}`;
  if (source === 'hit') return `port43; hit; ${left}`;
  return `port43; fwd=miss; ${source === 'joined' ? 'collapsed' : 'stored'}`;
}
