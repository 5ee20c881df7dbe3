import { type Kysely, sql } from 'kysely';
import { chunks } from './chunks.js';
import type { Tables } from './database/schema.js';
import { inRoundsAndAtTheEnd } from './rounds.js';

/** Notes when keys were last used: in memory, and once in a while in the database, so that requests wait for no write. */
export interface KeyUses {
  /** `keyId`: null for the account's own key. */
  used(accountId: string, keyId: string | null): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

/** Between two writes. */
const FLUSH_MS = 30_000;

/** Rows of one statement. */
const MAX_ROWS = 500;

export function keyUses(db: Kysely<Tables>, now: () => number): KeyUses {
  let noted = new Map<string, number>();
  return {
    used: (accountId, keyId) => void noted.set(keyId ?? accountId, now()),
    async flush() {
      const uses = [...noted].sort(([one], [other]) => (one < other ? -1 : 1));
      noted = new Map();
      try {
        for (const some of chunks(uses, MAX_ROWS)) await write(db, some);
      } catch (error) {
        noted = new Map([...uses, ...noted]);
        throw error;
      }
    },
  };
}

const write = (db: Kysely<Tables>, uses: readonly [keyId: string, usedAt: number][]) =>
  db
    .insertInto('key_uses')
    .values(uses.map(([key_id, used_at]) => ({ key_id, used_at })))
    .onConflict((conflict) =>
      conflict
        .column('key_id')
        .doUpdateSet({ used_at: sql<number>`excluded.used_at` })
        // Another process may have noted a later use.
        .where(sql<boolean>`excluded.used_at > key_uses.used_at`),
    )
    .execute();

/** Writes the last uses of keys in the background; a last time when the signal is aborted. */
export const keepKeyUses = (
  uses: KeyUses,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> => inRoundsAndAtTheEnd(() => uses.flush(), { every: FLUSH_MS, onTrouble, signal });
