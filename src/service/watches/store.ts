import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Expiry, WatchState } from '../../watches/index.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { lockWatches } from './accounts.js';
import { firstDue } from './due.js';
import { hashOf, type WatchRequest } from './request.js';
import type { Watch, WatchEventRow } from './tables.js';

export interface NewWatch {
  accountId: string;
  /** The key that creates it; null for the account's own. */
  keyId: string | null;
  /** The secret that signs its callbacks if the account has none. */
  keyHash: string;
  request: WatchRequest;
}

/** A watch, how many names it has, and what is known of its account. */
export interface WatchSummary extends Watch {
  names: number;
  /** When a name of it is due next; null while it is being checked. */
  next_due: number | null;
  paused_at: number | null;
}

/** A name of a watch. */
export interface WatchedDomain {
  domain: string;
  due: number;
  state: WatchState | null;
}

/** Watches as clients create, read and delete them. Rejects with `DatabaseUnavailable` if the same may work later. */
export interface WatchStore {
  /** Returns the existing watch if the account has the same one already. Rejects with an `ApiError` if it has too many. */
  create(watch: NewWatch): Promise<WatchSummary>;
  find(id: string, accountId: string): Promise<WatchSummary | null>;
  /** The latest first. */
  list(accountId: string): Promise<WatchSummary[]>;
  /** In the order of the request that created it. */
  domains(id: string): Promise<WatchedDomain[]>;
  /** Removes a watch, its names and its events. A check in progress is not charged any more. Resolves to what was removed. */
  remove(id: string, accountId: string): Promise<WatchSummary | null>;
  /** The next events of a watch after that number, in their order. */
  events(id: string, after: number, limit: number): Promise<WatchEventRow[]>;
  /** The latest events of all watches of an account, the latest first. */
  latestEvents(accountId: string, limit: number): Promise<WatchEventRow[]>;
  /** When the registrations of all watched names end, the next one first, each name once. */
  expiries(accountId: string): Promise<Expiry[]>;
  /** Removes some events from before that time; false if nothing is left to remove. */
  forget(before: number): Promise<boolean>;
}

/** Maximum number of watches of an account, and of names in all of them. */
const MOST_WATCHES = 1000;
const MOST_NAMES_WATCHED = 100_000;

/** Rows that one statement writes or removes. */
const MAX_ROWS = 500;

export function createWatchStore(database: Database, now: () => number): WatchStore {
  const { db, locksRows } = database;

  const summaries = (source: typeof db | Transaction<Tables>) =>
    source
      .selectFrom('watches')
      .innerJoin('watch_accounts', 'watch_accounts.account_id', 'watches.account_id')
      .selectAll('watches')
      .select('paused_at')
      .select((eb) => [
        eb
          .selectFrom('watched_names')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('watch_id', '=', 'watches.id')
          .as('names'),
        eb
          .selectFrom('watched_names')
          .select(({ fn }) => fn.min('due').as('due'))
          .whereRef('watch_id', '=', 'watches.id')
          .where('batch', 'is', null)
          .as('next_due'),
      ])
      .$narrowType<{ names: number }>();

  const findOf = async (source: typeof db | Transaction<Tables>, id: string, accountId: string) =>
    (await summaries(source)
      .where('watches.id', '=', id)
      .where('watches.account_id', '=', accountId)
      .executeTakeFirst()) ?? null;

  return {
    create: ({ accountId, keyId, keyHash, request }) =>
      db.transaction().execute(async (transaction) => {
        const at = now();
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
        await lockWatches(database, transaction, [accountId]);
        const { names, on, every, callback } = request;
        const hash = hashOf(request);
        const known = await summaries(transaction)
          .where('watches.account_id', '=', accountId)
          .where('request_hash', '=', hash)
          .executeTakeFirst();
        if (known !== undefined) return known;
        await checkRoom(transaction, accountId, names.length);
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
            request_hash: hash,
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
        for (let from = 0; from < rows.length; from += MAX_ROWS)
          await transaction
            .insertInto('watched_names')
            .values(rows.slice(from, from + MAX_ROWS))
            .execute();
        await transaction
          .updateTable('watch_accounts')
          .set({ next_due: at })
          .where('account_id', '=', accountId)
          .execute();
        const made = await findOf(transaction, id, accountId);
        if (made === null) throw new Error('a watch is missing that was just created');
        return made;
      }),

    find: (id, accountId) => findOf(db, id, accountId),

    list: (accountId) =>
      summaries(db)
        .where('watches.account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    async domains(id) {
      const rows = await db
        .selectFrom('watched_names')
        .select(['domain', 'due', 'state'])
        .where('watch_id', '=', id)
        .orderBy('place')
        .execute();
      return rows.map(({ domain, due, state }) => ({ domain, due, state: readState(state) }));
    },

    remove: (id, accountId) =>
      db.transaction().execute(async (transaction) => {
        await lockWatches(database, transaction, [accountId]);
        const watch = await findOf(transaction, id, accountId);
        if (watch === null) return null;
        await transaction.deleteFrom('watched_names').where('watch_id', '=', id).execute();
        await transaction.deleteFrom('watch_events').where('watch_id', '=', id).execute();
        await transaction.deleteFrom('watches').where('id', '=', id).execute();
        await transaction
          .updateTable('watch_accounts')
          .set({ next_due: await firstDue(transaction, accountId) })
          .where('account_id', '=', accountId)
          .execute();
        return watch;
      }),

    events: (id, after, limit) =>
      db
        .selectFrom('watch_events')
        .selectAll()
        .where('watch_id', '=', id)
        .where('number', '>', after)
        .orderBy('number')
        .limit(limit)
        .execute(),

    latestEvents: (accountId, limit) =>
      db
        .selectFrom('watch_events')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute(),

    async expiries(accountId) {
      const rows = await db
        .selectFrom('watched_names')
        .select(['domain', 'state'])
        .where('account_id', '=', accountId)
        .where('state', 'is not', null)
        .execute();
      const latest = new Map<string, Expiry>();
      for (const { domain, state } of rows) {
        const { expires = null, expiresOn = null, checked = null } = readState(state) ?? {};
        if (expires === null || checked === null) continue;
        if ((latest.get(domain)?.checked ?? 0) <= checked)
          latest.set(domain, { domain, expires, expiresOn, checked });
      }
      return [...latest.values()].sort((a, b) => a.expires - b.expires);
    },

    async forget(before) {
      const gone = await db
        .deleteFrom('watch_events')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('account_id', 'number'),
            'in',
            selectFrom('watch_events')
              .select(['account_id', 'number'])
              .where('at', '<', before)
              .limit(MAX_ROWS)
              // Waiting for the removal of a watch, which locks events in another order, could be a deadlock.
              .$if(locksRows, (query) => query.forUpdate().skipLocked())
              .$asTuple('account_id', 'number'),
          ),
        )
        .returning('number')
        .execute();
      return gone.length === MAX_ROWS;
    },
  };
}

const readState = (state: string | null): WatchState | null =>
  state === null ? null : (JSON.parse(state) as WatchState);

async function checkRoom(transaction: Transaction<Tables>, accountId: string, more: number): Promise<void> {
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
