import { Deadline } from './deadline.js';
import { toError } from './failure.js';

/** The calls of one client that are under way, each within its deadline, so that the client can end them. */
export class Calls {
  readonly #underway = new Map<Deadline, Promise<unknown>>();
  #closed = false;

  /** Runs a whole call within `timeout` ms and the caller's signal. Nothing of the deadline outlives it. */
  async run<T>(
    timeout: number,
    signal: AbortSignal | undefined,
    call: (deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    const deadline = new Deadline(timeout, signal);
    if (this.#closed) deadline.cancel(CLOSED);
    try {
      if (deadline.failure !== null) throw toError(deadline.failure, null);
      const result = call(deadline);
      this.#underway.set(deadline, result);
      return await result;
    } finally {
      deadline.end();
      this.#underway.delete(deadline);
    }
  }

  /** Ends all calls, and every later one; resolves when they are over. */
  async close(): Promise<void> {
    this.#closed = true;
    const ending = [...this.#underway];
    for (const [deadline] of ending) deadline.cancel(CLOSED);
    await Promise.allSettled(ending.map(([, result]) => result));
  }
}

const CLOSED = 'the client was closed';
