import type { NumberLookup } from './client-types.js';
import { emptyNumber } from './number/number.js';
import { readNumber } from './number/read.js';
import { formatNumber, type NumberResource, prefixesOf } from './number/resource.js';
import type { SpecialPurpose } from './number/special-purpose.js';
import type { CollectedNumber } from './query/number-lookup.js';
import { merge } from './record/index.js';

/** What the servers said of a number, as a lookup. */
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

/** What a standard says of a number that nobody holds: no server was asked, so that there is no part. */
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
