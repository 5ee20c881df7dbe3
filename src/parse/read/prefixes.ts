import { isAsciiBlank } from '../text/characters.js';
/** Labels without a separator, printed by older registrars and a few registries. */
export const GENERIC_PREFIXES: readonly string[] = [
  'Record expires on',
  'Record created on',
  'Record last updated on',
  'Record last updated at',
  'Record updated on',
  'Record last modified on',
  'Record expired on',
  'Record will expire on',
  'Domain expires on',
  'Domain created on',
  'Domain last updated on',
  'Domain registered on',
  'Domain updated on',
  'Domain last modified on',
  'Registered on',
  'Registration date',
  'Created on',
  'Expires on',
  'Expiry date',
  'Last updated on',
  'Last modified on',
  'Updated on',
];

/** Finds labels that end at a blank instead of a colon at the start of a line, the longest first. */
export class Prefixes {
  readonly #prefixes: readonly (readonly [lower: string, label: string])[];

  /** `base` has the labels of the layout that this one builds on. They are searched after its own. */
  constructor(
    labels: readonly string[],
    private readonly base: Prefixes | null = null,
  ) {
    this.#prefixes = [...labels]
      .sort((a, b) => b.length - a.length)
      .map((label) => [label.toLowerCase(), label] as const);
  }

  /** Returns the label that the line begins with, if a blank follows it. */
  find(line: string): string | null {
    for (const [lower, label] of this.#prefixes) {
      const { length } = lower;
      if (
        length < line.length &&
        isAsciiBlank(line.charCodeAt(length)) &&
        line.slice(0, length).toLowerCase() === lower
      )
        return label;
    }
    return this.base === null ? null : this.base.find(line);
  }
}
