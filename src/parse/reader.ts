import { divideAddress, readBlock, readFreeLines } from './contact-block.js';
import { ContactDraft, Draft, RegistrarDraft } from './draft.js';
import type { AnswerKind } from './explanation.js';
import { BLANK, COMMENT, LABELLED, type Line, RULER } from './lines.js';
import type { RegistryModule } from './module.js';
import { readAddresses, readNameservers } from './nameserver.js';
import { Section } from './section.js';
import { type ContactField, OP, type RegistrarField, type Role, type Rule } from './target.js';
import type { Trace } from './trace.js';

/** More contacts of a role than any registry gives; what is beyond is not kept. */
const MAX_CONTACTS = 20;
/** Longest heading without a colon: `Domain servers in listed order`. */
const MAX_HEADING = 48;
/** Longest line of a contact without labels that stands no deeper than its heading. */
const MAX_FREE = 80;
/** Values are fields, not documents. */
const MAX_VALUE = 2000;

/**
 * Walks the lines of one part once, from top to bottom, and fills a draft. What a label means
 * is the module's table (`LabelTable`); this class knows only how layouts nest:
 * labels with values, headings over blocks, values below their label, objects in paragraphs.
 */
export class Reader {
  readonly draft = new Draft();
  /** Lines that no label claimed: running text, or the words that say what kind of answer this is. */
  readonly #rest: Line[] = [];
  #section: Section | null = null;
  /** Blank lines since the last other line; the text begins after one. */
  #blanks = 1;
  /** The last label's rule, for values that go on below it. */
  #last: Rule | null = null;
  #lastLine: Line | null = null;
  #lastContact: ContactDraft | null = null;

