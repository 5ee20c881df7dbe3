import { isCountryName, readCountryCode } from './country.js';
import type { ContactDraft } from './draft.js';
import type { ContactField } from './target.js';

/** Reads the lines of a contact that carry no labels into its fields. */
export type BlockReader = (lines: readonly string[]) => Partial<Record<ContactField, string>>;

const EMAIL = /[^\s<>()[\]"',;:]{1,64}@[^\s<>()[\]"',;:]{1,255}/u;
const PHONE =
  /^(?:tel|tel\.|phone|telephone|telefon|ph|t)?\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
const FAX = /^(?:fax|telefax|facsimile|f)\.?\s{0,4}[:.]?\s{0,4}(\+?[\d(][\d\s().x/-]{6,30})$/iu;
const HANDLE = /^(?:[A-Z]{1,5}\d{1,12}(?:-[A-Z0-9]{2,12})?|[A-Z0-9]{2,16}-[A-Z]{2,10})$/u;
const US_TOWN = /^(.{2,60}?),\s{1,4}([A-Z]{2})\.?\s{1,4}(\d{5}(?:-\d{4})?)$/u;
const URL = /^(?:https?:\/\/|www\.)\S+$/iu;

/**
 * Without a rule of the registry's own: e-mail, telephone and fax numbers by their form, a country
 * at the end, a handle at the start; then the first line is the name and the rest the address.
 */
export const readBlock: BlockReader = (lines) => {
  const found: Partial<Record<ContactField, string>> = {};
  const rest: string[] = [];
  for (const line of lines) {
    const email = EMAIL.exec(line);
    if (email !== null) {
      found.email ??= email[0];
      const before = line
        .slice(0, email.index)
        .trim()
        .replace(/[<([,;:]+$|^e-?mail\s*[:.]?/giu, '')
        .trim();
      if (before !== '') rest.push(before);
      continue;
    }
    const fax = FAX.exec(line);
    if (fax?.[1] !== undefined) {
      found.fax ??= fax[1].trim();
      continue;
    }
    const phone = PHONE.exec(line);
    if (phone?.[1] !== undefined && (line.match(/\d/gu)?.length ?? 0) >= 7) {
      if (found.phone === undefined) found.phone = phone[1].trim();
      else found.fax ??= phone[1].trim();
      continue;
    }
    if (URL.test(line)) continue;
    if (rest.length === 0 && found.id === undefined && lines.length > 1 && HANDLE.test(line)) found.id = line;
    else rest.push(line);
  }
  const [name, ...address] = rest;
  if (name !== undefined) found.name = name;
  const last = address.at(-1);
  if (last !== undefined && (isCountryName(last) || readCountryCode(last) !== null)) {
    found.country = last;
    address.pop();
  }
  const town = US_TOWN.exec(address.at(-1) ?? '');
  if (town !== null) {
    address.pop();
    found.city = town[1] ?? '';
    found.state = town[2] ?? '';
    found.zip = town[3] ?? '';
  }
  if (address.length > 0) found.address = address.join('\n');
  return found;
};

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
  for (const [field, value] of Object.entries(found)) {
    if (value.trim() === '') continue;
    contact[field as ContactField] ??= value.trim();
    contact.used = true;
  }
}
