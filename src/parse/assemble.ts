import { type DateReading, readDate } from './date.js';
import type { RegistrarDraft } from './draft.js';
import { contactsOf, isHidden, toContact } from './merge-contacts.js';
import type { Contact, Nameserver, Properties, Registrar, Status } from './properties.js';
import type { PartReading } from './read-part.js';
import type { Role } from './target.js';

/** Listens to what was taken from where; only `explain` passes one. */
export interface Origins {
  took(path: string, owner: object, field: string, part: number, value: string | boolean): void;
  unreadable(
    path: string,
    owner: object,
    field: string,
    part: number,
    value: string,
    ambiguous: boolean,
  ): void;
}

/**
 * The parts as one: the registry's part (the first) decides the status; every other value is the
 * registry's where it gives one and the next part's where it does not.
 */
export function assemble(
  parts: readonly PartReading[],
  domain: string | null,
  origins: Origins | null,
): Properties {
  const merger = new Merger(parts, origins);
  const status = parts[0]?.answer.status ?? 'unknown';
  merger.status(status);
  return {
    disclaimer: merger.text('disclaimer'),
    domain: merger.domain(domain),
    domain_id: merger.text('domain_id'),
    referral_whois: cleanHost(merger.text('referral_whois')),
    referral_url: merger.text('referral_url'),
    status,
    'available?': status === 'unknown' ? null : status === 'available',
    'registered?': status === 'unknown' ? null : HELD.has(status),
    created_on: merger.date('created_on'),
    updated_on: merger.date('updated_on'),
    expires_on: merger.date('expires_on'),
    registrar: merger.registrar(),
    registrant_contacts: merger.contacts('registrant'),
    admin_contacts: merger.contacts('admin'),
    technical_contacts: merger.contacts('technical'),
    nameservers: merger.nameservers(),
  };
}

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
type DateField = 'created_on' | 'updated_on' | 'expires_on';

/** Goes through the parts for one value after the other. */
class Merger {
  constructor(
    private readonly parts: readonly PartReading[],
    private readonly origins: Origins | null,
  ) {}

  /** The registry's part whatever it is, and the others that are records. */
  *#records(): Generator<[PartReading, number]> {
    for (const [index, part] of this.parts.entries())
      if (index === 0 || part.answer.kind === 'record') yield [part, index];
  }

  status(status: Status): void {
    const registry = this.parts[0];
    if (registry === undefined || registry.draft.statuses.length === 0) return;
    this.origins?.took('status', registry.draft, 'status', 0, status);
  }

  text(field: TextField): string | null {
    for (const [{ draft }, index] of this.#records()) {
      const value = draft[field];
      if (value === null) continue;
      this.origins?.took(field, draft, field, index, value);
      return value;
    }
    return null;
  }

  domain(asked: string | null): string | null {
    const printed = cleanDomain(this.text('domain') ?? this.text('query'), asked);
    return printed ?? cleanDomain(asked, null);
  }

  date(field: DateField): string | null {
    for (const [{ draft, module }, index] of this.#records()) {
      const value = draft[field];
      if (value === null) continue;
      const reading = readDate(value, module.zone, module.spec.dates ?? null);
      const iso = this.#noteDate(field, reading, draft, field, index, value);
      if (iso !== null) return iso;
    }
    return null;
  }

  #noteDate(
    path: string,
    { iso, ambiguous }: DateReading,
    owner: object,
    field: string,
    part: number,
    value: string,
  ): string | null {
    if (iso === null) this.origins?.unreadable(path, owner, field, part, value, ambiguous);
    else this.origins?.took(path, owner, field, part, iso);
    return iso;
  }

  registrar(): Registrar | null {
    let registrar: Registrar | null = null;
    for (const [part, index] of this.#records()) {
      const draft = part.draft.registrar;
      if (draft === null) continue;
      for (const field of REGISTRAR_FIELDS) {
        const value = draft[field];
        if (value === null) continue;
        registrar ??= { id: null, name: null, organization: null, url: null };
        if (registrar[field] !== null) continue;
        registrar[field] = value;
        this.origins?.took(`registrar.${field}`, draft, field, index, value);
      }
    }
    return registrar;
  }

  nameservers(): Nameserver[] {
    for (const [{ draft }, index] of this.#records()) {
      if (draft.nameservers.length === 0) continue;
      return draft.nameservers.map((server, position) => {
        this.origins?.took(`nameservers.${position}.name`, server, '*', index, server.name);
        if (server.ipv4 !== null)
          this.origins?.took(`nameservers.${position}.ipv4`, server, '*', index, server.ipv4);
        if (server.ipv6 !== null)
          this.origins?.took(`nameservers.${position}.ipv6`, server, '*', index, server.ipv6);
        return { name: server.name, ipv4: server.ipv4, ipv6: server.ipv6 };
      });
    }
    return [];
  }

  /** From whichever part has them: a part whose contacts are all hidden yields to one that shows any. */
  contacts(role: Role): Contact[] {
    let best = -1;
    for (const [{ draft }, index] of this.#records()) {
      const drafts = contactsOf(draft, role);
      if (drafts.length === 0) continue;
      if (best < 0) best = index;
      if (drafts.every(isHidden)) continue;
      best = index;
      break;
    }
    const part = this.parts[best];
    if (part === undefined) return [];
    return contactsOf(part.draft, role).map((draft, position) => {
      const contact = toContact(draft, role);
      const path = `${role}_contacts.${position}`;
      if (this.origins !== null)
        for (const [field, value] of Object.entries(contact))
          if (typeof value === 'string')
            this.origins.took(
              `${path}.${field}`,
              draft,
              field === 'country_code' ? 'country' : field,
              best,
              value,
            );
      for (const field of CONTACT_DATES) {
        const value = draft[field];
        if (value === null) continue;
        const reading = readDate(value, part.module.zone, part.module.spec.dates ?? null);
        contact[field] = this.#noteDate(`${path}.${field}`, reading, draft, field, best, value);
      }
      return contact;
    });
  }
}

const CONTACT_DATES = ['created_on', 'updated_on'] as const;

const REGISTRAR_FIELDS = [
  'id',
  'name',
  'organization',
  'url',
] as const satisfies readonly (keyof RegistrarDraft)[];

function cleanDomain(value: string | null, asked: string | null): string | null {
  if (value === null) return null;
  let name = value.trim().toLowerCase();
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
