import { type AvailabilityDetails, domainFrom, explainAvailability, type Lookup } from '../index.js';
import { csvRow, csvText } from './csv.js';
import { errorDetails, errorLine } from './errors.js';
import type { Format, Named, Outcome } from './format.js';
import { printable, printableJson } from './printable.js';

/** `name<TAB>word` per name, for `cut` and `awk`; the word is never "available" without evidence. */
export const availabilityWords: Format = {
  header: null,
  show: (outcome) => ({
    out: line(outcome.input, wordFor(outcome)),
    complaints: 'error' in outcome ? [errorLine(outcome.error, outcome.input)] : [],
  }),
  delegated: ({ input }) => line(input, 'registered'),
};

const line = (input: string, word: string): string => `${printable(input)}\t${word}\n`;

/** `isList`: `line` is the line of the name in the list, and the words that decided are left out. */
export function availabilityObjects(indent: number | undefined, isList: boolean): Format {
  const text = (named: Named, rest: object): string =>
    `${printableJson({ ...beginOf(named), ...rest }, indent)}\n`;
  const shown = ({ line: words, ...row }: Row): object => (isList ? row : { ...row, line: words });
  return {
    header: null,
    show: (outcome) => {
      const { input } = outcome;
      if ('lookup' in outcome) return { out: text(outcome, shown(rowOf(outcome.lookup))), complaints: [] };
      const error = 'error' in outcome ? errorDetails(outcome.error, input) : null;
      return { out: text(outcome, error === null ? {} : { error }), complaints: [] };
    },
    delegated: (named) => text(named, shown(delegatedRow(named))),
  };
}

const COLUMNS = ['domain', 'available', 'status', 'reason', 'host', 'by'] as const satisfies (keyof Row)[];

export function availabilityTable({ numbered, raw }: { numbered: boolean; raw: boolean }): Format {
  const cells = ({ input, line: at }: Named, row: Row | null, error: string) =>
    csvRow([input, ...(numbered ? [at ?? null] : []), ...COLUMNS.map((name) => row?.[name]), error], { raw });
  return {
    header: `${['input', ...(numbered ? ['line'] : []), ...COLUMNS, 'error'].join(',')}\n`,
    inputAs: (input) => csvText(input, { raw }),
    show: (outcome) => ({
      out:
        'lookup' in outcome
          ? cells(outcome, rowOf(outcome.lookup), '')
          : cells(outcome, null, 'error' in outcome ? errorDetails(outcome.error).code : ''),
      complaints: [],
    }),
    delegated: (named) => cells(named, delegatedRow(named), ''),
  };
}

/** `available`, the status of a name that is not free, or `unknown`. */
export function wordFor(outcome: Outcome): string {
  if (!('lookup' in outcome)) return 'unknown';
  const { 'available?': available, 'registered?': registered, status } = outcome.lookup.properties;
  if (available === true) return 'available';
  if (registered === true) return status === 'unknown' ? 'registered' : status;
  // The status alone is no evidence that the name is available.
  return status === 'available' ? 'unknown' : status;
}

const beginOf = ({ input, line: at }: Named) => (at === undefined ? { input } : { input, line: at });

type Row = { domain: string } & AvailabilityDetails;

const rowOf = (lookup: Lookup): Row => ({ domain: lookup.domain, ...explainAvailability(lookup) });

/** What a delegation in DNS says, with the fields that {@link rowOf} takes from a lookup. */
const delegatedRow = ({ input }: Named): Row => ({
  domain: domainFrom(input).ascii,
  available: false,
  status: null,
  reason: 'delegated',
  host: null,
  line: null,
  by: 'dns',
});
