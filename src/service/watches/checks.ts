import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WatchState } from '../../watches/index.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import type { BatchRef, JobQueue } from '../jobs/queue.js';
import { chargeChecks, lockWatches, spendable } from './accounts.js';
import { eventText, type Report } from './event.js';
import type { Finding, NameToCheck } from './outcome.js';
import { readReports } from './reports.js';
import type { WatchAccountsTable, WatchEventsTable } from './tables.js';

/** A name of a batch. */
export interface BatchName extends NameToCheck {
  batch: string;
  accountId: string;
  watchId: string;
  place: number;
  checks: number;
}

export interface CheckedName {
  name: BatchName;
  finding: Finding;
}

/** `gone`: its watch was deleted, or another worker was faster. `unpaid`: the account has no credit, and nothing was stored. */
export type Saved = 'saved' | 'gone' | 'unpaid';

/** Watches as workers read and write them. Rejects with `DatabaseUnavailable` if the same may work later. */
export interface Checks {
  /** Hands names that are due out to the queue. Returns whether more are due. */
  handOut(): Promise<boolean>;
  /** The names of a batch that are not checked yet. */
  begin(batch: BatchRef): Promise<BatchName[]>;
  /** Stores findings: each with its events and its charge, or not at all. */
  save(checked: readonly CheckedName[]): Promise<Saved[]>;
  /** Those of these watches that were not deleted. */
  existing(watchIds: ReadonlySet<string>): Promise<Set<string>>;
  /** Forgets a batch. Names of it that were not checked are due again. */
  finish(batch: BatchRef): Promise<void>;
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
export const NAMES_PER_BATCH = 100;

/** Unfinished batches of an account, so that names of slow servers do not delay those of others for long. */
const MAX_BATCHES = 20;

/** Accounts whose names are handed out in one step. */
const MAX_ACCOUNTS = 20;

/** Watches that one statement names. */
const MAX_IDS = 500;

/** ms until an account is looked at again that has the maximum of batches, has no credit, or was revoked. */
const BUSY_MS = 2_000;
export const PAUSED_MS = 60_000;

/** ms between two reports of a pause. Credit can come and go each minute: by refunds, or in small amounts. */
const REPORTED_PAUSES_MS = 3_600_000;

export function createChecks(database: Database, queue: JobQueue, now: () => number): Checks {
  const { db, locksRows } = database;

  /** Hands out a batch of an account, and returns when it is to be looked at again. */
  async function handOutTo(
    transaction: Transaction<Tables>,
    account: WatchAccountsTable,
    credit: number,
    at: number,
  ): Promise<number | null> {
    const batches = await transaction
      .selectFrom('check_batches')
      .leftJoin('watched_names', 'watched_names.batch', 'check_batches.id')
      .select(({ fn }) => ['check_batches.id', fn.count<number>('watched_names.place').as('names')])
      .where('check_batches.account_id', '=', account.account_id)
      .groupBy('check_batches.id')
      .execute();
    const handedOut = batches.reduce((sum, { names }) => sum + Number(names), 0);
    const most = Math.min(NAMES_PER_BATCH, credit - handedOut);
    if (batches.length >= MAX_BATCHES || (most <= 0 && credit > 0)) return at + BUSY_MS;
    if (credit <= 0) {
      await pause(transaction, account, at);
      return at + PAUSED_MS;
    }
    account.paused_at = null;
    const names = await waiting(transaction, account.account_id)
      .select(['watch_id', 'place'])
      .where('due', '<=', at)
      .limit(most)
      .execute();
    if (names.length > 0) {
      const batch = { id: randomBytes(12).toString('hex'), place: batches.length };
      await transaction
        .insertInto('check_batches')
        .values({ ...batch, account_id: account.account_id, created_at: at })
        .execute();
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
      await queue.add(transaction, [{ jobId: batch.id, place: batch.place }]);
    }
    return firstDue(transaction, account.account_id);
  }

  return {
    async handOut() {
      const at = now();
      // Mostly nothing is due, and reading first does not wait for the writer.
      const some = db.selectFrom('watch_accounts').select('account_id').where('next_due', '<=', at).limit(1);
      if ((await some.executeTakeFirst()) === undefined) return false;
      return db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('watch_accounts')
          .selectAll()
          .where('next_due', '<=', at)
          .orderBy('next_due')
          .limit(MAX_ACCOUNTS)
          .$if(locksRows, (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length === 0) return false;
        const balances = await transaction
          .selectFrom('accounts')
          .selectAll()
          .where(
            'id',
            'in',
            due.map(({ account_id }) => account_id),
          )
          .execute();
        const byId = new Map(balances.map((account) => [account.id, account]));
        for (const account of due) {
          const owner = byId.get(account.account_id);
          account.next_due =
            owner === undefined || owner.revoked_at !== null
              ? at + PAUSED_MS
              : await handOutTo(transaction, account, spendable(owner, at), at);
          await store(transaction, account);
        }
        return due.length === MAX_ACCOUNTS || due.some(({ next_due }) => next_due !== null && next_due <= at);
      });
    },

    async begin({ jobId }) {
      const rows = await db
        .selectFrom('watched_names')
        .innerJoin('watches', 'watches.id', 'watched_names.watch_id')
        .selectAll('watched_names')
        .select(['reports', 'every'])
        .where('batch', '=', jobId)
        .orderBy('due')
        .execute();
      return rows.map(({ reports, every, state, ...row }) => ({
        batch: jobId,
        accountId: row.account_id,
        watchId: row.watch_id,
        place: row.place,
        checks: row.checks,
        domain: row.domain,
        state: state === null ? null : (JSON.parse(state) as WatchState),
        known: row.known,
        reports: readReports(JSON.parse(reports)),
        every,
      }));
    },

    save: (checked) =>
      db.transaction().execute(async (transaction) => {
        const at = now();
        const accounts = await lockWatches(database, transaction, [
          ...new Set(checked.map(({ name }) => name.accountId)),
        ]);
        const fresh = await stillDue(transaction, checked);
        const spent = [...fresh.values()].filter(({ finding }) => finding.spent);
        const watches = await watchesOf(transaction, fresh.values());
        const unpaid = await chargeChecks(
          database,
          transaction,
          spent.map(({ name }) => ({
            requestId: chargeId(name),
            accountId: name.accountId,
            keyId: watches.get(name.watchId)?.key_id ?? null,
          })),
          at,
        );
        const saved = [...fresh.values()].filter(({ name }) => !unpaid.has(chargeId(name)));
        await storeNames(transaction, saved);
        for (const account of accounts) {
          const own = saved.filter(({ name }) => name.accountId === account.account_id);
          const news = own.flatMap(({ name, finding }) =>
            finding.news.map((report) => ({ watchId: name.watchId, domain: name.domain, report })),
          );
          await storeEvents(transaction, account, news, watches, at);
          const isUnpaid = spent.some(
            ({ name }) => name.accountId === account.account_id && unpaid.has(chargeId(name)),
          );
          if (isUnpaid) {
            await pause(transaction, account, at);
            account.next_due = at + PAUSED_MS;
          } else
            account.next_due = earliest([account.next_due, ...own.map(({ finding }) => finding.state.due)]);
          await store(transaction, account);
        }
        return checked.map(({ name }) => {
          if (fresh.get(keyOf(name))?.name !== name) return 'gone';
          return unpaid.has(chargeId(name)) ? 'unpaid' : 'saved';
        });
      }),

    async existing(watchIds) {
      const ids = [...watchIds];
      const found = new Set<string>();
      for (let from = 0; from < ids.length; from += MAX_IDS) {
        const some = ids.slice(from, from + MAX_IDS);
        for (const { id } of await db.selectFrom('watches').select('id').where('id', 'in', some).execute())
          found.add(id);
      }
      return found;
    },

    async finish({ jobId }) {
      await db.transaction().execute(async (transaction) => {
        const batch = await transaction
          .selectFrom('check_batches')
          .select('account_id')
          .where('id', '=', jobId)
          .executeTakeFirst();
        if (batch === undefined) return;
        const [account] = await lockWatches(database, transaction, [batch.account_id]);
        await transaction
          .updateTable('watched_names')
          .set({ batch: null })
          .where('batch', '=', jobId)
          .execute();
        await transaction.deleteFrom('check_batches').where('id', '=', jobId).execute();
        if (account === undefined || account.paused_at !== null) return;
        // There is room for another batch.
        account.next_due = await firstDue(transaction, account.account_id);
        await store(transaction, account);
      });
    },

    async backlog() {
      const at = now();
      const of = (isHandedOut: boolean) =>
        db
          .selectFrom('watch_accounts')
          .innerJoin('watched_names', 'watched_names.account_id', 'watch_accounts.account_id')
          .select(({ fn }) => [fn.countAll<number>().as('names'), fn.min('due').as('first')])
          .where('paused_at', 'is', null)
          .where('batch', isHandedOut ? 'is not' : 'is', null)
          .where('due', '<=', at)
          .executeTakeFirstOrThrow();
      // Each has an index of its own.
      const both = [await of(true), await of(false)];
      const first = earliest(both.map((each) => each.first));
      return {
        due: both.reduce((sum, { names }) => sum + Number(names), 0),
        late: first === null ? 0 : at - first,
      };
    },
  };
}

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : known.reduce((a, b) => Math.min(a, b));
};

