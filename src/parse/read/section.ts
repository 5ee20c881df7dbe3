import type { Line } from '../text/lines.js';
import type { ContactDraft } from './draft.js';
import type { Context } from './rule.js';

/**
 * How the lines of a section stand to its heading. `maybe` until the first of them is seen at
 * the heading's own indentation; `nested` once one stood deeper; `same` once the section is
 * known to keep its labels at the heading's indentation, until a blank line.
 */
type Mode = 'maybe' | 'nested' | 'same';

/** The section that lines are read in: whose contact, registrar or nameservers they are. */
export class Section {
  mode: Mode;
  /** No line of it has been read yet. */
  fresh = true;
  /** Lines without labels stand in it. */
  plain = false;

  constructor(
    readonly context: Context,
    readonly heading: Line,
    /** The heading begins a paragraph, so that what follows is likely all its own. */
    readonly leads: boolean,
    readonly contact: ContactDraft | null,
    /** The module declares the heading, and so the lines without labels below it. */
    readonly declared: boolean,
    /** An RPSL object: one paragraph, all of it. */
    readonly object = false,
  ) {
    this.mode = object || (heading.decorated && heading.value === '') ? 'same' : 'maybe';
  }

  /** Whether a line belongs to the section, `blanks` blank lines after the last one. */
  holds(line: Line, blanks: number, empty: boolean): boolean {
    if (this.object) return blanks === 0;
    const deeper = line.indent - this.heading.indent;
    if (blanks > 0 && (this.heading.value !== '' || this.mode === 'same') && !this.fresh) return false;
    if (deeper > 0) return blanks === 0 || this.heading.value === '';
    if (deeper < 0) return false;
    if (blanks > 0) return this.fresh && this.heading.value === '' && blanks <= 2 && empty;
    return this.mode !== 'nested';
  }

  /** Notes a line that belongs to it. */
  take(line: Line): void {
    if (this.mode === 'maybe' && line.indent > this.heading.indent) this.mode = 'nested';
    this.fresh = false;
  }
}
