import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { vi } from 'vitest';

/** A separate database for the caller. */
export interface FreshDatabase {
  /** What `--database` takes. */
  location: string;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  available: boolean;
  fresh(): Promise<FreshDatabase>;
  /** Runs a statement on a database. */
  run(location: string, statement: string): Promise<void>;
}

/** A server whose databases are the tests' to make and drop. */
const SERVER = process.env.PORT43_TEST_POSTGRES;

export const HOW_TO = 'PostgreSQL tests are skipped; to run them: scripts/with-postgres.sh npm test';

export const SQLITE: DatabaseKind = {
  name: 'SQLite',
  available: true,
  async fresh() {
    const folder = await mkdtemp(join(tmpdir(), 'port43-service-'));
    return {
      location: join(folder, 'port43.db'),
      drop: () => rm(folder, { recursive: true, force: true }),
    };
  },
  async run(location, statement) {
    const database = new Sqlite(location, { timeout: 0 });
    try {
      // A service in this thread may have a transaction open: it needs the thread to end it.
      await vi.waitFor(() => database.exec(statement), { timeout: 10_000, interval: 5 });
    } finally {
      database.close();
    }
  },
};

export const POSTGRES: DatabaseKind = {
  name: 'PostgreSQL',
  available: Boolean(SERVER),
  async fresh() {
    const url = new URL(SERVER ?? '');
    const name = `port43_${randomBytes(6).toString('hex')}`;
    await runOn(SERVER, `create database ${name}`);
    url.pathname = `/${name}`;
    return { location: url.href, drop: () => runOn(SERVER, `drop database ${name} with (force)`) };
  },
  run: runOn,
};

/** The same suite runs against each. */
export const DATABASES: readonly DatabaseKind[] = [SQLITE, POSTGRES];

async function runOn(connectionString: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
