import { ABBREVIATIONS, FIRST_YEAR, zoneOffset } from './zone.js';

/** Which of two numbers is the day where a date could be read either way. */
export type DateOrder = 'dmy' | 'mdy';

/**
 * The forms that most registries print, read by position: `2011-03-30`, `2011/03/30`, `30.03.2011`,
 * `30-Mar-2011`, alone or with `19:36:27` behind a blank or a `T`, and with `Z`, `+02:00` or
 * ` UTC` behind that. ISO 8601, or null for any other form: a fifth of what the general patterns take.
 */
export function readPlainDate(value: string, zone: string | null, order: DateOrder | null): string | null {
  const { length } = value;
  if (length < 10 || length > 80) return null;
  let year = number(value, 0, 4);
  let month = 0;
  let day = 0;
  let end = 10;
  if (year >= 0) {
    if (!isSeparator(value, 4, 7)) return null;
    month = number(value, 5, 7);
    day = number(value, 8, 10);
  } else {
    day = number(value, 0, 2);
    if (isSeparator(value, 2, 5)) {
      year = number(value, 6, 10);
      month = number(value, 3, 5);
      if (day <= 12 && month <= 12 && day !== month && value.charCodeAt(2) !== DOT) {
        if (order === null) return null;
        if (order === 'mdy') [day, month] = [month, day];
      }
    } else if (isSeparator(value, 2, 6)) {
      end = 11;
      year = number(value, 7, 11);
      month = MONTHS.indexOf(value.slice(3, 6).toLowerCase()) + 1;
    } else return null;
  }
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const date = value.charCodeAt(4) === HYPHEN && end === 10 ? value.slice(0, 10) : isoDay(year, month, day);
  const join = end < length ? value.charCodeAt(end) : 0;
  // Without a colon no time follows, but perhaps an address or a number.
  if (join === 0 || (join === SPACE && !value.includes(':', end)))
    return `${date}T00:00:00${offsetText(inZone(zone, year, month, day, 0, 0))}`;
  const hour = number(value, end + 1, end + 3);
  const minute = number(value, end + 4, end + 6);
  const second = number(value, end + 7, end + 9);
  if ((join !== T && join !== SPACE) || hour < 0 || hour > 23 || minute < 0 || minute > 59) return null;
  if (second < 0 || second > 59) return null;
  if (value.charCodeAt(end + 3) !== COLON || value.charCodeAt(end + 6) !== COLON) return null;
  const clock = value.slice(end + 1, end + 9);
  const zoneAt = end + 9;
  if (value.charCodeAt(length - 1) === Z && (length === zoneAt + 1 || isFraction(value, zoneAt, length - 1)))
    return `${date}T${clock}+00:00`;
  const offset = length === zoneAt ? inZone(zone, year, month, day, hour, minute) : readOffset(value, zoneAt);
  return offset === null ? null : `${date}T${clock}${offsetText(offset)}`;
}

function inZone(
  zone: string | null,
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): number {
  return zone === null ? 0 : zoneOffset(zone, Date.UTC(year, month - 1, day, hour, minute));
}

/** Minutes of `+02:00`, `+0200`, `+02`, ` UTC`, ` (JST)` from `from` to the end; null where it is something else. */
function readOffset(value: string, from: number): number | null {
  const at = value.startsWith(' ', from) ? from + 1 : from;
  const sign = at < value.length ? value.charCodeAt(at) : 0;
  if (sign === PLUS || sign === HYPHEN) {
    const colon = value.startsWith(':', at + 3) ? 1 : 0;
    const hours = number(value, at + 1, at + 3);
    const minutes = value.length === at + 3 ? 0 : number(value, at + 3 + colon, at + 5 + colon);
    if (hours < 0 || hours > 13 || minutes < 0 || minutes > 59) return null;
    if (value.length !== at + 3 && value.length !== at + 5 + colon) return null;
    const offset = hours * 60 + minutes;
    return sign === HYPHEN && offset > 0 ? -offset : offset;
  }
  if (at === from) return null;
  const bracket = sign === OPEN && value.charCodeAt(value.length - 1) === CLOSE ? 1 : 0;
  const known = ABBREVIATIONS[value.slice(at + bracket, value.length - bracket)];
  return typeof known === 'number' ? known : null;
}

export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const offsetTexts = new Map<number, string>();

/** `+05:30` of 330 minutes; a zone's seconds before there was standard time are rounded. */
export function offsetText(offset: number): string {
  let text = offsetTexts.get(offset);
  if (text === undefined) {
    const minutes = Math.round(Math.abs(offset));
    text = `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    offsetTexts.set(offset, text);
  }
  return text;
}

export const pad = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

const isoDay = (year: number, month: number, day: number): string =>
  `${`${year}`.padStart(4, '0')}-${pad(month)}-${pad(day)}`;

const MONTHS: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const SPACE = 32;
const OPEN = 40;
const CLOSE = 41;
const PLUS = 43;
const HYPHEN = 45;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
const T = 84;
const Z = 90;

/** The number that digits from `from` to `to` write; -1 where something else stands there. */
function number(value: string, from: number, to: number): number {
  let sum = 0;
  if (to > value.length) return -1;
  for (let at = from; at < to; at++) {
    const digit = value.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    sum = sum * 10 + digit;
  }
  return sum;
}

function isSeparator(value: string, first: number, second: number): boolean {
  const code = value.charCodeAt(first);
  return code === value.charCodeAt(second) && (code === HYPHEN || code === SLASH || code === DOT);
}

/** `.000000`, between the seconds and the `Z`. */
function isFraction(value: string, from: number, to: number): boolean {
  return (
    value.charCodeAt(from) === DOT && to - from > 1 && to - from <= 10 && number(value, from + 1, to) >= 0
  );
}
