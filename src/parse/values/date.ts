import { type DateOrder, daysIn, offsetText, pad, readPlainDate } from './plain-date.js';
import { ABBREVIATIONS, FIRST_YEAR, zoneOffset } from './zone.js';

export interface DateReading {
  /** ISO 8601 with a numeric offset, or null where the text is no date or could be two. */
  iso: string | null;
  /** Day and month could be swapped, and nothing says which is which. */
  ambiguous: boolean;
}

const NOTHING: DateReading = { iso: null, ambiguous: false };
const AMBIGUOUS: DateReading = { iso: null, ambiguous: true };

/**
 * Reads a date as registries print it. A time without a zone is in `zone` (an IANA name, or null
 * for UTC); a date alone is midnight there. Text after the date (`(JST)`, `#162310`, an address) is
 * left alone.
 */
export function readDate(value: string, zone: string | null, order: DateOrder | null): DateReading {
  const plain = readPlainDate(value, zone, order);
  if (plain !== null) return { iso: plain, ambiguous: false };
  const text = value.slice(0, 80).trim();
  if (text.length < 6) return NOTHING;
  const day = readDay(text, order);
  if (day === null) return NOTHING;
  if (day === 'ambiguous') return AMBIGUOUS;
  const rest = day.rest;
  const time = TIME.exec(rest);
  const clock = time === null ? null : readClock(time);
  if (time !== null && clock === null) return NOTHING;
  const after = time === null ? rest : rest.slice(time.index + time[0].length);
  // 24:00:00 is the next day's midnight (ISO 8601:2004); Date.UTC carries it over.
  const wall = Date.UTC(
    day.year,
    day.month - 1,
    day.day,
    clock?.hour ?? 0,
    clock?.minute ?? 0,
    clock?.second ?? 0,
  );
  if (day.year < FIRST_YEAR || Number.isNaN(wall)) return NOTHING;
  const printed = clock === null ? null : printedOffset(after, wall);
  const offset = printed ?? (zone === null ? 0 : zoneOffset(zone, wall));
  return { iso: format(wall, offset), ambiguous: false };
}

interface Day {
  year: number;
  month: number;
  day: number;
  /** The text without the date: time and zone are in it. */
  rest: string;
}

const YMD = /^(\d{4})([-./年년]\s?)(\d{1,2})[-./月월]\s?(\d{1,2})(?!\d)[.日일]?/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{6}))?(?!\d)/u;
const YEAR_NAME_DAY = /^(\d{4})[-./\s]([a-z]{3,9})[-./\s](\d{1,2})(?!\d)/iu;
const NUMERIC = /^(\d{1,2})([-./])\s?(\d{1,2})[-./]\s?(\d{4})(?!\d)/u;
const DAY_NAME_YEAR =
  /^(\d{1,2})(?:st|nd|rd|th)?[-./\s,]{1,3}(?:(?:of|de)\s)?([\p{L}]{3,10})[-./\s,]{1,3}(?:del?\s)?(\d{4})(?!\d)/iu;
const NAME_DAY_YEAR = /^([a-z]{3,9})[-.\s]{1,2}(\d{1,2})(?:st|nd|rd|th)?,?[-\s]{1,2}(\d{4})(?!\d)/iu;
/** `Tue Aug 17 12:34:56 UTC 2010`: the year stands last (ctime). */
const CTIME =
  /^([a-z]{3})\s{1,2}(\d{1,2})\s{1,2}(\d{2}:\d{2}:\d{2})\s{1,2}(?:([A-Z]{1,5}|[+-]\d{4})\s{1,2})?(\d{4})(?!\d)/iu;
const SHORT_YEAR = /^(\d{1,2})-([a-z]{3})-(\d{2})(?!\d)/iu;
/** Marks and words before a date: `(2024-01-02)`, `on 2024-01-02`. */
const LEAD = /^(?:["'([]|on\s)\s{0,3}/iu;
/** Nominet: `10:11:12 02-Jan-2024`. */
const TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?)\s{1,3}(\d[^\n]{5,60})$/u;
const WEEKDAY = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]?\s{1,3}/iu;
const TIME = /(?:^|[^\d])(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d{1,9})?(?:\s?([ap])\.?m\b\.?)?/iu;

function readDay(text: string, order: DateOrder | null): Day | 'ambiguous' | null {
  const bare = isDigit(text) ? text : text.replace(LEAD, '').replace(WEEKDAY, '');
  const body = bare.indexOf(':') <= 2 ? bare.replace(TIME_FIRST, '$2 $1') : bare;
  if (!isDigit(body)) return monthFirst(body);
  return /^\d{4}/u.test(body) ? yearFirst(body) : dayFirst(body, order);
}

const isDigit = (text: string): boolean => text >= '0' && text < ':';

const restOf = (found: RegExpExecArray): string => found.input.slice(found[0].length);

function yearFirst(body: string): Day | null {
  let found = YMD.exec(body);
  if (found !== null) return toDay(found[1], found[3], found[4], restOf(found));
  found = COMPACT.exec(body);
  if (found !== null) {
    const clock = found[4]?.replace(/(\d\d)(\d\d)(\d\d)/u, ' $1:$2:$3') ?? '';
    return toDay(found[1], found[2], found[3], clock + restOf(found));
  }
  found = YEAR_NAME_DAY.exec(body);
  return found === null ? null : toDay(found[1], monthOf(found[2]), found[3], restOf(found));
}

