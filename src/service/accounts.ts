import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Audit, audit } from './audit.js';
import type { Database, OpenOptions } from './database/database.js';
import { openDatabase } from './database/open.js';
import type { Account, EntryKind, Plan, Tables } from './database/schema.js';
import { forgetKeys, formerKeysUntil, hashKey, keepKey, newAccountId, newKey } from './keys.js';
import { remainingOf } from './months.js';
import {
  forgetNamedKeys,
  KeyRejected,
  type KeyView,
  type KeyWithToken,
  type NewKey,
  namedKeys,
} from './named-keys.js';
import type { Pool } from './pools.js';
import { pathOfOperation } from './routes/index.js';
import { DAY_MS } from './units.js';
import { InvalidUsage, readUsageOptions, type UsageOptions, type UsageView, usageOf } from './usage.js';

/** A plan with its allowance: initial credits, or requests per UTC month. */
export type PlanChoice =
  | {
      /** Pays for each request with credits. */
      plan: 'payg';
      /** Credits that are added now. @default 0 */
      credits?: number;
    }
  | {
      /** Has a number of requests in each UTC month. */
      plan: 'monthly';
      /** Requests in each UTC month. */
      quota: number;
    };

/** The public data of an account: everything except its key, which only its owner has. */
export interface AccountView {
  /** Identifies the account; never changes. */
  id: string;
  /** The owner's e-mail address. */
  email: string;
  /** How the account pays. */
  plan: Plan;
  /** Null on a monthly plan. */
  credits_remaining: number | null;
  /** Null on the pay-as-you-go plan. */
  quota: number | null;
  /** What is left of this UTC month's quota. Null on the pay-as-you-go plan. */
  quota_remaining: number | null;
  /** When the account was created, ISO 8601. */
  created_at: string;
  /** When it was revoked, ISO 8601; null if it was not. */
  revoked_at: string | null;
  /** When the previous key expires; null if there is none. */
  former_key_until: string | null;
}

/** A change of an account's credits, or of what is left of a month's quota. */
export interface EntryView {
  /** When it was made, ISO 8601. */
  at: string;
  /** What kind of entry it is. */
  kind: EntryKind;
  /** What it is drawn from: the credits, or the quota of a month. */
  pool: Pool;
  /** Above 0 for grants and refunds, below for charges. */
  amount: number;
  /** The id of the charged request, as in `X-Request-Id` and in the log. */
  request_id: string;
  /** Why credits were granted or taken back, if a reason was given. */
  reason: string | null;
}

/** Which entries of the ledger to return. */
export interface EntriesOptions {
  /** The most entries. @default 100 */
  limit?: number;
  /** Only entries of this kind. */
  kind?: EntryKind;
}

/** An account with its new key, which is returned only once. */
export type AccountWithKey = AccountView & {
  /** The new key. Only its hash is stored, so this is the only time that it can be read. */
  api_token: string;
};

