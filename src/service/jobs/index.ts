import type { Logger } from 'pino';
import type { WhoisClient } from '../../index.js';
import type { Database } from '../database/database.js';
import type { Metrics } from '../metrics.js';
import type { Records } from '../records.js';
import { type CallbackOptions, callBack } from './callback.js';
import { localQueue } from './queue.js';
import { createJobStore, type JobStore } from './store.js';
import { tendJobs } from './tend.js';
import { startWorker } from './worker.js';

export interface JobsOptions {
  database: Database;
  /** Where the database is. */
  location: string;
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
  const { database, location, lease, client, records, ttl, now, works, logger, metrics } = options;
  const onTrouble = seldom((error, times) =>
    logger.warn({ err: error, times }, 'jobs wait: it is tried again'),
  );
  const onName = metrics.jobName;
  const queue =
    database.kind === 'sqlite'
      ? localQueue(database.db)
      : await import('./boss-queue.js').then(({ bossQueue }) =>
          bossQueue({ url: location, works, onTrouble, ...(lease !== undefined && { lease }) }),
        );
  const store = createJobStore(database, queue, now);
  const closing = new AbortController();
  const worker = works ? startWorker({ client, records, store, queue, ttl, now, onName, onTrouble }) : null;
  const onFailure = (job: string, error: unknown) =>
    logger.warn({ err: error, job }, 'the end of a job could not be told to its callback');
  const called = { ...options.callbacks, store, now, onFailure, onTrouble };
  const tended = works
    ? Promise.all([tendJobs({ store, now, onTrouble }, closing.signal), callBack(called, closing.signal)])
    : null;
  return {
    store,
    batches: () => worker?.batches ?? 0,
    async close() {
      closing.abort();
      await worker?.close();
      await tended;
      await queue.close();
    },
  };
}

/** ms between two words about the same trouble: a log is not to fill a disk. */
const TELL_EVERY = 10_000;

function seldom(tell: (error: unknown, times: number) => void): (error: unknown) => void {
  let [times, toldAt] = [0, Number.NEGATIVE_INFINITY];
  return (error) => {
    times++;
    if (performance.now() - toldAt < TELL_EVERY) return;
    tell(error, times);
    toldAt = performance.now();
    times = 0;
  };
}
