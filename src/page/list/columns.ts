import { toUnicode } from '../../parse/index.js';
import { dayOf } from '../dates.js';
import { el } from '../dom.js';
import type { Row } from './row.js';

export interface Column {
  title: string;
  /** What rows are sorted by; null and '' come last in either direction. */
  key(row: Row): string | number | null;
  cell(row: Row): Node | string;
  isNumber?: true;
}

const AVAILABLE = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
]);

export const COLUMNS: readonly Column[] = [
  {
    title: 'Name',
    key: ({ name }) => name,
    cell: ({ name }) => el('a', { href: `#${encodeURIComponent(name)}` }, toUnicode(name)),
  },
  {
    title: 'Available',
    key: ({ available }) => AVAILABLE.get(available) ?? '',
    cell: ({ available }) =>
      el('span', { class: available === true ? 'free' : null }, AVAILABLE.get(available) ?? ''),
  },
  {
    title: 'Status',
    key: ({ status }) => status,
    cell: ({ status, error }) =>
      error === ''
        ? status.replaceAll('_', ' ')
        : el('span', {}, el('span', { class: 'bad' }, status), ` ${error}`),
  },
  { title: 'Registrar', key: ({ registrar }) => registrar, cell: ({ registrar }) => registrar },
  { title: 'Expires', key: ({ expires }) => expires, cell: ({ expires }) => dayOf(expires) },
  {
    title: 'Age',
    key: ({ age }) => age,
    cell: ({ age }) => (age === null ? '' : years(age)),
    isNumber: true,
  },
  {
    title: 'Days left',
    key: ({ daysLeft }) => daysLeft,
    cell: ({ daysLeft }) =>
      daysLeft === null
        ? ''
        : el('span', { class: daysLeft <= SOON_DAYS ? 'caution' : null }, String(daysLeft)),
    isNumber: true,
  },
];

/** Days before the end of a registration from which it is marked. */
const SOON_DAYS = 30;

function years(days: number): string {
  if (days < 365) return `${days} days`;
  const whole = Math.floor(days / 365.25);
  return whole < 2 ? '1 year' : `${whole} years`;
}

/** A copy in the order of a column, equal rows in the order of the list. */
export function sorted(rows: readonly Row[], { key }: Column, descending: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  const [known, unknown] = [keyed.filter(isKnown), keyed.filter((each) => !isKnown(each))];
  const direction = descending ? -1 : 1;
  known.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction));
  return [...known, ...unknown].map(({ row }) => row);
}

const isKnown = (each: {
  row: Row;
  key: string | number | null;
}): each is { row: Row; key: string | number } => each.key !== null && each.key !== '';

export const FILTERS: readonly { title: string; passes: (row: Row) => boolean }[] = [
  { title: 'all', passes: () => true },
  { title: 'available', passes: ({ available }) => available === true },
  { title: 'not available', passes: ({ available }) => available === false },
  {
    title: 'expired, or expiring within 30 days',
    passes: ({ daysLeft }) => daysLeft !== null && daysLeft <= SOON_DAYS,
  },
  {
    title: 'expired, or expiring within 90 days',
    passes: ({ daysLeft }) => daysLeft !== null && daysLeft <= 90,
  },
  { title: 'failed', passes: ({ error }) => error !== '' },
];

/** The rows that pass the filter and contain the text in a name, a status, a registrar or an error. */
export function filtered(rows: readonly Row[], filter: number, text: string): readonly Row[] {
  const passes = FILTERS[filter]?.passes ?? (() => true);
  const wanted = text.trim().toLowerCase();
  if (filter === 0 && wanted === '') return rows;
  return rows.filter(
    (row) =>
      passes(row) &&
      (wanted === '' ||
        [toUnicode(row.name), row.name, row.input, row.status, row.registrar, row.error].some((each) =>
          each.toLowerCase().includes(wanted),
        )),
  );
}
