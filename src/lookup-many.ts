import type { Failed, Lookup, NameList, OfList, ResourceLookup, ResourceResult } from './client-types.js';
import type { Domain } from './domain/domain.js';
import { domainFrom } from './domain/paste.js';
import type { Lookups } from './domain-lookups.js';
import { knownError, toError } from './net/failure.js';
import type { DnsFirst } from './query/dns-first.js';
import type { RateLimiter } from './query/rate-limiter.js';
import { Schedule } from './query/schedule.js';
import type { readManyOptions } from './query/settings.js';
import { isResource, parseResource, type Resource } from './resource/resource.js';

/** The lookups of a client, and the limits of its hosts. */
export interface ListLookups {
  domains: Lookups<Domain, Lookup>;
  resources: Lookups<Resource, ResourceLookup>;
  limiter: RateLimiter;
}

/** The result for a name of a list, whatever was found of it. */
export type ResultOfList<Found extends object> = OfList<Found> | ResourceResult | OfList<Failed>;

/**
 * Looks up the names of a list. If the lookup of a name or `resultOf` throws, the error is the result for that name. `first`: names that DNS
 * knows to be delegated get this result, without a lookup.
 */
export async function* lookUpMany<Found extends object>(
  { domains, resources, limiter }: ListLookups,
  names: NameList,
  { schedule: limits, call, numbers }: ReturnType<typeof readManyOptions>,
  resultOf: (lookup: Lookup) => Found,
  first: { dns: DnsFirst; result: Found } | null = null,
): AsyncGenerator<ResultOfList<Found>> {
  const stop = new AbortController();
  const each = { ...call, signal: stop.signal };
  const isNumber = (name: string): boolean => numbers && isResource(name);
  const schedule = new Schedule<ResultOfList<Found>>(
    limiter,
    {
      hostOf: (name) => {
        if (first?.dns.has(name)) return null;
        return (isNumber(name) ? resources : domains).hostOf(name, call.rdap);
      },
      run: async (input, permit, index) => {
        try {
          if (first?.dns.take(input)) return { input, index, ...first.result };
          if (isNumber(input))
            return { input, index, number: await resources.find(parseResource(input), each, permit) };
          return { input, index, ...resultOf(await domains.find(domainFrom(input), each, permit)) };
        } catch (error) {
          return { input, index, error: knownError(error) };
        } finally {
          // A name that was in the cache, or joined another lookup, did not use the permit.
          permit?.end('unused');
        }
      },
    },
    limits,
  );
  const aborted = () =>
    schedule.stop(
      toError({ code: 'ABORTED', message: 'aborted by the caller', cause: call.signal?.reason }, null),
    );
  call.signal?.addEventListener('abort', aborted);
  if (call.signal?.aborted) aborted();
  try {
    yield* schedule.results(first === null ? names : first.dns.through(names));
  } finally {
    call.signal?.removeEventListener('abort', aborted);
    stop.abort();
  }
}
