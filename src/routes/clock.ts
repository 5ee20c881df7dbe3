import { MAX_TIMER_MS } from '../net/deadline.js';

/** What tells the time and when to act; tests have their own. */
export interface Clock {
  /** ms since 1970. */
  now(): number;
  /** Calls `run` after `ms`; returns what cancels that. */
  after(ms: number, run: () => void): () => void;
}

/** Its timers do not keep the process alive. A time longer than timers keep comes early: what it calls checks what is due. */
export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS)).unref();
    return () => clearTimeout(timer);
  },
};
