import { BLANK } from '../text/lines.js';
import type { Preparation } from './preparation.js';

/** Of several lines of a label in a paragraph the first means something else than the others: two labels for one. */
export const firstAndFurther =
  (label: string, first: string, further: string): Preparation =>
  (lines) => {
    let seen = false;
    return lines.map((line) => {
      if (line.kind === BLANK) seen = false;
      if (line.label !== label) return line;
      const named = line.with(seen ? further : first, line.value);
      seen = true;
      return named;
    });
  };
