import { BLANK, Line, scan } from '../lines.js';
import type { Preparation } from './preparation.js';

/** The form of a whole line, `^` to `$`, and what is read in its place, `$1` being a group of the form. */
export type Rewriting = readonly [printed: RegExp, read: string];

/**
 * Lines of these forms are read as if the registry had printed them otherwise, in the way that most do. What a line
 * is read as may be several lines, and `[Label]` is a heading. The first form that fits counts.
 *
 *     rewrite([/^3[a-z]\. (.{1,200})$/u, 'Admin $1'])    3d. Email: jane@example.com → Admin Email: jane@example.com
 */
export const rewrite =
  (...rows: readonly Rewriting[]): Preparation =>
  (lines, text) => {
    const read: Line[] = [];
    for (const line of lines) {
      const printed = line.kind === BLANK ? '' : text.slice(line.start, line.end);
      const row = printed === '' ? undefined : rows.find(([form]) => form.test(printed));
      if (row === undefined) read.push(line);
      else read.push(...readAs(printed.replace(...row), line));
    }
    return read;
  };

/** The lines of that text, each standing where the printed one does. */
export const readAs = (text: string, { number, indent, start, end }: Line): Line[] =>
  scan(text).map((line) =>
    Line.of(number, line.kind, indent + line.indent, line.label, line.value, line.decorated, start, end),
  );
