import { eppStatus } from '../record/rdap/statuses.js';
import { isPlaceholder, mentionsHiding } from '../standards/hidden.js';

export type FieldValue = string | number | boolean | readonly string[];

/** How values are compared. */
export type FieldKind = 'text' | 'url' | 'phone' | 'time' | 'set' | 'statuses' | 'addresses';

/** Whether two servers mean the same. A value that is hidden on either side is no disagreement. */
export function isSame(kind: FieldKind, a: FieldValue, b: FieldValue): boolean {
  if (isHiddenValue(kind, a) || isHiddenValue(kind, b)) return true;
  if (kind === 'time') return isSameTime(String(a), String(b));
  const plain = PLAIN[kind];
  const [left, right] = [a, b].map((value) => listOf(value).map(plain).sort());
  return JSON.stringify([...new Set(left)]) === JSON.stringify([...new Set(right)]);
}

const listOf = (value: FieldValue): string[] => (typeof value === 'object' ? [...value] : [String(value)]);

const isHiddenValue = (kind: FieldKind, value: FieldValue): boolean =>
  (kind === 'text' || kind === 'phone') &&
  typeof value === 'string' &&
  (isPlaceholder(value) || mentionsHiding(value));

/** One spelling for values that are written in different ways. */
const PLAIN: Readonly<Record<Exclude<FieldKind, 'time'>, (text: string) => string>> = {
  text: fold,
  url: (text) =>
    fold(text)
      .replace(/^https?:\/\//u, '')
      .replace(/\/$/u, ''),
  phone: (text) => text.replace(/[^\d]/gu, '') || fold(text),
  set: (text) => fold(text).replace(/\.$/u, ''),
  statuses: (text) =>
    fold(eppStatus(text).replace(/ https:\/\/icann\.org\/epp\S*$/u, '')).replace(/[ _-]/gu, ''),
  addresses: plainAddress,
};

/** Without case, and with single spaces for line breaks and commas: servers print the same address in one line or in several. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** `2001:DB8:0:0::1` as `2001:db8::1`. */
function plainAddress(text: string): string {
  const url = `http://[${text}]/`;
  return text.includes(':') && URL.canParse(url) ? new URL(url).hostname : fold(text);
}

const DAY_MS = 86_400_000;

/** To the second. A date without a time, which the properties have as midnight, agrees with every time of its day. */
function isSameTime(a: string, b: string): boolean {
  const [left, right] = [Date.parse(a), Date.parse(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return a === b;
  return (
    Math.floor(left / 1000) === Math.floor(right / 1000) ||
    (isDate(a) && right >= left && right < left + DAY_MS) ||
    (isDate(b) && left >= right && left < right + DAY_MS)
  );
}

const isDate = (time: string): boolean => time.includes('T00:00:00');
