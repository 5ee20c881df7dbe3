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
 * How the lines of a section are indented. `maybe`: no indented line was seen yet. `nested`: a line was indented deeper than the
 * heading. `same`: the section is known to keep its labels at the heading's indentation, until a blank line.
 */
type Mode = 'maybe' | 'nested' | 'same';

/** The section that lines are read in: the fields of a contact, of the registrar, or of the nameservers. */
export class Section {
  mode: Mode;
  /** No line of the section was read yet. */
  fresh = true;
  /** The section has lines without labels. */
  plain = false;
  /** Its labels are separated from the values by blanks only. */
  columns = false;

  constructor(
    readonly context: Context,
    readonly heading: Line,
    /** The heading begins a paragraph, so what follows probably all belongs to it. */
    readonly leads: boolean,
    public contact: ContactDraft | null,
    /** The module declares the heading, and with it the lines without labels below. */
    readonly declared: boolean,
    /** The section is an RPSL object: exactly one paragraph. */
    readonly object = false,
    /** Name of the registrar that was read before the section began. */
    readonly registrarAbove: string | null = null,
    /** Role of the contacts in the section. */
    readonly role: Role | null = null,
  ) {
    this.mode = object || (heading.decorated && heading.value === '') ? 'same' : 'maybe';
  }

  /** Whether a line belongs to the section, `blanks` blank lines after the last one. `empty`: whether it may follow blank lines below an empty heading. */
  holds(line: Line, blanks: number, empty: boolean): boolean {
    if (this.object) return blanks === 0;
    const deeper = line.indent - this.heading.indent;
    if (blanks > 0 && (this.heading.value !== '' || this.mode === 'same') && !this.fresh) return false;
    if (deeper > 0) return blanks === 0 || this.heading.value === '';
    if (deeper < 0) return false;
    if (blanks > 0) return this.fresh && this.heading.value === '' && blanks <= 2 && empty;
    return this.mode !== 'nested';
  }

  /** Records that a line belongs to the section. */
  take(line: Line): void {
    if (this.mode === 'maybe' && line.indent > this.heading.indent) this.mode = 'nested';
    this.fresh = false;
  }
}

/** Keeps the current section, and opens and closes sections: at a heading, or at the first label of an object. */
export class Sections {
  current: Section | null = null;
  /** Number of blank lines right above the current line. The start of the text counts as one. */
  blanks = 1;

  constructor(
    private readonly module: RegistryModule,
    private readonly writer: Writer,
    private readonly above: LabelAbove,
    private readonly provenance: Provenance | null,
  ) {}

  /** Opens a section. The caller writes a value on the heading's line. */
  open(
    context: Context,
    line: Line,
    declared: boolean,
    contact: ContactDraft | null = null,
    role: Role | null = null,
  ): void {
    this.close();
    const registrarAbove = this.writer.draft.registrar?.name ?? null;
    this.current = new Section(
      context,
      line,
      this.blanks > 0,
      contact,
      declared,
      false,
      registrarAbove,
      role,
    );
    this.above.contact = contact;
    this.provenance?.use(line, line.value === '' ? 'heading' : 'ignored', declared);
  }

  /** Closes the section, and reads its lines without labels now that they are complete. */
  close(): void {
    this.#readLinesOf(this.current?.contact ?? null);
    this.current = null;
  }

