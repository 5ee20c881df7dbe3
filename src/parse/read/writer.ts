import type { Action } from '../properties.js';
import type { Line } from '../text/lines.js';
import { takeContactPoints } from '../values/contact-points.js';
import { isSignerBegun } from '../values/dnssec.js';
import type { FoundFields } from '../values/found-fields.js';
import { readAddresses, readNameservers } from '../values/nameserver.js';
import { isRedacted } from '../values/redacted.js';
import {
  ACTION_OF,
  ContactDraft,
  DnssecDraft,
  Draft,
  emptyRegistrar,
  isDateField,
  type NameserverDraft,
  SignerDraft,
} from './draft.js';
import type { Provenance } from './provenance.js';
import type { Rule, RuleOf } from './rule.js';
import type { ContactField, DnssecField, RegistrarField, Role, ScalarField } from './target.js';

/** Contacts kept for each role, more than any registry prints. */
const MAX_CONTACTS = 20;
/** Statuses, handles, events, keys and lines kept; real records have a dozen at most. */
const MAX_LISTED = 64;
/** Characters kept of a value. */
const MAX_VALUE = 2000;

/** Writes values into a draft. The first value of a field counts, addresses grow line by line, and all sizes are bounded. */
export class Writer {
  readonly draft = new Draft();
  /** The server that was named last; addresses below belong to it. It need not be the last in the list, because a server may be named twice. */
  #server: NameserverDraft | null = null;

  constructor(private readonly provenance: Provenance | null) {}

  /** Writes a value as its label means it. `contact` receives fields of contacts. Labels of sections write nothing. */
  write(rule: Rule, value: string, line: Line, contact: ContactDraft | null): void {
    switch (rule.op) {
      case 'scalar':
        this.scalar(rule.field, value, line, rule.declared);
        // Among a contact's fields, a second date belongs to the contact.
        if (contact === null) this.#furtherDate(rule.field, value);
        return;
      case 'status':
        this.#status(value, line, rule.declared);
        return;
      case 'nameserver':
        // Addresses without a name belong to the server above.
        if (!this.tryWriteNameserver(value, line, rule.declared)) this.#address(value, line, rule.declared);
        return;
      case 'address':
        this.#address(value, line, rule.declared);
        return;
      case 'registrar':
        this.registrar(rule.field, value, line, rule.declared);
        return;
      case 'dnssec':
        this.#dnssec(rule.field, value, line, rule.declared);
        return;
      case 'event':
        if (!this.#isHeading(value, line, rule.declared)) this.#event(rule.field, value, line, rule.declared);
        return;
      case 'redacted':
        this.#redacted(value, line, rule.declared);
        return;
      case 'ttl':
        this.#ttl(value, line, rule.declared);
        return;
      case 'contact':
      case 'member':
        if (contact !== null) this.contact(contact, rule.field, value, line, rule.declared);
    }
  }

  /** Records that a line is known, and has no place in the properties. */
  ignore(line: Line, declared: boolean): void {
    this.provenance?.use(line, 'ignored', declared);
  }

  scalar(field: ScalarField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    if (field === 'updated_on' && isLaterChange(value, this.draft.updated_on, line)) {
      this.draft.updated_on = null;
      this.provenance?.forget(this.draft, field);
    }
    this.draft[field] ??= bounded(value);
    this.provenance?.value(this.draft, field, line, declared);
    if (!isDateField(field)) return;
    this.draft.dateLabel = line.label;
    if (!this.draft.events.includes(field)) this.draft.events.push(field);
  }

  /** Keeps a date that differs from the domain's first one as an event. */
  #furtherDate(field: ScalarField, value: string): void {
    const { draft } = this;
    if (!isDateField(field) || value === '' || draft[field] === bounded(value)) return;
    if (draft.events.length < MAX_LISTED)
      draft.events.push({ action: ACTION_OF[field], date: bounded(value) });
  }

