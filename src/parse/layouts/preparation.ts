import type { RegistrySpec } from '../read/module.js';

/** Changes lines before they are read: what a module declares as `prepare`. */
export type Preparation = NonNullable<RegistrySpec['prepare']>;

/** One after the other: each gets what the one before it made of the lines. */
export const inSteps =
  (...steps: readonly Preparation[]): Preparation =>
  (lines, text) =>
    steps.reduce((made, step) => step(made, text), lines);
