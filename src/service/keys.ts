import crypto, { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
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
export const hashKey = (key: string): string => sha256(key);

/** Node has `hash` from 20.12 on; it takes half the time, because it creates no object. */
const sha256: (text: string) => string =
  typeof crypto.hash === 'function'
    ? (text) => crypto.hash('sha256', text)
    : (text) => createHash('sha256').update(text).digest('hex');

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A key other than the account's own: one with a name, or a rotated one that is still valid. */
export interface OtherKey {
  /** The hash of the account's own key, by which a charge finds the account. */
  accountHash: string;
  /** Null for a rotated key, which counts as the account's own. */
  id: string | null;
  /** Whether it may create and delete keys. */
  manages: boolean;
}

/** Other keys are stored apart from the accounts, so that a charge finds an account by a single key. */
export interface OtherKeys {
  /** Null if the key does not exist or has expired. */
  find(keyHash: string): Promise<OtherKey | null>;
  /** Whether the key was found before. Such a key is looked up before the charge, all others after the charge found no account. */
  isExpected(keyHash: string): boolean;
}

/** Keys to remember: a forgotten one costs its next request one query more. */
const MAX_EXPECTED = 10_000;

/** Searches for keys in batches: a client that guesses keys causes one query at a time, however fast it is. */
export function otherKeys(db: Kysely<Tables>, now: () => number = Date.now): OtherKeys {
  const expected = new Set<string>();
  const searches = new Batch(async (hashes: string[]) => {
    const wanted = [...new Set(hashes)];
    const [former, named] = await Promise.all([
      db
        .selectFrom('former_keys')
        .innerJoin('accounts', 'accounts.id', 'former_keys.account_id')
        .select(['former_keys.key_hash as hash', 'accounts.key_hash as accountHash'])
        .where('former_keys.key_hash', 'in', wanted)
        .where('until', '>', now())
        .execute(),
      db
        .selectFrom('api_keys')
        .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
        .select(['api_keys.key_hash as hash', 'accounts.key_hash as accountHash'])
        .select(['api_keys.id', 'manages'])
        .where('api_keys.key_hash', 'in', wanted)
        .execute(),
    ]);
    const found = new Map<string, OtherKey>();
    for (const { hash, accountHash } of former) found.set(hash, { accountHash, id: null, manages: true });
    for (const { hash, accountHash, id, manages } of named)
      found.set(hash, { accountHash, id, manages: manages === 1 });
    return hashes.map((hash) => found.get(hash) ?? null);
  });
  return {
    isExpected: (keyHash) => expected.has(keyHash),
    async find(keyHash) {
      const found = await searches.add(keyHash);
      if (found === null) expected.delete(keyHash);
      else {
        if (expected.size >= MAX_EXPECTED) expected.clear();
        expected.add(keyHash);
      }
      return found;
    },
  };
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
