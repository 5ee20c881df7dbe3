import type { Database } from './database.js';

/**
 * Opens and migrates a database: `postgres://…`, or a file of SQLite, which is made where there is none.
 * Rejects when it cannot be reached or opened. The drivers are loaded on demand, each is an optional peer.
 */
export async function openDatabase(location: string): Promise<Database> {
  if (!isPostgres(location)) return import('./sqlite.js').then(({ openSqlite }) => openSqlite(location));
  return import('./postgres.js').then(({ openPostgres }) => openPostgres(location));
}

const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);
