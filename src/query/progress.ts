import { type Failure, toError } from '../net/failure.js';
import type { Answer, Question } from '../net/transport.js';
import type { Part } from '../part.js';
import type { QueryContext } from './engine.js';

/** A server that was queried, and its response. */
export interface AskedServer {
  question: Question;
  answer: Answer;
}

/** The progress of a lookup. A caller that leaves it early gets what `keep` makes of the responses so far. */
export class Progress<Result extends { parts: Part[] }> {
  constructor(readonly keep: (asked: readonly AskedServer[]) => Result) {}

  /** The registry first. */
  readonly asked: AskedServer[] = [];
  readonly warnings: string[] = [];
  /** The server that is being queried. */
  host: string | null = null;

  /**
   * The result at the end. A deadline that passed at a registrar costs only the registrar's part, but a caller who aborts does not want a
   * result: throws then.
   */
  result(failure: Failure | null): Result & { warnings: string[] } {
    if (failure?.code === 'ABORTED') {
      const received = this.asked.flatMap(({ answer }) => answer.part ?? []);
      throw toError(failure, this.host, received);
    }
    return { ...this.keep(this.asked), warnings: this.warnings };
  }

  /** The result for a caller whose time is over while others continue to wait. Throws if the registry has not responded yet. */
  left(failure: Failure): Result & { warnings: string[] } {
    const kept = this.keep(this.asked);
    if (this.asked.length === 0 || failure.code === 'ABORTED') throw toError(failure, this.host, kept.parts);
    return { ...kept, warnings: [...this.warnings, `${this.host}: ${failure.message}`] };
  }
}

/** A lookup that collects the responses of several servers. */
export interface LookupContext<Result extends { parts: Part[] }> extends QueryContext {
  name: string;
  progress: Progress<Result>;
}

/** Reports a problem that does not prevent a result. */
export function warn<Result extends { parts: Part[] }>(
  { engine, name, progress }: LookupContext<Result>,
  host: string | null,
  message: string,
): void {
  progress.warnings.push(message);
  engine.emit?.({ type: 'warning', domain: name, host, message });
}
