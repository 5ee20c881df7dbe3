import { printable } from './printable.js';

/** `raw`: values as they are, for programs. Else a spreadsheet runs none of them. */
export interface CsvOptions {
  raw: boolean;
}

/** A row of CSV (RFC 4180). Lists stand behind each other with a space between, objects are JSON, null is nothing. */
export const csvRow = (values: readonly unknown[], options: CsvOptions): string =>
  `${values.map((value) => quoted(csvText(value, options))).join(',')}\n`;

/** What a cell says, before it is quoted. */
export function csvText(value: unknown, { raw }: CsvOptions): string {
  const text = printable(plain(value));
  return raw || !FORMULA.test(text) ? text : `'${text}`;
}

/**
 * The beginnings of what a spreadsheet takes for a formula (OWASP, "CSV Injection"), blanks before them or not. Tabs and line ends, which
 * OWASP names too, are blanks by then. An apostrophe makes a text of it.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return value.filter((each) => each !== null).join(' ');
  return JSON.stringify(value);
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
