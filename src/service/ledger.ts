import type { Transaction } from 'kysely';
import { Batch } from './batch.js';
import type { Database } from './database/database.js';
import type { Account, EntriesTable, Tables } from './database/schema.js';
import { sameHash } from './keys.js';
import { monthOf, quotaPool, remainingOf } from './months.js';

/** A request that came with a key. `cost` is in credits, 0 for what is free. */
export interface Admission {
  requestId: string;
  keyHash: string;
  cost: 0 | 1;
}

/** `account` is null for a key that nobody has or that was revoked. `remaining`: after this request. */
export type Admitted =
  | { account: null }
  | { account: Account; remaining: number; outcome: 'free' | 'charged' | 'exhausted' };

export interface Ledger {
  /** Finds the account of a key and charges it. Resolves once the charge is durable. */
  admit(admission: Admission): Promise<Admitted>;
  /** Gives back what the request was charged, once; resolves to what remains then, null where nothing was charged. */
  refund(requestId: string): Promise<number | null>;
}

type Row = Omit<EntriesTable, 'reason'>;

export interface LedgerOptions {
  now?: () => number;
  /** Told of each group: how many requests shared one commit. */
  onGroup?: (size: number) => void;
}

export function createLedger(database: Database, options: LedgerOptions = {}): Ledger {
  const { now = Date.now, onGroup = () => {} } = options;
  const admissions = new Batch((group: Admission[]) => {
    onGroup(group.length);
    return admitAll(database, group, now());
  });
  const refunds = new Batch((requestIds: string[]) => refundAll(database, requestIds, now()));
  return {
    admit: (admission) => admissions.add(admission),
    refund: (requestId) => refunds.add(requestId),
  };
}

async function admitAll(database: Database, group: Admission[], now: number): Promise<Admitted[]> {
  const hashes = [...new Set(group.map(({ keyHash }) => keyHash))];
  if (group.every(({ cost }) => cost === 0)) {
    const accounts = await database.db
      .selectFrom('accounts')
      .selectAll()
      .where('key_hash', 'in', hashes)
      .execute();
    return admitInOrder(accounts, group, now).admitted;
  }
  return database.db.transaction().execute(async (transaction) => {
    const accounts = await lockAccounts(database, transaction, 'key_hash', hashes);
    const { admitted, entries } = admitInOrder(accounts, group, now);
    await write(transaction, accounts, entries);
    return admitted;
  });
}

/** Nobody else can change these accounts until the transaction ends; always in one order, against deadlocks. */
function lockAccounts(
  { locksRows }: Database,
  transaction: Transaction<Tables>,
  by: 'id' | 'key_hash',
  values: string[],
): Promise<Account[]> {
  return transaction
    .selectFrom('accounts')
    .selectAll()
    .where(by, 'in', values)
    .orderBy('id')
    .$if(locksRows, (query) => query.forUpdate())
    .execute();
}

/** Charges in the order of arrival. Changes `accounts` in place. */
function admitInOrder(accounts: Account[], group: Admission[], now: number) {
  const byHash = new Map(accounts.map((account) => [account.key_hash, account]));
  const entries: Row[] = [];
  const admitted = group.map(({ requestId, keyHash, cost }): Admitted => {
    const account = byHash.get(keyHash);
    if (account === undefined || account.revoked_at !== null || !sameHash(account.key_hash, keyHash))
      return { account: null };
    const before = remainingOf(account, now);
    if (cost === 0) return { account, remaining: before, outcome: 'free' };
    if (before < cost) return { account, remaining: before, outcome: 'exhausted' };
    const pool = take(account, cost, now);
    entries.push({
      request_id: requestId,
      kind: 'charge',
      account_id: account.id,
      pool,
      amount: -cost,
      at: now,
    });
    return { account, remaining: before - cost, outcome: 'charged' };
  });
  return { admitted, entries };
}

function take(account: Account, cost: number, now: number): Row['pool'] {
  if (account.plan === 'payg') {
    account.credits -= cost;
    return 'credits';
  }
  const month = monthOf(now);
  account.used = (account.month === month ? account.used : 0) + cost;
  account.month = month;
  return quotaPool(month);
}

async function refundAll(database: Database, requestIds: string[], now: number): Promise<(number | null)[]> {
  return database.db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('entries')
      .selectAll()
      .where('request_id', 'in', requestIds)
      .execute();
    const refunded = new Set(
      known.filter(({ kind }) => kind === 'refund').map(({ request_id }) => request_id),
    );
    const charges = new Map(
      known.filter(({ kind }) => kind === 'charge').map((entry) => [entry.request_id, entry]),
    );
    const owners = [...new Set([...charges.values()].map(({ account_id }) => account_id))];
    const accounts = owners.length === 0 ? [] : await lockAccounts(database, transaction, 'id', owners);
    const byId = new Map(accounts.map((account) => [account.id, account]));
    const entries: Row[] = [];
    const remaining = requestIds.map((requestId) => {
      const charge = charges.get(requestId);
      const account = byId.get(charge?.account_id ?? '');
      if (charge === undefined || account === undefined) return null;
      if (!refunded.has(requestId)) {
        refunded.add(requestId);
        giveBack(account, charge);
        entries.push({ ...charge, kind: 'refund', amount: -charge.amount, at: now });
      }
      return remainingOf(account, now);
    });
    await write(transaction, accounts, entries);
    return remaining;
  });
}

/** The quota of a month that has passed is nobody's any more. */
function giveBack(account: Account, { pool, amount }: Row): void {
  if (pool === 'credits') account.credits -= amount;
  else if (account.month !== null && pool === quotaPool(account.month)) account.used += amount;
}

async function write(transaction: Transaction<Tables>, accounts: Account[], entries: Row[]): Promise<void> {
  if (entries.length === 0) return;
  const touched = new Set(entries.map(({ account_id }) => account_id));
  for (const { id, credits, month, used } of accounts) {
    if (!touched.has(id)) continue;
    await transaction.updateTable('accounts').set({ credits, month, used }).where('id', '=', id).execute();
  }
  await transaction.insertInto('entries').values(entries).execute();
}
