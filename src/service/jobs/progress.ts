import type { Transaction } from 'kysely';
import { Batch } from '../batch.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import { lockOpen, settle } from './charges.js';
import type { BatchRef } from './queue.js';
import { type Job, OPEN, type Want } from './tables.js';

/** A name to look up. `index`: its place in the list of the job. */
export interface Name {
  index: number;
  input: string;
}

/** The result for a name. */
export interface Outcome {
  jobId: string;
  index: number;
  /** One line of JSON, without its end. */
  line: string;
  failed: boolean;
  /** Whether the name stays charged. */
  spent: boolean;
}

/** What is left to do of a batch. */
export interface NamesLeft {
  want: Want;
  names: Name[];
}

/** Jobs as workers read and write them. Rejects with `DatabaseUnavailable` if a later attempt may succeed. */
export interface Progress {
  /** The names of a batch that have no result yet; null if the batch was removed or its job has ended. */
  begin(batch: BatchRef): Promise<NamesLeft | null>;
  /** Removes a batch whose names all have a result. */
  finish(batch: BatchRef): Promise<void>;
  /** Stores outcomes, each once, and resolves to whether the job of each continues. The last outcome of a job ends it. */
  save(outcomes: readonly Outcome[]): Promise<boolean[]>;
  /** Those of the jobs that are not over. */
  open(ids: readonly string[]): Promise<Set<string>>;
}

export function createProgress(database: Database, now: () => number): Progress {
  const { db } = database;
  const finishing = new Batch(async (batches: BatchRef[]) => {
    await db
      .deleteFrom('job_batches')
      .where(({ eb, or }) =>
        or(batches.map(({ jobId, place }) => eb('job_id', '=', jobId).and('place', '=', place))),
      )
      .execute();
    return batches.map(() => undefined);
  }, 50);
  return {
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

    finish: (batch) => finishing.add(batch),

    save: (outcomes) =>
      db.transaction().execute(async (transaction) => {
        const ids = [...new Set(outcomes.map(({ jobId }) => jobId))];
        const jobs = await lockOpen(database, transaction, ids);
        const goesOn = new Set<string>();
        for (const job of jobs) {
          const all = outcomes.filter(({ jobId }) => jobId === job.id);
          const found = new Map(all.map((outcome) => [outcome.index, outcome]));
          // A result that another worker stored meanwhile is kept.
          const kept = await transaction
            .insertInto('job_results')
            .values(
              [...found.values()].map(({ jobId, index, line }) => ({
                job_id: jobId,
                name_index: index,
                line,
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('name_index')
            .execute();
          const fresh = kept.flatMap(({ name_index }) => found.get(name_index) ?? []);
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
  };
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

const count = (job: Job, fresh: readonly Outcome[]): Job => ({
  ...job,
  answered: job.answered + fresh.filter(({ failed }) => !failed).length,
  failed: job.failed + fresh.filter(({ failed }) => failed).length,
  spent: job.spent + fresh.filter(({ spent }) => spent).length,
});
