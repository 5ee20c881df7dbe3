import type { Database } from './database/database.js';
import type { Account } from './database/schema.js';
import { monthOf } from './pools.js';
import { inRounds } from './rounds.js';
import { DAY_MS, HOUR_MS } from './units.js';

/**
 * Returns what an account can still spend now: its credits, or the rest of the month's quota. A month only moves forward: if
 * a process with another clock has begun the next month, that month counts.
 */
export function remainingOf({ plan, credits, quota, month, used }: Account, now: number): number {
  if (plan === 'payg') return credits;
  return Math.max(0, (quota ?? 0) - (month !== null && month >= monthOf(now) ? used : 0));
}

/** The month that an account's quota is drawn from now, and how much of it is used; null without a quota. */
export function periodOf({ plan, quota, month, used }: Account, now: number): Period | null {
  if (plan !== 'monthly') return null;
  const isCurrent = month !== null && month >= monthOf(now);
  const start = isCurrent ? month : monthOf(now);
  const [year = 0, number = 1] = start.split('-').map(Number);
  return {
    quota: quota ?? 0,
    used: isCurrent ? used : 0,
    start: Date.UTC(year, number - 1),
    end: Date.UTC(year, number),
  };
}

/** Times are ms since 1970; `end` is the start of the next month. */
export interface Period {
  quota: number;
  used: number;
  start: number;
  end: number;
}

export interface ClosingOptions {
  now: () => number;
  /** Called if closing months failed; it is tried again later. */
  onTrouble: (error: unknown) => void;
}

/** A month is closed a week after its end, when none of its charges can be refunded any more. */
const WEEK_MS = 7 * DAY_MS;
const CHECK_MS = HOUR_MS;

/** Charges to close in one transaction, and the time between two transactions. */
const MAX_CLOSED_AT_ONCE = 500;
const STEP_PAUSE_MS = 100;

/** Returns the start of the earliest UTC month that must stay open: charges before it can be closed. */
export function closedBefore(now: number): number {
  const day = new Date(now - WEEK_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

/** Days with charges, at least a day apart, that confirm the clock. */
const DAYS_TO_CONFIRM = 5;

/**
 * Whether the ledger confirms that days have passed since then. A clock that jumped forward alone is no proof: what was merged or
 * removed because of it would be lost after the clock is corrected. `wanted`: days with charges that confirm it, fewer for a short time.
 */
export async function daysHavePassed(
  { db }: Database,
  since: number,
  wanted = DAYS_TO_CONFIRM,
): Promise<boolean> {
  let from = since;
  for (let days = 0; days < wanted; days++) {
    const { at } = await db
      .selectFrom('entries')
      .select(({ fn }) => fn.min('at').as('at'))
      .where('kind', '=', 'charge')
      .where('at', '>=', from)
      .executeTakeFirstOrThrow();
    if (at === null) return false;
    from = at + DAY_MS;
  }
  return true;
}

/** Closes some charges in one transaction. Returns how many; 0 if none are left. */
export async function closeSome(database: Database, now: number): Promise<number> {
  const before = closedBefore(now);
  return (await daysHavePassed(database, before)) ? database.books.close(before, MAX_CLOSED_AT_ONCE) : 0;
}

/**
 * Closes past months in the background and in small steps until the signal is aborted, so that the ledger does not grow forever:
 * the charges and refunds of an account in a month become one entry.
 */
export const closeMonths = (
  database: Database,
  { now, onTrouble }: ClosingOptions,
  signal: AbortSignal,
): Promise<void> =>
  inRounds(async () => (await closeSome(database, now())) > 0, {
    every: CHECK_MS,
    soon: STEP_PAUSE_MS,
    onTrouble,
    signal,
  });
