import { bareLabel, markedHeading, markedLabel } from './bare-label.js';
import { divideAddress, readBlock, readFreeLines } from './contact-block.js';
import type { ContactDraft, Draft } from './draft.js';
import { DraftWriter } from './draft-writer.js';
import type { AnswerKind } from './explanation.js';
import { BLANK, COMMENT, LABELLED, type Line, RULER } from './lines.js';
import type { RegistryModule } from './module.js';
import { Section } from './section.js';
import { statedKinds } from './stated-kinds.js';
import { type ContactField, OP, type RegistrarField, type Role, type Rule } from './target.js';
import type { Trace } from './trace.js';

/** Longest line of a contact without labels that stands no deeper than its heading. */
const MAX_FREE = 80;

/**
 * Walks the lines of one part once, from top to bottom, and fills a draft. What a label means
 * is the module's table (`LabelTable`); this class knows only how layouts nest:
 * labels with values, headings over blocks, values below their label, objects in paragraphs.
 */
export class Reader {
  readonly draft: Draft;
  readonly #writer: DraftWriter;
  /** Lines that no label claimed: running text, or the words that say what kind of answer this is. */
  readonly #rest: Line[] = [];
  #section: Section | null = null;
  /** Blank lines since the last other line; the text begins after one. */
  #blanks = 1;
  /** The last label's rule, for values that go on below it. */
  #last: Rule | null = null;
  #lastLine: Line | null = null;
  /** A heading that no rule knows; what is indented below it is somebody's whom nobody knows. */
  #stranger: Line | null = null;
  #lastContact: ContactDraft | null = null;

  constructor(
    private readonly module: RegistryModule,
    private readonly text: string,
    private readonly trace: Trace | null,
  ) {
    this.#writer = new DraftWriter(trace);
    this.draft = this.#writer.draft;
  }

  read(lines: readonly Line[]): void {
    for (const line of lines) {
      switch (line.kind) {
        case BLANK:
          this.#blanks++;
          this.trace?.use(line.number, 'blank', true);
          continue;
        case LABELLED:
          this.#labelled(line);
          break;
        case COMMENT:
          this.#prose(line);
          break;
        case RULER:
          // A line below a heading underlines it; any other ends what stands above.
          if (!this.#section?.fresh || this.#blanks > 0) this.#close();
          this.#last = null;
          this.#prose(line);
          break;
        default:
          this.#unlabelled(line);
      }
      this.#blanks = 0;
    }
    this.#close();
    this.#divideAddresses();
  }

  /**
   * Kinds of answer that whole lines state, in their order. Only asked for where the draft is no
   * record: running text costs more to look through than the record to read.
   */
  kinds(asked: string | null): AnswerKind[] {
    return statedKinds(this.#rest, this.text, this.module.phrases, asked, this.trace);
  }

  // ---- lines with a label

  #labelled(line: Line): void {
    const section = this.#section;
    if (section === null) {
      const rule = this.module.labels.find('domain', line.label) ?? this.#nameBelow(line);
      if (rule === null) this.#unknown(line);
      else if (this.#isStrangers(rule, line)) this.trace?.use(line.number, 'ignored', false);
      else this.#apply(rule, line);
      return;
    }
    const context = section.context === 'nameserver' ? 'domain' : section.context;
    let rule = this.module.labels.find(context, line.label);
    const member = rule !== null && isMember(rule);
    if (!section.holds(line, this.#blanks, member && rule?.outside === null)) {
      this.#close();
      this.#labelled(line);
      return;
    }
    section.take(line);
    if (section.mode === 'maybe') {
      if (context === 'other') rule = this.module.labels.find('domain', line.label);
      else if (member && rule !== null) {
        // `Created:` below `Registrar: …` is the domain's, unless the paragraph is the registrar's own.
        if (rule.outside !== null) rule = rule.outside;
        else if (section.leads) section.mode = 'same';
      }
    }
    // `Registrar: …` in a paragraph of its own is the domain's, however deep it stands.
    if (this.#blanks > 0 && !section.object && rule?.op === OP.ignore) rule = rule.outside ?? rule;
    if (context === 'other' && this.#isDropped(section, line, rule)) {
      this.#last = null;
      this.trace?.use(line.number, 'ignored', section.declared);
    } else if (rule === null) this.#unknown(line);
    else if (section.object && (isDate(rule) || rule.op === OP.registrarSection)) this.#ofObject(rule, line);
    else this.#apply(rule, line);
  }

  /** A date in a contact's object is the contact's, and so is its registrar, whatever the label says elsewhere. */
  #ofObject(rule: Rule, line: Line): void {
    const contact = this.#section?.contact ?? null;
    this.#last = null;
    if (contact === null || !isDate(rule) || rule.field === 'expires_on')
      this.trace?.use(line.number, 'ignored', rule.declared);
    else this.#writer.contact(contact, rule.field as ContactField, line.value, line, rule.declared);
  }

  /** `Organization: …` below `Billing Contact:` is that contact's, and opens nobody else's section. */
  #isDropped(section: Section, line: Line, rule: Rule | null): boolean {
    if (section.heading.value !== '' || line.value === '') return false;
    const nested = line.indent > section.heading.indent;
    if (!nested && !section.leads) return false;
    const member = this.module.labels.find('contact', line.label);
    if (member?.op !== OP.member) return false;
    if (rule === null || rule.op === OP.status) return true;
    return rule.op === OP.contactSection && (nested || member.field === 'organization');
  }

  /** `Organization: …` indented below a heading that nobody knows names no holder of the domain. */
  #isStrangers(rule: Rule, line: Line): boolean {
    const heading = this.#stranger;
    if (heading === null || line.indent <= heading.indent) {
      this.#stranger = null;
      return false;
    }
    return (
      rule.op === OP.contactSection &&
      line.value !== '' &&
      this.module.labels.find('contact', line.label)?.op === OP.member
    );
  }

  /** `Domain:` as a heading, with the name under `name:` below it. */
  #nameBelow(line: Line): Rule | null {
    const rule = this.#last;
    const heads =
      rule !== null && rule.op === OP.domain && rule.field === 'domain' && this.#lastLine?.value === '';
    return heads && this.#blanks === 0 && line.label.toLowerCase() === 'name' ? rule : null;
  }

