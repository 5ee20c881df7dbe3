import type { Contact, Nameserver, Properties, Registrar, Status } from '../properties.js';
import type { ContactDraft } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import type { Role } from '../read/target.js';
import { orderIn, readDate } from '../values/date.js';
import { isHostName } from '../values/nameserver.js';
import { contactsOf, isHidden, toContact } from './merge-contacts.js';
import type { Origins } from './origins.js';

/**
 * The parts as one: the registry's part (the first) decides the status; every other value is the
 * registry's where it gives one and the next part's where it does not.
 */
export function assemble(
  parts: readonly PartReading[],
  domain: string | null,
  origins: Origins | null = null,
): Properties {
  // The registry's part counts whatever it is, the others if they are records.
  const records =
    parts.length < 2 ? parts : parts.filter((part, n) => n === 0 || part.answer.kind === 'record');
  const status = parts[0]?.answer.status ?? 'unknown';
  const known = status !== 'unknown';
  const [registry] = parts;
  if (registry !== undefined)
    for (const property of OF_STATUS) origins?.domain(property, 'statuses', registry);
  const printed = textOf(records, 'domain', 'domain', origins) ?? textOf(records, 'domain', 'query', origins);
  return {
    disclaimer: textOf(records, 'disclaimer', 'disclaimer', origins),
    domain: cleanDomain(printed, domain) ?? cleanDomain(domain, null),
    domain_id: textOf(records, 'domain_id', 'domain_id', origins),
    referral_whois: cleanHost(textOf(records, 'referral_whois', 'referral_whois', origins)),
    referral_url: textOf(records, 'referral_url', 'referral_url', origins),
    status,
    'available?': known ? status === 'available' : null,
    'registered?': known ? HELD.has(status) : null,
    created_on: dateOf(records, 'created_on', origins),
    updated_on: dateOf(records, 'updated_on', origins),
    expires_on: dateOf(records, 'expires_on', origins),
    registrar: registrarOf(records, origins),
    registrant_contacts: contactsOfRole(records, 'registrant', origins),
    admin_contacts: contactsOfRole(records, 'admin', origins),
    technical_contacts: contactsOfRole(records, 'technical', origins),
    nameservers: nameserversOf(records, origins),
  };
}

const OF_STATUS = ['status', 'available?', 'registered?'] as const;

type Records = readonly PartReading[];

/** Statuses of names that somebody holds. */
const HELD: ReadonlySet<Status> = new Set<Status>([
  'registered',
  'redemption',
  'pending_delete',
  'inactive',
  'suspended',
  'expired',
]);

type TextField = 'disclaimer' | 'domain' | 'query' | 'domain_id' | 'referral_whois' | 'referral_url';

function textOf(
  records: Records,
  property: keyof Properties,
  field: TextField,
  origins: Origins | null,
): string | null {
  for (const part of records) {
    const value = part.draft[field];
    if (value === null) continue;
    origins?.domain(property, field, part);
    return value;
  }
  return null;
}

function dateOf(
  records: Records,
  field: 'created_on' | 'updated_on' | 'expires_on',
  origins: Origins | null,
): string | null {
  for (const part of records) {
    const iso = isoOf(part.draft[field], part.draft, field, part, origins);
    if (iso === null) continue;
    origins?.domain(field, field, part);
    return iso;
  }
  return null;
}

function isoOf(
  value: string | null,
  owner: object,
  field: string,
  part: PartReading,
  origins: Origins | null,
): string | null {
  if (value === null) return null;
  const { zone, dates } = part.module;
  let { iso, ambiguous } = readDate(value, zone, dates);
  if (ambiguous) {
    const { created_on, updated_on, expires_on } = part.draft;
    ({ iso, ambiguous } = readDate(value, zone, orderIn([created_on, updated_on, expires_on])));
  }
  if (iso === null) origins?.unreadable.push({ part, owner, field, value, ambiguous });
  return iso;
}

function registrarOf(records: Records, origins: Origins | null): Registrar | null {
  let registrar: Registrar | null = null;
  for (const part of records) {
    const draft = part.draft.registrar;
    if (draft === null) continue;
    for (const field of REGISTRAR_FIELDS) {
      if (draft[field] === null) continue;
      registrar ??= { id: null, name: null, organization: null, url: null };
      if (registrar[field] !== null) continue;
      registrar[field] = draft[field];
      origins?.registrar(field, part);
    }
  }
  return registrar;
}

const REGISTRAR_FIELDS = ['id', 'name', 'organization', 'url'] as const;

function nameserversOf(records: Records, origins: Origins | null): Nameserver[] {
  const part = records.find(({ draft }) => draft.nameservers.length > 0);
  if (part === undefined) return [];
  origins?.nameservers(part);
  return part.draft.nameservers.map(({ name, ipv4, ipv6 }) => ({ name, ipv4, ipv6 }));
}

/** From whichever part has them: a part whose contacts are all hidden yields to one that shows any. */
function contactsOfRole(records: Records, role: Role, origins: Origins | null): Contact[] {
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
    contact.created_on = isoOf(draft.created_on, draft, 'created_on', part, origins);
    contact.updated_on = isoOf(draft.updated_on, draft, 'updated_on', part, origins);
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
