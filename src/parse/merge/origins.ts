import type { Properties } from '../properties.js';
import type { ContactDraft, Draft, RegistrarDraft } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import type { Role } from '../read/target.js';

/** Where a property's value stood before it was one: a field of a draft, whose lines the part's provenance knows. */
export interface Origin {
  readonly part: PartReading;
  readonly owner: object;
  readonly field: string;
}

/** A date that could not be read, or could be two. */
export interface Unreadable extends Origin {
  readonly value: string;
  readonly ambiguous: boolean;
}

/** Which part and draft each value of the properties came from, by its path; written while parts are merged, for `explain`. */
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

  contacts(role: Role, drafts: readonly ContactDraft[], part: PartReading): void {
    for (const [position, owner] of drafts.entries()) {
      const set = (property: string, field: string) =>
        this.#byPath.set(`${role}_contacts.${position}.${property}`, { part, owner, field });
      for (const field of Object.keys(owner)) set(field, field);
      if (owner.country_code === null) set('country_code', 'country');
      // An id and a mailbox may stand where the label is the name's.
      for (const property of ['id', 'email'] as const) if (owner[property] === null) set(property, 'name');
    }
  }

  nameservers(part: PartReading): void {
    for (const [position, owner] of part.draft.nameservers.entries())
      for (const field of ['name', 'ipv4', 'ipv6'])
        this.#byPath.set(`nameservers.${position}.${field}`, { part, owner, field });
  }
}
