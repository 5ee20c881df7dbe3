import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.js';

/** A batch of a job's names, by its place. */
export interface BatchRef {
  jobId: string;
  place: number;
}

/** A batch that this process works on until it finishes it or gives it back. */
export interface TakenBatch extends BatchRef {
  /** The queue's own id for it. */
  id: string;
}

/**
 * Decides which worker gets which batch, and when. The first batches of all jobs come before the second ones, so that a short job does not wait for
 * a long one. Rejects with `DatabaseUnavailable` if a later attempt may succeed.
 */
export interface JobQueue {
  /** Adds batches, in the transaction that creates the job. */
  add(transaction: Transaction<Tables>, batches: readonly BatchRef[]): Promise<void>;
  take(most: number): Promise<TakenBatch[]>;
  /** Renews batches. Without it, another worker gets a batch after some seconds, because its worker may have ended. */
  keep(batches: readonly TakenBatch[]): Promise<void>;
  finish(batch: TakenBatch): Promise<void>;
  putBack(batch: TakenBatch): Promise<void>;
}

/** The queues of a process: batches of jobs, and batches of the names that watches check. */
export interface Queues {
  jobs: JobQueue;
  checks: JobQueue;
  close(): Promise<void>;
}

/** Creates the queues of a single process with its own database: the stored batches are the queues. */
export const localQueues = (db: Kysely<Tables>): Queues => ({
  jobs: localQueue((most) =>
    db
      .selectFrom('job_batches')
      .innerJoin('jobs', 'jobs.id', 'job_batches.job_id')
      .select(['job_id as jobId', 'place'])
      .orderBy('place')
      .orderBy('created_at')
      .limit(most)
      .execute(),
  ),
  checks: localQueue((most) =>
    db
      .selectFrom('check_batches')
      .select(['id as jobId', 'place'])
      .orderBy('place')
      .orderBy('created_at')
      .limit(most)
      .execute(),
  ),
  close: async () => {},
});

/** `first` returns the first batches, those that are taken already among them. */
function localQueue(first: (most: number) => Promise<BatchRef[]>): JobQueue {
  const taken = new Set<string>();
  return {
    add: async () => {},
    async take(most) {
      const rows = await first(most + taken.size);
      const free = rows
        .map((row) => ({ ...row, id: `${row.jobId} ${row.place}` }))
        .filter(({ id }) => !taken.has(id))
        .slice(0, most);
      for (const { id } of free) taken.add(id);
      return free;
    },
    keep: async () => {},
    finish: async ({ id }) => void taken.delete(id),
    putBack: async ({ id }) => void taken.delete(id),
  };
}
