import type { Database } from './database/database.js';
import type { Account } from './database/schema.js';
import { pause } from './pause.js';
import { monthOf } from './pools.js';

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

/** Days with a charge, each a day or more after the one before, that bear a clock out. */
const DAYS = 5;
const DAY = 24 * HOUR;

/**
 * Whether the ledger bears it out that days have passed since then: a clock that jumps forward says so as well, and what is put
 * together or removed on its word alone would be lost when it is put right.
 */
export async function daysHavePassed({ db }: Database, since: number): Promise<boolean> {
  let from = since;
  for (let days = 0; days < DAYS; days++) {
    const { at } = await db
      .selectFrom('entries')
      .select(({ fn }) => fn.min('at').as('at'))
      .where('kind', '=', 'charge')
      .where('at', '>=', from)
      .executeTakeFirstOrThrow();
    if (at === null) return false;
    from = at + DAY;
  }
  return true;
}

/** Closes some of what can be closed, in one transaction; gives how many charges, 0 where nothing is left. */
export async function closeSome(database: Database, now: number): Promise<number> {
  const before = closedBefore(now);
  return (await daysHavePassed(database, before)) ? database.books.close(before, STEP) : 0;
}

/**
 * Closes months that are over, in the background and in small steps, so that the ledger does not grow for ever: the charges and
 * refunds of an account in a month become one entry. Ends with the signal.
 */
export async function closeMonths(
  database: Database,
  { now, onTrouble }: ClosingOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let next = HOUR;
    try {
      if ((await closeSome(database, now())) > 0) next = PAUSE;
    } catch (error) {
      onTrouble(error);
    }
    await pause(next, signal);
  }
}
