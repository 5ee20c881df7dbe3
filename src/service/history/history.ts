import type { Properties } from '../../index.js';
import { isUnclear } from '../../watches/index.js';
import type { Database } from '../database/database.js';
import { nameOf } from '../record-kinds.js';
import type { FetchedRecord } from '../records.js';
import { DAY_MS } from '../units.js';
import { contentOf, packed, unpacked } from './content.js';
import { createHistoryStore, type Version } from './store.js';
import { type KeptVersion, type SeenVersion, serversOf, type VersionRecord, versionOf } from './version.js';

/** The versions of records that lookups returned. */
export interface History {
  /** Keeps the record that a lookup returned, in the background. Never throws, and delays no response. */
  saw(record: Pick<FetchedRecord, 'domain' | 'parts' | 'properties'>, at: number): void;
  /**
   * Calls `view` with each version of a domain, in the order in which they were first seen, and returns what it returned. One record is in
   * memory at a time, as servers can send large ones.
   */
  list<T>(domain: string, view: (version: KeptVersion) => T): Promise<T[]>;
  /** When each version of a domain was seen, in the same order, without the records. */
  seen(domain: string): Promise<SeenVersion[]>;
  find(domain: string, version: string): Promise<KeptVersion | null>;
  /** Days after which a version that was not seen again is removed. */
  readonly days: number;
  /** Removes versions that were not seen for the number of days that the operator chose. */
  prune(now: number): Promise<void>;
  /** Waits until all versions are written, or writing them has failed. */
  close(): Promise<void>;
}

export interface HistoryOptions {
  database: Database;
  /** Where lookups are made. */
  source: string;
  /** Days after which a version that was not seen again is removed. */
  days: number;
  /** Called if a version could not be kept. */
  onTrouble(error: unknown): void;
}

/** Records that wait in memory while the database is slow or fails, and characters of their JSON; further ones are not kept. */
const MAX_WAITING = 1000;
const MAX_WAITING_LENGTH = 32 * 2 ** 20;

export function createHistory({ database, source, days, onTrouble }: HistoryOptions): History {
  const store = createHistoryStore(database, source);
  const writing = new Set<Promise<void>>();
  let length = 0;

  async function keep(domain: string, record: VersionRecord, json: string, at: number): Promise<void> {
    const content = await packed(json);
    await store.keep({
      domain,
      version: versionOf(record),
      servers: serversOf(record),
      last_seen: at,
      content,
    });
  }

  async function find(domain: string, version: string): Promise<KeptVersion | null> {
    const found = await store.find(domain, version);
    return found === null ? null : withRecord(found);
  }

  return {
    saw({ domain, parts, properties }, at) {
      if (!isOfDomain(properties)) return;
      const record = { parts, properties };
      // A rate limit or an error message says nothing about the name.
      if (parts.length === 0 || isUnclear(record)) return;
      const json = contentOf(record);
      if (json === null) return;
      if (writing.size >= MAX_WAITING || length + json.length > MAX_WAITING_LENGTH)
        return onTrouble(
          new Error(
            `${writing.size} records wait to be stored as versions, ${length} characters: this one is not stored`,
          ),
        );
      length += json.length;
      const done = keep(nameOf(domain), record, json, at)
        .catch(onTrouble)
        .finally(() => {
          length -= json.length;
          writing.delete(done);
        });
      writing.add(done);
    },
    list: async (domain, view) => {
      const views: ReturnType<typeof view>[] = [];
      for (const { version } of await store.list(domain)) {
        const kept = await find(domain, version);
        // It may have been removed since.
        if (kept !== null) views.push(view(kept));
      }
      return views;
    },
    seen: (domain) => store.list(domain),
    find,
    days,
    prune: (now) => store.prune(now - days * DAY_MS),
    close: async () => {
      await Promise.all(writing);
    },
  };
}

const isOfDomain = (properties: FetchedRecord['properties']): properties is Properties =>
  !('kind' in properties);

async function withRecord({ content, ...version }: Version): Promise<KeptVersion> {
  return { ...version, record: await unpacked(content) };
}