/** Manages the accounts of a database. Safe to use while services run on the same database. `who` is an id or an e-mail address. */
export interface Accounts {
  /** Creates an account. Rejects if the address has one. */
  create(options: { email: string } & PlanChoice): Promise<AccountWithKey>;
  /** Returns all accounts, the oldest first. */
  list(): Promise<AccountView[]>;
  /** Returns one account. */
  show(who: string): Promise<AccountView>;
  /** Returns grants, charges and refunds, the latest first. */
  entries(who: string, options?: EntriesOptions): Promise<EntryView[]>;
  /**
   * Adds credits, which an account keeps while it has a monthly plan. A negative number takes credits back, at most as many
   * as there are, and needs a reason, which is stored in the ledger.
   */
  grant(who: string, credits: number, options?: { reason?: string }): Promise<AccountView>;
  /** Changes the plan, from now on. */
  plan(who: string, plan: PlanChoice): Promise<AccountView>;
  /**
   * Replaces the account's own key. The old one stays valid for `keep` ms, at most 30 days; without `keep`, it and earlier former
   * keys become invalid at once. Named keys stay valid. Rejects for a revoked account: see `restore`.
   */
  rotate(who: string, options?: { keep?: number }): Promise<AccountWithKey>;
  /** Sums up what was charged and refunded, by default in the last 30 days and by day. Days are UTC, `YYYY-MM-DD`. */
  usage(who: string, options?: Partial<UsageOptions>): Promise<UsageView>;
  /** Returns the account's own key first, then those with names. */
  keys(who: string): Promise<KeyView[]>;
  /** Creates a key with a name. Rejects if the account has one of that name, or was revoked. */
  createKey(who: string, key: NewKey): Promise<KeyWithToken>;
  /** Invalidates a named key at once. `key`: its id or its name. */
  deleteKey(who: string, key: string): Promise<KeyView>;
  /** Invalidates the key, all former keys and all named keys at once. */
  revoke(who: string): Promise<AccountView>;
  /** Reactivates a revoked account with a new key. */
  restore(who: string): Promise<AccountWithKey>;
  /** Adds up the entries of the ledger and compares the sums with the balances. */
  audit(): Promise<Audit>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** An unknown account or invalid options; the message is for the operator. */
export class AccountError extends Error {
  /** Always `AccountError`. */
  override readonly name = 'AccountError';
}

/** There is no account, or no key, of that name. */
export class UnknownAccount extends AccountError {}

/** Opens the accounts of a database: an SQLite file or `postgres://…`. Rejects with `DatabaseNotOpened` if it cannot be opened. */
export async function openAccounts(location: string, options: OpenOptions = {}): Promise<Accounts> {
  return accountsOf(await openDatabase(location, options));
}

/** How long a former key can stay valid: 30 days. */
const MAX_KEEP_MS = 30 * DAY_MS;

export function accountsOf(database: Database): Accounts {
  const { db } = database;
  const keys = namedKeys(database);
  const change = (
    who: string,
    act: (transaction: Transaction<Tables>, account: Account) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const { id } = await find(database, transaction, who);
      await act(transaction, await byId(transaction, id));
      return view(transaction, await byId(transaction, id));
    });
  const set = (transaction: Transaction<Tables>, id: string, values: Partial<Omit<Account, 'id'>>) =>
    transaction.updateTable('accounts').set(values).where('id', '=', id).execute();

