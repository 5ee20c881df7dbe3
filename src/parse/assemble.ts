import { readCountryCode } from './country.js';
import { type DateReading, readDate } from './date.js';
import type { ContactDraft, Draft, RegistrarDraft } from './draft.js';
import type { Contact, ContactType, Nameserver, Properties, Registrar } from './properties.js';
import type { PartReading } from './read-part.js';
import { ROLES, type Role } from './target.js';

/** Listens to what was taken from where; only `explain` passes one. */
export interface Origins {
  took(path: string, owner: object, field: string, part: number): void;
  date(path: string, reading: DateReading, owner: object, field: string, part: number): void;
}

const TYPE: Readonly<Record<Role, ContactType>> = { registrant: 1, admin: 2, technical: 3 };

/**
 * The parts as one: the registry's part (the first) decides the status; every other value is the
 * registry's where it gives one and the next part's where it does not.
 */
export function assemble(
  parts: readonly PartReading[],
  domain: string | null,
  origins: Origins | null,
): Properties {
  const registry = parts[0];
  const status = registry?.answer.status ?? 'unknown';
  const records = parts.filter((part, index) => index === 0 || part.answer.kind === 'record');
  const pick = (field: ScalarField): string | null => {
    for (const part of records) {
      const value = part.draft[field];
      if (value === null) continue;
      origins?.took(field, part.draft, field, parts.indexOf(part));
      return value;
    }
    return null;
  };
  const date = (field: 'created_on' | 'updated_on' | 'expires_on'): string | null => {
    for (const part of records) {
      const value = part.draft[field];
      if (value === null) continue;
      const { spec } = part.module;
      const reading = readDate(value, spec.zone ?? null, spec.dates ?? null);
      origins?.date(field, reading, part.draft, field, parts.indexOf(part));
      if (reading.iso !== null) return reading.iso;
    }
    return null;
  };
  return {
    disclaimer: pick('disclaimer'),
    domain: cleanDomain(pick('domain') ?? pick('query') ?? domain, domain),
    domain_id: pick('domain_id'),
    referral_whois: cleanHost(pick('referral_whois')),
    referral_url: pick('referral_url'),
    status,
    'available?': status === 'unknown' ? null : status === 'available',
    'registered?': status === 'unknown' ? null : HELD.has(status),
    created_on: date('created_on'),
    updated_on: date('updated_on'),
    expires_on: date('expires_on'),
    registrar: mergeRegistrars(records, parts, origins),
    registrant_contacts: mergeContacts(records, parts, 'registrant', origins),
    admin_contacts: mergeContacts(records, parts, 'admin', origins),
    technical_contacts: mergeContacts(records, parts, 'technical', origins),
    nameservers: mergeNameservers(records, parts, origins),
  };
}

type ScalarField = 'disclaimer' | 'domain' | 'query' | 'domain_id' | 'referral_whois' | 'referral_url';

/** Statuses of names that somebody holds. */
const HELD: ReadonlySet<string> = new Set([
  'registered',
  'redemption',
  'pending_delete',
  'inactive',
  'suspended',
  'expired',
]);

function cleanDomain(value: string | null, asked: string | null): string | null {
  if (value === null) return null;
  let name = value.toLowerCase();
  const blank = name.search(/\s/u);
  if (blank > 0) name = name.slice(0, blank);
  if (name.endsWith('.')) name = name.slice(0, -1);
  // Some registries print the label alone.
  if (asked !== null && !name.includes('.') && asked.toLowerCase().startsWith(`${name}.`))
    return asked.toLowerCase();
  return name === '' ? null : name;
}

