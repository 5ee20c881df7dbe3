import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Claims, OpenedDatabase } from './database.js';
import { migrate } from './migrations.js';
import { DatabaseNotOpened, type Place, serverNotOpened } from './not-opened.js';
import { postgresBooks } from './postgres-books.js';
import { type BoundedPool, type Deadlines, openPool } from './postgres-pool.js';
import type { Tables } from './schema.js';

/** Arbitrary numbers that no other program on the same server should use for advisory locks. */
const MIGRATION_LOCK = 4_343_000_001;
const ALONE_LOCK = 4_343_000_002;

/**
 * In ms. While the service waits for the database, a client waits for an HTTP response. A charge is one statement of a millisecond:
 * a row that is locked for longer is skipped, so that other accounts do not wait for it.
 */
const DEADLINES: Deadlines = { connect: 3_000, statement: 3_000, lock: 2_000 };
const CHARGING: Deadlines = { ...DEADLINES, lock: 250 };

/** Charges are written one group at a time, next to refunds and the probe. Records have their own connections, so that they delay no charges. */
const RECORD_CONNECTIONS = 8;
const CHARGING_CONNECTIONS = 3;

/** Opens pools of connections, and migrates. `onLost` is called when the server closes an idle connection. */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void = warn,
): Promise<OpenedDatabase> {
  const open = (size: number, deadlines: Deadlines | null) => openPool({ url, size, deadlines, onLost });
  const kysely = (pool: BoundedPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const alone = async <Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> => {
    const pool = open(1, null);
    try {
      return await work(kysely(pool));
    } finally {
      await pool.end();
    }
  };
  const place = placeOf(url);
  await alone(async (db) => {
    // Later failures are not failures to connect.
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw serverNotOpened(place, error);
    });
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
      await migrate(transaction, 'postgres');
    });
  });
  const [pool, charging] = [open(RECORD_CONNECTIONS, DEADLINES), open(CHARGING_CONNECTIONS, CHARGING)];
  return {
    db: kysely(pool),
    books: postgresBooks(charging),
    claims: postgresClaims(pool),
    alone: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(ALONE_LOCK)})`.execute(transaction);
    },
    view: (read) =>
      alone((db) =>
        db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
      ),
    pools: () => ({ charges: charging.counts(), records: pool.counts() }),
    close: async () => {
      await Promise.all([pool.end(), charging.end()]);
    },
  };
}

/** Reads the URL like the driver: without a host, the environment decides. */
function placeOf(url: string): Place {
  try {
    return new pg.Client({ connectionString: url });
  } catch (cause) {
    throw new DatabaseNotOpened('the URL of the database is invalid', null, cause);
  }
}

/** The next query opens a new connection: nothing is lost, but an operator should know. */
const warn = (error: Error): void => process.emitWarning(`PostgreSQL: ${error.message}`, 'Port43Warning');

/** After this time, other processes can take over a claim, because its holder may have ended. Longer than a lookup takes. */
const CLAIM_LEASE_MS = 45_000;

/** Uses the clock of the server, which all processes share. */
function postgresClaims(pool: BoundedPool): Claims {
  const holder = randomUUID();
  return {
    async take(name) {
      const rows = await pool.query({ name: 'claim', text: TAKE, values: [name, holder, CLAIM_LEASE_MS] });
      return rows.length > 0;
    },
    async release(name) {
      await pool.query({ name: 'release', text: RELEASE, values: [name, holder] });
    },
  };
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const TAKE = `
  insert into claims as claim (name, holder, until) values ($1, $2, ${NOW} + $3::bigint)
  on conflict (name) do update set holder = excluded.holder, until = excluded.until where claim.until < ${NOW}
  returning name`;

const RELEASE = 'delete from claims where name = $1 and holder = $2';
