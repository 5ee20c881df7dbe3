import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database/database.js';
import type { Account, Pool } from './database/schema.js';

/** The UTC month, `YYYY-MM`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

export const quotaPool = (month: string): Pool => `quota:${month}`;

/**
 * What an account can still spend now: credits, or what is left of the month's quota. A month only ever moves forward: where
 * a process with another clock has begun the next one, that one counts.
 */
export function remainingOf({ plan, credits, quota, month, used }: Account, now: number): number {
  if (plan === 'payg') return credits;
  return Math.max(0, (quota ?? 0) - (month !== null && month >= monthOf(now) ? used : 0));
}

export interface ClosingOptions {
  now: () => number;
  /** Told of what kept old months from being closed; it is tried again later. */
  onTrouble: (error: unknown) => void;
}

/** In ms. A month is closed a week after its end, when none of its charges can be given back any more. */
const WEEK = 7 * 24 * 3_600_000;
const HOUR = 3_600_000;

/** Charges closed in one transaction, and ms between two. */
const STEP = 500;
const PAUSE = 100;

/** The start of the last UTC month that is not closed yet: what was charged before can be. */
export function closedBefore(now: number): number {
  const day = new Date(now - WEEK);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

/**
 * Closes months that are over, in the background and in small steps, so that the ledger does not grow for ever: the charges and
 * refunds of an account in a month become one entry. Ends with the signal.
 */
export async function closeMonths(
  { books }: Database,
  { now, onTrouble }: ClosingOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let pause = HOUR;
    try {
      if ((await books.close(closedBefore(now()), STEP)) > 0) pause = PAUSE;
    } catch (error) {
      onTrouble(error);
    }
    await wait(pause, undefined, { ref: false, signal }).catch(() => undefined); // It is closing.
  }
}