/** A host name, or null for the web addresses and words that some registrars put there. */
function cleanHost(value: string | null): string | null {
  if (value === null) return null;
  const host = value
    .replace(/^r?whois:\/\//iu, '')
    .replace(/[/\s].*$/su, '')
    .toLowerCase();
  return /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/u.test(host) ? host : null;
}

function mergeRegistrars(
  records: readonly PartReading[],
  parts: readonly PartReading[],
  origins: Origins | null,
): Registrar | null {
  let found = false;
  const registrar: Registrar = { id: null, name: null, organization: null, url: null };
  for (const part of records) {
    const draft = part.draft.registrar;
    if (draft === null) continue;
    for (const field of REGISTRAR_FIELDS) {
      const value = draft[field];
      if (value === null || registrar[field] !== null) continue;
      registrar[field] = value;
      found = true;
      origins?.took(`registrar.${field}`, draft, field, parts.indexOf(part));
    }
  }
  return found ? registrar : null;
}

const REGISTRAR_FIELDS = [
  'id',
  'name',
  'organization',
  'url',
] as const satisfies readonly (keyof RegistrarDraft)[];

function mergeNameservers(
  records: readonly PartReading[],
  parts: readonly PartReading[],
  origins: Origins | null,
): Nameserver[] {
  const part = records.find((candidate) => candidate.draft.nameservers.length > 0);
  if (part === undefined) return [];
  return part.draft.nameservers.map((server, index) => {
    origins?.took(`nameservers.${index}`, server, '*', parts.indexOf(part));
    return { name: server.name, ipv4: server.ipv4, ipv6: server.ipv6 };
  });
}

function mergeContacts(
  records: readonly PartReading[],
  parts: readonly PartReading[],
  role: Role,
  origins: Origins | null,
): Contact[] {
  let placeholder: { part: PartReading; drafts: readonly ContactDraft[] } | null = null;
  for (const part of records) {
    const drafts = contactsOf(part.draft, role);
    if (drafts.length === 0) continue;
    if (drafts.some((draft) => !isHidden(draft)))
      return toContacts(drafts, part, role, parts.indexOf(part), origins);
    placeholder ??= { part, drafts };
  }
  if (placeholder === null) return [];
  return toContacts(placeholder.drafts, placeholder.part, role, parts.indexOf(placeholder.part), origins);
}

/** A role's contacts: those in its own section, and the objects that it names by handle. */
function contactsOf(draft: Draft, role: Role): readonly ContactDraft[] {
  const own = draft[role];
  if (draft.handles.length === 0 && draft.objects.length === 0)
    return own.length === 0 || own.every((contact) => contact.used)
      ? own
      : own.filter((contact) => contact.used);
  const found: ContactDraft[] = [];
  for (const contact of own) {
    if (!contact.used) continue;
    // `registrant: HANDLE` reads as a name until the object of that id turns up.
    found.push(
      (isBare(contact) ? draft.objects.find((object) => object.id === contact.name) : undefined) ?? contact,
    );
  }
  for (const handle of draft.handles) {
    if (handle.role !== role) continue;
    const id = handle.id.toLowerCase();
    const object = draft.objects.find((candidate) => candidate.id?.toLowerCase() === id);
    if (object !== undefined && !found.includes(object)) found.push(object);
  }
  return found;
}

const isBare = (contact: ContactDraft): boolean =>
  contact.address === null &&
  contact.organization === null &&
  contact.email === null &&
  contact.phone === null;

const HIDDEN = /redacted|not disclosed|privacy|withheld|hidden|statutory masking|data protected/iu;

function isHidden(contact: ContactDraft): boolean {
  return (
    (contact.name === null || HIDDEN.test(contact.name)) &&
    (contact.organization === null || HIDDEN.test(contact.organization)) &&
    (contact.address === null || HIDDEN.test(contact.address))
  );
}

const CONTACT_FIELDS = [
  'id',
  'name',
  'organization',
  'address',
  'city',
  'zip',
  'state',
  'phone',
  'fax',
  'email',
] as const;

function toContacts(
  drafts: readonly ContactDraft[],
  part: PartReading,
  role: Role,
  index: number,
  origins: Origins | null,
): Contact[] {
  const { zone = null, dates = null } = part.module.spec;
  return drafts.map((draft, position) => {
    const code = draft.country === null ? null : readCountryCode(draft.country);
    const read = (field: 'created_on' | 'updated_on'): string | null => {
      const value = draft[field];
      if (value === null) return null;
      const reading = readDate(value, zone, dates);
      origins?.date(`${role}_contacts.${position}.${field}`, reading, draft, field, index);
      return reading.iso;
    };
    if (origins !== null) {
      const path = `${role}_contacts.${position}`;
      origins.took(path, draft, '*', index);
      for (const field of CONTACT_FIELDS)
        if (draft[field] !== null) origins.took(`${path}.${field}`, draft, field, index);
      if (draft.country !== null)
        origins.took(`${path}.${code === null ? 'country' : 'country_code'}`, draft, 'country', index);
    }
    return {
      id: draft.id,
      type: TYPE[role],
      name: draft.name,
      organization: draft.organization,
      address: draft.address,
      city: draft.city,
      zip: draft.zip,
      state: draft.state,
      country: code === null ? draft.country : null,
      country_code: code,
      phone: draft.phone,
      fax: draft.fax,
      email: draft.email,
      created_on: read('created_on'),
      updated_on: read('updated_on'),
    };
  });
}

export { ROLES };
