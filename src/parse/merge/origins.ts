import type { Properties } from '../properties.js';
import type { ContactDraft, DnssecDraft, Draft, RegistrarDraft } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import type { FoundDnssec } from '../values/dnssec.js';
import { privacyServiceOf } from '../values/redacted.js';
import type { ContactRole } from './merge-contacts.js';

/** The field of a draft that a property's value came from; the part's provenance has its lines. */
export interface Origin {
  readonly part: PartReading;
  readonly owner: object;
  readonly field: string;
}

/** A date that could not be read, or could be two dates. */
interface Unreadable extends Origin {
  readonly value: string;
  readonly ambiguous: boolean;
}

/** The origin of each value of the properties, by its path. It is filled for `explain` while parts are merged. */
export class Origins {
  readonly unreadable: Unreadable[] = [];
  readonly #byPath = new Map<string, Origin>();

  of(path: string): Origin | undefined {
    return this.#byPath.get(path);
  }

  /** A field of the domain: the draft's field may have another name than the property. */
  domain(property: keyof Properties, field: keyof Draft, part: PartReading): void {
    this.#byPath.set(property, { part, owner: part.draft, field });
  }

  registrar(field: keyof RegistrarDraft, part: PartReading): void {
    if (part.draft.registrar !== null)
      this.#byPath.set(`registrar.${field}`, { part, owner: part.draft.registrar, field });
  }

  contacts(role: ContactRole, drafts: readonly ContactDraft[], part: PartReading): void {
    for (const [position, owner] of drafts.entries()) {
      const set = (property: string, field: string) =>
        this.#byPath.set(`${role}_contacts.${position}.${property}`, { part, owner, field });
      for (const field of Object.keys(owner)) set(field, field);
      if (owner.country_code === null) set('country_code', 'country');
      // An id and a mailbox may be printed behind the label of the name.
      for (const property of ['id', 'email'] as const) if (owner[property] === null) set(property, 'name');
      const ofOrganization = owner.organization !== null && privacyServiceOf(owner.organization) !== null;
      set('privacy_service', ofOrganization ? 'organization' : 'name');
    }
  }

  /** A value by its path. */
  set(path: string, part: PartReading, owner: object, field: string): void {
    this.#byPath.set(path, { part, owner, field });
  }

  /** Fields of an object, which have the same names in its draft. */
  fields(path: string, names: readonly string[], owner: object, part: PartReading): void {
    for (const name of names) this.set(`${path}.${name}`, part, owner, name);
  }

  dnssec({ ds, keys, from }: FoundDnssec, draft: DnssecDraft, part: PartReading): void {
    this.set('dnssec.signed', part, draft, 'signed');
    for (const [list, values, owners] of [
      ['ds', ds, from.ds],
      ['keys', keys, from.keys],
    ] as const)
      for (const [place, value] of values.entries())
        this.fields(`dnssec.${list}.${place}`, Object.keys(value), owners[place] ?? draft, part);
  }

  nameservers(part: PartReading): void {
    for (const [position, owner] of part.draft.nameservers.entries())
      for (const field of [
        'name',
        'ipv4',
        'ipv6',
        ...owner.addresses.map((_, place) => `addresses.${place}`),
      ])
        this.set(`nameservers.${position}.${field}`, part, owner, field);
  }
}
