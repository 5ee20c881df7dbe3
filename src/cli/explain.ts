import {
  type ExplainedLine,
  type ExplainedPart,
  type ExplainedValue,
  type Explanation,
  explain,
} from '../parse/index.js';
import type { Command } from './command.js';
import { readInput } from './input.js';
import { type Io, print, printLine } from './io.js';
import { readNumber, readOptions } from './options.js';
import { type Page, pageFor } from './page.js';
import { printable, printableJson } from './printable.js';
import { UsageError } from './usage-error.js';
import { displayWidth, padTo, truncate } from './width.js';

export const command: Command = {
  name: 'explain',
  summary: 'show each value beside its line, and the lines nobody read',
  help: `Usage
  port43 explain FILE        show how a stored WHOIS answer is read
  port43 explain - < answer  the same for stdin

Every line of the answer with its number, and beside it (below it where there is
no room) what was read from it. In front of the number:

    !   nobody read this line, though it has a label and a value
    ~   read by a generic rule: the registry's own rules do not know it

Behind a property, ″ stands for the value already told at an earlier line.

  --host HOST                the server that gave it: its rules read it best
  --domain NAME              the name that was asked about
  --json                     the explanation as JSON

Many
  port43 explain --ndjson < records.ndjson
                             which labels nobody read, counted by server; the
                             lines are those of "port43 parse --ndjson"
  --threads N                default: one for each core

Exit codes
    0  read, whatever it says
    1  with --ndjson: some lines are no record
    2  wrong usage, or a file that cannot be read
`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      host: { type: 'string' },
      domain: { type: 'string' },
      json: { type: 'boolean', short: 'j' },
      ndjson: { type: 'boolean', short: 'j' },
      threads: { type: 'string' },
    });
    if (values.ndjson === true) {
      const { json, ndjson: _, threads, ...task } = values;
      const [source = '-', ...others] = positionals;
      if (others.length > 0) throw new UsageError('--ndjson reads one file or folder, or stdin');
      return countUnread(source, task, readNumber('threads', threads, 1), json === true, io);
    }
    if (values.threads !== undefined) throw new UsageError('--threads goes with --ndjson');
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new UsageError('one file, please (see port43 help explain)');
    const { host, domain } = values;
    const input = await readInput(file, io);
    const explanation = explain(input, { ...(host && { host }), ...(domain && { domain }) });
    if (values.json === true) await printLine(io.stdout, printableJson(explanation, 2));
    else await print(io.stdout, renderExplanation(explanation, pageFor(io.stdout, io.env)));
    return 0;
  },
};

