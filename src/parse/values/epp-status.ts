import { EPP_CODES } from '../words/epp-codes.js';
import { isNothing } from './nothing.js';
import { remembered } from './remembered.js';

const BY_LETTERS: ReadonlyMap<string, string> = new Map(EPP_CODES.map((code) => [code.toLowerCase(), code]));

const BY_NAME: ReadonlySet<string> = new Set(EPP_CODES);

/** An EPP status under its own name, however its words are set; null for any other text. */
function eppCode(text: string): string | null {
  // Why it is so stands behind it at .au: `serverHold (Expired)`.
  const [code = ''] = text.split(' (', 1);
  if (code.length > 40) return null;
  return BY_LETTERS.get(code.toLowerCase().replace(/[\s_-]/gu, '')) ?? null;
}

/** Where an explanation in words begins: `ok -- Active`; with one hyphen only behind a code, `ok - Normal state.`. */
const IN_WORDS = /\s{1,10}--?\s/u;

/** `clientHold More informations on : https://…`: words behind a code that no other status is written as. */
const WORDS_BEHIND =
  /^((?:client|server|pending|auto|add|renew|transfer|redemption)[A-Z][A-Za-z]{2,30})\s(?=\p{L})(?!(?:client|server|pending|auto|add|renew|transfer|redemption)[A-Z]|(?:in)?active|ok\b)/u;

/** The EPP code that running text stands behind; null where the value is anything else. */
export function codeBeforeWords(value: string): string | null {
  const code = WORDS_BEHIND.exec(value)?.[1];
  return code === undefined ? null : eppCode(code);
}

/** Asterisks around a status: `*** This registration has been SUSPENDED. ***`. */
const BANNER = /^[*\s]+|[*\s]+$/gu;

/** The address of an explanation: `ok https://icann.org/epp#ok`, `ok (https://…)`. */
const ADDRESS = /\s{0,10}[([]?https?:\S*|\s{1,10}[([]?www\.\S*/giu;
const ADDRESS_ALONE = /^[([]?https?:/iu;

/** A line with more words or pieces is a sentence. */
const MOST = 16;

/** Stands between several statuses. */
const BETWEEN = /\s*[,;|]\s*|\s+\/\s+/u;

/**
 * The statuses of one line, without their explanations: EPP's under their own name, others as printed. Several are
 * set apart by commas and the like, or by blanks where all are EPP's; behind an explanation's address only EPP's count.
 */
export const readStatuses: (value: string) => readonly string[] = remembered(divide);

function divide(value: string): string[] {
  if (ADDRESS_ALONE.test(value)) {
    // `https://icann.org/epp#ok`: the address alone names its code.
    const code = eppCode(value.slice(value.lastIndexOf('#') + 1));
    return code === null ? [] : [code];
  }
  const end = value.search(IN_WORDS);
  const isCode = end > 0 && eppCode(value.slice(0, end)) !== null;
  const explained = isCode || (end > 0 && value.slice(end).trimStart().startsWith('--'));
  const [first = '', ...behind] = (explained ? value.slice(0, end) : value).split(ADDRESS, MOST);
  return [...statusesIn(first), ...behind.flatMap(statusesIn).filter((status) => BY_NAME.has(status))];
}

function statusesIn(text: string): string[] {
  const said = text.replace(BANNER, '');
  const words = said.split(/\s+/u, MOST + 1);
  const listed = words.length > 1 && words.length <= MOST && words.every((word) => eppCode(word) !== null);
  const pieces = eppCode(said) !== null ? [said] : listed ? words : said.split(BETWEEN, MOST);
  return pieces
    .filter((piece) => piece !== '' && !isNothing(piece))
    .map((piece) => eppCode(piece) ?? codeBeforeWords(piece) ?? piece);
}
