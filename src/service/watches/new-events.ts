import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.js';
import { HOUR_MS } from '../units.js';
import { eventText, type Report } from './event.js';
import type { WatchAccountsTable, WatchEventsTable } from './tables.js';

/** ms between two reports of a pause. Credit can come and go each minute: by refunds, or in small amounts. */
const REPORTED_PAUSES_MS = HOUR_MS;

/** An event to store. */
export interface NewEvent {
  watchId: string;
  domain: string | null;
  report: Report;
}

/** Stores events of an account under its next numbers. */
export async function storeEvents(
  transaction: Transaction<Tables>,
  account: WatchAccountsTable,
  news: readonly NewEvent[],
  watches: ReadonlyMap<string, { callback: string | null }>,
  at: number,
): Promise<void> {
  if (news.length === 0) return;
  const rows = news.map(({ watchId, domain, report }, index): WatchEventsTable => {
    const number = account.events + 1 + index;
    return {
      account_id: account.account_id,
      number,
      watch_id: watchId,
      at,
      body: eventText({ watchId, number, at }, domain, report),
      callback_tries: 0,
      callback_at: (watches.get(watchId)?.callback ?? null) === null ? null : at,
    };
  });
  account.events += rows.length;
  await transaction.insertInto('watch_events').values(rows).execute();
}

/** Notes that an account has no credit, and reports it in each of its watches, once until it has credit again, and at most once in an hour. */
export async function pauseChecks(
  transaction: Transaction<Tables>,
  account: WatchAccountsTable,
  at: number,
): Promise<void> {
  account.paused_at ??= at;
  const reported = account.pause_reported_at;
  if (reported !== null && (reported >= account.paused_at || isWithin(REPORTED_PAUSES_MS, reported, at)))
    return;
  account.pause_reported_at = at;
  const watches = await transaction
    .selectFrom('watches')
    .select(['id', 'callback'])
    .where('account_id', '=', account.account_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const news = watches.map(
    ({ id }): NewEvent => ({
      watchId: id,
      domain: null,
      report: { type: 'paused', reason: 'no_credits' },
    }),
  );
  await storeEvents(transaction, account, news, new Map(watches.map((each) => [each.id, each])), at);
}

/** A time in the future was noted by a clock that was ahead. */
const isWithin = (ms: number, time: number, now: number): boolean => time <= now && now - time < ms;
