const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
const MONTH_DAYS = 30.44;

interface Span {
  count: number;
  unit: 'year' | 'month' | 'week' | 'day';
}

/** Days in whole units, the largest of which there are two, days at least. Negative for the past. */
function spanOf(days: number): Span {
  const size = Math.abs(days);
  const whole = Math.trunc;
  if (size >= 2 * YEAR_DAYS) return { count: whole(days / YEAR_DAYS), unit: 'year' };
  if (size >= 2 * MONTH_DAYS) return { count: whole(days / MONTH_DAYS), unit: 'month' };
  if (size >= 14) return { count: whole(days / 7), unit: 'week' };
  return { count: whole(days), unit: 'day' };
}

/** Whole days from now to a time, negative for the past. Times in ms since 1970. */
export const daysTo = (time: number, now: number): number => Math.trunc((time - now) / DAY_MS);

/** `in 3 months`, `31 years ago`. */
export function relative(time: number, now: number): string {
  const { count, unit } = spanOf((time - now) / DAY_MS);
  return RELATIVE.format(count, unit);
}

/** `31 years old`, `12 days old`; relative to now for a time in the future. */
export function age(time: number, now: number): string {
  if (time > now) return relative(time, now);
  const { count, unit } = spanOf((now - time) / DAY_MS);
  return `${count} ${unit}${count === 1 ? '' : 's'} old`;
}

/** Up to two years in days, which are what a deadline is counted in: `in 266 days`, `12 days ago`. */
export function deadline(time: number, now: number): string {
  const days = daysTo(time, now);
  return Math.abs(days) < 2 * YEAR_DAYS ? RELATIVE.format(days, 'day') : relative(time, now);
}

/** The day in the record's own zone: `2027-08-13`. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** The minute of a time in UTC, as the service gives it: `2027-08-13 12:00`. */
export const minuteOf = (time: string): string => time.slice(0, 16).replace('T', ' ');
