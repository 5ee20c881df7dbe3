import type { Transaction } from 'kysely';
import type { Database } from './database/database.js';
import type { Account, Tables } from './database/schema.js';

/**
 * Locks accounts for as long as the transaction lasts, in the order of their ids, so that two transactions never wait for each other.
 * Rows of other tables can still refer to them. Unknown ids are left out.
 */
export const lockAccounts = (
  { locksRows }: Pick<Database, 'locksRows'>,
  transaction: Transaction<Tables>,
  ids: Iterable<string>,
): Promise<Account[]> =>
  transaction
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .$if(locksRows, (query) => query.forNoKeyUpdate())
    .execute();

/** {@link lockAccounts} for one that exists. */
export async function lockAccount(
  database: Pick<Database, 'locksRows'>,
  transaction: Transaction<Tables>,
  id: string,
): Promise<Account> {
  const [account] = await lockAccounts(database, transaction, [id]);
  if (account === undefined) throw new Error(`there is no account ${id}`);
  return account;
}
