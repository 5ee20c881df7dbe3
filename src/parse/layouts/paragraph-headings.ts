import { BLANK, Line } from '../text/lines.js';
import { inSteps, type Preparation } from './preparation.js';

/** A paragraph's heading has no value, or no colon: `Administrative contact`. */
const isHeading = ({ label, value }: Line): boolean => (label === '') !== (value === '');

/** Below these headings such a label says what the heading does: `name:` below `Domain:` → `Domain name:`. */
export const underHeading =
  (headings: readonly string[], label: string): Preparation =>
  (lines) => {
    let heading = '';
    return lines.map((line) => {
      if (isHeading(line)) heading = line.label;
      return line.label === label && headings.includes(heading)
        ? line.with(`${heading} ${label}`, line.value)
        : line;
    });
  };

/** What a label begins a second time in a paragraph is another of the kind: it gets a paragraph and a heading, too. */
export const headAgain =
  (label: string): Preparation =>
  (lines) => {
    let heading: Line | null = null;
    let seen = false;
    return lines.flatMap((line) => {
      if (isHeading(line)) [heading, seen] = [line, false];
      if (line.label !== label || heading === null) return [line];
      const again = seen;
      seen = true;
      return again ? [gapAbove(line), heading.with(heading.label || heading.value, ''), line] : [line];
    });
  };

const gapAbove = ({ number, start }: Line): Line => Line.of(number, BLANK, 0, '', '', false, start, start);

/** A paragraph for each of the domain, its contacts, servers and keys, in all of which `name` and `changed` stand. */
export const headedParagraphs = inSteps(
  underHeading(['Domain'], 'name'),
  underHeading(['Name servers', 'DNSSEC'], 'changed'),
  headAgain('name'),
);
