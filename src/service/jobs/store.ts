import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import { lockOpen, settle } from './charges.js';
import { type JobCreation, jobCreation } from './creation.js';
import type { JobQueue } from './queue.js';
import { type Job, OPEN } from './tables.js';

/**
 * Jobs as routes read and write them; `Progress` is for workers. Times are ms since 1970. Rejects with `DatabaseUnavailable` if a later
 * attempt may succeed.
 */
export interface JobStore extends JobCreation {
  find(id: string, accountId: string): Promise<Job | null>;
  /** The latest first. */
  list(accountId: string, limit: number): Promise<Job[]>;
  /** The next results in their order. If the job continues, they end before the first name without a result. */
  results(job: Job, after: number, limit: number): Promise<{ index: number; line: string }[]>;
  /** Ends a job that is not done, and refunds the names that were not answered. */
  end(id: string): Promise<Job | null>;
  /** Jobs that were created before that time and are not done. */
  overdue(before: number): Promise<string[]>;
  /** Removes some rows of jobs that were done before that time. Resolves to false if nothing is left to remove. */
  forget(before: number): Promise<boolean>;
  /** Makes the callback of an ended job due again. Resolves to null if there is nothing to send. */
  callAgain(id: string): Promise<Job | null>;
}

/** Rows that one statement writes or removes. */
const MAX_ROWS = 1000;

export function createJobStore(database: Database, queue: JobQueue, now: () => number = Date.now): JobStore {
  const { db } = database;
  return {
    ...jobCreation(database, queue, now),

    async find(id, accountId) {
      const job = await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return job ?? null;
    },

    list: (accountId, limit) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),

    async results({ id, state }, after, limit) {
      const rows = await db
        .selectFrom('job_results')
        .select(['name_index as index', 'line'])
        .where('job_id', '=', id)
        .where('name_index', '>', after)
        .orderBy('name_index')
        .limit(limit)
        .execute();
      const gap = OPEN.includes(state)
        ? rows.findIndex(({ index }, place) => index !== after + 1 + place)
        : -1;
      const known = gap === -1 ? rows : rows.slice(0, gap);
      return known.map(({ index, line }) => ({
        index,
        line: line.replace(FORMER_AVAILABILITY, ',"available":$1}'),
      }));
    },

    end: (id) =>
      db.transaction().execute(async (transaction) => {
        const [job] = await lockOpen(database, transaction, [id]);
        return job === undefined ? null : settle(transaction, job, 'ended', now());
      }),

    async overdue(before) {
      const rows = await db
        .selectFrom('jobs')
        .select('id')
        .where('state', 'in', OPEN)
        .where('created_at', '<', before)
        .execute();
      return rows.map(({ id }) => id);
    },

    async forget(before) {
      const some = db.selectFrom('jobs').select('id').where('done_at', '<', before).limit(1);
      if ((await some.executeTakeFirst()) === undefined) return false;
      return db.transaction().execute((transaction) => forgetSome(transaction, before));
    },

    async callAgain(id) {
      const job = await db
        .updateTable('jobs')
        .set({ callback_at: now(), callback_tries: 0, callback_failed: 0 })
        .where('id', '=', id)
        .where('callback', 'is not', null)
        .where('done_at', 'is not', null)
        .where('callback_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return job ?? null;
    },
  };
}

/** Removes results of a job that ended before a time, and the job with its last result. Returns false if there is no such job. */
async function forgetSome(transaction: Transaction<Tables>, before: number): Promise<boolean> {
  const old = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('done_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (old === undefined) return false;
  const next = await transaction
    .selectFrom('job_results')
    .select('name_index')
    .where('job_id', '=', old.id)
    .orderBy('name_index')
    .limit(1)
    .offset(MAX_ROWS)
    .executeTakeFirst();
  await transaction
    .deleteFrom('job_results')
    .where('job_id', '=', old.id)
    .$if(next !== undefined, (query) => query.where('name_index', '<', next?.name_index ?? 0))
    .execute();
  if (next === undefined) await transaction.deleteFrom('jobs').where('id', '=', old.id).execute();
  return true;
}

/** The end of a line about availability as former versions stored it. */
const FORMER_AVAILABILITY = /,"availability":(true|false)\}$/;
