import type { Logger } from 'pino';
import type { WhoisClient } from '../../index.js';
import type { Database } from '../database/database.js';
import type { JobQueue } from '../jobs/queue.js';
import { seldom } from '../logging.js';
import type { Metrics } from '../metrics.js';
import { daysHavePassed } from '../months.js';
import type { Records } from '../records.js';
import { inRounds } from '../rounds.js';
import { DAY_MS } from '../units.js';
import { type Checks, createChecks } from './checks.js';
import { duePutOff } from './put-off.js';
import { createWatchStore, type WatchStore } from './store.js';
import { type CheckerOptions, startChecker } from './worker.js';

export interface WatchesOptions {
  database: Database;
  queue: JobQueue;
  client: WhoisClient;
  records: Records;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Whether this process checks names, or only accepts watches. */
  works: boolean;
  onRecord?: CheckerOptions['onRecord'];
  logger: Logger;
  metrics: Metrics;
}

export interface Watches {
  store: WatchStore;
  /** Returns unfinished batches to the queue, for another worker or the next start. */
  close(): Promise<void>;
}

/** Opens the store of watches, and checks names in the background. */
export function openWatches(options: WatchesOptions): Watches {
  const { database, queue, client, records, ttl, now, works, onRecord, logger, metrics } = options;
  const onTrouble = seldom((error, times) =>
    logger.warn({ err: error, times }, 'checks of watches are delayed: port43 will try again'),
  );
  const store = createWatchStore(database, now);
  const checks = createChecks(database, queue, now);
  if (!works) return { store, close: async () => {} };
  metrics.watches(() => checks.backlog());
  const closing = new AbortController();
  const worker = startChecker({
    client,
    records,
    ttl,
    now,
    onRecord,
    onTrouble,
    checks,
    queue,
    onCheck: metrics.check,
  });
  const ended = Promise.all([
    handOut(checks, onTrouble, closing.signal),
    forget(database, store, { now, onTrouble, signal: closing.signal }),
    inRounds(duePutOff(database, now), { every: LOOK_MS, soon: STEP_MS, onTrouble, signal: closing.signal }),
  ]);
  return {
    store,
    async close() {
      closing.abort();
      await ended;
      await worker.close();
    },
  };
}

/** ms between two searches for names that are due, and between two steps while there are some. */
const LOOK_MS = 500;
const STEP_MS = 10;

/** Hands names out to the queue when they are due, until the signal is aborted. */
const handOut = (checks: Checks, onTrouble: (error: unknown) => void, signal: AbortSignal): Promise<void> =>
  inRounds(() => checks.handOut(), { every: LOOK_MS, soon: STEP_MS, onTrouble, signal });

/** Days for which events are stored at least, by the clock and by the ledger. */
const EVENT_DAYS = 30;
const KEEP_EVENTS_MS = EVENT_DAYS * DAY_MS;

/** ms between two rounds, and between two removals of a round. */
const FORGET_MS = 600_000;
const FORGET_PAUSE_MS = 100;

/** Removes old events, until the signal is aborted. */
function forget(
  database: Database,
  store: WatchStore,
  { now, onTrouble, signal }: { now: () => number; onTrouble: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  const round = async (): Promise<boolean> => {
    const old = now() - KEEP_EVENTS_MS;
    return (await daysHavePassed(database, old)) && store.forget(old);
  };
  return inRounds(round, { every: FORGET_MS, soon: FORGET_PAUSE_MS, onTrouble, signal });
}
