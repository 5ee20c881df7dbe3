import { handleIn } from '../text/label.js';
import type { Line } from '../text/lines.js';
import { readBlock, readFreeLines } from '../values/contact-block.js';
import type { ContactDraft } from './draft.js';
import type { LabelAbove } from './label-above.js';
import type { RegistryModule } from './module.js';
import type { Provenance } from './provenance.js';
import type { Context, Rule, RuleOf } from './rule.js';
import { type ContactField, ROLES, type Role } from './target.js';
import { beginsAgain, type Writer } from './writer.js';

/**
 * How the lines of a section stand to its heading. `maybe` until the first of them is seen at
 * the heading's own indentation; `nested` once one stood deeper; `same` once the section is
 * known to keep its labels at the heading's indentation, until a blank line.
 */
type Mode = 'maybe' | 'nested' | 'same';

/** The section that lines are read in: whose contact, registrar or nameservers they are. */
export class Section {
  mode: Mode;
  /** No line of it has been read yet. */
  fresh = true;
  /** Lines without labels stand in it. */
  plain = false;
  /** Blanks alone set its labels off. */
  columns = false;

  constructor(
    readonly context: Context,
    readonly heading: Line,
    /** The heading begins a paragraph, so that what follows is likely all its own. */
    readonly leads: boolean,
    public contact: ContactDraft | null,
    /** The module declares the heading, and so the lines without labels below it. */
    readonly declared: boolean,
    /** An RPSL object: one paragraph, all of it. */
    readonly object = false,
    /** The registrar that was named before the section began. */
    readonly firmAbove: string | null = null,
    /** Whose contacts stand in it. */
    readonly role: Role | null = null,
  ) {
    this.mode = object || (heading.decorated && heading.value === '') ? 'same' : 'maybe';
  }

  /** Whether a line belongs to the section, `blanks` blank lines after the last one. */
  holds(line: Line, blanks: number, empty: boolean): boolean {
    if (this.object) return blanks === 0;
    const deeper = line.indent - this.heading.indent;
    if (blanks > 0 && (this.heading.value !== '' || this.mode === 'same') && !this.fresh) return false;
    if (deeper > 0) return blanks === 0 || this.heading.value === '';
    if (deeper < 0) return false;
    if (blanks > 0) return this.fresh && this.heading.value === '' && blanks <= 2 && empty;
    return this.mode !== 'nested';
  }

  /** Notes a line that belongs to it. */
  take(line: Line): void {
    if (this.mode === 'maybe' && line.indent > this.heading.indent) this.mode = 'nested';
    this.fresh = false;
  }
}

/** Which section lines are read in, and how one begins and ends: at a heading, or at the first label of an object. */
export class Sections {
  current: Section | null = null;
  /** Blank lines since the last other line; the text begins after one. */
  blanks = 1;

  constructor(
    private readonly module: RegistryModule,
    private readonly writer: Writer,
    private readonly above: LabelAbove,
    private readonly provenance: Provenance | null,
  ) {}

  /** Begins a section; a value beside its heading is told by whoever opens it. */
  open(
    context: Context,
    line: Line,
    declared: boolean,
    contact: ContactDraft | null = null,
    role: Role | null = null,
  ): void {
    this.close();
    const firmAbove = this.writer.draft.registrar?.name ?? null;
    this.current = new Section(context, line, this.blanks > 0, contact, declared, false, firmAbove, role);
    this.above.contact = contact;
    this.provenance?.use(line, line.value === '' ? 'heading' : 'ignored', declared);
  }

  /** Ends the section; what its lines without labels say is told apart now that all of them are there. */
  close(): void {
    this.#readLinesOf(this.current?.contact ?? null);
    this.current = null;
  }

