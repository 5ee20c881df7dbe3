import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Batch } from './batch.js';
import type { Tables } from './database/schema.js';

/** Creates a key of 160 random bits, which cannot be guessed: a fast hash protects it as well as a slow one. */
export const newKey = (): string => randomBytes(20).toString('hex');

/** Whether a text has the form of a key. */
export const isKey = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

export const newAccountId = (): string => randomBytes(8).toString('hex');

/**
 * Returns the hash that is stored instead of a key. Timing the search for this hash only tells clients about the hash of the key
 * that they sent, not about any other key.
 */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Rotated keys that stay valid for a while. They are stored apart from the accounts, so that a charge finds an account by a single
 * key: only other keys are searched for here.
 */
export interface FormerKeys {
  /** Returns the hash of the current key of a former key's account; null if the key does not exist or has expired. */
  successor(keyHash: string): Promise<string | null>;
}

/** Searches for keys in batches: a client that guesses keys causes one query at a time, however fast it is. */
export function formerKeys(db: Kysely<Tables>, now: () => number = Date.now): FormerKeys {
  const looks = new Batch(async (hashes: string[]) => {
    const found = await db
      .selectFrom('former_keys')
      .innerJoin('accounts', 'accounts.id', 'former_keys.account_id')
      .select(['former_keys.key_hash as former', 'accounts.key_hash as hash'])
      .where('former_keys.key_hash', 'in', [...new Set(hashes)])
      .where('until', '>', now())
      .execute();
    const successors = new Map(found.map(({ former, hash }) => [former, hash]));
    return hashes.map((hash) => successors.get(hash) ?? null);
  });
  return { successor: (keyHash) => looks.add(keyHash) };
}

/** Keeps a key valid until then, next to the account's new one. */
export async function keepKey(
  db: Kysely<Tables>,
  { id, key_hash }: { id: string; key_hash: string },
  until: number,
): Promise<void> {
  await db.insertInto('former_keys').values({ key_hash, account_id: id, until }).execute();
}

/** Invalidates all former keys of an account at once. */
export async function forgetKeys(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('former_keys').where('account_id', '=', accountId).execute();
}

/** Returns when the last former key of each account expires, for accounts that have any. */
export async function formerKeysUntil(db: Kysely<Tables>, now: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('former_keys')
    .select(({ fn }) => ['account_id', fn.max('until').as('until')])
    .where('until', '>', now)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, until }) => [account_id, Number(until)]));
}