  return {
    create: ({ email, ...choice }) =>
      db.transaction().execute(async (transaction) => {
        checkEmail(email);
        const { plan, quota } = readPlan(choice);
        await database.alone(transaction);
        await refuseSecondAccount(transaction, email);
        const [id, key] = [newAccountId(), newKey()];
        const state = { credits: 0, month: null, used: 0, created_at: Date.now(), revoked_at: null };
        const account: Account = { id, email, key_hash: hashKey(key), plan, quota, ...state };
        await transaction.insertInto('accounts').values(account).execute();
        if (choice.plan === 'payg' && choice.credits) await addCredits(transaction, account, choice.credits);
        return { ...(await view(transaction, await byId(transaction, id))), api_token: key };
      }),
    list: async () => {
      const all = await db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
      return views(db, all);
    },
    show: async (who) => view(db, await find(database, db, who, false)),
    // Reads all entries of an account, which can take longer than the deadline of charges.
    entries: (who, options) =>
      database.view(async (view) => entriesOf(view, (await find(database, view, who, false)).id, options)),
    grant: (who, credits, options) =>
      change(who, (transaction, account) => addCredits(transaction, account, credits, options)),
    plan: (who, choice) =>
      change(who, async (transaction, account) => {
        const plan = readPlan(choice);
        await set(transaction, account.id, plan);
        if (choice.plan === 'payg' && choice.credits) await addCredits(transaction, account, choice.credits);
      }),
    rotate: async (who, { keep = 0 } = {}) => {
      if (!Number.isInteger(keep) || keep < 0 || keep > MAX_KEEP_MS)
        throw new AccountError(`keep: expected 0 to ${MAX_KEEP_MS} ms (30 days), got ${keep}`);
      const key = newKey();
      const rotated = await change(who, async (transaction, account) => {
        if (account.revoked_at !== null) throw new AccountError(REVOKED);
        if (keep === 0) await forgetKeys(transaction, account.id);
        else await keepKey(transaction, account, Date.now() + keep);
        await set(transaction, account.id, { key_hash: hashKey(key) });
      });
      return { ...rotated, api_token: key };
    },
    usage: async (who, options = {}) => {
      const { id } = await find(database, db, who, false);
      try {
        return await usageOf(database, id, readUsageOptions(options, Date.now()), pathOfOperation);
      } catch (error) {
        throw error instanceof InvalidUsage ? new AccountError(error.message, { cause: error }) : error;
      }
    },
    keys: async (who) => keys.list(await find(database, db, who, false)),
    createKey: async (who, key) => {
      const account = await find(database, db, who, false);
      if (account.revoked_at !== null) throw new AccountError(REVOKED);
      return keys.create(account, key).catch(asAccountError);
    },
    deleteKey: async (who, key) => {
      const account = await find(database, db, who, false);
      const named = (await keys.list(account)).find(({ id, name }) => id === key || name === key);
      const deleted = named && (await keys.remove(account, named.id).catch(asAccountError));
      if (!deleted) throw new UnknownAccount(`the account has no key "${key}"`);
      return deleted;
    },
    revoke: (who) =>
      change(who, async (transaction, { id }) => {
        await forgetKeys(transaction, id);
        await forgetNamedKeys(transaction, id);
        await set(transaction, id, { revoked_at: Date.now() });
      }),
    restore: async (who) => {
      const key = newKey();
      const restored = await change(who, async (transaction, account) => {
        if (account.revoked_at === null) throw new AccountError('the account was not revoked');
        await set(transaction, account.id, { key_hash: hashKey(key), revoked_at: null });
      });
      return { ...restored, api_token: key };
    },
    audit: () => audit(database),
    close: () => database.close(),
  };
}

const REVOKED = 'the account was revoked: "accounts restore" brings it back, with a new key';

function asAccountError(error: unknown): never {
  throw error instanceof KeyRejected ? new AccountError(error.message, { cause: error }) : error;
}

/** Rejects an e-mail address that has an account. In older databases an address can have several. */
async function refuseSecondAccount(transaction: Transaction<Tables>, email: string): Promise<void> {
  const [known] = await transaction
    .selectFrom('accounts')
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('revoked_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .execute();
  if (known === undefined) return;
  const revoked = known.revoked_at === null ? '' : `, which was revoked: "accounts restore" brings it back`;
  throw new AccountError(`${known.email} already has an account: ${known.id}${revoked}`);
}

async function addCredits(
  transaction: Transaction<Tables>,
  account: Account,
  credits: number,
  { reason = null }: { reason?: string | null } = {},
): Promise<void> {
  if (!isCount(Math.abs(credits)) || credits === 0)
    throw new AccountError(`credits: expected a whole number other than 0, got ${credits}`);
  if (reason !== null) checkReason(reason);
  else if (credits < 0) throw new AccountError('reason: to take credits back, give a reason');
  if (account.credits + credits < 0)
    throw new AccountError(`the account has ${account.credits} credits: ${-credits} cannot be taken back`);
  await transaction
    .updateTable('accounts')
    .set({ credits: account.credits + credits })
    .where('id', '=', account.id)
    .execute();
  const entry = { request_id: `grant-${randomUUID()}`, kind: 'grant', account_id: account.id } as const;
  await transaction
    .insertInto('entries')
    .values({ ...entry, pool: 'credits', amount: credits, at: Date.now(), reason })
    .execute();
}

/** Uses the index on accounts. There is no index on time, because it would slow down every charge. */
async function entriesOf(db: Reader, id: string, { limit = 100, kind }: EntriesOptions = {}) {
  if (!isCount(limit) || limit === 0) throw new AccountError(`limit: expected 1 or more, got ${limit}`);
  const rows = await db
    .selectFrom('entries')
    .select(['at', 'kind', 'pool', 'amount', 'request_id', 'reason'])
    .where('account_id', '=', id)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'grant'))
    .orderBy('at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row): EntryView => ({ ...row, at: new Date(row.at).toISOString() }));
}

