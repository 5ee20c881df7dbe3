import type { AnswerKind } from '../explanation.js';
import type { Status } from '../properties.js';
import type { Draft } from '../read/draft.js';
import type { RegistryModule } from '../read/module.js';
import type { Line } from '../text/lines.js';

/** A part after its fields were read: what the kind of its answer is decided from. */
export interface ReadLines {
  readonly host: string | null;
  readonly draft: Draft;
  readonly module: RegistryModule;
  readonly text: string;
  readonly lines: readonly Line[];
  /** Lines that no label claimed: running text, or the words that state the kind of answer. */
  readonly rest: readonly Line[];
  /** The name that was asked for. */
  readonly asked: string | null;
}

/** What a part says as a whole. */
export interface Answer {
  readonly kind: AnswerKind;
  readonly status: Status;
  /** The record contradicts a line of the same answer. */
  readonly conflict: boolean;
  /** The line for which words for a free name were not believed. */
  readonly unaccounted: Line | null;
}

/** The answer if the evidence decides nothing. */
export const UNKNOWN: Answer = { kind: 'unknown', status: 'unknown', conflict: false, unaccounted: null };
