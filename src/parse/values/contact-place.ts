import type { ContactField } from '../read/target.js';
import type { FoundFields } from './contact-reach.js';
import { isCountry } from './country.js';

/** Street, town and country, which end the block. */
export function takePlace(lines: string[], towns: readonly RegExp[], found: FoundFields): void {
  const last = lines.at(-1);
  if (last !== undefined && isCountry(last)) {
    found.country = last;
    lines.pop();
  }
  const [taken, groups] = townAtEnd(lines, towns);
  lines.length -= taken;
  // A group that stands for nothing in this form is undefined.
  for (const [field, value] of Object.entries(groups))
    if (value !== undefined) found[field === 'name' ? 'state' : (field as ContactField)] = value.trim();
  if (lines.length > 0) found.address = lines.join('\n');
}

/** How many of the last lines are a town in one of the forms, and its parts. */
function townAtEnd(
  lines: readonly string[],
  towns: readonly RegExp[],
): readonly [number, Readonly<Partial<Record<string, string>>>] {
  for (const pattern of towns)
    for (let taken = Math.min(MOST_LINES, lines.length); taken > 0; taken--) {
      const groups = pattern.exec(lines.slice(-taken).join('\n'))?.groups;
      if (groups !== undefined) return [taken, groups];
    }
  return [0, {}];
}

/** Of a town with its state and postal code. */
const MOST_LINES = 3;
