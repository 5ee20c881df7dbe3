import type { Preparation } from './preparation.js';

/** Of lines in a row with that label the last one counts; those above it get the label `before`. */
export const lastInRow =
  (label: string, before: string): Preparation =>
  (lines) =>
    lines.map((line, at) =>
      line.label === label && lines[at + 1]?.label === label ? line.with(before, line.value) : line,
    );