  registrar(field: RegistrarField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    this.draft.registrar ??= emptyRegistrar();
    const { registrar } = this.draft;
    const before = registrar[field];
    if (before === null) registrar[field] = bounded(value);
    else if (field === 'address' && before.length < MAX_VALUE)
      registrar.address = `${before}\n${bounded(value)}`;
    this.provenance?.value(registrar, field, line, declared);
    if (field !== 'iana_id') return;
    registrar.id ??= bounded(value);
    this.provenance?.value(registrar, 'id', line, declared);
  }

  /** Adds words to a name that goes on below. */
  goOn(
    owner: { name: string | null; organization: string | null } | null,
    field: 'name' | 'organization',
    line: Line,
    declared: boolean,
  ): void {
    if (owner === null) return;
    owner[field] = bounded(`${owner[field] ?? ''} ${line.value}`.trim());
    this.provenance?.value(owner, field, line, declared);
  }

  contact(contact: ContactDraft, field: ContactField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    if (field === 'name' && value.startsWith('(') && !isRedacted(value))
      value = value.replace(IN_PARENTHESES, '$1');
    // Cells of a row.
    if (field === 'address' && value.includes('\t')) value = value.replace(/\s*\t\s*/gu, '\n');
    contact.used = true;
    contact.first ??= line;
    contact.last = line;
    if (field === 'id' && value.includes('@')) {
      const [, id, mailbox] = WITH_MAILBOX.exec(value) ?? [];
      if (mailbox !== undefined) this.contact(contact, 'email', mailbox, line, declared);
      if (id !== undefined) value = id;
    }
    if ((field === 'email' && value.includes(' ')) || (field === 'name' && value.includes('\t')))
      value = this.#takePoints(contact, field, value, line, declared);
    if (field === 'surname' || (field === 'name' && contact.surname !== null)) {
      contact[field] = bounded(value);
      contact.name = fullName(contact.name, contact.surname);
      this.provenance?.value(contact, 'name', line, declared);
      return;
    }
    const before = contact[field];
    if (field === 'name' && before !== null && GIVEN_NAME.test(line.label) && !before.includes(value))
      contact.name = bounded(`${value} ${before}`);
    else if (before === null) contact[field] = bounded(value);
    else if (field === 'address' && before.length < MAX_VALUE)
      contact.address = `${before}\n${bounded(value)}`;
    this.provenance?.value(contact, field, line, declared);
  }

