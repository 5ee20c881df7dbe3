import type { NumberLookup } from './client-types.js';
import { emptyNumber } from './number/number.js';
import { readNumber } from './number/read.js';
import { formatNumber, type NumberResource, prefixesOf } from './number/resource.js';
import type { SpecialPurpose } from './number/special-purpose.js';
import type { CollectedNumber } from './query/number-lookup.js';
import { merge } from './record/index.js';

/** Makes a lookup of what the servers said about a number. */
export function numberLookupOf(number: NumberResource, { parts, warnings }: CollectedNumber): NumberLookup {
  return {
    query: number.text,
    daystamp: today(),
    parts,
    record: merge(parts),
    number: readNumber(parts, number),
    warnings: [...warnings],
  };
}

/** Makes a lookup of a special-purpose number, which a standard describes. No server was queried, so there are no parts. */
export function specialLookupOf(number: NumberResource, special: SpecialPurpose): NumberLookup {
  const { range, name, source } = special;
  const { kind, first, last } = range;
  const prefixes = kind === 'as' ? [] : prefixesOf(kind, first, last, 1);
  return {
    query: number.text,
    daystamp: today(),
    parts: [],
    record: '',
    number: {
      ...emptyNumber(kind),
      status: 'special',
      name,
      start: formatNumber(kind, first),
      end: formatNumber(kind, last),
      prefixes,
      type: 'special-purpose',
      remarks: [source],
    },
    warnings: [],
  };
}

const today = (): string => new Date().toISOString().slice(0, 10);
