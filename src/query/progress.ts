import { type Failure, toError } from '../net/failure.js';
import type { Answer, Question } from '../net/transport.js';
import type { Part } from '../part.js';

/** A server that was asked, and what it answered. */
export interface Asked {
  question: Question;
  answer: Answer;
}

/** How far a lookup has come. Whoever leaves it early gets what is there: as `keep` makes it of the answers. */
export class Progress<Kept extends { parts: Part[] }> {
  constructor(readonly keep: (asked: readonly Asked[]) => Kept) {}

  /** The registry first. */
  readonly asked: Asked[] = [];
  readonly warnings: string[] = [];
  /** Who is being asked now. */
  host: string | null = null;

  /** What there is for a caller whose time is over while others go on waiting. Throws where the registry has not answered yet. */
  left(failure: Failure): Kept & { warnings: string[] } {
    const kept = this.keep(this.asked);
    if (this.asked.length === 0 || failure.code === 'ABORTED') throw toError(failure, this.host, kept.parts);
    return { ...kept, warnings: [...this.warnings, `${this.host}: ${failure.message}`] };
  }
}
