import type { Generated, Selectable } from 'kysely';
import type { JobBatchesTable, JobResultsTable, JobsTable } from '../jobs/tables.js';
import type { Pool } from '../pools.js';
import type { UsageTable } from './usage-tables.js';

/** Times are ms since 1970, domains in ASCII, ids and hashes in hexadecimal digits. The same on every database. */
export interface Tables {
  accounts: AccountsTable;
  entries: EntriesTable;
  usage: UsageTable;
  former_keys: FormerKeysTable;
  api_keys: ApiKeysTable;
  key_uses: KeyUsesTable;
  records: RecordsTable;
  jobs: JobsTable;
  job_batches: JobBatchesTable;
  job_results: JobResultsTable;
}

export const PLANS = ['payg', 'monthly'] as const;
export type Plan = (typeof PLANS)[number];

export interface AccountsTable {
  id: string;
  email: string;
  /** SHA-256 of the API key. */
  key_hash: string;
  plan: Plan;
  /** What the entries of the pool `credits` come to; kept here so that a charge need not add them up. */
  credits: number;
  /** Requests a month; null unless the plan is monthly. */
  quota: number | null;
  /** The UTC month that `used` counts, `YYYY-MM`. */
  month: string | null;
  /** Requests of that month, charged and not given back. */
  used: number;
  created_at: number;
  revoked_at: number | null;
}

export type Account = Selectable<AccountsTable>;

/** `closed` is what the charges and refunds of a month that is over come to, for one account and pool. */
export const ENTRY_KINDS = ['grant', 'charge', 'refund', 'closed'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * The ledger: entries are added, never changed, until those of a month that is over become one. The primary key is `(request_id, kind)`, so that no request can be
 * charged twice or refunded twice, whatever the program does.
 */
export interface EntriesTable {
  request_id: string;
  kind: EntryKind;
  account_id: string;
  pool: Pool;
  /** Above 0 for grants and refunds, below for charges. */
  amount: number;
  at: number;
  /** Why an operator granted it or took it back. */
  reason: Generated<string | null>;
  /** Operation and key of the charged request, by which the usage is counted. Null in entries of former versions. */
  route: Generated<string | null>;
  key_id: Generated<string | null>;
}

/** A key that was rotated and works on until then. */
export interface FormerKeysTable {
  key_hash: string;
  account_id: string;
  until: number;
}

/** A key in addition to the account's own. */
export interface ApiKeysTable {
  id: string;
  account_id: string;
  /** SHA-256, as for the account's own. */
  key_hash: string;
  /** Unique within the account. */
  name: string;
  /** Whether it may create and delete keys. */
  manages: 0 | 1;
  created_at: number;
}

/** When a key was last used. `key_id` is the account's id for its own key. */
export interface KeyUsesTable {
  key_id: string;
  used_at: number;
}

/** `record`, `parts`, `properties`, `warnings` and `sources` are JSON, as it is sent: PostgreSQL's text holds no NUL, and servers send them. */
export interface RecordsTable {
  /** Where lookups were made, and the form of the JSON: what was replayed for a test is never served as live. */
  source: string;
  domain: string;
  fetched_at: number;
  /** 0 where a server that was referred to gave nothing. */
  whole: number;
  daystamp: string;
  record: string;
  parts: string;
  properties: string;
  warnings: Generated<string>;
  sources: Generated<string>;
}
