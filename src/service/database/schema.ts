import type { Generated, Selectable } from 'kysely';
import type { BalanceCallbacksTable, SigningSecretsTable } from '../callbacks/tables.js';
import type { HistoryTable } from '../history/tables.js';
import type { JobBatchesTable, JobResultsTable, JobsTable } from '../jobs/tables.js';
import type { Pool } from '../pools.js';
import type {
  CheckBatchesTable,
  WatchAccountsTable,
  WatchEventsTable,
  WatchedNamesTable,
  WatchesTable,
} from '../watches/tables.js';
import type { UsageTable } from './usage-tables.js';

/** Times are ms since 1970, domains in ASCII, ids and hashes in hexadecimal digits. The same on every database. */
export interface Tables {
  accounts: AccountsTable;
  entries: EntriesTable;
  usage: UsageTable;
  former_keys: FormerKeysTable;
  api_keys: ApiKeysTable;
  key_uses: KeyUsesTable;
  signing_secrets: SigningSecretsTable;
  balance_callbacks: BalanceCallbacksTable;
  records: RecordsTable;
  history: HistoryTable;
  jobs: JobsTable;
  job_batches: JobBatchesTable;
  job_results: JobResultsTable;
  watch_accounts: WatchAccountsTable;
  watches: WatchesTable;
  watched_names: WatchedNamesTable;
  check_batches: CheckBatchesTable;
  watch_events: WatchEventsTable;
}

export const PLANS = ['payg', 'monthly'] as const;
/** `payg`: each request costs credits; `monthly`: a number of requests in each UTC month. */
export type Plan = (typeof PLANS)[number];

export interface AccountsTable {
  id: string;
  email: string;
  /** SHA-256 of the API key. */
  key_hash: string;
  plan: Plan;
  /** The sum of the entries of the pool `credits`, stored so that a charge need not compute it. */
  credits: number;
  /** Requests per month; null unless the plan is monthly. */
  quota: number | null;
  /** The UTC month that `used` counts, `YYYY-MM`. */
  month: string | null;
  /** Requests of that month that were charged and not refunded. */
  used: number;
  created_at: number;
  revoked_at: number | null;
}

export type Account = Selectable<AccountsTable>;

/** `closed` is the sum of the charges and refunds of a past month, for one account and pool. */
export const ENTRY_KINDS = ['grant', 'charge', 'refund', 'closed'] as const;
/** What an entry of the ledger is: a grant of credits, a charge, its refund, or the sum of a month that is over. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * The ledger. Entries are added and never changed, until those of a past month are replaced by one. The primary key is
 * `(request_id, kind)`, so that no request can be charged twice or refunded twice, whatever the program does.
 */
export interface EntriesTable {
  request_id: string;
  kind: EntryKind;
  account_id: string;
  pool: Pool;
  /** Positive for grants and refunds, negative for charges. */
  amount: number;
  at: number;
  /** Why an operator granted it or took it back. */
  reason: Generated<string | null>;
  /** Operation and key of the charged request, by which the usage is counted. Null in entries of former versions. */
  route: Generated<string | null>;
  key_id: Generated<string | null>;
}

/** A key that was rotated and remains valid until then. */
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

/** `record`, `parts`, `properties`, `warnings` and `sources` are JSON as it is sent: servers send NUL characters, which PostgreSQL's text cannot contain. */
export interface RecordsTable {
  /** Where lookups were made, and the format of the JSON: records replayed for a test are never served as live. */
  source: string;
  domain: string;
  fetched_at: number;
  /** 0 if a referred server sent nothing, or the responses decide nothing. */
  whole: number;
  daystamp: string;
  record: string;
  parts: string;
  properties: string;
  warnings: Generated<string>;
  sources: Generated<string>;
}
