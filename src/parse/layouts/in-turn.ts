import type { RegistrySpec } from '../read/module.js';

type LastWord = NonNullable<RegistrySpec['finish']>;

/** Several last words on a draft, each on what those before it left. */
export const inTurn =
  (...words: readonly LastWord[]): LastWord =>
  (draft, lines) => {
    for (const word of words) word(draft, lines);
  };
