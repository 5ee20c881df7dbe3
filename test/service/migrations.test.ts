import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/service/database/migrations.js';
import type { Tables } from '../../src/service/database/schema.js';
import { hashKey } from '../../src/service/keys.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const KEY = 'a'.repeat(40);
const NOW = Date.UTC(2026, 10, 20);

/** A database as the version left it whose last migration this was, with an account that has 7 of 20 credits. */
async function formerDatabase(location: string, last: string): Promise<void> {
  const isSqlite = !location.startsWith('postgres');
  const dialect = isSqlite
    ? // biome-ignore lint/suspicious/noExplicitAny: libsql has the interface of better-sqlite3
      new SqliteDialect({ database: new Sqlite(location) as any })
    : new PostgresDialect({ pool: new pg.Pool({ connectionString: location, max: 1 }) });
  const db = new Kysely<Tables>({ dialect });
  try {
    await db
      .transaction()
      .execute((transaction) => migrate(transaction, isSqlite ? 'sqlite' : 'postgres', last));
    await sql`insert into accounts (id, email, key_hash, plan, credits, used, created_at)
      values ('a1', 'a@example.com', ${hashKey(KEY)}, 'payg', 7, 0, ${NOW})`.execute(db);
    if (last < '002') {
      await sql`update accounts set credits = 0`.execute(db);
      return;
    }
    const entries = [
      ['g', 'grant', 20, NOW],
      // Months are only closed by versions that can: theirs were counted before.
      last < '011'
        ? (['closed-2026-09-a1-credits', 'closed', -9, Date.UTC(2026, 9, 1)] as const)
        : (['r0', 'charge', -9, Date.UTC(2026, 8, 1)] as const),
      ['r1', 'charge', -1, NOW],
      ['r2', 'charge', -4, NOW + 1],
      ['r2', 'refund', 1, NOW + 2],
    ] as const;
    for (const [id, kind, amount, at] of entries)
      await sql`insert into entries (request_id, kind, account_id, pool, amount, at)
        values (${id}, ${kind}, 'a1', 'credits', ${amount}, ${at})`.execute(db);
  } finally {
    await db.destroy();
  }
}

describe.each(DATABASES)('a database of a former version on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_.each(Object.keys(MIGRATIONS))(
    'is upgraded after %s: old keys work, the ledger is exact, its usage is counted',
    { tags: 'slow' },
    async (last) => {
      const { location, drop } = await kind.fresh();
      onTestFinished(drop);
      await formerDatabase(location, last);
      const { get, service } = await openTestService({ location, work: false, now: () => NOW + 60_000 });
      expect(await service.accounts.audit()).toMatchObject({ exact: true });
      if (last < '002') return expect((await get('/v1/account', KEY)).status).toBe(200);
      expect(remaining(await get('/v1/availability/example.com', KEY))).toBe(6);
      const { usage } = (await get('/v1/usage?from=2026-08-01&to=2026-11-20', KEY)).json;
      expect(usage).toMatchObject({
        charged: 15,
        refunded: 1,
        rows: [
          { day: '2026-09-01', charged: 9, refunded: 0 },
          { day: '2026-11-20', charged: 6, refunded: 1 },
        ],
      });
      const routes = (await get('/v1/usage?by=route&from=2026-08-01&to=2026-11-20', KEY)).json.usage.rows;
      expect(routes).toEqual([
        { route: null, charged: 14, refunded: 1 },
        { route: '/v1/availability/:domain', charged: 1, refunded: 0 },
      ]);
      expect(await service.accounts.audit()).toMatchObject({ exact: true });
    },
  );
});
