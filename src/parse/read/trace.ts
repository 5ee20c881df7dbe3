import type { LineUse } from '../explanation.js';

/** Listens to the reader for `explain`. `parse` reads without one and pays nothing for it. */
export interface Trace {
  /** A value was read from a line into a field of a draft. `*` stands for free lines. */
  value(owner: object, field: string, line: number, declared: boolean): void;
  /** What became of a line, where no value came of it. */
  use(line: number, use: LineUse, declared: boolean): void;
}
