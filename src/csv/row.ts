export interface CsvOptions {
  /** Unchanged values, for programs. Otherwise values are safe in a spreadsheet. */
  raw: boolean;
  /** Changes the text of a cell before anything else, such as control characters. Default: unchanged. */
  clean?(text: string): string;
}

/** A row of CSV (RFC 4180). Lists are joined by spaces, objects are JSON, null is empty. */
export const csvRow = (values: readonly unknown[], options: CsvOptions): string =>
  `${values.map((value) => quoted(csvText(value, options))).join(',')}\n`;

/** The text of a cell, before it is quoted. */
export function csvText(value: unknown, { raw, clean = (text) => text }: CsvOptions): string {
  const text = clean(plain(value));
  return raw || !FORMULA.test(text) ? text : `'${text}`;
}

/** Matches what a spreadsheet takes for a formula (OWASP, "CSV Injection"), even after blanks. An apostrophe turns it into text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return value.filter((each) => each !== null).join(' ');
  return JSON.stringify(value);
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
