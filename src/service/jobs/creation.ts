import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { chunks } from '../chunks.js';
import { type Admission, type Database, DatabaseUnavailable } from '../database/database.js';
import type { Account, Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { lockAccount } from '../lock-account.js';
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

/** Creates jobs. Rejects with `DatabaseUnavailable` if a later attempt may succeed. */
export interface JobCreation {
  /**
   * Charges the account for all names and stores the job. If the request is a repetition, resolves to the existing job. Rejects with the
   * `ApiError` if the job cannot be created.
   */
  create(job: NewJob): Promise<{ job: Job; remaining: number }>;
  /**
   * Ends the jobs of this process that were possibly created although their request failed, because the connection to the database was
   * lost during the commit, and refunds them. A job stays if its client has repeated the request since, and so knows of it.
   */
  endDoubtful(): Promise<void>;
}

/** Names in a batch: if a worker is killed, at most this many are looked up again. */
const NAMES_PER_BATCH = 100;

/** Unfinished jobs of an account. */
const MAX_OPEN_JOBS = 100;

export function jobCreation(database: Database, queue: JobQueue, now: () => number): JobCreation {
  const { db, books } = database;
  /** Jobs that were possibly created, as charges by the id of the job. */
  const doubtful = new Map<string, Admission>();

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
          const created = await store(database, queue, id, wanted, now);
          if (created !== null) return created;
        } catch (error) {
          if (error instanceof DatabaseUnavailable && error.doubtful)
            doubtful.set(id, { requestId: id, keyHash: wanted.account.key_hash, cost: 1 });
          throw error;
        }
      }
    },

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
  };
}

/**
 * Charges for a job and stores it, in one transaction. Resolves to null if a repetition of the request created the job at the same
 * time.
 */
const store = (
  database: Database,
  queue: JobQueue,
  id: string,
  wanted: NewJob,
  now: () => number,
): Promise<{ job: Job; remaining: number } | null> =>
  database.db.transaction().execute(async (transaction) => {
    const accountId = wanted.account.id;
    const account = await lockAccount(database, transaction, accountId);
    const { idempotency } = wanted;
    // The account is locked, so that no other request creates a job with this key.
    if (idempotency !== null && (await findByKey(transaction, accountId, idempotency)) !== undefined)
      return null;
    await refuseTooManyJobs(transaction, accountId);
    const job = newRow(id, wanted, now());
    const remaining = await reserve(transaction, account, job);
    await transaction.insertInto('jobs').values(job).execute();
    const batches = batchesOf(id, wanted.names);
    await transaction.insertInto('job_batches').values(batches).execute();
    await queue.add(
      transaction,
      batches.map(({ place }) => ({ jobId: id, place })),
    );
    return { job, remaining };
  });

/** A job of which nothing was done yet. */
const newRow = (
  id: string,
  { account, keyId = null, names, want, callback, idempotency }: NewJob,
  createdAt: number,
): Job => ({
  id,
  account_id: account.id,
  want,
  state: 'waiting',
  names: names.length,
  answered: 0,
  failed: 0,
  spent: 0,
  pool: 'credits',
  created_at: createdAt,
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
});

async function refuseTooManyJobs(transaction: Transaction<Tables>, accountId: string): Promise<void> {
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

const batchesOf = (jobId: string, names: readonly string[]) =>
  chunks(names, NAMES_PER_BATCH).map((some, place) => ({
    job_id: jobId,
    place,
    first_index: place * NAMES_PER_BATCH,
    names: JSON.stringify(some),
  }));
