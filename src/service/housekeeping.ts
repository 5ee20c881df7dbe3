import type { Database } from './database/database.js';
import type { History } from './history/history.js';
import { closeMonths, daysHavePassed } from './months.js';
import { pause } from './pause.js';
import type { ServiceProcess } from './process.js';
import { inRounds } from './rounds.js';
import { DAY_MS } from './units.js';

/** ms between two removals of old records and versions. */
const SWEEP_MS = 600_000;

export interface HousekeepingOptions {
  /** Age of records that are removed, in ms. */
  keepFor: number;
}

/** Removes old records and versions, and closes months that are over, in the background. Ends with the signal. */
export async function runHousekeeping(
  process: ServiceProcess,
  { keepFor }: HousekeepingOptions,
  signal: AbortSignal,
): Promise<void> {
  const { database, records, history, now, logger } = process;
  const onTrouble = (error: unknown) =>
    logger.warn({ err: error }, 'past months could not be closed yet: port43 will try again');
  await Promise.all([
    sweep(
      () => records.sweep(now() - keepFor),
      (error) => logger.warn({ err: error }, 'old records could not be removed'),
      signal,
    ),
    sweep(
      async () => {
        if (history !== null) await pruneVersions(database, history, now());
      },
      (error) => logger.warn({ err: error }, 'old versions of records could not be removed'),
      signal,
    ),
    closeMonths(database, { now, onTrouble }, signal),
  ]);
}

/** Days with charges that confirm the clock before versions are removed; half of the days of a shorter history. */
const MAX_DAYS_TO_CONFIRM = 5;

/** Removes old versions if the ledger confirms that so many days have passed: a clock that is ahead would remove all of them. */
export async function pruneVersions(
  database: Database,
  history: Pick<History, 'days' | 'prune'>,
  now: number,
): Promise<void> {
  const { days } = history;
  const wanted = Math.min(MAX_DAYS_TO_CONFIRM, Math.ceil(days / 2));
  if (await daysHavePassed(database, now - days * DAY_MS, wanted)) await history.prune(now);
}

async function sweep(
  remove: () => Promise<void>,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  await pause(SWEEP_MS, signal);
  await inRounds(remove, { every: SWEEP_MS, onTrouble, signal });
}
