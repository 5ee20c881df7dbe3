import { merge, type NumberLookup, type NumberProperties, WhoisError } from '../index.js';
import { errorDetails, errorLine, exitCodeOf, plainPart } from './errors.js';
import { EXIT } from './exit-codes.js';
import { type Io, print, printLine } from './io.js';
import { summarizeNumber } from './number-summary.js';
import { cell, listed, type OutputValues, partTexts, shown, valueWithin, wanted } from './output.js';
import { type Page, pageFor } from './page.js';
import { printable, printableJson } from './printable.js';
import { UsageError } from './usage-error.js';

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