function dayFirst(body: string, order: DateOrder | null): Day | 'ambiguous' | null {
  let found = NUMERIC.exec(body);
  if (found !== null) return readNumeric(found, restOf(found), order);
  found = DAY_NAME_YEAR.exec(body);
  if (found !== null) return toDay(found[3], monthOf(found[2]), found[1], restOf(found));
  found = SHORT_YEAR.exec(body);
  if (found === null) return null;
  const year = Number(found[3]);
  return toDay(String(year < 70 ? 2000 + year : 1900 + year), monthOf(found[2]), found[1], restOf(found));
}

function monthFirst(body: string): Day | null {
  let found = NAME_DAY_YEAR.exec(body);
  if (found !== null) return toDay(found[3], monthOf(found[1]), found[2], restOf(found));
  found = CTIME.exec(body);
  if (found === null) return null;
  const after = ` ${found[3]} ${found[4] ?? ''}${restOf(found)}`;
  return toDay(found[5], monthOf(found[1]), found[2], after);
}

/** Points put the day first everywhere; slashes and hyphens depend on who prints them. */
function readNumeric(
  found: RegExpExecArray,
  rest: string,
  order: DateOrder | null,
): Day | 'ambiguous' | null {
  const [first, second] = [Number(found[1]), Number(found[3])];
  if (first > 12 || found[2] === '.' || first === second) return toDay(found[4], found[3], found[1], rest);
  if (second > 12) return toDay(found[4], found[1], found[3], rest);
  if (order === null) return 'ambiguous';
  return order === 'dmy'
    ? toDay(found[4], found[3], found[1], rest)
    : toDay(found[4], found[1], found[3], rest);
}

function toDay(
  year: string | undefined,
  month: string | number | null | undefined,
  day: string | undefined,
  rest: string,
): Day | null {
  const found = { year: Number(year), month: Number(month ?? 0), day: Number(day), rest };
  if (found.month < 1 || found.month > 12 || found.day < 1 || found.day > daysIn(found.year, found.month))
    return null;
  return found;
}

/** Month names in the languages that registries print dates in, by their first letters. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'januar', 'янв', 'січ', 'sty', 'oca'],
  ['feb', 'fev', 'fév', 'фев', 'лют', 'lut', 'şub'],
  ['mar', 'mär', 'mrt', 'maa', 'märz', 'мар', 'бер'],
  ['apr', 'avr', 'abr', 'апр', 'кві', 'kwi', 'nis'],
  ['may', 'mai', 'mag', 'maj', 'mei', 'май', 'мая', 'тра'],
  ['jun', 'giu', 'juin', 'июн', 'чер', 'cze', 'haz'],
  ['jul', 'lug', 'juil', 'июл', 'лип', 'lip', 'tem'],
  ['aug', 'agu', 'ago', 'aoû', 'aou', 'авг', 'сер', 'sie', 'ağu'],
  ['sep', 'set', 'сен', 'вер', 'wrz', 'eyl'],
  ['oct', 'okt', 'ott', 'out', 'окт', 'жов', 'paź', 'eki'],
  ['nov', 'nop', 'ноя', 'kas'],
  ['dec', 'des', 'dez', 'dic', 'déc', 'дек', 'гру', 'gru', 'ara'],
];

function monthOf(name: string | undefined): number | null {
  const lower = (name ?? '').toLowerCase();
  if (lower.startsWith('juin')) return 6;
  const short = lower.slice(0, 3);
  const index = MONTHS.findIndex((names) => names.includes(short));
  return index < 0 ? null : index + 1;
}

function readClock(found: RegExpExecArray): { hour: number; minute: number; second: number } | null {
  let hour = Number(found[1]);
  const minute = Number(found[2]);
  const second = Number(found[3] ?? 0);
  const half = found[4]?.toLowerCase();
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)
    ? null
    : { hour, minute, second };
}

const OFFSET = /^\s*\(?(?:(?:UTC|GMT|[A-Z]{3,4})\s?)?([+-])(\d{1,2})(?::?(\d{2}))?(?!\d)/u;
const ABBREVIATION = /^\s*\(?([A-Z]{1,5})\b/u;

/** The offset that is printed after the time, in minutes; null where there is none that we know. */
function printedOffset(after: string, wall: number): number | null {
  const numeric = OFFSET.exec(after);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes <= 14 * 60) return numeric[1] === '-' ? -minutes : minutes;
  }
  const name = ABBREVIATION.exec(after)?.[1];
  const known = name === undefined ? undefined : ABBREVIATIONS[name];
  if (known === undefined) return null;
  return typeof known === 'number' ? known : zoneOffset(known, wall);
}

function format(wall: number, offset: number): string {
  const date = new Date(wall);
  const clock = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}`;
  const year = `${date.getUTCFullYear()}`.padStart(4, '0');
  return `${year}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}T${clock}${offsetText(offset)}`;
}
