import type { Database } from '../database/database.js';
import { isoTime } from '../iso-time.js';
import { remainingOf } from '../months.js';
import { inRounds } from '../rounds.js';
import type { CallbackSource } from './deliver.js';
import { isDueBy, MAX_TAKEN } from './due.js';
import type { BalanceCallbacksTable } from './tables.js';
import { type CallbackView, callbackView } from './view.js';

/** An account's callback for a low balance: sent once whenever less than `below` is left. */
export interface BalanceCallbackView extends CallbackView {
  below: number;
}

export interface BalanceCallbacks {
  find(accountId: string): Promise<BalanceCallbackView | null>;
  set(accountId: string, callback: { url: string; below: number }): Promise<BalanceCallbackView>;
  /** Resolves to what was removed; null if there was nothing. */
  remove(accountId: string): Promise<BalanceCallbackView | null>;
  /** Compares balances with their marks. */
  check(): Promise<void>;
  source: CallbackSource;
}

/** Time between two comparisons, in ms. */
const CHECK_MS = 2_000;

/** What is stored of a callback that waits for the balance to fall. */
const WAITING = {
  is_below: 0,
  remaining: null,
  noticed_at: null,
  tries: 0,
  due_at: null,
  status: null,
  tried_at: null,
  failed: 0,
} as const;

export function balanceCallbacks(database: Database, now: () => number): BalanceCallbacks {
  const { db } = database;
  return {
    async find(accountId) {
      const row = await db
        .selectFrom('balance_callbacks')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row === undefined ? null : view(row);
    },
    async set(accountId, { url, below }) {
      const values = { url, below, ...WAITING };
      const row = await db
        .insertInto('balance_callbacks')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .returningAll()
        .executeTakeFirstOrThrow();
      return view(row);
    },
    async remove(accountId) {
      const row = await db
        .deleteFrom('balance_callbacks')
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : view(row);
    },
    check: () => compareBalances(database, now),
    source: balanceSource(database),
  };
}

/** Notes which balances have fallen below their marks, so that the callbacks are due, and which are above them again. */
async function compareBalances({ db }: Database, now: () => number): Promise<void> {
  const rows = await db
    .selectFrom('balance_callbacks')
    .innerJoin('accounts', 'accounts.id', 'balance_callbacks.account_id')
    .selectAll('accounts')
    .select(['below', 'is_below'])
    .where('revoked_at', 'is', null)
    .execute();
  for (const { below, is_below, ...account } of rows) {
    const remaining = remainingOf(account, now());
    const isBelow = remaining < below ? 1 : 0;
    if (isBelow === is_below) continue;
    const noticed = { remaining, noticed_at: now(), tries: 0, failed: 0, due_at: now() } as const;
    await db
      .updateTable('balance_callbacks')
      .set(isBelow === 1 ? { is_below: 1, ...noticed } : { is_below: 0, due_at: null })
      .where('account_id', '=', account.id)
      // Another process may have noticed it as well.
      .where('is_below', '=', is_below)
      .where('below', '=', below)
      .execute();
  }
}

/** The callbacks whose balances have fallen. */
function balanceSource({ db, locksRows }: Database): CallbackSource {
  return {
    subject: 'balance',
    take: (at, patience) =>
      db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('balance_callbacks')
          .innerJoin('accounts', 'accounts.id', 'balance_callbacks.account_id')
          .selectAll('balance_callbacks')
          .select(['plan', 'key_hash'])
          .where(isDueBy('due_at', at))
          .orderBy('due_at')
          .limit(MAX_TAKEN)
          .$if(locksRows, (query) => query.forUpdate('balance_callbacks').skipLocked())
          .execute();
        for (const { account_id, tries } of due)
          await transaction
            .updateTable('balance_callbacks')
            .set({ due_at: at + patience, tries: tries + 1 })
            .where('account_id', '=', account_id)
            .execute();
        return due.map(({ plan, key_hash, tries, ...row }) => ({
          id: `${row.account_id}-${row.noticed_at}`,
          accountId: row.account_id,
          url: row.url,
          body: JSON.stringify({
            balance: {
              account: row.account_id,
              plan,
              remaining: row.remaining,
              below: row.below,
              on: isoTime(row.noticed_at ?? at),
            },
          }),
          keyHash: key_hash,
          attempt: tries + 1,
        }));
      }),
    async report({ accountId, url }, { status, at, next, failed }) {
      await db
        .updateTable('balance_callbacks')
        .set({ status, tried_at: at, due_at: next, failed: failed ? 1 : 0 })
        .where('account_id', '=', accountId)
        .where('url', '=', url)
        .execute();
    },
  };
}

/** Compares balances with their marks in the background, until the signal is aborted. */
export const watchBalances = (
  balances: BalanceCallbacks,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> => inRounds(() => balances.check(), { every: CHECK_MS, onTrouble, signal });

const view = ({ below, ...row }: BalanceCallbacksTable): BalanceCallbackView => ({
  ...callbackView({
    url: row.url,
    isWaiting: row.noticed_at === null || row.is_below === 0,
    dueAt: row.due_at,
    tries: row.tries,
    status: row.status,
    triedAt: row.tried_at,
    failed: row.failed,
  }),
  below,
});
