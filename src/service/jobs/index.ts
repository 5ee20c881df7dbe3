import type { Logger } from 'pino';
import type { WhoisClient } from '../../index.js';
import type { Database } from '../database/database.js';
import { seldom } from '../logging.js';
import type { Metrics } from '../metrics.js';
import { daysHavePassed } from '../months.js';
import { pause } from '../pause.js';
import type { Records } from '../records.js';
import { type CallbackOptions, callBack } from './callback.js';
import { createProgress } from './progress.js';
import { localQueue } from './queue.js';
import { createJobStore, type JobStore } from './store.js';
import { startWorker } from './worker.js';

export interface JobsOptions {
  database: Database;
  /** Seconds after which the batches of a worker that ended are given to another one. Default 30. */
  lease?: number | undefined;
  client: WhoisClient;
  records: Records;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Whether this process works jobs; else it takes them alone. */
  works: boolean;
  /** How the end of a job is told. */
  callbacks?: Pick<CallbackOptions, 'mayCall' | 'pauses'> | undefined;
  logger: Logger;
  metrics: Metrics;
}

export interface Jobs {
  store: JobStore;
  /** Batches that are worked now. */
  batches(): number;
  /** Gives back what is under way, for another worker or the next start. */
  close(): Promise<void>;
}

/** Takes jobs, and works them in the background. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { database, lease, client, records, ttl, now, works, logger, metrics } = options;
  const onTrouble = seldom((error, times) =>
    logger.warn({ err: error, times }, 'jobs are delayed: port43 will try again'),
  );
  const onName = metrics.jobName;
  const queue = database.isShared
    ? await import('./boss-queue.js').then(({ bossQueue }) =>
        bossQueue({ url: database.location, works, onTrouble, lease }),
      )
    : localQueue(database.db);
  const store = createJobStore(database, queue, now);
  const closing = new AbortController();
  const worker = works
    ? startWorker({
        client,
        records,
        progress: createProgress(database, now),
        queue,
        ttl,
        now,
        onName,
        onTrouble,
      })
    : null;
  const onFailure = (job: string, error: unknown) =>
    logger.warn({ err: error, job }, 'the callback of a job failed');
  const called = { ...options.callbacks, store, now, onFailure, onTrouble };
  const tended = works
    ? Promise.all([
        tend(database, store, { now, onTrouble, signal: closing.signal }),
        callBack(called, closing.signal),
      ])
    : null;
  const doubts = endDoubtful(store, onTrouble, closing.signal);
  return {
    store,
    batches: () => worker?.batches ?? 0,
    async close() {
      closing.abort();
      await worker?.close();
      await tended;
      await doubts;
      await queue.close();
    },
  };
}

/** ms between two looks for jobs that may have been made, though their clients were told that they were not. */
const DOUBTS = 250;

/** Ends with the signal, after a last look. */
async function endDoubtful(
  store: JobStore,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let isLast = false; !isLast; ) {
    await pause(DOUBTS, signal);
    isLast = signal.aborted;
    await store.endDoubtful().catch(onTrouble);
  }
}

/**
 * In ms. A month's charges become one entry a week after its end: a job whose names are not all answered must have given back what
 * it owes by then.
 */
const DAY = 24 * 3_600_000;
const LONGEST = 5 * DAY;

/** For how long results are kept, at least: until a week has passed by the clock and by the ledger. */
const KEPT = 7 * DAY;

const EVERY = 60_000;
const BETWEEN = 100;

/** Ends jobs that take too long, and removes those that were done long ago. Ends with the signal. */
async function tend(
  database: Database,
  store: JobStore,
  { now, onTrouble, signal }: { now: () => number; onTrouble: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    let next = EVERY;
    try {
      for (const id of await store.overdue(now() - LONGEST)) await store.end(id);
      const old = now() - KEPT;
      if ((await daysHavePassed(database, old)) && (await store.forget(old))) next = BETWEEN;
    } catch (error) {
      onTrouble(error);
    }
    await pause(next, signal);
  }
}
