import { EPP_CODES } from '../../standards/epp-codes.js';
import { isNothing } from './nothing.js';
import { remembered } from './remembered.js';

const BY_LETTERS: ReadonlyMap<string, string> = new Map(EPP_CODES.map((code) => [code.toLowerCase(), code]));

const BY_NAME: ReadonlySet<string> = new Set(EPP_CODES);

/** Returns the name of an EPP status, in whatever form it is printed; null for any other text. */
function eppCode(text: string): string | null {
  // .au prints the reason after it: `serverHold (Expired)`.
  const [code = ''] = text.split(' (', 1);
  if (code.length > 40) return null;
  return BY_LETTERS.get(code.toLowerCase().replace(/[\s_-]/gu, '')) ?? null;
}

/** The beginning of an explanation in words: `ok -- Active`, or with a single hyphen only after a code, `ok - Normal state.`. */
const IN_WORDS = /\s{1,10}--?\s/u;

/** Words after a code that are not part of any status: `clientHold More informations on : https://…`. */
const WORDS_BEHIND =
  /^((?:client|server|pending|auto|add|renew|transfer|redemption)[A-Z][A-Za-z]{2,30})\s(?=\p{L})(?!(?:client|server|pending|auto|add|renew|transfer|redemption)[A-Z]|(?:in)?active|ok\b)/u;

/** Returns the EPP code before running text; null for any other value. */
export function codeBeforeWords(value: string): string | null {
  const code = WORDS_BEHIND.exec(value)?.[1];
  return code === undefined ? null : eppCode(code);
}

/** Asterisks around a status: `*** This registration has been SUSPENDED. ***`. */
const BANNER = /^[*\s]+|[*\s]+$/gu;

/** The URL of an explanation: `ok https://icann.org/epp#ok`, `ok (https://…)`. */
const ADDRESS = /\s{0,10}[([]?https?:\S*|\s{1,10}[([]?www\.\S*/giu;
const ADDRESS_ALONE = /^[([]?https?:/iu;

/** A line with more words or pieces is a sentence. */
const MAX_WORDS = 16;

/** Separates several statuses. */
const BETWEEN = /\s*[,;|]\s*|\s+\/\s+/u;

/**
 * Returns the statuses of one line, without explanations: EPP's by name, others as printed. Several statuses are separated by commas or
 * similar marks, or by blanks if all are EPP's. After the URL of an explanation, only EPP's count.
 */
export const readStatuses: (value: string) => readonly string[] = remembered(divide);

function divide(value: string): string[] {
  if (ADDRESS_ALONE.test(value)) {
    // `https://icann.org/epp#ok`: the URL alone names its code.
    const code = eppCode(value.slice(value.lastIndexOf('#') + 1));
    return code === null ? [] : [code];
  }
  const end = value.search(IN_WORDS);
  const isCode = end > 0 && eppCode(value.slice(0, end)) !== null;
  const explained = isCode || (end > 0 && value.slice(end).trimStart().startsWith('--'));
  const [first = '', ...behind] = (explained ? value.slice(0, end) : value).split(ADDRESS, MAX_WORDS);
  return [...statusesIn(first), ...behind.flatMap(statusesIn).filter((status) => BY_NAME.has(status))];
}

function statusesIn(text: string): string[] {
  const said = text.replace(BANNER, '');
  const words = said.split(/\s+/u, MAX_WORDS + 1);
  const listed =
    words.length > 1 && words.length <= MAX_WORDS && words.every((word) => eppCode(word) !== null);
  const pieces = eppCode(said) !== null ? [said] : listed ? words : said.split(BETWEEN, MAX_WORDS);
  return pieces
    .filter((piece) => piece !== '' && !isNothing(piece))
    .map((piece) => eppCode(piece) ?? codeBeforeWords(piece) ?? piece);
}
