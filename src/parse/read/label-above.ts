import { BLANK, LABELLED, type Line, TEXT } from '../text/lines.js';
import { isHostName } from '../values/nameserver.js';
import type { ContactDraft } from './draft.js';
import { isDate, type Rule } from './rule.js';

/** Of fewer labels nobody can tell how a server prints its values. */
const LEAST_LABELS = 2;

/** What a value below its label can be of; more lines than one are a section's. */
const OF_ONE_LINE: ReadonlySet<Rule['op']> = new Set<Rule['op']>([
  'scalar',
  'status',
  'registrar',
  'contact',
  'member',
  'event',
]);

/** What a domain's name is made of, and no longer than one is. */
const NAME = /^[^\s:]{3,253}$/u;

/** The last line with a label above the one that is read, and whether lines below go on with its value. */
export class LabelAbove {
  /** Whether the server prints values below their labels; null until a line asks. */
  #printsBelow: boolean | null = null;
  line: Line | null = null;
  /** What the label means; null where its value cannot go on. */
  rule: Rule | null = null;
  /** The contact that its value belongs to. */
  contact: ContactDraft | null = null;
  /** A label that no colon ends, with its value below it and no deeper. */
  bare: Line | null = null;

  constructor(private readonly lines: readonly Line[]) {}

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
   * Whether a line without a label is the value of an empty label, at that label's own indentation. Where the server does not
   * print all values so, it must look like one.
   */
  hasValueBelow({ value, indent }: Line, blanks: number): boolean {
    const { line, rule } = this;
    if (rule === null || line === null || blanks > 0 || indent !== line.indent) return false;
    // Further servers right below `Nameservers: ns1.example.com`.
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
   * Whether a line without a label, no deeper than `Address: 1 Example Road` above it, is more of that address: another label
   * follows, so that it is no running text below the record. `at` is its place.
   */
  hasTown({ value, indent }: Line, blanks: number, at: number): boolean {
    const { line, rule } = this;
    if (rule?.field !== 'address' || line === null || blanks > 0 || indent !== line.indent) return false;
    if (value.split(' ', MAX_TOWN_WORDS + 1).length > MAX_TOWN_WORDS) return false;
    const next = this.lines.slice(at + 1, at + MAX_TOWN_LINES).find(({ kind }) => kind !== TEXT);
    return next?.kind === LABELLED;
  }
}

/** An address has no more lines, and no more words in one. */
const MAX_TOWN_LINES = 8;
const MAX_TOWN_WORDS = 10;

/** Whether most values stand below their labels, one line each, at the same indentation. */
function printsBelow(lines: readonly Line[]): boolean {
  let below = 0;
  let beside = 0;
  for (const [at, { kind, value, indent }] of lines.entries()) {
    if (kind !== LABELLED) continue;
    if (value !== '') beside++;
    else if (isValueOf(indent, lines[at + 1], lines[at + 2])) below++;
  }
  return below >= LEAST_LABELS && below > beside;
}

const isValueOf = (indent: number, below: Line | undefined, next: Line | undefined): boolean =>
  below?.kind === TEXT &&
  below.indent === indent &&
  (next === undefined || next.kind === BLANK || next.kind === LABELLED);
