import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import type { Account, Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { remainingOf } from '../months.js';
import { monthOf, quotaPool } from '../pools.js';
import { type Job, type JobsTable, OPEN } from './tables.js';

/** The operation that charges for jobs. */
const ROUTE = 'createJob';

/** Locks those of the jobs that are not over, for as long as the transaction lasts. */
export const lockOpen = (
  { locksRows }: Database,
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Job[]> =>
  transaction
    .selectFrom('jobs')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('state', 'in', OPEN)
    .orderBy('id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();

/** Charges one credit for each name, in one entry with the id of the job. Resolves to what the account has left. */
export async function reserve(transaction: Transaction<Tables>, account: Account, job: Job): Promise<number> {
  const remaining = remainingOf(account, job.created_at);
  if (job.names > remaining)
    throw new ApiError('UsageLimitReached', `the job costs ${job.names} credits, and ${remaining} are left`);
  // A month only moves forward: a process whose clock is behind charges the month that others have begun.
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
      route: ROUTE,
      key_id: job.key_id,
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

/** Ends a job that `lockOpen` returned, and refunds what was not spent, in one entry. */
export async function settle(
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
        route: ROUTE,
        key_id: job.key_id,
      })
      .execute();
    const account = transaction.updateTable('accounts').where('id', '=', job.account_id);
    if (job.pool === 'credits')
      await account.set(({ eb }) => ({ credits: eb('credits', '+', back) })).execute();
    // The quota of a past month cannot be used any more.
    else
      await account
        .set(({ eb }) => ({ used: eb('used', '-', back) }))
        .where('month', '=', job.pool.replace('quota:', ''))
        .execute();
  }
  return { ...job, ...end };
}
