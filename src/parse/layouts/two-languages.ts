import { BLANK } from '../text/lines.js';
import type { Preparation } from './preparation.js';

/**
 * The record stands twice, in the registry's own language and then in another, which is the one that is read where it
 * is there. Each begins below a line of its own; what is passed over gets the label `as`, for the module to ignore.
 */
export const secondLanguage =
  (first: string, second: string, as: string): Preparation =>
  (lines) => {
    const from = lines.findIndex(({ value }) => value.startsWith(first));
    const until = lines.findIndex(({ value }) => value === second);
    return lines.map((line, at) =>
      at > from && at < until && line.kind !== BLANK ? line.with(as, '') : line,
    );
  };