/** Which labels nobody read, over all records. */
async function countUnread(
  source: string,
  task: { host?: string; domain?: string },
  threads: number | undefined,
  json: boolean,
  io: Io,
): Promise<number> {
  const counts = new Map<string, number>();
  let lines = 0;
  let wrong = 0;
  const { readRecords } = await import('./records.js');
  for await (const result of readRecords(source, { kind: 'explain', ...task }, threads, io)) {
    lines += result.lines;
    wrong += result.wrong;
    for (const [key, count] of result.unread) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  for (const [key, count] of rows) {
    const [host = '', label = ''] = key.split('\t');
    await printLine(
      io.stdout,
      json
        ? printableJson({ host, label, count })
        : `${String(count).padStart(9)}  ${printable(host).padEnd(34)}  ${printable(label)}`,
    );
  }
  const total = rows.reduce((sum, [, count]) => sum + count, 0);
  await printLine(io.stderr, `${lines - wrong} records: ${total} lines unread, ${rows.length} labels`);
  if (wrong > 0) await printLine(io.stderr, `port43: ${wrong} lines are no record`);
  return wrong > 0 ? 1 : 0;
}

/** Columns before a line: mark, number, gap. */
const GUTTER = 7;
/** Lines are padded to this at most, so that one long line does not push every value off the page. */
const WIDEST_LINE = 64;
/** Room for the value beside a line: `created_on 2000-01-01T00:00:00+01:00`. */
const VALUE = 36;
/** Between the two. */
const RULE = ' │ ';
/** Before a value that has no room beside its line. */
const BELOW = `${' '.repeat(GUTTER)}└ `;

/** Each line of an answer beside what was read from it. */
export function renderExplanation({ parts, values, properties, warnings }: Explanation, page: Page): string {
  const sections = parts.map((part, index) => {
    const byPath = new Map(
      values.filter((value) => value.part === index).map(({ path, value }) => [path, value]),
    );
    return [title(part, page), ...lines(part, byPath, page), ''].join('\n');
  });
  const notes = warnings.map(
    ({ code, message, line }) =>
      `${page.style.caution('warning')} ${line === null ? '' : `line ${line}: `}${printable(message)} (${code})`,
  );
  return [...sections, ...notes, tally(parts, properties.status, page), ''].join('\n');
}

function title({ host, module, chosenBy, kind }: ExplainedPart, page: Page): string {
  const by =
    module === null ? 'no module: generic reader' : `module ${printable(module)}, found by ${chosenBy}`;
  return `${page.style.strong(printable(host ?? 'unknown host'))}  ${kind}  ${page.style.faint(by)}\n`;
}

function lines(
  part: ExplainedPart,
  byPath: ReadonlyMap<string, ExplainedValue['value']>,
  page: Page,
): string[] {
  const widest = part.lines.reduce(
    (most, { text, paths }) =>
      paths.length === 0
        ? most
        : Math.max(most, Math.min(WIDEST_LINE, displayWidth(printable(text.slice(0, WIDEST_LINE))))),
    0,
  );
  const column = page.width === null ? widest : Math.min(widest, page.width - GUTTER - RULE.length - VALUE);
  const told = new Set<string>();
  return part.lines.flatMap((line) => {
    const read = line.paths.map((path) => ({
      path,
      value: shownValue(byPath.get(path), told.has(path), page),
    }));
    for (const path of line.paths) told.add(path);
    return layOut(line, read, column, page);
  });
}

interface Read {
  path: string;
  value: string;
}

function layOut(line: ExplainedLine, [first, ...more]: Read[], column: number, page: Page): string[] {
  const { style, width } = page;
  const total = width ?? Number.POSITIVE_INFINITY;
  const gutter = `${mark(line, page)} ${style.faint(String(line.number).padStart(GUTTER - 4))}  `;
  // A line may be a megabyte: what cannot be shown is not measured either.
  const text = truncate(printable(line.text.slice(0, total)).trimEnd(), total - GUTTER);
  const paint = painter(line, page);
  const below = (read: Read[]) =>
    read.map((each) => style.faint(BELOW) + paintValue(each, total - BELOW.length, page));
  if (first === undefined) return [(gutter + paint(text)).trimEnd()];
  const room = total - GUTTER - column - RULE.length;
  const beside = displayWidth(text) <= column && displayWidth(first.path + first.value) <= room;
  if (!beside) return [gutter + paint(text), ...below([first, ...more])];
  return [
    gutter + paint(padTo(text, column)) + style.faint(RULE) + paintValue(first, room, page),
    ...below(more),
  ];
}

/** A value of several lines is told beside the first; a ditto mark stands beside the others. */
function shownValue(value: ExplainedValue['value'] | undefined, told: boolean, { width }: Page): string {
  if (told) return ' ″';
  return value === undefined ? '' : ` ${printable(String(value).slice(0, width ?? undefined))}`;
}

function paintValue({ path, value }: Read, room: number, { style }: Page): string {
  const cut = truncate(path + value, room);
  return style.good(cut.slice(0, path.length)) + cut.slice(path.length);
}

function mark({ use, by, paths }: ExplainedLine, { style }: Page): string {
  if (use === 'unread') return style.bad('!');
  return by === 'generic' && paths.length > 0 ? style.caution('~') : ' ';
}

function painter({ use }: ExplainedLine, { style }: Page): (text: string) => string {
  if (use === 'unread') return style.bad;
  return use === 'disclaimer' || use === 'ignored' || use === 'text' ? style.faint : (text) => text;
}

function tally(parts: readonly ExplainedPart[], status: string, page: Page): string {
  const all = parts.flatMap((part) => part.lines);
  const unread = all.filter(({ use }) => use === 'unread');
  const generic = all.filter(({ by, paths }) => by === 'generic' && paths.length > 0);
  return [
    `status ${status}: ${all.filter(({ paths }) => paths.length > 0).length} lines read`,
    (generic.length > 0 ? page.style.caution : page.style.faint)(
      `${generic.length} of them by a generic rule (~)`,
    ),
    (unread.length > 0 ? page.style.bad : page.style.faint)(`${unread.length} unread (!)`),
  ].join(', ');
}
