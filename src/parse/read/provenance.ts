import type { LineUse } from '../explanation.js';
import type { Line } from '../text/lines.js';

/** A value that was read from a line into a field of a draft. */
export interface Note {
  readonly field: string;
  /** Of the line, counted from 0. */
  readonly line: number;
  readonly declared: boolean;
}

/** What became of a line. Its label and value are those it was read by, whatever set them off. */
export interface Use {
  readonly line: Line;
  readonly use: LineUse;
  readonly declared: boolean;
}

/**
 * Where the values of one part stood, and what became of its other lines: written while it is read, for `explain`.
 * `parse` reads without one and pays nothing for it.
 */
export class Provenance {
  readonly #uses = new Map<number, Use>();
  readonly #byOwner = new Map<object, Note[]>();

  /** A value was read from a line into a field of a draft. `*` stands for lines that are told apart later. */
  value(owner: object, field: string, line: Line, declared: boolean): void {
    this.use(line, 'value', declared);
    const note = { field, line: line.number, declared };
    const notes = this.#byOwner.get(owner);
    if (notes === undefined) this.#byOwner.set(owner, [note]);
    else notes.push(note);
  }

  /** What became of a line, where no value came of it. */
  use(line: Line, use: LineUse, declared: boolean): void {
    this.#uses.set(line.number, { line, use, declared });
  }

  /** What became of the line with that number. */
  useOf(line: number): Use | undefined {
    return this.#uses.get(line);
  }

  /** Lines that state as a whole what kind of answer this is. */
  stated(): readonly Note[] {
    const found = [...this.#uses.values()].filter(({ use }) => use === 'status');
    return found.map(({ line, declared }) => ({ field: 'statuses', line: line.number, declared }));
  }

  /**
   * Lines that a field was read from. Lines without labels stand for any field of their contact, and
   * the lines of an address for what it was divided into.
   */
  of(owner: object, field: string): readonly Note[] {
    const notes = this.#byOwner.get(owner) ?? [];
    for (const wanted of [field, '*', 'address']) {
      const found = notes.filter((note) => note.field === wanted);
      if (found.length > 0) return found;
    }
    return [];
  }
}
