import { BLANK, LABELLED, type Line } from '../text/lines.js';
import { withoutLabel } from './without-label.js';

/**
 * A form printed with its empty fields: in the block below that heading a blank line is a street line that nobody
 * filled in, and `No:61` is no label.
 */
export const withoutGaps =
  (heading: string) =>
  (lines: readonly Line[], text: string): Line[] => {
    let inside = false;
    const kept: Line[] = [];
    for (const [at, line] of lines.entries()) {
      const next = lines[at + 1];
      if (line.decorated) inside = line.label === heading;
      if (inside && line.kind === BLANK && next?.kind !== BLANK && (next?.indent ?? 0) > 0) continue;
      const free = inside && line.kind === LABELLED && !line.decorated && line.indent > 0;
      kept.push(free ? withoutLabel(line, text) : line);
    }
    return kept;
  };
