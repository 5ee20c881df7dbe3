import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.js';

/** One of the databases, behind one set of queries: all that differs between them is here. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Whether rows that are read to be changed need `for update`; SQLite's one writer needs none. */
  locksRows: boolean;
  /** Keeps every other process from migrating until the transaction ends. */
  lockForMigration(transaction: Transaction<Tables>): Promise<void>;
  close(): Promise<void>;
}
