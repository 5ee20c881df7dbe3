import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.js';

/** A batch of a job's names, by its place. */
export interface BatchRef {
  jobId: string;
  place: number;
}

/** A batch that is this process's to work, until it is finished or given back. */
export interface TakenBatch extends BatchRef {
  /** The queue's own name for it. */
  id: string;
}

/**
 * Who works which batch, and when. The first batches of all jobs come before the second ones, so that a short job does not wait for
 * a long one. Rejects with `DatabaseUnavailable` where the same may work later.
 */
export interface JobQueue {
  /** In the transaction that makes the job. */
  add(transaction: Transaction<Tables>, batches: readonly BatchRef[]): Promise<void>;
  take(most: number): Promise<TakenBatch[]>;
  /** What is worked must be kept every few seconds, or somebody else gets it: its worker may have ended. */
  keep(batches: readonly TakenBatch[]): Promise<void>;
  finish(batch: TakenBatch): Promise<void>;
  giveBack(batch: TakenBatch): Promise<void>;
  close(): Promise<void>;
}

/** Of one process that has the database for itself: the batches that are stored are the queue. */
export function localQueue(db: Kysely<Tables>): JobQueue {
  const taken = new Set<string>();
  return {
    add: async () => {},
    async take(most) {
      const rows = await db
        .selectFrom('job_batches')
        .innerJoin('jobs', 'jobs.id', 'job_batches.job_id')
        .select(['job_id as jobId', 'place'])
        .orderBy('place')
        .orderBy('created_at')
        .limit(most + taken.size)
        .execute();
      const free = rows
        .map((row) => ({ ...row, id: `${row.jobId} ${row.place}` }))
        .filter(({ id }) => !taken.has(id))
        .slice(0, most);
      for (const { id } of free) taken.add(id);
      return free;
    },
    keep: async () => {},
    finish: async ({ id }) => void taken.delete(id),
    giveBack: async ({ id }) => void taken.delete(id),
    close: async () => {},
  };
}
