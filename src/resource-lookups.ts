import type { ResourceLookup } from './client-types.js';
import type { Lookups } from './domain-lookups.js';
import { emptyResource } from './parse-resource/properties.js';
import { readResource } from './parse-resource/read.js';
import type { Calls } from './query/calls.js';
import type { Engine } from './query/engine.js';
import {
  type CollectedResource,
  questionsAbout,
  type ResourceQuestions,
  resourceLookup,
} from './query/resource-lookup.js';
import { merge } from './record/index.js';
import { formatResource, parseResource, prefixesOf, type Resource } from './resource/resource.js';
import { type SpecialPurpose, specialPurposeOf } from './resource/special-purpose.js';

/** Lookups of numbers. Special-purpose numbers need no query. */
export function resourceLookups(
  engine: Engine,
  calls: Calls,
  questions: ResourceQuestions,
): Lookups<Resource, ResourceLookup> {
  return {
    find(number, call, permit) {
      const special = specialPurposeOf(number);
      if (special !== null) return calls.run(call, async () => specialLookupOf(number, special));
      return calls.share(
        `${number.text} ${call.maxReferrals} ${call.rdap}`,
        call,
        () => {
          const asking = resourceLookup(engine, questions, number, call, permit);
          return {
            call: async (deadline) => resourceLookupOf(number, await asking.run(deadline)),
            left: (failure) => resourceLookupOf(number, asking.left(failure)),
          };
        },
        structuredClone<ResourceLookup>,
      );
    },

    hostOf(text, policy) {
      try {
        const number = parseResource(text);
        if (specialPurposeOf(number) !== null) return null;
        return questionsAbout(questions, number, policy).questions[0]?.host ?? null;
      } catch {
        // The lookup itself reports the error.
        return null;
      }
    },
  };
}

/** Makes a lookup of what the servers said about a number. */
function resourceLookupOf(number: Resource, { parts, sources, warnings }: CollectedResource): ResourceLookup {
  return {
    query: number.text,
    daystamp: today(),
    parts,
    record: merge(parts),
    number: readResource(parts, number),
    warnings: [...warnings],
    sources,
  };
}

/** Makes a lookup of a special-purpose number, which a standard describes. No server was queried, so there are no parts. */
function specialLookupOf(number: Resource, special: SpecialPurpose): ResourceLookup {
  const { range, name, source } = special;
  const { kind, first, last } = range;
  const prefixes = kind === 'as' ? [] : prefixesOf(kind, first, last, 1);
  return {
    query: number.text,
    daystamp: today(),
    parts: [],
    record: '',
    number: {
      ...emptyResource(kind),
      status: 'special',
      name,
      start: formatResource(kind, first),
      end: formatResource(kind, last),
      prefixes,
      type: 'special-purpose',
      remarks: [source],
    },
    warnings: [],
    sources: [],
  };
}

const today = (): string => new Date().toISOString().slice(0, 10);
