import type { ResourceLookup } from './client-types.js';
import { emptyResource } from './parse-resource/properties.js';
import { readResource } from './parse-resource/read.js';
import type { CollectedResource } from './query/resource-lookup.js';
import { merge } from './record/index.js';
import { formatResource, prefixesOf, type Resource } from './resource/resource.js';
import type { SpecialPurpose } from './resource/special-purpose.js';

/** Makes a lookup of what the servers said about a number. */
export function resourceLookupOf(
  number: Resource,
  { parts, sources, warnings }: CollectedResource,
): ResourceLookup {
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
export function specialLookupOf(number: Resource, special: SpecialPurpose): ResourceLookup {
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
