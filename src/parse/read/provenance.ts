import type { LineUse } from '../explanation.js';

/** A value that was read from a line into a field of a draft. */
export interface Note {
  readonly field: string;
  readonly line: number;
  readonly declared: boolean;
}

/**
 * Where the values of one part stood, and what became of its other lines: written while it is read, for `explain`.
 * `parse` reads without one and pays nothing for it.
 */
export class Provenance {
  readonly #uses = new Map<number, { use: LineUse; declared: boolean }>();
  readonly #byOwner = new Map<object, Note[]>();

  /** A value was read from a line into a field of a draft. `*` stands for lines that are told apart later. */
  value(owner: object, field: string, line: number, declared: boolean): void {
    this.#uses.set(line, { use: 'value', declared });
    const notes = this.#byOwner.get(owner);
    if (notes === undefined) this.#byOwner.set(owner, [{ field, line, declared }]);
    else notes.push({ field, line, declared });
  }

  /** What became of a line, where no value came of it. */
  use(line: number, use: LineUse, declared: boolean): void {
    this.#uses.set(line, { use, declared });
  }

  useOf(line: number): { use: LineUse; declared: boolean } | undefined {
    return this.#uses.get(line);
  }

  /** Lines that state as a whole what kind of answer this is. */
  stated(): readonly Note[] {
    const found = [...this.#uses].filter(([, { use }]) => use === 'status');
    return found.map(([line, { declared }]) => ({ field: 'status', line, declared }));
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
