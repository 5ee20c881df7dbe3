import { availabilityOf, DELEGATED, explainAvailability } from './availability.js';
import type { AvailabilityDetails } from './availability-details.js';
import type {
  AvailabilityManyOptions,
  AvailabilityOptions,
  ClientOptions,
  Lookup,
  LookupManyOptions,
  LookupOptions,
  LookupResult,
  NameList,
  ResourceLookup,
  WhoisClient,
} from './client-types.js';
import { protocolOf } from './compare/compare.js';
import { domainFrom } from './domain/paste.js';
import { domainLookups } from './domain-lookups.js';
import { lookUpMany } from './lookup-many.js';
import { toError } from './net/failure.js';
import { withoutPlaceholders } from './parse/merge/redacted.js';
import { REDACTIONS } from './parse/properties.js';
import { Calls } from './query/calls.js';
import { DnsFirst } from './query/dns-first.js';
import { ask, type Engine, emitTo } from './query/engine.js';
import { registryFinder } from './query/find-registry.js';
import { RateLimiter } from './query/rate-limiter.js';
import type { ResourceQuestions } from './query/resource-lookup.js';
import {
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
import { SHIPPED } from './registry/index.js';
import { parseResource } from './resource/resource.js';
import { resourceLookups } from './resource-lookups.js';
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
  const domains = domainLookups({ engine, calls, registries, settings, cache });
  const resources = resourceLookups(engine, calls, resourceQuestions);
  const lists = { domains, resources, limiter: engine.limiter };

  return {
    async lookup(name, options = {}) {
      const call = readLookupOptions(options, settings);
      const finish = redacting(options);
      return finish(await domains.find(domainFrom(name), call, null));
    },

    async lookupResource(text, options = {}) {
      const call = readLookupOptions(options, settings);
      return resources.find(parseResource(text), call, null);
    },

    async availability(name, options = {}) {
      const call = readAvailabilityOptions(options, settings);
      return availabilityOf(await domains.find(domainFrom(name), call, null));
    },

    // Without `numbers` there are no results for numbers, which the type of `lookUpMany` cannot express.
    lookupMany: (names: NameList, options: LookupManyOptions = {}) => {
      checkNameList(names);
      const finish = redacting(options);
      return lookUpMany(lists, names, readManyOptions(options, 'lookup', settings), (lookup) => ({
        lookup: finish(lookup),
      })) as AsyncGenerator<LookupResult>;
    },

    // As for `lookupMany`, that type cannot express what the options exclude.
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
      const resultOf = availabilityFound(details, dns !== false);
      return lookUpMany<AvailabilityFound>(lists, names, read, resultOf, first) as AsyncGenerator<never>;
    },

    async query(options) {
      const { host, port, query, ...caller } = readQueryOptions(options, settings);
      const question = rawWhoisQuestion(settings, { host, port, bytes: rawQuestion(query) });
      return calls.run(caller, async (deadline) => {
        const answer = await ask({ engine, name: null, deadline }, question);
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
