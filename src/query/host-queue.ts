import type { HostPace } from '../client-types.js';
import { startTimer, stopTimer } from './timer.js';

/** How an answer bears on the host's pace. `failed` says nothing about it. */
export type Outcome = 'answered' | 'throttled' | 'failed';

export interface Turn {
  /** Gives the turn to the next one. Only the first call counts. `retryAfter`: ms of rest that a throttle asked for. */
  end(outcome: Outcome, retryAfter?: number): void;
}

interface Waiting {
  start: (turn: Turn) => void;
}

/** After a throttle answer: a second of rest, doubled with each further one, at most a minute. */
const FIRST_REST = 1000;
const LONGEST_REST = 60_000;
/** ms for which a slowed host stays slow when nobody asks it. */
const REST_REMEMBERED = 600_000;

/** The turns of one host. */
export class HostQueue {
  readonly #pace: Required<HostPace>;
  readonly #slowsDown: boolean;
  /** A Set, because it keeps the order and lets any one go in constant time. */
  readonly #waiting = new Set<Waiting>();
  #active = 0;
  /** No question starts before this time. */
  #notBefore = 0;
  /** ms between questions that the host itself asked for by throttling; 0 most of the time. */
  #rest = 0;
  #throttledAt = 0;
  /**
   * Counted up with each throttle answer. Questions that were under way already when the host throttled say
   * nothing new: without this, ten at once would double the rest ten times.
   */
  #epoch = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(pace: Required<HostPace>, slowsDown: boolean) {
    this.#pace = pace;
    this.#slowsDown = slowsDown;
  }

  turn(signal: AbortSignal, onWait: (ahead: number) => void): Promise<Turn | null> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(null);
      const giveUp = () => {
        this.#waiting.delete(waiting);
        // The timer is for the first in the queue; without a queue none may stay.
        if (this.#waiting.size === 0) this.#stopTimer();
        resolve(null);
      };
      const waiting: Waiting = {
        start: (turn) => {
          signal.removeEventListener('abort', giveUp);
          resolve(turn);
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const ahead = this.#active + this.#waiting.size;
      this.#waiting.add(waiting);
      this.#advance();
      if (this.#waiting.has(waiting)) onWait(ahead);
    });
  }

  /** Whether it may be forgotten: nobody here, and nothing to remember. */
  idle(): boolean {
    const remembered = this.#rest > 0 ? this.#throttledAt + REST_REMEMBERED : this.#notBefore;
    return this.#active === 0 && this.#waiting.size === 0 && performance.now() >= remembered;
  }

  #advance(): void {
    this.#stopTimer();
    for (const waiting of this.#waiting) {
      if (this.#active >= (this.#rest > 0 ? 1 : this.#pace.concurrency)) return;
      const now = performance.now();
      if (now < this.#notBefore) {
        this.#timer = startTimer(Math.ceil(this.#notBefore - now), () => this.#advance());
        return;
      }
      this.#waiting.delete(waiting);
      this.#active++;
      this.#notBefore = now + Math.max(this.#pace.interval, this.#rest);
      waiting.start(this.#newTurn());
    }
  }

  #newTurn(): Turn {
    const epoch = this.#epoch;
    let ended = false;
    return {
      end: (outcome, retryAfter = 0) => {
        if (ended) return;
        ended = true;
        this.#active--;
        if (this.#slowsDown && epoch === this.#epoch) this.#learn(outcome, retryAfter);
        this.#advance();
      },
    };
  }

  #learn(outcome: Outcome, retryAfter: number): void {
    if (outcome === 'throttled') {
      this.#epoch++;
      this.#rest = Math.min(Math.max(this.#rest * 2, FIRST_REST), LONGEST_REST);
      this.#throttledAt = performance.now();
      // A server that asks for an hour would hold up whoever waits: they hear of it from their own answer.
      const rest = Math.max(this.#rest, Math.min(retryAfter, LONGEST_REST));
      this.#notBefore = Math.max(this.#notBefore, this.#throttledAt + rest);
    } else if (outcome === 'answered') {
      this.#rest = this.#rest <= FIRST_REST ? 0 : this.#rest / 2;
    }
  }

  #stopTimer(): void {
    stopTimer(this.#timer);
    this.#timer = null;
  }
}
