import { setTimeout as wait } from 'node:timers/promises';
import { Batch } from './batch.js';
import {
  type Admission,
  type Charged,
  type Database,
  DatabaseUnavailable,
  type Refunded,
  type WhenLocked,
} from './database/database.js';
import type { Account } from './database/schema.js';
import { sameHash } from './keys.js';
import { remainingOf } from './months.js';
import { pause } from './pause.js';

/** `account` is null for a key that nobody has or that was revoked. `remaining`: after this request. */
export type Admitted =
  | { account: null }
  | { account: Account; remaining: number; outcome: 'free' | 'charged' | 'exhausted' };

export interface Ledger {
  /**
   * Finds the account of a key and charges it. Resolves once the charge is durable. Rejects with `DatabaseUnavailable` within
   * seconds where that cannot be; what may have been charged all the same is given back.
   */
  admit(admission: Admission): Promise<Admitted>;
  /**
   * Gives back what the request was charged, once; resolves to what remains then. Null where nothing was charged, and where it
   * cannot be given back now: then it is tried until it succeeds.
   */
  refund(requestId: string): Promise<number | null>;
  /** How many requests wait to be charged, how many charges to be given back, and how many of these had failed before. */
  queues(): { charge: number; refund: number; owed: number };
  /** Resolves where a charge could be made now, else rejects with the reason. */
  ready(): Promise<void>;
  /** Resolves when all that is owed was given back, or after seconds: to the ids of the requests whose charges stay. */
  close(): Promise<string[]>;
}

export interface LedgerOptions {
  now?: () => number;
  /** Told of each group: how many requests shared one commit. */
  onGroup?: (size: number) => void;
  /** Told when the database fails, and with null when it is back. */
  onTrouble?: (trouble: DatabaseUnavailable | null) => void;
  /** Told of charges that cannot be given back, for another reason than that the database fails: by ids of requests. */
  onLoss?: (error: unknown, requestIds: string[]) => void;
}

/**
 * All in ms. How long a request waits to be charged, and an answer for its charge to be given back, while somebody else keeps the
 * account locked, and between two attempts.
 */
const LOCKED = 5_000;
const AGAIN = 20;

/** For how long locked accounts are left out at once, after one was found that stays locked. */
const SKIPPING = 1_000;

/** Between two looks at what is owed, and whether a database that failed is back. */
const TICK = 250;

/**
 * A database that fails again so soon was not back: on a full disk there is room for the look and for no charge. The next look then
 * is later, twice as late each time until this, so that the log does not fill as well.
 */
const RELAPSE = 10_000;
const LONGEST_TICK = 8_000;

/** A charge that lately was durable shows that the next one can be. */
const LATELY = 1_000;

/** To give back what is owed at the end. */
const FAREWELL = 5_000;

/** Requests whose charges are given back at once. */
const LARGEST = 500;

