import { type ComparedAnswer, type Comparison, compare, type Lookup } from '../index.js';
import type { Command } from './command.js';
import { errorDetails, errorLine, exitCodeOf } from './errors.js';
import { EXIT, UsageError } from './exit.js';
import { optionHelp } from './help.js';
import { print, printLine } from './io.js';
import { flag } from './option.js';
import { displayWidth, type Page, padTo, pageFor, truncate, wrap } from './page.js';
import { printable, printableJson } from './printable.js';
import { readOptions } from './read-options.js';
import { LOOKUP_OPTIONS } from './shared-options.js';
import { withClient } from './with-client.js';

const { rdap: _, server: __, ...LOOKUPS } = LOOKUP_OPTIONS;

const PRINTED = {
  all: flag('print the values that are the same too'),
  json: flag(
    'print { input, domain, daystamp, answers, conflicts, warnings } as JSON; each of the answers is { host, protocol, properties }',
    { short: 'j' },
  ),
};
const OPTIONS = { ...PRINTED, ...LOOKUPS };

export const command: Command = {
  name: 'compare',
  summary: 'compare what WHOIS and RDAP say about a name',
  help: `Usage
  port43 compare NAME        look up a name by WHOIS and by RDAP at the same
                             time, and print the values that they disagree on

Values are compared by meaning: times to the second, names without case,
statuses by RFC 8056. A missing or hidden value is not a difference. With --all,
"≠" marks the values that differ. In a pipe, tabs separate the path, the two
values, and "differs", "same" or "-" (only one has a value).

Output
${optionHelp(PRINTED)}

Lookups
${optionHelp(LOOKUPS)}

Exit codes
    0  WHOIS and RDAP agree
    1  they disagree
    8  only one of them responded
       the others are those of "port43 help lookup"

Examples
  port43 compare example.com
  port43 compare --json example.com | jq .conflicts
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0)
      throw new UsageError('expected one name (see port43 help compare)');
    return withClient({ ...values, rdap: 'both' }, io, async (client) => {
      try {
        const lookup = await client.lookup(name);
        const comparison = compare(lookup.parts, { domain: lookup.domain });
        const page = pageFor(io.stdout, io.env);
        const all = values.all === true;
        const { width } = page;
        const text = () =>
          width === null ? tabbed(comparison, all) : columns(lookup, comparison, { ...page, width }, all);
        const json = () => `${printableJson(asJson(name, lookup, comparison), 2)}\n`;
        await print(io.stdout, values.json === true ? json() : text());
        if (values.json !== true)
          for (const warning of lookup.warnings)
            await printLine(io.stderr, `port43: ${printable(`${name}: ${warning}`)}`);
        if (comparison.answers.length < 2) return EXIT.UNDETERMINED;
        return comparison.conflicts.length === 0 ? EXIT.OK : EXIT.DIFFERENT;
      } catch (error) {
        if (values.json === true)
          await print(io.stdout, `${printableJson({ input: name, error: errorDetails(error, name) }, 2)}\n`);
        else await printLine(io.stderr, errorLine(error, name));
        return exitCodeOf(error);
      }
    });
  },
};

const asJson = (
  input: string,
  { domain, daystamp, warnings }: Lookup,
  { answers, conflicts }: Comparison,
) => ({
  input,
  domain,
  daystamp,
  answers,
  conflicts,
  warnings,
});

const headOf = ({ protocol, host }: ComparedAnswer): string =>
  `${protocol.toUpperCase()} ${host ?? ''}`.trim();

const shownValue = (value: Comparison['values'][number]['values'][number] | undefined): string => {
  if (value === null || value === undefined) return '';
  return printable(typeof value === 'object' ? value.join(', ') : String(value));
};

const rowsOf = ({ values }: Comparison, all: boolean) => values.filter(({ conflict }) => all || conflict);

function tabbed(comparison: Comparison, all: boolean): string {
  const heads = comparison.answers.map(headOf).map(printable);
  const lines = rowsOf(comparison, all).map(({ path, values, conflict }) => {
    const word = values.includes(null) || values.length < 2 ? '-' : 'same';
    return [printable(path), shownValue(values[0]), shownValue(values[1]), conflict ? 'differs' : word];
  });
  return [['path', heads[0] ?? '', heads[1] ?? '', 'result'], ...lines]
    .map((line) => `${line.join('\t')}\n`)
    .join('');
}

/** Lines of a value: longer ones end with `…`; a pipe and `--json` have the whole. */
const MOST_LINES = 6;

function columns(
  { domain }: Lookup,
  comparison: Comparison,
  { width, style }: Page & { width: number },
  all: boolean,
): string {
  const { answers, conflicts } = comparison;
  const rows = rowsOf(comparison, all);
  const label = Math.min(24, Math.max(4, ...rows.map(({ path }) => displayWidth(path)))) + 2;
  // The mark, and two spaces between the columns.
  const room = Math.floor((width - label - 4) / 2);
  const line = (mark: string, head: string, cells: readonly string[]): string =>
    `${mark} ${padTo(truncate(head, label - 2), label)}${padTo(cells[0] ?? '', room)}  ${cells[1] ?? ''}`.trimEnd();
  const verdict = answers.length < 2 ? 'only one response: nothing to compare' : numberOf(conflicts);
  const heads = answers.map((answer) => truncate(printable(headOf(answer)), room));
  const body = rows.flatMap(({ path, values, conflict }) => {
    const cells = [values[0], values[1]].map((value) => linesOf(shownValue(value), room));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, at) =>
      line(
        conflict && at === 0 ? '≠' : ' ',
        at === 0 ? printable(path) : '',
        cells.map((cell) => cell[at] ?? ''),
      ),
    );
  });
  const title = truncate(printable(domain), width);
  const painted = conflicts.length > 0 ? style.caution(verdict) : verdict;
  const table = rows.length === 0 ? heads.map((head) => `  ${head}`) : [line(' ', '', heads), ...body];
  return [style.strong(title), painted, '', ...table, ''].join('\n');
}

function numberOf({ length }: readonly unknown[]): string {
  if (length === 0) return 'no differences';
  return length === 1 ? '1 difference' : `${length} differences`;
}

function linesOf(text: string, room: number): string[] {
  // A value may be a megabyte: what cannot be shown is not measured either.
  const lines = wrap(text.slice(0, room * (MOST_LINES + 1)), room);
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), truncate(`${lines[MOST_LINES - 1]} …`, room)];
}
