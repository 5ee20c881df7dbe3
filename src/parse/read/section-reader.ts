import { handleIn } from '../text/label.js';
import type { Line } from '../text/lines.js';
import { readBlock, readFreeLines } from './contact-block.js';
import type { ContactDraft } from './draft.js';
import type { DraftWriter } from './draft-writer.js';
import type { RegistryModule } from './module.js';
import type { Position } from './position.js';
import { Section } from './section.js';
import { type ContactField, OP, type Role, type Rule } from './target.js';
import type { Trace } from './trace.js';

/** Longest line of a contact without labels that stands no deeper than its heading. */
const MAX_FREE = 80;

/** Opens and closes sections, and reads the lines in them that carry no label. */
export class SectionReader {
  constructor(
    private readonly module: RegistryModule,
    private readonly position: Position,
    private readonly writer: DraftWriter,
    private readonly trace: Trace | null,
  ) {}

  /** Begins a section; a value beside its heading is told by whoever opens it. */
  open(
    context: Section['context'],
    line: Line,
    declared: boolean,
    contact: ContactDraft | null = null,
  ): void {
    this.close();
    this.position.section = new Section(context, line, this.position.blanks > 0, contact, declared);
    this.position.contact = contact;
    this.trace?.use(line.number, line.value === '' ? 'heading' : 'ignored', declared);
  }

  openContact(rule: Rule, value: string, line: Line): void {
    const contact = this.writer.sectionContact(rule.role as Role, value !== '');
    this.open('contact', line, rule.declared, contact);
    const handle = handleIn(line.label);
    if (handle !== null) this.writer.contact(contact, 'id', handle, line, rule.declared);
    if (value === '') return;
    // `Organization: …` of the record is the holder, and says that it is none of the persons.
    const member = rule.declared ? null : this.module.labels.find('contact', line.label);
    if (member?.field === 'organization')
      this.writer.contact(contact, member.field, value, line, rule.declared);
    else this.writer.free(contact, value, line, rule.declared);
  }

  /** An object is opened by its first label; within one, the same label is a field of it. */
  openObject(rule: Rule, value: string, line: Line): void {
    const role = rule.field === 'id' ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === OP.contactSection) {
      this.openContact(role, '', line.with('', ''));
      return;
    }
    const contact = this.position.blanks > 0 ? this.writer.object() : null;
    if (contact === null && this.#isHolder(rule)) {
      // TCI's `person:` among the domain's own lines.
      const holder = this.writer.sectionContact('registrant', false);
      this.writer.contact(holder, 'name', value, line, rule.declared);
      return;
    }
    if (contact === null) {
      this.trace?.use(line.number, 'ignored', rule.declared);
      return;
    }
    this.close();
    this.position.section = new Section('contact', line, true, contact, rule.declared, true);
    this.position.contact = contact;
    this.writer.contact(contact, rule.field as ContactField, value, line, rule.declared);
  }

  #isHolder(rule: Rule): boolean {
    const { registrant, domain } = this.writer.draft;
    return (
      rule.field === 'name' && this.position.section === null && domain !== null && registrant.length === 0
    );
  }

  close(): void {
    const contact = this.position.section?.contact ?? null;
    this.position.section = null;
    if (contact !== null && contact.free.length > 0) readFreeLines(contact, this.module.block ?? readBlock);
  }

  /** Reads a line of a section's block. False where the line cannot be part of it. */
  read(section: Section, line: Line): boolean {
    const { writer } = this;
    const deeper = line.indent > section.heading.indent;
    section.plain = true;
    switch (section.context) {
      case 'contact':
        if (section.contact === null || (section.object && this.position.rule === null)) return false;
        if (line.value.length > MAX_FREE && !deeper) return false;
        writer.free(section.contact, line.value, line, this.module.block !== null);
        return true;
      case 'registrar': {
        const named = section.heading.value !== '' || writer.draft.registrar?.name != null;
        if (!deeper && named) return false;
        const field = /^(?:https?:\/\/|www\.)\S+$/iu.test(line.value) ? 'url' : 'name';
        writer.registrar(field, line.value, line, section.declared);
        return true;
      }
      case 'nameserver':
        if (writer.nameserver(line.value, line, section.declared)) return true;
        // `IP address` without a colon, above the addresses.
        if (this.module.labels.find('nameserver', line.value)?.op !== OP.address) return false;
        this.trace?.use(line.number, 'heading', section.declared);
        return true;
      default:
        if (!deeper) return false;
        this.trace?.use(line.number, 'ignored', section.declared);
        return true;
    }
  }
}
