import { type Line, TEXT } from '../text/lines.js';
import type { Preparation } from './preparation.js';

/** Lines below that label that have none are more of its value, though they stand no deeper: they get it, too. */
export const goesOn =
  (label: string): Preparation =>
  (lines) => {
    let below = false;
    return lines.map((line: Line) => {
      if (line.kind === TEXT) return below ? line.with(label, line.value) : line;
      below = line.label === label;
      return line;
    });
  };
