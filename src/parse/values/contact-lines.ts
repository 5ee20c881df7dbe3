import { countryAtEnd, isCountryName } from '../../standards/country.js';
import { wordsOf } from '../read/rows.js';
import type { ContactField } from '../read/target.js';
import { type BlockReader, readBlock } from './contact-block.js';
import { takeContactPoints } from './contact-points.js';
import type { FoundFields } from './found-fields.js';
import { isStreet } from './street.js';
import { takePlace } from './town.js';

/**
 * Reads the lines of a contact or of an address step by step. Lines that no step takes are the address.
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

/** Takes the lines at the top as fields, in this order. */
export const top =
  (...fields: readonly ContactField[]): Step =>
  (lines, found) => {
    for (const field of fields) found[field] = lines.shift() ?? '';
  };

/**
 * Takes lines at the top that match a pattern. The lines are joined by `\n`; a pattern may match as many lines as it contains `\n`, plus
 * one, and the most lines are tried first. The first pattern that matches counts. Its named groups are fields; the group `address` stays
 * a line.
 */
export const opening = (...patterns: readonly RegExp[]): Step => atEdge('top', patterns);

/** The same as {@link opening}, at the end. */
export const ending = (...patterns: readonly RegExp[]): Step => atEdge('end', patterns);

function atEdge(edge: 'top' | 'end', patterns: readonly RegExp[]): Step {
  const longest = patterns.map((pattern) => [pattern, pattern.source.split('\\n').length] as const);
  return (lines, found) => {
    for (const [pattern, most] of longest)
      for (let count = Math.min(most, lines.length); count > 0; count--) {
        const from = edge === 'top' ? 0 : lines.length - count;
        const match = pattern.exec(lines.slice(from, from + count).join('\n'));
        if (match === null) continue;
        const { groups = {} } = match;
        lines.splice(from, count, ...(groups.address === undefined ? [] : [groups.address]));
        give(groups, found);
        return;
      }
  };
}

/** Takes a country's name or code at the end. */
export const country: Step = (lines, found) => {
  if (countryAtEnd(lines) !== null) found.country = lines.pop() ?? '';
};

/** Takes a country's name or code at the end, or its name above its code. */
export const nation: Step = (lines, found) => {
  country(lines, found);
  const name = lines.at(-1) ?? '';
  if (found.country?.length !== 2 || !isCountryName(name)) return;
  lines.pop();
  found.country_code = found.country;
  found.country = name;
};

/** Runs steps only in that case. */
export const when =
  (
    { found: any, missing: none, atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Case,
    ...steps: readonly Step[]
  ): Step =>
  (lines, found) => {
    const isFound = (field: ContactField): boolean => found[field] !== undefined;
    if (lines.length < atLeast || lines.length > atMost) return;
    if (any?.some(isFound) === false || none?.some(isFound) === true) return;
    for (const step of steps) step(lines, found);
  };

/** A condition on the fields that earlier steps found, and on the number of lines left. */
interface Case {
  /** At least one of these fields was found. */
  readonly found?: readonly ContactField[];
  /** None of these fields was found. */
  readonly missing?: readonly ContactField[];
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Takes the line at the top as organization, unless it is plainly a street or the only line. */
export const organization: Step = (lines, found) => {
  const [first = ''] = lines;
  if (lines.length > 1 && !isStreet(first)) found.organization = lines.shift() ?? '';
};

/** Runs steps on the lines below the first `count`. */
export const below =
  (count: number, ...steps: readonly Step[]): Step =>
  (lines, found) => {
    const left = lines.splice(0, count);
    for (const step of steps) step(lines, found);
    lines.unshift(...left);
  };

/** Runs steps whose fields stay in the address as well. */
export const asWell =
  (...steps: readonly Step[]): Step =>
  (lines, found) => {
    const copy = [...lines];
    for (const step of steps) step(copy, found);
  };

/** Takes the lines above the first line that matches the pattern as fields, in this order. Further lines above it are dropped. */
export const above =
  (pattern: RegExp, ...fields: readonly ContactField[]): Step =>
  (lines, found) => {
    const at = lines.findIndex((line) => pattern.test(line));
    const taken = lines.splice(0, Math.max(at, 0));
    for (const [index, field] of fields.entries()) found[field] = taken[index] ?? '';
  };

/** Drops lines that match. */
export const without =
  (idle: RegExp): Step =>
  (lines) => {
    lines.splice(0, lines.length, ...lines.filter((line) => !idle.test(line)));
  };

/** Drops repeated lines, and lines that were found as a field already. */
export const once: Step = (lines, found) => {
  const told = new Set(Object.values(found));
  lines.splice(0, lines.length, ...[...new Set(lines)].filter((line) => !told.has(line)));
};

/** Replaces a registry's spelling: `not.defined.` for nothing, ` [at] ` for `@`. Lines keep their places. */
export const spelled =
  (pattern: RegExp, meant: string): Step =>
  (lines) => {
    for (const [at, line] of lines.entries()) lines[at] = line.replace(pattern, meant);
  };

/** Takes town and country at the end, in their usual forms. */
export const place: Step = (lines, found) => takePlace(lines, found);

/** Takes e-mail, telephone and fax in their usual forms, alone on a line or next to words. */
export const contactPoints: Step = (lines, found) => {
  const words = lines.map((line) => takeContactPoints(line, found));
  lines.splice(0, lines.length, ...words.filter((line) => line !== ''));
};

/** Reads the remaining lines like the generic reader. */
export const asUsual: Step = (lines, found) => {
  const { address, ...others } = readBlock(lines.splice(0));
  Object.assign(found, others);
  if (address !== undefined) lines.push(...address.split('\n'));
};

/** Takes the lines of a contact that it recognizes, and leaves the others to the next steps. */
export type Step = (lines: string[], found: FoundFields) => void;

/**
 * Takes lines by their form alone, wherever they are. A line, or the group of its pattern, becomes the first empty field whose pattern
 * matches. A line that matches only fields already found is dropped.
 *
 *     byForm({ email: /@/u, 'phone | fax': /^\+[\d.]{5,20}$/u })
 */
export function byForm(forms: Readonly<Record<string, RegExp>>): Step {
  const fields = Object.entries(forms).flatMap(([names, form]) =>
    wordsOf(names).map((name): [ContactField, RegExp] => [name as ContactField, form]),
  );
  return (lines, found) => {
    for (const line of lines.splice(0)) {
      const fitting = fields.filter(([, form]) => form.test(line));
      const [field, form] = fitting.find(([name]) => found[name] === undefined) ?? [];
      if (field !== undefined) found[field] = form?.exec(line)?.[1] ?? line;
      else if (fitting.length === 0) lines.push(line);
    }
  };
}

/** Stores the groups of a match as fields, except `address`. Groups that took no part in the match are undefined and are skipped. */
function give(groups: Readonly<Record<string, string | undefined>>, found: FoundFields): void {
  for (const field in groups) {
    const value = groups[field];
    if (value !== undefined && field !== 'address') found[field as ContactField] = value;
  }
}
