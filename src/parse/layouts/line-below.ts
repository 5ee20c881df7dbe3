import { BLANK, TEXT } from '../lines.js';
import type { Preparation } from './preparation.js';
import { type Rewriting, readAs } from './rewrite.js';

/** The line right below that label, blank ones aside, has a label of its own that is not printed ({@link Rewriting}). */
export const lineBelow =
  (label: string, [printed, read]: Rewriting): Preparation =>
  (lines) => {
    const above = lines.findIndex((line) => line.label === label);
    const at = lines.findIndex(({ kind }, number) => number > above && kind !== BLANK);
    const line = lines[at];
    if (above < 0 || line?.kind !== TEXT) return lines;
    return [
      ...lines.slice(0, at),
      ...readAs(line.value.replace(printed, read), line),
      ...lines.slice(at + 1),
    ];
  };
