import { isWhoisError, rdapError, toRdap, toRdapError } from '../index.js';
import { errorLine } from './errors.js';
import type { Format, Outcome } from './format.js';
import { printableJson } from './printable.js';

/** The forms of an argument after `--rdap` that is not one of the option's words: a name, a number, another option, a list. */
const NOT_A_WORD = /^-|[.:]|^as ?\d|[^\0-\x7f]/i;

/**
 * Turns `--rdap` with a name or nothing after it into `--rdap-document`. With a word after it (`--rdap prefer`) it is the option that says when
 * RDAP is used. No name is such a word, because names have a dot.
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

/** Prints one RDAP document for each name or number. A failure is an error object, and a line on stderr. */
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
