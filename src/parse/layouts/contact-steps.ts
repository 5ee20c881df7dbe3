import type { ContactField } from '../read/target.js';
import type { FoundFields } from '../values/contact-block.js';
import { takeContactPoints } from '../values/contact-points.js';
import { takePlace } from '../values/town.js';
import type { Step } from './contact-lines.js';

/** Steps that are taken where the lines, or what was found before, call for them. */
export const when =
  (asked: (found: FoundFields, lines: readonly string[]) => boolean, ...steps: readonly Step[]): Step =>
  (lines, found) => {
    if (asked(found, lines)) for (const step of steps) step(lines, found);
  };

/** Steps that leave so many lines at the top alone. */
export const below =
  (count: number, ...steps: readonly Step[]): Step =>
  (lines, found) => {
    const left = lines.splice(0, count);
    for (const step of steps) step(lines, found);
    lines.unshift(...left);
  };

/** Fields that are told apart, and stay in the address as well. */
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
  (idle: RegExp | ((line: string, found: FoundFields) => boolean)): Step =>
  (lines, found) => {
    const says = (line: string) => !(idle instanceof RegExp ? idle.test(line) : idle(line, found));
    lines.splice(0, lines.length, ...lines.filter(says));
  };

/** A line that stands again says nothing new. */
export const once: Step = (lines) => {
  lines.splice(0, lines.length, ...new Set(lines));
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
export const reach: Step = (lines, found) => {
  const words = lines.map((line) => takeContactPoints(line, found));
  lines.splice(0, lines.length, ...words.filter((line) => line !== ''));
};
