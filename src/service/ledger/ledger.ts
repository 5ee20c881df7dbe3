import { setTimeout as wait } from 'node:timers/promises';
import { Batch } from '../batch.js';
import { type Admission, type Database, DatabaseUnavailable } from '../database/database.js';
import { remainingOf } from '../months.js';
import { pause } from '../pause.js';
import type { Admitted } from './admit-in-order.js';
import { DatabaseWatch } from './database-watch.js';
import { Groups } from './groups.js';
import { LockedAccounts } from './locked-accounts.js';
import { OwedCharges } from './owed-charges.js';

export type { Admitted };

export interface Ledger {
  /**
   * Finds the account of a key and charges it. Resolves once the charge is durable. Rejects with `DatabaseUnavailable` within
   * seconds if that is impossible; a charge that may have succeeded anyway is refunded.
   */
  admit(admission: Admission): Promise<Admitted>;
  /**
   * Refunds the charge of a request, once, and resolves to the remaining credits. Resolves to null if nothing was charged, or if the
   * refund is impossible now: then the ledger retries until it succeeds.
   */
  refund(requestId: string): Promise<number | null>;
  /** The numbers of requests that wait to be charged, of charges that wait for a refund, and of refunds that failed before. */
  queues(): { charge: number; refund: number; owed: number };
  /** Resolves if a charge could be made now, else rejects with the reason. */
  ready(): Promise<void>;
  /** Resolves when everything owed was refunded, or after seconds, to the ids of the requests without a refund. */
  close(): Promise<string[]>;
}

export interface LedgerOptions {
  now?: () => number;
  /** Called for each group: how many requests shared one commit. */
  onGroup?: (size: number) => void;
  /** Called when the database fails, and with null when it is back. */
  onTrouble?: (trouble: DatabaseUnavailable | null) => void;
  /** Called with ids of requests that cannot be refunded, for another reason than a failing database. */
  onLoss?: (error: unknown, requestIds: string[]) => void;
}

/** Time between two attempts to refund what is owed; and while closing, when requests are still being charged. */
const SETTLE_MS = 250;
const LAST_SETTLE_MS = 20;

/** How long the ledger continues to refund what is owed after it was closed. */
const CLOSING_MS = 5_000;

/** Requests that share one transaction. */
const MAX_GROUP = 500;

export function createLedger(database: Pick<Database, 'db' | 'books'>, options: LedgerOptions = {}): Ledger {
  const { now = Date.now, onGroup = () => {}, onTrouble = () => {}, onLoss = () => {} } = options;
  const watch = new DatabaseWatch(database.books, onTrouble);
  const locked = new LockedAccounts();
  const groups = new Groups(database, watch, locked, now);
  const owed = new OwedCharges({
    forestall: (group) => groups.forestall(group),
    refund: (requestIds) => groups.refund(requestIds),
    onLoss,
  });
  const charges = new Batch(async (group: Admission[]) => {
    onGroup(group.length);
    try {
      return await groups.charge(group);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.doubtful)
        for (const admission of group) owed.addDoubtful(admission);
      throw error;
    }
  }, MAX_GROUP);
  const visits = new Batch((group: Admission[]) => groups.visit(group), MAX_GROUP);
  const refunds = new Batch((requestIds: string[]) => groups.refund(requestIds), MAX_GROUP);

  async function refund(requestId: string): Promise<number | null> {
    try {
      const { refunded } = await locked.retry(async () => {
        const refunded = await refunds.add(requestId);
        return refunded?.locked === true ? null : { refunded };
      });
      return refunded === null ? null : remainingOf(refunded.account, now());
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      owed.add(requestId);
      return null;
    }
  }

  async function settle(): Promise<void> {
    if (await watch.check()) await owed.settle();
  }

  const closing = new AbortController();
  const settled = (async () => {
    while (!closing.signal.aborted) {
      await settle();
      await pause(SETTLE_MS, closing.signal);
    }
  })();

  /** Ids of the requests that are being charged or refunded. */
  const underWay = new Set<string>();
  async function tracked<Result>(requestId: string, work: () => Promise<Result>): Promise<Result> {
    underWay.add(requestId);
    try {
      return await work();
    } finally {
      underWay.delete(requestId);
    }
  }

  return {
    admit: (admission) =>
      admission.cost === 0
        ? locked.retry(() => visits.add(admission))
        : tracked(admission.requestId, () => locked.retry(() => charges.add(admission))),
    refund: (requestId) => tracked(requestId, () => refund(requestId)),
    queues: () => ({ charge: charges.waiting, refund: refunds.waiting, owed: owed.size }),
    ready: () => watch.ready(),
    async close() {
      closing.abort();
      await settled;
      watch.checkSoon();
      const until = performance.now() + CLOSING_MS;
      do {
        await settle();
        // Gives a request that was charged too late the time to add its refund.
        await wait(owed.size > 0 ? SETTLE_MS : LAST_SETTLE_MS);
      } while (underWay.size + owed.size > 0 && performance.now() < until);
      return [...new Set([...underWay, ...owed.requestIds])];
    },
  };
}
