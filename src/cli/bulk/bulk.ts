import { createReadStream } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type LookupResult, type ResourceResult, type WhoisClient, WhoisError } from '../../index.js';
import type { Command } from '../command.js';
import { EXIT, UsageError } from '../exit.js';
import type { Format, Outcome } from '../format.js';
import { optionHelp } from '../help.js';
import { type Io, type ListedName, printLine, readNames } from '../io.js';
import { cannotBe } from '../not-started.js';
import { flag, text, type Values, wholeNumber } from '../option.js';
import { chooseFormat, exitCodeFor, OUTPUT_OPTIONS } from '../output.js';
import { printable } from '../printable.js';
import { readOptions } from '../read-options.js';
import { COLUMN_OPTION, CONCURRENCY_OPTION, DNS_OPTION, LOOKUP_OPTIONS } from '../shared-options.js';
import { withClient } from '../with-client.js';
import { aloneWith } from './alone.js';
import type { DoneLines } from './done-lines.js';
import { Progress } from './progress.js';
import { appendTo, type DoneBefore, dropFailed, isPipe, isSameFile, whatIsDone, write } from './results.js';

const { record: _, parts: __, 'rdap-document': ___, ...LINE_OPTIONS } = OUTPUT_OPTIONS;

const RUN = {
  out: text('FILE', 'where results go; results that are there already are kept'),
  'retry-failed': flag('look up again the names that failed before'),
  hosts: flag('print a table of hosts at the end (on a terminal, Enter prints it at any time)'),
  ...COLUMN_OPTION,
  ahead: wholeNumber(
    'N',
    1,
    'names read ahead, so that a list sorted by suffix keeps all registries busy; default 1000000, about 80 MB',
  ),
};
const LINES = {
  ...LINE_OPTIONS,
  json: flag('everything: parts, record, properties, warnings (the default)', { short: 'j' }),
  properties: flag('the same without the texts: a sixth of the size'),
  available: flag(
    '{ input, line, domain, available, status, reason, host, by }, for names only; with --csv: the same as columns',
  ),
};
const LOOKUPS = { ...LOOKUP_OPTIONS, ...CONCURRENCY_OPTION, ...DNS_OPTION };
const OPTIONS = { ...RUN, ...LINES, ...LOOKUPS };

/** A list takes hours: by default V8 lets the heap grow to four times what is in use. This limits it to twice. */
const COLLECT_SOONER = '--heap-growing-percent=100';

