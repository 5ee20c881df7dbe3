import { GREATER_THAN } from '../text/characters.js';
import { BLANK, COMMENT, LABELLED, Line, RULER, TEXT } from '../text/lines.js';
import { divideAddress } from '../values/contact-block.js';
import { findPlace } from '../values/place-in-address.js';
import { registrarFields } from '../values/registrar-line.js';
import {
  bareLabel,
  columnLabel,
  datedRecord,
  isLabel,
  isSentence,
  type LineOfLabel,
  markedLabel,
  mayBeMarked,
  nextHeading,
  prefixed,
  withFewWords,
} from './bare-label.js';
import type { ContactDraft, Draft } from './draft.js';
import { LabelAbove } from './label-above.js';
import { SECTION_OPS } from './label-table.js';
import type { RegistryModule } from './module.js';
import type { Provenance } from './provenance.js';
import { isDate, isMember, isOfDomain, type Rule, toRule } from './rule.js';
import { type Section, Sections } from './sections.js';
import { ROLES } from './target.js';
import { Writer } from './writer.js';

/**
 * Walks the lines of one part once, from top to bottom, and fills a draft. The module's `LabelTable` knows what labels mean, and
 * `Writer` how values are written. This class knows only how layouts nest: labels with values, headings over blocks, values below
 * their label, objects in paragraphs.
 */
export class Reader {
  readonly draft: Draft;
  /** Lines that no label claimed: running text, or the words that state the kind of answer. */
  readonly rest: Line[] = [];
  readonly #writer: Writer;

  readonly #isMarked: boolean;
  readonly #sections: Sections;
  /** Whether the text is a whole document in XML or HTML, whose elements are neither labels nor values. */
  readonly #isDocument: boolean;
  /** Index of the current line. */
  #at = 0;
  readonly #above: LabelAbove;
  /** Whether a line names the registrar as such; null until it is needed. */
  #namesRegistrar: boolean | null = null;
  /** A heading that no rule knows. Lines indented below it belong to a contact whose role is unknown. */
  #unknownHeading: Line | null = null;

  constructor(
    private readonly module: RegistryModule,
    private readonly text: string,
    private readonly lines: readonly Line[],
    private readonly provenance: Provenance | null,
  ) {
    this.#writer = new Writer(provenance);
    this.draft = this.#writer.draft;
    this.#above = new LabelAbove(lines);
    this.#sections = new Sections(module, this.#writer, this.#above, provenance);
    this.#isMarked = mayBeMarked(text);
    this.#isDocument = DOCUMENT.test(text);
  }

