import { csvRow as row, csvText as text } from '../csv/row.js';
import { printable } from './printable.js';

/** `raw`: unchanged values, for programs. Otherwise values are safe in a spreadsheet. */
export interface CsvOptions {
  raw: boolean;
}

/** A row of CSV whose cells can be printed in a terminal. */
export const csvRow = (values: readonly unknown[], { raw }: CsvOptions): string =>
  row(values, { raw, clean: printable });

/** The text of a cell, before it is quoted. */
export const csvText = (value: unknown, { raw }: CsvOptions): string =>
  text(value, { raw, clean: printable });
