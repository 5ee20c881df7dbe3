import { BLANK, type Line } from '../text/lines.js';

/**
 * An object that goes on in a paragraph of its own, headed by that label: all but the first of the objects, which is
 * the domain, are read as one paragraph each, so that a date below the heading is the contact's.
 */
export const joinParagraphs =
  (object: string, heading: string) =>
  (lines: readonly Line[]): Line[] => {
    let objects = 0;
    const joined: Line[] = [];
    for (const [at, line] of lines.entries()) {
      if (line.label === object) objects++;
      const headed = line.label === heading;
      if (objects > 1 && (headed || (line.kind === BLANK && isAbove(heading, lines, at)))) continue;
      joined.push(line);
    }
    return joined;
  };

const isAbove = (heading: string, lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 4).find((line) => line.kind !== BLANK)?.label === heading;
