import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../exit.js';
import type { Format } from '../format.js';
import { type ListedName, readLines } from '../io.js';
import { cannotBe } from '../not-started.js';
import { printable } from '../printable.js';
import { DoneLines } from './done-lines.js';

/** A result in the file. JSON and CSV begin with the name and its line, so that the rest need not be read. */
interface Written {
  input: string;
  line: number;
  failed: boolean;
}

function readResult(text: string, format: Format): Written | null {
  if (format.header === null) {
    const begin = /^\{"input":("(?:[^"\\]|\\.)*"),"line":(\d+),("error":)?/.exec(text);
    if (begin === null) return null;
    return { input: JSON.parse(begin[1] ?? ''), line: Number(begin[2]), failed: begin[3] !== undefined };
  }
  const row = /^("(?:[^"]|"")*"|[^,"]*),(\d+),(.*)$/.exec(text);
  if (row === null) return null;
  const input = (row[1] ?? '').replace(/^"(.*)"$/s, '$1').replaceAll('""', '"');
  return { input, line: Number(row[2]), failed: !(row[3] ?? '').endsWith(',') };
}

/** Longer than any result; only the beginning of a line is read. */
const MAX_RESULT_LENGTH = 64 * 2 ** 20;

/** How much of an invalid line a message shows. */
const MAX_SHOWN_LENGTH = 60;

/** The results of earlier runs. */
export interface DoneBefore {
  done: DoneLines;
  /** Bytes of complete lines in the file; the name of an incomplete line after them is looked up again. */
  kept: number;
  /** The number of names in the list. */
  total: number;
}

/**
 * Finds the names that have a result already, from the file of results, the only record of progress. A file of another list is a
 * `UsageError`.
 */
export async function whatIsDone(
  out: string,
  names: AsyncIterable<ListedName>,
  format: Format,
): Promise<DoneBefore> {
  const size = await sizeOf(out);
  const kept = size === 0 ? 0 : await endOfLines(out, size);
  if (size > 0 && kept === 0) await checkBeginning(out, format);
  const done = kept === 0 ? new DoneLines() : await readDone(out, kept, format);
  return { done, kept, total: await countNames(out, names, done, format) };
}

/** Reads the results in the first `kept` bytes of a file. */
async function readDone(out: string, kept: number, format: Format): Promise<DoneLines> {
  const done = new DoneLines();
  let header = format.header;
  for await (const text of readLines(createReadStream(out, { end: kept - 1 }), MAX_RESULT_LENGTH)) {
    if (header !== null) {
      if (`${text}\n` !== header)
        throw new UsageError(`${out}: its columns are different: ${printable(text.slice(0, 100))}`);
      header = null;
      continue;
    }
    const written = readResult(text, format);
    if (written === null)
      throw new UsageError(
        `${out}: a line is not a result of port43 bulk: ${printable(text.slice(0, MAX_SHOWN_LENGTH))}`,
      );
    done.add(written.line, written.input);
  }
  return done;
}

/** Counts the names of the list. If results are not of these names, throws a `UsageError`. */
async function countNames(
  out: string,
  names: AsyncIterable<ListedName>,
  done: DoneLines,
  format: Format,
): Promise<number> {
  let total = 0;
  let found = 0;
  for await (const { name, line } of names) {
    total++;
    if (!done.has(line)) continue;
    found++;
    if (!done.is(line, format.inputAs?.(name) ?? name))
      throw new UsageError(
        `${out} has another name for line ${line} of the list: does it belong to another list?`,
      );
  }
  if (found < done.size)
    throw new UsageError(
      `${out} has results for lines where the list has no name: does it belong to another list?`,
    );
  return total;
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new UsageError(`${file} is a folder: results need a file`);
    return found.size;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw cause instanceof UsageError ? cause : cannotBe('read', file, cause);
  }
}

/** The offset after the last complete line. */
async function endOfLines(file: string, size: number): Promise<number> {
  const handle = await open(file, 'r');
  try {
    const piece = Buffer.alloc(65_536);
    for (let end = size; end > 0; ) {
      const start = Math.max(0, end - piece.length);
      const { bytesRead } = await handle.read(piece, 0, end - start, start);
      const at = piece.subarray(0, bytesRead).lastIndexOf(0x0a);
      if (at >= 0) return start + at + 1;
      end = start;
    }
    return 0;
  } finally {
    await handle.close();
  }
}

/** A file without a complete line is overwritten, so it must be the beginning of a file of results that a kill left. */
async function checkBeginning(out: string, format: Format): Promise<void> {
  const begin = format.header ?? '{"input":"';
  const handle = await open(out, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_SHOWN_LENGTH), 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    if (!text.startsWith(begin) && !begin.startsWith(text))
      throw new UsageError(`${out}: a line is not a result of port43 bulk: ${printable(text)}`);
  } finally {
    await handle.close();
  }
}

/** Opens the file to append after its complete lines. */
export async function appendTo(out: string, kept: number, format: Format): Promise<FileHandle> {
  const handle = await open(out, 'a').catch((cause: unknown) => {
    throw cannotBe('written', out, cause);
  });
  // Removes an incomplete line. A device has no size, and nothing to remove.
  if ((await handle.stat()).size > kept) await handle.truncate(kept);
  if (kept === 0 && format.header !== null) await write(handle, out, format.header);
  return handle;
}

/** A result is in the file before the next one is written: if the disk is full, the run ends there and can be resumed. */
export async function write(handle: FileHandle, out: string, text: string): Promise<void> {
  try {
    await handle.appendFile(text);
  } catch (cause) {
    throw cannotBe('written', out, cause);
  }
}

/** Removes failures by replacing the file; if killed meanwhile, the old file remains. `kept`: bytes of complete lines. */
export async function dropFailed(out: string, kept: number, format: Format): Promise<void> {
  if (kept === 0) return;
  const file = await realpath(out);
  const { mode } = await stat(file);
  const beside = `${file}.new`;
  async function* answered() {
    for await (const text of readLines(createReadStream(file, { end: kept - 1 }), MAX_RESULT_LENGTH))
      if (readResult(text, format)?.failed !== true) yield `${text}\n`;
  }
  await pipeline(answered, createWriteStream(beside, { mode })).catch((cause: unknown) => {
    throw cannotBe('written', beside, cause);
  });
  await rename(beside, file);
}

/** A named pipe, or a shell's `<(…)`. */
export const isPipe = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFIFO() === true;

/** Whether two paths are the same file. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((file) => stat(file).catch(() => null)));
  return a != null && b != null && a.dev === b.dev && a.ino === b.ino;
}
