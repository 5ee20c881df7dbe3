import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import type { Account, EntriesTable, Tables } from '../database/schema.js';
import { lockAccounts } from '../lock-account.js';
import { remainingOf } from '../months.js';
import { monthOf, quotaPool } from '../pools.js';
import type { WatchAccountsTable } from './tables.js';

/** Locks the watches of accounts, for as long as the transaction lasts. */
export const lockWatches = (
  { locksRows }: Database,
  transaction: Transaction<Tables>,
  accountIds: readonly string[],
): Promise<WatchAccountsTable[]> =>
  transaction
    .selectFrom('watch_accounts')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .orderBy('account_id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();

/** Writes the row of an account that {@link lockWatches} has locked. */
export async function storeAccount(
  transaction: Transaction<Tables>,
  { account_id, ...values }: WatchAccountsTable,
): Promise<void> {
  await transaction.updateTable('watch_accounts').set(values).where('account_id', '=', account_id).execute();
}

/** A check to charge. */
export interface CheckCharge {
  /** Equal for repetitions of a check, so that it cannot be charged twice. */
  requestId: string;
  accountId: string;
  keyId: string | null;
}

/** The operation that charges for checks: the one that created the watch. */
const ROUTE = 'createWatch';

/** Charges one credit for each check, in order, and returns the ids of the checks that their account has no credit for. */
export async function chargeChecks(
  database: Database,
  transaction: Transaction<Tables>,
  charges: readonly CheckCharge[],
  now: number,
): Promise<Set<string>> {
  if (charges.length === 0) return new Set();
  const accounts = await lockAccounts(
    database,
    transaction,
    charges.map(({ accountId }) => accountId),
  );
  const entries: EntryOfCheck[] = [];
  const unpaid = new Set<string>();
  for (const account of accounts) {
    const own = charges.filter(({ accountId }) => accountId === account.id);
    const paid = own.slice(0, spendable(account, now));
    for (const { requestId } of own.slice(paid.length)) unpaid.add(requestId);
    if (paid.length === 0) continue;
    const { pool, values } = drawn(account, paid.length, now);
    await transaction.updateTable('accounts').set(values).where('id', '=', account.id).execute();
    for (const { requestId, keyId } of paid)
      entries.push({
        request_id: requestId,
        kind: 'charge',
        account_id: account.id,
        pool,
        amount: -1,
        at: now,
        route: ROUTE,
        key_id: keyId,
      });
  }
  if (entries.length > 0) await transaction.insertInto('entries').values(entries).execute();
  return unpaid;
}

type EntryOfCheck = Pick<EntriesTable, 'request_id' | 'kind' | 'account_id' | 'pool' | 'amount' | 'at'> & {
  route: string;
  key_id: string | null;
};

/** How many checks an account can pay for now. */
export const spendable = (account: Account, now: number): number =>
  account.revoked_at === null ? remainingOf(account, now) : 0;

/** A month only moves forward: a process whose clock is behind charges the month that others have begun. */
function drawn(account: Account, amount: number, now: number) {
  if (account.plan === 'payg')
    return { pool: 'credits' as const, values: { credits: account.credits - amount } };
  const month = [account.month ?? '', monthOf(now)].sort().at(-1) ?? '';
  const used = (account.month === month ? account.used : 0) + amount;
  return { pool: quotaPool(month), values: { month, used } };
}
