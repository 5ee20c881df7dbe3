/**
 * Returns the form in which a label is looked up: in lower case, without punctuation, counters or a handle in brackets, so that
 * `Name_Server-2`, `name server 2` and `Name Server(s)` are the same. Letters of all scripts stay.
 */
export function normalizeLabel(label: string): string {
  const lower = label.toLowerCase();
  return PLAIN.test(lower) ? lower : withoutPunctuation(lower);
}

/**
 * Removes accents, because registries print labels with and without: `Propriétaire`, `Proprietaire`. Letters in their own right (`ł`,
 * `ø`, `đ`), vowels of other scripts and the marks of kana stay.
 */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');

const ACCENTS = /[\u0300-\u036f]/g;

/** Words of ASCII letters with single blanks between: most labels, which need no change. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

function withoutPunctuation(label: string): string {
  const { punctuation, counter, lastCounter } = NOT_ASCII.test(label) ? patternsOfAllScripts() : OF_ASCII;
  return withoutAccents(label)
    .replace(/^(?:\d{1,2}[a-z]?[.)]|[a-z]\))\s+/u, '')
    .replace(HANDLE, '')
    .replace(/\(s\)|['’]s\b/gu, '')
    .replace(DATE_FORM, ' ')
    .replace(punctuation, ' ')
    .replace(counter, '')
    .replace(lastCounter, '')
    .trim();
}

/** `Registrant [1234567]`, `Admin Contact (JD123456)` */
const HANDLE = /\s(?:\[([a-z]{0,6}-?\d{3,12})\]|\(([a-z]{0,6}-?\d{3,12})\))$/iu;

/** Returns the handle in brackets after a heading. */
export function handleIn(label: string): string | null {
  const [, square, round] = HANDLE.exec(label) ?? [];
  return square ?? round ?? null;
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Patterns of everything that is removed from a label. `letters` and `others` are the characters of its words, as in a character class. */
const patternsOf = (letters: string, others: string) => ({
  punctuation: new RegExp(`[^${letters}${others}]+`, 'gu'),
  // `Nameserver 1 Hostname`, `ns2_address`: a counter between words or after them. The 4 of `IPv4` is not a counter.
  counter: new RegExp(`(?<=[${letters}]{2})(?<!\\b(?:ip|ipv|sha|key))\\s?\\d{1,2}(?=\\s[${letters}])`, 'gu'),
  lastCounter: new RegExp(`(?<!ip ?v)(?:\\s|(?<=[${letters}]))\\d{1,2}\\s*$`, 'u'),
});

/** Most labels are ASCII, and patterns for the letters of all scripts take some ms to compile. */
const OF_ASCII = patternsOf('a-z', '0-9');
let ofAllScripts: typeof OF_ASCII | undefined;

function patternsOfAllScripts(): typeof OF_ASCII {
  ofAllScripts ??= patternsOf('\\p{L}', '\\p{M}\\p{N}');
  return ofAllScripts;
}

/** The format of the time, which is not part of the label: `Created (dd/mm/yyyy)`, `Expire (JJ/MM/AAAA)`, `Expires (UTC)`. */
const DATE_FORM = /\((?:(?:[dmyjagte]{2,4}[-/. ]){2}[dmyjagte]{2,4}|utc|gmt)\)/gu;

/** Separates words that only capitals mark: `registrarIANAId`, `NameServer`. */
export function splitCapitals(label: string): string {
  return label.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
}
