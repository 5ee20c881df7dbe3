import { createReadStream } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type LookupResult, type NumberResult, WhoisError } from '../../index.js';
import { ASKING_HELP, ASKING_OPTIONS, CONCURRENCY_HELP, LIST_OPTIONS, withClient } from '../asking.js';
import type { Command } from '../command.js';
import { EXIT, UsageError } from '../exit.js';
import { type ListedName, printLine, readNames } from '../io.js';
import { readNumber, readOptions } from '../options.js';
import { chooseFormat, exitCodeFor, OUTPUT_OPTIONS, type Outcome } from '../output.js';
import { printable } from '../printable.js';
import { aloneWith } from './alone.js';
import type { DoneLines } from './done-lines.js';
import { Progress } from './progress.js';
import { appendTo, cannotBe, dropFailed, isPipe, isSameFile, whatIsDone, write } from './results.js';

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

/** A list is worked for hours: V8 would let what is no longer used grow to four times what is. This is at most as much again. */
const COLLECT_SOONER = '--heap-growing-percent=100';

export const command: Command = {
  name: 'bulk',
  summary: 'look a long list up into a file; goes on where it ended',
  help: `Usage
  port43 bulk names.txt --out results.ndjson

Each name's result is a line of JSON that begins with "input" and "line": the
name as given, and where it stands in the list. Results come as they come, not
in order. Ended at any moment, by Ctrl-C, a crash or a kill, and called again
with the same list and file, it goes on: no name twice, none left out. A list
may hold addresses, prefixes and AS numbers as well.

  --out FILE                 where results go; what is there already is kept
  --retry-failed             names that failed before are asked again
  --hosts                    at the end, the table by host (on a terminal, Enter
                             shows it at any time)
  --column N|NAME            the list is CSV: its column, by number or name
  --ahead N                  names read ahead, so that a list sorted by suffix
                             keeps all registries busy (default 1000000, some
                             80 MB; fewer take less memory)

What a line holds
  (nothing), --json          all: parts, record, properties, warnings
  --properties               the same without the texts: a sixth of it
  --fields LIST              these alone: domain,expires_on,registrar.name
  --csv                      with --fields: CSV with a header, an apostrophe
                             before what a spreadsheet would run (= + - @)
  --csv-raw                  the same without apostrophes, for programs
  --available                { input, line, domain, available, status },
                             of names alone

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
    if (out === '-') throw new UsageError('--out: results go into a file; to stdout: port43 --json - < LIST');
    setFlagsFromString(COLLECT_SOONER);
    const asked = { domains: true, numbers: true };
    const format = chooseFormat(values, io, { several: true, data: true, asked });
    const concurrency = readNumber('concurrency', values.concurrency, 1) ?? 100;
    const ahead = readNumber('ahead', values.ahead, 1) ?? 1_000_000;
    const names = () => readList(list, values.column);

    if (await isPipe(list))
      throw new UsageError(`${list}: is a pipe, and a list is read more than once: put it into a file`);
    if (await isSameFile(list, out)) throw new UsageError(`--out is the list itself: ${out}`);
    const leave = await aloneWith(out);
    const stop = new AbortController();
    const interrupted = onSignals(() => stop.abort());
    try {
      let before = await whatIsDone(out, names(), format);
      if (values['retry-failed'] === true) {
        await dropFailed(out, before.kept, format);
        before = await whatIsDone(out, names(), format);
      }
      const { done, kept, total } = before;
      const progress = new Progress(io, { total, before: done.size });
      return await withClient(values, io, async (client) => {
        const results = await appendTo(out, kept, format);
        /** The line of each name that is looked up, by its index among them. */
        const lines: number[] = [];
        const left = notDone(names(), done, lines);
        let worst = 0;
        progress.start();
        try {
          const each = { concurrency, ahead, ordered: false, signal: stop.signal };
          const found =
            values.available === true
              ? client.lookupMany(left, each)
              : client.lookupMany(left, { ...each, numbers: true });
          for await (const result of found) {
            if (isEnd(result)) continue;
            const outcome: Outcome = { ...result, line: lines[result.index] as number };
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
          // What failed before is taken out already; with the option what failed now would be asked again as well.
          const again = args.filter((arg) => arg !== '--retry-failed').map(quoted);
          await printLine(io.stderr, `Ended. To go on: port43 bulk ${again.join(' ')}`);
          return EXIT.INTERRUPTED;
        }
        if (total === done.size) {
          const where = values.column === undefined ? '' : `, column ${printable(values.column)}`;
          const why =
            total === 0
              ? `No name in ${printable(list)}${where}.`
              : `Every name of ${printable(list)} has a result already.`;
          await printLine(io.stderr, why);
        }
        return worst;
      });
    } finally {
      interrupted();
      leave();
    }
  },
};

/** The names that have no result yet; adds the line of each to `lines`. */
async function* notDone(
  names: AsyncIterable<ListedName>,
  done: DoneLines,
  lines: number[],
): AsyncGenerator<string> {
  for await (const { name, line } of names) {
    if (done.has(line)) continue;
    lines.push(line);
    yield name;
  }
}

/** What was cut off because the caller ended it is no result. */
const isEnd = (result: LookupResult | NumberResult): boolean =>
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