  /** `Name: …` indented below an empty `Sponsoring Registrar:` is the registrar's, and no value of that label. */
  #isRegistrars(line: Line): boolean {
    const [rule, heading] = [this.#last, this.#lastLine];
    if (rule?.op !== OP.registrar || heading?.value !== '' || !this.#continues(line)) return false;
    const member = this.module.labels.find('registrar', line.label);
    if (member === null) return false;
    this.#open('registrar', heading, rule.declared);
    this.#section?.take(line);
    this.#apply(member, line);
    return true;
  }

  /** A label that nobody knows: a value that goes on, a sentence with a colon, or unread. */
  #unknown(line: Line): void {
    if (this.#isRegistrars(line)) return;
    if (this.#continues(line) && line.indent > (this.#lastLine?.indent ?? 0) + 3) {
      this.#continue(line, this.text.slice(line.start, line.end));
      return;
    }
    this.#last = null;
    const contact = this.#section?.contact ?? null;
    if (contact !== null && this.#section?.mode === 'nested' && contact.free.length > 0) {
      this.#writer.free(contact, this.text.slice(line.start, line.end), line, false);
      return;
    }
    if (line.value === '') this.#stranger = line;
    this.#rest.push(line);
    this.trace?.use(line.number, line.value === '' || isSentence(line) ? 'text' : 'unread', false);
  }

  #apply(rule: Rule, line: Line): void {
    const writer = this.#writer;
    const { value } = line;
    const { declared } = rule;
    this.#last = rule;
    this.#lastLine = line;
    this.#lastContact = this.#section?.contact ?? null;
    switch (rule.op) {
      case OP.ignore:
        this.trace?.use(line.number, 'ignored', declared);
        return;
      case OP.domain:
        this.#setDomain(rule, value, line);
        return;
      case OP.status:
        writer.status(rule, value, line);
        return;
      case OP.nameserver:
        if (value === '') this.#open('nameserver', line, declared);
        else this.#nameserver(value, line, declared);
        return;
      case OP.address:
        writer.address(value, line, declared);
        return;
      case OP.registrar:
        writer.registrar(rule.field as RegistrarField, value, line, declared);
        return;
      case OP.contact: {
        const contact = writer.roleContact(rule.role as Role, rule.field === 'id' && value !== '');
        this.#lastContact = contact;
        writer.contact(contact, rule.field as ContactField, value, line, declared);
        return;
      }
      case OP.member:
        if (this.#section?.contact != null)
          writer.contact(this.#section.contact, rule.field as ContactField, value, line, declared);
        return;
      case OP.handle:
        writer.handle(rule, value, line);
        return;
      case OP.object:
        this.#openObject(rule, value, line);
        return;
      case OP.contactSection:
        this.#openContact(rule, value, line);
        return;
      case OP.registrarSection:
        this.#open('registrar', line, declared);
        writer.registrar('name', value, line, declared);
        return;
      case OP.otherSection:
        this.#open('other', line, declared);
        return;
      case OP.detailSection:
        this.#close();
        // `Domain: example.com` where the registry printed `Domain:` above the record.
        if (line.label.toLowerCase() === 'domain' && NAME.test(value)) {
          writer.domain({ ...rule, op: OP.domain, field: 'domain' }, value, line);
          return;
        }
        // What is indented below it are lines of the domain, not more of the heading.
        this.#last = null;
        this.trace?.use(line.number, value === '' ? 'heading' : 'ignored', declared);
        return;
    }
  }

  // ---- lines without a label

  #unlabelled(line: Line): void {
    const known = this.module.labels.mayBegin(line.source, line.from, line.to);
    const marked = known ? markedLabel(line, this.module) : null;
    if (marked !== null) {
      this.#labelled(marked);
      return;
    }
    const section = this.#section;
    if (section !== null) {
      const headed = known && line.indent <= section.heading.indent;
      const heading = headed ? markedHeading(line, this.module) : null;
      if (heading !== null) {
        this.#close();
        this.#apply(...heading);
        return;
      }
      // `Nameservers: …` below `Registrar: …` goes on in lines of its own.
      if (section.mode === 'maybe' && this.#continues(line) && this.#isOfDomain()) {
        this.#continue(line, line.value);
        return;
      }
      if (
        section.holds(line, this.#blanks, section.context === 'nameserver') &&
        this.#readInSection(section, line)
      ) {
        section.take(line);
        return;
      }
      if (!(section.holds(line, this.#blanks, false) && line.indent > section.heading.indent)) this.#close();
    }
    if (this.#continues(line)) {
      this.#continue(line, line.value);
      return;
    }
    if (this.#valueBelow(line)) return;
    const found = known ? bareLabel(line, this.module) : null;
    if (found === null) this.#prose(line);
    else this.#apply(...found);
  }

  /** Reads a line of a section's block. False where the line cannot be part of it. */
  #readInSection(section: Section, line: Line): boolean {
    const last = this.#last;
    switch (section.context) {
      case 'contact': {
        if (section.contact === null) return false;
        if (this.#continues(line) && last !== null && last.op === OP.member) {
          this.#continue(line, line.value);
          return true;
        }
        if (line.value.length > MAX_FREE && line.indent <= section.heading.indent) return false;
        if (section.object && last === null) return false;
        this.#writer.free(section.contact, line.value, line, this.module.block !== null);
        return true;
      }
      case 'registrar': {
        if (line.indent <= section.heading.indent && section.heading.value !== '') return false;
        if (line.indent <= section.heading.indent && this.draft.registrar?.name != null) return false;
        const field = /^(?:https?:\/\/|www\.)\S+$/iu.test(line.value) ? 'url' : 'name';
        this.#writer.registrar(field, line.value, line, section.declared);
        return true;
      }
      case 'nameserver':
        return this.#writer.nameserver(line.value, line, section.declared);
      default:
        if (line.indent <= section.heading.indent) return false;
        this.trace?.use(line.number, 'ignored', section.declared);
        return true;
    }
  }

  /** A value that stands below its empty label, at the label's own indentation. */
  #valueBelow(line: Line): boolean {
    const rule = this.#last;
    if (
      rule === null ||
      this.#blanks > 0 ||
      this.#lastLine?.value !== '' ||
      line.indent !== this.#lastLine.indent
    )
      return false;
    const plausible =
      this.module.above ||
      (rule.op === OP.domain && rule.field === 'domain' && /^[^\s:]+\.[^\s:]+$/u.test(line.value)) ||
      (rule.op === OP.domain && rule.field.endsWith('_on') && /^\d/u.test(line.value));
    if (!plausible || (rule.op !== OP.domain && rule.op !== OP.status)) return false;
    this.#continue(line, line.value);
    return true;
  }

  #prose(line: Line): void {
    this.#rest.push(line);
    this.trace?.use(line.number, 'text', false);
  }

  /** Whether a line can be more of the last label's value. */
  #continues(line: Line): boolean {
    return (
      this.#last !== null &&
      this.#lastLine !== null &&
      this.#blanks === 0 &&
      line.indent > this.#lastLine.indent
    );
  }

  /** Whether the last label was one of the domain's own. */
  #isOfDomain(): boolean {
    const op = this.#last?.op;
    return op === OP.domain || op === OP.status || op === OP.nameserver;
  }

  #continue(line: Line, value: string): void {
    const rule = this.#last;
    if (rule === null) return;
    const empty = this.#lastLine?.value === '';
    switch (rule.op) {
      case OP.nameserver:
        this.#nameserver(value, line, rule.declared);
        return;
      case OP.address:
        this.#writer.address(value, line, rule.declared);
        return;
      case OP.status:
        this.#writer.status(rule, value, line);
        return;
      case OP.contact:
      case OP.member:
        if (this.#lastContact !== null && (empty || rule.field === 'address')) {
          this.#writer.contact(this.#lastContact, rule.field as ContactField, value, line, rule.declared);
          return;
        }
        break;
      case OP.domain:
        if (empty) {
          this.#setDomain(rule, value, line);
          return;
        }
        break;
      case OP.registrar:
        if (empty) {
          this.#writer.registrar(rule.field as RegistrarField, value, line, rule.declared);
          return;
        }
        break;
      default:
        this.trace?.use(line.number, 'ignored', rule.declared);
        return;
    }
    this.trace?.use(line.number, 'text', rule.declared);
  }

