import { unaccounted } from '../answer/beside.js';
import type { AnswerKind } from '../explanation.js';
import { FIELDS } from '../fields.generated.js';
import type {
  AbuseContact,
  Contact,
  Dnssec,
  Nameserver,
  Properties,
  Registrar,
  Reseller,
  Status,
  Ttl,
} from '../properties.js';
import type { ContactDraft, DateField } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import { type ContactField, REGISTRAR_FIELDS } from '../read/target.js';
import { readDnssec } from '../values/dnssec.js';
import { readStatuses } from '../values/epp-status.js';
import { isHostName } from '../values/nameserver.js';
import { isNothing } from '../values/nothing.js';
import { readTtl } from '../values/ttl.js';
import { type DatesOfPart, dateIn, datesOf, isoOf } from './dates.js';
import { eventsOf } from './events.js';
import { type ContactRole, contactsOf, isHidden, toContact } from './merge-contacts.js';
import type { Origins } from './origins.js';
import { redactedPaths } from './redacted.js';

/**
 * Merges the parts. The registry's part (the first, or the one after IANA's) decides the status. Every other value is the registry's if
 * it has one, else the next part's.
 */
export function assemble(
  given: readonly PartReading[],
  domain: string | null,
  origins: Origins | null = null,
): Properties {
  const parts = registryFirst(given);
  // The registry's part always counts, the others only if they are records.
  const records =
    parts.length < 2 ? parts : parts.filter((part, n) => n === 0 || part.answer.kind === 'record');
  const dates = records.map(datesOf);
  const [registry] = parts;
  const status = contradicted(parts, domain) === null ? (registry?.answer.status ?? 'unknown') : 'unknown';
  const known = status !== 'unknown';
  if (registry !== undefined)
    for (const property of OF_STATUS) origins?.domain(property, 'statuses', registry);
  const printed = textOf(records, 'domain', origins) ?? textOf(records, 'query', origins);
  const properties: Properties = {
    disclaimer: textOf(records, 'disclaimer', origins),
    domain: cleanDomain(printed, domain) ?? cleanDomain(domain, null),
    domain_id: textOf(records, 'domain_id', origins),
    referral_whois: cleanHost(textOf(records, 'referral_whois', origins)),
    referral_url: textOf(records, 'referral_url', origins),
    status,
    'available?': known ? status === 'available' : null,
    'registered?': known ? HELD.has(status) : null,
    created_on: dateOf(dates, 'created_on', origins),
    updated_on: dateOf(dates, 'updated_on', origins),
    expires_on: dateOf(dates, 'expires_on', origins),
    registrar: registrarOf(records, origins),
    registrant_contacts: contactsOfRole(records, 'registrant', origins),
    admin_contacts: contactsOfRole(records, 'admin', origins),
    technical_contacts: contactsOfRole(records, 'technical', origins),
    nameservers: nameserversOf(records, origins),
    available: known ? status === 'available' : null,
    registered: known ? HELD.has(status) : null,
    statuses: statusesOf(records, origins),
    dnssec: dnssecOf(records, origins),
    abuse_contact: abuseContactOf(records, origins),
    reseller: resellerOf(records, origins),
    billing_contacts: contactsOfRole(records, 'billing', origins),
    events: eventsOf(dates, origins),
    redacted: [],
    ttls: ttlsOf(records, origins),
  };
  properties.redacted = redactedPaths(properties, records);
  return properties;
}

/** Moves IANA's record of the suffix behind the registry's part. */
const registryFirst = (parts: readonly PartReading[]): readonly PartReading[] =>
  parts[0]?.aboutSuffix === true
    ? [...parts.filter((part) => !part.aboutSuffix), ...parts.filter((part) => part.aboutSuffix)]
    : parts;

/**
 * Returns the registry's part if it calls a name free although another part has a record of it or says that it is reserved, or another
 * answer in the same text has lines that are not accounted for: it cannot be known which of them is right.
 */
