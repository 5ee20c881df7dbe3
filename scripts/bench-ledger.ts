/**
 * npm run bench:ledger -- [--charges N] [--months N] [--accounts N] [--database postgres://…]
 *
 * Measures the disk space of the ledger, in an otherwise unused database: N charges a month, with each month closed a week into the next, as the
 * service does. PostgreSQL is vacuumed whenever a fifth of the ledger was written or removed, because autovacuum only checks once a minute. The
 * maximum of each month shows whether space is reused.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { accountsOf } from '../src/service/accounts.js';
import type { Database } from '../src/service/database/database.js';
import { openDatabase } from '../src/service/database/open.js';
import { requestIds } from '../src/service/http.js';
import { hashKey } from '../src/service/keys.js';

const { values } = parseArgs({
  options: {
    charges: { type: 'string', default: '100000' },
    months: { type: 'string', default: '4' },
    accounts: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});
const charges = Number(values.charges);
const DAY = 24 * 3_600_000;
/** Requests per commit, under load; and entries that the service closes in one step. */
const GROUP = 100;
const STEP = 500;
/** A month is closed a week into the next. */
const OPEN = 7 / 30;

const folder = mkdtempSync(join(tmpdir(), 'port43-ledger-'));
const file = join(folder, 'ledger.db');
const database = await openDatabase(values.database ?? file);
try {
  await measure(database);
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}

async function measure({ books, location, db }: Database): Promise<void> {
  const isPostgres = location.startsWith('postgres');
  const accounts = accountsOf(database);
  const keys: string[] = [];
  while (keys.length < Number(values.accounts)) {
    const who = { plan: 'payg', credits: 1_000_000_000 } as const;
    const { api_token } = await accounts.create({ email: `ledger-${keys.length}@example.com`, ...who });
    keys.push(hashKey(api_token));
  }
  const nextId = requestIds();
  let [rows, changed] = [0, 0];
  async function autovacuum(change: number): Promise<void> {
    rows += change;
    changed += Math.abs(change);
    if (!isPostgres || changed < 1000 + rows / 5) return;
    await sql`vacuum entries`.execute(db);
    changed = 0;
  }
  /** Of one month, from one part of it to another. */
  async function charge(month: number, from: number, to: number): Promise<number> {
    const start = performance.now();
    for (let n = Math.round(from * charges); n < Math.round(to * charges); n += GROUP) {
      const at = Date.UTC(2030, month) + (n / charges) * 28 * DAY;
      const group = Array.from({ length: GROUP }, (_, i) => ({
        requestId: nextId(),
        keyHash: keys[(n + i) % keys.length] ?? '',
        cost: 1 as const,
        route: i % 4 === 0 ? 'getAvailability' : 'getProperties',
        keyId: i % 2 === 0 ? null : '0123456789ab',
      }));
      await books.charge(group, at, 'wait');
      await autovacuum(GROUP);
    }
    return performance.now() - start;
  }
  async function closeBefore(month: number): Promise<number> {
    const start = performance.now();
    for (let closed = STEP; closed > 0; ) {
      closed = await books.close(Date.UTC(2030, month), STEP);
      await autovacuum(-closed);
    }
    return performance.now() - start;
  }
  async function size(): Promise<number> {
    if (isPostgres) {
      const { rows } = await sql<{ size: number }>`select pg_total_relation_size('entries') as size`.execute(
        db,
      );
      return rows[0]?.size ?? Number.NaN;
    }
    const { rows } = await sql<{
      size: number;
    }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(db);
    return rows[0]?.size ?? Number.NaN;
  }

  const empty = await size();
  const bytes = (from: number) => Math.round(from / charges);
  console.log(
    `${isPostgres ? 'postgres' : 'sqlite'}, ${charges} charges a month, ${keys.length} accounts; bytes for each charge of a month`,
  );
  console.log('  month   at its end   a week later   closed   charging s   closing s');
  let largest = 0;
  for (let month = 0; month < Number(values.months); month++) {
    const charging = await charge(month, month === 0 ? 0 : OPEN, 1);
    const end = (await size()) - empty;
    await charge(month + 1, 0, OPEN);
    const full = (await size()) - empty;
    const closing = await closeBefore(month + 1);
    const closed = (await size()) - empty;
    largest = Math.max(largest, full, closed);
    console.log(
      [
        String(month + 1).padStart(7),
        String(bytes(end)).padStart(13),
        String(bytes(full)).padStart(15),
        String(bytes(closed)).padStart(9),
        (charging / 1000).toFixed(1).padStart(13),
        (closing / 1000).toFixed(1).padStart(12),
      ].join(''),
    );
  }
  const { exact } = await accounts.audit();
  const gigabytes = (largest / charges) * 30e6 * 1e-9;
  console.log(
    `A million requests a day: ${gigabytes.toFixed(1)} GB at most. The audit is ${exact ? '' : 'NOT '}exact.`,
  );
  process.exitCode = exact ? 0 : 1;
}
