const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/;
const DAY = 86_400_000;

/** A time of the wire format for people: `2011-03-30 19:36:27 +02:00`; midnight is how a mere date is given. */
export function readableTime(iso: string): string {
  const [, date, time, offset] = ISO.exec(iso) ?? [];
  if (date === undefined) return iso;
  if (time === '00:00:00') return date;
  return `${date} ${time} ${offset === '+00:00' ? 'UTC' : offset}`;
}

/** How far away a time is: `in 8 months`, `14 years ago`. Empty where it is no time. */
export function distance(iso: string, now: number): string {
  const days = Math.round((Date.parse(iso) - now) / DAY);
  if (Number.isNaN(days)) return '';
  if (days === 0) return 'today';
  const [count, unit] = inUnits(Math.abs(days));
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return days > 0 ? `in ${amount}` : `${amount} ago`;
}

function inUnits(days: number): [count: number, unit: string] {
  if (days < 61) return [days, 'day'];
  if (days < 731) return [Math.floor(days / 30.44), 'month'];
  return [Math.floor(days / 365.25), 'year'];
}