  // ---- values

  #setDomain(rule: Rule, value: string, line: Line): void {
    // A domain line opens the record; what an earlier section began ends here.
    if (rule.field === 'domain' && value !== '' && this.#section !== null) this.#close();
    this.#writer.domain(rule, value, line);
  }

  #nameserver(value: string, line: Line, declared: boolean): void {
    if (!this.#writer.nameserver(value, line, declared)) this.trace?.use(line.number, 'ignored', declared);
  }

  #divideAddresses(): void {
    const { address } = this.module;
    if (address === null) return;
    const { registrant, admin, technical, objects } = this.draft;
    for (const contact of [...registrant, ...admin, ...technical, ...objects])
      divideAddress(contact, address);
  }

  // ---- sections

  #openContact(rule: Rule, value: string, line: Line): void {
    const contact = this.#writer.sectionContact(rule.role as Role, value !== '');
    this.#open('contact', line, rule.declared, contact);
    if (value !== '') this.#writer.free(contact, value, line, rule.declared);
  }

  /** An object is opened by its first label; within one, the same label is a field of it. */
  #openObject(rule: Rule, value: string, line: Line): void {
    const role = rule.field === 'id' ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === OP.contactSection) {
      this.#openContact(role, '', line.with('', ''));
      return;
    }
    const contact = this.#blanks > 0 ? this.#writer.object() : null;
    if (contact === null) {
      this.trace?.use(line.number, 'ignored', rule.declared);
      return;
    }
    this.#close();
    this.#section = new Section('contact', line, true, contact, rule.declared, true);
    this.#lastContact = contact;
    this.#writer.contact(contact, rule.field as ContactField, value, line, rule.declared);
  }

  /** Begins a section; a value beside its heading is told by whoever opens it. */
  #open(
    context: Section['context'],
    line: Line,
    declared: boolean,
    contact: ContactDraft | null = null,
  ): void {
    this.#close();
    this.#section = new Section(context, line, this.#blanks > 0, contact, declared);
    this.#lastContact = contact;
    this.trace?.use(line.number, line.value === '' ? 'heading' : 'ignored', declared);
  }

  #close(): void {
    const contact = this.#section?.contact ?? null;
    this.#section = null;
    if (contact !== null && contact.free.length > 0) readFreeLines(contact, this.module.block ?? readBlock);
  }
}

const NAME = /^[^\s:/@]{1,63}(?:\.[^\s:/@.]{1,63}){1,8}\.?$/u;

const isDate = (rule: Rule): boolean => rule.op === OP.domain && rule.field.endsWith('_on');

const isMember = (rule: Rule): boolean =>
  rule.op === OP.member || rule.op === OP.registrar || rule.op === OP.ignore;

/** Words before a colon that are running text rather than a label. */
const isSentence = (line: Line): boolean => line.label.split(' ', 8).length > 6 || /[,;"]/u.test(line.label);
