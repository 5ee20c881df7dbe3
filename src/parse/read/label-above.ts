import type { Line } from '../text/lines.js';
import { isHostName } from '../values/nameserver.js';
import type { ContactDraft } from './draft.js';
import { isDate, type Rule } from './rule.js';

/** The last line with a label above the one that is read, and whether lines below go on with its value. */
export class LabelAbove {
  line: Line | null = null;
  /** What the label means; null where its value cannot go on. */
  rule: Rule | null = null;
  /** The contact that its value belongs to. */
  contact: ContactDraft | null = null;

  /** A label without a value: a heading, or one whose value stands below it. */
  get isEmpty(): boolean {
    return this.line?.value === '';
  }

  /** Its value is whole: whatever stands below is something else. */
  end(): void {
    this.rule = null;
  }

  /** Whether a line can be more of its value: a deeper one, right below. */
  goesOn(line: Line, blanks: number): boolean {
    return this.rule !== null && this.line !== null && blanks === 0 && line.indent > this.line.indent;
  }

  /**
   * Whether a line without a label is the value of an empty label, at that label's own indentation. Where the registry does not
   * print all values so (`above`), it must look like one.
   */
  hasValueBelow({ value, indent }: Line, blanks: number, above: boolean): boolean {
    const { line, rule } = this;
    if (rule === null || line === null || blanks > 0 || indent !== line.indent) return false;
    // Further servers right below `Nameservers: ns1.example.com`.
    if (rule.op === 'nameserver') return isHostName(value);
    if (line.value !== '') return false;
    if (rule.op === 'status') return above;
    if (rule.op !== 'scalar') return false;
    if (above) return true;
    if (rule.field === 'domain') return /^[^\s:]+\.[^\s:]+$/u.test(value);
    return isDate(rule) && /^\d/u.test(value);
  }
}
