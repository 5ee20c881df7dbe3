import type { ResourceAnswer, ResourceEntry } from './answer.js';
import {
  ADDRESS,
  CONTACT,
  FIELDS,
  HANDLE,
  HANDLES,
  NAMED_BELOW,
  POINT_OF_CONTACT,
  POINT_ROLES,
} from './labels.js';
import { allOf, firstOf, type WhoisObject } from './objects.js';
import { CONTACT_ROLES, type ContactRole, type ResourceContact } from './properties.js';
import { countryOf, lineOf } from './values.js';

type Contacts = Record<ContactRole, ResourceContact[]>;

/** Contacts kept for each role, more than any entry has. */
const MAX_CONTACTS = 20;

/** Returns the contacts of an entry: by the handles that it names, and from the objects printed below it. */
export function contactsOf(entry: ResourceEntry, { objects, comments }: ResourceAnswer): Contacts {
  const found: Contacts = {
    registrant: [],
    administrative: [],
    technical: [],
    abuse: [],
    noc: [],
    routing: [],
  };
  const add = (role: ContactRole, contact: ResourceContact): void => {
    const known = found[role];
    // APNIC prints an abuse desk as a role and as an IRT.
    const again = known.some((each) =>
      role === 'abuse' && contact.email !== null
        ? each.email === contact.email
        : JSON.stringify(each) === JSON.stringify(contact),
    );
    if (!again && known.length < MAX_CONTACTS) known.push(contact);
  };
  const byHandle = objectsByHandle(objects);
  for (const object of entry.below) addPrintedBelow(object, add);
  addNamed(entry.object, byHandle, add);
  // The holder's own contacts fill roles for which the entry names none.
  const holder = byHandle.get(key(firstOf(entry.object, 'org') ?? ''));
  if (holder !== undefined) {
    const own = new Set(CONTACT_ROLES.filter((role) => found[role].length > 0));
    addNamed(holder, byHandle, (role, contact) => {
      if (!own.has(role)) add(role, contact);
    });
  }
  const owner = registrantIn(entry.object) ?? registrantAbove(entry.above);
  if (found.registrant.length === 0 && owner !== null) add('registrant', owner);
  for (const email of abuseIn(comments)) addAbuseMailbox(found.abuse, email, add);
  return found;
}

/** Adds a mailbox that a comment names, unless it is known: to a contact without one, or as a contact of its own. */
function addAbuseMailbox(known: readonly ResourceContact[], email: string, add: Add): void {
  if (known.some((contact) => contact.email === email)) return;
  const without = known.find((contact) => contact.email === null);
  if (without === undefined) add('abuse', { ...NO_CONTACT, email });
  else without.email = email;
}

/** Returns the name of the holder: the registrant's, else as the entry prints it, else the first line of its description. */
export function holderOf({ object }: ResourceEntry, contacts: Contacts): string | null {
  const [registrant] = contacts.registrant;
  return (
    registrant?.organization ??
    registrant?.name ??
    withoutHandle(lineOf(firstOf(object, ...FIELDS.organization))) ??
    firstOf(object, 'descr')?.split('\n', 1)[0] ??
    null
  );
}

const NO_CONTACT: ResourceContact = {
  handle: null,
  name: null,
  organization: null,
  address: null,
  country_code: null,
  phone: null,
  fax: null,
  email: null,
};

const NO_HANDLES: ReadonlyMap<string, WhoisObject> = new Map();

type Add = (role: ContactRole, contact: ResourceContact) => void;

const key = (handle: string): string => handle.trim().toLowerCase();

function objectsByHandle(objects: readonly WhoisObject[]): Map<string, WhoisObject> {
  const found = new Map<string, WhoisObject>();
  for (const object of objects) {
    const [first] = object.entries;
    const handle = firstOf(object, ...HANDLE);
    // A network has the same labels for the handle of its holder.
    if (handle === null || first === undefined) continue;
    if (!found.has(key(handle))) found.set(key(handle), object);
  }
  return found;
}

function addNamed(object: WhoisObject, byHandle: ReadonlyMap<string, WhoisObject>, add: Add): void {
  for (const { label, value } of object.entries) {
    const role = Object.hasOwn(HANDLES, label) ? HANDLES[label] : undefined;
    if (role === undefined) continue;
    const named = byHandle.get(key(value));
    if (named !== undefined) add(role, contactIn(named, role));
    else if (value.includes('@') && !/\s/u.test(value)) add(role, { ...NO_CONTACT, email: value });
    else if (/^[\w.:-]{2,60}$/u.test(value)) add(role, { ...NO_CONTACT, handle: value });
  }
}

