import { type Kysely, type Selectable, sql } from 'kysely';
import type { Pool } from '../pools.js';

/** What a job wants of each name. */
export const WANTS = ['availability', 'properties', 'record'] as const;
export type Want = (typeof WANTS)[number];

/** `ended`: before all names were answered, by its account or because it took too long. */
export const JOB_STATES = ['waiting', 'running', 'done', 'ended'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** States of a job that is not over. */
export const OPEN: JobState[] = ['waiting', 'running'];

/** Times are ms since 1970. */
export interface JobsTable {
  /** Also the id of its charge and its refund in the ledger. */
  id: string;
  account_id: string;
  want: Want;
  state: JobState;
  names: number;
  answered: number;
  failed: number;
  /** Of those, the names that stay charged: the answered ones, and those that are invalid. */
  spent: number;
  /** What the charge was drawn from. */
  pool: Pool;
  created_at: number;
  done_at: number | null;
  callback: string | null;
  /** What the callback is signed with if the account has no secret: the hash of the key that created the job. */
  callback_key: string | null;
  callback_tries: number;
  /** When the callback is tried next; null if it is not. */
  callback_at: number | null;
  /** Status of the last response to it, and when the last attempt was. */
  callback_status: number | null;
  callback_tried_at: number | null;
  /** 1 after all attempts have failed. */
  callback_failed: 0 | 1;
  /** The client's `Idempotency-Key` of the request that created it, for a day. Unique within the account. */
  idempotency_key: string | null;
  /** SHA-256 of that request. */
  request_hash: string | null;
  /** The key that created it, for the account's usage; null for the account's own. */
  key_id: string | null;
  /** 1 if the request was repeated, so that its client knows of the job. */
  repeated: 0 | 1;
}

export type Job = Selectable<JobsTable>;

/** Names that are looked up together, as a JSON array. Removed when all have a result. */
export interface JobBatchesTable {
  job_id: string;
  /** Its place among the batches of the job, from 0. */
  place: number;
  /** Index of its first name. */
  first_index: number;
  names: string;
}

/** One line of the results, as it is sent. The primary key, job and index, prevents a second result for a name. */
export interface JobResultsTable {
  job_id: string;
  name_index: number;
  line: string;
}

export async function createJobTables<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('want', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('names', 'integer', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('spent', 'integer', (column) => column.notNull().check(sql`spent <= answered + failed`))
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('callback', 'text')
    .addColumn('callback_key', 'text')
    .addColumn('callback_tries', 'integer', (column) => column.notNull())
    .addColumn('callback_at', 'bigint')
    .addCheckConstraint('jobs_counts', sql`answered + failed <= names`)
    .execute();
  await db.schema.createIndex('jobs_account').on('jobs').columns(['account_id', 'created_at']).execute();
  await db.schema.createIndex('jobs_callback').on('jobs').column('callback_at').execute();
  await db.schema
    .createTable('job_batches')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('first_index', 'integer', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_batches_pk', ['job_id', 'place'])
    .execute();
  await db.schema
    .createTable('job_results')
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('name_index', 'integer', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_results_pk', ['job_id', 'name_index'])
    .execute();
}

export async function addIdempotencyKeys<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const name of ['idempotency_key', 'request_hash'])
    await db.schema.alterTable('jobs').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('repeated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create unique index jobs_idempotency on jobs (account_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
}