  /** Writes what a value has besides its own field, `(jane@example.com) tel-- +1.2025550123` or a name's row of cells, and returns the rest. */
  #takePoints(
    contact: ContactDraft,
    field: 'email' | 'name',
    value: string,
    line: Line,
    declared: boolean,
  ): string {
    const found: FoundFields = {};
    const rest = takeContactPoints(value.replaceAll('\t', ' '), found);
    const own = field === 'name' ? rest : (found.email ?? '');
    const others = (['email', 'phone', 'fax'] as const).filter(
      (other) => other !== field && found[other] !== undefined,
    );
    if (own === '' || others.length === 0) return value;
    for (const other of others) this.contact(contact, other, found[other] ?? '', line, declared);
    return own;
  }

  /** Keeps a line of a contact's block without a label; its field is decided when the section ends. */
  free(contact: ContactDraft, text: string, line: Line, declared: boolean): void {
    if (contact.free.length < MAX_LISTED) contact.free.push({ text: bounded(text), line: line.number });
    this.provenance?.value(contact, '*', line, declared);
  }

  /** Writes the handle of a contact whose object is elsewhere in the response. Several words are a name, not a handle. */
  handle(role: Role, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    const field = NAME.test(value) ? 'name' : value.includes('@') && WITH_MAILBOX.test(value) ? 'id' : null;
    if (field !== null) {
      this.contact(this.sectionContact(role, false), field, value, line, declared);
      return;
    }
    const handle = { role, id: bounded(value), line: line.number };
    if (this.draft.handles.length < MAX_LISTED) this.draft.handles.push(handle);
    this.provenance?.value(handle, 'id', line, declared);
  }

  /** Writes the servers that a value names. Returns false if it names none. */
  tryWriteNameserver(value: string, line: Line, declared: boolean): boolean {
    const found = readNameservers(bounded(value), this.draft.nameservers);
    for (const server of found) this.provenance?.value(server, '*', line, declared);
    this.#server = found.at(-1) ?? this.#server;
    return found.length > 0;
  }

  /** Returns the contact that a label with a role in it belongs to. A second id begins another contact, and so does the first label again. */
  roleContact({ role, field }: RuleOf<'contact', ContactField, Role>, { label, value }: Line): ContactDraft {
    const last = this.draft[role].at(-1);
    const goesOn =
      last !== undefined &&
      (value === '' || !((field === 'id' && last.id !== null) || beginsAgain(last, field, label)));
    return goesOn ? last : added(this.draft[role], MAX_CONTACTS);
  }

  /**
   * Returns the contact for a new section: a new one, unless the last contact of the role is still empty, or has only the id printed
   * above the name (`Registrant ID: …`, `Registrant: …`).
   */
  sectionContact(role: Role, named: boolean): ContactDraft {
    const last = this.draft[role].at(-1);
    const goesOn = last !== undefined && last.free.length === 0 && (!last.used || (named && isIdAlone(last)));
    return goesOn ? last : added(this.draft[role], MAX_CONTACTS);
  }

  /** Adds an object, which is found by its id later; null if there are too many. */
  object(): ContactDraft | null {
    return this.draft.objects.length < MAX_LISTED ? added(this.draft.objects, MAX_LISTED) : null;
  }

  #status(value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    if (this.draft.statuses.length < MAX_LISTED) this.draft.statuses.push(bounded(value));
    this.provenance?.value(this.draft, 'statuses', line, declared);
  }

  #address(value: string, line: Line, declared: boolean): void {
    // `Glue: ns1.example.com 192.0.2.1`, below all names.
    const [host = ''] = value.split(/\s/u, 1);
    if (this.draft.nameservers.some(({ name }) => name === host.toLowerCase())) {
      this.tryWriteNameserver(value, line, declared);
      return;
    }
    if (this.#server === null || !readAddresses(bounded(value), this.#server)) this.ignore(line, declared);
    else this.provenance?.value(this.#server, '*', line, declared);
  }

  #event(action: Action, value: string, line: Line, declared: boolean): void {
    const { draft } = this;
    const event = { action, date: bounded(value) };
    if (draft.events.length < MAX_LISTED) draft.events.push(event);
    this.provenance?.value(event, 'date', line, declared);
    if (action !== 'registrar expiration') return;
    draft.expires_on ??= bounded(value);
    this.provenance?.value(draft, 'expires_on', line, declared);
  }

  /** Notes a field that the server names as removed. */
  #redacted(value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    if (this.draft.redacted.length < MAX_LISTED) this.draft.redacted.push(bounded(value));
    this.provenance?.value(this.draft, 'redacted', line, declared);
  }

  #ttl(value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    const ttl = { text: bounded(value) };
    if (this.draft.ttls.length < MAX_LISTED) this.draft.ttls.push(ttl);
    this.provenance?.value(ttl, 'text', line, declared);
  }

  /** Writes a field of a signer or key, or a text that is a whole one and may continue on the lines below. */
  #dnssec(field: DnssecField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    this.draft.dnssec ??= new DnssecDraft();
    const { dnssec } = this.draft;
    if (field === 'signed' && !isSignerBegun(value)) {
      dnssec.signed ??= bounded(value);
      this.provenance?.value(dnssec, 'signed', line, declared);
      return;
    }
    const kind = KIND_OF_SIGNER[field];
    const last = dnssec.signers.at(-1);
    const whole = field === 'ds' || field === 'key' || field === 'signed';
    let signer: SignerDraft | undefined;
    if (last !== undefined && (kind === null || kind === last.kind)) {
      if (!whole) signer = last.lacking(field, dnssec.signers);
      else if (last.text !== null && !isSignerBegun(value)) signer = last;
    }
    if (signer === undefined) {
      signer = new SignerDraft(kind ?? 'ds');
      if (dnssec.signers.length < MAX_LISTED) dnssec.signers.push(signer);
    }
    if (!whole) signer[field] = bounded(value);
    else if (signer.text === null) signer.text = bounded(value);
    else if (signer.text.length < MAX_VALUE) signer.text += ` ${bounded(value)}`;
    this.provenance?.value(signer, '*', line, declared);
  }

  /** Whether a label without a value is a heading for the lines below; records it if so. */
  #isHeading(value: string, line: Line, declared: boolean): boolean {
    if (value !== '') return false;
    this.provenance?.use(line, 'heading', declared);
    return true;
  }
}

