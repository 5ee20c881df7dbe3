import { BLANK, Line, TEXT } from '../text/lines.js';
import type { Preparation, Rewriting } from './layout.js';
import { readAs } from './rewrite.js';

/**
 * Of several lines of a label in a paragraph the first means something else than the others: two labels for one,
 * except where another label says the same.
 */
export const firstAndFurther =
  (label: string, first: string, further: string, other?: string): Preparation =>
  (lines) => {
    if (other !== undefined && lines.some((line) => line.label === other && line.value !== '')) return lines;
    let seen = false;
    return lines.map((line) => {
      if (line.kind === BLANK) seen = false;
      if (line.label !== label) return line;
      const named = line.with(seen ? further : first, line.value);
      seen = true;
      return named;
    });
  };

/** Lines below that label that have none are more of its value, though they stand no deeper: they get it, too. */
export const goesOn =
  (label: string): Preparation =>
  (lines) => {
    let below = false;
    return lines.map((line) => {
      if (line.kind === TEXT) return below ? line.with(label, line.value) : line;
      below = line.label === label;
      return line;
    });
  };

/**
 * One line below that label says something without a label of its own, and is read otherwise ({@link Rewriting}): the
 * first that has the form, of as many as are told, blank ones aside.
 */
export const lineBelow =
  (label: string, [printed, read]: Rewriting, within = 1): Preparation =>
  (lines) => {
    const above = lines.findIndex((line) => line.label === label);
    if (above < 0) return lines;
    const below = lines.slice(above + 1).filter(({ kind }) => kind !== BLANK);
    const found = below.slice(0, within).find(({ kind, value }) => kind === TEXT && printed.test(value));
    if (found === undefined) return lines;
    return lines.flatMap((line) =>
      line === found ? readAs(line.value.replace(printed, read), line) : [line],
    );
  };

/** Lines of such labels have none: they are running text, or words that say what kind of answer this is. */
export const withoutLabels =
  (none: RegExp): Preparation =>
  (lines, text) =>
    lines.some(({ label }) => none.test(label))
      ? lines.map((line) => (none.test(line.label) ? withoutLabel(line, text) : line))
      : lines;

/** Values as YAML writes them: in quotes, `~` for nothing, `!Contact` or `|-` where what is meant stands below. */
export const withoutYaml: Preparation = (lines) =>
  lines.map((line) => {
    if (line.label === '') return line;
    const value = plain(line.value);
    return value === line.value ? line : line.with(line.label, value);
  });

/** The line whose label is none: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. With single blanks, as no column begins in it. */
export function withoutLabel({ number, indent, decorated, start, end }: Line, text: string): Line {
  const words = text.slice(start, end).replace(/\s+/gu, ' ');
  return new Line(number, TEXT, indent, '', words, decorated, start, end);
}

/** `'1 rue de l''Exemple'`, `"+1.2025550123"` */
function plain(value: string): string {
  if (/^(?:~|!\w{1,20}|\|-?)$/u.test(value)) return '';
  const [, single, double] = /^(?:'(.{0,1000})'|"([^"]{0,1000})")$/u.exec(value) ?? [];
  return single?.replaceAll("''", "'") ?? double ?? value;
}
