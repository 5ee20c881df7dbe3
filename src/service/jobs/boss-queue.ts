import { CompiledQuery, type Transaction } from 'kysely';
import { type BoundedPool, openPool } from '../database/postgres-pool.js';
import type { Tables } from '../database/schema.js';
import type { BatchRef, JobQueue, Queues, TakenBatch } from './queue.js';

/** The part of pg-boss that this module uses, in versions 10 and 12. */
interface Boss {
  on(event: 'error', listener: (error: Error) => void): unknown;
  start(): Promise<unknown>;
  stop(options: { graceful: boolean }): Promise<void>;
  createQueue(name: string): Promise<unknown>;
  fetch(name: string, options: { batchSize: number }): Promise<{ id: string; data: BatchRef }[]>;
  complete(name: string, ids: string[]): Promise<unknown>;
  fail(name: string, ids: string[]): Promise<unknown>;
  insert(...parameters: unknown[]): Promise<unknown>;
}

interface Sql {
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

type BossClass = new (options: object) => Boss;

export interface BossQueueOptions {
  url: string;
  /** Seconds after which other workers get a batch that was not renewed, because its worker may have ended. */
  lease?: number;
  /** Whether this process works on jobs, and so releases the batches of workers that ended. */
  works: boolean;
  onTrouble: (error: unknown) => void;
}

/** Processes of a version without watches take from the first one only. */
const QUEUES = { jobs: 'port43', checks: 'port43-checks' } as const;
const SCHEMA = 'pgboss';
const LEASE_S = 30;

/** An advisory lock; no other program on the same server must use this number. */
const START_LOCK = 4_343_000_003;

/** A batch is tried again whenever its worker ends; jobs have their own time limit. */
const MAX_RETRIES = 10_000;

/** Batches that are inserted into the queue at once. */
const MAX_ROWS = 1000;

/**
 * Unfinished batches that are missing in the queue ($1), because its schema was dropped for another version of pg-boss or left out of a
 * backup.
 */
const missing = (table: string, id: string): string => `
  select ${id} as "jobId", place from ${table} where not exists (
    select from ${SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active')
    and data ->> 'jobId' = ${id} and (data ->> 'place')::int = place)
  limit ${MAX_ROWS}`;

const MISSING = {
  jobs: missing('job_batches', 'job_id'),
  checks: missing('check_batches', 'check_batches.id'),
};

/** pg-boss's maintenance may take longer than a charge. */
const DEADLINES_MS = { connect: 3_000, statement: 15_000, lock: 15_000 };

/** Opens the queues that all processes share: pg-boss, in the same database, on its own connections. */
export async function bossQueues(options: BossQueueOptions): Promise<Queues> {
  const { url, lease = LEASE_S, works, onTrouble } = options;
  const { PgBoss, queueComesFirst } = await importBoss();
  const pool = openPool({ url, size: 3, deadlines: DEADLINES_MS, onLost: onTrouble });
  const db = onPool(pool, onTrouble);
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    supervise: works,
    schedule: false,
    // Version 10 uses the first option to look for expired jobs, version 12 the second.
    maintenanceIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
    superviseIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
    monitorIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
  });
  boss.on('error', onTrouble);

  async function insert(name: string, batches: readonly BatchRef[], within: Sql): Promise<void> {
    if (batches.length === 0) return;
    const jobs = batches.map((data) => ({
      name,
      data,
      priority: -data.place,
      retryLimit: MAX_RETRIES,
      expireInSeconds: lease,
    }));
    await (queueComesFirst ? boss.insert(name, jobs, { db: within }) : boss.insert(jobs, { db: within }));
  }

  async function insertMissing(kind: keyof typeof QUEUES): Promise<void> {
    let found: number;
    do {
      const { rows } = await db.executeSql(MISSING[kind], [QUEUES[kind]]);
      await insert(QUEUES[kind], rows as BatchRef[], db);
      found = rows.length;
    } while (found === MAX_ROWS);
  }

  try {
    await oneAfterTheOther(pool, async () => {
      await boss.start();
      for (const kind of ['jobs', 'checks'] as const) {
        await boss.createQueue(QUEUES[kind]);
        await insertMissing(kind);
      }
    });
  } catch (error) {
    await pool.end();
    throw error;
  }

  const ids = (batches: readonly TakenBatch[]) => batches.map(({ id }) => id);
  const queueOf = (name: string): JobQueue => ({
    add: (transaction, batches) => insert(name, batches, inTransaction(transaction)),
    async take(most) {
      const jobs = await boss.fetch(name, { batchSize: most });
      return jobs.map(({ id, data }) => ({ ...data, id }));
    },
    async keep(batches) {
      // pg-boss measures a job's time from this column; only version 12 has a function for it.
      await db.executeSql(
        `update ${SCHEMA}.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [name, ids(batches)],
      );
    },
    finish: async (batch) => void (await boss.complete(name, ids([batch]))),
    putBack: async (batch) => void (await boss.fail(name, ids([batch]))),
  });
  return {
    jobs: queueOf(QUEUES.jobs),
    checks: queueOf(QUEUES.checks),
    async close() {
      await boss.stop({ graceful: false }).catch(onTrouble);
      await pool.end();
    },
  };
}

/** Version 12 exports the class by its name, and its `insert` takes the name of the queue before the jobs. */
async function importBoss(): Promise<{ PgBoss: BossClass; queueComesFirst: boolean }> {
  const module: { PgBoss?: BossClass; default?: BossClass } = await import('pg-boss');
  if (module.PgBoss !== undefined) return { PgBoss: module.PgBoss, queueComesFirst: true };
  if (module.default !== undefined) return { PgBoss: module.default, queueComesFirst: false };
  throw new TypeError('pg-boss has a different interface than expected: install version 10 or 12');
}

/** Processes that start at the same time create the schema one after the other. */
async function oneAfterTheOther(pool: BoundedPool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${START_LOCK})`, []);
    await work();
    await client.query(`select pg_advisory_unlock(${START_LOCK})`, []);
  } finally {
    client.release();
  }
}

const onPool = (pool: BoundedPool, onTrouble: (error: unknown) => void): Sql => ({
  async executeSql(text, values = []) {
    const client = await pool.connect();
    try {
      return (await client.query(text, values)) as { rows: unknown[] };
    } catch (error) {
      // Some statements of pg-boss begin a transaction, which the next user of the connection must not get.
      await client.query('rollback', []).catch(onTrouble);
      throw error;
    } finally {
      client.release();
    }
  },
});

const inTransaction = (transaction: Transaction<Tables>): Sql => ({
  executeSql: async (text, values = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