/** Adds from an object printed below the entry: ARIN's holder and points of contact, the contacts of an RDAP response, or KRNIC's manager. */
function addPrintedBelow(object: WhoisObject, add: Add): void {
  const [first] = object.entries;
  if (first === undefined) return;
  if (first.label === 'contactrole') {
    const words = first.value.split(', ');
    for (const role of CONTACT_ROLES) if (words.includes(role)) add(role, contactIn(object, role));
  } else if (first.label === 'orgname' || first.label === 'custname')
    add('registrant', contactIn(object, 'registrant'));
  else if (first.label === 'name' && firstOf(object, 'phone', 'email') !== null)
    add('administrative', contactIn(object, 'administrative'));
  else if (NAMED_BELOW.has(first.label)) addNamed(object, NO_HANDLES, add);
  addPoints(object, add);
}

function addPoints({ entries }: WhoisObject, add: Add): void {
  let point: { role: ContactRole | undefined; contact: ResourceContact } | null = null;
  const finish = (): void => {
    if (point?.role !== undefined) add(point.role, point.contact);
    point = null;
  };
  for (const { label, value } of entries) {
    const [, word = '', field = ''] = POINT_OF_CONTACT.exec(label) ?? [];
    if (field === '') continue;
    if (field === 'handle') {
      finish();
      point = { role: POINT_ROLES[word], contact: { ...NO_CONTACT } };
    }
    if (point !== null) point.contact[field as 'handle' | 'name' | 'phone' | 'email'] ??= lineOf(value);
  }
  finish();
}

function contactIn(object: WhoisObject, role: ContactRole): ResourceContact {
  const field = (name: keyof typeof CONTACT): string | null => lineOf(firstOf(object, ...CONTACT[name]));
  const address = ADDRESS.flatMap((label) => allOf(object, label)).join('\n');
  const handle = lineOf(firstOf(object, ...HANDLE));
  const isIrt = object.entries[0]?.label === 'irt';
  return {
    handle,
    name: field('name') ?? (isIrt ? handle : null),
    organization: field('organization'),
    address: address === '' ? null : address,
    country_code: countryOf(field('country')),
    phone: field('phone')?.replace(/^tel:/iu, '') ?? null,
    fax: field('fax'),
    email: (role === 'abuse' ? (field('abuse') ?? field('email')) : field('email')) ?? field('abuse'),
  };
}

/** Returns the holder if the entry itself has all its data: LACNIC, NIC.br, JPNIC, KRNIC. */
function registrantIn(object: WhoisObject): ResourceContact | null {
  const name = withoutHandle(lineOf(firstOf(object, ...FIELDS.organization)));
  if (name === null) return null;
  const address = ADDRESS.flatMap((label) => allOf(object, label)).join('\n');
  return {
    ...NO_CONTACT,
    handle: lineOf(firstOf(object, 'ownerid')),
    organization: name,
    address: address === '' ? null : address,
    country_code: countryOf(lineOf(firstOf(object, 'country'))),
    phone: lineOf(firstOf(object, 'phone')),
  };
}

/** Reads a name and an address on lines of their own, with the country's code last. */
function registrantAbove([name, ...address]: readonly string[]): ResourceContact | null {
  if (name === undefined) return null;
  const code = countryOf(address.at(-1) ?? null);
  const lines = code !== null && address.at(-1)?.length === 2 ? address.slice(0, -1) : address;
  return {
    ...NO_CONTACT,
    organization: name,
    address: lines.length === 0 ? null : lines.join('\n'),
    country_code: code,
  };
}

/** The name without the handle that ARIN prints after it: `Example Holdings Ltd (EXAMPL-1)`. */
const withoutHandle = (value: string | null): string | null =>
  value === null ? null : value.replace(/\s+\([A-Z\d-]+\)$/u, '');

/** `Abuse contact for '192.0.2.0 - 192.0.2.255' is 'abuse@example.net'`. */
const ABUSE = /^Abuse contact for '[^']{1,200}' is '([^'\s]{3,254}@?[^'\s]{0,254})'/u;

function abuseIn(comments: readonly string[]): string[] {
  return comments.flatMap((line) => ABUSE.exec(line)?.[1] ?? []).filter((email) => email.includes('@'));
}
