import { wordsOf } from '../read/rows.js';
import type { ContactField } from '../read/target.js';
import { type BlockReader, readBlock } from './contact-block.js';
import { takeContactPoints } from './contact-points.js';
import { countryAtEnd, isCountryName } from './country.js';
import type { FoundFields } from './found-fields.js';
import { isStreet } from './street.js';
import { takePlace } from './town.js';

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

/**
 * The lines at the top, joined by `\n`, as many as a pattern has `\n` at most: the longest such beginning that the
 * first of the patterns fits. Its named groups are fields; what the group `address` holds stays a line.
 */
export const opening = (...patterns: readonly RegExp[]): Step => atEdge('top', patterns);

/** The same at the end. */
export const ending = (...patterns: readonly RegExp[]): Step => atEdge('end', patterns);

function atEdge(edge: 'top' | 'end', patterns: readonly RegExp[]): Step {
  const longest = patterns.map((pattern) => [pattern, pattern.source.split('\\n').length] as const);
  return (lines, found) => {
    for (const [pattern, most] of longest)
      for (let count = Math.min(most, lines.length); count > 0; count--) {
        const from = edge === 'top' ? 0 : lines.length - count;
        const match = pattern.exec(lines.slice(from, from + count).join('\n'));
        if (match === null) continue;
        const { address, ...fields } = match.groups ?? {};
        lines.splice(from, count, ...(address === undefined ? [] : [address]));
        give(fields, found);
        return;
      }
  };
}

/** A country's name or code at the end. */
export const country: Step = (lines, found) => {
  if (countryAtEnd(lines) !== null) found.country = lines.pop() ?? '';
};

/** The same, where its name may stand above its code. */
export const nation: Step = (lines, found) => {
  country(lines, found);
  const name = lines.at(-1) ?? '';
  if (found.country?.length !== 2 || !isCountryName(name)) return;
  lines.pop();
  found.country_code = found.country;
  found.country = name;
};

/** Steps that are taken in that case alone. */
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

/** What the steps before have found, and how many lines are left. */
interface Case {
  /** At least one of these fields was. */
  readonly found?: readonly ContactField[];
  /** None of these fields was. */
  readonly missing?: readonly ContactField[];
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The line at the top, where it is plainly no street's and others stand below. */
export const organization: Step = (lines, found) => {
  const [first = ''] = lines;
  if (lines.length > 1 && !isStreet(first)) found.organization = lines.shift() ?? '';
};

/** Steps that leave so many lines at the top alone. */
export const below =
  (count: number, ...steps: readonly Step[]): Step =>
  (lines, found) => {
    const left = lines.splice(0, count);
    for (const step of steps) step(lines, found);
    lines.unshift(...left);
  };

/** Steps whose fields stay in the address as well. */
export const asWell =
  (...steps: readonly Step[]): Step =>
  (lines, found) => {
    const copy = [...lines];
    for (const step of steps) step(copy, found);
  };

/** The lines above the first that the pattern fits, in this order; those beyond the fields say nothing. */
export const above =
  (pattern: RegExp, ...fields: readonly ContactField[]): Step =>
  (lines, found) => {
    const at = lines.findIndex((line) => pattern.test(line));
    const taken = lines.splice(0, Math.max(at, 0));
    for (const [index, field] of fields.entries()) found[field] = taken[index] ?? '';
  };

/** Lines that say nothing. */
export const without =
  (idle: RegExp): Step =>
  (lines) => {
    lines.splice(0, lines.length, ...lines.filter((line) => !idle.test(line)));
  };

/** A line that stands again, or that was found already, says nothing new. */
export const once: Step = (lines, found) => {
  const told = new Set(Object.values(found));
  lines.splice(0, lines.length, ...[...new Set(lines)].filter((line) => !told.has(line)));
};

/** What a registry writes for something else: `not.defined.` for nothing, ` [at] ` for `@`. A line keeps its place. */
export const spelled =
  (pattern: RegExp, meant: string): Step =>
  (lines) => {
    for (const [at, line] of lines.entries()) lines[at] = line.replace(pattern, meant);
  };

/** Town and country at the end, in their usual forms. */
export const place: Step = (lines, found) => takePlace(lines, found);

/** E-mail, telephone and fax in their usual forms, alone in a line or beside words. */
export const contactPoints: Step = (lines, found) => {
  const words = lines.map((line) => takeContactPoints(line, found));
  lines.splice(0, lines.length, ...words.filter((line) => line !== ''));
};

/** Reads what the steps before it left as at any server. */
export const asUsual: Step = (lines, found) => {
  const { address, ...others } = readBlock(lines.splice(0));
  Object.assign(found, others);
  if (address !== undefined) lines.push(...address.split('\n'));
};

/** Takes what it can tell out of the lines of a contact, and leaves the others to the steps after it. */
export type Step = (lines: string[], found: FoundFields) => void;

/**
 * Takes the lines that are told by their form alone, wherever they stand: each is the first field yet empty whose
 * pattern fits it, or the pattern's group. One that fits nothing but filled fields is left out.
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

/** A group that took no part in the match gives nothing. */
function give(groups: Readonly<Record<string, string | undefined>>, found: FoundFields): void {
  for (const [field, value] of Object.entries(groups))
    if (value !== undefined) found[field as ContactField] = value;
}
