import type { Transaction } from 'kysely';
import type { WatchState } from '../../watches/index.js';
import { chunks } from '../chunks.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import type { BatchRef, JobQueue } from '../jobs/queue.js';
import { chargeChecks, lockWatches, storeAccount } from './accounts.js';
import { type DueNames, dueNames, earliest, firstDue, PAUSED_MS } from './due.js';
import { type NewEvent, pauseChecks, storeEvents } from './new-events.js';
import type { Finding, NameToCheck } from './outcome.js';
import { readReports } from './reports.js';

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

/** Watches as workers read and write them. Rejects with `DatabaseUnavailable` if a later attempt may succeed. */
export interface Checks extends DueNames {
  /** The names of a batch that are not checked yet. */
  begin(batch: BatchRef): Promise<BatchName[]>;
  /** Stores findings: each with its events and its charge, or not at all. */
  save(checked: readonly CheckedName[]): Promise<Saved[]>;
  /** Those of these watches that were not deleted. */
  existing(watchIds: ReadonlySet<string>): Promise<Set<string>>;
  /** Forgets a batch. Names of it that were not checked are due again. */
  finish(batch: BatchRef): Promise<void>;
}

/** Watches that one statement names. */
const MAX_IDS = 500;

export function createChecks(database: Database, queue: JobQueue, now: () => number): Checks {
  const { db } = database;

  return {
    ...dueNames(database, queue, now),

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
      db.transaction().execute((transaction) => saveChecked(database, transaction, checked, now())),

    async existing(watchIds) {
      const found = new Set<string>();
      for (const ids of chunks([...watchIds], MAX_IDS))
        for (const { id } of await db.selectFrom('watches').select('id').where('id', 'in', ids).execute())
          found.add(id);
      return found;
    },

    finish: ({ jobId }) =>
      db.transaction().execute((transaction) => forgetBatch(database, transaction, jobId)),
  };
}

async function saveChecked(
  database: Database,
  transaction: Transaction<Tables>,
  checked: readonly CheckedName[],
  at: number,
): Promise<Saved[]> {
  const accountIds = [...new Set(checked.map(({ name }) => name.accountId))];
  const accounts = await lockWatches(database, transaction, accountIds);
  const fresh = await stillDue(transaction, checked);
  const spent = [...fresh.values()].filter(({ finding }) => finding.spent);
  const watches = await watchesOf(transaction, fresh.values());
  const charges = spent.map(({ name }) => ({
    requestId: chargeId(name),
    accountId: name.accountId,
    keyId: watches.get(name.watchId)?.key_id ?? null,
  }));
  const unpaid = await chargeChecks(database, transaction, charges, at);
  const paid = [...fresh.values()].filter(({ name }) => !unpaid.has(chargeId(name)));
  await storeNames(transaction, paid);
  for (const account of accounts) {
    const own = paid.filter(({ name }) => name.accountId === account.account_id);
    await storeEvents(transaction, account, own.flatMap(eventsOf), watches, at);
    const isUnpaid = charges.some(
      ({ accountId, requestId }) => accountId === account.account_id && unpaid.has(requestId),
    );
    if (isUnpaid) {
      await pauseChecks(transaction, account, at);
      account.next_due = at + PAUSED_MS;
    } else account.next_due = earliest([account.next_due, ...own.map(({ finding }) => finding.state.due)]);
    await storeAccount(transaction, account);
  }
  return checked.map(({ name }) => {
    if (fresh.get(keyOf(name))?.name !== name) return 'gone';
    return unpaid.has(chargeId(name)) ? 'unpaid' : 'saved';
  });
}

const eventsOf = ({ name, finding }: CheckedName): NewEvent[] =>
  finding.news.map((report) => ({ watchId: name.watchId, domain: name.domain, report }));

async function forgetBatch(
  database: Database,
  transaction: Transaction<Tables>,
  batchId: string,
): Promise<void> {
  const batch = await transaction
    .selectFrom('check_batches')
    .select('account_id')
    .where('id', '=', batchId)
    .executeTakeFirst();
  if (batch === undefined) return;
  const [account] = await lockWatches(database, transaction, [batch.account_id]);
  await transaction.updateTable('watched_names').set({ batch: null }).where('batch', '=', batchId).execute();
  await transaction.deleteFrom('check_batches').where('id', '=', batchId).execute();
  if (account === undefined || account.paused_at !== null) return;
  // There is room for another batch.
  account.next_due = await firstDue(transaction, account.account_id);
  await storeAccount(transaction, account);
}

const keyOf = ({ watchId, place }: BatchName): string => `${watchId} ${place}`;

/** Equal in all processes for the same check of a name, so that it is charged once. */
const chargeId = ({ watchId, place, checks }: BatchName): string => `${watchId}.${place}.${checks}`;

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
