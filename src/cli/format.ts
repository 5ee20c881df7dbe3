import type { Lookup, ResourceLookup } from '../index.js';

/** A name as given. `line` is its line in a list, if that is to be shown. */
export interface Named {
  input: string;
  line?: number;
}

/** The outcome of a lookup. */
export type Outcome = Named & ({ lookup: Lookup } | { number: ResourceLookup } | { error: unknown });

/** What is looked up; a list may contain both. */
export interface SubjectKinds {
  domains: boolean;
  numbers: boolean;
}

/** How outcomes are printed. `header` is printed once, first. */
export interface Format {
  header: string | null;
  /** How a name is written in the file; unchanged if omitted. */
  inputAs?(input: string): string;
  /** The text of one outcome, and its lines for stderr. */
  show(outcome: Outcome): { out: string; complaints: string[] };
  /** The text for a name that is registered, since its suffix delegates it: with `--available --dns` only. */
  delegated?(named: Named): string;
}
