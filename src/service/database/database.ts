import type { Kysely, Transaction } from 'kysely';
import type { Account, Tables } from './schema.js';

/** What a database can do beyond the queries that all of them share. Known before it is opened. */
export interface Capabilities {
  /** Whether several processes share it: each can work jobs that another one accepted, and they can share the turns of hosts. */
  isShared: boolean;
  /** Whether rows that are read to be changed must be locked, by `for update`. */
  locksRows: boolean;
}

/** A database of one process with one writer. A database that can do more says so in `open.ts`. */
export const DEFAULT_CAPABILITIES: Readonly<Capabilities> = { isShared: false, locksRows: false };

/** An open database: everything that differs between SQLite and PostgreSQL is behind it. */
export interface Database extends OpenedDatabase, Capabilities {
  /** A file, or `postgres://…`. */
  location: string;
}

/** What each kind of database implements. */
export interface OpenedDatabase {
  /** For short work: what takes longer than seconds is given up. */
  db: Kysely<Tables>;
  books: Books;
  /** Null where one process has the database for itself. */
  claims: Claims | null;
  /** Waits until no other transaction goes on that called it, so that what it looks for stays as it is. For what is rare. */
  alone(transaction: Transaction<Tables>): Promise<void>;
  /** Reads in one consistent view, for as long as it takes, and holds up nobody. */
  view<Result>(read: (view: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Connections now, by what they are for; SQLite has none. */
  pools(): Readonly<Record<string, PoolCounts>>;
  close(): Promise<void>;
}

/** `waiting`: who wants a connection while all are in use. */
export interface PoolCounts {
  busy: number;
  idle: number;
  waiting: number;
}

/** A request that came with a key. `cost` is in credits, 0 for what is free. */
export interface Admission {
  requestId: string;
  keyHash: string;
  cost: 0 | 1;
  /** The operation that is charged, for the account's usage. */
  route?: string | undefined;
  /** Null for the account's own key. */
  keyId?: string | null;
}

/** What a group of requests did to one account. */
export interface Charged {
  /** As it was before. */
  account: Account;
  /** How many of its requests were charged: the first ones that cost something. */
  charged: number;
  /** Somebody else keeps the account locked: nothing was charged, and it can be tried again. */
  locked: boolean;
}

/** What is left after a refund. */
export interface Refunded {
  requestId: string;
  /** As it is afterwards. */
  account: Account;
  /** Somebody else keeps the account locked: nothing was given back, and it can be tried again. */
  locked: boolean;
}

/** What to do about an account that somebody else keeps locked: wait a moment and fail with all others, or leave it out. */
export type WhenLocked = 'wait' | 'skip';

/**
 * How a database writes the ledger: each call is one transaction, durable once it resolves, whatever the number of
 * accounts. `now` is in ms since 1970. Rejects with `DatabaseUnavailable` where the same may work later.
 */
export interface Books {
  /** Charges requests in their order, as far as each account has something left. A key that nobody has is left out. */
  charge(group: readonly Admission[], now: number, whenLocked: WhenLocked): Promise<Charged[]>;
  /** Gives charges back, each once. A request that was not charged is left out. */
  refund(requestIds: readonly string[], now: number, whenLocked: WhenLocked): Promise<Refunded[]>;
  /** Takes the place of charges that may or may not have been made, so that none of them can be made any more. */
  forestall(group: readonly Admission[], now: number): Promise<void>;
  /**
   * Puts one entry in the place of some charges, the oldest before that time, and their refunds, for each account, pool and month.
   * Gives how many charges there were, `most` at most. Holds up no charge.
   */
  close(before: number, most: number): Promise<number>;
  /** Writes something, as a charge does. */
  probe(): Promise<void>;
}

/** Keeps processes that share a database from doing the same work at the same time. */
export interface Claims {
  /** Whether the work is the caller's now; false while another process has it. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

export interface OpenOptions {
  /** Whether a file of SQLite is made where there is none. Default true. */
  create?: boolean;
}

/**
 * The database cannot do now what it was asked to: it is gone, silent, full or locked. The same may work later, so that it is
 * no fault of the program; anything else that a database rejects is.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Somebody else keeps a row locked; other rows can be served. */
  readonly locked: boolean;
  /** Whether it may have been done all the same: the connection was lost before the answer came. */
  readonly doubtful: boolean;

  constructor(
    message: string,
    {
      locked = false,
      doubtful = false,
      cause,
    }: { locked?: boolean; doubtful?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.locked = locked;
    this.doubtful = doubtful;
  }
}
