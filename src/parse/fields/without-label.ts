import { Line, TEXT } from '../lines.js';

/** The line whose label is none: `No:61`, `hostmaster@example.com Fax: +1.2025550124`. */
export const withoutLabel = ({ number, indent, decorated, start, end }: Line, text: string): Line =>
  Line.of(number, TEXT, indent, '', text.slice(start, end), decorated, start, end);
