import { EPP_CODES } from '../../standards/epp-codes.js';
import { rdapStatus } from '../../standards/rdap-values.js';
import { words } from './json.js';

/** EPP's codes, by RDAP's words for them; some servers send the codes themselves. Words without a code are kept. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...EPP_CODES.map((code): [string, string] => [words(code), code]),
  ...EPP_CODES.map((code): [string, string] => [rdapStatus(code), code]),
]);

/** The URL of a code's explanation, which some servers append. */
const EXPLAINED = /\s*\(?https?:\/\/(?:www\.)?icann\.org\/epp\S*$/i;

/** Formats a status as WHOIS servers print it: `ok https://icann.org/epp#ok`. */
export function eppStatus(status: string): string {
  const code = CODES.get(words(status.replace(EXPLAINED, '')));
  return code === undefined ? status : `${code} https://icann.org/epp#${code}`;
}
