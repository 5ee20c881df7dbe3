import { CompiledQuery, type Transaction } from 'kysely';
import { openPool } from '../database/postgres-pool.js';
import type { Tables } from '../database/schema.js';
import type { BatchRef, JobQueue, TakenBatch } from './queue.js';

/** What is used of pg-boss, in version 10 and 12. */
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
  /** Seconds after which a batch that nobody keeps is somebody else's: its worker may have ended. */
  lease?: number;
  /** Whether this process looks after what others left. */
  works: boolean;
  onTrouble: (error: unknown) => void;
}

const QUEUE = 'port43';
const SCHEMA = 'pgboss';
const LEASE = 30;

/** Any number that no other program on the same server uses for its advisory locks. */
const STARTING = 4_343_000_002;

/** A batch is tried as often as its workers end: a job has an end of its own. */
const RETRIES = 10_000;

/** Batches that are put into the queue at once. */
const ROWS = 1000;

/**
 * Batches that are to be worked, and not in the queue: its schema was dropped, so that another version of pg-boss can begin, or left
 * out of a backup.
 */
const MISSING = `
  select job_id as "jobId", place from job_batches where not exists (
    select from ${SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active')
    and data ->> 'jobId' = job_id and (data ->> 'place')::int = place)
  limit ${ROWS}`;

/** In ms. What pg-boss tidies up may take longer than a charge. */
const DEADLINES = { connect: 3_000, statement: 15_000, lock: 15_000 };

/** The queue that any number of processes share: pg-boss, in the same database, on connections of its own. */
export async function bossQueue(options: BossQueueOptions): Promise<JobQueue> {
  const { url, lease = LEASE, works, onTrouble } = options;
  const module: { PgBoss?: BossClass; default?: BossClass } = await import('pg-boss');
  const PgBoss = module.PgBoss ?? module.default;
  if (PgBoss === undefined)
    throw new TypeError('pg-boss has a different interface than expected: install version 10 or 12');
  const pool = openPool({ url, size: 3, deadlines: DEADLINES, onLost: onTrouble });
  const db: Sql = {
    async executeSql(text, values = []) {
      const client = await pool.connect();
      try {
        return (await client.query(text, values)) as { rows: unknown[] };
      } catch (error) {
        // Some texts of pg-boss begin a transaction: nobody else may get it.
        await client.query('rollback', []).catch(onTrouble);
        throw error;
      } finally {
        client.release();
      }
    },
  };
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    supervise: works,
    schedule: false,
    // Version 10 looks for what expired by the first, version 12 by the second.
    maintenanceIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
    superviseIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
    monitorIntervalSeconds: Math.max(1, Math.floor(lease / 3)),
  });
  boss.on('error', onTrouble);
  try {
    // Processes that start at the same time make the schema one after the other.
    const client = await pool.connect();
    try {
      await client.query(`select pg_advisory_lock(${STARTING})`, []);
      await boss.start();
      await boss.createQueue(QUEUE);
      for (let missing = ROWS; missing === ROWS; ) {
        const { rows } = await db.executeSql(MISSING, [QUEUE]);
        await insert(rows as BatchRef[], db);
        missing = rows.length;
      }
      await client.query(`select pg_advisory_unlock(${STARTING})`, []);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  async function insert(batches: readonly BatchRef[], within: Sql): Promise<void> {
    if (batches.length === 0) return;
    const jobs = batches.map((data) => ({
      name: QUEUE,
      data,
      priority: -data.place,
      retryLimit: RETRIES,
      expireInSeconds: lease,
    }));
    // Version 12 wants the name of the queue before the jobs.
    await (module.PgBoss === undefined
      ? boss.insert(jobs, { db: within })
      : boss.insert(QUEUE, jobs, { db: within }));
  }

  const ids = (batches: readonly TakenBatch[]) => batches.map(({ id }) => id);
  return {
    add: (transaction, batches) => insert(batches, inTransaction(transaction)),
    async take(most) {
      const jobs = await boss.fetch(QUEUE, { batchSize: most });
      return jobs.map(({ id, data }) => ({ ...data, id }));
    },
    async keep(batches) {
      // What pg-boss measures the time of a job from; only version 12 has a call for it.
      await db.executeSql(
        `update ${SCHEMA}.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [QUEUE, ids(batches)],
      );
    },
    finish: async (batch) => void (await boss.complete(QUEUE, ids([batch]))),
    giveBack: async (batch) => void (await boss.fail(QUEUE, ids([batch]))),
    async close() {
      await boss.stop({ graceful: false }).catch(onTrouble);
      await pool.end();
    },
  };
}

const inTransaction = (transaction: Transaction<Tables>): Sql => ({
  executeSql: async (text, values = []) => {
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows };
  },
});
