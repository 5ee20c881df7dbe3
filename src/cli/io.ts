import { createReadStream } from 'node:fs';
import { UsageError } from './exit.js';
import { cannotBe } from './not-started.js';

/** The streams and the environment of one run, passed in so that a run uses nothing else of the process. */
export interface Io {
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
}

export interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string | Uint8Array, done: () => void): unknown;
}

/** Writes, and waits until the reader has taken it, so that output does not accumulate in memory. */
export const print = (output: Output, text: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => output.write(text, resolve));

export const printLine = (output: Output, line: string): Promise<void> => print(output, `${line}\n`);

export type Bytes = AsyncIterable<Uint8Array | string>;

/** Far more than any registry sends. */
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Longer than any domain name or row of a list. Longer lines are cut off; they are not names anyway. */
const MAX_LINE_LENGTH = 4096;

/** A file to read from, or stdin for `-`. If it cannot be read, reading throws a `UsageError`. */
export async function* readFrom(file: string, io: Io): AsyncGenerator<Uint8Array | string> {
  try {
    yield* file === '-' ? io.stdin : createReadStream(file);
  } catch (cause) {
    throw cannotBe('read', file, cause);
  }
}

/** The bytes of a stored response. Throws a `UsageError` if it cannot be read. */
export async function readInput(file: string, io: Io): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readFrom(file, io)) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.length;
    if (size > MAX_RESPONSE_BYTES)
      throw new UsageError(`${file}: larger than ${MAX_RESPONSE_BYTES} bytes, the limit for a response`);
    chunks.push(bytes);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Lines without their ends, each cut off at `most` characters, so that an endless line costs no memory. UTF-8, or UTF-16 with a byte-order
 * mark, as PowerShell's `>` writes.
 */
export async function* readLines(stream: Bytes, most = MAX_LINE_LENGTH): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let rest = '';
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    decoder ??= new TextDecoder(charsetOf(bytes));
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, most);
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  const last = rest + (decoder?.decode() ?? '');
  if (last !== '') yield last;
}

/** By the byte-order mark. */
function charsetOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** A name of a list, and its line, counted from 1. */
export interface ListedName {
  name: string;
  line: number;
}

/**
 * The names in a list: one per line, without blank lines and everything after a `#`; or a column of CSV, by its number from 1 or by its name
 * in the first line. Throws a `UsageError` if the column does not exist.
 */
export async function* readNames(stream: Bytes, column?: string): AsyncGenerator<ListedName> {
  let line = 0;
  /** Where the name is in a row; null for a list without columns. */
  let place = column !== undefined && /^[1-9]\d{0,3}$/.test(column) ? Number(column) - 1 : null;
  let isHeader = column !== undefined && place === null;
  for await (const text of readLines(stream)) {
    line++;
    if (isHeader) {
      isHeader = false;
      const names = cellsOf(text).map((name) => name.trim().toLowerCase());
      place = names.indexOf(column?.toLowerCase() ?? '');
      if (place < 0) throw new UsageError(`--column: no column "${column}"; there are ${names.join(', ')}`);
      continue;
    }
    const name = (place === null ? text.replace(/(?:^|\s)#.*$/s, '') : (cellsOf(text)[place] ?? '')).trim();
    // A copy: a substring would keep the whole chunk in memory, and names may wait for a long time.
    if (name !== '') yield { name: Buffer.from(name).toString(), line };
  }
}

/** The cells of a row of CSV (RFC 4180, on one line), separated by commas, semicolons or tabs, whichever comes first. */
function cellsOf(row: string): string[] {
  const separator = /[,;\t]/.exec(row.replace(/"(?:[^"]|"")*"/g, ''))?.[0] ?? ',';
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    const quoted = row[at] === '"';
    let cell = '';
    if (quoted) {
      const end = /"(?:[^"]|"")*(?:"|$)/y;
      end.lastIndex = at;
      const found = end.exec(row)?.[0] ?? '"';
      cell = found.replace(/^"|"$/g, '').replaceAll('""', '"');
      at += found.length;
    }
    const next = row.indexOf(separator, at);
    const until = next < 0 ? row.length : next;
    cells.push(quoted ? cell : row.slice(at, until));
    at = until + 1;
  }
  return cells;
}
