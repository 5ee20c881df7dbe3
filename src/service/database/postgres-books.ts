import { monthOf } from '../pools.js';
import type { Books, WhenLocked } from './database.js';
import type { BoundedPool } from './postgres-pool.js';
import type { Account } from './schema.js';

/**
 * Each operation is one statement: one round trip for any number of accounts, and no lock is held while the server waits for
 * this process. Rows are locked in the order of their ids, to avoid deadlocks, and only against other charges (`no key update`).
 */
export function postgresBooks(pool: BoundedPool): Books {
  return {
    async charge(group, now, whenLocked) {
      const costly = group.filter(({ cost }) => cost > 0);
      const rows = await pool.query<Account & { charged: number; locked: boolean }>({
        name: `charge-${whenLocked}`,
        text: CHARGE[whenLocked],
        values: [
          costly.map(({ requestId }) => requestId),
          costly.map(({ keyHash }) => keyHash),
          [...new Set(group.map(({ keyHash }) => keyHash))],
          monthOf(now),
          now,
          costly.map(({ route }) => route ?? null),
          costly.map(({ keyId }) => keyId ?? null),
        ],
      });
      return rows.map((account) => ({ account, charged: account.charged, locked: account.locked }));
    },
    async refund(requestIds, now, whenLocked) {
      const rows = await pool.query<Account & { request_id: string; locked: boolean }>({
        name: `refund-${whenLocked}`,
        text: REFUND[whenLocked],
        values: [requestIds, now],
      });
      return rows.map(({ request_id, locked, ...account }) => ({ requestId: request_id, account, locked }));
    },
    async forestall(group, now) {
      const [ids, hashes] = [group.map(({ requestId }) => requestId), group.map(({ keyHash }) => keyHash)];
      await pool.query({ name: 'forestall', text: FORESTALL, values: [ids, hashes, now] });
    },
    async close(before, most) {
      const [row] = await pool.query<{ closed: number }>({
        name: 'close',
        text: CLOSE,
        values: [before, most],
      });
      return row?.closed ?? 0;
    },
    async probe() {
      await pool.query({ name: 'probe', text: PROBE, values: [] });
    },
  };
}

const COLUMNS: readonly (keyof Account)[] = [
  'id',
  'email',
  'key_hash',
  'plan',
  'credits',
  'quota',
  'month',
  'used',
  'created_at',
  'revoked_at',
];

function columns(form: string, but: readonly string[] = []): string {
  return COLUMNS.filter((name) => !but.includes(name))
    .map((name) => `${form.replaceAll('COLUMN', name)} as ${name}`)
    .join(', ');
}

const lock = (whenLocked: WhenLocked) =>
  `order by id for no key update of account ${whenLocked === 'skip' ? 'skip locked' : ''}`;

/**
 * $1 ids, $2 key hashes, $6 routes and $7 ids of keys of the requests that cost something, in their order, $3 all key hashes,
 * $4 month, $5 time. A month only moves forward: a process with a slow clock charges the month that other processes have started.
 */
const charge = (whenLocked: WhenLocked) => `
  with mine as materialized (
    select account.*, greatest(month, $4) as this_month
    from accounts account where key_hash = any($2::text[]) and revoked_at is null
    ${lock(whenLocked)}
  ), due as (
    select request_id, id, route, key_id, case plan when 'payg' then 'credits' else 'quota:' || this_month end as pool,
      row_number() over (partition by id order by place) as nth,
      case plan when 'payg' then credits
        else coalesce(quota, 0) - case month when this_month then used else 0 end end as remaining
    from unnest($1::text[], $2::text[], $6::text[], $7::text[])
      with ordinality as asked (request_id, key_hash, route, key_id, place)
    join mine using (key_hash)
  ), written as (
    insert into entries (request_id, kind, account_id, pool, amount, at, route, key_id)
    select request_id, 'charge', id, pool, -1, $5::bigint, route, key_id from due where nth <= remaining
    returning account_id
  ), taken as (
    select account_id, count(*) as charged from written group by account_id
  ), changed as (
    update accounts account set
      credits = mine.credits - case mine.plan when 'payg' then charged else 0 end,
      used = case when mine.plan = 'payg' then mine.used
        when mine.month = this_month then mine.used + charged else charged end,
      month = case mine.plan when 'payg' then mine.month else this_month end
    from taken join mine on mine.id = account_id where account.id = account_id
  )
  select ${columns('coalesce(mine.COLUMN, account.COLUMN)')}, coalesce(charged, 0) as charged,
    mine.id is null and account.revoked_at is null and account.key_hash = any($2::text[]) as locked
  from accounts account left join mine using (id) left join taken on account_id = account.id
  where account.key_hash = any($3::text[])`;

/** $1 ids of requests, $2 time. A refund for a past month does not change `used`, which counts another month. */
const refund = (whenLocked: WhenLocked) => `
  with charges as materialized (
    select * from entries where kind = 'charge' and amount < 0 and request_id = any($1::text[])
  ), mine as materialized (
    select account.* from accounts account where id in (select account_id from charges)
    ${lock(whenLocked)}
  ), written as (
    insert into entries (request_id, kind, account_id, pool, amount, at, route, key_id)
    select request_id, 'refund', account_id, pool, -amount, $2::bigint, route, key_id
    from charges join mine on mine.id = account_id
    on conflict do nothing
    returning account_id, pool, amount
  ), given as (
    select mine.id,
      coalesce(sum(amount) filter (where pool = 'credits'), 0)::bigint as credits,
      coalesce(sum(amount) filter (where pool = 'quota:' || month), 0)::bigint as used
    from written join mine on mine.id = account_id group by mine.id
  ), changed as (
    update accounts account set credits = mine.credits + given.credits, used = mine.used - given.used
    from given join mine using (id) where account.id = given.id
  )
  select charges.request_id, mine.id is null as locked,
    ${columns('coalesce(mine.COLUMN, account.COLUMN)', ['credits', 'used'])},
    coalesce(mine.credits, account.credits) + coalesce(given.credits, 0) as credits,
    coalesce(mine.used, account.used) - coalesce(given.used, 0) as used
  from charges join accounts account on account.id = account_id
  left join mine on mine.id = account_id left join given on given.id = account_id`;

/** $1 ids and $2 key hashes of requests, $3 time. The primary key prevents a second charge of the same request. */
const FORESTALL = `
  insert into entries (request_id, kind, account_id, pool, amount, at)
  select request_id, 'charge', id, 'credits', 0, $3::bigint
  from unnest($1::text[], $2::text[]) as asked (request_id, key_hash) join accounts using (key_hash)
  on conflict do nothing`;

/** $1 time, $2 maximum number. Charges that another process is closing are skipped. */
const CLOSE = `
  with old as materialized (
    select request_id, to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM') as month
    from entries where kind = 'charge' and at < $1::bigint order by at limit $2::int for update skip locked
  ), gone as (
    delete from entries entry using old where entry.request_id = old.request_id and kind in ('charge', 'refund')
    returning account_id, pool, amount, month
  ), written as (
    insert into entries (request_id, kind, account_id, pool, amount, at)
    select 'closed-' || month || '-' || account_id || '-' || pool, 'closed', account_id, pool, sum(amount)::bigint, $1::bigint
    from gone group by month, account_id, pool order by month, account_id, pool
    on conflict (request_id, kind) do update set amount = entries.amount + excluded.amount
  )
  select count(*) as closed from old`;

const PROBE = "update migrations set at = at where name = '001-accounts'";

const CHARGE = { wait: charge('wait'), skip: charge('skip') };
const REFUND = { wait: refund('wait'), skip: refund('skip') };
