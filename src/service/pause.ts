import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a time, or until the signal is aborted: it never rejects, and does not keep the process running. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { ref: false, signal }).catch(() => undefined); // Aborted.
