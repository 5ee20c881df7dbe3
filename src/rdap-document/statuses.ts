import type { Status } from '../parse/properties.js';
import { EPP_CODES } from '../standards/epp-codes.js';
import { OTHER_STATUSES, rdapStatus } from '../standards/rdap-values.js';

const WORDS: ReadonlyMap<string, string> = new Map([
  ...EPP_CODES.flatMap((code): [string, string][] => [
    [code.toLowerCase(), rdapStatus(code)],
    [rdapStatus(code), rdapStatus(code)],
  ]),
  ...OTHER_STATUSES.map((word): [string, string] => [word, word]),
]);

/** RDAP's words for our statuses, because some registries print them in their own language only. */
const OF_STATUS: Readonly<Partial<Record<Status, string>>> = {
  reserved: 'reserved',
  unavailable: 'reserved',
  redemption: 'redemption period',
  pending_delete: 'pending delete',
  inactive: 'inactive',
};

/** Returns the statuses of a domain in RDAP's words, and those without such a word as printed. */
export function rdapStatuses(
  status: Status,
  printed: readonly string[],
): { words: string[]; others: string[] } {
  const words = new Set<string>();
  const others: string[] = [];
  for (const each of printed) {
    const word = WORDS.get(each.toLowerCase());
    if (word === undefined) others.push(each);
    else words.add(word);
  }
  const derived = OF_STATUS[status];
  if (derived !== undefined) words.add(derived);
  // A registered name whose statuses are all in the registry's own words is in use.
  if (status === 'registered' && words.size === 0 && others.length > 0) words.add('active');
  return { words: [...words], others };
}
