import { closeSync, openSync } from 'node:fs';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import Sqlite from 'libsql';
import type { Database } from './open.js';
import type { Tables } from './schema.js';

/** ms to wait for another process (`port43 accounts`) to finish its write. */
const BUSY_TIMEOUT = 5_000;

/** Statements kept prepared; lists of different lengths make texts of their own, so that there must be an end. */
const PREPARED = 256;

/** Opens a file, made with access for its owner alone: it holds e-mail addresses. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  // Readers go on while somebody writes; FULL: a commit is on the disk before it returns, so that an answered
  // request stays charged when the power fails.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    sqlite.exec(`pragma ${pragma}`);

  const db = new Kysely<Tables>({ dialect: new WriterDialect({ database: withPrepared(sqlite) }) });
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

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#config);
  }
}

/**
 * Transactions take the write lock at once. A deferred one would read first, and fail without waiting when another
 * process wrote in between.
 */
class WriterDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

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
