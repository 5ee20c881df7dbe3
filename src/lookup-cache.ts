import type { Lookup, LookupCache } from './client-types.js';
import type { Deadline } from './net/deadline.js';
import { describe } from './net/failure.js';

/** The lookup in the caller's cache, or null. If the cache fails, `warn` is called and the servers are queried. */
export async function fromCache(
  cache: LookupCache,
  domain: string,
  deadline: Deadline,
  warn: (message: string) => void,
): Promise<Lookup | null> {
  try {
    const kept: unknown = (await deadline.race((async () => cache.get(domain))())) ?? null;
    if (kept === null) return null;
    if (isLookup(kept)) return Array.isArray(kept.sources) ? kept : { ...kept, sources: [] };
    warn('the cache could not be read: its value for the name is not a lookup');
  } catch (error) {
    warn(`the cache could not be read: ${describe(error)}`);
  }
  return null;
}

export async function toCache(
  cache: LookupCache,
  lookup: Lookup,
  deadline: Deadline,
  warn: (message: string) => void,
): Promise<void> {
  try {
    await deadline.race((async () => cache.set(lookup.domain, lookup))());
  } catch (error) {
    warn(`the cache could not be written: ${describe(error)}`);
  }
}

/** Whether a value has the shape of a lookup. A cache may be shared with other programs, and outlive a version of this one. */
function isLookup(value: unknown): value is Lookup {
  const { domain, daystamp, record, parts, properties, warnings } = Object(value) as Record<
    keyof Lookup,
    unknown
  >;
  return (
    [domain, daystamp, record].every((text) => typeof text === 'string') &&
    Array.isArray(parts) &&
    parts.every(isPart) &&
    isProperties(properties) &&
    Array.isArray(warnings) &&
    warnings.every((text) => typeof text === 'string')
  );
}

function isPart(value: unknown): boolean {
  const { host, body } = Object(value) as Record<string, unknown>;
  return (host === null || typeof host === 'string') && typeof body === 'string';
}

function isProperties(value: unknown): boolean {
  const available = (Object(value) as Record<string, unknown>)['available?'];
  return available === null || typeof available === 'boolean';
}
