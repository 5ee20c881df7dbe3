import type { Preparation } from './preparation.js';

/**
 * Values that may stand twice, in the registry's own script and in Latin letters, each with its label: then the Latin
 * one counts, and the other's label becomes `as`, for the module to ignore. One that stands once stays.
 */
export const latinOnly =
  (latin: Readonly<Record<string, string>>, as: string): Preparation =>
  (lines) => {
    const given = new Set(lines.filter(({ value }) => value !== '').map(({ label }) => label));
    const isTwice = (label: string) => Object.hasOwn(latin, label) && given.has(latin[label] ?? '');
    return lines.map((line) => (isTwice(line.label) ? line.with(as, line.value) : line));
  };