const keyOf = ({ watchId, place }: BatchName): string => `${watchId} ${place}`;

/** Equal in all processes for the same check of a name, so that it is charged once. */
const chargeId = ({ watchId, place, checks }: BatchName): string => `${watchId}.${place}.${checks}`;

/** Names of an account that no worker has, the first ones first. */
const waiting = (transaction: Transaction<Tables>, accountId: string) =>
  transaction
    .selectFrom('watched_names')
    .where('account_id', '=', accountId)
    .where('batch', 'is', null)
    .orderBy('due');

export async function firstDue(transaction: Transaction<Tables>, accountId: string): Promise<number | null> {
  const first = await waiting(transaction, accountId).select('due').limit(1).executeTakeFirst();
  return first?.due ?? null;
}

async function store(
  transaction: Transaction<Tables>,
  { account_id, ...values }: WatchAccountsTable,
): Promise<void> {
  await transaction.updateTable('watch_accounts').set(values).where('account_id', '=', account_id).execute();
}

/** The checks that were not stored before, by their names. */
async function stillDue(
  transaction: Transaction<Tables>,
  checked: readonly CheckedName[],
): Promise<Map<string, CheckedName>> {
  const rows = await transaction
    .selectFrom('watched_names')
    .select(['watch_id', 'place', 'batch', 'checks'])
    .where('batch', 'in', [...new Set(checked.map(({ name }) => name.batch))])
    .execute();
  const due = new Set(rows.map((row) => `${row.watch_id} ${row.place} ${row.batch} ${row.checks}`));
  return new Map(
    checked
      .filter(({ name }) => due.has(`${keyOf(name)} ${name.batch} ${name.checks}`))
      .map((each) => [keyOf(each.name), each]),
  );
}

