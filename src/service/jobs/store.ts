import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Attempt } from '../callbacks/deliver.js';
import { type Admission, type Database, DatabaseUnavailable } from '../database/database.js';
import type { Account, Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { remainingOf } from '../months.js';
import { lockOpen, reserve, settle } from './charges.js';
import { findByKey, findRepeated, type Idempotency } from './idempotency.js';
import type { JobQueue } from './queue.js';
import { type Job, OPEN, type Want } from './tables.js';

export interface NewJob {
  account: Account;
  /** The key that creates it; null for the account's own. */
  keyId?: string | null;
  names: readonly string[];
  want: Want;
  /** `key`: the hash of the API key that signs it if the account has no secret. */
  callback: { url: string; key: string } | null;
  /** Identifies repetitions of the request; null if the client sent no key, so that each request creates a job. */
  idempotency: Idempotency | null;
}

/**
 * Jobs as routes read and write them; `Progress` is for workers. Times are ms since 1970. Rejects with `DatabaseUnavailable` if a later
 * attempt may succeed.
 */
export interface JobStore {
  /**
   * Charges the account for all names and stores the job. If the request is a repetition, resolves to the existing job. Rejects with the
   * `ApiError` if the job cannot be created.
   */
  create(job: NewJob): Promise<{ job: Job; remaining: number }>;
  find(id: string, accountId: string): Promise<Job | null>;
  /** The latest first. */
  list(accountId: string, limit: number): Promise<Job[]>;
  /** The next results in their order. If the job continues, they end before the first name without a result. */
  results(job: Job, after: number, limit: number): Promise<{ index: number; line: string }[]>;
  /** Ends a job that is not done, and refunds the names that were not answered. */
  end(id: string): Promise<Job | null>;
  /**
   * Ends the jobs of this process that were possibly created although their request failed, because the connection to the database was
   * lost during the commit, and refunds them. A job stays if its client has repeated the request since, and so knows of it.
   */
  endDoubtful(): Promise<void>;
  /** Jobs that were created before that time and are not done. */
  overdue(before: number): Promise<string[]>;
  /** Removes some rows of jobs that were done before that time. Resolves to false if nothing is left to remove. */
  forget(before: number): Promise<boolean>;
  /** Jobs whose callback is due. The caller has them for `patience` ms; then another process may take them. */
  callbacks(now: number, patience: number): Promise<Job[]>;
  /** Stores the result of an attempt to call back. */
  calledBack(id: string, attempt: Attempt): Promise<void>;
  /** Makes the callback of an ended job due again. Resolves to null if there is nothing to send. */
  callAgain(id: string): Promise<Job | null>;
}

/** Names in a batch: if a worker is killed, at most this many are looked up again. */
const NAMES_PER_BATCH = 100;

/** Unfinished jobs of an account. */
const MAX_OPEN_JOBS = 100;

/** Rows that one statement writes or removes. */
const MAX_ROWS = 1000;

export function createJobStore(database: Database, queue: JobQueue, now: () => number = Date.now): JobStore {
  const { db, books, locksRows } = database;
  /** Jobs that were possibly created, as charges by the id of the job. */
  const doubtful = new Map<string, Admission>();

  /** Resolves to null if a repetition of the request created the job at the same time. */
  const make = (
    id: string,
    { account: { id: accountId }, keyId = null, names, want, callback, idempotency }: NewJob,
  ) =>
    db.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', accountId)
        .$if(locksRows, (query) => query.forNoKeyUpdate())
        .executeTakeFirstOrThrow();
      // The account is locked, so that no other request creates a job with this key.
      if (idempotency !== null && (await findByKey(transaction, accountId, idempotency)) !== undefined)
        return null;
      await checkRoom(transaction, accountId);
      const job: Job = {
        id,
        account_id: accountId,
        want,
        state: 'waiting',
        names: names.length,
        answered: 0,
        failed: 0,
        spent: 0,
        pool: 'credits',
        created_at: now(),
        done_at: null,
        callback: callback?.url ?? null,
        callback_key: callback?.key ?? null,
        callback_tries: 0,
        callback_at: null,
        callback_status: null,
        callback_tried_at: null,
        callback_failed: 0,
        idempotency_key: idempotency?.key ?? null,
        request_hash: idempotency?.hash ?? null,
        key_id: keyId,
        repeated: 0,
      };
      const remaining = await reserve(transaction, account, job);
      await transaction.insertInto('jobs').values(job).execute();
      const batches = inBatches(names).map((some, place) => ({
        job_id: job.id,
        place,
        first_index: place * NAMES_PER_BATCH,
        names: JSON.stringify(some),
      }));
      await transaction.insertInto('job_batches').values(batches).execute();
      await queue.add(
        transaction,
        batches.map(({ place }) => ({ jobId: job.id, place })),
      );
      return { job, remaining };
    });

  const repeat = async ({ account: { id }, idempotency }: NewJob) => {
    const job = idempotency === null ? null : await findRepeated(db, id, idempotency, now());
    if (job === null) return null;
    const account = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { job, remaining: remainingOf(account, now()) };
  };

  return {
    async create(wanted) {
      for (;;) {
        const repeated = await repeat(wanted);
        if (repeated !== null) return repeated;
        const id = randomBytes(12).toString('hex');
        try {
          const made = await make(id, wanted);
          if (made !== null) return made;
        } catch (error) {
          if (error instanceof DatabaseUnavailable && error.doubtful)
            doubtful.set(id, { requestId: id, keyHash: wanted.account.key_hash, cost: 1 });
          throw error;
        }
      }
    },

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

    async endDoubtful() {
      for (const [id, admission] of doubtful) {
        // If the job was not created yet, it cannot be created any more.
        await books.forestall([admission], now());
        await db.transaction().execute(async (transaction) => {
          const [job] = await lockOpen(database, transaction, [id]);
          if (job === undefined || job.repeated === 1) return;
          // From now on a repetition of the request creates a new job.
          await transaction.updateTable('jobs').set({ idempotency_key: null }).where('id', '=', id).execute();
          await settle(transaction, { ...job, spent: 0, callback: null }, 'ended', now());
        });
        doubtful.delete(id);
      }
    },

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
      return db.transaction().execute(async (transaction) => {
        const old = await transaction
          .selectFrom('jobs')
          .select('id')
          .where('done_at', '<', before)
          .limit(1)
          .executeTakeFirst();
        if (old === undefined) return false;
        const last = await transaction
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
          .$if(last !== undefined, (query) => query.where('name_index', '<', last?.name_index ?? 0))
          .execute();
        if (last === undefined) await transaction.deleteFrom('jobs').where('id', '=', old.id).execute();
        return true;
      });
    },

    async callbacks(at, patience) {
      // Mostly nothing is due, and reading first does not wait for the writer.
      const some = db.selectFrom('jobs').select('id').where('callback_at', '<=', at).limit(1);
      if ((await some.executeTakeFirst()) === undefined) return [];
      return db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where('callback_at', '<=', at)
          .orderBy('callback_at')
          .limit(10)
          .$if(locksRows, (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length > 0)
          await transaction
            .updateTable('jobs')
            .set(({ eb }) => ({
              callback_at: at + patience,
              callback_tries: eb('callback_tries', '+', 1),
            }))
            .where(
              'id',
              'in',
              due.map(({ id }) => id),
            )
            .execute();
        return due.map((job) => ({ ...job, callback_tries: job.callback_tries + 1 }));
      });
    },

    async calledBack(id, { status, at, next, failed }) {
      await db
        .updateTable('jobs')
        .set({
          callback_at: next,
          callback_status: status,
          callback_tried_at: at,
          callback_failed: failed ? 1 : 0,
        })
        .where('id', '=', id)
        .execute();
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

/** The end of a line about availability as former versions stored it. */
const FORMER_AVAILABILITY = /,"availability":(true|false)\}$/;

async function checkRoom(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow();
  if (open >= MAX_OPEN_JOBS)
    throw new ApiError(
      'ServiceUnavailable',
      `${MAX_OPEN_JOBS} jobs of this account are not done yet: wait for one of them`,
      {
        headers: { 'retry-after': '60' },
      },
    );
}

function inBatches(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / NAMES_PER_BATCH) }, (_, place) =>
    names.slice(place * NAMES_PER_BATCH, (place + 1) * NAMES_PER_BATCH),
  );
}
