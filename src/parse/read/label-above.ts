import { BLANK, LABELLED, type Line, TEXT } from '../text/lines.js';
import { isHostName } from '../values/nameserver.js';
import type { ContactDraft } from './draft.js';
import { isDate, type Rule } from './rule.js';

/** With fewer labels it is unclear where a server prints its values. */
const MIN_LABELS = 2;

/** Fields whose value may be on the line below the label. Several lines below a label are a section. */
const OF_ONE_LINE: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'scalar',
  'status',
  'registrar',
  'contact',
  'member',
  'event',
]);

/** Characters and length of a domain name. */
const NAME = /^[^\s:]{3,253}$/u;

/** The last labelled line above the current one, and whether lines below continue its value. */
export class LabelAbove {
  /** Whether the server prints values below their labels; null until it is needed. */
  #printsBelow: boolean | null = null;
  line: Line | null = null;
  /** What the label means; null if its value cannot continue. */
  rule: Rule | null = null;
  /** The contact that the value belongs to. */
  contact: ContactDraft | null = null;
  /** A label without a colon, with its value below at the same indentation. */
  bare: Line | null = null;

  constructor(private readonly lines: readonly Line[]) {}

  /** Whether the label has no value on its line: it is a heading, or its value is below. */
  get isEmpty(): boolean {
    return this.line?.value === '';
  }

  /** Ends its value: the lines below are something else. */
  end(): void {
    this.rule = null;
  }

  /** Whether a line can continue its value: a line indented deeper, without a blank line between. */
  goesOn(line: Line, blanks: number): boolean {
    return this.rule !== null && this.line !== null && blanks === 0 && line.indent > this.line.indent;
  }

  /**
   * Whether a line without a label is the value of an empty label at the same indentation. Unless the server prints most values so, the
   * line must look like such a value.
   */
  hasValueBelow({ value, indent }: Line, blanks: number): boolean {
    const { line, rule } = this;
    if (rule === null || line === null || blanks > 0 || indent !== line.indent) return false;
    // More servers right below `Nameservers: ns1.example.com`.
    if (rule.op === 'nameserver') return isHostName(value);
    if (line.value !== '' || !OF_ONE_LINE.has(rule.op)) return false;
    if (line === this.bare) return true;
    this.#printsBelow ??= printsBelow(this.lines);
    if (this.#printsBelow) return true;
    if (rule.op !== 'scalar') return false;
    if (rule.field === 'domain') return NAME.test(value) && value.slice(1, -1).includes('.');
    return isDate(rule) && /^\d/u.test(value);
  }

  /**
   * Whether a line without a label continues `Address: 1 Example Road` above it at the same indentation. Another label must follow,
   * because the line could be running text below the record. `at` is the index of the line.
   */
  hasTown({ value, indent }: Line, blanks: number, at: number): boolean {
    const { line, rule } = this;
    if (rule?.field !== 'address' || line === null || blanks > 0 || indent !== line.indent) return false;
    if (value.split(' ', MAX_TOWN_WORDS + 1).length > MAX_TOWN_WORDS) return false;
    const next = this.lines.slice(at + 1, at + MAX_TOWN_LINES).find(({ kind }) => kind !== TEXT);
    return next?.kind === LABELLED;
  }
}

/** Most lines of an address, and most words in one line. */
const MAX_TOWN_LINES = 8;
const MAX_TOWN_WORDS = 10;

/** Whether most values are below their labels, one line each, at the same indentation. */
function printsBelow(lines: readonly Line[]): boolean {
  let below = 0;
  let beside = 0;
  for (const [at, { kind, value, indent }] of lines.entries()) {
    if (kind !== LABELLED) continue;
    if (value !== '') beside++;
    else if (isValueOf(indent, lines[at + 1], lines[at + 2])) below++;
  }
  return below >= MIN_LABELS && below > beside;
}

const isValueOf = (indent: number, below: Line | undefined, next: Line | undefined): boolean =>
  below?.kind === TEXT &&
  below.indent === indent &&
  (next === undefined || next.kind === BLANK || next.kind === LABELLED);
