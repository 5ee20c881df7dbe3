import { statedKinds } from '../answer/stated-kinds.js';
import type { AnswerKind } from '../explanation.js';
import { BLANK, COMMENT, LABELLED, type Line, RULER } from '../text/lines.js';
import { bareLabel, datedRecord, markedHeading, markedLabel, prefixed } from './bare-label.js';
import { divideAddress } from './contact-block.js';
import type { Draft } from './draft.js';
import { DraftWriter } from './draft-writer.js';
import { LabelReader } from './label-reader.js';
import type { RegistryModule } from './module.js';
import { isDropped, isStrangers } from './others-labels.js';
import { Position } from './position.js';
import type { Section } from './section.js';
import { SectionReader } from './section-reader.js';
import { type ContactField, OP, type Rule } from './target.js';
import type { Trace } from './trace.js';

/**
 * Walks the lines of one part once, from top to bottom, and fills a draft. What a label means
 * is the module's table (`LabelTable`); this class knows only how layouts nest:
 * labels with values, headings over blocks, values below their label, objects in paragraphs.
 */
export class Reader {
  readonly draft: Draft;
  readonly #writer: DraftWriter;
  readonly #position = new Position();
  readonly #sections: SectionReader;
  readonly #labelReader: LabelReader;
  /** Lines that no label claimed: running text, or the words that say what kind of answer this is. */
  readonly #rest: Line[] = [];

  constructor(
    private readonly module: RegistryModule,
    private readonly text: string,
    private readonly trace: Trace | null,
  ) {
    this.#writer = new DraftWriter(trace);
    this.#sections = new SectionReader(module, this.#position, this.#writer, trace);
    this.#labelReader = new LabelReader(this.#position, this.#sections, this.#writer, trace);
    this.draft = this.#writer.draft;
  }

  read(lines: readonly Line[]): void {
    const position = this.#position;
    for (const line of lines) {
      switch (line.kind) {
        case BLANK:
          position.blanks++;
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
          if (!position.section?.fresh || position.blanks > 0) this.#sections.close();
          position.rule = null;
          this.#prose(line);
          break;
        default:
          this.#unlabelled(line);
      }
      position.blanks = 0;
    }
    this.#sections.close();
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
    const { section } = this.#position;
    if (section !== null) {
      this.#inSection(section, line);
      return;
    }
    if (this.#opensContact(line)) {
      this.#labelled(line);
      return;
    }
    const { labels } = this.module;
    const rule = labels.find('domain', line.label) ?? this.#position.nameBelow(line);
    if (rule === null) this.#unknown(line);
    else if (isStrangers(this.#position, line, rule, labels)) this.trace?.use(line.number, 'ignored', false);
    else this.#labelReader.apply(rule, line);
  }

  #inSection(section: Section, line: Line): void {
    const { labels } = this.module;
    const { blanks } = this.#position;
    const { context } = section;
    let rule = labels.find(context, line.label);
    const member = rule !== null && isMember(rule);
    if (!section.holds(line, blanks, member && rule?.outside === null)) {
      this.#sections.close();
      this.#labelled(line);
      return;
    }
    if (blanks > 0 && section.plain && rule?.declared !== true && this.#readsOwnDate(line)) return;
    section.take(line);
    if (section.mode === 'maybe') {
      if (context === 'other') rule = labels.find('domain', line.label);
      else if (member && rule !== null) {
        // `Created:` below `Registrar: …` is the domain's, unless the paragraph is the registrar's own.
        if (rule.outside !== null) rule = rule.outside;
        else if (section.leads) section.mode = 'same';
      }
    }
    // `Registrar: …` in a paragraph of its own is the domain's, however deep it stands.
    if (blanks > 0 && !section.object && rule?.op === OP.ignore) rule = rule.outside ?? rule;
    if (isDropped(section, line, rule, labels)) {
      this.#position.rule = null;
      this.trace?.use(line.number, 'ignored', section.declared);
    } else if (rule === null) this.#unknown(line);
    else if (section.object && (isDate(rule) || rule.op === OP.registrarSection)) this.#ofObject(rule, line);
    else this.#labelReader.apply(rule, line);
  }

  /** Reads `Created on: …` in a paragraph of its own below somebody's plain lines: it is the domain's, however deep. */
  #readsOwnDate(line: Line): boolean {
    const own = this.module.labels.find('domain', line.label);
    if (own === null || !isDate(own)) return false;
    this.#sections.close();
    this.#labelReader.apply(own, line);
    return true;
  }

  /** A date in a contact's object is the contact's, and so is its registrar, whatever the label says elsewhere. */
  #ofObject(rule: Rule, line: Line): void {
    const contact = this.#position.section?.contact ?? null;
    this.#position.rule = null;
    if (contact === null || !isDate(rule) || rule.field === 'expires_on')
      this.trace?.use(line.number, 'ignored', rule.declared);
    else this.#writer.contact(contact, rule.field as ContactField, line.value, line, rule.declared);
  }

