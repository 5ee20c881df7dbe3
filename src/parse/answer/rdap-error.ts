import { RDAP_ERROR_WORDS } from '../words/rdap-errors.js';
import { isAskedName } from './asked-name.js';
import { withState } from './of-name.js';

/**
 * Whether the title or a description of an RDAP error says no more than that the name is not found, or that it is free. HTTP 404 is the
 * answer itself (RFC 7480 section 5.3); its words must not say anything else: that the name is reserved, that another name or object is
 * not found, or that the server could not search. They do not have to be understood for that.
 */
export function isPlainNotFound(said: string, asked: string | null): boolean {
  const own = said.replaceAll('’', "'").replace(COPYRIGHT_NOTICE, ' ');
  return own.split(SENTENCE_END).every((sentence) => isPlain(sentence, asked));
}

/**
 * The notice of a copyright, in any case of letters. Only this one form: `of-name.ts` leaves out more, which is safe there because it looks
 * for a name that is reserved. What is left out here could be what says that the name is not free.
 */
const COPYRIGHT_NOTICE = /\ball rights(?: are)? reserved\b/giu;
const SENTENCE_END = /[.!:;,](?:\s|$)|\s[-–—/|]\s/u;

/** Where the name was searched: `in our registry database`. */
const PLACE = 'server|registry|database|repository|system|service';
const IN_PLACE = new RegExp(
  `\\b(?:in|by|on|at|from|of|within|with|to)(?: (?:the|this|our|its|your|any|rdap|whois|registry))* (?:${PLACE})s?(?= |$)`,
  'gu',
);
/** `The server has no …`, and not `The server could not be found`. */
const PLACE_HAS = new RegExp(
  `^(?:(?:the|this|our|rdap|whois|registry) )*(?:${PLACE}) (?=(?:has|does|doesn't|did|didn't|could|couldn't|cannot|can|returned|found|(?:is|was) unable)(?! (?:not )?(?:be|been) ))`,
  'u',
);

function isPlain(sentence: string, asked: string | null): boolean {
  if (sentence.includes('?') || UNFILLED.test(sentence)) return false;
  const words: string[] = [];
  let isOfName = false;
  for (const printed of sentence.split(/\s+/u)) {
    const word = printed.replace(AROUND, '');
    const isName = word.includes('.') && isAskedName(word, asked, false);
    isOfName ||= isName;
    if (word !== '' && !isName && !isData(word)) words.push(...word.toLowerCase().split(/[_:-]/u));
  }
  // `not not registered`, `not "not found"`
  if (words.some((word, at) => word === 'not' && negations.has(words[at + 1] ?? ''))) return false;
  if (!words.some((word) => negations.has(word)))
    return words.every(isKnown) && !words.some((word) => verbs.has(word));
  const known = words
    .join(' ')
    .replace(IN_PLACE, '')
    .replace(PLACE_HAS, '')
    .split(' ')
    .filter((word) => word !== '');
  return known.every(isKnown) && isMissing(known, isOfName);
}

/** Where software wrote no name: `Domain "" not found`, `[object Object]`. */
const UNFILLED = /""|''|“”|«»|\(\)|\[\]|<>|\[object /u;

/** Quotes and brackets around a word. */
const AROUND = /^["'“”«»‘(<[]{1,9}|["'“”«»‘)>\].!]{1,9}$/gu;

/** A time, or a page to read more. */
const isData = (word: string): boolean =>
  /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,18}(?:Z|[+-]\d\d:?\d\d)?)?$/u.test(word) ||
  (/^https?:\/\/\S{1,200}$/iu.test(word) && !withState(word.toLowerCase()));

const { objects, verbs, search, modals, negations, alone, free, questions, others } = RDAP_ERROR_WORDS;
const KNOWN = [objects, verbs, modals, negations, free, questions, others];
const isKnown = (word: string): boolean => KNOWN.some((words) => words.has(word));

/** Whether known words with a negation say that it is the name that is missing. */
function isMissing(words: readonly string[], isOfName: boolean): boolean {
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  if (has(free) || (has(modals) && !has(search))) return false;
  if (words.includes('returned') && !has(questions)) return false;
  return has(objects) || isOfName || (has(verbs) && !has(questions)) || (words.length === 1 && has(alone));
}
