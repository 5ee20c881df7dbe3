import { setTimeout as wait } from 'node:timers/promises';
import type { JobStore } from './store.js';

export interface TendOptions {
  store: JobStore;
  now: () => number;
  onTrouble: (error: unknown) => void;
}

/**
 * In ms. A month's charges become one entry a week after its end: a job whose names are not all answered must have given back what
 * it owes by then.
 */
const DAY = 24 * 3_600_000;
export const LONGEST = 5 * DAY;

/** For how long results are kept. */
export const KEPT = 7 * DAY;

const EVERY = 60_000;
const BETWEEN = 100;

/** Ends jobs that take too long, and removes those that were done long ago. Ends with the signal. */
export async function tendJobs({ store, now, onTrouble }: TendOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let pause = EVERY;
    try {
      for (const id of await store.overdue(now() - LONGEST)) await store.end(id);
      if (await store.forget(now() - KEPT)) pause = BETWEEN;
    } catch (error) {
      onTrouble(error);
    }
    await wait(pause, undefined, { ref: false, signal }).catch(() => undefined); // It is closing.
  }
}
