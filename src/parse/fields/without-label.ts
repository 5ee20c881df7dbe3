import { Line, TEXT } from '../lines.js';

/** The line whose label is none: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. With single blanks, as no column begins in it. */
export function withoutLabel({ number, indent, decorated, start, end }: Line, text: string): Line {
  const words = text.slice(start, end).replace(/\s+/gu, ' ');
  return Line.of(number, TEXT, indent, '', words, decorated, start, end);
}
