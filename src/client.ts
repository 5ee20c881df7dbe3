import { availabilityOf, DELEGATED, explainAvailability } from './availability.js';
import type { AvailabilityDetails } from './availability-details.js';
import type {
  AvailabilityManyOptions,
  AvailabilityOptions,
  ClientOptions,
  Failed,
  Lookup,
  LookupManyOptions,
  LookupOptions,
  LookupResult,
  NameList,
  OfList,
  RdapPolicy,
  ResourceLookup,
  ResourceResult,
  WhoisClient,
} from './client-types.js';
import { compare, protocolOf } from './compare/compare.js';
import type { Domain } from './domain/domain.js';
import { domainFrom } from './domain/paste.js';
import { fromCache, toCache } from './lookup-cache.js';
import type { Deadline } from './net/deadline.js';
import { knownError, toError } from './net/failure.js';
import { withoutPlaceholders } from './parse/merge/redacted.js';
import { REDACTIONS } from './parse/properties.js';
import { propertiesOf } from './parse/reading.js';
import { Calls } from './query/calls.js';
import { type Collected, collectParts, keptReadings, questionsTo } from './query/collect-parts.js';
import { DnsFirst } from './query/dns-first.js';
import { ask, type Engine, emitTo } from './query/engine.js';
import { registryFinder } from './query/find-registry.js';
import type { Permit } from './query/host-queue.js';
import { Progress } from './query/progress.js';
import { RateLimiter } from './query/rate-limiter.js';
import { questionsAbout, type ResourceQuestions, resourceLookup } from './query/resource-lookup.js';
import { Schedule } from './query/schedule.js';
import {
  type CallSettings,
  checkNameList,
  readAvailabilityOptions,
  readLookupOptions,
  readManyOptions,
  readQueryOptions,
  readSettings,
} from './query/settings.js';
import { overSockets } from './rdap/get.js';
import { overFetch } from './rdap/get-by-fetch.js';
import { rdapResourceQuestion, rdapTransport } from './rdap/transport.js';
import { merge } from './record/index.js';
import { SHIPPED } from './registry/index.js';
import { isResource, parseResource, type Resource } from './resource/resource.js';
import { specialPurposeOf } from './resource/special-purpose.js';
import { resourceLookupOf, specialLookupOf } from './resource-lookup.js';
import { startRoutes } from './routes/start.js';
import { rawQuestion } from './whois/converse.js';
import { whoisResourceQuestion } from './whois/resource-question.js';
import { rawWhoisQuestion, whoisTransport } from './whois/transport.js';

