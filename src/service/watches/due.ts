import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import type { Account, Tables } from '../database/schema.js';
import type { JobQueue } from '../jobs/queue.js';
import { spendable, storeAccount } from './accounts.js';
import { pauseChecks } from './new-events.js';
import type { CheckBatchesTable, WatchAccountsTable, WatchedNamesTable } from './tables.js';

/** Names whose checks are due. Rejects with `DatabaseUnavailable` if a later attempt may succeed. */
export interface DueNames {
  /** Hands names that are due out to the queue. Returns whether more are due. */
  handOut(): Promise<boolean>;
  /** The names to check now, in the whole database. */
  backlog(): Promise<Backlog>;
}

export interface Backlog {
  /** Names that are due or being checked, without those of paused accounts. */
  due: number;
  /** How long the name that has waited longest has been due, in ms. */
  late: number;
}

/** Names in a batch: at most this many are looked up again when a worker is killed. */
const NAMES_PER_BATCH = 100;

/** Unfinished batches of an account, so that names of slow servers do not delay those of others for long. */
const MAX_BATCHES = 20;

/** Accounts whose names are handed out in one step. */
const MAX_ACCOUNTS = 20;

/** Time until an account is looked at again if it has the maximum of batches; if it has no credit, or was revoked. */
const BUSY_MS = 2_000;
export const PAUSED_MS = 60_000;

export function dueNames(database: Database, queue: JobQueue, now: () => number): DueNames {
  const { db } = database;
  return {
    async handOut() {
      const at = now();
      // Mostly nothing is due, and reading first does not wait for the writer.
      const some = db.selectFrom('watch_accounts').select('account_id').where('next_due', '<=', at).limit(1);
      if ((await some.executeTakeFirst()) === undefined) return false;
      return db.transaction().execute(async (transaction) => {
        const due = await lockDueAccounts(database, transaction, at);
        const owners = await ownersOf(transaction, due);
        for (const account of due) {
          const owner = owners.get(account.account_id);
          account.next_due =
            owner === undefined || owner.revoked_at !== null
              ? at + PAUSED_MS
              : await handOutTo(transaction, queue, account, spendable(owner, at), at);
          await storeAccount(transaction, account);
        }
        return due.length === MAX_ACCOUNTS || due.some(({ next_due }) => next_due !== null && next_due <= at);
      });
    },

    async backlog() {
      const at = now();
      // Each has an index of its own.
      const both = [await countDue(db, at, 'in a batch'), await countDue(db, at, 'waiting')];
      const first = earliest(both.map((each) => each.first));
      return {
        due: both.reduce((sum, { names }) => sum + Number(names), 0),
        late: first === null ? 0 : at - first,
      };
    },
  };
}

/** Locks accounts with names that are due, the longest due first. */
const lockDueAccounts = ({ locksRows }: Database, transaction: Transaction<Tables>, at: number) =>
  transaction
    .selectFrom('watch_accounts')
    .selectAll()
    .where('next_due', '<=', at)
    .orderBy('next_due')
    .limit(MAX_ACCOUNTS)
    .$if(locksRows, (query) => query.forUpdate().skipLocked())
    .execute();

/** The rows in `accounts` of rows in `watch_accounts`, by their id. */
async function ownersOf(
  transaction: Transaction<Tables>,
  watching: readonly WatchAccountsTable[],
): Promise<Map<string, Account>> {
  if (watching.length === 0) return new Map();
  const ids = watching.map(({ account_id }) => account_id);
  const owners = await transaction.selectFrom('accounts').selectAll().where('id', 'in', ids).execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}

/** Hands out a batch of an account, and returns when the account is to be looked at again. */
async function handOutTo(
  transaction: Transaction<Tables>,
  queue: JobQueue,
  account: WatchAccountsTable,
  credit: number,
  at: number,
): Promise<number | null> {
  const batches = await batchesOf(transaction, account.account_id);
  const handedOut = batches.reduce((sum, { names }) => sum + Number(names), 0);
  const most = Math.min(NAMES_PER_BATCH, credit - handedOut);
  if (batches.length >= MAX_BATCHES || (most <= 0 && credit > 0)) return at + BUSY_MS;
  if (credit <= 0) {
    await pauseChecks(transaction, account, at);
    return at + PAUSED_MS;
  }
  account.paused_at = null;
  const names = await waiting(transaction, account.account_id)
    .select(['watch_id', 'place'])
    .where('due', '<=', at)
    .limit(most)
    .execute();
  if (names.length > 0) {
    const id = randomBytes(12).toString('hex');
    const place = batches.length;
    await storeBatch(transaction, { id, account_id: account.account_id, place, created_at: at }, names);
    await queue.add(transaction, [{ jobId: id, place }]);
  }
  return firstDue(transaction, account.account_id);
}

/** The unfinished batches of an account, each with the number of its names that are not checked yet. */
const batchesOf = (transaction: Transaction<Tables>, accountId: string) =>
  transaction
    .selectFrom('check_batches')
    .leftJoin('watched_names', 'watched_names.batch', 'check_batches.id')
    .select(({ fn }) => ['check_batches.id', fn.count<number>('watched_names.place').as('names')])
    .where('check_batches.account_id', '=', accountId)
    .groupBy('check_batches.id')
    .execute();

async function storeBatch(
  transaction: Transaction<Tables>,
  batch: CheckBatchesTable,
  names: readonly Pick<WatchedNamesTable, 'watch_id' | 'place'>[],
): Promise<void> {
  await transaction.insertInto('check_batches').values(batch).execute();
  await transaction
    .updateTable('watched_names')
    .set({ batch: batch.id })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('watch_id', 'place'),
        'in',
        names.map(({ watch_id, place }) => tuple(watch_id, place)),
      ),
    )
    .execute();
}

/** The number of names of accounts that are not paused, and since when the first one is due. */
const countDue = (db: Database['db'], at: number, where: 'in a batch' | 'waiting') =>
  db
    .selectFrom('watch_accounts')
    .innerJoin('watched_names', 'watched_names.account_id', 'watch_accounts.account_id')
    .select(({ fn }) => [fn.countAll<number>().as('names'), fn.min('due').as('first')])
    .where('paused_at', 'is', null)
    .where('batch', where === 'waiting' ? 'is' : 'is not', null)
    .where('due', '<=', at)
    .executeTakeFirstOrThrow();

/** Names of an account that no worker has, the first ones first. */
const waiting = (transaction: Transaction<Tables>, accountId: string) =>
  transaction
    .selectFrom('watched_names')
    .where('account_id', '=', accountId)
    .where('batch', 'is', null)
    .orderBy('due');

/** When the first name of an account is due that no worker has; null without such a name. */
export async function firstDue(transaction: Transaction<Tables>, accountId: string): Promise<number | null> {
  const first = await waiting(transaction, accountId).select('due').limit(1).executeTakeFirst();
  return first?.due ?? null;
}

/** The earliest of some times; null for none. */
export const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : known.reduce((a, b) => Math.min(a, b));
};
