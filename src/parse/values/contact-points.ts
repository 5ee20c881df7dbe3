import type { FoundFields } from './found-fields.js';

const EMAIL = /[^\s<>()[\],;:]{1,64}@[^\s<>()[\],;:]{1,190}/u;
const FAX =
  /(?:\(?\bfax\b[\s.:)-]{0,6}(\+?[\d(][\d ().x-]{5,30})?|(\+?[\d(][\d ().x-]{5,30})(?:\[fax\]|\(fax\)$))/iu;
const PHONE =
  /(?:^|\s)(?:tel|phone|ph)?[.:]?\s{0,4}((?:\+\d{1,3}[\d ().-]{5,25}|(?:1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|1 \d{10})(?: ?x ?\d{1,6})?)(?= |$)/iu;

/** Whether a line may end with a number. Most lines end in a word and need no further checks. */
const endsLikeNumber = (line: string): boolean => '0123456789).-/xX '.includes(line.charAt(line.length - 1));

/** Takes e-mail, telephone and fax out of a line, and returns the remaining words. */
export function takeContactPoints(line: string, found: FoundFields): string {
  const email = emailOf(line);
  if (email !== null) found.email ??= email[0];
  let text = email === null ? line : line.replace(email[0], ' ');
  const fax = text.toLowerCase().includes('fax') ? FAX.exec(text) : null;
  if (fax !== null) {
    const number = (fax[1] ?? fax[2])?.trim();
    if (number !== undefined) found.fax ??= number;
    text = text.replace(fax[0], ' ');
  }
  const beside = email !== null || fax !== null;
  const phone = beside || endsLikeNumber(text) ? PHONE.exec(text) : null;
  // A number next to words may be a street's.
  if (phone?.[1] !== undefined && (beside || phone[0].length === text.length)) {
    givePhone(phone[1], found);
    text = text.replace(phone[0], ' ');
  }
  return bare(text);
}

/** Stores a telephone number; a second one is usually a fax. */
function givePhone(number: string, found: FoundFields): void {
  if (found.phone === undefined) found.phone = number.trim();
  else found.fax ??= number.trim();
}

/** Telephone and fax after an e-mail address: `Jane Doe jane@example.com +1.2025550123 Fax: +1.2025550124` */
const NUMBERS =
  /^[>)\s]{1,4}(?:(?:tel|phone)[.: -]{0,4})?\+?[\d(][\d ().x-]{5,30}(?:fax[\s.:)-]{0,6}\+?[\d ().x-]{0,30})?$/iu;

/** Finds an e-mail address at either end of a line. One between words is part of a sentence. */
function emailOf(line: string): RegExpExecArray | null {
  const email = line.includes('@') ? EMAIL.exec(line) : null;
  if (email === null) return null;
  const end = email.index + email[0].length;
  const after = line.slice(end);
  return email.index === 0 || bare(after) === '' || NUMBERS.test(after) ? email : null;
}

const LABELS: ReadonlySet<string> = new Set(['', 'e-mail', 'email', 'tel', 'phone', 'fax']);

/** Removes the brackets that were around an e-mail address, and blanks; '' if no word is left. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t()<>,-'.includes(text.charAt(end - 1))) end--;
  // `Example (UK)` keeps its parenthesis.
  const open = text.indexOf('(');
  if (open >= 0 && open < end && text.charAt(end) === ')') end++;
  const words = text.slice(0, end).trim();
  if (words.length > 7) return words;
  const word = words.endsWith('.') || words.endsWith(':') ? words.slice(0, -1) : words;
  return LABELS.has(word.toLowerCase()) ? '' : words;
}

/** Matches a whole line, because between words many of these forms could be a street's number. */
const WHOLE_PHONE =
  /^(?:tel|tel\.|phone|telephone|telefon|ph|t)?\.?\s{0,4}[:.-]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
const WHOLE_FAX = /^(?:fax|telefax|facsimile|f)\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
/** Also matches between words, where {@link takeContactPoints} leaves an address. */
const INNER_EMAIL = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/u;
/** Neither a telephone number nor a line of an address. */
const DATE = /^(?:\d{4}([-/.])\d{2}\1\d{2}|\d{2}([-/.])\d{2}\2\d{4})(?:[T ]\d{2}:\d{2}\S{0,20})?$/u;

/**
 * Takes contact points out of a line of which nothing is known: like {@link takeContactPoints}, but also a number that is the whole
 * line, a mailbox between words, and a date.
 */
export function withoutContactPoints(line: string, found: FoundFields): string {
  if (endsLikeNumber(line)) {
    if (DATE.test(line)) return '';
    const fax = WHOLE_FAX.exec(line)?.[1];
    if (fax !== undefined) {
      found.fax ??= fax.trim();
      return '';
    }
    const phone = WHOLE_PHONE.exec(line)?.[1];
    if (phone !== undefined && (line.match(/\d/gu)?.length ?? 0) >= 7) {
      givePhone(phone, found);
      return '';
    }
  }
  const words = takeContactPoints(line, found);
  const email = words.includes('@') ? INNER_EMAIL.exec(words) : null;
  if (email === null) return words;
  found.email ??= email[0];
  return words
    .slice(0, email.index)
    .replace(/[<([,;:\s]+$|^e-?mail\s*[:.]?/giu, '')
    .trim();
}
