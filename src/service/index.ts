/** `port43/service`: the HTTP API, with accounts, credits and a cache, on SQLite or PostgreSQL. */
export {
  AccountError,
  type Accounts,
  type AccountView,
  type AccountWithKey,
  type EntriesOptions,
  type EntryView,
  openAccounts,
  type PlanChoice,
  UnknownAccount,
} from './accounts.js';
export type { Audit, AuditedAccount } from './audit.js';
export type { Certificate } from './certificate.js';
export type { OpenOptions } from './database/database.js';
export { DatabaseNotOpened } from './database/not-opened.js';
export { ENTRY_KINDS, type EntryKind, type Plan } from './database/schema.js';
export { API_ERRORS, type ApiErrorMeaning, type ApiErrorName } from './errors.js';
export { startWork, type Work, type WorkOptions } from './jobs/work.js';
export type { LogLevel } from './logging.js';
export type { KeyView, KeyWithToken, NewKey } from './named-keys.js';
export { type OpenApiDocument, openApiDocument } from './openapi.js';
export { OptionError, type ServiceOptions } from './options.js';
export type { Pool } from './pools.js';
export type { Rates } from './rate-limit.js';
export { createService, type Service } from './service.js';
export type { Amounts, Grouping, UsageOptions, UsageRow, UsageView } from './usage.js';
