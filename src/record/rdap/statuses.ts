import { EPP_CODES } from '../../standards/epp-codes.js';
import { words } from './json.js';

/**
 * Maps RDAP's words to EPP's statuses (RFC 8056 section 2). They are the words of the codes, separated by blanks; some servers send the codes.
 * `active` is EPP's `ok`, and `associated` its `linked`. Words without an EPP status are kept.
 */
const CODES: ReadonlyMap<string, string> = new Map([
  ['active', 'ok'],
  ['associated', 'linked'],
  ...EPP_CODES.map((code): [string, string] => [words(code), code]),
]);

/** The URL of a code's explanation, which some servers append. */
const EXPLAINED = /\s*\(?https?:\/\/(?:www\.)?icann\.org\/epp\S*$/i;

/** Formats a status as WHOIS servers print it: `ok https://icann.org/epp#ok`. */
export function eppStatus(status: string): string {
  const code = CODES.get(words(status.replace(EXPLAINED, '')));
  return code === undefined ? status : `${code} https://icann.org/epp#${code}`;
}
