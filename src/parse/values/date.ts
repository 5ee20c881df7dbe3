import { wordsOf } from '../read/rows.js';
import { ZERO } from '../text/characters.js';
import { MONTH_NAMES, WEEKDAYS } from '../words/months.js';
import { ZONE_ABBREVIATIONS } from '../words/zone-abbreviations.js';
import { withoutThai } from './thai-date.js';
import { FIRST_YEAR, hasZone, zoneOffset } from './zone.js';

export interface DateReading {
  /** ISO 8601 with a numeric offset; null if the text is not a date or could be two dates. */
  iso: string | null;
  /** Whether day and month could be swapped, and nothing shows their order. */
  ambiguous: boolean;
}

/** The order of day and month in dates that could be read either way. */
export type DateOrder = 'dmy' | 'mdy';

const NOTHING: DateReading = { iso: null, ambiguous: false };
const AMBIGUOUS: DateReading = { iso: null, ambiguous: true };

/**
 * Reads a date as registries print it. A time without a zone is in `zone` (an IANA name, or null for UTC); a date alone is midnight
 * there. Text after the date (`(JST)`, `#162310`, an address) is ignored.
 */
export function readDate(value: string, zone: string | null, order: DateOrder | null): DateReading {
  const text = withoutThai(value.slice(0, 300).trim());
  const plain = readIso(text, zone);
  if (plain !== null) return { iso: plain, ambiguous: false };
  const day = readDay(text, order);
  if (day === null) return readEpoch(text);
  if (day === 'ambiguous') return AMBIGUOUS;
  const clock = readClock(day.rest);
  if (clock === null || day.year < FIRST_YEAR) return NOTHING;
  const wall = Date.UTC(day.year, day.month - 1, day.day, clock.hour, clock.minute, clock.second);
  const offset = printedOffset(clock.after, wall) ?? (zone === null ? 0 : zoneOffset(zone, wall));
  // 24:00:00 is the next day's midnight (ISO 8601:2004), 23:59:60 a leap second; Date.UTC carries both over.
  const iso =
    clock.hour > 23 || clock.second > 59
      ? new Date(wall).toISOString().slice(0, 19)
      : `${day.year}-${pad(day.month)}-${pad(day.day)}T${pad(clock.hour)}:${pad(clock.minute)}:${pad(clock.second)}`;
  return { iso: `${iso}${offsetText(offset)}`, ambiguous: false };
}

/** Seconds or milliseconds since 1970, as programs print times without a format: `1272967872`, `1272967872000`. */
const EPOCH = /^(\d{9,10})(?:\d{3})?$/u;

/** Reads seconds or milliseconds since 1970. Twelve digits are a day and a time without seconds instead. */
function readEpoch(text: string): DateReading {
  const seconds = Number(EPOCH.exec(text)?.[1] ?? 0);
  const year = new Date(seconds * 1000).getUTCFullYear();
  // `2010050410` is a day and an hour, or the day's tenth version.
  if (
    text.length === 12 ||
    year < FIRST_YEAR ||
    year > LAST_YEAR ||
    compactDay(`${text.slice(0, 8)} `) !== null
  )
    return NOTHING;
  return { iso: `${new Date(seconds * 1000).toISOString().slice(0, 19)}+00:00`, ambiguous: false };
}

/** No name is registered for longer. Later seconds are some other number. */
const LAST_YEAR = 2120;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The text after the date, with the time and the zone. */
  readonly rest: string;
}

/**
 * Reads ISO 8601 as most registries print it, without a regular expression: `2011-03-30`, alone or with `T19:36:27` (or a blank for the
 * `T`), then perhaps `Z` or `+02:00`. Null for anything else.
 */
