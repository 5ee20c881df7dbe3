import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.js';
import { isoTime } from '../iso-time.js';
import { lockAccount } from '../lock-account.js';
import { DAY_MS } from '../units.js';

/** A secret that signs the callbacks of an account. */
export interface SigningSecretView {
  /** `whsec_` and base64, as libraries for Standard Webhooks take it. Returned only once. */
  secret: string;
  created_on: string;
  /** Until when callbacks have a second signature, with the previous secret; null if there was none. */
  former_until: string | null;
}

export interface SigningSecrets {
  /** Creates the account's secret, or replaces it. The previous one signs for another day. */
  rotate(accountId: string): Promise<SigningSecretView>;
  /** What signs for an account now: its secret, and the previous one for a while; without one of its own, the hash of a key. */
  of(accountId: string, keyHash: string): Promise<Buffer[]>;
}

const PREFIX = 'whsec_';

/** How long the previous secret signs in addition to a new one. */
const KEEP_MS = DAY_MS;

export function signingSecrets(database: Database, now: () => number): SigningSecrets {
  const { db } = database;
  return {
    rotate: (accountId) =>
      db.transaction().execute(async (transaction) => {
        // Two rotations at the same time are made one after the other.
        await lockAccount(database, transaction, accountId);
        const known = await transaction
          .selectFrom('signing_secrets')
          .selectAll()
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        const values = {
          secret: randomBytes(32).toString('base64'),
          created_at: now(),
          former: known?.secret ?? null,
          former_until: known === undefined ? null : now() + KEEP_MS,
        };
        await transaction
          .insertInto('signing_secrets')
          .values({ account_id: accountId, ...values })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
          .execute();
        return {
          secret: `${PREFIX}${values.secret}`,
          created_on: isoTime(values.created_at),
          former_until: values.former_until === null ? null : isoTime(values.former_until),
        };
      }),
    async of(accountId, keyHash) {
      const known = await db
        .selectFrom('signing_secrets')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (known === undefined) return [Buffer.from(keyHash, 'hex')];
      const { secret, former, former_until } = known;
      const isKept = former !== null && former_until !== null && former_until > now();
      return (isKept ? [secret, former] : [secret]).map((each) => Buffer.from(each, 'base64'));
    },
  };
}
