import { closeMonths } from './months.js';
import { pause } from './pause.js';
import type { ServiceProcess } from './process.js';
import { inRounds } from './rounds.js';

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
      async () => history?.prune(now()),
      (error) => logger.warn({ err: error }, 'old versions of records could not be removed'),
      signal,
    ),
    closeMonths(database, { now, onTrouble }, signal),
  ]);
}

async function sweep(
  remove: () => Promise<void>,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  await pause(SWEEP_MS, signal);
  await inRounds(remove, { every: SWEEP_MS, onTrouble, signal });
}
