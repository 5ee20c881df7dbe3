import type { Line } from '../text/lines.js';
import { readAddresses, readNameservers } from '../values/nameserver.js';
import { ContactDraft, Draft, RegistrarDraft } from './draft.js';
import type { ContactField, RegistrarField, Role, Rule } from './target.js';
import type { Trace } from './trace.js';

/** More contacts of a role than any registry gives; what is beyond is not kept. */
const MAX_CONTACTS = 20;
/** A name has a dozen statuses and a few handles. */
const MAX_LISTED = 64;
/** Values are fields, not documents. */
const MAX_VALUE = 2000;

/** Writes values into a draft: the first of a field counts, addresses grow by lines, all is bounded. */
export class DraftWriter {
  readonly draft = new Draft();

  constructor(private readonly trace: Trace | null) {}

  domain(rule: Rule, value: string, line: Line): void {
    if (this.#isHeading(value, line, rule.declared)) return;
    const field = rule.field as 'domain';
    this.draft[field] ??= bounded(value);
    this.trace?.value(this.draft, field, line.number, rule.declared);
  }

  status(rule: Rule, value: string, line: Line): void {
    if (this.#isHeading(value, line, rule.declared)) return;
    if (this.draft.statuses.length < MAX_LISTED) this.draft.statuses.push(bounded(value));
    this.trace?.value(this.draft, 'status', line.number, rule.declared);
  }

  registrar(field: RegistrarField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    this.draft.registrar ??= new RegistrarDraft();
    this.draft.registrar[field] ??= bounded(value);
    this.trace?.value(this.draft.registrar, field, line.number, declared);
  }

  contact(contact: ContactDraft, field: ContactField, value: string, line: Line, declared: boolean): void {
    if (this.#isHeading(value, line, declared)) return;
    contact.used = true;
    if (field === 'surname' || (field === 'name' && contact.surname !== null)) {
      contact[field] = bounded(value);
      contact.name = fullName(contact.name, contact.surname);
      this.trace?.value(contact, 'name', line.number, declared);
      return;
    }
    const before = contact[field];
    if (before === null) contact[field] = bounded(value);
    else if (field === 'address' && before.length < MAX_VALUE)
      contact.address = `${before}\n${bounded(value)}`;
    this.trace?.value(contact, field, line.number, declared);
  }

  /** A line of a contact's block without a label; its fields are told apart when the section ends. */
  free(contact: ContactDraft, text: string, line: Line, declared: boolean): void {
    if (contact.free.length < MAX_LISTED) contact.free.push({ text: bounded(text), line: line.number });
    this.trace?.value(contact, '*', line.number, declared);
  }

  handle(rule: Rule, value: string, line: Line): void {
    if (this.#isHeading(value, line, rule.declared)) return;
    if (NAME.test(value)) {
      this.contact(this.sectionContact(rule.role as Role, false), 'name', value, line, rule.declared);
      return;
    }
    const handle = { role: rule.role as Role, id: bounded(value), line: line.number };
    if (this.draft.handles.length < MAX_LISTED) this.draft.handles.push(handle);
    this.trace?.value(handle, 'id', line.number, rule.declared);
  }

  /** Returns whether the value named any server. */
  nameserver(value: string, line: Line, declared: boolean): boolean {
    const found = readNameservers(bounded(value), this.draft.nameservers);
    for (const server of found) this.trace?.value(server, '*', line.number, declared);
    return found.length > 0;
  }

  address(value: string, line: Line, declared: boolean): void {
    const server = readAddresses(bounded(value), this.draft.nameservers);
    if (server === null) this.trace?.use(line.number, 'ignored', declared);
    else this.trace?.value(server, '*', line.number, declared);
  }

  /** The contact that labels with the role in them mean; another id opens another contact. */
  roleContact(role: Role, opens: boolean): ContactDraft {
    const last = this.draft[role].at(-1);
    return last === undefined || (opens && last.id !== null)
      ? this.#add(this.draft[role], MAX_CONTACTS)
      : last;
  }

  /**
   * The contact of a section that begins: a new one, unless the last of its role is still empty, or is the id
   * that stands above the name (`Registrant ID: …`, `Registrant: …`).
   */
  sectionContact(role: Role, named: boolean): ContactDraft {
    const last = this.draft[role].at(-1);
    if (last === undefined || last.free.length > 0) return this.#add(this.draft[role], MAX_CONTACTS);
    return !last.used || (named && isIdAlone(last)) ? last : this.#add(this.draft[role], MAX_CONTACTS);
  }

  /** An object that stands by itself, to be found by its id; null where there are too many. */
  object(): ContactDraft | null {
    return this.draft.objects.length < MAX_LISTED ? this.#add(this.draft.objects, MAX_LISTED) : null;
  }

  #add(contacts: ContactDraft[], most: number): ContactDraft {
    const last = contacts.at(-1);
    if (last !== undefined && contacts.length >= most) return last;
    const contact = new ContactDraft();
    contacts.push(contact);
    return contact;
  }

  /** A label without a value says what the lines below it are. */
  #isHeading(value: string, line: Line, declared: boolean): boolean {
    if (value !== '') return false;
    this.trace?.use(line.number, 'heading', declared);
    return true;
  }
}

/** Words are no handle: `Example Holdings Ltd` where an object's id is expected. */
const NAME = /^[^\d,]{1,100}\s[^\d,]{1,100}$/u;

const isIdAlone = (contact: ContactDraft): boolean =>
  contact.id !== null &&
  contact.name === null &&
  contact.organization === null &&
  contact.address === null &&
  contact.phone === null &&
  contact.email === null;

/** Some print the whole name beside its parts. */
function fullName(name: string | null, surname: string | null): string | null {
  if (name === null || surname === null) return name ?? surname;
  return name.endsWith(surname) ? name : `${name} ${surname}`;
}

const bounded = (value: string): string =>
  value.length > MAX_VALUE ? value.slice(0, MAX_VALUE).trimEnd() : value;
