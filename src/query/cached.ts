import type { Lookup, LookupCache } from '../client-types.js';
import type { Deadline } from './deadline.js';
import { describe } from './failure.js';

/** What the cache keeps, or null. A cache that fails is told through `warn`, and the servers are asked. */
export async function fromCache(
  cache: LookupCache | undefined,
  domain: string,
  deadline: Deadline,
  warn: (message: string) => void,
): Promise<Lookup | null> {
  if (cache === undefined) return null;
  try {
    return (await deadline.race((async () => cache.get(domain))())) ?? null;
  } catch (error) {
    warn(`the cache could not be read: ${describe(error)}`);
    return null;
  }
}

/** A lookup that its deadline cut short is not kept: the next one may be whole. */
export async function toCache(
  cache: LookupCache | undefined,
  lookup: Lookup,
  deadline: Deadline,
  warn: (message: string) => void,
): Promise<void> {
  if (cache === undefined || deadline.failure !== null) return;
  try {
    await deadline.race((async () => cache.set(lookup.domain, lookup))());
  } catch (error) {
    warn(`the cache could not be written: ${describe(error)}`);
  }
}
