import { Line, TEXT } from '../text/lines.js';
import type { Preparation } from './preparation.js';

/** The line whose label is none: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. With single blanks, as no column begins in it. */
export function withoutLabel({ number, indent, decorated, start, end }: Line, text: string): Line {
  const words = text.slice(start, end).replace(/\s+/gu, ' ');
  return Line.of(number, TEXT, indent, '', words, decorated, start, end);
}

/** Such labels are none: their lines are running text, or words that say what kind of answer this is. */
export const withoutLabels =
  (isNone: (label: string) => boolean): Preparation =>
  (lines, text) =>
    lines.some(({ label }) => isNone(label))
      ? lines.map((line) => (isNone(line.label) ? withoutLabel(line, text) : line))
      : lines;