export const command: Command = {
  name: 'bulk',
  summary: 'look up a long list into a file; resumes where it stopped',
  help: `Usage
  port43 bulk names.txt --out results.ndjson

Each result is a line of JSON that begins with "input" and "line": the name as
given, and its line in the list. Results are written as they come, not in order.
After Ctrl-C, a crash or a kill, run the same command again to resume: no name
is looked up twice, none is left out. A list may hold addresses, prefixes and AS
numbers too.

${optionHelp(RUN)}

What a line holds
${optionHelp(LINES)}

Lookups
${optionHelp(LOOKUPS)}

Exit codes
    0  every name has a result
    2  wrong usage, or a file that cannot be read or written
  3-8  every name was looked up, and some failed: the highest of their codes,
       see "port43 help lookup"; --retry-failed looks them up again
  130  ended by Ctrl-C or SIGTERM: run the command again to resume

Examples
  port43 bulk names.txt --out results.ndjson --properties
  port43 bulk names.csv --column domain --out dates.csv \\
    --fields domain,status,expires_on --csv
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const call = await readCall(args, io);
    setFlagsFromString(COLLECT_SOONER);
    const { list, out, values } = call;
    const leave = await aloneWith(out);
    const stop = new AbortController();
    const stopListening = onSignals(() => stop.abort());
    try {
      const before = await resultsBefore(call);
      const progress = new Progress(io, { total: before.total, before: before.done.size });
      return await withClient(values, io, async (client) => {
        const worst = await lookUpLeft(client, { ...call, before, progress, signal: stop.signal });
        await progress.summarize(values.hosts === true);
        if (stop.signal.aborted) {
          await printLine(io.stderr, `Interrupted. To resume: port43 bulk ${argumentsToResume(args)}`);
          return EXIT.INTERRUPTED;
        }
        if (before.total === before.done.size)
          await printLine(io.stderr, whyNothingIsLeft(before.total, list, values.column));
        return worst;
      });
    } finally {
      stopListening();
      leave();
    }
  },
};

/** A list, the file of its results, and how they are looked up and written. */
interface BulkCall {
  list: string;
  out: string;
  values: Values<typeof OPTIONS>;
  format: Format;
}

async function readCall(args: string[], io: Io): Promise<BulkCall> {
  const { values, positionals } = readOptions(args, OPTIONS);
  const [list, ...more] = positionals;
  if (list === undefined || list === '-' || more.length > 0)
    throw new UsageError('expected one list in a file (see port43 help bulk)');
  const { out } = values;
  if (out === undefined) throw new UsageError('--out is missing: the file for the results');
  if (out === '-')
    throw new UsageError(
      '--out: expected a file, got "-" (to print results on stdout: port43 --json - < LIST)',
    );
  const asked = { domains: true, numbers: true };
  const format = chooseFormat(values, io, { several: true, data: true, asked });
  if (await isPipe(list))
    throw new UsageError(`${list} is a pipe, but a list is read more than once: save it to a file first`);
  if (await isSameFile(list, out))
    throw new UsageError(`--out: ${out} is the list itself: choose another file`);
  return { list, out, values, format };
}

/** Finds the names that have a result already. With `--retry-failed`, failures are removed first. */
async function resultsBefore({ list, out, values, format }: BulkCall): Promise<DoneBefore> {
  const before = await whatIsDone(out, readList(list, values.column), format);
  if (values['retry-failed'] !== true) return before;
  await dropFailed(out, before.kept, format);
  return whatIsDone(out, readList(list, values.column), format);
}

interface LookUpOptions extends BulkCall {
  before: DoneBefore;
  progress: Progress;
  signal: AbortSignal;
}

/** Looks up the names without a result, and writes results as they come. Resolves to the highest exit code, also if it is aborted. */
async function lookUpLeft(
  client: WhoisClient,
  { list, out, values, format, before, progress, signal }: LookUpOptions,
): Promise<number> {
  const { concurrency = 100, ahead = 1_000_000, redactions, dns } = values;
  const file = await appendTo(out, before.kept, format);
  /** The line of each name to look up, by its index. */
  const lines: number[] = [];
  const left = notDone(readList(list, values.column), before.done, lines);
  let worst = 0;
  progress.start();
  try {
    const each = { concurrency, ahead, ordered: false, signal };
    const found =
      values.available === true
        ? client.availabilityMany(left, { ...each, details: 'lookup', dns })
        : client.lookupMany(left, { ...each, redactions, numbers: true });
    for await (const result of found) {
      const line = lines[result.index] as number;
      if ('by' in result) {
        progress.countDelegated();
        await write(file, out, format.delegated?.({ input: result.input, line }) ?? '');
        continue;
      }
      if (wasAborted(result)) continue;
      const outcome: Outcome = { ...result, line };
      progress.count(outcome);
      worst = Math.max(worst, exitCodeFor(outcome, false));
      await write(file, out, format.show(outcome).out);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await file.close();
    progress.end();
  }
  return worst;
}

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

/** A lookup that was aborted has no result. */
const wasAborted = (result: LookupResult | ResourceResult): boolean =>
  'error' in result && result.error instanceof WhoisError && result.error.code === 'ABORTED';

/** Failures of earlier runs have been removed already; with `--retry-failed`, new ones would be removed as well. */
const argumentsToResume = (args: readonly string[]): string =>
  args
    .filter((arg) => arg !== '--retry-failed')
    .map(quoted)
    .join(' ');

function whyNothingIsLeft(total: number, list: string, column: string | undefined): string {
  if (total > 0) return `Every name in ${printable(list)} has a result already.`;
  return `No names in ${printable(list)}${column === undefined ? '' : `, column ${printable(column)}`}.`;
}

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

/** The first signal ends the run in order, the second one immediately. */
function onSignals(stop: () => void): () => void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(EXIT.INTERRUPTED);
    isStopping = true;
    stop();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  return () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
}
