import { type Selectable, sql } from 'kysely';
import { Batch } from '../batch.js';
import type { Database } from '../database/database.js';
import type { HistoryTable } from './tables.js';

/** Maximum number of versions of a name, so that a server that sends something else each time does not fill the database. */
export const MOST_VERSIONS = 100;

/** Versions that one statement writes or removes, so that it meets its deadline and charges can run in between. */
const MAX_WRITTEN_AT_ONCE = 50;
const MAX_REMOVED_AT_ONCE = 500;

/** A version that was seen at `last_seen`. */
export type Sighting = Omit<Selectable<HistoryTable>, 'source' | 'first_seen' | 'since'>;

export type Version = Omit<Selectable<HistoryTable>, 'source'>;

/** A version without its record, which may be large. */
export type ListedVersion = Omit<Version, 'content'>;

/** The versions of one source in the database that all processes share. */
export interface HistoryStore {
  /** Keeps a version, or notes that it was seen again. */
  keep(sighting: Sighting): Promise<void>;
  /** The number of versions that wait to be written. */
  readonly waiting: number;
  /** All versions of a domain, in the order in which they were first seen. */
  list(domain: string): Promise<ListedVersion[]>;
  find(domain: string, version: string): Promise<Version | null>;
  /** Removes the versions of all sources that were not seen since that time. */
  prune(before: number): Promise<void>;
}

export function createHistoryStore(
  database: Pick<Database, 'db' | 'locksRows'>,
  source: string,
): HistoryStore {
  const { db } = database;
  const keep = new Batch(
    async (sightings: Sighting[]) => {
      const kept = await write(db, source, unique(sightings));
      const fresh = kept.filter(({ first_seen, last_seen }) => first_seen === last_seen);
      if (fresh.length > 0) await trim(database, source, [...new Set(fresh.map(({ domain }) => domain))]);
      return sightings.map(() => undefined);
    },
    MAX_WRITTEN_AT_ONCE,
    ({ content }) => content.length,
  );

  const versions = (domain: string) =>
    db
      .selectFrom('history')
      .select(['domain', 'version', 'servers', 'first_seen', 'last_seen', 'since'])
      .where('source', '=', source)
      .where('domain', '=', domain);

  return {
    keep: (sighting) => keep.add(sighting),
    get waiting() {
      return keep.waiting;
    },
    list: (domain) => versions(domain).orderBy('first_seen').orderBy('version').execute(),
    find: async (domain, version) =>
      (await versions(domain).select('content').where('version', '=', version).executeTakeFirst()) ?? null,
    prune: async (before) => {
      let removed: number;
      do removed = await removeSome(database, before);
      while (removed === MAX_REMOVED_AT_ONCE);
    },
  };
}

/** Adds versions, or moves the times at which known ones were seen. Returns their first and last times. */
const write = (db: Database['db'], source: string, sightings: readonly Sighting[]) =>
  db
    .insertInto('history')
    .values(
      sightings.map((sighting) => ({
        ...sighting,
        source,
        first_seen: sighting.last_seen,
        since: sighting.last_seen,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'domain', 'version']).doUpdateSet({
        // All expressions read the row as it was before the update.
        since: sql<number>`case when ${CAME_BACK} then excluded.last_seen else history.since end`,
        last_seen: sql<number>`case when excluded.last_seen > history.last_seen then excluded.last_seen else history.last_seen end`,
      }),
    )
    .returning(['domain', 'first_seen', 'last_seen'])
    .execute();

/** Removes the excess versions of these names, those that were not seen for the longest time. */
async function trim(
  { db, locksRows }: Pick<Database, 'db' | 'locksRows'>,
  source: string,
  domains: string[],
): Promise<void> {
  const full = await db
    .selectFrom('history')
    .select('domain')
    .where('source', '=', source)
    .where('domain', 'in', domains)
    .groupBy('domain')
    .having(({ fn }) => fn.countAll(), '>', MOST_VERSIONS)
    .execute();
  for (const { domain } of full)
    await db
      .deleteFrom('history')
      .where('source', '=', source)
      .where('domain', '=', domain)
      .where('version', 'in', (excess) =>
        excess
          .selectFrom('history')
          .select('version')
          .where('source', '=', source)
          .where('domain', '=', domain)
          .where('version', 'not in', (latest) =>
            latest
              .selectFrom('history')
              .select('version')
              .where('source', '=', source)
              .where('domain', '=', domain)
              .orderBy('last_seen', 'desc')
              .orderBy('version')
              .limit(MOST_VERSIONS),
          )
          // Waiting for another process, which writes versions in another order, could be a deadlock.
          .$if(locksRows, (query) => query.forUpdate().skipLocked()),
      )
      .execute();
}

/** Removes versions of any source that were not seen since a time. Returns how many. */
async function removeSome(
  { db, locksRows }: Pick<Database, 'db' | 'locksRows'>,
  before: number,
): Promise<number> {
  const removed = await db
    .deleteFrom('history')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('source', 'domain', 'version'),
        'in',
        selectFrom('history')
          .select(['source', 'domain', 'version'])
          .where('last_seen', '<', before)
          .limit(MAX_REMOVED_AT_ONCE)
          .$if(locksRows, (query) => query.forUpdate().skipLocked())
          .$asTuple('source', 'domain', 'version'),
      ),
    )
    .returning('version')
    .execute();
  return removed.length;
}

/** Whether the same servers sent another version since the last time that they sent this one. */
const CAME_BACK = sql`exists (
  select 1 from history as other
  where other.source = history.source and other.domain = history.domain and other.servers = history.servers
    and other.version <> history.version
    and other.last_seen > history.last_seen and other.last_seen <= excluded.last_seen
)`;

/** The last sighting of each version: a statement must not change a row twice. Sorted, because two processes would deadlock otherwise. */
function unique(sightings: readonly Sighting[]): Sighting[] {
  const byKey = new Map(sightings.map((sighting) => [`${sighting.domain} ${sighting.version}`, sighting]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sighting]) => sighting);
}
