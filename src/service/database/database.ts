import type { Kysely, Transaction } from 'kysely';
import type { Account, Tables } from './schema.js';

/** What a kind of database can do in addition to the queries that all kinds share. Known before it is opened. */
export interface Capabilities {
  /** Whether several processes share it: each can work on jobs that another one accepted, and they can share rate limits of hosts. */
  isShared: boolean;
  /** Whether rows must be locked with `for update` when they are read to be changed. */
  locksRows: boolean;
}

/** A database of one process with one writer. A database that can do more says so in `open.ts`. */
export const DEFAULT_CAPABILITIES: Readonly<Capabilities> = { isShared: false, locksRows: false };

/** An open database. It hides all differences between SQLite and PostgreSQL. */
export interface Database extends OpenedDatabase, Capabilities {
  /** A file, or `postgres://…`. */
  location: string;
}

/** What each kind of database implements. */
export interface OpenedDatabase {
  /** For short queries: they are canceled after seconds. */
  db: Kysely<Tables>;
  books: Books;
  /** Null if only one process uses the database. */
  claims: Claims | null;
  /** Waits until no other transaction that called this is running, so that the rows it reads do not change. For rare operations. */
  alone(transaction: Transaction<Tables>): Promise<void>;
  /** Reads in one consistent view, without a time limit, and does not block writers. */
  view<Result>(read: (view: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Current connections by purpose; SQLite has none. */
  pools(): Readonly<Record<string, PoolCounts>>;
  close(): Promise<void>;
}

/** `waiting`: queries that wait for a connection. */
export interface PoolCounts {
  busy: number;
  idle: number;
  waiting: number;
}

/** A request with a key. `cost` is in credits, 0 for free requests. */
export interface Admission {
  requestId: string;
  keyHash: string;
  cost: 0 | 1;
  /** The operation that is charged, for the account's usage. */
  route?: string | undefined;
  /** Null for the account's own key. */
  keyId?: string | null;
}

/** The effect of a group of requests on one account. */
export interface Charged {
  /** Before the charges. */
  account: Account;
  /** How many of its requests were charged: the first ones that cost something. */
  charged: number;
  /** Another transaction has the account locked: nothing was charged, and the caller can try again. */
  locked: boolean;
}

/** The result of a refund. */
export interface Refunded {
  requestId: string;
  /** After the refund. */
  account: Account;
  /** Another transaction has the account locked: nothing was refunded, and the caller can try again. */
  locked: boolean;
}

/** What to do with an account that another transaction has locked: wait for it, and fail for the whole group, or skip it. */
export type WhenLocked = 'wait' | 'skip';

/**
 * How a database writes the ledger: each call is one transaction, durable once it resolves, whatever the number of
 * accounts. `now` is in ms since 1970. Rejects with `DatabaseUnavailable` if a later attempt may succeed.
 */
export interface Books {
  /** Charges requests in their order, as long as each account has credits. Requests with an unknown key are skipped. */
  charge(group: readonly Admission[], now: number, whenLocked: WhenLocked): Promise<Charged[]>;
  /** Refunds charges, each once. Requests that were not charged are skipped. */
  refund(requestIds: readonly string[], now: number, whenLocked: WhenLocked): Promise<Refunded[]>;
  /** Makes sure that charges which may or may not have been made cannot be made later. */
  forestall(group: readonly Admission[], now: number): Promise<void>;
  /**
   * Replaces the oldest charges before that time, and their refunds, by one entry per account, pool and month. Replaces up to `most`
   * charges, and returns their number. Does not delay new charges.
   */
  close(before: number, most: number): Promise<number>;
  /** Writes like a charge, to check whether writing works. */
  probe(): Promise<void>;
}

/** Keeps processes that share a database from doing the same work at the same time. */
export interface Claims {
  /** Resolves to true if the caller may do the work, false while another process does it. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Options of `openAccounts`. */
export interface OpenOptions {
  /** Whether an SQLite file is created if there is none. @default true */
  create?: boolean;
}

/**
 * The database cannot do this now: it is unreachable, silent, full or locked. A later attempt may succeed. Any other error of a
 * database is a bug of the program.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Another transaction has a row locked; other rows can be written. */
  readonly locked: boolean;
  /** Whether the write may have succeeded: the connection was lost before the response. */
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
