import { EPP_CODES } from '../parse/words/epp-codes.js';
import { words } from './json.js';

/**
 * RDAP's words for EPP's statuses (RFC 8056 section 2), which are those of the codes written apart; some servers send EPP's own. `active` is
 * EPP's `ok`, `associated` its `linked`; a word that EPP has no status for stays as it is.
 */
const CODES: ReadonlyMap<string, string> = new Map([
  ['active', 'ok'],
  ['associated', 'linked'],
  ...EPP_CODES.map((code): [string, string] => [words(code), code]),
]);

/** Where the meaning of a code is told, which some send behind it. */
const EXPLAINED = /\s*\(?https?:\/\/(?:www\.)?icann\.org\/epp\S*$/i;

/** A status as WHOIS servers print it: `ok https://icann.org/epp#ok`. */
export function eppStatus(status: string): string {
  const code = CODES.get(words(status.replace(EXPLAINED, '')));
  return code === undefined ? status : `${code} https://icann.org/epp#${code}`;
}