  #readLinesOf(contact: ContactDraft | null): void {
    if (contact !== null && contact.free.length > 0) readFreeLines(contact, this.module.block ?? readBlock);
  }

  /** The section's contact that a field belongs to: below one heading may stand several, each from its first label on. */
  contactOf(field: ContactField, { label, value }: Line): ContactDraft | null {
    const { current } = this;
    const contact = current?.contact ?? null;
    if (current === null || contact === null || current.role === null || value === '') return contact;
    if (!beginsAgain(contact, field, label)) return contact;
    this.#readLinesOf(contact);
    current.contact = this.writer.sectionContact(current.role, false);
    return current.contact;
  }

  /** A heading that names a role, or a role's label with the contact's name or organization beside it. */
  openContact(role: Role, value: string, line: Line, declared: boolean): void {
    // `Organization: …` of the record is the holder, and says that it is none of the persons.
    const member = declared || value === '' ? null : this.module.labels.find('contact', line.label);
    const isOrganization = member?.field === 'organization';
    if (isOrganization && this.#opensOrganization(value, line)) return;
    const contact = this.writer.sectionContact(role, value !== '');
    this.open('contact', line, declared, contact, role);
    const handle = handleIn(line.label);
    if (handle !== null) this.writer.contact(contact, 'id', handle, line, declared);
    if (value === '') return;
    if (isOrganization) this.writer.contact(contact, 'organization', value, line, declared);
    else this.writer.free(contact, value, line, declared);
  }

  /** `Registrant:` over deeper lines, at a registry whose label names an object that stands elsewhere. */
  opensHandle(line: Line): boolean {
    const { rule, line: heading, isEmpty } = this.above;
    if (rule?.op !== 'handle' || heading === null || !isEmpty || !this.above.goesOn(line, this.blanks))
      return false;
    this.openContact(rule.role, '', heading, rule.declared);
    this.above.end();
    return true;
  }

  /** A heading above the domain's own fields. */
  openDetails(line: Line, declared: boolean): void {
    this.close();
    // `Domain: example.com` where the registry printed `Domain:` above the record.
    if (line.label.toLowerCase() === 'domain' && NAME.test(line.value)) {
      this.writer.scalar('domain', line.value, line, declared);
      return;
    }
    // What is indented below it are lines of the domain, not more of the heading.
    this.above.end();
    this.provenance?.use(line, line.value === '' ? 'heading' : 'ignored', declared);
  }

  /** An object is opened by its first label; within one, the same label is a field of it. */
  openObject(rule: RuleOf<'object', 'id' | 'name' | 'organization', null>, line: Line): void {
    const { value } = line;
    const role = rule.field === 'id' ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === 'contactSection') {
      this.openContact(role.role, '', line.with('', ''), role.declared);
      return;
    }
    const contact = this.blanks > 0 ? this.writer.object() : null;
    if (contact === null && this.#isHolder(rule)) {
      // TCI's `person:` among the domain's own lines.
      const holder = this.writer.sectionContact('registrant', false);
      this.writer.contact(holder, 'name', value, line, rule.declared);
      return;
    }
    if (contact === null) {
      this.writer.ignore(line, rule.declared);
      return;
    }
    this.#openObjectOf(contact, line, rule.declared);
    this.writer.contact(contact, rule.field, value, line, rule.declared);
  }

  /** `Contact EX-000001`, `EX-000001:`: a heading that ends with the handle by which the record has named a contact. */
  opensNamedObject(line: Line): boolean {
    const handle = line.label.slice(line.label.lastIndexOf(' ') + 1);
    if (!/\d/u.test(handle) || !this.#isHandle(handle)) return false;
    const contact = this.writer.object();
    if (contact === null) return false;
    this.#openObjectOf(contact, line, false);
    this.writer.contact(contact, 'id', handle, line, false);
    return true;
  }

  /** `organisation: ORG-EX1` where a paragraph begins, below `org: ORG-EX1` in the record: the object of that handle. */
  #opensOrganization(handle: string, line: Line): boolean {
    const named =
      this.blanks > 0 && this.writer.draft.registrant.some(({ organization }) => organization === handle);
    const object = named && /\d/u.test(handle) ? this.writer.object() : null;
    if (object === null) return false;
    this.#openObjectOf(object, line, false);
    this.writer.contact(object, 'id', handle, line, false);
    return true;
  }

  /** A contact's object: the paragraph that begins with this line, all of it. */
  #openObjectOf(contact: ContactDraft, line: Line, declared: boolean): void {
    this.close();
    this.current = new Section('contact', line, true, contact, declared, true);
    this.above.contact = contact;
  }

  /** Whether the record names a contact so. */
  #isHandle(word: string): boolean {
    const { draft } = this.writer;
    return (
      draft.handles.some(({ id }) => id === word) ||
      ROLES.some((role) => draft[role].some(({ id, name }) => id === word || name === word))
    );
  }

  /** Whether a person's name stands among the domain's own lines, where nobody else was named as its holder. */
  #isHolder(rule: Rule): boolean {
    const { registrant, domain } = this.writer.draft;
    return rule.field === 'name' && this.current === null && domain !== null && registrant.length === 0;
  }
}

const NAME = /^[^\s:/@]{1,63}(?:\.[^\s:/@.]{1,63}){1,8}\.?$/u;
