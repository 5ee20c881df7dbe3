import { BLANK, Line, lineOf } from '../text/lines.js';
import type { Preparation, Rewriting } from './layout.js';

/**
 * Rewrites lines of these forms to what most registries print. A line may become several lines, and `[Label]` is a heading. The first
 * form that matches counts.
 *
 *     [/^3[a-z]\. (.{1,200})$/u, 'Admin $1']    3d. Email: jane@example.com → Admin Email: jane@example.com
 */
export const rewrite = (rows: readonly Rewriting[]): Preparation => {
  const letters = rows.map(([form]) => firstLetter(form));
  // Most lines match no form. If each form begins with a fixed character, the first character of the line decides.
  const begins = letters.includes(null) ? null : new Set(letters);
  return (lines, text) => {
    const read: Line[] = [];
    for (const line of lines) {
      const idle = line.kind === BLANK || begins?.has(text.charCodeAt(line.start)) === false;
      const made = idle ? null : readOtherwise(text.slice(line.start, line.end), rows);
      if (made === null) read.push(line);
      else read.push(...readAs(made, line));
    }
    return read;
  };
};

function readOtherwise(printed: string, rows: readonly Rewriting[]): string | null {
  const row = rows.find(([form]) => form.test(printed));
  return row === undefined ? null : printed.replace(...row);
}

/** The character that each line of the form begins with; null if it may be one of several. */
function firstLetter({ source, ignoreCase }: RegExp): number | null {
  const begins = ignoreCase || source.includes('|') ? null : /^\^(?:\p{L}|:|\\\[)(?![?*{])/u.exec(source);
  return begins === null ? null : begins[0].charCodeAt(begins[0].length - 1);
}

/** Splits the text into lines, each in the place of the printed one. */
export const readAs = (text: string, { number, indent, start, end }: Line): Line[] =>
  text.split('\n').map((words) => {
    const line = lineOf(words);
    return new Line(
      number,
      line.kind,
      indent + line.indent,
      line.label,
      line.value,
      line.decorated,
      start,
      end,
    );
  });
