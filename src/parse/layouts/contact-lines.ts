import type { ContactField } from '../read/target.js';
import type { BlockReader, FoundFields } from '../values/contact-block.js';
import { isCountry } from '../values/country.js';

/** Takes what it can tell out of the lines of a contact, and leaves the others to the steps after it. */
export type Step = (lines: string[], found: FoundFields) => void;

/**
 * Reads the lines of a contact, or those of an address, step by step. What no step takes is the address.
 *
 *     Example Person, 1 Example Street, 1000 Sampleton, Belgium
 *     contactLines(top('name'), country, ending(/^(?<zip>\d{4}) (?<city>.{1,80})$/u))
 */
export const contactLines =
  (...steps: readonly Step[]): BlockReader =>
  (lines) => {
    const rest = [...lines];
    const found: FoundFields = {};
    for (const step of steps) step(rest, found);
    if (found.surname !== undefined) {
      found.name = `${found.name ?? ''} ${found.surname}`.trim();
      delete found.surname;
    }
    found.address = rest.filter((line) => line !== '').join('\n');
    return found;
  };

/** The lines at the top, in this order. */
export const top =
  (...fields: readonly ContactField[]): Step =>
  (lines, found) => {
    for (const field of fields) found[field] = lines.shift() ?? '';
  };

/** The line at the top, where one of the patterns fits it: the first that does. Its named groups are fields. */
export const opening =
  (...patterns: readonly RegExp[]): Step =>
  (lines, found) => {
    for (const pattern of patterns) {
      const match = pattern.exec(lines[0] ?? '');
      if (match === null) continue;
      lines.shift();
      give(match.groups, found);
      return;
    }
  };

/**
 * The lines at the end, joined by `\n`, as many as a pattern has `\n` at most: the longest such ending that the
 * first of the patterns fits. Its named groups are fields; what the group `address` holds stays a line.
 */
export const ending =
  (...patterns: readonly RegExp[]): Step =>
  (lines, found) => {
    for (const pattern of patterns) {
      const most = pattern.source.split('\\n').length;
      for (let at = Math.max(0, lines.length - most); at < lines.length; at++) {
        const match = pattern.exec(lines.slice(at).join('\n'));
        if (match === null) continue;
        const { address, ...groups } = match.groups ?? {};
        lines.length = at;
        if (address !== undefined) lines.push(address);
        give(groups, found);
        return;
      }
    }
  };

/** A country's name or code at the end. */
export const country: Step = (lines, found) => {
  const last = lines.at(-1) ?? '';
  if (isCountry(last)) found.country = lines.pop() ?? '';
};

/** A group that took no part in the match gives nothing. */
function give(groups: Readonly<Record<string, string | undefined>> = {}, found: FoundFields): void {
  for (const [field, value] of Object.entries(groups))
    if (value !== undefined) found[field as ContactField] = value;
}