/** What a field belongs to; null for fields that signers and keys have in common. */
const KIND_OF_SIGNER: Readonly<Record<DnssecField, 'ds' | 'key' | null>> = {
  signed: 'ds',
  ds: 'ds',
  key_tag: 'ds',
  digest_type: 'ds',
  digest: 'ds',
  algorithm: null,
  key: 'key',
  flags: 'key',
  protocol: 'key',
  public_key: 'key',
};

/** Adds a contact to the list and returns it; returns the last contact if the list is full. */
function added(contacts: ContactDraft[], most: number): ContactDraft {
  const last = contacts.at(-1);
  if (last !== undefined && contacts.length >= most) return last;
  const contact = new ContactDraft();
  contacts.push(contact);
  return contact;
}

/** Whether a contact's fields begin again, with the label of the first one. Several lines of an address have the same label. */
export const beginsAgain = ({ first, last }: ContactDraft, field: ContactField, label: string): boolean =>
  label === first?.label && label !== last?.label && field !== 'address';

/** RPSL prints a line for every change, `changed: hostmaster@example.com 20020103` (RFC 2622 section 3.1), in any order. */
function isLaterChange(value: string, before: string | null, { label }: Line): boolean {
  if (before === null || label.toLowerCase() !== 'changed') return false;
  const [day, dayBefore] = [CHANGE.exec(value)?.[1], CHANGE.exec(before)?.[1]];
  return day !== undefined && dayBefore !== undefined && day > dayBefore;
}

/** The author and the day of a change. */
const CHANGE = /^\S.{0,253}?\s(\d{8})\b/u;

/** `EX-123456 jane@example.com` */
const WITH_MAILBOX = /^([^\s@]{2,40})\s{1,8}([^\s@]{1,64}@[^\s@]{3,255})$/u;

/** `name:(Jane Doe)`. A placeholder is kept as printed. */
const IN_PARENTHESES = /^\(([^()]{1,200})\)$/u;

/** Below `Name: Doe`, which is the surname then. */
const GIVEN_NAME = /^(?:first ?name|given ?name|forename|vorname|voornaam|fornavn|förnamn|imię)$/iu;

/** Several words are not a handle: `Example Holdings Ltd` where an object's id is expected. */
const NAME = /^[^\d,]{1,100}\s[^\d,]{1,100}$/u;

const isIdAlone = (contact: ContactDraft): boolean =>
  contact.id !== null &&
  contact.name === null &&
  contact.organization === null &&
  contact.address === null &&
  contact.phone === null &&
  contact.email === null;

/** Joins name and surname. Some servers print the full name in addition to its parts. */
function fullName(name: string | null, surname: string | null): string | null {
  if (name === null || surname === null) return name ?? surname;
  return name.endsWith(surname) ? name : `${name} ${surname}`;
}

const bounded = (value: string): string =>
  value.length > MAX_VALUE ? value.slice(0, MAX_VALUE).trimEnd() : value;
