import {
  type Lookup,
  merge,
  type Part,
  type Properties,
  parse,
  type ResourceLookup,
  WhoisError,
} from '../index.js';
import { availabilityObjects, availabilityTable, availabilityWords, wordFor } from './availability.js';
import { closest } from './closest.js';
import { csvRow, csvText } from './csv.js';
import { errorDetails, errorLine, exitCodeOf, plainPart } from './errors.js';
import { EXIT, UsageError } from './exit.js';
import type { Format, Named, Outcome, SubjectKinds } from './format.js';
import { type Io, print, printLine } from './io.js';
import { choice, flag, text, type Values } from './option.js';
import { type Page, pageFor } from './page.js';
import { printable, printableJson, printableText } from './printable.js';
import { rdapDocuments } from './rdap-document.js';
import { oneOf } from './read-options.js';
import { RESOURCE_FIELDS, resourceNotes, summarizeResource } from './resources.js';
import { summarize } from './summary.js';

export const OUTPUT_OPTIONS = {
  record: flag("the whole record: every server's response, merged into one text"),
  parts: flag("each server's response under its name"),
  json: flag(
    'everything as JSON: input, domain, daystamp, parts, record, properties, warnings. For one name an object; for several names, or a list on stdin, one object per line (NDJSON). A failure is { input, "error": { code, message, host, … } }',
    { short: 'j' },
  ),
  properties: flag('the same without the texts'),
  fields: text(
    'LIST',
    'only these fields, as JSON: domain,registrar.name; of every name server: nameservers.name; of a number: organization,contacts.abuse.email',
  ),
  csv: flag(
    'with --fields or --available: CSV with a header, and an apostrophe before a formula that a spreadsheet would run (= + - @)',
  ),
  'csv-raw': flag('the same without apostrophes, for programs'),
  redactions: choice(
    'WHAT',
    ['printed', 'null'],
    'printed (default): hidden values as the server prints them (REDACTED FOR PRIVACY); null: null in their place',
  ),
  'rdap-document': flag(
    'the RDAP document that a registry would send (RFC 9083), for suffixes with only WHOIS too; "--rdap NAME" is the same',
  ),
  available: flag(
    '"available", or the status of a name that is not, or "unknown". "available" needs the registry\'s own words. With --json: { input, domain, available, status, reason, host, line, by }: why, and the words of which server decided; with --csv: the same as columns',
  ),
};

export type OutputValues = Values<typeof OUTPUT_OPTIONS>;

/** The form of output that was chosen, or null. Two are a `UsageError`. */
const wanted = (values: OutputValues) =>
  oneOf(
    { ...values, fields: values.fields !== undefined },
    'record',
    'parts',
    'properties',
    'fields',
    'available',
    'rdap-document',
  );

/** The format for the options; an invalid combination is a `UsageError`. */
export function chooseFormat(
  values: OutputValues & { dns?: boolean | undefined },
  io: Io,
  { several, data, asked }: { several: boolean; data: boolean; asked: SubjectKinds },
): Format {
  const what = wanted(values);
  const json = values.json === true || data;
  const raw = values['csv-raw'] === true;
  const table = raw ? '--csv-raw' : values.csv === true ? '--csv' : null;
  if (values.dns === true && what !== 'available')
    throw new UsageError('--dns needs --available: DNS only knows whether a name is delegated');
  if (table !== null && what === 'available') return availabilityTable({ numbered: data, raw });
  if (table !== null && what !== 'fields')
    throw new UsageError(
      `${table} needs --fields with the columns, such as --fields ${exampleFields(asked)}`,
    );
  const indent = several ? undefined : 2;
  if (what === 'fields') {
    const paths = readFields(values.fields ?? '', asked);
    const pick = (read: (path: string) => unknown): object =>
      Object.fromEntries(paths.map((path) => [path, read(path)]));
    return table !== null
      ? csv(paths, { numbered: data, raw })
      : objects(indent, {
          ofDomain: (lookup) => pick((path) => valueAt(lookup, path)),
          ofResource: (lookup) => pick((path) => resourceValueAt(lookup, path)),
        });
  }
  if (what === 'properties')
    return objects(indent, {
      ofDomain: ({ properties, warnings }) => ({ properties, warnings }),
      ofResource: ({ number, warnings }) => ({ number, warnings }),
    });
  if (json && what === 'available') return availabilityObjects(indent, data);
  if (json && what !== null) throw new UsageError(`--json includes parts and record: leave out --${what}`);
  if (json)
    return objects(indent, {
      ofDomain: ({ domain: _, sources: _of, ...lookup }) => ({
        ...lookup,
        parts: lookup.parts.map(plainPart),
      }),
      ofResource: ({ query: _, sources: _of, ...lookup }) => ({
        ...lookup,
        parts: lookup.parts.map(plainPart),
      }),
    });
  if (what === 'rdap-document') return rdapDocuments(indent);
  const page = pageFor(io.stdout, io.env);
  if (what === 'available') return availabilityWords;
  if (what === 'record') return texts((parts) => shown(merge(parts), page));
  return what === 'parts' ? texts((parts) => partTexts(parts, page)) : summaries(page, several);
}

