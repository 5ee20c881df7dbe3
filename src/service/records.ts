import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Lookup, Properties, ResourceProperties } from '../index.js';
import { Batch } from './batch.js';
import { type Database, DatabaseUnavailable } from './database/database.js';
import type { RecordsTable } from './database/schema.js';
import { SCHEMAS } from './schemas.js';

/** A record in the form that is served. `fetchedAt` is in ms since 1970. */
export interface StoredRecord {
  fetchedAt: number;
  /** False if a server named in a referral sent nothing, or the responses decide nothing: the next lookup may return more. */
  whole: boolean;
  daystamp: string;
  /** The JSON that is stored and sent: most requests need one of these and do not parse it. Properties may be a number's. */
  json: Readonly<Record<JsonField, string>>;
}

export type JsonField = 'record' | 'parts' | 'properties' | 'warnings' | 'sources';

/** A record from the servers, to be stored: of a domain, or of a number, whose spelling is never that of a domain. */
export type FetchedRecord = Omit<Lookup, 'properties'> & {
  properties: Properties | ResourceProperties;
  /** Whether the JSON of RDAP responses is stored as well, in addition to their text. */
  withJson?: boolean;
};

/**
 * The form of this version's responses. It is part of the source, so that records of another version, also of processes that are
 * not upgraded yet, are looked up again: they may lack fields, and RDAP responses cannot be read again from their text.
 */
const FORM = createHash('sha1').update(JSON.stringify(SCHEMAS)).digest('base64url');

/** Records that one statement removes, so that it meets its deadline and charges can run in between. */
const MAX_SWEPT_AT_ONCE = 500;

/** Characters of records that wait to be stored while the database is slow or fails; further ones are not stored. */
const MAX_WAITING_LENGTH = 64 * 2 ** 20;

/** The records of one source in the database that all processes share. `find` ignores records older than `since`. */
export interface Records {
  find(domain: string, since: number): Promise<StoredRecord | null>;
  keep(lookup: FetchedRecord, fetchedAt: number): Promise<StoredRecord>;
  /** Calls the listener with each name whose record this process has stored, or may have stored. */
  onKeep(listener: (domain: string) => void): void;
  /** Whether this process may look the name up now: false while another process does, null if there are no other processes. */
  claim(domain: string): Promise<boolean | null>;
  release(domain: string): Promise<void>;
  /** Removes records that are too old to be served. */
  sweep(before: number): Promise<void>;
}

export function createRecords({ db, claims, locksRows }: Database, place: string): Records {
  const source = `${place} ${FORM}`;
  const listeners: ((domain: string) => void)[] = [];
  /** Characters of the records that wait to be stored. */
  let length = 0;
  const find = new Batch(async (domains: string[]) => {
    const rows = await db
      .selectFrom('records')
      .selectAll()
      .where('source', '=', source)
      .where('domain', 'in', unique(domains))
      .execute();
    const byDomain = new Map(rows.map((row) => [row.domain, row]));
    return domains.map((domain) => byDomain.get(domain) ?? null);
  }, 100);
  const keep = new Batch(
    async (rows: Selectable<RecordsTable>[]) => {
      // The later of two records for one name counts; a statement must not change a row twice.
      const latest = [...new Map(rows.map((row) => [row.domain, row])).values()].sort(byName);
      await db
        .insertInto('records')
        .values(latest)
        .onConflict((conflict) =>
          conflict.columns(['source', 'domain']).doUpdateSet(({ ref }) => ({
            fetched_at: ref('excluded.fetched_at'),
            whole: ref('excluded.whole'),
            daystamp: ref('excluded.daystamp'),
            record: ref('excluded.record'),
            parts: ref('excluded.parts'),
            properties: ref('excluded.properties'),
            warnings: ref('excluded.warnings'),
            sources: ref('excluded.sources'),
          })),
        )
        .execute();
      return rows.map(() => undefined);
    },
    50,
    lengthOf,
  );

  return {
    find: async (domain, since) => {
      const row = await find.add(domain);
      return row === null || row.fetched_at < since ? null : read(row);
    },
    keep: async (lookup, fetchedAt) => {
      const row = write(lookup, fetchedAt);
      const size = lengthOf(row);
      if (length + size > MAX_WAITING_LENGTH)
        throw new DatabaseUnavailable(
          `records of ${length} characters wait to be stored: this one is not stored`,
        );
      length += size;
      try {
        await keep.add({ source, ...row });
      } finally {
        length -= size;
        for (const listener of listeners) listener(row.domain);
      }
      return read(row);
    },
    onKeep: (listener) => void listeners.push(listener),
    claim: async (domain) => claims?.take(`${source} ${domain}`) ?? null,
    release: async (domain) => claims?.release(`${source} ${domain}`),
    sweep: async (before) => {
      for (let swept = MAX_SWEPT_AT_ONCE; swept === MAX_SWEPT_AT_ONCE; ) {
        const gone = await db
          .deleteFrom('records')
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('source', 'domain'),
              'in',
              selectFrom('records')
                .select(['source', 'domain'])
                .where('fetched_at', '<', before)
                .limit(MAX_SWEPT_AT_ONCE)
                // Waiting for another process, which writes records in another order, could be a deadlock.
                .$if(locksRows, (query) => query.forUpdate().skipLocked())
                .$asTuple('source', 'domain'),
            ),
          )
          .returning('domain')
          .execute();
        swept = gone.length;
      }
    },
  };
}

type Row = Omit<Selectable<RecordsTable>, 'source'>;

const lengthOf = ({ record, parts, properties, warnings, sources }: Row): number =>
  record.length + parts.length + properties.length + warnings.length + sources.length;

const unique = (names: string[]): string[] => [...new Set(names)];

/** Sorts names, because two processes that write the same names in different order would deadlock. */
const byName = (a: { domain: string }, b: { domain: string }): number => (a.domain < b.domain ? -1 : 1);

/** A record that is `unknown` may be a response that was cut off. */
const isWhole = ({
  properties,
  warnings,
  parts,
}: Pick<FetchedRecord, 'properties' | 'warnings' | 'parts'>): boolean =>
  (warnings.length === 0 || parts.length > 1) && !('status' in properties && properties.status === 'unknown');

export function write(
  { domain, daystamp, record, parts, properties, warnings, sources = [], withJson = false }: FetchedRecord,
  fetchedAt: number,
): Row {
  return {
    domain,
    fetched_at: fetchedAt,
    whole: isWhole({ properties, warnings, parts }) ? 1 : 0,
    daystamp,
    record: JSON.stringify(record),
    // In the order of the schema. Only the RDAP server sends the JSON of RDAP responses.
    parts: JSON.stringify(parts.map(({ host, body, rdap }) => ({ body, host, ...(withJson && { rdap }) }))),
    properties: JSON.stringify(properties),
    warnings: JSON.stringify(warnings),
    sources: JSON.stringify(sources),
  };
}

export function read({ fetched_at, whole, daystamp, ...row }: Row): StoredRecord {
  const { record, parts, properties, warnings, sources } = row;
  return {
    fetchedAt: fetched_at,
    whole: whole === 1,
    daystamp,
    json: { record, parts, properties, warnings, sources },
  };
}