  /** A label that nobody knows: a value that goes on, a sentence with a colon, or unread. */
  #unknown(line: Line): void {
    const position = this.#position;
    if (this.#isRegistrars(line)) return;
    const ofLabel = position.rule?.op !== OP.contactSection && position.continues(line);
    if (ofLabel && line.indent > (position.line?.indent ?? 0) + 3) {
      this.#labelReader.continue(line, this.text.slice(line.start, line.end));
      return;
    }
    position.rule = null;
    const { section } = position;
    // `ns1.example.com IP: 192.0.2.1`, in a list of servers.
    if (section?.context === 'nameserver' && this.#sections.read(section, this.#unsplit(line))) return;
    const contact = section?.contact ?? null;
    if (contact !== null && section?.mode === 'nested' && contact.free.length > 0) {
      this.#writer.free(contact, this.text.slice(line.start, line.end), line, false);
      return;
    }
    if (line.value === '') position.stranger = line;
    this.#rest.push(line);
    this.trace?.use(line.number, line.value === '' || isSentence(line) ? 'text' : 'unread', false);
  }

  /** The line as it was before it was split at a colon. */
  #unsplit(line: Line): Line {
    return line.with('', this.text.slice(line.start, line.end));
  }

  /** `Name: …` indented below an empty `Sponsoring Registrar:` is the registrar's, and no value of that label. */
  #isRegistrars(line: Line): boolean {
    const { rule, line: heading } = this.#position;
    if (rule?.op !== OP.registrar || heading?.value !== '' || !this.#position.continues(line)) return false;
    const member = this.module.labels.find('registrar', line.label);
    if (member === null) return false;
    this.#sections.open('registrar', heading, rule.declared);
    this.#position.section?.take(line);
    this.#labelReader.apply(member, line);
    return true;
  }

  /** `Registrant:` over deeper lines, at a registry whose label names an object that stands elsewhere. */
  #opensContact(line: Line): boolean {
    const { rule, line: heading } = this.#position;
    if (rule?.op !== OP.handle || heading?.value !== '' || !this.#position.continues(line)) return false;
    this.#sections.openContact(rule, '', heading);
    this.#position.rule = null;
    return true;
  }

  // ---- lines without a label

  #unlabelled(line: Line): void {
    const known = this.module.labels.mayBegin(line.source, line.from, line.to);
    const marked = known ? markedLabel(line, this.module) : null;
    if (marked !== null) {
      this.#labelled(marked);
      return;
    }
    const { section } = this.#position;
    if (section !== null && this.#isOfSection(section, line, known)) return;
    if (this.#opensContact(line)) {
      this.#unlabelled(line);
      return;
    }
    if (this.#position.continues(line) || this.#position.isValueBelow(line, this.module.above)) {
      this.#labelReader.continue(line, line.value);
      return;
    }
    const found = known ? bareLabel(line, this.module) : null;
    if (found === null) this.#prose(line);
    else this.#labelReader.apply(...found);
  }

  /** Reads a line without a label in a section, or closes the section and leaves the line. */
  #isOfSection(section: Section, line: Line, known: boolean): boolean {
    const position = this.#position;
    const headed = known && line.indent <= section.heading.indent;
    const heading = headed
      ? (markedHeading(line, this.module) ?? prefixed(line, this.module))
      : known && position.blanks > 0
        ? datedRecord(line, this.module)
        : null;
    if (heading !== null) {
      this.#sections.close();
      this.#labelReader.apply(...heading);
      return true;
    }
    // `Nameservers: …` below `Registrar: …` goes on in lines of its own.
    if (section.mode === 'maybe' && position.continues(line) && position.isOfDomain()) {
      this.#labelReader.continue(line, line.value);
      return true;
    }
    if (section.holds(line, position.blanks, section.context === 'nameserver')) {
      const goesOn = section.contact !== null && position.rule?.op === OP.member && position.continues(line);
      if (goesOn) this.#labelReader.continue(line, line.value);
      if (goesOn || this.#sections.read(section, line)) {
        section.take(line);
        return true;
      }
    }
    const deeper = line.indent > section.heading.indent;
    if (!deeper || !section.holds(line, position.blanks, false)) this.#sections.close();
    return false;
  }

  #prose(line: Line): void {
    this.#rest.push(line);
    this.trace?.use(line.number, 'text', false);
  }

  #divideAddresses(): void {
    const { address } = this.module;
    if (address === null) return;
    const { registrant, admin, technical, objects } = this.draft;
    for (const contacts of [registrant, admin, technical, objects])
      for (const contact of contacts) divideAddress(contact, address);
  }
}

const isDate = (rule: Rule): boolean => rule.op === OP.domain && rule.field.endsWith('_on');

const isMember = (rule: Rule): boolean =>
  rule.op === OP.member || rule.op === OP.registrar || rule.op === OP.ignore;

/** Words before a colon that are running text rather than a label. */
const isSentence = (line: Line): boolean => line.label.split(' ', 8).length > 6 || /[,;"]/u.test(line.label);
