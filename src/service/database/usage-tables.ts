import { type Kysely, sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** Credits of an account, summed up: the entries of one day, pool, kind, route and key. */
export interface UsageTable {
  account_id: string;
  /** The UTC day of the entries, `YYYY-MM-DD`. */
  day: string;
  pool: string;
  kind: 'charge' | 'refund';
  /** Operation of the charged request; empty for charges of versions that did not store it. */
  route: string;
  /** Id of the key that was charged; empty for the account's own. */
  key_id: string;
  amount: number;
}

const DAY: Readonly<Record<Dialect, string>> = {
  sqlite: "strftime('%Y-%m-%d', at / 1000, 'unixepoch')",
  postgres: "to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM-DD')",
};

const COLUMNS = 'account_id, day, pool, kind, route, key_id';

/**
 * Triggers add each entry to the usage in the entry's own transaction, whatever wrote it: processes of the previous version too,
 * while they are replaced one by one. The two can therefore never differ, which `accounts audit` checks.
 */
const TRIGGER: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger entries_usage after insert on entries when new.kind in ('charge', 'refund') and new.amount <> 0
    begin
      insert into usage (${COLUMNS}, amount)
      values (new.account_id, ${DAY.sqlite.replace('at /', 'new.at /')}, new.pool, new.kind,
        coalesce(new.route, ''), coalesce(new.key_id, ''), new.amount)
      on conflict (${COLUMNS}) do update set amount = amount + excluded.amount;
    end`,
  ],
  postgres: [
    `create function count_usage() returns trigger language plpgsql as $function$
    begin
      insert into usage (${COLUMNS}, amount)
      select account_id, ${DAY.postgres}, pool, kind, coalesce(route, ''), coalesce(key_id, ''), sum(amount)
      from fresh where kind in ('charge', 'refund') and amount <> 0 group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (${COLUMNS}) do update set amount = usage.amount + excluded.amount;
      return null;
    end $function$`,
    `create trigger entries_usage after insert on entries referencing new table as fresh
    for each statement execute function count_usage()`,
  ],
};

/** Adds the route and the key to new entries. Existing entries are counted without them, those of closed months on their first day. */
export async function addUsage<Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  for (const name of ['route', 'key_id'])
    await db.schema.alterTable('entries').addColumn(name, 'text').execute();
  await db.schema.alterTable('jobs').addColumn('key_id', 'text').execute();
  await db.schema
    .createTable('usage')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_pk', ['account_id', 'day', 'pool', 'kind', 'route', 'key_id'])
    .execute();
  // Before the entries are counted: on PostgreSQL this waits for charges in progress, and delays new ones until the end.
  for (const statement of TRIGGER[dialect]) await sql.raw(statement).execute(db);
  await sql
    .raw(
      `insert into usage (${COLUMNS}, amount)
      select account_id, case kind when 'closed' then substr(request_id, 8, 7) || '-01' else ${DAY[dialect]} end, pool,
        case kind when 'refund' then kind else 'charge' end, '', '', sum(amount)
      from entries where kind <> 'grant' and amount <> 0 group by 1, 2, 3, 4`,
    )
    .execute(db);
}