type WatchOfEvents = { key_id: string | null; callback: string | null };

async function watchesOf(
  transaction: Transaction<Tables>,
  checked: Iterable<CheckedName>,
): Promise<Map<string, WatchOfEvents>> {
  const ids = [...new Set([...checked].map(({ name }) => name.watchId))];
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('watches')
    .select(['id', 'key_id', 'callback'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...watch }) => [id, watch]));
}

/** In one statement, because the accounts are locked meanwhile. */
async function storeNames(transaction: Transaction<Tables>, checked: readonly CheckedName[]): Promise<void> {
  if (checked.length === 0) return;
  await transaction
    .insertInto('watched_names')
    .values(
      checked.map(({ name, finding }) => ({
        watch_id: name.watchId,
        place: name.place,
        account_id: name.accountId,
        domain: name.domain,
        due: Math.ceil(finding.state.due),
        batch: null,
        checks: name.checks + 1,
        state: JSON.stringify(finding.state),
        known: finding.known,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['watch_id', 'place']).doUpdateSet(({ ref }) => ({
        due: ref('excluded.due'),
        batch: null,
        checks: ref('excluded.checks'),
        state: ref('excluded.state'),
        known: ref('excluded.known'),
      })),
    )
    .execute();
}

interface NewEvent {
  watchId: string;
  domain: string | null;
  report: Report;
}

/** Stores events of an account under its next numbers. */
async function storeEvents(
  transaction: Transaction<Tables>,
  account: WatchAccountsTable,
  news: readonly NewEvent[],
  watches: ReadonlyMap<string, Pick<WatchOfEvents, 'callback'>>,
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

/** Notes that an account has no credit, and reports it in each of its watches, once until it has credit again, and once in an hour. */
async function pause(
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
