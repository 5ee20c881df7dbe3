import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.js';
import type { Tables } from './schema.js';

/** Any number that no other program on the same server uses for its advisory locks. */
const MIGRATION_LOCK = 4_343_000_001;

/** Charges go through one connection at a time, in groups; the rest is for records. */
const CONNECTIONS = 8;

/** Opens a pool of connections. `onIdleError` hears of connections that the server ended while nobody used them. */
export function openPostgres(url: string, onIdleError: (error: Error) => void = warn): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? toNumber : parserOf(oid, format)),
    },
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onIdleError(error);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    locksRows: true,
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    close: () => {
      closing = true;
      return db.destroy();
    },
  };
}

/** No count or time of ours reaches 2^53. */
const toNumber = (text: string): number => Number(text);

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');

/** The next query opens a new connection: nothing is lost, but an operator should know. */
const warn = (error: Error): void => process.emitWarning(`PostgreSQL: ${error.message}`, 'Port43Warning');
