import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

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
};

export const POSTGRES: DatabaseKind = {
  name: 'PostgreSQL',
  available: Boolean(SERVER),
  async fresh() {
    const url = new URL(SERVER ?? '');
    const name = `port43_${randomBytes(6).toString('hex')}`;
    await onServer(`create database ${name}`);
    url.pathname = `/${name}`;
    return { location: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
  },
};

/** The same suite runs against each. */
export const DATABASES: readonly DatabaseKind[] = [SQLITE, POSTGRES];

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
