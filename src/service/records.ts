import { createHash } from 'node:crypto';
import type { Lookup, NumberProperties, Properties } from '../index.js';
import { Batch } from './batch.js';
import type { Database } from './database/database.js';
import type { RecordsTable } from './database/schema.js';
import { SCHEMAS } from './schemas.js';

/** A record as it is served. `fetchedAt` in ms since 1970. */
export interface StoredRecord {
  fetchedAt: number;
  /** False where a server that was referred to gave nothing: the next lookup may have more. */
  whole: boolean;
  daystamp: string;
  /** As it was kept, and as it is sent: most requests want one of the three, and need not read it. Properties may be a number's. */
  json: Readonly<Record<'record' | 'parts' | 'properties', string>>;
}

/** What was looked up: a domain, or a number under its own spelling, which no domain has. */
export type Kept = Omit<Lookup, 'properties'> & { properties: Properties | NumberProperties };

/**
 * What the answers of this version look like: a part of the source, so that a record that another version kept, or keeps while
 * processes are upgraded one by one, is asked for again. It may lack fields, and what came over RDAP cannot be read from its text.
 */
const FORM = createHash('sha1').update(JSON.stringify(SCHEMAS)).digest('base64url');

/** Records removed by one statement: charges come in between, and it does not run into its deadline. */
const SWEPT = 500;

/** What was looked up, in the database that all processes share; of one source. What is older than `since` is none. */
export interface Records {
  find(domain: string, since: number): Promise<StoredRecord | null>;
  keep(lookup: Kept, fetchedAt: number): Promise<StoredRecord>;
  /** Whether to look a name up is this process's now; false while another one does, null where nobody else can. */
  claim(domain: string): Promise<boolean | null>;
  release(domain: string): Promise<void>;
  /** Removes what nobody will be served any more. */
  sweep(before: number): Promise<void>;
}

export function createRecords({ db, claims }: Database, place: string): Records {
  const source = `${place} ${FORM}`;
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
  const keep = new Batch(async (rows: RecordsTable[]) => {
    // Of two answers for one name the later counts; one statement may not change a row twice.
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
        })),
      )
      .execute();
    return rows.map(() => undefined);
  }, 50);

  return {
    find: async (domain, since) => {
      const row = await find.add(domain);
      return row === null || row.fetched_at < since ? null : read(row);
    },
    keep: async (lookup, fetchedAt) => {
      const row = write(lookup, fetchedAt);
      await keep.add({ source, ...row });
      return read(row);
    },
    claim: async (domain) => claims?.take(`${source} ${domain}`) ?? null,
    release: async (domain) => claims?.release(`${source} ${domain}`),
    sweep: async (before) => {
      for (let swept = SWEPT; swept === SWEPT; ) {
        const gone = await db
          .deleteFrom('records')
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('source', 'domain'),
              'in',
              selectFrom('records')
                .select(['source', 'domain'])
                .where('fetched_at', '<', before)
                .limit(SWEPT)
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

type Row = Omit<RecordsTable, 'source'>;

const unique = (names: string[]): string[] => [...new Set(names)];

/** Two processes that write the same names in another order would wait for each other. */
const byName = (a: { domain: string }, b: { domain: string }): number => (a.domain < b.domain ? -1 : 1);

export function write(
  { domain, daystamp, record, parts, properties, warnings }: Kept,
  fetchedAt: number,
): Row {
  return {
    domain,
    fetched_at: fetchedAt,
    whole: warnings.length > 0 && parts.length < 2 ? 0 : 1,
    daystamp,
    record: JSON.stringify(record),
    // In the order of the schema. What an answer over RDAP has beside its text is not served.
    parts: JSON.stringify(parts.map(({ host, body }) => ({ body, host }))),
    properties: JSON.stringify(properties),
  };
}

export function read({ fetched_at, whole, daystamp, record, parts, properties }: Row): StoredRecord {
  return {
    fetchedAt: fetched_at,
    whole: whole === 1,
    daystamp,
    json: { record, parts, properties },
  };
}
