import { isWhoisError, rdapError, toRdap, toRdapError } from '../index.js';
import { errorLine } from './errors.js';
import type { Format, Outcome } from './format.js';
import { printableJson } from './printable.js';

/** What an argument behind `--rdap` looks like where it is not a word that says when RDAP is asked: a name, a number, an option, a list. */
const NOT_A_WORD = /^-|[.:]|^as ?\d|[^\0-\x7f]/i;

/**
 * `--rdap` with a name or nothing behind it asks for the RDAP document, as `--rdap-document` does; with a word behind it (`--rdap prefer`) it
 * says when RDAP is asked. No name is such a word, since names have a dot.
 */
export function readRdapForm(args: readonly string[]): string[] {
  const end = args.indexOf('--');
  return args.map((arg, at) => {
    const next = args[at + 1];
    const isForm =
      arg === '--rdap' && (end === -1 || at < end) && (next === undefined || NOT_A_WORD.test(next));
    return isForm ? '--rdap-document' : arg;
  });
}

/** One RDAP document for each name or number; of a failure its error object, and the failure on stderr. */
export const rdapDocuments = (indent: number | undefined): Format => ({
  header: null,
  show: (outcome) => ({
    out: `${printableJson(documentOf(outcome), indent)}\n`,
    complaints: 'error' in outcome ? [errorLine(outcome.error, outcome.input)] : [],
  }),
});

function documentOf(outcome: Outcome): object {
  if ('lookup' in outcome) return toRdap(outcome.lookup);
  if ('number' in outcome) return toRdap(outcome.number);
  return isWhoisError(outcome.error)
    ? toRdapError(outcome.error)
    : rdapError(500, ['INTERNAL: an error of port43.']);
}
