import type { Draft } from '../read/draft.js';
import type { DateOrder } from './plain-date.js';

/** `28/02/2013`, `02-28-2013` */
const NUMERIC = /^\s{0,3}(\d{1,2})([-/])(\d{1,2})\2\d{4}(?!\d)/u;

/**
 * Which number is the day in an answer's dates, where one of them can be read one way only: a server prints all of
 * them alike. Null where none can, or they disagree.
 */
export function orderIn({ created_on, updated_on, expires_on }: Draft): DateOrder | null {
  let order: DateOrder | null = null;
  for (const value of [created_on, updated_on, expires_on]) {
    const found = NUMERIC.exec(value ?? '');
    if (found === null) continue;
    const [first, second] = [Number(found[1]), Number(found[3])];
    const shown = first > 12 ? 'dmy' : second > 12 ? 'mdy' : null;
    if (shown === null) continue;
    if (order !== null && order !== shown) return null;
    order = shown;
  }
  return order;
}
