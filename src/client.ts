import { availabilityOf } from './availability.js';
import type {
  AvailabilityOptions,
  AvailabilityResult,
  ClientOptions,
  Lookup,
  LookupManyOptions,
  LookupOptions,
  LookupResult,
  NumberLookup,
  NumberResult,
  OfList,
  RdapPolicy,
  WhoisClient,
} from './client-types.js';
import type { Domain } from './domain/domain.js';
import { domainFrom } from './domain/paste.js';
import { fromCache, toCache } from './lookup-cache.js';
import type { Deadline } from './net/deadline.js';
import { toError } from './net/failure.js';
import { isNumber, type NumberResource, parseNumber } from './number/resource.js';
import { specialPurposeOf } from './number/special-purpose.js';
import { numberLookupOf, specialLookupOf } from './number-lookup.js';
import { propertiesOf } from './parse/reading.js';
import { Calls } from './query/calls.js';
import { type Collected, collectParts, keptReadings, Progress, questionsTo } from './query/collect-parts.js';
import { ask, type Engine, emitTo } from './query/engine.js';
import { registryFinder } from './query/find-registry.js';
import type { Permit } from './query/host-queue.js';
import { type NumberQuestions, numberLookup, questionsAbout } from './query/number-lookup.js';
import { RateLimiter } from './query/rate-limiter.js';
import { Schedule } from './query/schedule.js';
import {
  type CallSettings,
  readAvailabilityOptions,
  readLookupOptions,
  readManyOptions,
  readQueryOptions,
  readSettings,
} from './query/settings.js';
import { overSockets } from './rdap/get.js';
import { overFetch } from './rdap/get-by-fetch.js';
import { rdapNumberQuestion, rdapTransport } from './rdap/transport.js';
import { merge } from './record/index.js';
import { rawQuestion } from './whois/converse.js';
import { whoisNumberQuestion } from './whois/number-question.js';
import { rawWhoisQuestion, whoisTransport } from './whois/transport.js';

