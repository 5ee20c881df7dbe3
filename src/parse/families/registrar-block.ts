import type { BlockReader } from '../contact-block.js';
import { isCountryName, readCountryCode } from '../country.js';
import type { ContactField } from '../target.js';

type Found = Partial<Record<ContactField, string>>;

/** Boise, ID 83704 · Boise ID 83704 · Toronto, ON M6K 3M1 */
const US_TOWN =
  /^(?<city>[^,\d]{2,60}?),?\s{1,4}(?<state>[A-Z]{2})\.?,?\s{1,4}(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u;

/**
 * A contact as registrars printed it before 2013: lines in a fixed order from the top (`head`), then
 * street, town in one of the forms of `towns`, country; e-mail, telephone and fax wherever they stand.
 */
export function registrarBlock(
  head: readonly ('organization' | 'name')[],
  towns: readonly RegExp[] = [US_TOWN],
): BlockReader {
  return (lines) => {
    const found: Found = {};
    const rest = lines.map((line) => takeReach(line, found)).filter((line) => line !== '');
    head.forEach((field, index) => {
      const line = rest[index];
      if (line !== undefined) found[field] = line;
    });
    takePlace(rest.slice(head.length), towns, found);
    return found;
  };
}

/** Street, town and country, which end the block. */
export function takePlace(lines: string[], towns: readonly RegExp[], found: Found): void {
  const last = lines.at(-1);
  if (last !== undefined && (readCountryCode(last) !== null || isCountryName(last))) {
    found.country = last;
    lines.pop();
  }
  for (const pattern of towns) {
    const groups =
      pattern.exec(lines.slice(-2).join('\n'))?.groups ?? pattern.exec(lines.at(-1) ?? '')?.groups;
    if (groups === undefined) continue;
    const spans = Object.values(groups).some((value) => value === lines.at(-2)) ? 2 : 1;
    lines.length -= spans;
    for (const [field, value] of Object.entries(groups)) found[field as ContactField] = value.trim();
    break;
  }
  if (lines.length > 0) found.address = lines.join('\n');
}

const EMAIL = /[^\s<>()[\],;:]{1,64}@[^\s<>()[\],;:]{1,190}/u;
const FAX = /(?:\bfax\b[\s.:-]{0,6}(\+?[\d(][\d ().x-]{5,30})?|(\+?[\d(][\d ().x-]{5,30})\[fax\])/iu;
const PHONE =
  /(?:^|\s)(?:tel|phone|ph)?[.:]?\s{0,4}(\+\d{1,3}[\d ().-]{5,25}|\(?\d{3}\)?[ -]?\d{3}-?\d{4}|1 \d{10})(?= |$)/iu;

/** Takes e-mail, telephone and fax out of a line; gives back the words beside them. */
export function takeReach(line: string, found: Found): string {
  const email = emailOf(line);
  if (email !== null) found.email ??= email[0];
  let text = email === null ? line : line.replace(email[0], ' ');
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

/** An address at either end of a line; one between words is part of what they say. */
function emailOf(line: string): RegExpExecArray | null {
  const email = EMAIL.exec(line);
  if (email === null) return null;
  const end = email.index + email[0].length;
  return email.index === 0 || bare(line.slice(end)) === '' ? email : null;
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
