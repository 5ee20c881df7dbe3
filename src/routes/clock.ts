import { MAX_TIMER_MS } from '../net/deadline.js';

/** The time and timers; tests pass their own. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Calls `run` after `ms`. Returns a function that cancels that. */
  after(ms: number, run: () => void): () => void;
}

/** Its timers do not keep the process alive. Times beyond the longest timer end early, which is harmless: `run` checks what is due. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS)).unref();
    return () => clearTimeout(timer);
  },
};
