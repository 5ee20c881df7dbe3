import type { Lookup, NumberLookup } from '../index.js';

/** What a lookup of one name or number came to. `line` is where it stands in its list, where that is to be shown. */
export type Outcome = { input: string; line?: number } & (
  | { lookup: Lookup }
  | { number: NumberLookup }
  | { error: unknown }
);

/** What is looked up: a list may hold both. */
export interface Asked {
  domains: boolean;
  numbers: boolean;
}

/** What is printed of outcomes. `header` comes first, once. */
export interface Format {
  header: string | null;
  /** How a name as it was given stands in the file; the same where nothing is said. */
  inputAs?(input: string): string;
  /** The text of one outcome, and what it says on stderr. */
  show(outcome: Outcome): { out: string; complaints: string[] };
}
