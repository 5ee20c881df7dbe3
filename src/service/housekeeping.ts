import { closeMonths } from './months.js';
import { pause } from './pause.js';
import type { ServiceProcess } from './process.js';

/** Between two removals of old records. */
const SWEEP_MS = 600_000;

export interface HousekeepingOptions {
  /** Age of records that are removed, in ms. */
  keepFor: number;
}

/** Removes old records and closes months that are over, in the background. Ends with the signal. */
export async function runHousekeeping(
  process: ServiceProcess,
  { keepFor }: HousekeepingOptions,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, logger } = process;
  const onTrouble = (error: unknown) =>
    logger.warn({ err: error }, 'past months could not be closed yet: port43 will try again');
  await Promise.all([
    sweepRecords(process, keepFor, signal),
    closeMonths(database, { now, onTrouble }, signal),
  ]);
}

async function sweepRecords(
  { records, now, logger }: ServiceProcess,
  keepFor: number,
  signal: AbortSignal,
): Promise<void> {
  await pause(SWEEP_MS, signal);
  while (!signal.aborted) {
    await records
      .sweep(now() - keepFor)
      .catch((error: unknown) => logger.warn({ err: error }, 'old records could not be removed'));
    await pause(SWEEP_MS, signal);
  }
}