  #readLinesOf(contact: ContactDraft | null): void {
    if (contact !== null && contact.free.length > 0) readFreeLines(contact, this.module.block ?? readBlock);
  }

  /** The section's contact that a field belongs to. One heading may have several contacts below it; each begins where the first label comes again. */
  contactOf(field: ContactField, { label, value }: Line): ContactDraft | null {
    const { current } = this;
    const contact = current?.contact ?? null;
    if (current === null || contact === null || current.role === null || value === '') return contact;
    if (!beginsAgain(contact, field, label)) return contact;
    this.#readLinesOf(contact);
    current.contact = this.writer.sectionContact(current.role, false);
    return current.contact;
  }

  /** Opens a contact's section at a heading that names a role, or at a role's label with the contact's name or organization as value. */
  openContact(role: Role, value: string, line: Line, declared: boolean): void {
    // `Organization: …` in the record names the registrant, and is the name of an organization.
    const member = declared || value === '' ? null : this.module.labels.find('contact', line.label);
    const isOrganization = member?.field === 'organization';
    if (isOrganization && this.#tryOpenOrganization(value, line)) return;
    const contact = this.writer.sectionContact(role, value !== '');
    this.open('contact', line, declared, contact, role);
    const handle = handleIn(line.label);
    if (handle !== null) this.writer.contact(contact, 'id', handle, line, declared);
    if (value === '') return;
    if (isOrganization) this.writer.contact(contact, 'organization', value, line, declared);
    else this.writer.free(contact, value, line, declared);
  }

  /** Opens a contact's section at an empty `Registrant:` with indented lines below, where the registry's label usually holds the handle of an object. */
  tryOpenHandle(line: Line): boolean {
    const { rule, line: heading, isEmpty } = this.above;
    if (rule?.op !== 'handle' || heading === null || !isEmpty || !this.above.goesOn(line, this.blanks))
      return false;
    this.openContact(rule.role, '', heading, rule.declared);
    this.above.end();
    return true;
  }

  /** Opens the domain's own fields at their heading. */
  openDetails(line: Line, declared: boolean): void {
    this.close();
    // `Domain: example.com`, at a registry that printed `Domain:` as a heading.
    if (line.label.toLowerCase() === 'domain' && NAME.test(line.value)) {
      this.writer.scalar('domain', line.value, line, declared);
      return;
    }
    // Lines indented below it are fields of the domain and do not continue the heading.
    this.above.end();
    this.provenance?.use(line, line.value === '' ? 'heading' : 'ignored', declared);
  }

  /** Opens an object at its first label. Within an object, the same label is a field. */
  openObject(rule: RuleOf<'object', 'id' | 'name' | 'organization', null>, line: Line): void {
    const { value } = line;
    // `Role: Registrant`, unless a paragraph begins there: then it is the name of an RPSL object.
    const mayBeRole = rule.field === 'id' || this.blanks === 0;
    const role = mayBeRole ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === 'contactSection') {
      this.openContact(role.role, '', line.with('', ''), role.declared);
      return;
    }
    const contact = this.blanks > 0 ? this.writer.object() : null;
    if (contact === null && this.#isNameOfHolder(rule)) {
      // TCI's `person:` among the domain's own lines.
      const holder = this.writer.sectionContact('registrant', false);
      this.open('contact', line, rule.declared, holder, 'registrant');
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

  /** Opens an object at a heading that ends with the handle of one of the record's contacts: `Contact EX-000001`, `EX-000001:`. */
  tryOpenNamedObject(line: Line): boolean {
    const handle = line.label.slice(line.label.lastIndexOf(' ') + 1);
    if (!/\d/u.test(handle) || !this.#isKnownHandle(handle)) return false;
    const contact = this.writer.object();
    if (contact === null) return false;
    this.#openObjectOf(contact, line, false);
    this.writer.contact(contact, 'id', handle, line, false);
    return true;
  }

  /** Opens the object of an organization where a paragraph begins with its handle: `organisation: ORG-EX1`, below `org: ORG-EX1` in the record. */
  #tryOpenOrganization(handle: string, line: Line): boolean {
    const named =
      this.blanks > 0 && this.writer.draft.registrant.some(({ organization }) => organization === handle);
    const object = named && /\d/u.test(handle) ? this.writer.object() : null;
    if (object === null) return false;
    this.#openObjectOf(object, line, false);
    this.writer.contact(object, 'id', handle, line, false);
    return true;
  }

  /** Opens a contact's object: the whole paragraph that begins with this line. */
  #openObjectOf(contact: ContactDraft, line: Line, declared: boolean): void {
    this.close();
    this.current = new Section('contact', line, true, contact, declared, true);
    this.above.contact = contact;
  }

  /** Whether the record names a contact by this word. */
  #isKnownHandle(word: string): boolean {
    const { draft } = this.writer;
    return (
      draft.handles.some(({ id }) => id === word) ||
      ROLES.some((role) => draft[role].some(({ id, name }) => id === word || name === word))
    );
  }

  /** Whether a person's name is one of the domain's own fields, in a record that has no registrant yet. */
  #isNameOfHolder(rule: Rule): boolean {
    const { registrant, domain } = this.writer.draft;
    return rule.field === 'name' && this.current === null && domain !== null && registrant.length === 0;
  }
}

const NAME = /^[^\s:/@]{1,63}(?:\.[^\s:/@.]{1,63}){1,8}\.?$/u;
