import { takeNames } from './contact-names.js';
import { takePlace, townsOf } from './contact-place.js';
import { type FoundFields, takeReach } from './contact-reach.js';
import type { ContactDraft } from './draft.js';
import type { ContactField } from './target.js';

/** Reads the lines of a contact that carry no labels into its fields. */
export type BlockReader = (lines: readonly string[]) => Partial<Record<ContactField, string>>;

/** A whole line: telephones are printed in more ways than they can be told from a street's number. */
const PHONE =
  /^(?:tel|tel\.|phone|telephone|telefon|ph|t)?\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
const FAX = /^(?:fax|telefax|facsimile|f)\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
/** Most lines end in a word, and need no more looking at. */
const NUMBER_ENDS = '0123456789).-/xX ';
const EMAIL = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/u;
const HANDLE =
  /^\(?((?:[A-Z]{1,5}\d{1,12}(?:-[A-Z0-9]{2,12})?|[A-Z0-9]{2,16}-[A-Z]{2,10}|[A-Z]{2,8}-\d{2,12}))\)?$/u;
const URL = /^(?:https?:\/\/|www\.)\S+$/iu;

/**
 * Without a rule of the registry's own: e-mail, telephone and fax numbers by their form, a country
 * at the end, a handle at the start; then the name, perhaps an organization, and the rest is the address.
 */
export const readBlock: BlockReader = (lines) => {
  const found: FoundFields = {};
  const rest: string[] = [];
  for (const line of lines) {
    const words = withoutReach(line, found);
    if (words === '' || URL.test(words)) continue;
    // One alone names an object that stands elsewhere in the answer.
    const handle = rest.length === 0 && lines.length > 1 ? HANDLE.exec(words)?.[1] : undefined;
    if (handle !== undefined && found.id === undefined) found.id = handle;
    else rest.push(words);
  }
  takeNames(rest, found);
  takePlace(rest, townsOf(rest), found);
  return found;
};

/** A day is nobody's telephone number, and no line of an address. */
const DATE = /^(?:\d{4}([-/.])\d{2}\1\d{2}|\d{2}([-/.])\d{2}\2\d{4})(?:[T ]\d{2}:\d{2}\S{0,20})?$/u;

/** The words of a line beside an e-mail address, a telephone or a fax number; '' where there are none. */
function withoutReach(line: string, found: FoundFields): string {
  const numbered = NUMBER_ENDS.includes(line.charAt(line.length - 1));
  if (numbered && DATE.test(line)) return '';
  const fax = numbered ? FAX.exec(line)?.[1] : undefined;
  if (fax !== undefined) {
    found.fax ??= fax.trim();
    return '';
  }
  const phone = numbered ? PHONE.exec(line)?.[1] : undefined;
  if (phone !== undefined && (line.match(/\d/gu)?.length ?? 0) >= 7) {
    if (found.phone === undefined) found.phone = phone.trim();
    else found.fax ??= phone.trim();
    return '';
  }
  const words = takeReach(line, found);
  const email = words.includes('@') ? EMAIL.exec(words) : null;
  if (email === null) return words;
  found.email ??= email[0];
  return words
    .slice(0, email.index)
    .replace(/[<([,;:\s]+$|^e-?mail\s*[:.]?/giu, '')
    .trim();
}

/** Gives the free lines of a contact to a reader, without overwriting what labels said. */
export function readFreeLines(contact: ContactDraft, read: BlockReader): void {
  const lines = contact.free;
  contact.free = [];
  fill(contact, read(lines.map((line) => line.text)));
}

/** Divides the address that labels gave; what the reader leaves of it stays the address. */
export function divideAddress(contact: ContactDraft, read: BlockReader): void {
  if (contact.address === null) return;
  const found = read(contact.address.split('\n'));
  contact.address = found.address === undefined || found.address === '' ? null : found.address;
  fill(contact, found);
}

function fill(contact: ContactDraft, found: Partial<Record<ContactField, string>>): void {
  for (const name in found) {
    const field = name as ContactField;
    const value = found[field]?.trim() ?? '';
    if (value === '') continue;
    contact[field] ??= value;
    contact.used = true;
  }
}
