import { createClient, type Lookup, type LookupCache } from 'port43';

/** The methods that are used of a Redis client, such as that of `createClient()` of the package `redis`. */
export interface Redis {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: { EX: number }): Promise<unknown>;
}

const HOUR = 3600;

/** A cache for `createClient({ cache })`. Available names are cached for a minute only, because they may be registered at any time. */
export function redisCache(redis: Redis, seconds = 24 * HOUR): LookupCache {
  const keyOf = (domain: string): string => `whois:${domain}`;
  return {
    async get(domain) {
      const kept = await redis.get(keyOf(domain));
      return kept === null ? undefined : (JSON.parse(kept) as Lookup);
    },
    set(domain, lookup) {
      const lasting = lookup.properties.registered === true && lookup.warnings.length === 0;
      return redis.set(keyOf(domain), JSON.stringify(lookup), { EX: lasting ? seconds : 60 });
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  // Stands in for a Redis: pass the client of the package `redis` instead.
  const memory = new Map<string, string>();
  const redis: Redis = {
    get: async (key) => memory.get(key) ?? null,
    set: async (key, value) => memory.set(key, value),
  };
  const client = createClient({ cache: redisCache(redis) });
  for (const time of ['first', 'second']) {
    const start = performance.now();
    const outcome = await client.lookup('example.com').then(
      ({ properties }) => properties.status,
      ({ code }) => code,
    );
    console.log(`${time} lookup: ${outcome}, in ${Math.round(performance.now() - start)} ms`);
  }
  await client.close();
}
