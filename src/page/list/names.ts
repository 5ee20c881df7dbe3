import { readCsv } from './read-csv.js';

/** Headings of a column of names. */
const HEADING = /^(?:domain|domain[ _-]?names?|domains|names?|host|host[ _-]?name|url|query|input)$/i;

/** Separators of columns; the first of these in the first row counts. Without a known heading, the first row is a row of data. */
const DELIMITERS = ['\t', ';', ','];

export interface Names {
  /** Each name once, in the order of the list. */
  names: string[];
  /** How many were left out since they are in the list already. */
  repeated: number;
}

/** Reads the names of a list: one on each line, or the column of a CSV file that is called `domain`, `name`, `host` …, else the first. */
export function namesIn(text: string): Names {
  const trimmed = text.replace(/^\ufeff/, '');
  const [first = ''] = trimmed.split(/\r?\n/, 1);
  const delimiter = DELIMITERS.find((each) => first.includes(each));
  const all = (delimiter === undefined ? lines(trimmed) : column(trimmed, delimiter))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const names = [...new Set(all)];
  return { names, repeated: all.length - names.length };
}

/** Without what follows a `#`, which the command ignores in its lists too. */
function lines(text: string): string[] {
  const [first = '', ...rest] = text.split(/\r?\n/).map((line) => unquoted(line.replace(/(?:^|\s)#.*$/, '')));
  return HEADING.test(first.trim()) ? rest : [first, ...rest];
}

/** One column may be quoted as well. */
const unquoted = (line: string): string => /^\s*"([^"]*)"\s*$/.exec(line)?.[1] ?? line;

function column(text: string, delimiter: string): string[] {
  const [head = [], ...rows] = readCsv(text, delimiter);
  const at = head.findIndex((cell) => HEADING.test(cell.trim()));
  return at === -1 ? [head, ...rows].map(([cell = '']) => cell) : rows.map((row) => row[at] ?? '');
}

/** Decodes a file: UTF-16 if its byte-order mark says so, as PowerShell writes lists, else UTF-8. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
