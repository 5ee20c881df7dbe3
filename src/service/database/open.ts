import type { Kysely, Transaction } from 'kysely';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';

/** One of the databases, behind one set of queries: all that differs between them is here. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Whether rows that are read to be changed need `for update`; SQLite's one writer needs none. */
  locksRows: boolean;
  /** Keeps every other process from migrating until the transaction ends. */
  lockForMigration(transaction: Transaction<Tables>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens and migrates a database: `postgres://…`, or a file of SQLite, which is made where there is none.
 * Rejects when it cannot be reached or opened. The drivers are loaded on demand, each is an optional peer.
 */
export async function openDatabase(location: string): Promise<Database> {
  const database = isPostgres(location)
    ? await import('./postgres.js').then(({ openPostgres }) => openPostgres(location))
    : await import('./sqlite.js').then(({ openSqlite }) => openSqlite(location));
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

export const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);
