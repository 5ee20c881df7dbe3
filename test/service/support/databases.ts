import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import pg from 'pg';
import { vi } from 'vitest';
import { openDatabase } from '../../../src/service/database/open.js';

/** A separate database for the caller. */
export interface FreshDatabase {
  /** What `--database` takes. */
  location: string;
  drop(): Promise<void>;
}

export interface DatabaseKind {
  name: string;
  available: boolean;
  /** An empty one. */
  fresh(): Promise<FreshDatabase>;
  /** One that a service of this version has opened before. */
  migrated(): Promise<FreshDatabase>;
  /** Runs a statement on a database. */
  run(location: string, statement: string): Promise<void>;
}

/** A server whose databases are the tests' to make and drop. */
const SERVER = process.env.PORT43_TEST_POSTGRES;

export const HOW_TO = 'PostgreSQL tests are skipped; to run them: scripts/with-postgres.sh npm test';

async function emptyFile(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'port43-service-'));
  return {
    location: join(folder, 'port43.db'),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A migrated database without data, made once: a copy of it takes a fraction of the time. */
const MIGRATED = { file: once(migratedFile), name: once(migratedName) };

async function migratedFile(): Promise<Buffer> {
  const { location, drop } = await emptyFile();
  await (await openDatabase(location)).close();
  const bytes = await readFile(location);
  await drop();
  return bytes;
}

async function migratedName(): Promise<string> {
  const { location } = await emptyOnServer();
  await (await openDatabase(location)).close();
  return new URL(location).pathname.slice(1);
}

export const SQLITE: DatabaseKind = {
  name: 'SQLite',
  available: true,
  fresh: emptyFile,
  async migrated() {
    const bytes = await MIGRATED.file();
    const database = await emptyFile();
    await writeFile(database.location, bytes);
    return database;
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

async function emptyOnServer(template = 'template1'): Promise<FreshDatabase> {
  const url = new URL(SERVER ?? '');
  const name = `port43_${randomBytes(6).toString('hex')}`;
  await runOn(SERVER, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return { location: url.href, drop: () => runOn(SERVER, `drop database ${name} with (force)`) };
}

export const POSTGRES: DatabaseKind = {
  name: 'PostgreSQL',
  available: Boolean(SERVER),
  fresh: () => emptyOnServer(),
  migrated: async () => emptyOnServer(await MIGRATED.name()),
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

/** Calls it the first time only. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
