import { ApiError } from '../errors.js';

/** Which column of a CSV has the names. */
export interface ColumnChoice {
  /** Of the header; null: the first column. */
  column: string | null;
  /** Whether the first row is a header; null: if its cell looks like no name. */
  header: boolean | null;
  /** The most rows that are read, without the header. */
  most: number;
}

/** Reads one column of a CSV (RFC 4180), without empty cells. Throws the `ApiError`. */
export function readColumn(text: string, { column, header, most }: ColumnChoice): string[] {
  if (text.includes('\ufffd')) throw new ApiError('InvalidRequest', 'the CSV must be in UTF-8');
  const names: string[] = [];
  let [place, isFirst, rows] = [0, true, 0];
  for (const row of rowsOf(text.replace(/^\ufeff/, ''))) {
    if (isFirst && column !== null) {
      place = row.findIndex((cell) => cell.trim() === column);
      if (place === -1)
        throw new ApiError(
          'InvalidRequest',
          `the CSV has no column ${JSON.stringify(column.slice(0, 80))}: its first row is ${JSON.stringify(row).slice(0, 200)}`,
        );
    } else {
      const name = row[place]?.trim() ?? '';
      const isHeader = isFirst && (header ?? !/[.:\d]/.test(name));
      if (name !== '' && !isHeader) names.push(name);
    }
    isFirst = false;
    if (rows++ > most)
      throw new ApiError('RequestTooLarge', `the CSV has more than ${most} rows, the limit for a job`);
  }
  return names;
}

/** Cells of a row, and characters of one in quotes. */
const MAX_CELLS = 1000;
const MAX_CELL_LENGTH = 65_536;

/** Searches without a pattern that could repeat: a cell may be megabytes long. */
function* rowsOf(text: string): Generator<string[]> {
  for (let at = 0, line = 1; at < text.length; line++) {
    const row: string[] = [];
    for (let isOpen = true; isOpen; ) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
      const end = text[cell.end];
      if (end !== undefined && !',\r\n'.includes(end))
        throw new ApiError(
          'InvalidRequest',
          `row ${line} of the CSV is invalid: a cell with a quote must be in quotes`,
        );
      if (row.push(cell.value) > MAX_CELLS)
        throw new ApiError('InvalidRequest', `row ${line} of the CSV has more than ${MAX_CELLS} cells`);
      isOpen = end === ',';
      at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1);
    }
    yield row;
  }
}

const SPECIAL = /[",\r\n]/g;

function plainCell(text: string, start: number): { value: string; end: number } {
  SPECIAL.lastIndex = start;
  const end = SPECIAL.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

const QUOTE = 0x22;

/** Quotes are doubled inside. A cell whose quote does not end goes on to the end of the text. */
function quotedCell(text: string, start: number): { value: string; end: number } {
  let close = start + 1;
  for (; close < text.length; close++) {
    if (text.charCodeAt(close) !== QUOTE) continue;
    if (text.charCodeAt(close + 1) !== QUOTE) break;
    close++;
  }
  if (close - start > MAX_CELL_LENGTH)
    throw new ApiError('InvalidRequest', `the CSV has a cell of more than ${MAX_CELL_LENGTH} characters`);
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}