  read(): void {
    const { lines } = this;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as Line;
      this.#at = at;
      switch (line.kind) {
        case BLANK:
          this.#sections.blanks++;
          this.provenance?.use(line, 'blank', true);
          continue;
        case LABELLED:
          this.#readLabelled(line);
          break;
        case COMMENT:
          if (!this.#tryReadCommentedHeading(line)) this.#readProse(line);
          break;
        case RULER:
          // A line right below a heading underlines it; any other ends the section above.
          if (!this.#sections.current?.fresh || this.#sections.blanks > 0) this.#sections.close();
          if (this.#above.line?.number !== line.number - 1) this.#above.end();
          this.#readProse(line);
          this.#readBetweenMarks(line);
          break;
        default:
          if (this.#isDocument && line.value.startsWith('<')) this.#leaveMarkup(line);
          else this.#readUnlabelled(line);
      }
      // An object of RPSL ends with its source (RFC 2622 section 3.1), even if no blank line follows.
      this.#sections.blanks = line.kind === LABELLED && line.label === 'source' ? 1 : 0;
    }
    this.#sections.close();
    this.#divideAddresses();
  }

  /** The line below the current one; null at the end. */
  get #below(): Line | null {
    return this.lines[this.#at + 1] ?? null;
  }

  // ---- lines with a label

  #readLabelled(line: Line): void {
    const section = this.#sections.current;
    if (section !== null) {
      this.#readLabelledInSection(section, line);
      return;
    }
    if (this.#sections.tryOpenHandle(line)) {
      this.#readLabelled(line);
      return;
    }
    const rule = this.module.labels.find('domain', line.label) ?? this.#ruleOfNameBelow(line);
    if (rule === null) {
      this.#readUnknownLabel(line);
      return;
    }
    if (line.indent <= (this.#unknownHeading?.indent ?? -1)) this.#unknownHeading = null;
    if (this.#isFieldBelowUnknownHeading(line, rule)) this.#writer.ignore(line, false);
    else this.#apply(rule, line);
  }

  #readLabelledInSection(section: Section, line: Line): void {
    const { labels } = this.module;
    const { context } = section;
    let rule = labels.find(context, line.label);
    const member = rule !== null && isMember(rule);
    if (!section.holds(line, this.#sections.blanks, member && rule?.outside === null)) {
      this.#sections.close();
      this.#readLabelled(line);
      return;
    }
    if (
      this.#sections.blanks > 0 &&
      section.plain &&
      rule?.declared !== true &&
      this.#tryReadDomainDate(line)
    )
      return;
    if (this.#isNextHolder(section, line)) {
      this.#sections.close();
      this.#readLabelled(line);
      return;
    }
    section.take(line);
    if (this.#isLineOfHolder(section, line) && section.contact !== null) {
      section.plain = true;
      this.#writer.free(section.contact, line.value, line, section.declared);
      return;
    }
    if (section.mode === 'maybe') {
      if (context === 'other') rule = labels.find('domain', line.label);
      else if (member && rule !== null) {
        // `Created:` below `Registrar: …` is the domain's, unless the paragraph is the registrar's own.
        if (rule.outside !== null) rule = rule.outside;
        else if (section.leads) section.mode = 'same';
      }
    }
    // `Registrar: …` in a paragraph of its own is the domain's, however deep it is indented.
    if (this.#sections.blanks > 0 && !section.object && rule?.op === 'ignore') rule = rule.outside ?? rule;
    if (this.#isFieldOfUnplacedContact(section, line, rule)) {
      this.#above.end();
      this.#writer.ignore(line, section.declared);
    } else if (rule === null) this.#readUnknownLabel(line);
    else if (section.object && (isDate(rule) || rule.op === 'registrarSection'))
      this.#writeInObject(rule, line);
    else this.#apply(rule, line);
  }

  /** Whether the label of the holder comes again, with another name: `Registrant: Jane Doe`, `Registrant: John Doe`. */
  #isNextHolder(section: Section, line: Line): boolean {
    const { role, heading, mode } = section;
    if (role !== 'registrant' || heading.label !== line.label || mode !== 'maybe') return false;
    return heading.value !== '' && line.value !== '' && !this.#isLineOfHolder(section, line);
  }

  /** Whether a line is one of three or more in a row with the label of the holder: `Owner : Jane Doe`, `Owner : 1 Example Street` … */
  #isLineOfHolder({ role, heading }: Section, { label }: Line): boolean {
    if (role !== 'registrant' || heading.label !== label || this.#sections.blanks > 0) return false;
    const isSame = (away: number): boolean => this.lines[this.#at + away]?.label === label;
    return isSame(-1) && (isSame(1) || isSame(-2));
  }

  /** Carries out what a label means: opens its section, or writes its value, which may continue on the lines below. */
  #apply(rule: Rule, line: Line): void {
    const { value } = line;
    const above = this.#above;
    above.rule = rule;
    above.line = line;
    above.contact = this.#sections.current?.contact ?? null;
    switch (rule.op) {
      case 'ignore':
        this.#writer.ignore(line, rule.declared);
        // `Message: No Object Found`
        this.rest.push(line);
        return;
      case 'scalar':
        // `domain:name: example.com`: a label below the label, which is no name.
        if (rule.field === 'domain' && FURTHER_LABEL.test(value)) {
          above.end();
          this.rest.push(line);
          this.provenance?.use(line, 'unread', false);
          return;
        }
        // A domain line opens the record and ends any section above it.
        if (rule.field === 'domain' && value !== '') this.#sections.close();
        // `Domain: example.com is available`
        if (rule.field === 'domain' && value.includes(' ')) {
          this.rest.push(line);
          this.#readStatusAfterName(line);
        }
        break;
      case 'nameserver':
        if (value !== '') break;
        this.#sections.open('nameserver', line, rule.declared);
        return;
      case 'contact':
        above.contact = this.#writer.roleContact(rule, line);
        break;
      case 'member':
        above.contact = this.#sections.contactOf(rule.field, line);
        break;
      case 'handle':
        this.#writer.handle(rule.role, value, line, rule.declared);
        return;
      case 'object':
        this.#sections.openObject(rule, line);
        return;
      case 'contactSection':
        this.#sections.openContact(rule.role, value, line, rule.declared);
        return;
      case 'registrarSection':
        if (!rule.declared && this.#isOfReseller(line)) {
          this.#sections.openContact('reseller', value, line, false);
          return;
        }
        this.#sections.open('registrar', line, rule.declared);
        this.#writer.registrar('name', value, line, rule.declared);
        return;
      case 'otherSection':
        this.#sections.open('other', line, rule.declared);
        return;
      case 'detailSection':
        this.#sections.openDetails(line, rule.declared);
        return;
    }
    this.#writer.write(rule, value, line, above.contact);
  }

  /** Reads a known status in brackets after the name: `Domain: example.com [ACTIVE]`. That a name is free is only said by a line of its own. */
  #readStatusAfterName(line: Line): void {
    const status = IN_BRACKETS.exec(line.value)?.[1] ?? '';
    const word = status === '' ? null : this.module.statuses.read(status);
    if (word !== null && word !== 'available') this.#writer.write(STATUS, status, line, null);
  }

  /** Joins a name that goes on below, `Registrar: Registrar of` above `Example Domains`: the words show it, because an address could follow. */
  #tryCompleteName(line: Line): boolean {
    const { rule, line: label, contact } = this.#above;
    if (rule === null || label?.number !== line.number - 1 || !GOES_ON.test(label.value)) return false;
    if (!this.#goesOn(line)) return false;
    const { field } = rule;
    if (rule.op === 'registrarSection') this.#writer.goOn(this.draft.registrar, 'name', line, rule.declared);
    else if (field !== 'name' && field !== 'organization') return false;
    else if (rule.op === 'registrar') this.#writer.goOn(this.draft.registrar, field, line, rule.declared);
    else if (rule.op === 'contact' || rule.op === 'member')
      this.#writer.goOn(contact, field, line, rule.declared);
    else return false;
    return true;
  }

  /** Whether a registration service provider is a reseller, because the record names its registrar elsewhere. */
  #isOfReseller({ label }: Line): boolean {
    if (!SERVICE_PROVIDER.test(label)) return false;
    this.#namesRegistrar ??= this.lines.some((line) => line.value !== '' && OF_REGISTRAR.test(line.label));
    return this.#namesRegistrar;
  }

  /** Reads a line that continues the last label's value: more of a list or of an address, or the whole value. */
  #continueValue(line: Line, value: string): void {
    const { rule, contact, isEmpty, line: label } = this.#above;
    if (rule === null || label === null) return;
    const listed =
      rule.op === 'nameserver' || rule.op === 'address' || rule.op === 'status' || rule.op === 'dnssec';
    const ofContact = rule.op === 'contact' || rule.op === 'member';
    if (!listed && !ofContact && rule.op !== 'scalar' && rule.op !== 'registrar')
      this.#writer.ignore(line.with(label.label, value), rule.declared);
    else if (listed || ((isEmpty || rule.field === 'address') && (!ofContact || contact !== null)))
      this.#writer.write(rule, value, line, contact);
    else this.#writer.ignore(line.with(label.label, value), rule.declared);
  }

  /** Reads a line whose label no rule knows: it continues a value, is a sentence with a colon, or stays unread. */
  #readUnknownLabel(line: Line): void {
    if (this.#tryOpenRegistrar(line)) return;
    const goesOn = this.#above.rule?.op !== 'contactSection' && this.#goesOn(line);
    if (goesOn && line.indent > (this.#above.line?.indent ?? 0) + 3) {
      this.#continueValue(line, this.text.slice(line.start, line.end));
      return;
    }
    this.#above.end();
    const section = this.#sections.current;
    // `ns1.example.com IP: 192.0.2.1`, in a list of servers.
    if (section?.context === 'nameserver' && this.#tryReadInBlock(section, this.#unsplit(line))) return;
    const contact = section?.contact ?? null;
    if (contact !== null && section?.mode === 'nested' && contact.free.length > 0) {
      this.#writer.free(contact, this.text.slice(line.start, line.end), line, false);
      return;
    }
    if (line.value === '' && this.#sections.tryOpenNamedObject(line)) return;
    if (line.value === '') this.#unknownHeading = line;
    this.rest.push(line);
    this.provenance?.use(line, line.value === '' || isSentence(line) ? 'text' : 'unread', false);
  }

  // ---- lines without a label

  #readUnlabelled(line: Line): void {
    const { labels } = this.module;
    const section = this.#sections.current;
    const context = section?.context ?? 'domain';
    if (this.#isLabelAboveValue(line, section)) {
      const label = line.with(line.value, '');
      if (this.#below?.indent === line.indent) this.#above.bare = label;
      this.#readLabelled(label);
      return;
    }
    if (this.#tryCompleteName(line)) return;
    const marked = this.#isMarked ? markedLabel(line, labels, context) : null;
    if (
      marked !== null &&
      (labels.find(context, marked.label) ?? labels.find('domain', marked.label)) !== null
    ) {
      this.#readLabelled(marked);
      return;
    }
    const column = section !== null || this.#goesOn(line) ? columnLabel(line) : null;
    if (column !== null && this.#isColumnOfSection(section, column)) {
      if (section !== null) section.columns = true;
      this.#readLabelled(column);
      return;
    }
    // Among labelled fields, a line with an unknown label is not a line of an address.
    const isField =
      section?.fresh === false && (!section.plain || (section.columns && line.value.includes('\t')));
    const unread = marked ?? (isField ? withFewWords(column) : null);
    const isUnread = isLabel(unread) && labels.find('domain', unread.label) === null;
    if (isUnread && !this.#goesOn(line)) {
      if (section !== null && !section.holds(line, this.#sections.blanks, false)) this.#sections.close();
      this.#above.end();
      this.#leaveUnclaimed(line, unread);
      return;
    }
    if (section !== null && this.#tryReadInSection(section, line)) return;
    if (this.#sections.tryOpenHandle(line)) {
      this.#readUnlabelled(line);
      return;
    }
    if (this.#isPartOfValue(line)) {
      this.#continueValue(line, line.value);
      return;
    }
    const found = bareLabel(line, this.#below, this.module);
    if (found !== null) this.#apply(...found);
    else this.#leaveUnclaimed(line, marked);
  }

  /**
   * Whether a line is a label without a colon, with its value on the line below: `Website`, `  https://…`. The value need not be
   * indented among other fields of a section, if at least one more field has such a label or a field with a colon was read before.
   */
  #isLabelAboveValue(line: Line, section: Section | null): boolean {
    const below = this.#below;
    if (below === null || below.kind !== TEXT || below.indent < line.indent) return false;
    if (below.indent > line.indent) return this.#hasMeaning(line, section, ABOVE_OPS);
    if (section === null || section.plain || !MAY_BE_FIELD.test(line.value)) return false;
    const next = this.lines[this.#at + 2];
    const isNextEmpty = next?.kind === LABELLED && next.value === '';
    const isAmong =
      !section.fresh || isNextEmpty || (next?.kind === TEXT && this.#hasMeaning(next, section, MEMBER_OPS));
    return isAmong && this.#hasMeaning(line, section, MEMBER_OPS);
  }

  #hasMeaning({ value }: Line, section: Section | null, ops: ReadonlySet<Rule['op']>): boolean {
    if (value.length > MAX_LABEL_ABOVE || (ops === MEMBER_OPS && !MAY_BE_FIELD.test(value))) return false;
    const rule = this.module.labels.find(section?.context ?? 'domain', value);
    return rule !== null && ops.has(rule.op);
  }

  /** Leaves a line that no rule reads: running text, or an unknown label with its value. */
  #leaveUnclaimed(line: Line, marked: Line | null): void {
    // Lines indented below running text do not continue a value above it.
    this.#above.end();
    this.rest.push(line);
    if (this.provenance === null) return;
    const split = marked ?? withFewWords(columnLabel(line));
    if (isLabel(split)) this.provenance.use(split, 'unread', false);
    else if (isRow(line.value)) this.provenance.use(line, 'unread', false);
    else if (this.#isInUnknownBlock(line))
      this.provenance.use(line.with(this.#unknownHeading?.label ?? '', line.value), 'unread', false);
    else this.provenance.use(line, 'text', false);
  }

  /** Leaves a line of XML or HTML. An element with its text is reported as unread. */
  #leaveMarkup(line: Line): void {
    this.#above.end();
    this.rest.push(line);
    this.provenance?.use(line, ELEMENT.test(line.value) ? 'unread' : 'text', false);
  }

  /** Whether a line is in the block below an unknown heading, and is not running text. */
  #isInUnknownBlock(line: Line): boolean {
    const heading = this.#unknownHeading;
    return (
      heading !== null && line.indent > heading.indent && !isSentence(heading) && withFewWords(line) !== null
    );
  }

  /** Returns the heading or label in a line that ends the section, with its meaning; null if the line does not end it. */
  #headingAfter(section: Section, line: Line): LineOfLabel | null {
    if (line.indent <= section.heading.indent)
      return nextHeading(line, this.#below, this.module) ?? prefixed(line, this.module);
    return this.#sections.blanks > 0 ? datedRecord(line, this.module) : null;
  }

  /** Reads a line without a label as part of the section. Returns false if the line is not part of it; that may close the section. */
  #tryReadInSection(section: Section, line: Line): boolean {
    const heading = this.#headingAfter(section, line);
    if (heading !== null) {
      this.#sections.close();
      this.#apply(...heading);
      return true;
    }
    // `Nameservers: …` below `Registrar: …` continues on lines of its own.
    if (section.mode === 'maybe' && this.#goesOn(line) && isOfDomain(this.#above.rule)) {
      this.#continueValue(line, line.value);
      return true;
    }
    if (section.holds(line, this.#sections.blanks, section.context === 'nameserver')) {
      const goesOn = this.#mayContinueField(section) && this.#isPartOfValue(line);
      if (goesOn) {
        // A line of an address is deeper than its label, which says nothing about the section's labels.
        this.#continueValue(line, line.value);
        section.fresh = false;
        return true;
      }
      if (this.#tryReadInBlock(section, line)) {
        section.take(line);
        return true;
      }
    }
    const deeper = line.indent > section.heading.indent;
    if (!deeper || !section.holds(line, this.#sections.blanks, false)) this.#sections.close();
    return false;
  }

  /** Whether the last label was a field of the section whose value may continue. A registrar's fields and ignored ones continue only if empty or an address. */
  #mayContinueField({ context, contact }: Section): boolean {
    const { rule, isEmpty } = this.#above;
    // `Holder address: …` below `Holder: …` is the section's, too.
    const isRole = rule?.op === 'contact' && this.#above.contact === contact;
    if (contact !== null && (rule?.op === 'member' || isRole)) return true;
    const ofSection = rule?.op === 'ignore' || (context === 'registrar' && rule?.op === 'registrar');
    const mayGoOn = isEmpty || rule?.field === 'address';
    return ofSection && (contact !== null || context === 'registrar') && mayGoOn;
  }

  /** Reads a line without a label as part of the section's block. Returns false if the line cannot be part of it. */
  #tryReadInBlock(section: Section, line: Line): boolean {
    const writer = this.#writer;
    const deeper = line.indent > section.heading.indent;
    section.plain = true;
    switch (section.context) {
      case 'contact':
        if (section.contact === null || (section.object && this.#above.rule === null)) return false;
        if (!deeper && (line.value.length > MAX_UNINDENTED_LINE || isProse(line.value))) return false;
        writer.free(section.contact, line.value, line, this.module.block !== null);
        return true;
      case 'registrar': {
        const name = this.draft.registrar?.name ?? null;
        // A registrar named before the section began is another company.
        const isOther = name !== null && name === section.registrarAbove;
        if (!deeper && (isOther || !this.#isLineOfRegistrar(section))) return false;
        const fields = isOther ? [] : registrarFields(line.value, name !== null);
        for (const [field, value] of fields) writer.registrar(field, value, line, section.declared);
        if (fields.length === 0) writer.ignore(line, section.declared);
        return true;
      }
      case 'nameserver':
        if (writer.tryWriteNameserver(line.value, line, section.declared)) return true;
        // `IP address` without a colon, above the addresses.
        if (this.module.labels.find('nameserver', line.value)?.op !== 'address') return false;
        this.provenance?.use(line, 'heading', section.declared);
        return true;
      default:
        if (!deeper) return false;
        writer.ignore(columnLabel(line) ?? line, section.declared);
        return true;
    }
  }

  /** Whether a line no deeper than the registrar's heading is the registrar's: right below the heading, or below one of its fields. */
  #isLineOfRegistrar({ heading }: Section): boolean {
    const { line, rule, isEmpty } = this.#above;
    if (heading.value !== '' || this.#sections.blanks > 0) return false;
    return line === heading || (!isEmpty && (rule?.op === 'registrar' || rule?.op === 'ignore'));
  }

  /** Reads `% Registrant:` above `% ==========` as a heading. */
  #tryReadCommentedHeading(line: Line): boolean {
    const below = this.#below;
    if (below?.kind !== COMMENT || !isUnderline(below.value)) return false;
    const words = line.value.replace(/^[%#;\s]{1,9}/u, '').replace(/\s{0,9}:$/u, '');
    const rule = this.module.labels.heading(words);
    if (rule === null || !SECTION_OPS.has(rule.op)) return false;
    const { number, indent, start, end } = line;
    this.#apply(rule, new Line(number, LABELLED, indent, words, '', true, start, end));
    return true;
  }

  #readProse(line: Line): void {
    this.rest.push(line);
    this.provenance?.use(line, 'text', false);
  }

  /** Reads the date in `>>> Last update of WHOIS database: 2026-01-02T03:04:05Z <<<`, the line that ends a record. */
  #readBetweenMarks(line: Line): void {
    const { value: words } = line;
    const colon = words.charCodeAt(0) === GREATER_THAN ? words.indexOf(':') : -1;
    if (colon < 0) return;
    const label = words.slice(0, colon).replace(/^>+/, '').trim();
    const rule = this.module.labels.find('domain', label);
    if (rule?.op !== 'event') return;
    const value = words
      .slice(colon + 1)
      .replace(/(?<!<)<+$/, '')
      .trim();
    this.#writer.write(rule, value, line.with(label, value), null);
  }

  /** The line as it was before it was split at a colon. */
  #unsplit(line: Line): Line {
    return line.with('', this.text.slice(line.start, line.end));
  }

  // ---- whose a line is

  #goesOn(line: Line): boolean {
    return this.#above.goesOn(line, this.#sections.blanks);
  }

  /** Whether a line without a label is the value of the label above it, or continues that value. */
  #isPartOfValue(line: Line): boolean {
    const { blanks } = this.#sections;
    return (
      this.#goesOn(line) ||
      this.#above.hasValueBelow(line, blanks) ||
      this.#above.hasTown(line, blanks, this.#at)
    );
  }

  /** The rule of the heading `Domain:` for the label `name:` right below it. */
  #ruleOfNameBelow(line: Line): Rule | null {
    const { rule, isEmpty } = this.#above;
    const heads = rule?.op === 'scalar' && rule.field === 'domain' && isEmpty;
    return heads && this.#sections.blanks === 0 && line.label.toLowerCase() === 'name' ? rule : null;
  }

  /** Opens the registrar's section at a field of it, `Name: …`, indented below an empty `Sponsoring Registrar:`. */
  #tryOpenRegistrar(line: Line): boolean {
    const { rule, line: heading, isEmpty } = this.#above;
    if (rule?.op !== 'registrar' || heading === null || !isEmpty || !this.#goesOn(line)) return false;
    const member = this.module.labels.find('registrar', line.label);
    if (member === null) return false;
    this.#sections.open('registrar', heading, rule.declared);
    this.#sections.current?.take(line);
    this.#apply(member, line);
    return true;
  }

  /** Whether a line is a field of the unknown contact above: `Organization: …` indented below an unknown heading is not the registrant. */
  #isFieldBelowUnknownHeading(line: Line, rule: Rule): boolean {
    if (this.#unknownHeading === null || rule.op !== 'contactSection') return false;
    const member = this.module.labels.find('contact', line.label);
    return member?.op === 'member' && (line.value !== '' || member.field === 'organization');
  }

  /** Whether a line is a field of a contact that has no place in the properties: `Organization: …` there opens no section. */
  #isFieldOfUnplacedContact(section: Section, line: Line, rule: Rule | null): boolean {
    if (section.context !== 'other' || section.heading.value !== '') return false;
    const nested = line.indent > section.heading.indent;
    if (!nested && !section.leads) return false;
    const member = this.module.labels.find('contact', line.label);
    if (member?.op !== 'member') return false;
    // `Registrant:` alone is a heading; `Organization:` alone is an empty field.
    if (line.value === '') return rule?.op === 'contactSection' && member.field === 'organization';
    if (rule === null || rule.op === 'status') return true;
    return rule.op === 'contactSection' && (nested || member.field === 'organization');
  }

  /**
   * Whether a label in columns is a field of the section, `Street      1 Example Road`, or of the domain among such fields. Without
   * a section: whether it is an item of the list whose heading is above, `Host     ns1.example.com`.
   */
  #isColumnOfSection(section: Section | null, column: Line): boolean {
    const rule = this.module.labels.find(section?.context ?? 'domain', column.label);
    if (rule === null) return false;
    if (section === null) return this.#above.isEmpty && rule.op === this.#above.rule?.op;
    if (!section.holds(column, this.#sections.blanks, true)) return false;
    if (section.context === 'nameserver') return rule.op === 'nameserver' || rule.op === 'address';
    return rule.op === 'member' || rule.op === 'registrar' || (section.columns && isOfDomain(rule));
  }

  /** Writes a date or a registrar in a contact's object: both belong to the contact, whatever the label means elsewhere. */
  #writeInObject(rule: Rule, line: Line): void {
    const contact = this.#sections.current?.contact ?? null;
    this.#above.end();
    if (contact !== null && (rule.field === 'created_on' || rule.field === 'updated_on'))
      this.#writer.contact(contact, rule.field, line.value, line, rule.declared);
    else this.#writer.ignore(line, rule.declared);
  }

  /** Reads `Created on: …` in a paragraph of its own below a contact's plain lines: it is the domain's, however deep it is indented. */
  #tryReadDomainDate(line: Line): boolean {
    const own = this.module.labels.find('domain', line.label);
    if (own === null || !isDate(own)) return false;
    this.#sections.close();
    this.#apply(own, line);
    return true;
  }

  #divideAddresses(): void {
    const { address, wholeAddress } = this.module;
    const divide = (contact: ContactDraft): void => {
      if (address !== null) divideAddress(contact, address);
      if (!wholeAddress) findPlace(contact);
    };
    for (const role of ROLES) this.draft[role].forEach(divide);
    this.draft.objects.forEach(divide);
  }
}

/** Whether a line is a row of cells, which have no blank after their separator: `status;active`, `example.com,active,2001-02-03`. */
const isRow = (words: string): boolean =>
  words.length <= MAX_ROW && (words.includes(';') || words.includes(',')) && ROW.test(words);

const ROW = /^[^\s,;]{1,80}(?: [^\s,;]{1,80}){0,3}(?:(?:;[^\s;][^;]*)+|(?:,[^\s,;][^,;]*){2,})$/u;
/** Characters. */
const MAX_ROW = 1000;

/** `<name>example.com</name>`; the navigation of a page has attributes. */
const ELEMENT = /^<[\w:.-]{1,60}(?: (?:xml:)?lang="[\w-]{1,20}")?>[^<>]{1,2000}<\/[\w:.-]{1,60}>$/u;

const DOCUMENT = /^\s{0,99}<(?:\?xml|!doctype|html)\b/iu;

/** A word with a colon after it, before any dot; a URL's scheme is not one. */
const FURTHER_LABEL = /^\p{L}[\p{L}\d;_-]{0,40}:(?!\/\/)/u;

/** Words in brackets after a name. */
const IN_BRACKETS = /^\S{1,253}\s{1,20}[[(]([^\])]{1,60})[\])]$/u;

const STATUS = toRule('status', 'domain', false);

/** A word that no name ends with. */
const GOES_ON = /\s(?:of|and|the|for|de|du|des|da|do|dos|di|della|et|und|für|von|van|&)$/iu;

/** `% ==========`. Most comments end in another character, and need no regular expression. */
const isUnderline = (comment: string): boolean =>
  (comment.endsWith('=') || comment.endsWith('-')) && /^[%#;]{1,3}\s{0,9}[=-]{3,}$/u.test(comment);

/** Registrars print their resellers so, and registries that have no other word for registrars the registrar. */
const SERVICE_PROVIDER = /^registration (?:service )?provider$/iu;
const OF_REGISTRAR = /^(?:sponsoring registrar|registrar(?: of record| name)?)$/iu;

/** Characters of the longest label above its value. Longer lines belong to a block. */
const MAX_LABEL_ABOVE = 40;

/** Meanings of a label whose value below is not indented. */
const MEMBER_OPS: ReadonlySet<Rule['op']> = new Set<Rule['op']>(['member', 'registrar']);
/** One or two words, so that few lines are looked up. Shorter ones may be a state's letters, `SP`. */
const MAY_BE_FIELD = /^(?=.{4,24}$)[^\d\s,.]{2,20}(?: [^\d\s,.]{2,20})?$/u;

/** Meanings of a label whose value is indented below. */
const ABOVE_OPS: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'member',
  'registrar',
  'contact',
  'status',
  'ignore',
]);

/** Whether a line is a sentence: `It was registered on 4 May 2010.` */
const isProse = (words: string): boolean =>
  words.endsWith('.') && (words.match(SMALL_WORD)?.length ?? 0) > MAX_SMALL_WORDS;

const SMALL_WORD = /(?<!\S)\p{Ll}{2,}/gu;
/** `1 rue de la Paix, c/o Example Ltd.` has fewer. */
const MAX_SMALL_WORDS = 3;

/** Characters of a contact's longest line that has no label and no more indentation than the heading. */
const MAX_UNINDENTED_LINE = 80;
