import type { Line } from '../text/lines.js';
import type { DraftWriter } from './draft-writer.js';
import type { Position } from './position.js';
import type { SectionReader } from './section-reader.js';
import { type ContactField, OP, type RegistrarField, type Role, type Rule } from './target.js';
import type { Trace } from './trace.js';

/** Does what a label's meaning asks: writes its value and what goes on below it, or opens its section. */
export class LabelReader {
  constructor(
    private readonly position: Position,
    private readonly sections: SectionReader,
    private readonly writer: DraftWriter,
    private readonly trace: Trace | null,
  ) {}

  /** Reads a line whose label has that meaning. */
  apply(rule: Rule, line: Line): void {
    const position = this.position;
    const { value } = line;
    const { declared } = rule;
    position.at(rule, line);
    switch (rule.op) {
      case OP.ignore:
        this.trace?.use(line.number, 'ignored', declared);
        return;
      case OP.nameserver:
        if (value === '') this.sections.open('nameserver', line, declared);
        else this.#write(rule, value, line);
        return;
      case OP.contact:
        position.contact = this.writer.roleContact(rule.role as Role, rule.field === 'id' && value !== '');
        this.#write(rule, value, line);
        return;
      case OP.handle:
        this.writer.handle(rule, value, line);
        return;
      case OP.object:
        this.sections.openObject(rule, value, line);
        return;
      case OP.contactSection:
        this.sections.openContact(rule, value, line);
        return;
      case OP.registrarSection:
        this.sections.open('registrar', line, declared);
        this.writer.registrar('name', value, line, declared);
        return;
      case OP.otherSection:
        this.sections.open('other', line, declared);
        return;
      case OP.detailSection:
        this.#details(rule, line);
        return;
      default:
        this.#write(rule, value, line);
    }
  }

  #details(rule: Rule, line: Line): void {
    this.sections.close();
    // `Domain: example.com` where the registry printed `Domain:` above the record.
    if (line.label.toLowerCase() === 'domain' && NAME.test(line.value)) {
      this.writer.domain({ ...rule, op: OP.domain, field: 'domain' }, line.value, line);
      return;
    }
    // What is indented below it are lines of the domain, not more of the heading.
    this.position.rule = null;
    this.trace?.use(line.number, line.value === '' ? 'heading' : 'ignored', rule.declared);
  }

  /** Writes a value of the last label; other labels than these have none of their own. */
  #write(rule: Rule, value: string, line: Line): void {
    const writer = this.writer;
    const { declared } = rule;
    switch (rule.op) {
      case OP.domain:
        // A domain line opens the record; what an earlier section began ends here.
        if (rule.field === 'domain' && value !== '') this.sections.close();
        writer.domain(rule, value, line);
        return;
      case OP.status:
        writer.status(rule, value, line);
        return;
      case OP.nameserver:
        if (!writer.nameserver(value, line, declared)) this.trace?.use(line.number, 'ignored', declared);
        return;
      case OP.address:
        writer.address(value, line, declared);
        return;
      case OP.registrar:
        writer.registrar(rule.field as RegistrarField, value, line, declared);
        return;
      case OP.contact:
      case OP.member:
        if (this.position.contact !== null)
          writer.contact(this.position.contact, rule.field as ContactField, value, line, declared);
    }
  }

  /** A line that goes on with the last label's value: more of a list or of an address, or all of it. */
  continue(line: Line, value: string): void {
    const { rule, contact } = this.position;
    if (rule === null) return;
    const listed = rule.op === OP.nameserver || rule.op === OP.address || rule.op === OP.status;
    const ofContact = rule.op === OP.contact || rule.op === OP.member;
    if (!listed && !ofContact && rule.op !== OP.domain && rule.op !== OP.registrar)
      this.trace?.use(line.number, 'ignored', rule.declared);
    else if (
      listed ||
      (ofContact && contact !== null && rule.field === 'address') ||
      (this.position.isHeading() && (!ofContact || contact !== null))
    )
      this.#write(rule, value, line);
    else this.trace?.use(line.number, 'text', rule.declared);
  }
}

const NAME = /^[^\s:/@]{1,63}(?:\.[^\s:/@.]{1,63}){1,8}\.?$/u;
