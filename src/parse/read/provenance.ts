import type { LineUse } from '../explanation.js';
import type { Line } from '../text/lines.js';

/** A value that was read from a line into a field of a draft. */
export interface Note {
  readonly field: string;
  /** Number of the line, counted from 0. */
  readonly line: number;
  readonly declared: boolean;
}

/** How a line was used, with the label and the value that it was read by. */
export interface Use {
  readonly line: Line;
  readonly use: LineUse;
  readonly declared: boolean;
}

/**
 * Records which lines the values of one part were read from, and how its other lines were used. It is written while the part is read,
 * for `explain`. `parse` reads without one, at no cost.
 */
export class Provenance {
  readonly #uses = new Map<number, Use>();
  readonly #byOwner = new Map<object, Note[]>();

  /** Records that a value was read from a line into a field of a draft. The field `*` means a line whose field is decided later. */
  value(owner: object, field: string, line: Line, declared: boolean): void {
    this.use(line, 'value', declared);
    const note = { field, line: line.number, declared };
    const notes = this.#byOwner.get(owner);
    if (notes === undefined) this.#byOwner.set(owner, [note]);
    else notes.push(note);
  }

  /** Forgets the lines of a field, whose value another line replaces. */
  forget(owner: object, field: string): void {
    const notes = this.#byOwner.get(owner) ?? [];
    this.#byOwner.set(
      owner,
      notes.filter((note) => note.field !== field),
    );
  }

  /** Records how a line was used that gave no value. */
  use(line: Line, use: LineUse, declared: boolean): void {
    this.#uses.set(line.number, { line, use, declared });
  }

  /** Returns how the line with that number was used. */
  useOf(line: number): Use | undefined {
    return this.#uses.get(line);
  }

  /** Returns the lines that state the kind of answer as a whole. */
  stated(): readonly Note[] {
    const found = [...this.#uses.values()].filter(({ use }) => use === 'status');
    return found.map(({ line, declared }) => ({ field: 'statuses', line: line.number, declared }));
  }

  /**
   * Returns the lines that a field was read from. Lines without labels count for any field of their contact, and the lines of an address
   * for the fields that it was divided into.
   */
  of(owner: object, field: string): readonly Note[] {
    const notes = this.#byOwner.get(owner) ?? [];
    const own = notes.filter((note) => note.field === field);
    return own.length > 0 ? own : notes.filter((note) => note.field === '*' || note.field === 'address');
  }
}
