import type { ContactField } from '../read/target.js';

/** What has been read of a contact's lines so far. */
export type FoundFields = Partial<Record<ContactField, string>>;

/** Without a digit no number stands in a line. */
const REACH = /\d|fax/iu;
const EMAIL = /[^\s<>()[\],;:]{1,64}@[^\s<>()[\],;:]{1,190}/u;
const FAX = /(?:\(?\bfax\b[\s.:)-]{0,6}(\+?[\d(][\d ().x-]{5,30})?|(\+?[\d(][\d ().x-]{5,30})\[fax\])/iu;
const PHONE =
  /(?:^|\s)(?:tel|phone|ph)?[.:]?\s{0,4}(\+\d{1,3}[\d ().-]{5,25}|(?:1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[.-]?\d{4}|1 \d{10})(?= |$)/iu;

/** Takes e-mail, telephone and fax out of a line; gives back the words beside them. */
export function takeReach(line: string, found: FoundFields): string {
  const email = emailOf(line);
  if (email !== null) found.email ??= email[0];
  let text = email === null ? line : line.replace(email[0], ' ');
  if (!REACH.test(text)) return bare(text);
  const fax = FAX.exec(text);
  if (fax !== null) {
    const number = (fax[1] ?? fax[2])?.trim();
    if (number !== undefined) found.fax ??= number;
    text = text.replace(fax[0], ' ');
  }
  const phone = PHONE.exec(text);
  // Beside words a number may be a street's.
  if (phone?.[1] !== undefined && (email !== null || fax !== null || phone[0].length === text.length)) {
    if (found.phone === undefined) found.phone = phone[1].trim();
    else found.fax ??= phone[1].trim();
    text = text.replace(phone[0], ' ');
  }
  return bare(text);
}

/** Telephone and fax behind an address: `Jane Doe jane@example.com +1.2025550123 Fax: +1.2025550124` */
const NUMBERS =
  /^[>)\s]{1,4}(?:(?:tel|phone)[.: ]{0,3})?\+?[\d(][\d ().x-]{5,30}(?:fax[\s.:)-]{0,6}\+?[\d ().x-]{0,30})?$/iu;

/** An address at either end of a line; one between words is part of what they say. */
function emailOf(line: string): RegExpExecArray | null {
  const email = line.includes('@') ? EMAIL.exec(line) : null;
  if (email === null) return null;
  const end = email.index + email[0].length;
  const after = line.slice(end);
  return email.index === 0 || bare(after) === '' || NUMBERS.test(after) ? email : null;
}

/** Without the brackets that stood around an address, and the blanks; '' where no word is left. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t()<>,-'.includes(text[end - 1] ?? '')) end--;
  // `Example (UK)` keeps what it closes.
  const open = text.indexOf('(');
  if (open >= 0 && open < end && text[end] === ')') end++;
  const words = text.slice(0, end).trim();
  return /^(?:e-?mail|tel|phone|fax)?[.:]?$/iu.test(words) ? '' : words;
}

/** A whole line: telephones are printed in more ways than they can be told from a street's number. */
const WHOLE_PHONE =
  /^(?:tel|tel\.|phone|telephone|telefon|ph|t)?\.?\s{0,4}[:.-]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
const WHOLE_FAX = /^(?:fax|telefax|facsimile|f)\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
/** Most lines end in a word, and need no more looking at. */
const NUMBER_ENDS = '0123456789).-/xX ';
/** Between words, where nobody took it. */
const INNER_EMAIL = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/u;
/** A day is nobody's telephone number, and no line of an address. */
const DATE = /^(?:\d{4}([-/.])\d{2}\1\d{2}|\d{2}([-/.])\d{2}\2\d{4})(?:[T ]\d{2}:\d{2}\S{0,20})?$/u;

/** The words of a line beside an e-mail address, a telephone or a fax number; '' where there are none. */
export function withoutReach(line: string, found: FoundFields): string {
  const numbered = NUMBER_ENDS.includes(line.charAt(line.length - 1));
  if (numbered && DATE.test(line)) return '';
  const fax = numbered ? WHOLE_FAX.exec(line)?.[1] : undefined;
  if (fax !== undefined) {
    found.fax ??= fax.trim();
    return '';
  }
  const phone = numbered ? WHOLE_PHONE.exec(line)?.[1] : undefined;
  if (phone !== undefined && (line.match(/\d/gu)?.length ?? 0) >= 7) {
    if (found.phone === undefined) found.phone = phone.trim();
    else found.fax ??= phone.trim();
    return '';
  }
  const words = takeReach(line, found);
  const email = words.includes('@') ? INNER_EMAIL.exec(words) : null;
  if (email === null) return words;
  found.email ??= email[0];
  return words
    .slice(0, email.index)
    .replace(/[<([,;:\s]+$|^e-?mail\s*[:.]?/giu, '')
    .trim();
}
