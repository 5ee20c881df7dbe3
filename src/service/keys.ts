import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Batch } from './batch.js';
import type { Tables } from './database/schema.js';

/** 160 random bits: nobody guesses one, so that a plain hash keeps it as well as a slow one would. */
export const newKey = (): string => randomBytes(20).toString('hex');

export const newAccountId = (): string => randomBytes(8).toString('hex');

/**
 * What is stored of a key. Whoever times the look-up by this hash learns about the hash of a key that they have, and
 * nothing about any other key.
 */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Keys that were rotated and work on for a while. They stand apart from the accounts, so that a charge finds an account by its
 * one key: only who comes with another key is looked for here.
 */
export interface FormerKeys {
  /** Hash of the key that the account of a former key has now; null for a key that nobody has, or that has run out. */
  successor(keyHash: string): Promise<string | null>;
}

/** Looked for together: who guesses keys, however fast, makes one query at a time of it. */
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

/** Lets a key work on until then, beside the account's new one. */
export async function keepKey(
  db: Kysely<Tables>,
  { id, key_hash }: { id: string; key_hash: string },
  until: number,
): Promise<void> {
  await db.insertInto('former_keys').values({ key_hash, account_id: id, until }).execute();
}

/** All former keys of an account stop working at once. */
export async function forgetKeys(db: Kysely<Tables>, accountId: string): Promise<void> {
  await db.deleteFrom('former_keys').where('account_id', '=', accountId).execute();
}

/** Until when the last of an account's former keys works, for the accounts that have any. */
export async function formerKeysUntil(db: Kysely<Tables>, now: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('former_keys')
    .select(({ fn }) => ['account_id', fn.max('until').as('until')])
    .where('until', '>', now)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, until }) => [account_id, Number(until)]));
}