  constructor(
    private readonly module: RegistryModule,
    private readonly text: string,
    private readonly trace: Trace | null,
  ) {}

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
    const kinds: AnswerKind[] = [];
    let above: Line | null = null;
    for (const line of this.#rest) {
      const kind = isSentenceEnd(this.text, above, line)
        ? null
        : this.module.phrases.match(this.text, line.start, line.end, asked);
      above = line;
      if (kind === null) continue;
      kinds.push(kind);
      this.trace?.use(line.number, 'status', false);
    }
    return kinds;
  }

  // ---- lines with a label

  #labelled(line: Line): void {
    const section = this.#section;
    if (section === null) {
      const rule = this.module.labels.find('domain', line.label) ?? this.#nameBelow(line);
      if (rule === null) this.#unknown(line);
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
    if (context === 'other' && this.#isDropped(section, line, rule)) {
      this.#last = null;
      this.trace?.use(line.number, 'ignored', section.declared);
    } else if (rule === null) this.#unknown(line);
    else this.#apply(rule, line);
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

  /** `Domain:` as a heading, with the name under `name:` below it. */
  #nameBelow(line: Line): Rule | null {
    const rule = this.#last;
    const heads =
      rule !== null && rule.op === OP.domain && rule.field === 'domain' && this.#lastLine?.value === '';
    return heads && this.#blanks === 0 && line.label.toLowerCase() === 'name' ? rule : null;
  }

  /** A label that nobody knows: a value that goes on, a sentence with a colon, or unread. */
  #unknown(line: Line): void {
    if (this.#continues(line) && line.indent > (this.#lastLine?.indent ?? 0) + 3) {
      this.#continue(line, this.text.slice(line.start, line.end));
      return;
    }
    this.#last = null;
    const contact = this.#section?.contact ?? null;
    if (contact !== null && this.#section?.mode === 'nested' && contact.free.length > 0) {
      contact.free.push({ text: this.text.slice(line.start, line.end), line: line.number });
      this.trace?.use(line.number, 'text', false);
      return;
    }
    this.#rest.push(line);
    this.trace?.use(line.number, line.value === '' || isSentence(line) ? 'text' : 'unread', false);
  }

  #apply(rule: Rule, line: Line): void {
    const { draft, trace } = this;
    const value = line.value.length > MAX_VALUE ? line.value.slice(0, MAX_VALUE) : line.value;
    this.#last = rule;
    this.#lastLine = line;
    this.#lastContact = this.#section?.contact ?? null;
    switch (rule.op) {
      case OP.ignore:
        trace?.use(line.number, 'ignored', rule.declared);
        return;
      case OP.domain:
        this.#setDomain(rule, value, line);
        return;
      case OP.status:
        if (value !== '') {
          if (draft.statuses.length < 64) draft.statuses.push(value);
          trace?.value(draft, 'status', line.number, rule.declared);
        } else trace?.use(line.number, 'heading', rule.declared);
        return;
      case OP.nameserver:
        if (value === '') {
          this.#open(new Section('nameserver', line, this.#blanks > 0, null, rule.declared));
          trace?.use(line.number, 'heading', rule.declared);
        } else this.#nameserver(value, line, rule);
        return;
      case OP.address:
        this.#address(value, line, rule);
        return;
      case OP.registrar:
        this.#setRegistrar(rule.field as RegistrarField, value, line, rule);
        return;
      case OP.contact: {
        const contact = this.#roleContact(rule.role as Role, rule.field === 'id' && value !== '');
        this.#lastContact = contact;
        this.#setContact(contact, rule.field as ContactField, value, line, rule);
        return;
      }
      case OP.member:
        if (this.#section?.contact != null)
          this.#setContact(this.#section.contact, rule.field as ContactField, value, line, rule);
        return;
      case OP.handle:
        if (value !== '' && draft.handles.length < MAX_CONTACTS * 3) {
          draft.handles.push({ role: rule.role as Role, id: value, line: line.number });
          trace?.value(draft.handles.at(-1) as object, 'id', line.number, rule.declared);
        } else trace?.use(line.number, 'heading', rule.declared);
        return;
      case OP.object:
        this.#openObject(rule, value, line);
        return;
      case OP.contactSection:
        this.#openContact(rule, value, line);
        return;
      case OP.registrarSection:
        this.#open(new Section('registrar', line, this.#blanks > 0, null, rule.declared));
        if (value === '') trace?.use(line.number, 'heading', rule.declared);
        else this.#setRegistrar('name', value, line, rule);
        return;
      case OP.otherSection:
        this.#open(new Section('other', line, this.#blanks > 0, null, rule.declared));
        trace?.use(line.number, value === '' ? 'heading' : 'ignored', rule.declared);
        return;
      case OP.detailSection:
        this.#close();
        // What is indented below it are lines of the domain, not more of the heading.
        this.#last = null;
        trace?.use(line.number, value === '' ? 'heading' : 'ignored', rule.declared);
        return;
    }
  }

  // ---- lines without a label

  #unlabelled(line: Line): void {
    const section = this.#section;
    if (section !== null) {
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
    if (
      this.module.labels.mayBegin(line.value) &&
      (this.#heading(line) || this.#prefixed(line) || this.#columns(line))
    )
      return;
    this.#prose(line);
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
        section.contact.free.push({ text: line.value, line: line.number });
        this.trace?.value(section.contact, '*', line.number, this.module.spec.block !== undefined);
        return true;
      }
      case 'registrar': {
        if (line.indent <= section.heading.indent && section.heading.value !== '') return false;
        if (line.indent <= section.heading.indent && this.draft.registrar?.name != null) return false;
        const field = /^(?:https?:\/\/|www\.)\S+$/iu.test(line.value) ? 'url' : 'name';
        this.#setRegistrar(field, line.value, line, null);
        return true;
      }
      case 'nameserver': {
        const found = readNameservers(line.value, this.draft.nameservers);
        for (const server of found) this.trace?.value(server, '*', line.number, section.declared);
        return found.length > 0;
      }
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
      this.module.spec.above === true ||
      (rule.op === OP.domain && rule.field === 'domain' && /^[^\s:]+\.[^\s:]+$/u.test(line.value)) ||
      (rule.op === OP.domain && rule.field.endsWith('_on') && /^\d/u.test(line.value));
    if (!plausible || (rule.op !== OP.domain && rule.op !== OP.status)) return false;
    this.#continue(line, line.value);
    return true;
  }

  #heading(line: Line): boolean {
    if (line.value.length > MAX_HEADING || ENDS_SENTENCE.has(line.value.charCodeAt(line.value.length - 1)))
      return false;
    const rule = this.module.labels.heading(line.value);
    if (rule === null) return false;
    this.#apply(rule, line.with('', ''));
    return true;
  }

  /** `Record expires on 2011-11-09`: a label that a blank ends. */
  #prefixed(line: Line): boolean {
    const label = this.module.prefixes.find(line.value);
    if (label === null) return false;
    const rule = this.module.labels.find('domain', label);
    const value = line.value.slice(label.length).trim();
    if (rule === null || value === '') return false;
    this.#apply(rule, line.with(label, value));
    return true;
  }

  /** `Domain Name      example.com`: a label set off by blanks alone. */
  #columns(line: Line): boolean {
    const { value } = line;
    const tab = value.indexOf('\t');
    const blanks = value.indexOf('  ');
    const gap = tab > 0 && (blanks < 0 || tab < blanks) ? tab : blanks;
    if (gap <= 0 || gap > MAX_HEADING || /[^.][.,;!?]$/u.test(value.slice(0, gap))) return false;
    const rule = this.module.labels.find('domain', value.slice(0, gap));
    if (rule === null || rule.op > OP.contact || rule.op === OP.ignore) return false;
    this.#apply(rule, line.with(value.slice(0, gap), value.slice(gap).trim()));
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

  #continue(line: Line, value: string): void {
    const rule = this.#last;
    if (rule === null) return;
    switch (rule.op) {
      case OP.nameserver:
        this.#nameserver(value, line, rule);
        return;
      case OP.address:
        this.#address(value, line, rule);
        return;
      case OP.contact:
      case OP.member:
        if (this.#lastContact !== null && (rule.field === 'address' || this.#lastLine?.value === ''))
          this.#setContact(this.#lastContact, rule.field as ContactField, value, line, rule);
        else this.trace?.use(line.number, 'text', rule.declared);
        return;
      case OP.domain:
        if (this.#lastLine?.value === '') this.#setDomain(rule, value, line);
        else this.trace?.use(line.number, 'text', rule.declared);
        return;
      case OP.status:
        this.draft.statuses.push(value);
        this.trace?.value(this.draft, 'status', line.number, rule.declared);
        return;
      case OP.registrar:
        if (this.#lastLine?.value === '') this.#setRegistrar(rule.field as RegistrarField, value, line, rule);
        else this.trace?.use(line.number, 'text', rule.declared);
        return;
      default:
        this.trace?.use(line.number, 'ignored', rule.declared);
    }
  }

  // ---- values

  #setDomain(rule: Rule, value: string, line: Line): void {
    const field = rule.field as 'domain';
    if (value === '') {
      this.trace?.use(line.number, 'heading', rule.declared);
      return;
    }
    // The first domain line opens the record; what an earlier section began ends here.
    if (field === 'domain' && this.#section !== null) this.#close();
    this.draft[field] ??= value;
    this.trace?.value(this.draft, field, line.number, rule.declared);
  }

  #setRegistrar(field: RegistrarField, value: string, line: Line, rule: Rule | null): void {
    if (value === '') {
      this.trace?.use(line.number, 'heading', rule?.declared ?? false);
      return;
    }
    this.draft.registrar ??= new RegistrarDraft();
    this.draft.registrar[field] ??= value;
    this.trace?.value(this.draft.registrar, field, line.number, rule?.declared ?? false);
  }

  #setContact(contact: ContactDraft, field: ContactField, value: string, line: Line, rule: Rule): void {
    if (value === '') {
      this.trace?.use(line.number, 'heading', rule.declared);
      return;
    }
    contact.used = true;
    const before = contact[field];
    if (before === null) contact[field] = value;
    else if (field === 'address' && before.length < MAX_VALUE) contact.address = `${before}\n${value}`;
    this.trace?.value(contact, field, line.number, rule.declared);
  }

  #nameserver(value: string, line: Line, rule: Rule): void {
    const found = readNameservers(value, this.draft.nameservers);
    for (const server of found) this.trace?.value(server, '*', line.number, rule.declared);
    if (found.length === 0) this.trace?.use(line.number, 'ignored', rule.declared);
  }

  #address(value: string, line: Line, rule: Rule): void {
    const server = readAddresses(value, this.draft.nameservers);
    if (server === null) this.trace?.use(line.number, 'ignored', rule.declared);
    else this.trace?.value(server, '*', line.number, rule.declared);
  }

  #divideAddresses(): void {
    const { address } = this.module.spec;
    if (address === undefined) return;
    const { registrant, admin, technical, objects } = this.draft;
    for (const contact of [...registrant, ...admin, ...technical, ...objects])
      divideAddress(contact, address);
  }

  // ---- sections

  /** The contact that labels with the role in them mean; another id opens another contact. */
  #roleContact(role: Role, opens: boolean): ContactDraft {
    const contacts = this.draft[role];
    const last = contacts.at(-1);
    if (last !== undefined && !(opens && last.id !== null && contacts.length < MAX_CONTACTS)) return last;
    const contact = new ContactDraft();
    contacts.push(contact);
    return contact;
  }

  #openContact(rule: Rule, value: string, line: Line): void {
    const contacts = this.draft[rule.role as Role];
    let contact = contacts.at(-1);
    if (
      contact === undefined ||
      ((contact.used || contact.free.length > 0) && contacts.length < MAX_CONTACTS)
    ) {
      contact = new ContactDraft();
      contacts.push(contact);
    }
    this.#open(new Section('contact', line, this.#blanks > 0, contact, rule.declared));
    this.#lastContact = contact;
    if (value === '') {
      this.trace?.use(line.number, 'heading', rule.declared);
      return;
    }
    contact.free.push({ text: value, line: line.number });
    this.trace?.value(contact, '*', line.number, rule.declared);
  }

  /** An object is opened by its first label; within one, the same label is a field of it. */
  #openObject(rule: Rule, value: string, line: Line): void {
    const role = rule.field === 'id' ? this.module.labels.heading(value) : null;
    if (role !== null && role.op === OP.contactSection) {
      this.#openContact(role, '', line.with('', ''));
      return;
    }
    if (this.#blanks === 0 || this.draft.objects.length >= MAX_CONTACTS * 3) {
      this.trace?.use(line.number, 'ignored', rule.declared);
      return;
    }
    const contact = new ContactDraft();
    this.draft.objects.push(contact);
    this.#open(new Section('contact', line, true, contact, rule.declared, true));
    this.#lastContact = contact;
    this.#setContact(contact, rule.field as ContactField, value, line, rule);
  }

  #open(section: Section): void {
    this.#close();
    this.#section = section;
  }

  #close(): void {
    const contact = this.#section?.contact ?? null;
    this.#section = null;
    if (contact !== null && contact.free.length > 0)
      readFreeLines(contact, this.module.spec.block ?? readBlock);
  }
}

const ENDS_SENTENCE: ReadonlySet<number> = new Set(Array.from('.,;!?', (mark) => mark.charCodeAt(0)));

const isMember = (rule: Rule): boolean =>
  rule.op === OP.member || rule.op === OP.registrar || rule.op === OP.ignore;

/** `reserved.` below `… All rights`: a line that goes on in lower case says nothing by itself. */
function isSentenceEnd(text: string, above: Line | null, line: Line): boolean {
  if (above === null || above.number !== line.number - 1) return false;
  let start = line.start;
  while (start < line.end && isCommentSign(text.charCodeAt(start))) start++;
  if (!/\p{Ll}/u.test(text.charAt(start))) return false;
  return /[\p{L}\p{N},]/u.test(text.charAt(above.end - 1));
}

/** `%`, `#`, `;`, and the blanks beside them. */
const isCommentSign = (code: number): boolean => code <= 32 || code === 37 || code === 35 || code === 59;

/** Words before a colon that are running text rather than a label. */
const isSentence = (line: Line): boolean => line.label.split(' ', 8).length > 6 || /[,;"]/u.test(line.label);
