import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { WhoisErrorCode } from '../../index.js';
import { type Explanation, explain } from '../../parse/index.js';
import type { Command } from '../command.js';
import { NoFixture, UsageError } from '../exit.js';
import { optionHelp } from '../help.js';
import { type Io, print, printLine, readInput } from '../io.js';
import { flag, text, type Values as ValuesOf } from '../option.js';
import { pageFor, styleFor } from '../page.js';
import { tellWrong } from '../parse/lines.js';
import { printable, printableJson } from '../printable.js';
import { readOptions } from '../read-options.js';
import { LOOKUP_OPTIONS, NDJSON_OPTIONS } from '../shared-options.js';
import { withClient } from '../with-client.js';
import { explanationPage } from './html.js';
import { renderExplanation, tally } from './text.js';

const PRINTED = {
  html: text('FILE', 'write a page for a browser to FILE'),
  json: flag('print the explanation as JSON', { short: 'j' }),
};
const STORED_OPTIONS = {
  host: text('HOST', 'the server that sent it: its rules read it best'),
  domain: text('NAME', 'the name that was looked up'),
};
const OPTIONS = { ...PRINTED, ...STORED_OPTIONS, ...LOOKUP_OPTIONS, ...NDJSON_OPTIONS };

type Values = ValuesOf<typeof OPTIONS>;

export const command: Command = {
  name: 'explain',
  summary: 'show which line each value was read from, and unread lines',
  help: `Usage
  port43 explain NAME        look up a name, and show how its responses are read
  port43 explain FILE        the same for a stored WHOIS response
  port43 explain - < response
                             the same for stdin

Each line is printed with its number and, next to it or below it, the values
that were read from it. Marks in front of the number:

    !   no rule read this line, although it has a label and a value
    ~   a generic rule read this line: the registry's own rules do not know it

A ″ marks properties whose values were printed at an earlier line.

An argument that names a file is read as a file, any other is looked up. Write
"./" before a file's name to be sure.

Output
${optionHelp(PRINTED)}

Stored responses
${optionHelp(STORED_OPTIONS)}

Lookups
${optionHelp(LOOKUP_OPTIONS)}

Many records
  port43 explain --ndjson < records.ndjson
                             count unread labels by server; the lines are those
                             of "port43 parse --ndjson"
${optionHelp(NDJSON_OPTIONS)}

Exit codes
    0  read, whatever the responses say
    1  with --ndjson: some lines are not records
    2  wrong usage, a file that cannot be read or written, or no stored response
       with --replay
  3-7  the lookup failed, see "port43 help lookup"

Examples
  port43 explain example.com
  port43 explain --host whois.nic.it response.txt --html response.html
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (values.ndjson === true) return countUnread(values, positionals, io);
    if (values.threads !== undefined) throw new UsageError('--threads needs --ndjson');
    if (values.json === true && values.html !== undefined)
      throw new UsageError('choose one of --json, --html');
    const [source, ...more] = positionals;
    if (source === undefined || more.length > 0)
      throw new UsageError(`expected one name or file, got ${positionals.length} (see port43 help explain)`);
    if (!isStored(source, values)) return explainName(source, values, io);
    const { host, domain } = values;
    const input = await readInput(source, io);
    await show(explain(input, { host: host || undefined, domain: domain || undefined }), values, io);
    return 0;
  },
};

/** Whether the source is a stored response rather than a name to look up. */
function isStored(source: string, values: Values): boolean {
  const given = (options: object) => Object.keys(options).find((name) => name in values);
  const [stored, lookup] = [given(STORED_OPTIONS), given(LOOKUP_OPTIONS)];
  if (stored !== undefined && lookup !== undefined)
    throw new UsageError(
      `--${stored} is for stored responses, --${lookup} for lookups: leave one of them out`,
    );
  if (stored !== undefined || lookup !== undefined) return stored !== undefined;
  return source === '-' || /^\.{0,2}\//.test(source) || existsSync(source);
}

const NO_NAME: readonly WhoisErrorCode[] = ['INVALID_DOMAIN', 'NO_SERVER'];

/** Looks up a name and shows how its responses are read, including those that came before a failure. */
async function explainName(name: string, values: Values, io: Io): Promise<number> {
  // The network code is loaded here, so that explaining a stored response does not wait for it.
  const [{ isResource, isWhoisError }, { errorLine, exitCodeOf }] = await Promise.all([
    import('../../index.js'),
    import('../errors.js'),
  ]);
  if (isResource(name))
    throw new UsageError(`${name}: explain is for domains only (for numbers: port43 --parts ${name})`);
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
      await printLine(
        io.stderr,
        errorLine(error, isNone ? `${name}: no such file, and not a name that can be looked up` : name),
      );
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

/** Counts the labels that no rule read, over all records. */
async function countUnread(values: Values, [source = '-', ...others]: string[], io: Io): Promise<number> {
  if (others.length > 0) throw new UsageError('--ndjson reads one file or folder, or stdin');
  const { host, domain, json, threads } = values;
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
