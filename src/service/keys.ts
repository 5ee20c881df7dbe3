import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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