/** A client of its own: its calls share options, pacing and cache. Throws a TypeError for options that make no sense. */
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
  const numberQuestions: NumberQuestions = {
    rdap: (base, number, bases) => rdapNumberQuestion(get, base, number, bases),
    whois: (server, number) => whoisNumberQuestion(settings, server, number),
  };
  const calls = new Calls();
  const registries = registryFinder(engine, options.servers ?? {}, options.discover ?? false);

  /** One lookup, or a share in an equal one that is under way. */
  const shared = (domain: Domain, call: CallSettings, permit: Permit | null): Promise<Lookup> =>
    calls.share(
      `${domain.ascii} ${call.maxReferrals} ${call.rdap}`,
      call,
      () => {
        const progress = new Progress((asked) => keptReadings(asked, domain.ascii));
        return {
          call: (deadline) => look(domain, { ...call, permit }, deadline, progress),
          left: (failure) => lookupOf(domain, progress.left(failure)),
        };
      },
      structuredClone<Lookup>,
    );

  const look = async (
    domain: Domain,
    call: CallSettings & { permit: Permit | null },
    deadline: Deadline,
    progress: Progress<Pick<Collected, 'parts' | 'readings'>>,
  ): Promise<Lookup> => {
    const warn = (message: string): void => {
      progress.warnings.push(message);
      engine.emit?.({ type: 'warning', domain: domain.ascii, host: null, message });
    };
    const kept = cache === undefined ? null : await fromCache(cache, domain.ascii, deadline, warn);
    if (kept !== null) return kept;
    const registry = await registries.find(domain, deadline);
    const found = lookupOf(
      domain,
      await collectParts(engine, domain.ascii, registry, call, deadline, progress),
    );
    // What its deadline cut short is not kept, nor what was asked otherwise than this client asks: the next one may be whole.
    const whole = call.maxReferrals === settings.maxReferrals && call.rdap === settings.rdap;
    if (cache === undefined || !whole || deadline.failure !== null) return found;
    await toCache(cache, found, deadline, warn);
    return { ...found, warnings: [...progress.warnings] };
  };

  /** `resultOf` may throw, as a name's own lookup may: then this is its result. */
  async function* many<Found extends object>(
    names: Iterable<string> | AsyncIterable<string>,
    { schedule: limits, call, numbers }: ReturnType<typeof readManyOptions>,
    resultOf: (lookup: Lookup) => Found,
  ): AsyncGenerator<OfList<Found> | NumberResult | OfList<{ error: unknown }>> {
    const stop = new AbortController();
    const each = { ...call, signal: stop.signal };
    const schedule = new Schedule<OfList<Found> | NumberResult | OfList<{ error: unknown }>>(
      engine.limiter,
      {
        hostOf: (name) =>
          numbers && isNumber(name) ? numberHostOf(name, call.rdap) : firstHostOf(name, call.rdap),
        run: async (input, permit, index) => {
          try {
            if (numbers && isNumber(input))
              return { input, index, number: await sharedNumber(parseNumber(input), each, permit) };
            return { input, index, ...resultOf(await shared(domainFrom(input), each, permit)) };
          } catch (error) {
            return { input, index, error };
          } finally {
            // One that was answered by the cache, or by an equal lookup, did not need it.
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
      yield* schedule.results(names);
    } finally {
      call.signal?.removeEventListener('abort', aborted);
      stop.abort();
    }
  }

  /** Null for what no server is known for, and for what is no name: it fails without a question. */
  const firstHostOf = (name: string, policy: RdapPolicy): string | null => {
    try {
      const domain = domainFrom(name);
      const registry = registries.known(domain);
      return registry && (questionsTo(engine, registry, domain.ascii, policy)[0]?.host ?? null);
    } catch {
      // The call itself says what is wrong with it.
      return null;
    }
  };

  const numberHostOf = (text: string, policy: RdapPolicy): string | null => {
    try {
      const number = parseNumber(text);
      if (specialPurposeOf(number) !== null) return null;
      return questionsAbout(numberQuestions, number, policy).questions[0]?.host ?? null;
    } catch {
      // The call itself says what is wrong with it.
      return null;
    }
  };

  /** As `shared`, for a number. What a standard says of a special one needs no question. */
  const sharedNumber = (
    number: NumberResource,
    call: CallSettings,
    permit: Permit | null,
  ): Promise<NumberLookup> => {
    const special = specialPurposeOf(number);
    if (special !== null) return calls.run(call, async () => specialLookupOf(number, special));
    return calls.share(
      `${number.text} ${call.maxReferrals} ${call.rdap}`,
      call,
      () => {
        const asking = numberLookup(engine, numberQuestions, number, call, permit);
        return {
          call: async (deadline) => numberLookupOf(number, await asking.run(deadline)),
          left: (failure) => numberLookupOf(number, asking.left(failure)),
        };
      },
      structuredClone<NumberLookup>,
    );
  };

  return {
    async lookup(name, options = {}) {
      const call = readLookupOptions(options, settings);
      return shared(domainFrom(name), call, null);
    },

    async lookupNumber(text, options = {}) {
      const call = readLookupOptions(options, settings);
      return sharedNumber(parseNumber(text), call, null);
    },

    async availability(name, options = {}) {
      const call = readAvailabilityOptions(options, settings);
      return availabilityOf(await shared(domainFrom(name), call, null));
    },

    // Without `numbers` there is no result of one, which its type cannot know.
    lookupMany: (names: Iterable<string> | AsyncIterable<string>, options: LookupManyOptions = {}) =>
      many(names, readManyOptions(options, 'lookup', settings), (lookup) => ({
        lookup,
      })) as AsyncGenerator<LookupResult>,

    availabilityMany: (names, options = {}) =>
      many(names, readManyOptions(options, 'availability', settings), (lookup) => ({
        available: availabilityOf(lookup),
      })) as AsyncGenerator<AvailabilityResult>,

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

    close: () => calls.close(),
  };
}

function lookupOf({ ascii: domain }: Domain, { parts, readings, warnings }: Collected): Lookup {
  return {
    domain,
    daystamp: new Date().toISOString().slice(0, 10),
    parts,
    record: merge(parts),
    properties: propertiesOf(readings, domain),
    warnings: [...warnings],
  };
}

let client: WhoisClient | undefined;

function sharedClient(): WhoisClient {
  client ??= createClient();
  return client;
}

/** Looks a domain up on a client that all such calls share: parts, record and properties. Rejects with a `WhoisError`. */
export function lookup(domain: string, options?: LookupOptions): Promise<Lookup> {
  return sharedClient().lookup(domain, options);
}

/** Looks an address, a prefix or an AS number up, on the shared client: parts, record and what they say. Rejects with a `WhoisError`. */
export function lookupNumber(number: string, options?: LookupOptions): Promise<NumberLookup> {
  return sharedClient().lookupNumber(number, options);
}

/** Whether a name is free, on the shared client; rejects with a `WhoisError`, `UNDETERMINED` when it cannot be known. */
export function availability(domain: string, options?: AvailabilityOptions): Promise<boolean> {
  return sharedClient().availability(domain, options);
}