/** Prints an outcome and returns its exit code. */
export async function printOutcome(
  format: Format,
  outcome: Outcome,
  asked: OutputValues,
  io: Io,
): Promise<number> {
  const { out, complaints } = format.show(outcome);
  if (out !== '') await print(io.stdout, out);
  for (const complaint of complaints) await printLine(io.stderr, complaint);
  return exitCodeFor(outcome, asked.available === true);
}

/** Prints the result for a name that DNS delegates and returns its exit code. */
export async function printDelegated(format: Format, named: Named, io: Io): Promise<number> {
  await print(io.stdout, format.delegated?.(named) ?? '');
  return EXIT.NOT_AVAILABLE;
}

export function exitCodeFor(outcome: Outcome, available: boolean): number {
  if ('error' in outcome) return exitCodeOf(outcome.error);
  if (!available) return EXIT.OK;
  const word = wordFor(outcome);
  if (word === 'unknown') return EXIT.UNDETERMINED;
  return word === 'available' ? EXIT.OK : EXIT.NOT_AVAILABLE;
}

/** One object per name, which begins with the name as given. */
function objects(
  indent: number | undefined,
  { ofDomain, ofResource }: { ofDomain(lookup: Lookup): object; ofResource(lookup: ResourceLookup): object },
): Format {
  return {
    header: null,
    show: ({ input, line, ...outcome }) => {
      const begin = line === undefined ? { input } : { input, line };
      const out = (rest: object) => ({
        out: `${printableJson({ ...begin, ...rest }, indent)}\n`,
        complaints: [],
      });
      if ('lookup' in outcome) return out({ domain: outcome.lookup.domain, ...ofDomain(outcome.lookup) });
      if ('number' in outcome) return out({ query: outcome.number.query, ...ofResource(outcome.number) });
      return out({ error: errorDetails(outcome.error, input) });
    },
  };
}

const exampleFields = ({ domains }: SubjectKinds): string =>
  domains ? 'domain,expires_on,registrar.name' : 'query,organization,country';

/** Paths into a lookup: `registrar.name`, `nameservers.name` (of all), `admin_contacts.0.email`, `record`. */
export function readFields(text: string, asked: SubjectKinds): string[] {
  const ofDomain = [
    'domain',
    'daystamp',
    'record',
    'warnings',
    'available',
    'registered',
    ...Object.keys(parse('')),
  ];
  const known = [...(asked.domains ? ofDomain : []), ...(asked.numbers ? RESOURCE_FIELDS : [])];
  const paths = text
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  if (paths.length === 0)
    throw new UsageError(`--fields: no field given; try --fields ${exampleFields(asked)}`);
  for (const path of paths) {
    const [first = ''] = path.split('.');
    if (!known.includes(first)) throw new UsageError(`--fields: ${unknownField(first, known, asked)}`);
  }
  return paths;
}

