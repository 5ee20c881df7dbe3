import { dayOf } from '../dates.js';
import type { Row } from './row.js';

const COLUMNS: readonly [heading: string, text: (row: Row) => string][] = [
  ['input', ({ input }) => input],
  ['domain', ({ name }) => name],
  ['available', ({ available }) => (available === null ? '' : String(available))],
  ['status', ({ status }) => status],
  ['registrar', ({ registrar }) => registrar],
  ['created_on', ({ created }) => dayOf(created)],
  ['expires_on', ({ expires }) => dayOf(expires)],
  ['age_days', ({ age }) => (age === null ? '' : String(age))],
  ['days_left', ({ daysLeft }) => (daysLeft === null ? '' : String(daysLeft))],
  ['error', ({ error }) => error],
];

/** The rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const toCsv = (rows: readonly Row[]): string =>
  [COLUMNS.map(([heading]) => heading), ...rows.map((row) => COLUMNS.map(([, text]) => text(row)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

/**
 * Puts an apostrophe before what a spreadsheet takes for a formula (OWASP, "CSV Injection"), because names and registrars are untrusted
 * text. A negative number is not a formula.
 */
function cell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  const safe = /^\s*[=+\-@＝＋－＠]/u.test(line) && !/^-?\d+$/.test(line) ? `'${line}` : line;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
