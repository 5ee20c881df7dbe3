import type { Line } from '../text/lines.js';
import type { ContactDraft } from './draft.js';
import type { Section } from './section.js';
import { OP, type Rule } from './target.js';

/** Where the reader stands: in which section, and below which label, whose value may go on. */
export class Position {
  section: Section | null = null;
  /** Blank lines since the last other line; the text begins after one. */
  blanks = 1;
  /** What the last label means; null where no value can go on. */
  rule: Rule | null = null;
  /** The last line with a label. */
  line: Line | null = null;
  /** The contact that the last label's value belongs to. */
  contact: ContactDraft | null = null;
  /** A heading that no rule knows; what is indented below it is somebody's whom nobody knows. */
  stranger: Line | null = null;

  /** Notes the label that is read now. */
  at(rule: Rule, line: Line): void {
    this.rule = rule;
    this.line = line;
    this.contact = this.section?.contact ?? null;
  }

  /** Whether a line can be more of the last label's value. */
  continues(line: Line): boolean {
    return this.rule !== null && this.line !== null && this.blanks === 0 && line.indent > this.line.indent;
  }

  /** Whether the last label stands alone, and its value below it. */
  isHeading(): boolean {
    return this.line?.value === '';
  }

  /** Whether the last label was one of the domain's own. */
  isOfDomain(): boolean {
    const op = this.rule?.op;
    return op === OP.domain || op === OP.status || op === OP.nameserver;
  }

  /** `Domain:` as a heading, with the name under `name:` below it. */
  nameBelow(line: Line): Rule | null {
    const { rule } = this;
    const heads = rule !== null && rule.op === OP.domain && rule.field === 'domain' && this.isHeading();
    return heads && this.blanks === 0 && line.label.toLowerCase() === 'name' ? rule : null;
  }

  /**
   * Whether a line without a label is the value of the empty label above it, at that label's own indentation.
   * Where the registry does not print all values so (`above`), it must look like one.
   */
  isValueBelow(line: Line, above: boolean): boolean {
    const { rule } = this;
    if (rule === null || this.blanks > 0 || !this.isHeading() || line.indent !== this.line?.indent)
      return false;
    if (rule.op === OP.status) return above;
    if (rule.op !== OP.domain) return false;
    if (above) return true;
    if (rule.field === 'domain') return /^[^\s:]+\.[^\s:]+$/u.test(line.value);
    return rule.field.endsWith('_on') && /^\d/u.test(line.value);
  }
}