function readIso(text: string, zone: string | null): string | null {
  const { length } = text;
  if (text.charAt(4) !== '-' || text.charAt(7) !== '-') return null;
  const [year, month, day] = [digits(text, 0) * 100 + digits(text, 2), digits(text, 5), digits(text, 8)];
  if (!(year >= FIRST_YEAR && isDay(year, month, day))) return null;
  if (length === 10)
    return `${text}T00:00:00${zone === null ? '+00:00' : offsetText(zoneOffset(zone, Date.UTC(year, month - 1, day)))}`;
  const join = text.charAt(10);
  if ((join !== 'T' && join !== ' ') || text.charAt(13) !== ':' || text.charAt(16) !== ':') return null;
  const [hour, minute] = [digits(text, 11), digits(text, 14)];
  if (!(hour < 24 && minute < 60 && digits(text, 17) < 60)) return null;
  let offset = '+00:00';
  if (length === 19) {
    if (zone !== null) offset = offsetText(zoneOffset(zone, Date.UTC(year, month - 1, day, hour, minute)));
  } else if (length === 25 && text.charAt(22) === ':' && digits(text, 20) < 14 && digits(text, 23) < 60) {
    offset = text.slice(19);
    if (offset.charAt(0) !== '+' && (offset.charAt(0) !== '-' || offset === '-00:00')) return null;
  } else if (text.charAt(length - 1) !== 'Z') return null;
  // `.000Z`: fractions of a second are dropped.
  else if (length !== 20 && !(text.charAt(19) === '.' && Number(text.slice(20, -1)) >= 0)) return null;
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${offset}`;
}

/** Returns the number in the two digits at `at`; NaN if these are not digits. */
function digits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const units = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : Number.NaN;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** `2011/03/30`, `2011. 3. 30.`, `2011年03月30日`, `30.03.2011`, `03/30/2011` */
const NUMBERS = /^(\d{1,4})([-./年년])\s?(\d{1,2})[-./月월]\s?(\d{1,4})(?!\d)[.日일]?/u;
/** `20110330`, `20110330193627` */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2}))?(?!\d)/u;
/** `30-Mar-2011`, `30th of March 2011`, `1er mars 2011`, `March 30, 2011`, `2011-Mar-30`, `30-Mar-11`, `30 Mar 11`, in lower case */
const NAMED_MONTH =
  /^(\d{1,4}|\p{L}{3,13})(?:st|nd|rd|th|er|[ºª°])?[-./\s,]{1,3}(?:(?:of|de)\s)?(\d{1,2}|\p{L}{3,13})(?:st|nd|rd|th)?[-./\s,]{1,3}(?:del?\s)?(\d{1,4})(?!\d)/u;
/** `Aug 17 12:34:56 UTC 2010`: the year comes last (ctime). */
const CTIME =
  /^([A-Za-z]{3})\s{1,2}(\d{1,2})\s{1,2}(\d{2}:\d{2}:\d{2})\s{1,2}(?:([A-Za-z]{1,5}|[+-]\d{4})\s{1,2})?(\d{4})(?!\d)/u;
/** Marks and words before a date: `(2024-01-02)`, `on 2024-01-02`, and `before 1 January 1996` for a name older than its registry's records. */
const LEAD = /^(?:["'([]|on\s|before\s)\s{0,3}/iu;
/** Nominet: `10:11:12 02-Jan-2024`. */
const TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?)\s{1,3}(\d[^\n]{5,60})$/u;
const WEEKDAY = new RegExp(`^(?:${wordsOf(WEEKDAYS).join('|')})[.,]?\\s{1,3}`, 'iu');

/** The author of a change before its day: `hostmaster@example.com 20020103`, `EXAMPLE-UANIC 20120730164230` (RPSL's `changed`, RFC 2622 section 3.1). */
const AUTHORED = /^\S.{0,253}?\s{1,8}(?=\d{8}(?:\d{6})?\b)/u;

function readDay(text: string, order: DateOrder | null): Day | 'ambiguous' | null {
  const bare = isDigit(text.charAt(0)) ? text : text.replace(LEAD, '').replace(WEEKDAY, '');
  const colon = bare.indexOf(':');
  const body = colon === 1 || colon === 2 ? bare.replace(TIME_FIRST, '$2 $1') : bare;
  const day = isDigit(body.charAt(0))
    ? (numericDay(body, order) ?? compactDay(body) ?? namedDay(body))
    : (namedDay(body) ?? ctimeDay(body));
  return day ?? compactDay(body.replace(AUTHORED, ''));
}

function numericDay(body: string, order: DateOrder | null): Day | 'ambiguous' | null {
  const found = NUMBERS.exec(body);
  if (found === null) return null;
  const [all, first = '', separator, middle = '', last = ''] = found;
  const rest = body.slice(all.length);
  if (first.length === 4 && last.length <= 2) return toDay(Number(first), Number(middle), Number(last), rest);
  if (first.length > 2 || last.length !== 4) return null;
  const [one, other, year] = [Number(first), Number(middle), Number(last)];
  // With points the day comes first everywhere; with slashes and hyphens the order depends on the server.
  const sure =
    one > 12 || separator === '.' || one === other ? 'dmy' : other > 12 ? 'mdy' : (orderNamed(rest) ?? order);
  if (sure === null) return 'ambiguous';
  return sure === 'dmy' ? toDay(year, other, one, rest) : toDay(year, one, other, rest);
}

/** The order of the date, printed after it: `04/03/2011 (dd/mm/yyyy)`, `03-04-2011 [MM-DD-YYYY]`. */
const ORDER = /^\s{1,3}[([]?(?:(?:dd|jj|tt)[-./ ]mm|(mm)[-./ ](?:dd|jj|tt))[-./ ](?:yyyy|aaaa|jjjj)\b/iu;

function orderNamed(rest: string): DateOrder | null {
  const named = ORDER.exec(rest);
  return named === null ? null : named[1] === undefined ? 'dmy' : 'mdy';
}

function compactDay(body: string): Day | null {
  const found = COMPACT.exec(body);
  if (found === null) return null;
  const [all, year, month, day, hour, minute, second] = found;
  const clock = hour === undefined ? '' : ` ${hour}:${minute}:${second}`;
  return toDay(Number(year), Number(month), Number(day), clock + body.slice(all.length));
}

function namedDay(body: string): Day | null {
  const found = NAMED_MONTH.exec(body.toLowerCase());
  if (found === null) return null;
  const [all, first = '', middle = '', last = ''] = found;
  const rest = body.slice(all.length);
  if (!isDigit(first))
    return last.length === 4 ? toDay(Number(last), monthOf(first), Number(middle), rest) : null;
  const month = monthOf(middle);
  if (first.length === 4) return toDay(Number(first), month, Number(last), rest);
  if (last.length === 4) return toDay(Number(last), month, Number(first), rest);
  // `30 Mar 10:11:12` has a time in the place of the year.
  if (last.length !== 2 || rest.startsWith(':')) return null;
  return toDay(Number(last) + (Number(last) < 70 ? 2000 : 1900), month, Number(first), rest);
}

function ctimeDay(body: string): Day | null {
  const found = CTIME.exec(body);
  if (found === null) return null;
  const [all, month = '', day, time, zone = '', year] = found;
  return toDay(Number(year), monthOf(month), Number(day), ` ${time} ${zone}${body.slice(all.length)}`);
}

/** Returns null if there is no such day. */
function toDay(year: number, month: number, day: number, rest: string): Day | null {
  return isDay(year, month, day) ? { year, month, day, rest } : null;
}

const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => wordsOf(names).map((name): [string, number] => [name, index + 1])),
);

/** Letters of the longest and of the shortest beginning in the table. */
const [LONGEST, SHORTEST] = [9, 3];

/** Returns 1 to 12, or 0 if the name is not a month. The longest beginning counts: `juin` is June, and `juillet` July. */
function monthOf(name: string): number {
  const lower = name.toLowerCase();
  for (let size = Math.min(LONGEST, lower.length); size >= SHORTEST; size--) {
    const month = MONTHS.get(lower.slice(0, size));
    if (month !== undefined) return month;
  }
  return 0;
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** The text after the time, perhaps its zone. */
  readonly after: string;
}

const MIDNIGHT: Clock = { hour: 0, minute: 0, second: 0, after: '' };
const TIME = /(?:^|[^\d])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d{1,9})?(?:\s?([AaPp])\.?[Mm]\b\.?)?/u;

/** Times without colons: ` 05.06.07`, `05時06分07秒`, ` 05시 06분`. */
const UNUSUAL_TIME =
  /^\s{0,3}(?:(?<=\s)(\d{2})\.(\d{2})\.(\d{2})(?![\d.])|(\d{1,2})[時时点點시]\s?(\d{1,2})[分분](?:\s?(\d{1,2})[秒초])?)/u;

/** The same time with colons. */
const withColons = (rest: string): string =>
  rest.replace(UNUSUAL_TIME, (_, ...[hour, minute, second, h, m, s]: (string | undefined)[]) =>
    hour === undefined
      ? ` ${h}:${m?.padStart(2, '0')}:${(s ?? '').padStart(2, '0')}`
      : ` ${hour}:${minute}:${second}`,
  );

/** Reads the time after a date; null for an impossible time, such as 25:00. */
function readClock(after: string): Clock | null {
  if (after === '') return MIDNIGHT;
  const rest = after.includes(':') ? after : withColons(after);
  // Without a colon, the text is not a time but perhaps an address or a number.
  if (!rest.includes(':')) return MIDNIGHT;
  const found = TIME.exec(rest);
  if (found === null) return MIDNIGHT;
  let hour = Number(found[1]);
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)];
  const half = found[4]?.toLowerCase();
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null;
  return { hour, minute, second, after: rest.slice(found.index + found[0].length) };
}

const OFFSET = /^\s*\(?(?:(?:UTC|GMT|[A-Z]{3,4})\s?)?([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/u;
/** `Europe/Paris` */
const AREA = /^\s*\(?([A-Z][a-z]{3,10}\/[A-Za-z_]{3,30})/u;
const ABBREVIATION = /^\s*\(?([A-Z]{1,5})\b/u;

/** Returns the offset that is printed after the time, in minutes; null if there is none, or an unknown one. */
function printedOffset(after: string, wall: number): number | null {
  if (after === '') return null;
  if (after === 'Z') return 0;
  const numeric = OFFSET.exec(after);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes <= 14 * 60) return numeric[1] === '-' && minutes > 0 ? -minutes : minutes;
  }
  const area = AREA.exec(after)?.[1];
  if (area !== undefined && hasZone(area)) return zoneOffset(area, wall);
  const name = ABBREVIATION.exec(after)?.[1];
  const known = name === undefined ? undefined : ZONE_ABBREVIATIONS[name];
  return typeof known === 'string' ? zoneOffset(known, wall) : (known ?? null);
}

/** Formats minutes as an offset: 330 as `+05:30`. */
function offsetText(offset: number): string {
  if (offset === 0) return '+00:00';
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const TWO_DIGITS: readonly string[] = Array.from({ length: 60 }, (_, n) => (n < 10 ? `0${n}` : `${n}`));
const pad = (n: number): string => TWO_DIGITS[n] ?? '';

/**
 * Returns the order of day and month in a response's dates, if one of them can be read only one way, because a server prints all dates
 * alike. Null if there is no such date, or if they disagree.
 */
export function orderIn(dates: readonly (string | null)[]): DateOrder | null {
  let order: DateOrder | null = null;
  for (const date of dates) {
    const [all, first, separator, second, year] =
      NUMBERS.exec(date?.trim().replace(TIME_FIRST, '$2') ?? '') ?? [];
    if (all === undefined || separator === '.' || year?.length !== 4) continue;
    const shown = Number(first) > 12 ? 'dmy' : Number(second) > 12 ? 'mdy' : null;
    if (shown === null) continue;
    if (order !== null && order !== shown) return null;
    order = shown;
  }
  return order;
}
