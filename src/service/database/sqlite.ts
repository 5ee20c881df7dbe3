import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import Sqlite from 'libsql';
import type { OpenedDatabase, OpenOptions } from './database.js';
import { migrate } from './migrations.js';
import { fileNotOpened } from './not-opened.js';
import type { Tables } from './schema.js';
import { sqliteBooks } from './sqlite-books.js';
import { knownError } from './sqlite-channel.js';
import { type OpenTransaction, startWriting, type WritingThread } from './sqlite-thread.js';

/** How long opening waits for the lock, when there is nothing else to do. */
const OPENING_LOCK_WAIT_MS = 10_000;

/** How long a read waits for a lock in this thread. Writers do not block readers, so a lock lasts a moment at most. */
const READING_LOCK_WAIT_MS = 20;

/** Prepared statements to keep. Lists of different lengths are different statements, so the number must be limited. */
const MAX_PREPARED = 256;

/**
 * Opens and migrates a file. A new file is accessible only to its owner, because it contains email addresses. `:memory:` is a file as
 * well, because two threads use it; it is removed at the end.
 */
export async function openSqlite(location: string, { create = true }: OpenOptions): Promise<OpenedDatabase> {
  const passing = location === ':memory:' ? mkdtempSync(join(tmpdir(), 'port43-')) : null;
  const file = passing === null ? location : join(passing, 'port43.db');
  const reading = openFile(file, create || passing !== null);
  const writing = startWriting(file);
  const db = new Kysely<Tables>({ dialect: new ThreadDialect({ database: reading }, writing) });
  const close = async (): Promise<void> => {
    await writing.close();
    await db.destroy();
    if (passing !== null) rmSync(passing, { recursive: true });
  };
  try {
    await db.transaction().execute((transaction) => migrate(transaction, 'sqlite'));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    books: sqliteBooks(writing),
    claims: null,
    // There is one writer.
    alone: async () => {},
    view: async (read) => {
      const reader = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openReading(file) }) });
      try {
        return await reader.transaction().execute(read);
      } finally {
        await reader.destroy();
      }
    },
    pools: () => ({}),
    close,
  };
}

type Connection = Exclude<SqliteDialectConfig['database'], (...args: never[]) => unknown>;

function openFile(file: string, create: boolean): Connection {
  try {
    closeSync(openSync(file, create ? 'a' : 'r+', 0o600));
    return openReading(file);
  } catch (error) {
    throw fileNotOpened(file, error, { create });
  }
}

/** A connection that cannot write. */
function openReading(file: string): Connection {
  const sqlite = new Sqlite(file, { timeout: OPENING_LOCK_WAIT_MS });
  // WAL: readers are not blocked by a writer.
  for (const pragma of ['journal_mode = WAL', 'query_only = ON', `busy_timeout = ${READING_LOCK_WAIT_MS}`])
    sqlite.exec(`pragma ${pragma}`);
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = sqlite.prepare(sql) as unknown as SqliteStatement;
      if (statements.size === MAX_PREPARED) statements.delete(statements.keys().next().value ?? '');
      statements.set(sql, statement);
      return statement;
    },
  };
}

class ThreadDialect extends SqliteDialect {
  readonly #reading: Connection;
  readonly #writing: WritingThread;

  constructor(config: { database: Connection }, writing: WritingThread) {
    super(config);
    this.#reading = config.database;
    this.#writing = writing;
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.#reading, this.#writing);
  }
}

/**
 * Reads in this thread, without waiting for writers. Statements that change something run in the writing thread, and so do all
 * statements of a transaction, so that they see their own changes.
 */
class ThreadDriver implements Driver {
  readonly #reading: Connection;
  readonly #writing: WritingThread;

  constructor(reading: Connection, writing: WritingThread) {
    this.#reading = reading;
    this.#writing = writing;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    return new ThreadConnection(this.#reading, this.#writing);
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    connection.transaction = await this.#writing.begin();
  }

  async commitTransaction({ transaction }: ThreadConnection): Promise<void> {
    await transaction?.commit();
  }

  async rollbackTransaction({ transaction }: ThreadConnection): Promise<void> {
    await transaction?.rollback();
  }

  async releaseConnection(connection: ThreadConnection): Promise<void> {
    connection.transaction = null;
  }

  async destroy(): Promise<void> {
    this.#reading.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #reading: Connection;
  readonly #writing: WritingThread;
  transaction: OpenTransaction | null = null;

  constructor(reading: Connection, writing: WritingThread) {
    this.#reading = reading;
    this.#writing = writing;
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { text: sql, values: parameters };
    if (this.transaction !== null) return { rows: (await this.transaction.run(statement)) as Row[] };
    if (!SelectQueryNode.is(query)) {
      const [rows = []] = await this.#writing.transaction([statement]);
      return { rows: rows as Row[] };
    }
    try {
      return { rows: this.#reading.prepare(sql).all(parameters) as Row[] };
    } catch (error) {
      throw knownError(error as Error);
    }
  }

  // biome-ignore lint/correctness/useYield: no query streams its rows
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows of SQLite cannot be streamed');
  }
}
