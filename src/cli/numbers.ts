import { merge, type NumberContact, type NumberLookup, type NumberProperties, WhoisError } from '../index.js';
import { errorDetails, errorLine, exitCodeOf, plainPart } from './errors.js';
import { EXIT, UsageError } from './exit.js';
import { type Io, print, printLine } from './io.js';
import { cell, listed, type OutputValues, partTexts, shown, valueWithin, wanted } from './output.js';
import { type Page, pageFor } from './page.js';
import { printable, printableJson } from './printable.js';
import { dateLines, layOut, type Row } from './summary.js';

/** What a lookup of one number came to. */
export type NumberOutcome = { input: string } & ({ lookup: NumberLookup } | { error: unknown });

/** What is printed of it, on stdout and stderr. */
type ShowNumber = (outcome: NumberOutcome) => { out: string; complaints: string[] };

/** What is printed of numbers. `header` comes first, once. */
export interface NumberFormat {
  header: string | null;
  show: ShowNumber;
}

/** Keys of what a number has, for `--fields`. */
const FIELDS: readonly string[] = [
  ...['query', 'daystamp', 'record', 'warnings'],
  ...([
    'kind',
    'status',
    'handle',
    'name',
    'start',
    'end',
    'prefixes',
    'type',
    'country',
    'parent',
    'origin',
    'organization',
    'contacts',
    'created_on',
    'updated_on',
    'remarks',
  ] satisfies (keyof NumberProperties)[]),
];

/** As {@link chooseFormat} for domains: what was asked for, of a number. A combination that makes no sense is a `UsageError`. */
export function chooseNumberFormat(values: OutputValues, io: Io, several: boolean): NumberFormat {
  const what = wanted(values);
  if (what === 'available')
    throw new UsageError('--available is about domains: a number is not for anybody to register');
  if (values.csv === true && what !== 'fields')
    throw new UsageError('--csv wants --fields: which columns? (--fields query,organization,country)');
  if (what === 'fields') {
    const paths = readPaths(values.fields ?? '');
    return values.csv === true
      ? { header: `${['input', ...paths, 'error'].join(',')}\n`, show: csv(paths) }
      : { header: null, show: object(several, (lookup) => pick(lookup, paths)) };
  }
  return { header: null, show: chooseShow(what, values.json === true, pageFor(io.stdout, io.env), several) };
}

function chooseShow(what: string | null, json: boolean, page: Page, several: boolean): ShowNumber {
  if (what === 'properties') return object(several, ({ number, warnings }) => ({ number, warnings }));
  if (json && what !== null) throw new UsageError(`--json has parts and record: leave --${what} out`);
  if (json)
    return object(several, ({ query: _, ...lookup }) => ({ ...lookup, parts: lookup.parts.map(plainPart) }));
  if (what === 'record') return texts((parts) => shown(merge(parts), page));
  return what === 'parts' ? texts((parts) => partTexts(parts, page)) : summaries(page);
}

/** Prints an outcome; gives its exit code. */
export async function printNumber(show: ShowNumber, outcome: NumberOutcome, io: Io): Promise<number> {
  const { out, complaints } = show(outcome);
  if (out !== '') await print(io.stdout, out);
  for (const complaint of complaints) await printLine(io.stderr, complaint);
  return 'error' in outcome ? exitCodeOf(outcome.error) : EXIT.OK;
}

function object(several: boolean, content: (lookup: NumberLookup) => object): ShowNumber {
  return ({ input, ...outcome }) => {
    const rest =
      'lookup' in outcome
        ? { query: outcome.lookup.query, ...content(outcome.lookup) }
        : { error: errorDetails(outcome.error, input) };
    return { out: `${printableJson({ input, ...rest }, several ? undefined : 2)}\n`, complaints: [] };
  };
}

function readPaths(text: string): string[] {
  const paths = listed(text);
  const [wrong] = paths.filter((path) => !FIELDS.includes(path.split('.')[0] ?? ''));
  if (wrong !== undefined)
    throw new UsageError(`--fields: no "${wrong}" of a number among ${FIELDS.join(', ')}`);
  return paths;
}

const valueAt = ({ number, ...lookup }: NumberLookup, path: string): unknown =>
  valueWithin({ ...lookup, ...number }, path.split('.'));

const pick = (lookup: NumberLookup, paths: readonly string[]): object =>
  Object.fromEntries(paths.map((path) => [path, valueAt(lookup, path)]));

