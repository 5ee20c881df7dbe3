import type { Logger } from 'pino';
import type { WhoisClient } from '../../index.js';
import { type BalanceCallbacks, balanceCallbacks, watchBalances } from '../callbacks/balance.js';
import { type CallbackSource, type DeliverOptions, deliver } from '../callbacks/deliver.js';
import { type SigningSecrets, signingSecrets } from '../callbacks/secrets.js';
import type { Targets } from '../callbacks/targets.js';
import type { Database } from '../database/database.js';
import { seldom } from '../logging.js';
import type { Metrics } from '../metrics.js';
import { daysHavePassed } from '../months.js';
import type { Records } from '../records.js';
import { inRounds, inRoundsAndAtTheEnd } from '../rounds.js';
import { DAY_MS } from '../units.js';
import { jobCallbacks } from './callbacks.js';
import { createProgress } from './progress.js';
import type { JobQueue } from './queue.js';
import { createJobStore, type JobStore } from './store.js';
import { startWorker, type WorkerOptions } from './worker.js';

export interface JobsOptions {
  database: Database;
  queue: JobQueue;
  client: WhoisClient;
  records: Records;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Whether this process works on jobs, or only accepts them. */
  works: boolean;
  /** Where callbacks may go. */
  targets: Targets;
  /** Callbacks of other things than jobs and balances. */
  callbacks: readonly CallbackSource[];
  /** ms before the second attempt of a callback, and from it to the third. */
  pauses?: readonly number[] | undefined;
  onRecord?: WorkerOptions['onRecord'];
  logger: Logger;
  metrics: Metrics;
}

export interface Jobs {
  store: JobStore;
  secrets: SigningSecrets;
  balances: BalanceCallbacks;
  /** The number of batches in progress. */
  batches(): number;
  /** Returns unfinished batches to the queue, for another worker or the next start. */
  close(): Promise<void>;
}

/** Opens the store of jobs and works on them in the background. */
export function openJobs(options: JobsOptions): Jobs {
  const { database, queue, client, records, ttl, now, works, targets, callbacks, pauses, logger, metrics } =
    options;
  const { onRecord } = options;
  const onTrouble = seldom((error, times) =>
    logger.warn({ err: error, times }, 'jobs are delayed: port43 will try again'),
  );
  const onName = metrics.jobName;
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
        onRecord,
        onTrouble,
      })
    : null;
  const onFailure: DeliverOptions['onFailure'] = (subject, { id, accountId }, error) => {
    if (subject === 'job') logger.warn({ err: error, job: id }, 'the callback of a job failed');
    else if (subject === 'watch') logger.warn({ err: error, event: id }, 'the callback of a watch failed');
    else logger.warn({ err: error, account: accountId }, 'the callback for a low balance failed');
  };
  const secrets = signingSecrets(database, now);
  const balances = balanceCallbacks(database, now);
  const sources = [jobCallbacks(database), balances.source, ...callbacks];
  const tended = works
    ? Promise.all([
        tend(database, store, { now, onTrouble, signal: closing.signal }),
        watchBalances(balances, onTrouble, closing.signal),
        deliver({ sources, secrets, targets, now, pauses, onFailure, onTrouble }, closing.signal),
      ])
    : null;
  const doubts = endDoubtful(store, onTrouble, closing.signal);
  return {
    store,
    secrets,
    balances,
    batches: () => worker?.batches ?? 0,
    async close() {
      closing.abort();
      await worker?.close();
      await tended;
      await doubts;
    },
  };
}

/** Between two checks for jobs that may have been created although their clients got an error. */
const DOUBTFUL_CHECK_MS = 250;

/** Ends such jobs until the signal is aborted, then checks a last time. */
const endDoubtful = (
  store: JobStore,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> =>
  inRoundsAndAtTheEnd(() => store.endDoubtful(), { every: DOUBTFUL_CHECK_MS, onTrouble, signal });

/** A month's charges are merged into one entry a week after its end: an unfinished job must have made its refund by then. */
const MAX_JOB_MS = 5 * DAY_MS;

/** How long results are stored at least: until a week has passed by the clock and by the ledger. */
const KEEP_RESULTS_MS = 7 * DAY_MS;

/** Between two rounds, and between two removals of a round. */
const TEND_MS = 60_000;
const FORGET_PAUSE_MS = 100;

/** Ends jobs that take too long and removes old ones, until the signal is aborted. */
function tend(
  database: Database,
  store: JobStore,
  { now, onTrouble, signal }: { now: () => number; onTrouble: (error: unknown) => void; signal: AbortSignal },
): Promise<void> {
  const round = async (): Promise<boolean> => {
    for (const id of await store.overdue(now() - MAX_JOB_MS)) await store.end(id);
    const old = now() - KEEP_RESULTS_MS;
    return (await daysHavePassed(database, old)) && store.forget(old);
  };
  return inRounds(round, { every: TEND_MS, soon: FORGET_PAUSE_MS, onTrouble, signal });
}
