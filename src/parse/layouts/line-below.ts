import { BLANK, TEXT } from '../text/lines.js';
import type { Preparation } from './preparation.js';
import { type Rewriting, readAs } from './rewrite.js';

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
