import type { Database } from './database.js';
import { migrate } from './migrations.js';

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

const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);
