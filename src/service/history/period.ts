import { ApiError } from '../errors.js';
import { DAY_MS } from '../units.js';

/** The times from `from` to `to`, both included, in ms since 1970. */
export interface Period {
  from: number;
  to: number;
}

const FORM = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Reads days, the last of which is included to its end, or times; without either, the period is unlimited. Throws `InvalidRequest`. */
export function readPeriod({ from, to }: Readonly<Record<string, unknown>>): Period {
  const period = {
    from: from === undefined ? Number.NEGATIVE_INFINITY : read('from', from).start,
    to: to === undefined ? Number.POSITIVE_INFINITY : read('to', to).end,
  };
  if (period.from > period.to)
    throw new ApiError('InvalidRequest', `"from" is ${from}, which is after "to", ${to}`);
  return period;
}

function read(name: 'from' | 'to', given: unknown): { start: number; end: number } {
  const [text, day = ''] = (typeof given === 'string' && FORM.exec(given)) || [];
  const start = text === undefined ? Number.NaN : Date.parse(text);
  // `Date` reads 2026-02-30 as a day in March in some engines.
  const isDay = !Number.isNaN(start) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay)
    throw new ApiError(
      'InvalidRequest',
      `"${name}" must be a UTC day, YYYY-MM-DD, or a time such as 2026-03-01T12:00:00Z; a "+" is sent as %2B`,
    );
  return { start, end: text === day ? start + DAY_MS - 1 : start };
}
