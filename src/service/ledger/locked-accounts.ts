import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable, type WhenLocked } from '../database/database.js';

/** How long a charge or a refund waits for an account that another transaction has locked, and the time between two attempts. */
const MAX_WAIT_MS = 5_000;
const RETRY_MS = 20;

/** How long locked accounts are skipped without waiting, after one stayed locked. */
const SKIP_MS = 1_000;

/**
 * Accounts that other transactions lock. Usually a lock lasts a moment, and the database waits for it. An account that stays locked is
 * skipped, so that the other accounts of its group do not wait for it; its own requests are tried again.
 */
export class LockedAccounts {
  #skipUntil = 0;

  /** Writes a group of accounts. The results mark skipped accounts. */
  async write<Result>(write: (whenLocked: WhenLocked) => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#skipUntil) return write('skip');
    try {
      return await write('wait');
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !error.locked) throw error;
      this.#skip();
      return write('skip');
    }
  }

  /** Repeats an attempt that resolves to null while its account is locked. Rejects with `DatabaseUnavailable` if that takes too long. */
  async retry<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
    const start = performance.now();
    for (;;) {
      const result = await attempt();
      if (result !== null) return result;
      const waited = performance.now() - start;
      if (waited > MAX_WAIT_MS) throw new DatabaseUnavailable('the account is locked', { locked: true });
      if (waited > SKIP_MS / 4) this.#skip();
      await wait(RETRY_MS * (1 + Math.random()));
    }
  }

  #skip(): void {
    this.#skipUntil = performance.now() + SKIP_MS;
  }
}