/** Creates a client, whose calls share options, rate limits and cache. Throws a TypeError for invalid options. */
export function createClient(options: ClientOptions = {}): WhoisClient {
  const settings = readSettings(options);
  const { pacing = {}, connect = null, cache, fetch } = options;
  const connects = connect?.egresses ?? [connect];
  const get = fetch === undefined ? overSockets(settings) : overFetch(settings, fetch);
  const engine: Engine = {
    limiter: new RateLimiter(pacing, { maxSockets: settings.maxSockets, egresses: connects.length }),
    waitCounts: pacing !== false && pacing.waitCounts === true,
    connects,
    whois: whoisTransport(settings),
    rdap: rdapTransport(get),
    retries: settings.retries,
    emit: emitTo(options.onEvent),
  };
  const calls = new Calls();
  const routes = options.routes === undefined ? null : startRoutes(options, settings, engine, calls);
  const tables = () => routes?.tables ?? SHIPPED;
  const resourceQuestions: ResourceQuestions = {
    rdap: (base, number, bases) => rdapResourceQuestion(get, base, number, bases),
    whois: (server, number) => whoisResourceQuestion(settings, server, number),
    tables,
  };
  const registries = registryFinder(engine, options.servers ?? {}, options.discover ?? false, tables);

  /** Starts a lookup, or joins a running one for the same name and options. */
  const shared = (domain: Domain, call: CallSettings, permit: Permit | null): Promise<Lookup> =>
    calls.share(
      `${domain.ascii} ${call.maxReferrals} ${call.rdap}`,
      call,
      () => {
        const progress = new Progress((asked) => keptReadings(asked, domain.ascii));
        return {
          call: (deadline) => look(domain, { ...call, permit }, deadline, progress),
          left: (failure) => lookupOf(domain, progress.left(failure), call.rdap),
        };
      },
      structuredClone<Lookup>,
    );

  const look = async (
    domain: Domain,
    call: CallSettings & { permit: Permit | null },
    deadline: Deadline,
    progress: Progress<Omit<Collected, 'warnings'>>,
  ): Promise<Lookup> => {
    const warn = (message: string): void => {
      progress.warnings.push(message);
      engine.emit?.({ type: 'warning', domain: domain.ascii, host: null, message });
    };
    const kept = cache === undefined ? null : await fromCache(cache, domain.ascii, deadline, warn);
    if (kept !== null && (call.rdap !== 'both' || kept.conflicts !== undefined)) return kept;
    const registry = await registries.find(domain, deadline);
    const found = lookupOf(
      domain,
      await collectParts(engine, domain.ascii, registry, call, deadline, progress),
      call.rdap,
    );
    // A lookup that its deadline cut short, or that has other options than the client, is not cached: the next one may be complete.
    const whole = call.maxReferrals === settings.maxReferrals && call.rdap === settings.rdap;
    if (cache === undefined || !whole || deadline.failure !== null) return found;
    await toCache(cache, found, deadline, warn);
    return { ...found, warnings: [...progress.warnings] };
  };

  /** If the lookup of a name or `resultOf` throws, the error is the result for that name. */
  async function* many<Found extends object>(
    names: NameList,
    { schedule: limits, call, numbers }: ReturnType<typeof readManyOptions>,
    resultOf: (lookup: Lookup) => Found,
    first: { dns: DnsFirst; result: Found } | null = null,
  ): AsyncGenerator<OfList<Found> | ResourceResult | OfList<Failed>> {
    const stop = new AbortController();
    const each = { ...call, signal: stop.signal };
    const schedule = new Schedule<OfList<Found> | ResourceResult | OfList<Failed>>(
      engine.limiter,
      {
        hostOf: (name) => {
          if (first?.dns.has(name)) return null;
          const find = numbers && isResource(name) ? resourceHostOf : firstHostOf;
          return find(name, call.rdap);
        },
        run: async (input, permit, index) => {
          try {
            if (first?.dns.take(input)) return { input, index, ...first.result };
            if (numbers && isResource(input))
              return { input, index, number: await sharedResource(parseResource(input), each, permit) };
            return { input, index, ...resultOf(await shared(domainFrom(input), each, permit)) };
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

  /** Null for names without a known server, and for invalid names: these fail without a query. */
  const firstHostOf = (name: string, policy: RdapPolicy): string | null => {
    try {
      const domain = domainFrom(name);
      const registry = registries.known(domain);
      return registry && (questionsTo(engine, registry, domain.ascii, policy)[0]?.host ?? null);
    } catch {
      // The lookup itself reports the error.
      return null;
    }
  };

  const resourceHostOf = (text: string, policy: RdapPolicy): string | null => {
    try {
      const number = parseResource(text);
      if (specialPurposeOf(number) !== null) return null;
      return questionsAbout(resourceQuestions, number, policy).questions[0]?.host ?? null;
    } catch {
      // The lookup itself reports the error.
      return null;
    }
  };

  /** Like `shared`, for a number. Special-purpose numbers need no query. */
  const sharedResource = (
    number: Resource,
    call: CallSettings,
    permit: Permit | null,
  ): Promise<ResourceLookup> => {
    const special = specialPurposeOf(number);
    if (special !== null) return calls.run(call, async () => specialLookupOf(number, special));
    return calls.share(
      `${number.text} ${call.maxReferrals} ${call.rdap}`,
      call,
      () => {
        const asking = resourceLookup(engine, resourceQuestions, number, call, permit);
        return {
          call: async (deadline) => resourceLookupOf(number, await asking.run(deadline)),
          left: (failure) => resourceLookupOf(number, asking.left(failure)),
        };
      },
      structuredClone<ResourceLookup>,
    );
  };

  return {
    async lookup(name, options = {}) {
      const call = readLookupOptions(options, settings);
      const finish = redacting(options);
      return finish(await shared(domainFrom(name), call, null));
    },

    async lookupResource(text, options = {}) {
      const call = readLookupOptions(options, settings);
      return sharedResource(parseResource(text), call, null);
    },

    async availability(name, options = {}) {
      const call = readAvailabilityOptions(options, settings);
      return availabilityOf(await shared(domainFrom(name), call, null));
    },

    // Without `numbers` there are no results for numbers, which the type of `many` cannot express.
    lookupMany: (names: NameList, options: LookupManyOptions = {}) => {
      checkNameList(names);
      const finish = redacting(options);
      return many(names, readManyOptions(options, 'lookup', settings), (lookup) => ({
        lookup: finish(lookup),
      })) as AsyncGenerator<LookupResult>;
    },

    // As for `lookupMany`, the type of `many` cannot express what the options exclude.
    availabilityMany: (names: NameList, options: AvailabilityManyOptions = {}) => {
      checkNameList(names);
      const read = readManyOptions(options, 'availability', settings);
      const { dns, details } = read;
      const first =
        dns === false
          ? null
          : {
              dns: new DnsFirst(dns === true ? undefined : (name) => dns.resolveNs(name)),
              result: details === true ? DELEGATED : { available: false, by: 'dns' as const },
            };
      return many<AvailabilityFound>(
        names,
        read,
        availabilityFound(details, dns !== false),
        first,
      ) as AsyncGenerator<never>;
    },

    async query(options) {
      const { host, port, query, ...caller } = readQueryOptions(options, settings);
      const question = rawWhoisQuestion(settings, { host, port, bytes: rawQuestion(query) });
      return calls.run(caller, async (deadline) => {
        const answer = await ask(engine, question, deadline, null);
        const { received, failure } = answer;
        if (failure !== null) throw toError(failure, host, answer.part === null ? [] : [answer.part]);
        return received;
      });
    },

    routes,

    close: async () => {
      const stopped = routes?.close();
      await calls.close();
      await stopped;
    },
  };
}

function lookupOf(
  { ascii: domain }: Domain,
  { parts, readings, sources, warnings }: Collected,
  policy: RdapPolicy,
): Lookup {
  return {
    domain,
    daystamp: new Date().toISOString().slice(0, 10),
    parts,
    record: merge(parts),
    properties: propertiesOf(readings, domain),
    warnings: [...warnings],
    sources,
    ...(policy === 'both' && { conflicts: compare(parts, { domain }).conflicts }),
  };
}

/** What a result of `availabilityMany` has. */
type AvailabilityFound = { lookup: Lookup } | Partial<AvailabilityDetails>;

/** Returns what a result of `availabilityMany` takes from a lookup. `saysBy`: whether it says how the response came. */
function availabilityFound(
  details: boolean | 'lookup',
  saysBy: boolean,
): (lookup: Lookup) => AvailabilityFound {
  if (details === 'lookup') return (lookup) => ({ lookup });
  return (lookup) => {
    const available = availabilityOf(lookup);
    if (details) return { ...explainAvailability(lookup), available };
    const [part] = lookup.parts;
    return saysBy && part !== undefined ? { available, by: protocolOf(part) } : { available };
  };
}

/** Returns how a lookup shows hidden data, which callers that share a lookup may want differently. */
function redacting({ redactions = 'printed' }: LookupOptions): (lookup: Lookup) => Lookup {
  if (!REDACTIONS.includes(redactions))
    throw new TypeError(
      `\`redactions\` must be one of ${REDACTIONS.join(', ')}; got ${JSON.stringify(redactions)}`,
    );
  return redactions === 'printed'
    ? (lookup) => lookup
    : (lookup) => ({ ...lookup, properties: withoutPlaceholders(lookup.properties) });
}

let client: WhoisClient | undefined;

function sharedClient(): WhoisClient {
  client ??= createClient();
  return client;
}

/** Looks up a domain with the shared client. Rejects with a `WhoisError`. */
export function lookup(domain: string, options?: LookupOptions): Promise<Lookup> {
  return sharedClient().lookup(domain, options);
}

/** Looks up an address, a prefix or an AS number with the shared client. Rejects with a `WhoisError`. */
export function lookupResource(number: string, options?: LookupOptions): Promise<ResourceLookup> {
  return sharedClient().lookupResource(number, options);
}

/** Whether a name is available, with the shared client. Rejects with a `WhoisError`; its code is `UNDETERMINED` if it cannot be known. */
export function availability(domain: string, options?: AvailabilityOptions): Promise<boolean> {
  return sharedClient().availability(domain, options);
}
