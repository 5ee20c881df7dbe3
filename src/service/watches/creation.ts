import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { chunks } from '../chunks.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { lockWatches } from './accounts.js';
import { hashOf, type WatchRequest } from './request.js';
import { findSummary, summaries, type WatchSummary } from './summaries.js';

export interface NewWatch {
  accountId: string;
  /** The key that creates it; null for the account's own. */
  keyId: string | null;
  /** The secret that signs its callbacks if the account has none. */
  keyHash: string;
  request: WatchRequest;
}

/** Maximum number of watches of an account, and of names in all of them. */
const MOST_WATCHES = 1000;
const MOST_NAMES_WATCHED = 100_000;

/** Rows that one statement writes. */
const MAX_ROWS = 500;

/** Stores a watch. Returns the existing one if the account has the same one already. Rejects with an `ApiError` if it has too many. */
export const createWatch = (database: Database, watch: NewWatch, now: () => number): Promise<WatchSummary> =>
  database.db.transaction().execute(async (transaction) => {
    const at = now();
    const { accountId, request } = watch;
    await openAccount(transaction, accountId);
    await lockWatches(database, transaction, [accountId]);
    const known = await summaries(transaction)
      .where('watches.account_id', '=', accountId)
      .where('request_hash', '=', hashOf(request))
      .executeTakeFirst();
    if (known !== undefined) return known;
    await refuseTooManyWatches(transaction, accountId, request.names.length);
    const id = await storeWatch(transaction, watch, at);
    const made = await findSummary(transaction, id, accountId);
    if (made === null) throw new Error('a watch is missing that was just created');
    return made;
  });

/** Adds the account's row of watches, unless it is there. */
async function openAccount(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await transaction
    .insertInto('watch_accounts')
    .values({
      account_id: accountId,
      next_due: null,
      events: 0,
      paused_at: null,
      pause_reported_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores a watch and its names, which are due at once. Returns its id. */
async function storeWatch(
  transaction: Transaction<Tables>,
  { accountId, keyId, keyHash, request }: NewWatch,
  at: number,
): Promise<string> {
  const { names, on, every, callback } = request;
  const id = randomBytes(12).toString('hex');
  await transaction
    .insertInto('watches')
    .values({
      id,
      account_id: accountId,
      reports: JSON.stringify(on),
      every,
      callback: callback?.href ?? null,
      callback_key: callback === null ? null : keyHash,
      key_id: keyId,
      created_at: at,
      request_hash: hashOf(request),
    })
    .execute();
  const rows = names.map((domain, place) => ({
    watch_id: id,
    place,
    account_id: accountId,
    domain,
    due: at,
    batch: null,
    checks: 0,
    state: null,
    known: null,
  }));
  for (const some of chunks(rows, MAX_ROWS))
    await transaction.insertInto('watched_names').values(some).execute();
  await transaction
    .updateTable('watch_accounts')
    .set({ next_due: at })
    .where('account_id', '=', accountId)
    .execute();
  return id;
}

async function refuseTooManyWatches(
  transaction: Transaction<Tables>,
  accountId: string,
  more: number,
): Promise<void> {
  const { watches } = await transaction
    .selectFrom('watches')
    .select(({ fn }) => fn.countAll<number>().as('watches'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (watches >= MOST_WATCHES)
    throw new ApiError(
      'InvalidRequest',
      `the account has ${MOST_WATCHES} watches, which is the limit: delete one`,
    );
  const { names } = await transaction
    .selectFrom('watched_names')
    .innerJoin('watches', 'watches.id', 'watched_names.watch_id')
    .select(({ fn }) => fn.countAll<number>().as('names'))
    .where('watches.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (names + more > MOST_NAMES_WATCHED)
    throw new ApiError(
      'InvalidRequest',
      `an account watches at most ${MOST_NAMES_WATCHED} names: it has ${names}, and ${more} more were sent`,
    );
}
