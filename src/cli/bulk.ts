import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type LookupResult, WhoisError } from '../index.js';
import { withClient } from './asking.js';
import { ASKING_HELP, ASKING_OPTIONS, CONCURRENCY_HELP, LIST_OPTIONS } from './asking-options.js';
import type { Command } from './command.js';
import { EXIT } from './exit-codes.js';
import { type ListedName, readLines, readNames } from './input.js';
import { printLine } from './io.js';
import { readNumber, readOptions } from './options.js';
import { chooseFormat, exitCodeFor, type Format, OUTPUT_OPTIONS, type Outcome } from './output.js';
import { printable } from './printable.js';
import { Progress } from './progress.js';
import { UsageError } from './usage-error.js';

const { record: _, parts: __, ...LINE_OPTIONS } = OUTPUT_OPTIONS;

const OPTIONS = {
  ...LINE_OPTIONS,
  ...ASKING_OPTIONS,
  ...LIST_OPTIONS,
  out: { type: 'string' },
  'retry-failed': { type: 'boolean' },
  hosts: { type: 'boolean' },
  ahead: { type: 'string' },
} as const;

export const command: Command = {
  name: 'bulk',
  summary: 'look a long list up into a file; goes on where it ended',
  help: `Usage
  port43 bulk names.txt --out results.ndjson

Each name's result is a line of JSON that begins with "input" and "line": the
name as given, and where it stands in the list. Results come as they come, not
in order. Ended at any moment, by Ctrl-C, a crash or a kill, and called again
with the same list and file, it goes on: no name twice, none left out.

  --out FILE                 where results go; what is there already is kept
  --retry-failed             names that failed before are asked again
  --hosts                    at the end, the table by host (on a terminal, Enter
                             shows it at any time)
  --column N|NAME            the list is CSV: its column, by number or name
  --ahead N                  names read ahead, so that a list sorted by suffix
                             keeps all registries busy (default 1000000, some
                             100 MB; fewer take less memory)

What a line holds
  (nothing), --json          all: parts, record, properties, warnings
  --properties               the same without the texts: a sixth of it
  --fields LIST              these alone: domain,expires_on,registrar.name
  --csv                      with --fields: CSV with a header
  --available                { input, line, domain, available, status }

${ASKING_HELP}
${CONCURRENCY_HELP}

Exit codes
    0  every name has an answer
    3  to 8: every name was asked, some failed: the highest of their codes, see
       "port43 help lookup"; --retry-failed asks them again
    2  wrong usage, or a file that cannot be read or written
  130  ended by Ctrl-C or SIGTERM: call it again to go on

Examples
  port43 bulk names.txt --out results.ndjson --properties
  port43 bulk names.csv --column domain --out dates.csv \\
    --fields domain,status,expires_on --csv
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [list, ...more] = positionals;
    if (list === undefined || list === '-' || more.length > 0)
      throw new UsageError('one list in a file, please (see port43 help bulk)');
    if (values.out === undefined) throw new UsageError('--out is missing: where do results go?');
    const { out } = values;
    const format = chooseFormat(values, io, { several: true, data: true });
    const concurrency = readNumber('concurrency', values.concurrency, 1) ?? 100;
    const ahead = readNumber('ahead', values.ahead, 1) ?? 1_000_000;
    const names = () => readList(list, values.column);

    if (values['retry-failed'] === true) await dropFailed(out, format);
    const { done, kept, total } = await whatIsDone(out, names(), format);
    const left = total - done.size;
    const progress = new Progress(io, { total, before: done.size });
    const stop = new AbortController();
    const interrupted = onSignals(() => stop.abort());
    try {
      return await withClient(values, io, async (client) => {
        const results = await appendTo(out, kept, format);
        const lines = new Lines();
        const asked = lines.of(names(), done);
        let worst = 0;
        progress.start();
        try {
          const each = { concurrency, ahead, ordered: false, signal: stop.signal };
          for await (const result of client.lookupMany(asked, each)) {
            if (isEnd(result)) continue;
            const outcome: Outcome = { ...result, line: lines.take(result.input) };
            progress.count(outcome);
            worst = Math.max(worst, exitCodeFor(outcome, false));
            await write(results, out, format.show(outcome).out);
          }
        } catch (error) {
          if (!stop.signal.aborted) throw error;
        } finally {
          await results.close();
          progress.end();
        }
        await progress.summarize(values.hosts === true);
        if (stop.signal.aborted) {
          await printLine(io.stderr, `Ended. To go on: port43 bulk ${args.map(quoted).join(' ')}`);
          return EXIT.INTERRUPTED;
        }
        if (left === 0) await printLine(io.stderr, `Every name of ${printable(list)} has a result already.`);
        return worst;
      });
    } finally {
      interrupted();
    }
  },
};

/** What was cut off because the caller ended it is no result. */
const isEnd = (result: LookupResult): boolean =>
  'error' in result && result.error instanceof WhoisError && result.error.code === 'ABORTED';

const quoted = (arg: string): string =>
  /^[\w./:@,=-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`;

async function* readList(file: string, column: string | undefined): AsyncGenerator<ListedName> {
  try {
    yield* readNames(createReadStream(file), column);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw cannotBe('read', file, cause);
  }
}

/** Which lines of the list the names under way are from: results name the name alone. */
class Lines {
  /** One line for most names; several where a name is repeated. */
  readonly #of = new Map<string, number | number[]>();

  async *of(names: AsyncIterable<ListedName>, done: DoneLines): AsyncGenerator<string> {
    for await (const { name, line } of names) {
      if (done.has(line)) continue;
      const known = this.#of.get(name);
      this.#of.set(name, known === undefined ? line : [known, line].flat());
      yield name;
    }
  }

  take(name: string): number {
    const [line = 0, ...others] = [this.#of.get(name) ?? []].flat();
    if (others.length === 0) this.#of.delete(name);
    else this.#of.set(name, others);
    return line;
  }
}

/** The names that have a result, by their line: four bytes each, enough to notice another list. */
class DoneLines {
  #hashes = new Uint32Array(1024);
  size = 0;

  has(line: number): boolean {
    return (this.#hashes[line] ?? 0) !== 0;
  }

  is(line: number, name: string): boolean {
    return this.#hashes[line] === hash(name);
  }

  add(line: number, name: string): void {
    if (!this.has(line)) this.size++;
    if (line >= this.#hashes.length) {
      const grown = new Uint32Array(Math.max(2 * this.#hashes.length, line + 1));
      grown.set(this.#hashes);
      this.#hashes = grown;
    }
    this.#hashes[line] = hash(name);
  }
}

/** A number for a name, never 0 (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0 || 1;
}

/** A result in the file: JSON and CSV begin with the name and its line, so that nothing behind them need be read. */
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

/** Longer than any line of results; the beginning is what is read of it. */
const LONGEST = 64 * 2 ** 20;

/**
 * What has a result already, by the file itself, which is the only memory there is. `kept`: bytes of whole lines; what a kill cut off
 * behind them is written anew. A file of another list is a `UsageError`.
 */
async function whatIsDone(out: string, names: AsyncIterable<ListedName>, format: Format) {
  const done = new DoneLines();
  const size = await sizeOf(out);
  let kept = 0;
  if (size > 0) {
    kept = await endOfLines(out, size);
    let header = format.header;
    for await (const text of readLines(createReadStream(out, { end: Math.max(0, kept - 1) }), LONGEST)) {
      if (kept === 0) break;
      if (header !== null) {
        if (`${text}\n` !== header)
          throw new UsageError(`${out}: its columns are others (${printable(text.slice(0, 100))})`);
        header = null;
        continue;
      }
      const written = readResult(text, format);
      if (written === null)
        throw new UsageError(`${out}: a line is no result of port43 bulk: ${printable(text.slice(0, 60))}`);
      done.add(written.line, written.input);
    }
  }
  let total = 0;
  let found = 0;
  for await (const { name, line } of names) {
    total++;
    if (!done.has(line)) continue;
    found++;
    if (!done.is(line, printableInput(name, format)))
      throw new UsageError(`${out} has another name for line ${line} of the list: is it of another list?`);
  }
  if (found < done.size)
    throw new UsageError(`${out} has results for lines where the list has no name: is it of another list?`);
  return { done, kept, total };
}

const printableInput = (name: string, format: Format): string =>
  format.header === null ? name : printable(name);

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new UsageError(`${file}: is a folder, and results go into a file`);
    return found.size;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw cause instanceof UsageError ? cause : cannotBe('read', file, cause);
  }
}

/** Where the last whole line ends. */
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

/** The file, open behind its whole lines. */
async function appendTo(out: string, kept: number, format: Format): Promise<FileHandle> {
  const handle = await open(out, 'a').catch((cause: unknown) => {
    throw cannotBe('written', out, cause);
  });
  // What a kill cut off; a device has no size, and nothing to cut.
  if ((await handle.stat()).size > kept) await handle.truncate(kept);
  if (kept === 0 && format.header !== null) await write(handle, out, format.header);
  return handle;
}

/** A result is in the file before the next one is written: where the disk is full, the run ends there, and can go on later. */
async function write(handle: FileHandle, out: string, text: string): Promise<void> {
  try {
    await handle.appendFile(text);
  } catch (cause) {
    throw cannotBe('written', out, cause);
  }
}

/** Takes failures out of the file, by a new one in its place: killed meanwhile, the old one stands. */
async function dropFailed(out: string, format: Format): Promise<void> {
  const size = await sizeOf(out);
  const kept = size === 0 ? 0 : await endOfLines(out, size);
  if (kept === 0) return;
  const beside = `${out}.new`;
  async function* answered() {
    for await (const text of readLines(createReadStream(out, { end: kept - 1 }), LONGEST))
      if (readResult(text, format)?.failed !== true) yield `${text}\n`;
  }
  await pipeline(answered, createWriteStream(beside)).catch((cause: unknown) => {
    throw cannotBe('written', beside, cause);
  });
  await rename(beside, out);
}

const cannotBe = (what: 'read' | 'written', file: string, cause: unknown): UsageError =>
  new UsageError(`${file}: cannot be ${what} (${(cause as NodeJS.ErrnoException).code ?? cause})`, { cause });

/** The first signal ends in order, the second at once. */
function onSignals(stop: () => void): () => void {
  let asked = false;
  const heard = () => {
    if (asked) process.exit(EXIT.INTERRUPTED);
    asked = true;
    stop();
  };
  process.on('SIGINT', heard).on('SIGTERM', heard);
  return () => void process.off('SIGINT', heard).off('SIGTERM', heard);
}
