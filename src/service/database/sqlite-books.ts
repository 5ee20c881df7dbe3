import { monthOf } from '../pools.js';
import type { Books, Charged, Refunded } from './database.js';
import type { Account } from './schema.js';
import type { WritingThread } from './sqlite-thread.js';

/** SQLite has one writer, so that no row is ever locked: writes wait for their turn instead. */
export function sqliteBooks({ transaction }: WritingThread): Books {
  return {
    async charge(group, now) {
      const costly = group.filter(({ cost }) => cost > 0);
      const values = {
        asked: JSON.stringify(
          costly.map(({ requestId, keyHash, route, keyId }) => [requestId, keyHash, route, keyId]),
        ),
        month: monthOf(now),
      };
      const keys = JSON.stringify([...new Set(group.map(({ keyHash }) => keyHash))]);
      const [, rows] = await transaction([
        { name: 'charge', text: CHARGE, values: { ...values, now } },
        { name: 'charged', text: CHARGED, values: { asked: values.asked, keys } },
        { name: 'take', text: TAKE, values },
      ]);
      return (rows as (Account & { charged: number })[]).map(
        (account): Charged => ({ account, charged: account.charged, locked: false }),
      );
    },
    async refund(requestIds, now) {
      const ids = JSON.stringify(requestIds);
      const [, , rows] = await transaction([
        { name: 'restore', text: RESTORE, values: { ids } },
        { name: 'refund', text: REFUND, values: { ids, now } },
        { name: 'refunded', text: REFUNDED, values: { ids } },
      ]);
      return (rows as (Account & { request_id: string })[]).map(
        ({ request_id, ...account }): Refunded => ({ requestId: request_id, account, locked: false }),
      );
    },
    async forestall(group, now) {
      const asked = JSON.stringify(group.map(({ requestId, keyHash }) => [requestId, keyHash]));
      await transaction([{ text: FORESTALL, values: { asked, now } }]);
    },
    async close(before, most) {
      const values = { before, most };
      const [rows] = await transaction([
        { text: CLOSABLE, values },
        { text: CLOSE, values },
        { text: REMOVE, values },
      ]);
      return (rows as { closed: number }[])[0]?.closed ?? 0;
    },
    async probe() {
      await transaction([{ text: PROBE, values: {} }]);
    },
  };
}

/**
 * `asked` has id, key hash, route and key id of each request, in their order. A month only moves forward: after a clock was set
 * back, the month that had started is charged.
 */
const CHARGE = `
  insert into entries (request_id, kind, account_id, pool, amount, at, route, key_id)
  select request_id, 'charge', id, case plan when 'payg' then 'credits' else 'quota:' || this_month end, -1, :now, route, key_id
  from (
    select request_id, route, key_id, account.*, row_number() over (partition by id order by place) as nth,
      case plan when 'payg' then credits
        else coalesce(quota, 0) - case month when this_month then used else 0 end end as remaining
    from (
      select key as place, value ->> 0 as request_id, value ->> 1 as key_hash, value ->> 2 as route, value ->> 3 as key_id
      from json_each(:asked)
    )
    join (select *, max(coalesce(month, ''), :month) as this_month from accounts) account using (key_hash)
    where revoked_at is null
  ) where nth <= remaining`;

/** The plus makes SQLite use the primary key instead of reading all entries of an account. */
const TAKEN = `
  select account_id, count(*) as charged from entries
  where kind = 'charge' and request_id in (select value ->> 0 from json_each(:asked)) group by +account_id`;

const CHARGED = `
  select account.*, coalesce(charged, 0) as charged from accounts account
  left join (${TAKEN}) on account_id = id where key_hash in (select value from json_each(:keys))`;

const TAKE = `
  update accounts set
    credits = credits - case plan when 'payg' then charged else 0 end,
    used = case when plan = 'payg' then used
      when month = max(coalesce(month, ''), :month) then used + charged else charged end,
    month = case plan when 'payg' then month else max(coalesce(month, ''), :month) end
  from (${TAKEN}) where account_id = id`;

/** Charges that were not refunded yet. `ids` is a list of ids of requests. */
const DUE = `
  from entries charge where kind = 'charge' and amount < 0
  and request_id in (select value from json_each(:ids))
  and not exists (select 1 from entries back where back.request_id = charge.request_id and back.kind = 'refund')`;

/** A refund for a past month does not change `used`, which counts another month. */
const RESTORE = `
  update accounts set credits = credits + back, used = used - unused from (
    select id as owner, sum(case pool when 'credits' then -amount else 0 end) as back,
      sum(case pool when 'quota:' || month then -amount else 0 end) as unused
    from (select account_id, pool, amount ${DUE}) join accounts on id = account_id group by id
  ) where id = owner`;

const REFUND = `
  insert into entries (request_id, kind, account_id, pool, amount, at, route, key_id)
  select request_id, 'refund', account_id, pool, -amount, :now, route, key_id ${DUE}`;

const REFUNDED = `
  select request_id, account.* from entries join accounts account on id = account_id
  where kind = 'charge' and amount < 0 and request_id in (select value from json_each(:ids))`;

/** The primary key prevents a second charge of the same request. */
const FORESTALL = `
  insert into entries (request_id, kind, account_id, pool, amount, at)
  select value ->> 0, 'charge', accounts.id, 'credits', 0, :now from json_each(:asked) join accounts on key_hash = value ->> 1
  where true on conflict do nothing`;

const OLD = `
  select request_id, strftime('%Y-%m', at / 1000, 'unixepoch') as month
  from entries where kind = 'charge' and at < :before order by at, request_id limit :most`;

const CLOSABLE = `select count(*) as closed from (${OLD})`;

/** The cross join makes SQLite read in this order: the old charges first, then their entries by the primary key. */
const CLOSE = `
  insert into entries (request_id, kind, account_id, pool, amount, at)
  select 'closed-' || month || '-' || account_id || '-' || pool, 'closed', account_id, pool, sum(amount), :before
  from (${OLD}) old cross join entries entry on entry.request_id = old.request_id
  where kind in ('charge', 'refund') group by month, account_id, pool
  on conflict (request_id, kind) do update set amount = amount + excluded.amount`;

const REMOVE = `
  delete from entries where kind in ('charge', 'refund') and request_id in (select request_id from (${OLD}))`;

const PROBE = "update migrations set at = at where name = '001-accounts'";