function csv(paths: readonly string[]): ShowNumber {
  return ({ input, ...outcome }) => {
    const values = paths.map((path) => ('lookup' in outcome ? valueAt(outcome.lookup, path) : null));
    const error = 'lookup' in outcome ? '' : errorDetails(outcome.error).code;
    return { out: `${[input, ...values, error].map(cell).join(',')}\n`, complaints: [] };
  };
}

function summaries(page: Page): ShowNumber {
  let first = true;
  return (outcome) => {
    if ('error' in outcome) return { out: '', complaints: [errorLine(outcome.error, outcome.input)] };
    const out = `${first ? '' : '\n'}${summarizeNumber(outcome.lookup, page)}`;
    first = false;
    return { out, complaints: [] };
  };
}

function texts(render: (parts: NumberLookup['parts']) => string): ShowNumber {
  return (outcome) => {
    if ('error' in outcome) {
      const parts = outcome.error instanceof WhoisError ? [...outcome.error.parts] : [];
      return {
        out: parts.length === 0 ? '' : render(parts),
        complaints: [errorLine(outcome.error, outcome.input)],
      };
    }
    const { parts, number, warnings } = outcome.lookup;
    const nobody = parts.length === 0 ? [`nobody was asked: ${number.name}, ${number.remarks[0]}`] : [];
    const notes = [...nobody, ...warnings];
    return {
      out: parts.length === 0 ? '' : render(parts),
      complaints: notes.map((note) => `port43: ${printable(`${outcome.input}: ${note}`)}`),
    };
  };
}

/** What a person wants to know of a number, in one screen. */
export function summarizeNumber(lookup: NumberLookup, page: Page, now = Date.now()): string {
  const { query, number, parts, warnings } = lookup;
  const { start, end, prefixes, contacts, status } = number;
  const { registrant, administrative, technical, abuse, noc, routing } = contacts;
  const special = status === 'special';
  const rows: Row[] = [
    { label: 'Range', lines: start === null ? [] : [start === end ? start : `${start} - ${end}`] },
    { label: 'Prefixes', lines: prefixes },
    { label: 'Name', lines: given(number.name) },
    // RIPE NCC's handle is the range itself.
    { label: 'Handle', lines: number.handle === `${start} - ${end}` ? [] : given(number.handle) },
    { label: 'Type', lines: special ? [] : given(number.type) },
    { label: 'Holder', lines: holderLines(registrant[0], number.organization) },
    { label: 'Country', lines: given(number.country) },
    { label: 'Part of', lines: given(number.parent) },
    { label: 'Announced by', lines: number.origin },
    { label: 'Created', lines: dateLines(number.created_on, now, page) },
    { label: 'Updated', lines: dateLines(number.updated_on, now, page) },
    { label: 'Abuse', lines: abuse.flatMap(contactLines) },
    { label: 'Admin', lines: administrative.flatMap(contactLines) },
    { label: 'Technical', lines: technical.flatMap(contactLines) },
    { label: 'NOC', lines: noc.flatMap(contactLines) },
    { label: 'Routing', lines: routing.flatMap(contactLines) },
    { label: special ? 'Defined by' : 'Remarks', lines: number.remarks },
    {
      label: 'Answered by',
      lines:
        parts.length === 0
          ? ['the table of special-purpose numbers']
          : [parts.map(({ host }) => host ?? '?').join(' → ')],
    },
    { label: 'Note', lines: status === 'unknown' ? [...warnings, NOT_UNDERSTOOD] : warnings },
  ];
  const word = status === 'special' ? 'special-purpose' : status;
  return [`${page.style.strong(printable(query))}  ${word}`, ...layOut(rows, page), ''].join('\n');
}

const NOT_UNDERSTOOD = 'the answer does not say whose this number is: see it with --record';

const given = (value: string | null): string[] => (value === null ? [] : [value]);

function holderLines(holder: NumberContact | undefined, name: string | null): string[] {
  if (holder === undefined) return given(name);
  const { address, phone, email, handle } = holder;
  const reach = [phone, email].filter((each) => each !== null).join('  ');
  return [name ?? handle, ...(address?.split('\n') ?? []), reach].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** One line: who, and how to reach them. */
function contactLines({ name, organization, handle, email, phone }: NumberContact): string[] {
  const line = [name ?? organization ?? handle, email, phone].filter((each) => each !== null).join('  ');
  return line === '' ? [] : [line];
}
