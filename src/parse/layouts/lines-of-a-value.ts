import { type Line, TEXT } from '../text/lines.js';
import type { Preparation } from './preparation.js';

/** What stands deeper below that label is the value's second line: of a name, as otherwise only addresses have. */
export const joinLines =
  (label: string): Preparation =>
  (lines) => {
    const joined: Line[] = [];
    for (const line of lines) {
      const before = joined.at(-1);
      if (before?.label === label && line.kind === TEXT && line.indent > before.indent)
        joined[joined.length - 1] = before.with(label, `${before.value}\n${line.value}`);
      else joined.push(line);
    }
    return joined;
  };
