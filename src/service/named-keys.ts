import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from './database/database.js';
import type { Account, ApiKeysTable, Tables } from './database/schema.js';
import { isoTime } from './iso-time.js';
import { hashKey, newKey } from './keys.js';
import { lockAccount } from './lock-account.js';

/** A key of an account, without the key itself. */
export interface KeyView {
  /** `main` for the account's own key. */
  id: string;
  /** Unique within the account. */
  name: string;
  /** Whether it may create and delete keys. */
  manages: boolean;
  /** ISO 8601; null for the account's own key, which may have been rotated since. */
  created_on: string | null;
  /** ISO 8601, exact to a minute; null if the key was never used. */
  last_used_on: string | null;
}

/** A key with its secret, which is returned only once. */
export type KeyWithToken = KeyView & {
  /** The key itself. Only its hash is stored, so this is the only time that it can be read. */
  api_token: string;
};

/** A key to be created. */
export interface NewKey {
  /** Unique within the account: 1 to 64 characters. */
  name: string;
  /** Whether it may list, create and delete keys. */
  manages: boolean;
}

/** The keys of accounts: their own, and those with names. */
export interface NamedKeys {
  list(account: Pick<Account, 'id'>): Promise<KeyView[]>;
  /** Rejects with `KeyRejected`. */
  create(account: Pick<Account, 'id'>, key: NewKey): Promise<KeyWithToken>;
  /** Invalidates a key at once; null if the account has no such key. Rejects with `KeyRejected` for the account's own key. */
  remove(account: Pick<Account, 'id'>, id: string): Promise<KeyView | null>;
}

/** A key that cannot be created or removed. The message says why. */
export class KeyRejected extends Error {
  override readonly name = 'KeyRejected';
}

/** The account's own key in lists. */
export const MAIN_KEY = 'main';

const MAX_KEYS = 100;

export function namedKeys(database: Database, now: () => number = Date.now): NamedKeys {
  const { db } = database;
  const lastUses = async (ids: string[]): Promise<Map<string, number>> => {
    const rows = await db.selectFrom('key_uses').selectAll().where('key_id', 'in', ids).execute();
    return new Map(rows.map(({ key_id, used_at }) => [key_id, used_at]));
  };
  return {
    async list({ id: accountId }) {
      const rows = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('name')
        .execute();
      const uses = await lastUses([accountId, ...rows.map(({ id }) => id)]);
      const main = { id: MAIN_KEY, name: MAIN_KEY, manages: true, created_on: null };
      return [
        { ...main, last_used_on: timeOrNull(uses.get(accountId)) },
        ...rows.map((row) => view(row, uses.get(row.id))),
      ];
    },

    async create({ id: accountId }, { name, manages }) {
      checkName(name);
      const key = newKey();
      const row: ApiKeysTable = {
        id: randomBytes(6).toString('hex'),
        account_id: accountId,
        key_hash: hashKey(key),
        name,
        manages: manages ? 1 : 0,
        created_at: now(),
      };
      await db.transaction().execute(async (transaction) => {
        // Keys of an account are created one after the other.
        await lockAccount(database, transaction, accountId);
        await refuseTooManyKeys(transaction, row);
        await transaction.insertInto('api_keys').values(row).execute();
      });
      return { ...view(row, undefined), api_token: key };
    },

    async remove({ id: accountId }, id) {
      if (id === MAIN_KEY)
        throw new KeyRejected("the account's own key cannot be deleted: ask the operator to rotate it");
      const row = await db
        .deleteFrom('api_keys')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return null;
      const uses = await lastUses([id]);
      await db.deleteFrom('key_uses').where('key_id', '=', id).execute();
      return view(row, uses.get(id));
    },
  };
}

/** Invalidates all named keys of an account at once. */
export async function forgetNamedKeys(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const keys = await transaction
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  const ids = keys.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('key_uses').where('key_id', 'in', ids).execute();
}

function checkName(name: string): void {
  // Databases store another text in place of half a surrogate pair, so that names of two keys could become equal.
  if (!/^[^\p{Cc}\p{Cs}]{1,64}$/u.test(name) || name.trim() !== name || name === MAIN_KEY)
    throw new KeyRejected(
      `the name of a key must have 1 to 64 characters, no control characters and no spaces at its ends, and must not be "${MAIN_KEY}"`,
    );
}

async function refuseTooManyKeys(
  transaction: Transaction<Tables>,
  { account_id, name }: ApiKeysTable,
): Promise<void> {
  const keys = await transaction
    .selectFrom('api_keys')
    .select('name')
    .where('account_id', '=', account_id)
    .execute();
  if (keys.some((key) => key.name === name))
    throw new KeyRejected(`the account already has a key named "${name}": delete it, or choose another name`);
  if (keys.length >= MAX_KEYS)
    throw new KeyRejected(`an account has at most ${MAX_KEYS} named keys: delete one that is not used`);
}

const view = ({ id, name, manages, created_at }: ApiKeysTable, usedAt: number | undefined): KeyView => ({
  id,
  name,
  manages: manages === 1,
  created_on: isoTime(created_at),
  last_used_on: timeOrNull(usedAt),
});

const timeOrNull = (time: number | undefined): string | null => (time === undefined ? null : isoTime(time));