export function contradicted(given: readonly PartReading[], asked: string | null): PartReading | null {
  const [registry, ...others] = registryFirst(given);
  if (registry?.answer.kind !== 'available') return null;
  const saysMore = (part: PartReading): boolean => part.ofMerged && unaccounted({ ...part, asked }) !== null;
  return others.some((part) => CONTRADICTING.has(part.answer.kind) || saysMore(part)) ? registry : null;
}

const CONTRADICTING: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['record', 'reserved']);

const OF_STATUS = ['status', 'available?', 'registered?', 'available', 'registered'] as const;

type Records = readonly PartReading[];

/** Statuses of names that have a holder. */
const HELD: ReadonlySet<Status> = new Set<Status>([
  'registered',
  'redemption',
  'pending_delete',
  'inactive',
  'suspended',
  'expired',
]);

type TextField = 'disclaimer' | 'domain' | 'query' | 'domain_id' | 'referral_whois' | 'referral_url';

function textOf(records: Records, field: TextField, origins: Origins | null): string | null {
  for (const part of records) {
    const value = part.draft[field];
    if (value === null) continue;
    origins?.domain(field === 'query' ? 'domain' : field, field, part);
    return value;
  }
  return null;
}

function dateOf(dates: readonly DatesOfPart[], field: DateField, origins: Origins | null): string | null {
  for (const { part, [field]: date } of dates) {
    const iso = isoOf(date, part.draft, field, part, origins);
    if (iso === null) continue;
    origins?.domain(field, field, part);
    return iso;
  }
  return null;
}

function registrarOf(records: Records, origins: Origins | null): Registrar | null {
  let registrar: Registrar | null = null;
  for (const part of records) {
    const draft = part.draft.registrar;
    if (draft === null) continue;
    for (const field of REGISTRAR_FIELDS) {
      const value = draft[field];
      if (value === null || (field === 'iana_id' && !IANA_ID.test(value))) continue;
      registrar ??= { ...NO_REGISTRAR };
      if (registrar[field] !== null) continue;
      if (field === 'iana_id') registrar.iana_id = Number(value);
      else registrar[field] = value;
      origins?.registrar(field, part);
    }
  }
  return registrar;
}

/** IANA numbers registrars up to some thousands, and registries that act as registrars from 9994 on. */
const IANA_ID = /^\d{1,7}$/;

const NO_REGISTRAR = Object.fromEntries(REGISTRAR_FIELDS.map((field) => [field, null])) as Record<
  keyof Registrar,
  null
>;

/** The registry's statuses, or the registrar's if the registry prints none. */
function statusesOf(records: Records, origins: Origins | null): string[] {
  const part = records.find(({ draft }) => draft.statuses.length > 0);
  if (part === undefined) return [];
  const statuses: string[] = [];
  for (const value of part.draft.statuses)
    for (const status of readStatuses(value))
      if (!statuses.includes(status)) {
        origins?.set(`statuses.${statuses.length}`, part, part.draft, 'statuses');
        statuses.push(status);
      }
  return statuses;
}

function dnssecOf(records: Records, origins: Origins | null): Dnssec | null {
  for (const part of records) {
    const draft = part.draft.dnssec;
    const found = draft === null ? null : readDnssec(draft);
    if (draft === null || found === null) continue;
    origins?.dnssec(found, draft, part);
    const { signed, ds, keys } = found;
    return { signed, ds, keys };
  }
  return null;
}

function ttlsOf(records: Records, origins: Origins | null): Ttl[] {
  const part = records.find(({ draft }) => draft.ttls.length > 0);
  const ttls: Ttl[] = [];
  for (const draft of part?.draft.ttls ?? []) {
    const ttl = readTtl(draft.text);
    if (part === undefined || ttl === null || ttls.some(({ type }) => type === ttl.type)) continue;
    for (const field of ['type', 'seconds'])
      origins?.set(`ttls.${ttls.length}.${field}`, part, draft, 'text');
    ttls.push(ttl);
  }
  return ttls;
}

function abuseContactOf(records: Records, origins: Origins | null): AbuseContact | null {
  for (const part of records) {
    const [draft] = contactsOf(part.draft, 'abuse');
    if (draft === undefined) continue;
    const { email, phone } = draft;
    const found = { email: orNull(email), phone: orNull(phone) };
    if (found.email === null && found.phone === null) continue;
    origins?.fields('abuse_contact', ['email', 'phone'], draft, part);
    return found;
  }
  return null;
}

