import { type Kysely, sql, type Transaction } from 'kysely';
import { addCallbacks } from '../callbacks/tables.js';
import { addHistory } from '../history/tables.js';
import { addIdempotencyKeys, createJobTables } from '../jobs/tables.js';
import { addPauseReports, createWatchTables } from '../watches/tables.js';
import type { Tables } from './schema.js';
import { addUsage, type Dialect } from './usage-tables.js';

type Step = (db: Kysely<Tables>, dialect: Dialect) => Promise<void>;

/** In the order in which they run. Released migrations never change. */
export const MIGRATIONS: Readonly<Record<string, Step>> = {
  '001-accounts': async (db) => {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('credits', 'bigint', (column) => column.notNull().check(sql`credits >= 0`))
      .addColumn('quota', 'bigint')
      .addColumn('month', 'text')
      .addColumn('used', 'bigint', (column) => column.notNull().check(sql`used >= 0`))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
  '002-ledger': async (db) => {
    await db.schema
      .createTable('entries')
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['request_id', 'kind'])
      .execute();
    await db.schema.createIndex('entries_account').on('entries').columns(['account_id', 'pool']).execute();
  },
  '003-records': async (db) => {
    await db.schema
      .createTable('records')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('fetched_at', 'bigint', (column) => column.notNull())
      .addColumn('whole', 'integer', (column) => column.notNull())
      .addColumn('daystamp', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('properties', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('records_pk', ['source', 'domain'])
      .execute();
    await db.schema.createIndex('records_age').on('records').column('fetched_at').execute();
  },
  '004-former-keys': async (db) => {
    await db.schema
      .createTable('former_keys')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
  '005-reasons': async (db) => {
    await db.schema.alterTable('entries').addColumn('reason', 'text').execute();
  },
  '006-claims': async (db) => {
    await db.schema
      .createTable('claims')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
  // For the charges of past months. New entries are added at its end, which costs little.
  '007-charges-by-time': async (db) => {
    await sql`create index entries_at on entries (at) where kind = 'charge'`.execute(db);
  },
  '008-jobs': createJobTables,
  '009-idempotency-keys': addIdempotencyKeys,
  // Processes of an earlier version continue to write records without sources.
  '010-record-sources': async (db) => {
    for (const name of ['warnings', 'sources'])
      await db.schema
        .alterTable('records')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
  },
  '011-named-keys': async (db) => {
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('manages', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('api_keys_name', ['account_id', 'name'])
      .execute();
    await db.schema
      .createTable('key_uses')
      .addColumn('key_id', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '011-usage': addUsage,
  '012-callbacks': addCallbacks,
  '013-history': addHistory,
  '013-watches': createWatchTables,
  '014-pause-reports': addPauseReports,
};

/**
 * Migrates the database to the schema of this version. The transaction keeps other processes from migrating: processes that
 * start at the same time wait for each other. Rejects if a newer version has migrated the database. `last`, for tests: the migration to
 * stop after, which leaves the database of a former version.
 */
export async function migrate(
  transaction: Transaction<Tables>,
  dialect: Dialect,
  last?: string,
): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, at bigint not null)`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined)
    throw new Error(`the database was used by a newer version (migration "${unknown}"): update port43`);
  for (const [name, step] of Object.entries(MIGRATIONS)) {
    if (last !== undefined && name > last) break;
    if (done.has(name)) continue;
    await step(transaction, dialect);
    await sql`insert into migrations (name, at) values (${name}, ${Date.now()})`.execute(transaction);
  }
}