/** Suggests a field; `available?` and `registered?` are listed without the mark only. */
function unknownField(name: string, known: readonly string[], { domains }: SubjectKinds): string {
  if (!domains) return `unknown field "${name}"; fields of numbers: ${known.join(', ')}`;
  const meant = closest(name, known);
  if (meant !== null) return `unknown field "${name}": did you mean ${meant}?`;
  return `unknown field "${name}"; known: ${[...new Set(known)].filter((each) => !each.endsWith('?')).join(', ')}`;
}

/** The value at a path of {@link readFields}. */
export function valueAt({ properties, ...lookup }: Lookup, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  // `available?` and `registered?` may be written without the mark.
  const marked = first in properties ? first : `${first}?`;
  const start =
    first in lookup ? lookup[first as keyof typeof lookup] : properties[marked as keyof Properties];
  return rest.reduce<unknown>(within, start) ?? null;
}

export const resourceValueAt = ({ number, ...lookup }: ResourceLookup, path: string): unknown =>
  path.split('.').reduce<unknown>(within, { ...lookup, ...number }) ?? null;

function within(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value.map((each) => within(each, key) ?? null);
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : null;
}

/** One line per name; a failure has its code in `error`. */
function csv(paths: readonly string[], { numbered, raw }: { numbered: boolean; raw: boolean }): Format {
  return {
    header: `${['input', ...(numbered ? ['line'] : []), ...paths, 'error'].join(',')}\n`,
    inputAs: (input) => csvText(input, { raw }),
    show: ({ input, line, ...outcome }) => {
      const values = paths.map((path) => {
        if ('lookup' in outcome) return valueAt(outcome.lookup, path);
        return 'number' in outcome ? resourceValueAt(outcome.number, path) : null;
      });
      const error = 'error' in outcome ? errorDetails(outcome.error).code : '';
      return {
        out: csvRow([input, ...(numbered ? [line ?? null] : []), ...values, error], { raw }),
        complaints: [],
      };
    },
  };
}

function summaries(page: Page, several: boolean): Format {
  let first = true;
  return {
    header: null,
    show: (outcome) => {
      if ('error' in outcome) return { out: '', complaints: [complaint(outcome)] };
      const text =
        'lookup' in outcome ? summaryOf(outcome.lookup, page) : summarizeResource(outcome.number, page);
      const out = several && !first ? `\n${text}` : text;
      first = false;
      return { out, complaints: [] };
    },
  };
}

function summaryOf({ properties, parts, warnings, domain }: Lookup, page: Page): string {
  const asked = parts.map(({ host }) => host);
  const notes = properties.status === 'unknown' ? [...warnings, NOT_UNDERSTOOD] : warnings;
  return summarize(properties, { name: domain, asked, notes }, page);
}

const NOT_UNDERSTOOD = 'the response does not give a status for this name: see --record';

const complaint = (outcome: { input: string; error: unknown }): string =>
  errorLine(outcome.error, outcome.input);

/** Also prints what was received before a failure. */
function texts(render: (parts: readonly Part[]) => string): Format {
  return {
    header: null,
    show: (outcome) => {
      if ('error' in outcome) {
        const parts = outcome.error instanceof WhoisError ? outcome.error.parts : [];
        return { out: parts.length === 0 ? '' : render(parts), complaints: [complaint(outcome)] };
      }
      const { parts } = 'lookup' in outcome ? outcome.lookup : outcome.number;
      const notes = 'lookup' in outcome ? outcome.lookup.warnings : resourceNotes(outcome.number);
      return {
        out: parts.length === 0 ? '' : render(parts),
        complaints: notes.map((warning) => `port43: ${printable(`${outcome.input}: ${warning}`)}`),
      };
    },
  };
}

const partTexts = (parts: readonly Part[], page: Page): string =>
  parts
    .map(
      ({ host, body }) =>
        `${page.style.strong(`# ${printable(host ?? 'unknown host')}`)}\n${shown(body, page)}`,
    )
    .join('\n');

/** On a terminal, controls are made visible; a pipe gets the text unchanged. */
const shown = (text: string, page: Page): string => {
  const safe = page.width === null ? text : printableText(text);
  return safe === '' || safe.endsWith('\n') ? safe : `${safe}\n`;
};
