import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import type { Database } from './database.js';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { sqliteBooks } from './sqlite-books.js';
import { startWriting } from './sqlite-thread.js';

/** ms to wait for the lock while opening, when nothing else is to do. */
const OPENING = 10_000;

/**
 * ms that a statement waits for another process (`port43 accounts`). SQLite waits in this thread, so that it must be
 * short: the longer wait, for the turn to write, is in the driver.
 */
const STATEMENT = 20;

/** ms to wait for the turn to write, and between two attempts. */
const TURN = 5_000;
const AGAIN = 5;

/** Statements kept prepared; lists of different lengths make texts of their own, so that there must be an end. */
const PREPARED = 256;

/**
 * Opens a file, made with access for its owner alone: it holds e-mail addresses. Migrates it. `:memory:` is a file as well, since
 * two threads use it; it is removed at the end.
 */
export async function openSqlite(location: string): Promise<Database> {
  const passing = location === ':memory:' ? mkdtempSync(join(tmpdir(), 'port43-')) : null;
  const file = passing === null ? location : join(passing, 'port43.db');
  closeSync(openSync(file, 'a', 0o600));
  const db = connect(file, 'immediate');
  try {
    await db.transaction().execute(migrate);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const writing = startWriting(file);
  return {
    kind: 'sqlite',
    db,
    books: sqliteBooks(writing),
    claims: null,
    locksRows: false,
    view: async (read) => {
      const reader = connect(file, 'deferred');
      try {
        return await reader.transaction().execute(read);
      } finally {
        await reader.destroy();
      }
    },
    pools: () => ({}),
    close: async () => {
      await writing.close();
      await db.destroy();
      if (passing !== null) rmSync(passing, { recursive: true });
    },
  };
}

/** `immediate`: transactions take the write lock at their start; `deferred`: with their first write, and readers never. */
function connect(file: string, begin: 'immediate' | 'deferred'): Kysely<Tables> {
  const sqlite = new Sqlite(file, { timeout: OPENING });
  // Readers go on while somebody writes; FULL: a commit is on the disk before it returns.
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${STATEMENT}`,
  ])
    sqlite.exec(`pragma ${pragma}`);
  // Not as a prepared statement: libsql leaves one that met a lock unfinished, and no commit succeeds any more.
  const transaction = {
    begin: () => void sqlite.exec(`begin ${begin}`),
    // Some errors, such as a full disk, have rolled it back already; whoever asks should hear of them.
    rollback: () => void (sqlite.inTransaction && sqlite.exec('rollback')),
  };
  return new Kysely<Tables>({ dialect: new WriterDialect({ database: withPrepared(sqlite) }, transaction) });
}

type Connection = Exclude<SqliteDialectConfig['database'], (...args: never[]) => unknown>;

interface TransactionControl {
  begin(): void;
  rollback(): void;
}

class WriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #control: TransactionControl;

  constructor(config: SqliteDialectConfig, control: TransactionControl) {
    super(config);
    this.#config = config;
    this.#control = control;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#config, this.#control);
  }
}

/**
 * Transactions take the write lock at once: a deferred one would read first, and fail without waiting when another
 * process wrote in between. They wait for it without holding up the process.
 */
class WriterDriver extends SqliteDriver {
  readonly #control: TransactionControl;

  constructor(config: SqliteDialectConfig, control: TransactionControl) {
    super(config);
    this.#control = control;
  }

  override async beginTransaction(): Promise<void> {
    const start = performance.now();
    for (;;) {
      try {
        this.#control.begin();
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() - start > TURN) throw error;
        await setTimeout(AGAIN * (1 + Math.random()));
      }
    }
  }

  override async rollbackTransaction(): Promise<void> {
    this.#control.rollback();
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
