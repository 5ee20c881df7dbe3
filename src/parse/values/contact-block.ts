import type { ContactDraft } from '../read/draft.js';
import type { ContactField } from '../read/target.js';
import { withoutContactPoints } from './contact-points.js';
import type { FoundFields } from './found-fields.js';
import { isDashes } from './nothing.js';
import { takeNames } from './person-or-organization.js';
import { divideLine } from './place-in-address.js';
import { takePlace } from './town.js';

/** Reads a contact's lines without labels into fields. For the lines of an address, `labelled` is the contact so far. */
export type BlockReader = (lines: readonly string[], labelled?: Readonly<ContactDraft>) => FoundFields;

const HANDLE =
  /^\(?((?:[A-Z]{1,5}\d{1,12}(?:-[A-Z0-9]{2,12})?|[A-Z0-9]{2,16}-[A-Z]{2,10}|[A-Z]{2,8}-\d{2,12}))\)?$/u;
/** One word of capitals and digits is not a name. */
const CODE = /^(?=\D{0,20}\d)[A-Z\d_-]{3,40}$/u;
const URL = /^(?:https?:\/\/|www\.)\S+$/iu;

/** `Jane Doe ()`: a mailbox that was left out. */
const EMPTY_MAILBOX = /\p{L}\s{1,40}\(\s{0,9}\)$/u;

/**
 * Reads a contact without rules of the registry: finds e-mail, telephone and fax by their form, a country at the end and a handle at the
 * start. Then the first line is the name, the second perhaps an organization, and the rest is the address.
 */
export const readBlock: BlockReader = (lines) => {
  const found: FoundFields = {};
  const rest: string[] = [];
  let beside = -1;
  for (const line of lines) {
    const before = found.email;
    const words = withoutContactPoints(line, found);
    if (words === '' || URL.test(words)) continue;
    if (found.email !== before || EMPTY_MAILBOX.test(line)) beside = rest.length;
    // A handle alone names an object elsewhere in the response.
    const alone = lines.length === 1 && found.email === before;
    const handle = rest.length === 0 && !alone ? HANDLE.exec(words)?.[1] : undefined;
    if (handle !== undefined && found.id === undefined) found.id = handle;
    else rest.push(words);
  }
  const [only = ''] = rest;
  const divided = rest.length === 1 ? divideLine(only) : null;
  if (divided !== null) {
    [found.name, found.address] = divided;
    return found;
  }
  // `Example Ltd`, and below it `Jane Doe   (jane@example.com)`: a mailbox is printed next to a person's name.
  if (beside === 1 && rest.length > 2) found.organization = rest.shift() ?? '';
  takeNames(rest, found);
  takePlace(rest, found);
  return found;
};

/**
 * Reads a contact's lines without labels, and never overwrites what labels said. If the reader finds an address without a name, or leaves
 * a mailbox unread, the lines are not in the layout that it expects. Then the generic reader reads what was missed.
 */
export function readFreeLines(contact: ContactDraft, read: BlockReader): void {
  // A label alone, `Fax:`, has no value.
  const lines = contact.free.map((line) => line.text).filter((line) => !EMPTY.test(line));
  contact.free = [];
  const found = read(lines);
  fill(contact, isNobody(found) ? readBlock(lines) : found);
  if (contact.email !== null || read === readBlock || !lines.some((line) => line.includes('@'))) return;
  const { email = '', phone = '', fax = '' } = readBlock(lines);
  fill(contact, { email, phone, fax });
}

/** `Fax.`, `Tel :`, `E-mail` */
const EMPTY = /^(?:tel|telephone|phone|fax|telefax|e-?mail)\s?[.:-]{0,2}$/iu;

const isNobody = ({
  id = '',
  name = '',
  organization = '',
  email = '',
  address = '',
}: FoundFields): boolean => id === '' && name === '' && organization === '' && email === '' && address !== '';

/** Divides an address that labels gave. What the reader does not take stays the address. */
export function divideAddress(contact: ContactDraft, read: BlockReader): void {
  if (contact.address === null) return;
  const found = read(contact.address.split('\n'), contact);
  // A label that says otherwise shows that the line is not a town: `1120 Example Way` and `Postal Code: 10115`.
  if (isContradicted(contact, found)) return;
  contact.address = found.address === undefined || found.address === '' ? null : found.address;
  fill(contact, found);
}

function isContradicted(contact: ContactDraft, { address: _, ...found }: FoundFields): boolean {
  for (const name in found) {
    const said = contact[name as ContactField];
    const value = found[name as keyof typeof found]?.trim() ?? '';
    if (said !== null && value !== '' && said !== value) return true;
  }
  return false;
}

function fill(contact: ContactDraft, found: FoundFields): void {
  const { name: other = '' } = found;
  // If a label gave a name or an organization, a code is the id.
  const isCode =
    (contact.name ?? contact.organization) !== null && other !== contact.name && CODE.test(other);
  if (isCode) {
    contact.id ??= other;
    if (contact.name === null) found = { ...found, name: '' };
  } else if (contact.name !== null && other !== '' && other !== contact.name && contact.address === null)
    // A second name is the organization, unless there is an address above it.
    contact.organization ??= other;
  for (const name in found) {
    const field = name as ContactField;
    const value = found[field]?.trim() ?? '';
    if (value === '' || isDashes(value)) continue;
    contact[field] ??= value;
    contact.used = true;
  }
}
