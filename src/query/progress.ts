import { type Failure, toError } from '../net/failure.js';
import type { Answer, Question } from '../net/transport.js';
import type { Part } from '../part.js';

/** A server that was queried, and its response. */
export interface Asked {
  question: Question;
  answer: Answer;
}

/** The progress of a lookup. A caller that leaves it early gets what `keep` makes of the responses so far. */
export class Progress<Kept extends { parts: Part[] }> {
  constructor(readonly keep: (asked: readonly Asked[]) => Kept) {}

  /** The registry first. */
  readonly asked: Asked[] = [];
  readonly warnings: string[] = [];
  /** The server that is being queried. */
  host: string | null = null;

  /** The result for a caller whose time is over while others continue to wait. Throws if the registry has not responded yet. */
  left(failure: Failure): Kept & { warnings: string[] } {
    const kept = this.keep(this.asked);
    if (this.asked.length === 0 || failure.code === 'ABORTED') throw toError(failure, this.host, kept.parts);
    return { ...kept, warnings: [...this.warnings, `${this.host}: ${failure.message}`] };
  }
}