/** Null for a placeholder: `none` is not a mailbox. */
const orNull = (value: string | null): string | null => (value === null || isNothing(value) ? null : value);

function resellerOf(records: Records, origins: Origins | null): Reseller | null {
  for (const part of records) {
    const reseller = resellerIn(part, origins);
    if (reseller !== null) return reseller;
  }
  return null;
}

/** All lines of the reseller in a part count: its name, its mailbox and its telephone may each have the label `Reseller`. */
function resellerIn(part: PartReading, origins: Origins | null): Reseller | null {
  const reseller: Reseller = { name: null, url: null, email: null, phone: null };
  for (const draft of contactsOf(part.draft, 'reseller'))
    for (const field of RESELLER_FIELDS) {
      const from = resellersField(field, draft);
      const value = draft[from];
      if (reseller[field] !== null || value === null || isNothing(value)) continue;
      reseller[field] = value;
      origins?.set(`reseller.${field}`, part, draft, from);
    }
  return RESELLER_FIELDS.some((field) => reseller[field] !== null) ? reseller : null;
}

const RESELLER_FIELDS = FIELDS.Reseller;

/** The draft's field with a field of the reseller: a mailbox or a telephone behind the label of the name is not a name. */
function resellersField(field: keyof Reseller, draft: ContactDraft): ContactField {
  const { name } = draft;
  if (field === 'url' || (name !== null && !MAILBOX.test(name) && !NUMBER.test(name))) return field;
  if (field === 'name') return 'organization';
  const isOfName = (field === 'email' ? MAILBOX : NUMBER).test(name ?? '');
  return draft[field] === null && isOfName ? 'name' : field;
}

const MAILBOX = /^[^\s@]{1,64}@[^\s@]{1,190}$/u;
const NUMBER = /^\+?[\d(][\d ().-]{5,30}$/u;

function nameserversOf(records: Records, origins: Origins | null): Nameserver[] {
  const part = records.find(({ draft }) => draft.nameservers.length > 0);
  if (part === undefined) return [];
  origins?.nameservers(part);
  return part.draft.nameservers.map(({ name, ipv4, ipv6, addresses }) => ({
    name,
    ipv4,
    ipv6,
    addresses: [...addresses],
  }));
}

/** The contacts of the first part that has any, unless all of them are hidden and a later part shows some. */
function contactsOfRole(records: Records, role: ContactRole, origins: Origins | null): Contact[] {
  let best: PartReading | null = null;
  let drafts: readonly ContactDraft[] = [];
  for (const part of records) {
    const found = contactsOf(part.draft, role);
    if (found.length === 0 || (best !== null && found.every(isHidden))) continue;
    best = part;
    drafts = found;
    if (records.length === 1 || !found.every(isHidden)) break;
  }
  if (best === null) return [];
  const part = best;
  origins?.contacts(role, drafts, part);
  return drafts.map((draft) => {
    const contact = toContact(draft, role);
    for (const field of ['created_on', 'updated_on'] as const)
      contact[field] = isoOf(dateIn(draft[field], part), draft, field, part, origins);
    return contact;
  });
}

function cleanDomain(value: string | null, asked: string | null): string | null {
  if (value === null) return null;
  const printed = value.trim().toLowerCase();
  const word = isHostName(printed) ? printed : (printed.split(/\s/, 1)[0] ?? '');
  const name = word.endsWith('.') ? word.slice(0, -1) : word;
  // Some registries print the label alone.
  if (asked !== null && !name.includes('.') && asked.toLowerCase().startsWith(`${name}.`))
    return asked.toLowerCase();
  return name === '' ? null : name;
}

/** A host name, or null for the web addresses and words that some registrars put there. */
function cleanHost(value: string | null): string | null {
  if (value === null) return null;
  const host = value
    .replace(/^(?:r?whois:\/\/|https?:\/\/(?=whois\.))/i, '')
    .replace(/[/\s].*$/s, '')
    .toLowerCase();
  return /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,10}$/.test(host) ? host : null;
}