export function createLedger({ db, books }: Database, options: LedgerOptions = {}): Ledger {
  const { now = Date.now, onGroup = () => {}, onTrouble = () => {}, onLoss = () => {} } = options;
  let trouble: DatabaseUnavailable | null = null;
  let [backAt, untilLook, lookAt] = [Number.NEGATIVE_INFINITY, TICK, 0];
  let skipUntil = 0;
  let durableAt = Number.NEGATIVE_INFINITY;
  /** What has to be given back, by id of the request; with the admission where nobody knows whether it was charged. */
  const owed = new Map<string, Admission | null>();
  /** Ids of the requests that are being charged, or given back: nobody may wait for them any more. */
  const underWay = new Set<string>();

  /** While the database fails nobody waits for it but the look whether it is back. */
  async function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    if (trouble !== null) throw trouble;
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !error.locked && trouble === null) {
        trouble = error;
        untilLook = performance.now() - backAt < RELAPSE ? Math.min(2 * untilLook, LONGEST_TICK) : TICK;
        lookAt = performance.now() + untilLook;
        onTrouble(error);
      }
      throw error;
    }
  }

  async function durable<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await watched(work);
    durableAt = performance.now();
    return result;
  }

  /** Others lock an account for a moment each, and rows give turns. One that stays locked is left out: nobody else is to wait for it. */
  async function inTurn<Result>(write: (whenLocked: WhenLocked) => Promise<Result>): Promise<Result> {
    if (performance.now() < skipUntil) return write('skip');
    try {
      return await write('wait');
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !error.locked) throw error;
      skipUntil = performance.now() + SKIPPING;
      return write('skip');
    }
  }

  const charges = new Batch(async (group: Admission[]) => {
    onGroup(group.length);
    try {
      const charge = (whenLocked: WhenLocked) => books.charge(group, now(), whenLocked);
      return admitInOrder(await durable(() => inTurn(charge)), group, now());
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.doubtful)
        for (const admission of group) owed.set(admission.requestId, admission);
      throw error;
    }
  }, LARGEST);

  /** What costs nothing waits for no commit, and shows nothing of whether one would succeed. */
  const visits = new Batch(async (group: Admission[]) => {
    const hashes = [...new Set(group.map(({ keyHash }) => keyHash))];
    const accounts = await watched(() =>
      db.selectFrom('accounts').selectAll().where('key_hash', 'in', hashes).execute(),
    );
    const found = accounts.map((account) => ({ account, charged: 0, locked: false }));
    return admitInOrder(found, group, now());
  }, LARGEST);

  const refunds = new Batch((requestIds: string[]) => giveBack(requestIds), LARGEST);

  async function giveBack(requestIds: string[]): Promise<(Refunded | null)[]> {
    const refund = (whenLocked: WhenLocked) => books.refund(requestIds, now(), whenLocked);
    const refunded = await durable(() => inTurn(refund));
    const byId = new Map(refunded.map((each) => [each.requestId, each]));
    return requestIds.map((requestId) => byId.get(requestId) ?? null);
  }

  async function settle(): Promise<void> {
    const some = [...owed].slice(0, LARGEST);
    if (some.length === 0) return;
    const requestIds = some.map(([requestId]) => requestId);
    try {
      const doubtful = some.flatMap(([, admission]) => admission ?? []);
      if (doubtful.length > 0) await durable(() => books.forestall(doubtful, now()));
      const refunded = await giveBack(requestIds);
      for (const [index, requestId] of requestIds.entries())
        if (refunded[index]?.locked !== true) owed.delete(requestId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return;
      // What fails for another reason than the database's would fail again.
      for (const requestId of requestIds) owed.delete(requestId);
      onLoss(error, requestIds);
    }
  }

  async function tick(): Promise<void> {
    if (trouble !== null) {
      if (performance.now() < lookAt) return;
      const failure = await books.probe().catch((error: unknown) => error);
      if (failure !== undefined) return;
      trouble = null;
      backAt = performance.now();
      onTrouble(null);
    }
    await settle();
  }

  const closing = new AbortController();
  const { signal } = closing;
  const ended = (async () => {
    while (!signal.aborted) {
      await tick();
      await pause(TICK, signal);
    }
  })();

  async function marked<Result>(requestId: string, work: () => Promise<Result>): Promise<Result> {
    underWay.add(requestId);
    try {
      return await work();
    } finally {
      underWay.delete(requestId);
    }
  }

  return {
    admit: (admission) =>
      admission.cost === 0 ? admit(admission) : marked(admission.requestId, () => admit(admission)),
    refund: (requestId) => marked(requestId, () => refund(requestId)),
    queues: () => ({ charge: charges.waiting, refund: refunds.waiting, owed: owed.size }),
    async ready() {
      if (performance.now() - durableAt > LATELY || trouble !== null) await durable(() => books.probe());
    },
    async close() {
      closing.abort();
      await ended;
      lookAt = 0;
      const until = performance.now() + FAREWELL;
      do {
        await tick();
        // Also a turn for who hears of a charge too late, and gives it back.
        await wait(owed.size > 0 ? TICK : AGAIN);
      } while (underWay.size + owed.size > 0 && performance.now() < until);
      return [...new Set([...underWay, ...owed.keys()])];
    },
  };

  async function admit(admission: Admission): Promise<Admitted> {
    const since = performance.now();
    for (;;) {
      const admitted = await (admission.cost === 0 ? visits : charges).add(admission);
      if (admitted !== 'locked') return admitted;
      const waited = performance.now() - since;
      if (waited > LOCKED) throw new DatabaseUnavailable('the account is locked', { locked: true });
      if (waited > SKIPPING / 4) skipUntil = performance.now() + SKIPPING;
      await wait(AGAIN * (1 + Math.random()));
    }
  }

  async function refund(requestId: string): Promise<number | null> {
    const since = performance.now();
    try {
      do {
        const refunded = await refunds.add(requestId);
        if (refunded === null) return null;
        if (!refunded.locked) return remainingOf(refunded.account, now());
        await wait(AGAIN * (1 + Math.random()));
      } while (performance.now() - since < LOCKED);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
    owed.set(requestId, null);
    return null;
  }
}

/** Tells requests what became of them, in the order in which they were charged. */
function admitInOrder(accounts: Charged[], group: Admission[], now: number): (Admitted | 'locked')[] {
  const states = new Map(
    accounts.map((each) => [
      each.account.key_hash,
      { ...each, remaining: remainingOf(each.account, now), left: each.charged },
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
    if (state.locked) return 'locked';
    if (state.left === 0) return { account, remaining: state.remaining, outcome: 'exhausted' };
    state.left--;
    state.remaining--;
    return { account, remaining: state.remaining, outcome: 'charged' };
  });
}
