import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import type { Database } from './database.js';
import type { Tables } from './schema.js';

/** ms to wait for the lock while opening, when nothing else is to do. */
const OPENING = 10_000;

/**
 * ms that a statement waits for another process (`port43 accounts`). SQLite waits in this thread, so that it must be
 * short: the longer wait, for the turn to write, is in the driver.
 */
const STATEMENT = 20;

/** ms to wait for the turn to write, and between two attempts. */
const TURN = 15_000;
const AGAIN = 5;

/** Statements kept prepared; lists of different lengths make texts of their own, so that there must be an end. */
const PREPARED = 256;

/** Opens a file, made with access for its owner alone: it holds e-mail addresses. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: OPENING });
  // Readers go on while somebody writes; FULL: a commit is on the disk before it returns, so that an answered
  // request stays charged when the power fails.
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${STATEMENT}`,
  ])
    sqlite.exec(`pragma ${pragma}`);

  // Not as a prepared statement: libsql leaves one that met a lock unfinished, and no commit succeeds any more.
  const begin = () => void sqlite.exec('begin immediate');
  const db = new Kysely<Tables>({ dialect: new WriterDialect({ database: withPrepared(sqlite) }, begin) });
  return {
    kind: 'sqlite',
    db,
    locksRows: false,
    // Every transaction is the only writer from its start on.
    lockForMigration: async () => {},
    close: () => db.destroy(),
  };
}

type Connection = Exclude<SqliteDialectConfig['database'], (...args: never[]) => unknown>;

class WriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #begin: () => void;

  constructor(config: SqliteDialectConfig, begin: () => void) {
    super(config);
    this.#config = config;
    this.#begin = begin;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#config, this.#begin);
  }
}

/**
 * Transactions take the write lock at once: a deferred one would read first, and fail without waiting when another
 * process wrote in between. They wait for it without holding up the process.
 */
class WriterDriver extends SqliteDriver {
  readonly #begin: () => void;

  constructor(config: SqliteDialectConfig, begin: () => void) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(): Promise<void> {
    const start = performance.now();
    for (;;) {
      try {
        this.#begin();
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() - start > TURN) throw error;
        await setTimeout(AGAIN * (1 + Math.random()));
      }
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'SQLITE_BUSY') || /database is locked/.test(error.message));

function withPrepared(sqlite: InstanceType<typeof Sqlite>): Connection {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = sqlite.prepare(sql) as unknown as SqliteStatement;
      // A schema statement is used once, and must not be reused after the schema changed.
      if (!/^(?:select|insert|update|delete)\b/.test(sql)) return statement;
      if (statements.size === PREPARED) statements.delete(statements.keys().next().value ?? '');
      statements.set(sql, statement);
      return statement;
    },
  };
}
