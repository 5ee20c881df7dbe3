const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const DAY = 86_400_000;

/** `in 3 months`, `31 years ago`; in whole units, the largest of which there are two, days at least. Times in ms since 1970. */
export function relative(time: number, now: number): string {
  const days = (time - now) / DAY;
  const whole = Math.trunc;
  if (Math.abs(days) >= 2 * 365.25) return RELATIVE.format(whole(days / 365.25), 'year');
  if (Math.abs(days) >= 2 * 30.44) return RELATIVE.format(whole(days / 30.44), 'month');
  if (Math.abs(days) >= 14) return RELATIVE.format(whole(days / 7), 'week');
  return RELATIVE.format(whole(days), 'day');
}

/** The day in the record's own zone: `2027-08-13`. */
export const dayOf = (date: string): string => date.slice(0, 10);
