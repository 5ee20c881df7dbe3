import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { WhoisErrorCode } from '../../index.js';
import { type Explanation, explain } from '../../parse/index.js';
import { ASKING_HELP, ASKING_OPTIONS, type AskingValues, withClient } from '../asking.js';
import type { Command } from '../command.js';
import { NoFixture, UsageError } from '../exit.js';
import { type Io, print, printLine, readInput } from '../io.js';
import { readNumber, readOptions } from '../options.js';
import { pageFor, styleFor } from '../page.js';
import { tellWrong } from '../parse/lines.js';
import { printable, printableJson } from '../printable.js';
import { explanationPage } from './html.js';
import { renderExplanation, tally } from './text.js';

/** Options of stored answers alone. */
const STORED_OPTIONS = {
  host: { type: 'string' },
  domain: { type: 'string' },
} as const;

const OPTIONS = {
  ...STORED_OPTIONS,
  ...ASKING_OPTIONS,
  html: { type: 'string' },
  json: { type: 'boolean', short: 'j' },
  ndjson: { type: 'boolean' },
  threads: { type: 'string' },
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

export const command: Command = {
  name: 'explain',
  summary: 'show each value beside its line, and the lines nobody read',
  help: `Usage
  port43 explain NAME        look a name up, and show how its answers are read
  port43 explain FILE        the same of a stored WHOIS answer
  port43 explain - < answer  the same for stdin

Every line of the answer with its number, and beside it (below it where there is
no room) what was read from it. In front of the number:

    !   nobody read this line, though it has a label and a value
    ~   read by a generic rule: the registry's own rules do not know it

Behind ″ stand properties whose values an earlier line told.

What is printed
  --html FILE                a page of its own into FILE, for a browser
  -j, --json                 the explanation as JSON

What is a file here is read, anything else is looked up; "./" before it says
that it is a file.

A stored answer
  --host HOST                the server that gave it: its rules read it best
  --domain NAME              the name that was asked about

${ASKING_HELP}

Many
  port43 explain --ndjson < records.ndjson
                             which labels nobody read, counted by server; the
                             lines are those of "port43 parse --ndjson"
  --ndjson                   read records, one on a line
  --threads N                default: one for each core

Exit codes
    0  read, whatever it says
    1  with --ndjson: some lines are no record
    2  wrong usage, a file that cannot be read or written, or with --replay: no
       such answer
    3  to 7: the name was not looked up, see "port43 help lookup"

Examples
  port43 explain example.com
  port43 explain --host whois.nic.it answer.txt --html answer.html
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (values.ndjson === true) return countUnread(values, positionals, io);
    if (values.threads !== undefined) throw new UsageError('--threads goes with --ndjson');
    if (values.json === true && values.html !== undefined)
      throw new UsageError('choose one of --json, --html');
    const [source, ...more] = positionals;
    if (source === undefined || more.length > 0)
      throw new UsageError('one name or file, please (see port43 help explain)');
    if (!isStored(source, values)) return explainName(source, values, io);
    const { host, domain } = values;
    const input = await readInput(source, io);
    await show(explain(input, { ...(host && { host }), ...(domain && { domain }) }), values, io);
    return 0;
  },
};

/** Whether a stored answer is meant, and not a name to look up. */
function isStored(source: string, values: Values): boolean {
  const given = (options: object) => Object.keys(options).find((name) => name in values);
  const [stored, asking] = [given(STORED_OPTIONS), given(ASKING_OPTIONS)];
  if (stored !== undefined && asking !== undefined)
    throw new UsageError(`--${stored} is about a stored answer, --${asking} about a name to look up`);
  if (stored !== undefined || asking !== undefined) return stored !== undefined;
  return source === '-' || /^\.{0,2}\//.test(source) || existsSync(source);
}

const NO_NAME: readonly WhoisErrorCode[] = ['INVALID_DOMAIN', 'NO_SERVER'];

/** Looks a name up and shows how its answers are read, those that came before a failure as well. */
async function explainName(name: string, values: Values & AskingValues, io: Io): Promise<number> {
  // What asks is loaded here: who explains a stored answer does not wait for it.
  const [{ isNumber, isWhoisError }, { errorLine, exitCodeOf }] = await Promise.all([
    import('../../index.js'),
    import('../errors.js'),
  ]);
  if (isNumber(name)) throw new UsageError(`explain is about domains: see port43 --parts ${name}`);
  return withClient(values, io, async (client) => {
    try {
      const { domain, parts, warnings } = await client.lookup(name);
      await show(explain(parts, { domain }), values, io);
      for (const warning of warnings)
        await printLine(io.stderr, `port43: ${printable(`${name}: ${warning}`)}`);
      return 0;
    } catch (error) {
      if (error instanceof NoFixture) throw new NoFixture(`${name}: ${error.message}`, { cause: error });
      if (!isWhoisError(error)) throw error;
      if (error.parts.length > 0) await show(explain([...error.parts]), values, io);
      const isNone = NO_NAME.includes(error.code) && !existsSync(name);
      await printLine(io.stderr, errorLine(error, isNone ? `${name}: no such file, and as a name` : name));
      return exitCodeOf(error);
    }
  });
}

async function show(explanation: Explanation, { json, html }: Values, io: Io): Promise<void> {
  if (html !== undefined) {
    await writeFile(html, explanationPage(explanation)).catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(`--html: ${html} cannot be written (${cause.code ?? cause.message})`, { cause });
    });
    await printLine(
      io.stderr,
      `${printable(html)}: ${tally(explanation, { style: styleFor(io.stderr, io.env) })}`,
    );
  } else if (json === true) await printLine(io.stdout, printableJson(explanation, 2));
  else await print(io.stdout, renderExplanation(explanation, pageFor(io.stdout, io.env)));
}

/** Which labels nobody read, over all records. */
async function countUnread(values: Values, [source = '-', ...others]: string[], io: Io): Promise<number> {
  if (others.length > 0) throw new UsageError('--ndjson reads one file or folder, or stdin');
  const { host, domain, json } = values;
  const threads = readNumber('threads', values.threads, 1);
  const counts = new Map<string, number>();
  let lines = 0;
  let wrong = 0;
  const { readRecords } = await import('../parse/records.js');
  for await (const result of readRecords(source, { kind: 'explain', host, domain }, threads, io)) {
    lines += result.lines;
    wrong += result.wrong;
    for (const [key, count] of result.unread) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  for (const [key, count] of rows) {
    const [host = '', label = ''] = key.split('\t');
    await printLine(
      io.stdout,
      json === true
        ? printableJson({ host, label, count })
        : `${String(count).padStart(9)}  ${printable(host).padEnd(34)}  ${printable(label)}`,
    );
  }
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  await printLine(io.stderr, `${lines - wrong} records: ${total} lines unread, ${rows.length} labels`);
  if (wrong > 0) await printLine(io.stderr, tellWrong(wrong));
  return wrong > 0 ? 1 : 0;
}
