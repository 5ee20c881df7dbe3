import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import type { Account, Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { monthOf, quotaPool, remainingOf } from '../months.js';
import type { BatchRef, JobQueue } from './queue.js';
import type { Job, JobState, JobsTable, Want } from './tables.js';

export interface NewJob {
  account: Account;
  names: readonly string[];
  want: Want;
  /** With what signs it. */
  callback: { url: string; key: string } | null;
}

/** A name that is to be looked up, by its place in the list that the job was given. */
export interface Name {
  index: number;
  input: string;
}

/** What came of a name. */
export interface Outcome {
  jobId: string;
  index: number;
  /** One line of JSON, without its end. */
  line: string;
  failed: boolean;
  /** Whether the name stays charged. */
  spent: boolean;
}

/** A batch with what is left to do of it. */
export interface Batch {
  want: Want;
  names: Name[];
}

/** Jobs as they are stored. Times are ms since 1970. Rejects with `DatabaseUnavailable` where the same may work later. */
export interface JobStore {
  /** Charges the account for all names and keeps the job. Rejects with the `ApiError` where that cannot be. */
  create(job: NewJob): Promise<{ job: Job; remaining: number }>;
  find(id: string, accountId: string): Promise<Job | null>;
  /** The latest first. */
  list(accountId: string, limit: number): Promise<Job[]>;
  /** The next results in their order, until the first that is not there yet. */
  results(id: string, after: number, limit: number): Promise<string[]>;
  /** Ends a job that is not done, and gives back what was not spent. */
  end(id: string): Promise<Job | null>;
  /** What is left of a batch; null where there is nothing. */
  begin(batch: BatchRef): Promise<Batch | null>;
  /** Forgets a batch whose names are all answered. */
  finish(batch: BatchRef): Promise<void>;
  /** Keeps outcomes, each once; tells of each whether its job goes on. The last one's job is done then. */
  save(outcomes: readonly Outcome[]): Promise<boolean[]>;
  /** Of these jobs those that go on. */
  open(ids: readonly string[]): Promise<Set<string>>;
  /** Jobs made before that time which are not done. */
  overdue(before: number): Promise<string[]>;
  /** Removes some of what belongs to jobs that were done before that time; false where nothing is left to remove. */
  forget(before: number): Promise<boolean>;
  /** Jobs whose callback is to be made now. Whoever gets one has `patience` ms before somebody else does. */
  callbacks(now: number, patience: number): Promise<Job[]>;
  /** When a callback is to be tried again; null: no more. */
  calledBack(id: string, again: number | null): Promise<void>;
}

/** Names in a batch: so many are lost at most when a worker is killed, and asked again. */
const BATCH = 100;

/** Jobs of an account that are not done, at most. */
const MOST_OPEN = 100;

/** Rows that one statement writes or removes. */
const ROWS = 1000;

const OPEN: JobState[] = ['waiting', 'running'];

export function createJobStore(database: Database, queue: JobQueue, now: () => number = Date.now): JobStore {
  const { db, locksRows } = database;
  const locked = (transaction: Transaction<Tables>, ids: readonly string[]): Promise<Job[]> =>
    transaction
      .selectFrom('jobs')
      .selectAll()
      .where('id', 'in', [...ids])
      .where('state', 'in', OPEN)
      .orderBy('id')
      .$if(locksRows, (query) => query.forUpdate())
      .execute();

  return {
    create: ({ account: { id: accountId }, names, want, callback }) =>
      db.transaction().execute(async (transaction) => {
        const account = await transaction
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', accountId)
          .$if(locksRows, (query) => query.forNoKeyUpdate())
          .executeTakeFirstOrThrow();
        await checkRoom(transaction, accountId);
        const job: Job = {
          id: randomBytes(12).toString('hex'),
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
        };
        const remaining = await reserve(transaction, account, job);
        await transaction.insertInto('jobs').values(job).execute();
        const batches = inBatches(names).map((some, place) => ({
          job_id: job.id,
          place,
          first_index: place * BATCH,
          names: JSON.stringify(some),
        }));
        await transaction.insertInto('job_batches').values(batches).execute();
        await queue.add(
          transaction,
          batches.map(({ place }) => ({ jobId: job.id, place })),
        );
        return { job, remaining };
      }),

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

    async results(id, after, limit) {
      const rows = await db
        .selectFrom('job_results')
        .select(['name_index', 'line'])
        .where('job_id', '=', id)
        .where('name_index', '>', after)
        .orderBy('name_index')
        .limit(limit)
        .execute();
      const gap = rows.findIndex(({ name_index }, place) => name_index !== after + 1 + place);
      return rows.slice(0, gap === -1 ? rows.length : gap).map(({ line }) => line);
    },

    end: (id) =>
      db.transaction().execute(async (transaction) => {
        const [job] = await locked(transaction, [id]);
        return job === undefined ? null : settle(transaction, job, 'ended', now());
      }),

    async begin({ jobId, place }) {
      const batch = await db
        .selectFrom('job_batches')
        .innerJoin('jobs', 'jobs.id', 'job_batches.job_id')
        .select(['want', 'state', 'first_index', 'job_batches.names as inputs'])
        .where('job_id', '=', jobId)
        .where('place', '=', place)
        .where('state', 'in', OPEN)
        .executeTakeFirst();
      if (batch === undefined) return null;
      if (batch.state === 'waiting')
        await db
          .updateTable('jobs')
          .set({ state: 'running' })
          .where('id', '=', jobId)
          .where('state', '=', 'waiting')
          .execute();
      const inputs = JSON.parse(batch.inputs) as string[];
      const answered = await indexes(db, jobId, batch.first_index, batch.first_index + inputs.length);
      const names = inputs
        .map((input, offset) => ({ index: batch.first_index + offset, input }))
        .filter(({ index }) => !answered.has(index));
      return { want: batch.want, names };
    },

    async finish({ jobId, place }) {
      await db.deleteFrom('job_batches').where('job_id', '=', jobId).where('place', '=', place).execute();
    },

    save: (outcomes) =>
      db.transaction().execute(async (transaction) => {
        const ids = [...new Set(outcomes.map(({ jobId }) => jobId))];
        const jobs = await locked(transaction, ids);
        const goesOn = new Set<string>();
        for (const job of jobs) {
          const all = outcomes.filter(({ jobId }) => jobId === job.id);
          const found = [...new Map(all.map((outcome) => [outcome.index, outcome])).values()];
          const known = await answeredOf(transaction, job.id, found);
          const fresh = found.filter(({ index }) => !known.has(index));
          if (fresh.length > 0)
            await transaction
              .insertInto('job_results')
              .values(fresh.map(({ jobId, index, line }) => ({ job_id: jobId, name_index: index, line })))
              .execute();
          const counted = count(job, fresh);
          if (counted.answered + counted.failed === job.names)
            await settle(transaction, counted, 'done', now());
          else {
            goesOn.add(job.id);
            const { answered, failed, spent } = counted;
            if (fresh.length > 0)
              await transaction
                .updateTable('jobs')
                .set({ state: 'running', answered, failed, spent })
                .where('id', '=', job.id)
                .execute();
          }
        }
        return outcomes.map(({ jobId }) => goesOn.has(jobId));
      }),

    async open(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('jobs')
        .select('id')
        .where('id', 'in', [...ids])
        .where('state', 'in', OPEN)
        .execute();
      return new Set(rows.map(({ id }) => id));
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

    forget: (before) =>
      db.transaction().execute(async (transaction) => {
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
          .offset(ROWS)
          .executeTakeFirst();
        await transaction
          .deleteFrom('job_results')
          .where('job_id', '=', old.id)
          .$if(last !== undefined, (query) => query.where('name_index', '<', last?.name_index ?? 0))
          .execute();
        if (last === undefined) await transaction.deleteFrom('jobs').where('id', '=', old.id).execute();
        return true;
      }),

    callbacks: (at, patience) =>
      db.transaction().execute(async (transaction) => {
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
      }),

    async calledBack(id, again) {
      await db.updateTable('jobs').set({ callback_at: again }).where('id', '=', id).execute();
    },
  };
}

async function checkRoom(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const { open } = await transaction
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN)
    throw new ApiError('ServiceUnavailable', `${MOST_OPEN} jobs are not done yet: wait for one of them`, {
      headers: { 'retry-after': '60' },
    });
}

/** Charges one credit for each name, in one entry, which is named as the job; gives what remains. */
async function reserve(transaction: Transaction<Tables>, account: Account, job: Job): Promise<number> {
  const remaining = remainingOf(account, job.created_at);
  if (job.names > remaining)
    throw new ApiError('UsageLimitReached', `the job takes ${job.names} credits, and ${remaining} are left`);
  // A month only moves forward: with a clock that is behind, the month that others have begun is charged.
  const monthly = account.plan === 'monthly';
  const month = [account.month ?? '', monthOf(job.created_at)].sort().at(-1) ?? '';
  if (monthly) job.pool = quotaPool(month);
  await transaction
    .insertInto('entries')
    .values({
      request_id: job.id,
      kind: 'charge',
      account_id: account.id,
      pool: job.pool,
      amount: -job.names,
      at: job.created_at,
    })
    .execute();
  await transaction
    .updateTable('accounts')
    .set(
      monthly
        ? { month, used: (account.month === month ? account.used : 0) + job.names }
        : { credits: account.credits - job.names },
    )
    .where('id', '=', account.id)
    .execute();
  return remaining - job.names;
}

/** The end of a job: what was not spent is given back, in one entry. Who calls has the job's row locked. */
async function settle(
  transaction: Transaction<Tables>,
  job: Job,
  state: 'done' | 'ended',
  now: number,
): Promise<Job> {
  const end: Pick<JobsTable, 'state' | 'answered' | 'failed' | 'spent' | 'done_at' | 'callback_at'> = {
    state,
    answered: job.answered,
    failed: job.failed,
    spent: job.spent,
    done_at: now,
    callback_at: job.callback === null ? null : now,
  };
  await transaction.updateTable('jobs').set(end).where('id', '=', job.id).execute();
  await transaction.deleteFrom('job_batches').where('job_id', '=', job.id).execute();
  const back = job.names - job.spent;
  if (back > 0) {
    await transaction
      .insertInto('entries')
      .values({
        request_id: job.id,
        kind: 'refund',
        account_id: job.account_id,
        pool: job.pool,
        amount: back,
        at: now,
      })
      .execute();
    const account = transaction.updateTable('accounts').where('id', '=', job.account_id);
    if (job.pool === 'credits')
      await account.set(({ eb }) => ({ credits: eb('credits', '+', back) })).execute();
    // The quota of a month that has passed is nobody's any more.
    else
      await account
        .set(({ eb }) => ({ used: eb('used', '-', back) }))
        .where('month', '=', job.pool.replace('quota:', ''))
        .execute();
  }
  return { ...job, ...end };
}

async function indexes(
  db: Database['db'] | Transaction<Tables>,
  jobId: string,
  from: number,
  to: number,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('job_results')
    .select('name_index')
    .where('job_id', '=', jobId)
    .where('name_index', '>=', from)
    .where('name_index', '<', to)
    .execute();
  return new Set(rows.map(({ name_index }) => name_index));
}

async function answeredOf(
  transaction: Transaction<Tables>,
  jobId: string,
  outcomes: readonly Outcome[],
): Promise<Set<number>> {
  const rows = await transaction
    .selectFrom('job_results')
    .select('name_index')
    .where('job_id', '=', jobId)
    .where(
      'name_index',
      'in',
      outcomes.map(({ index }) => index),
    )
    .execute();
  return new Set(rows.map(({ name_index }) => name_index));
}

const count = (job: Job, fresh: readonly Outcome[]): Job => ({
  ...job,
  answered: job.answered + fresh.filter(({ failed }) => !failed).length,
  failed: job.failed + fresh.filter(({ failed }) => failed).length,
  spent: job.spent + fresh.filter(({ spent }) => spent).length,
});

function inBatches(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / BATCH) }, (_, place) =>
    names.slice(place * BATCH, (place + 1) * BATCH),
  );
}