type Reader = Database['db'] | Transaction<Tables>;

/**
 * Finds an account by its id, or by its e-mail address in any case, and locks its row if the database has such locks, so that a concurrent
 * charge is not overwritten.
 */
async function find({ locksRows }: Database, db: Reader, who: string, lock = locksRows): Promise<Account> {
  // No account has one, and PostgreSQL rejects a NUL in a parameter.
  if (CONTROL.test(who)) throw new UnknownAccount(`there is no account ${JSON.stringify(who)}`);
  const similar = await db
    .selectFrom('accounts')
    .selectAll()
    .where(({ eb, fn, or }) =>
      or([
        eb('id', '=', who),
        eb('email', '=', who),
        eb(fn<string>('lower', ['email']), '=', who.toLowerCase()),
      ]),
    )
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  // Older databases can have addresses that differ in case only.
  const exact = similar.filter(({ id, email }) => id === who || email === who);
  const found = exact.length > 0 ? exact : similar;
  const [account, ...more] = found;
  if (account === undefined) throw new UnknownAccount(`there is no account "${who}"`);
  if (more.length === 0) return account;
  throw new AccountError(
    `"${who}" has ${found.length} accounts: name one by its id (${found.map(({ id }) => id).join(', ')})`,
  );
}

const byId = (db: Reader, id: string): Promise<Account> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function views(db: Reader, accounts: readonly Account[]): Promise<AccountView[]> {
  const now = Date.now();
  const former = await formerKeysUntil(db, now);
  return accounts.map((account) => toView(account, former.get(account.id) ?? null, now));
}

async function view(db: Reader, account: Account): Promise<AccountView> {
  const [only] = await views(db, [account]);
  return only as AccountView;
}

function toView(account: Account, formerKeyUntil: number | null, now: number): AccountView {
  const { id, email, plan, quota, created_at, revoked_at } = account;
  const left = remainingOf(account, now);
  return {
    id,
    email,
    plan,
    credits_remaining: plan === 'payg' ? left : null,
    quota,
    quota_remaining: plan === 'monthly' ? left : null,
    created_at: new Date(created_at).toISOString(),
    revoked_at: toTime(revoked_at),
    former_key_until: toTime(formerKeyUntil),
  };
}

const toTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function readPlan(choice: PlanChoice): Pick<Account, 'plan' | 'quota'> {
  if (choice.plan === 'payg') {
    if (choice.credits === undefined || isCount(choice.credits)) return { plan: 'payg', quota: null };
    throw new AccountError(`credits: expected a whole number, 0 or more, got ${choice.credits}`);
  }
  if (isCount(choice.quota)) return { plan: 'monthly', quota: choice.quota };
  throw new AccountError(`quota: expected a whole number, 0 or more, got ${choice.quota}`);
}

/** The limit is far below 2^53, so that sums stay exact. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1e12;

function checkReason(reason: string): void {
  if (!/^[^\p{Cc}]{1,200}$/u.test(reason) || reason.trim() === '')
    throw new AccountError('reason: expected one line of 1 to 200 characters');
}

/** Characters that databases do not store, or store as others: control characters and half surrogate pairs. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Only catches mistyped options; it does not check that mail can be delivered. */
function checkEmail(email: string): void {
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email) || CONTROL.test(email))
    throw new AccountError(`email: "${email.slice(0, 80)}" is not an e-mail address`);
}
