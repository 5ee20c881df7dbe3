import { sql } from 'kysely';
import type { Database } from './database/database.js';
import { quotaPool } from './pools.js';

/** The balance of an account, compared with its entries in the ledger. */
export interface AuditedAccount {
  /** Identifies the account. */
  id: string;
  /** The credits that the account has, as stored with it. */
  credits: number;
  /** What it has used of this month's quota, as stored with it. */
  used: number;
  /** What its entries add up to. */
  ledger: {
    /** The sum of its grants, charges and refunds of credits. */
    credits: number;
    /** The sum of its charges and refunds of this month's quota. */
    used: number;
  };
  /** What was spent in all. */
  spent: {
    /** As the usage counts it. */
    usage: number;
    /** The sum of the charges and refunds. */
    ledger: number;
  };
  /** Whether all of them are equal. */
  exact: boolean;
}

/** All balances, compared with the ledger. */
export interface Audit {
  /** Whether everything is equal, and no refund lacks its charge. */
  exact: boolean;
  /** How many entries the ledger has. */
  entries: number;
  /** Each account. */
  accounts: AuditedAccount[];
  /** Refunds without a charge of the same account and pool, of that amount or more. Anything but 0 is a bug. */
  strayRefunds: number;
}

/** Adds up all entries and compares the sums with the balances, in one consistent view that delays no charge. */
export async function audit(database: Database): Promise<Audit> {
  return database.view(async (view) => {
    const accounts = await view
      .selectFrom('accounts')
      .select(['id', 'credits', 'month', 'used'])
      .orderBy('id')
      .execute();
    const sums = await view
      .selectFrom('entries')
      .select(({ fn }) => ['account_id', 'pool', fn.sum('amount').as('sum'), fn.countAll().as('count')])
      .select(sql<number | string>`sum(case kind when 'grant' then 0 else -amount end)`.as('spent'))
      .groupBy(['account_id', 'pool'])
      .execute();
    const usage = await view
      .selectFrom('usage')
      .select(({ fn }) => ['account_id', fn.sum('amount').as('sum')])
      .groupBy('account_id')
      .execute();
    const counted = new Map(usage.map(({ account_id, sum }) => [account_id, 0 - Number(sum)]));
    const spentBy = new Map<string, number>();
    for (const { account_id, spent } of sums)
      spentBy.set(account_id, (spentBy.get(account_id) ?? 0) + Number(spent));
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from entries refund
      left join entries charge on charge.request_id = refund.request_id and charge.kind = 'charge'
        and charge.account_id = refund.account_id and charge.pool = refund.pool
        and charge.amount <= -refund.amount
      where refund.kind = 'refund' and charge.request_id is null`.execute(view);
    const sumOf = (id: string, pool: string) =>
      Number(sums.find((row) => row.account_id === id && row.pool === pool)?.sum ?? 0);

    const audited = accounts.map(({ id, credits, month, used }): AuditedAccount => {
      const usedNow = month === null ? 0 : 0 - sumOf(id, quotaPool(month));
      const ledger = { credits: sumOf(id, 'credits'), used: usedNow };
      const spent = { usage: counted.get(id) ?? 0, ledger: spentBy.get(id) ?? 0 };
      const exact = ledger.credits === credits && ledger.used === used && spent.usage === spent.ledger;
      return { id, credits, used, ledger, spent, exact };
    });
    const strayRefunds = Number(rows[0]?.count ?? 0);
    return {
      exact: strayRefunds === 0 && audited.every(({ exact }) => exact),
      entries: sums.reduce((total, { count }) => total + Number(count), 0),
      accounts: audited,
      strayRefunds,
    };
  });
}
