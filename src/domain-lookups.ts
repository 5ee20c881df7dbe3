import type { Lookup, LookupCache, RdapPolicy } from './client-types.js';
import { compare } from './compare/compare.js';
import type { Domain } from './domain/domain.js';
import { domainFrom } from './domain/paste.js';
import { fromCache, toCache } from './lookup-cache.js';
import type { Deadline } from './net/deadline.js';
import { propertiesOf } from './parse/reading.js';
import type { Calls } from './query/calls.js';
import { type Collected, collectParts, keptReadings, questionsTo } from './query/collect-parts.js';
import type { Engine } from './query/engine.js';
import type { FindRegistry } from './query/find-registry.js';
import type { Permit } from './query/host-queue.js';
import { Progress, warn } from './query/progress.js';
import type { CallSettings, Settings } from './query/settings.js';
import { merge } from './record/index.js';

/** Lookups of one client: of domains, or of numbers. */
export interface Lookups<Subject, Found> {
  /** Starts a lookup, or joins a running one for the same subject and options. */
  find(subject: Subject, call: CallSettings, permit: Permit | null): Promise<Found>;
  /** The host of the first query about a name of a list. Null for names without a known server, and for invalid ones: these need no query. */
  hostOf(name: string, policy: RdapPolicy): string | null;
}

export interface DomainLookupsOptions {
  engine: Engine;
  calls: Calls;
  registries: FindRegistry;
  settings: Pick<Settings, 'maxReferrals' | 'rdap'>;
  cache: LookupCache | undefined;
}

export function domainLookups(options: DomainLookupsOptions): Lookups<Domain, Lookup> {
  const { engine, calls, registries, settings, cache } = options;

  const look = async (
    domain: Domain,
    call: CallSettings & { permit: Permit | null },
    deadline: Deadline,
    progress: Progress<Omit<Collected, 'warnings'>>,
  ): Promise<Lookup> => {
    const context = { engine, name: domain.ascii, deadline, progress };
    const onFailure = (message: string): void => warn(context, null, message);
    const kept = cache === undefined ? null : await fromCache(cache, domain.ascii, deadline, onFailure);
    if (kept !== null && (call.rdap !== 'both' || kept.conflicts !== undefined)) return kept;
    const registry = await registries.find(domain, deadline);
    const found = lookupOf(domain, await collectParts(context, registry, call), call.rdap);
    // A lookup that its deadline cut short, or that has other options than the client, is not cached: the next one may be complete.
    const whole = call.maxReferrals === settings.maxReferrals && call.rdap === settings.rdap;
    if (cache === undefined || !whole || deadline.failure !== null) return found;
    await toCache(cache, found, deadline, onFailure);
    return { ...found, warnings: [...progress.warnings] };
  };

  return {
    find: (domain, call, permit) =>
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
      ),

    hostOf(name, policy) {
      try {
        const domain = domainFrom(name);
        const registry = registries.known(domain);
        return registry && (questionsTo(engine, registry, domain.ascii, policy)[0]?.host ?? null);
      } catch {
        // The lookup itself reports the error.
        return null;
      }
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
