import type { Expiry, WatchState } from '../../watches/index.js';
import type { Database } from '../database/database.js';
import { lockWatches } from './accounts.js';
import { createWatch, type NewWatch } from './creation.js';
import { firstDue } from './due.js';
import { findSummary, summaries, type WatchSummary } from './summaries.js';
import type { WatchEventRow } from './tables.js';

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

/** Events that one statement removes. */
const MAX_REMOVED = 500;

export function createWatchStore(database: Database, now: () => number): WatchStore {
  const { db, locksRows } = database;

  return {
    create: (watch) => createWatch(database, watch, now),
    find: (id, accountId) => findSummary(db, id, accountId),

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
        const watch = await findSummary(transaction, id, accountId);
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
              .limit(MAX_REMOVED)
              // Waiting for the removal of a watch, which locks events in another order, could be a deadlock.
              .$if(locksRows, (query) => query.forUpdate().skipLocked())
              .$asTuple('account_id', 'number'),
          ),
        )
        .returning('number')
        .execute();
      return gone.length === MAX_REMOVED;
    },
  };
}

const readState = (state: string | null): WatchState | null =>
  state === null ? null : (JSON.parse(state) as WatchState);
