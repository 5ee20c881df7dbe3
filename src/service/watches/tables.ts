import { type Kysely, type Selectable, sql } from 'kysely';

/**
 * An account that has watches. Every transaction that writes its watches locks this row first, and the account's own row only after it.
 * Times are ms since 1970.
 */
export interface WatchAccountsTable {
  account_id: string;
  /** When names of the account may be due next; null if it has no name to check. */
  next_due: number | null;
  /** How many events it has had: the number of the latest. */
  events: number;
  /** Since when nothing is checked because the account has no credit. */
  paused_at: number | null;
  /** When that was last reported. */
  pause_reported_at: number | null;
}

export interface WatchesTable {
  id: string;
  account_id: string;
  /** `on` of the request: a JSON array. */
  reports: string;
  /** ms between two checks of a name; null if the schedule decides. */
  every: number | null;
  callback: string | null;
  /** What its callbacks are signed with if the account has no secret: the hash of the key that created it. */
  callback_key: string | null;
  /** The key that created it, for the account's usage; null for the account's own. */
  key_id: string | null;
  created_at: number;
  /** SHA-256 of the request: an account has the same watch only once. */
  request_hash: string;
}

export type Watch = Selectable<WatchesTable>;

/** A name of a watch. */
export interface WatchedNamesTable {
  watch_id: string;
  /** Its place in the watch, from 0. */
  place: number;
  account_id: string;
  /** In ASCII. */
  domain: string;
  /** When it is to be checked next. */
  due: number;
  /** The batch that it was handed out with, until it is checked; null while it waits for its time. */
  batch: string | null;
  /** How many checks were stored. With the name, it identifies the charge of the next one. */
  checks: number;
  /** What is known of it: `WatchState` of `src/watches`, as JSON; null before the first check. */
  state: string | null;
  /** The records that the next one is compared with: see `known.ts`. */
  known: string | null;
}

export type WatchedName = Selectable<WatchedNamesTable>;

/** Names of one account that are checked together. */
export interface CheckBatchesTable {
  id: string;
  account_id: string;
  /** How many batches of the account were not finished when this one was handed out: the first ones of all accounts come first. */
  place: number;
  created_at: number;
}

/** What a watch reported. */
export interface WatchEventsTable {
  account_id: string;
  /** From 1, without gaps. With the account it is the primary key, so that no event is stored twice. */
  number: number;
  watch_id: string;
  at: number;
  /** The event, as JSON. */
  body: string;
  callback_tries: number;
  /** When its callback is tried next; null if it is not. */
  callback_at: number | null;
}

export type WatchEventRow = Selectable<WatchEventsTable>;

export async function createWatchTables<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('watch_accounts')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('next_due', 'bigint')
    .addColumn('events', 'bigint', (column) => column.notNull())
    .addColumn('paused_at', 'bigint')
    .execute();
  await db.schema.createIndex('watch_accounts_due').on('watch_accounts').column('next_due').execute();
  await db.schema
    .createTable('watches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('watch_accounts.account_id'))
    .addColumn('reports', 'text', (column) => column.notNull())
    .addColumn('every', 'bigint')
    .addColumn('callback', 'text')
    .addColumn('callback_key', 'text')
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('watches_once', ['account_id', 'request_hash'])
    .execute();
  await db.schema
    .createTable('watched_names')
    .addColumn('watch_id', 'text', (column) => column.notNull().references('watches.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('batch', 'text')
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('known', 'text')
    .addPrimaryKeyConstraint('watched_names_pk', ['watch_id', 'place'])
    .execute();
  await sql`create index watched_names_due on watched_names (account_id, due) where batch is null`.execute(
    db,
  );
  await sql`create index watched_names_batch on watched_names (batch) where batch is not null`.execute(db);
  await db.schema
    .createTable('check_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('check_batches_account').on('check_batches').column('account_id').execute();
  await db.schema
    .createTable('watch_events')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('watch_id', 'text', (column) => column.notNull().references('watches.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('callback_tries', 'integer', (column) => column.notNull())
    .addColumn('callback_at', 'bigint')
    .addPrimaryKeyConstraint('watch_events_pk', ['account_id', 'number'])
    .execute();
  await db.schema
    .createIndex('watch_events_watch')
    .on('watch_events')
    .columns(['watch_id', 'number'])
    .execute();
  await db.schema.createIndex('watch_events_at').on('watch_events').column('at').execute();
  await sql`create index watch_events_callback on watch_events (callback_at) where callback_at is not null`.execute(
    db,
  );
}

export async function addPauseReports<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('watch_accounts').addColumn('pause_reported_at', 'bigint').execute();
  await sql`update watch_accounts set pause_reported_at = paused_at`.execute(db);
}
