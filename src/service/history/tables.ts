import type { Kysely } from 'kysely';
import type { Dialect } from '../database/usage-tables.js';

/** A version: records of a domain with the same facts from the same servers, kept once. Times are ms since 1970. */
export interface HistoryTable {
  /** Where lookups were made: versions of a replay never mix with live ones. */
  source: string;
  domain: string;
  /** Hash of the facts and of the servers. */
  version: string;
  /** Hosts of the parts, with spaces in between. Records of the same servers follow each other; those of others are seen in parallel. */
  servers: string;
  first_seen: number;
  last_seen: number;
  /** Start of the last period without another version from the same servers: later than `first_seen` if the version came back. */
  since: number;
  /** Parts and properties: see `content.ts`. */
  content: Uint8Array;
}

export async function addHistory<Tables>(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('history')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('servers', 'text', (column) => column.notNull())
    .addColumn('first_seen', 'bigint', (column) => column.notNull())
    .addColumn('last_seen', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('content', dialect === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_pk', ['source', 'domain', 'version'])
    .execute();
  await db.schema.createIndex('history_age').on('history').column('last_seen').execute();
}
