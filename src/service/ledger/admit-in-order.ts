import type { Admission, Charged } from '../database/database.js';
import type { Account } from '../database/schema.js';
import { sameHash } from '../keys.js';
import { remainingOf } from '../months.js';

/** `account` is null for a key that does not exist or was revoked. `remaining`: after this request. */
export type Admitted =
  | { account: null }
  | { account: Account; remaining: number; outcome: 'free' | 'charged' | 'exhausted' };

/**
 * The outcome of each request of a group, in the order in which they were charged; null for a request whose account is locked by
 * another transaction.
 */
export function admitInOrder(accounts: Charged[], group: Admission[], now: number): (Admitted | null)[] {
  const states = new Map(
    accounts.map(({ account, charged, locked }) => [
      account.key_hash,
      { account, locked, remaining: remainingOf(account, now), left: charged },
    ]),
  );
  return group.map(({ keyHash, cost }) => {
    const state = states.get(keyHash);
    if (
      state === undefined ||
      state.account.revoked_at !== null ||
      !sameHash(state.account.key_hash, keyHash)
    )
      return { account: null };
    const { account } = state;
    if (cost === 0) return { account, remaining: state.remaining, outcome: 'free' };
    if (state.locked) return null;
    if (state.left === 0) return { account, remaining: state.remaining, outcome: 'exhausted' };
    state.left--;
    state.remaining--;
    return { account, remaining: state.remaining, outcome: 'charged' };
  });
}
