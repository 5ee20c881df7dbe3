import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Audit, audit } from './audit.js';
import type { Database } from './database/database.js';
import { openDatabase } from './database/open.js';
import type { Account, Plan, Tables } from './database/schema.js';
import { hashKey, newAccountId, newKey } from './keys.js';
import { remainingOf } from './months.js';

/** A plan with what it allows: credits to start with, or requests a UTC month. */
export type PlanChoice = { plan: 'payg'; credits?: number } | { plan: 'monthly'; quota: number };

/** What can be shown of an account: everything but its key, which nobody has but its owner. */
export interface AccountView {
  id: string;
  email: string;
  plan: Plan;
  /** Null on a monthly plan. */
  credits_remaining: number | null;
  /** Null on the pay-as-you-go plan. */
  quota: number | null;
  quota_remaining: number | null;
  /** ISO 8601, as `revoked_at` is. */
  created_at: string;
  revoked_at: string | null;
}

/** An account with its new key: the only time that it is told. */
export type AccountWithKey = AccountView & { api_token: string };

/** Safe to use while services run on the same database. `who` is an id or an e-mail address. */
export interface Accounts {
  create(options: { email: string } & PlanChoice): Promise<AccountWithKey>;
  list(): Promise<AccountView[]>;
  show(who: string): Promise<AccountView>;
  /** Adds credits; they stay when the account goes to a monthly plan and back. */
  grant(who: string, credits: number): Promise<AccountView>;
  plan(who: string, plan: PlanChoice): Promise<AccountView>;
  /** A new key in the place of the old one, also of one that was revoked. */
  rotate(who: string): Promise<AccountWithKey>;
  /** The key stops working at once. */
  revoke(who: string): Promise<AccountView>;
  /** Adds the ledger up and compares. */
  audit(): Promise<Audit>;
  close(): Promise<void>;
}

/** An account that is not there, or options that make no sense: the message is for the person who asked. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** Opens the accounts of a database: a file of SQLite or `postgres://…`. */
export async function openAccounts(location: string): Promise<Accounts> {
  return accountsOf(await openDatabase(location));
}

export function accountsOf(database: Database): Accounts {
  const { db } = database;
  const change = (
    who: string,
    act: (transaction: Transaction<Tables>, account: Account) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const { id } = await find(database, transaction, who);
      await act(transaction, await byId(transaction, id));
      return view(await byId(transaction, id));
    });
  const set = (who: string, values: Partial<Omit<Account, 'id'>>) =>
    change(who, (transaction, { id }) =>
      transaction.updateTable('accounts').set(values).where('id', '=', id).execute(),
    );

  return {
    create: ({ email, ...choice }) =>
      db.transaction().execute(async (transaction) => {
        checkEmail(email);
        const { plan, quota } = readPlan(choice);
        const [id, key] = [newAccountId(), newKey()];
        const state = { credits: 0, month: null, used: 0, created_at: Date.now(), revoked_at: null };
        const account: Account = { id, email, key_hash: hashKey(key), plan, quota, ...state };
        await transaction.insertInto('accounts').values(account).execute();
        if (choice.plan === 'payg' && choice.credits) await addCredits(transaction, account, choice.credits);
        return { ...view(await byId(transaction, id)), api_token: key };
      }),
    list: async () =>
      (await db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute()).map(view),
    show: async (who) => view(await find(database, db, who, false)),
    grant: (who, credits) => change(who, (transaction, account) => addCredits(transaction, account, credits)),
    plan: (who, choice) =>
      change(who, async (transaction, account) => {
        const plan = readPlan(choice);
        await transaction.updateTable('accounts').set(plan).where('id', '=', account.id).execute();
        if (choice.plan === 'payg' && choice.credits) await addCredits(transaction, account, choice.credits);
      }),
    rotate: async (who) => {
      const key = newKey();
      return { ...(await set(who, { key_hash: hashKey(key), revoked_at: null })), api_token: key };
    },
    revoke: (who) => set(who, { revoked_at: Date.now() }),
    audit: () => audit(database),
    close: () => database.close(),
  };
}

async function addCredits(
  transaction: Transaction<Tables>,
  account: Account,
  credits: number,
): Promise<void> {
  if (!isCount(credits) || credits === 0)
    throw new AccountError(`credits must be a whole number from 1, got ${credits}`);
  await transaction
    .updateTable('accounts')
    .set({ credits: account.credits + credits })
    .where('id', '=', account.id)
    .execute();
  const entry = { request_id: `grant-${randomUUID()}`, kind: 'grant', account_id: account.id } as const;
  await transaction
    .insertInto('entries')
    .values({ ...entry, pool: 'credits', amount: credits, at: Date.now() })
    .execute();
}

type Reader = Database['db'] | Transaction<Tables>;

/** Locks the row where the database has such locks, so that a charge at the same time is not overwritten. */
async function find({ locksRows }: Database, db: Reader, who: string, lock = locksRows): Promise<Account> {
  const found = await db
    .selectFrom('accounts')
    .selectAll()
    .where((where) => where.or([where('id', '=', who), where('email', '=', who)]))
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  const [account, ...more] = found;
  if (account === undefined) throw new AccountError(`no account "${who}"`);
  if (more.length === 0) return account;
  throw new AccountError(
    `"${who}" has ${found.length} accounts: say which by its id (${found.map(({ id }) => id).join(', ')})`,
  );
}

const byId = (db: Reader, id: string): Promise<Account> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function view(account: Account): AccountView {
  const { id, email, plan, quota, created_at, revoked_at } = account;
  const left = remainingOf(account, Date.now());
  return {
    id,
    email,
    plan,
    credits_remaining: plan === 'payg' ? left : null,
    quota,
    quota_remaining: plan === 'monthly' ? left : null,
    created_at: new Date(created_at).toISOString(),
    revoked_at: revoked_at === null ? null : new Date(revoked_at).toISOString(),
  };
}

function readPlan(choice: PlanChoice): Pick<Account, 'plan' | 'quota'> {
  if (choice.plan === 'payg') {
    if (choice.credits === undefined || isCount(choice.credits)) return { plan: 'payg', quota: null };
    throw new AccountError(`credits must be a whole number from 0, got ${choice.credits}`);
  }
  if (isCount(choice.quota)) return { plan: 'monthly', quota: choice.quota };
  throw new AccountError(`a monthly plan needs a quota, a whole number from 0, got ${choice.quota}`);
}

/** Far below 2^53, so that no sum of them comes near it. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1e12;

/** Enough to catch a mistyped option; whether mail arrives is another matter. */
function checkEmail(email: string): void {
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new AccountError(`"${email.slice(0, 80)}" is no e-mail address`);
}
