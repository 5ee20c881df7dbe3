import { readCountryCode } from '../../standards/country.js';
import { mentionsHiding } from '../../standards/hidden.js';
import type { Contact, ContactType } from '../properties.js';
import { ContactDraft, type Draft, type Handle } from '../read/draft.js';
import type { Role } from '../read/target.js';
import { isDashes } from '../values/nothing.js';
import { privacyServiceOf } from '../values/redacted.js';

/** Roles whose contacts the properties list. */
export type ContactRole = 'registrant' | 'admin' | 'technical' | 'billing';

const TYPE: Readonly<Record<ContactRole, ContactType>> = {
  registrant: 1,
  admin: 2,
  technical: 3,
  billing: 4,
};

/** A role's contacts: those in its own section, and the objects that it names by handle. */
export function contactsOf(draft: Draft, role: Role): readonly ContactDraft[] {
  const own = draft[role];
  if (draft.objects.length === 0 && draft.handles.length === 0)
    return ofSections(own.every((contact) => contact.used) ? own : own.filter((contact) => contact.used));
  const found: ContactDraft[] = [];
  for (const contact of own) {
    if (!contact.used) continue;
    // `registrant: HANDLE` was read as a name, because the object with that id comes later.
    const handle = handleOf(contact);
    const object = handle === null ? undefined : objectOf(draft, handle);
    found.push(object ?? contact);
  }
  for (const handle of draft.handles) {
    if (handle.role !== role) continue;
    const object = objectOf(draft, handle.id);
    if (object !== undefined && !found.includes(object)) found.push(object);
  }
  return found.length > 0
    ? ofSections(found)
    : draft.handles.filter((handle) => handle.role === role).map(elsewhere);
}

const ofSections = (contacts: readonly ContactDraft[]): readonly ContactDraft[] =>
  contacts.length < 2 ? contacts : withoutNames(withoutHandles(contacts));

/** `registrant: EX-1` in the record, and below it a section that begins with `contact-id: EX-1`: one contact. */
const withoutHandles = (contacts: readonly ContactDraft[]): readonly ContactDraft[] =>
  contacts.filter((contact) => {
    const handle = handleOf(contact);
    return handle === null || !contacts.some((other) => other !== contact && other.id === handle);
  });

/**
 * `Registrant: EXAMPLE LTD` in the record, and below it a section that begins with `Name: EXAMPLE LTD (E-1)`: one
 * contact, of which the section says more.
 */
function withoutNames(contacts: readonly ContactDraft[]): readonly ContactDraft[] {
  const [above, below] = contacts;
  if (above === undefined || below === undefined || above.id !== null || above.name === null) return contacts;
  const isNameAlone = handleOf(above) === above.name;
  return isNameAlone && below.name?.startsWith(above.name) ? contacts.slice(1) : contacts;
}

/** A contact of which the response only has the handle. */
function elsewhere({ id }: Handle): ContactDraft {
  const contact = new ContactDraft();
  contact.id = id;
  return contact;
}

function objectOf(draft: Draft, handle: string): ContactDraft | undefined {
  const id = handle.toLowerCase();
  return draft.objects.find((object) => object.id?.toLowerCase() === id);
}

/** The handle of an object, if the contact has no other value: `registrant: EX-1`, `Registrant ID: EX-1`, `org: ORG-EX1`. */
function handleOf({ id, name, organization, address, email, phone }: ContactDraft): string | null {
  if (address !== null || email !== null || phone !== null) return null;
  if (organization === null) return name ?? id;
  return name === null && id === null ? organization : null;
}

const isBare = (contact: ContactDraft): boolean =>
  contact.address === null &&
  contact.organization === null &&
  contact.email === null &&
  contact.phone === null;

/** Whether a contact has nothing but words that it is hidden, or a privacy service. */
export const isHidden = ({ name, organization, address }: ContactDraft): boolean =>
  [name, organization, address].every((text) => text === null || mentionsHiding(text));

/** `Hong Kong (HK)`: a country's name and its code. */
const WITH_CODE = /^(\p{L}[^()]{1,60}?)\s{0,4}\(([A-Z]{2})\)$/u;

const readCode = (text: string | null): string | null => (text === null ? null : readCountryCode(text));

/** `AB123-EXAMPLE` and `abc1234-56789` in place of a name are handles; `A1-Telekom` is a brand. */
const HANDLE =
  /^(?=[A-Za-z-]{0,30}\d)(?:[A-Za-z]{1,16}\d{0,12}-[A-Z]{2,10}|(?=(?:[A-Za-z-]{0,30}\d){2})[A-Za-z][A-Za-z\d]{1,20}(?:-[A-Za-z\d]{1,20}){1,3})$/u;

/** `Jane Doe <jane@example.com>` behind the label of the name. */
const WITH_MAILBOX =
  /^([^@]{1,200}?),?[\s<(]{1,8}([^\s<>(),@]{1,64}@[^\s<>(),@]{1,190}\.[^\s<>(),@]{2,63})[>)]?$/u;

/** `hostmaster AT example.com`, `hostmaster [at] example.com`: spelled so that programs do not collect it. */
const SPELLED = /^([\w.+-]{1,64})\s?(?: AT |\(at\)|\[at\])\s?([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})$/iu;

const spelled = (email: string | null): string | null =>
  email === null || email.includes('@') ? email : email.replace(SPELLED, '$1@$2');

/** Removes lines that are only dashes, which stand for empty fields; null if no line is left. */
function withoutDashes(address: string): string | null {
  const lines = address.split('\n').filter((line) => !isDashes(line));
  return lines.length === 0 ? null : lines.join('\n');
}

const serviceOf = (name: string | null): string | null => (name === null ? null : privacyServiceOf(name));

/** A contact as the properties have it, except for its dates. */
export function toContact(draft: ContactDraft, role: ContactRole): Contact {
  const [, name2, code2 = null] = draft.country?.endsWith(')') ? (WITH_CODE.exec(draft.country) ?? []) : [];
  const named = readCode(draft.country);
  const code = readCode(draft.country_code) ?? named ?? readCode(code2);
  // A placeholder stays as printed, also if it is printed as the code.
  const country = named !== null ? null : code !== null && code === code2 ? (name2 ?? null) : draft.country;
  const [, name, mailbox] = draft.name?.includes('@') ? (WITH_MAILBOX.exec(draft.name) ?? []) : [];
  const handle = draft.id === null && isBare(draft) && HANDLE.test(draft.name ?? '') ? draft.name : null;
  return {
    id: draft.id ?? handle,
    type: TYPE[role],
    name: handle === null ? (name?.trimEnd() ?? draft.name) : null,
    organization: draft.organization,
    address: draft.address?.includes('-') ? withoutDashes(draft.address) : draft.address,
    city: draft.city,
    zip: draft.zip,
    state: draft.state,
    country: country ?? (code === null ? draft.country_code : null),
    country_code: code,
    phone: draft.phone,
    fax: draft.fax,
    email: spelled(draft.email) ?? mailbox ?? null,
    created_on: null,
    updated_on: null,
    phone_ext: draft.phone_ext,
    fax_ext: draft.fax_ext,
    privacy_service: serviceOf(draft.organization) ?? serviceOf(draft.name),
  };
}
