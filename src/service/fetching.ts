import { setTimeout as wait } from 'node:timers/promises';
import type { WhoisClient } from '../index.js';
import { type ApiErrorName, lookupError } from './errors.js';
import type { RecordKind } from './record-kinds.js';
import { type FetchedRecord, type Records, read, type StoredRecord, write } from './records.js';

export interface FetchOptions {
  kind: RecordKind;
  client: WhoisClient;
  records: Records;
  now: () => number;
  /** Called with the result of each query of the servers, the name of the error if it failed, and how long it took, in ms. */
  onFetch: (outcome: 'answered' | ApiErrorName, ms: number) => void;
  /** Called with each record that servers sent, and when it was fetched, in ms since 1970. */
  onRecord: (record: FetchedRecord, fetchedAt: number) => void;
  /** Called if the database could not store a record or claim a name; the lookup continues. */
  onTrouble: (error: unknown) => void;
}

/** `isShared`: the record is from the database, where another lookup stored it meanwhile. */
export interface Fetched {
  stored: StoredRecord;
  isShared: boolean;
}

/** Gets a record from the servers. `findStored` finds one in the database that is fresh enough. */
export type FetchRecord = (key: string, findStored: () => Promise<StoredRecord | null>) => Promise<Fetched>;

/** How long to wait for another process's lookup of the same name, and between two checks for its record. */
const MAX_SHARED_WAIT_MS = 15_000;
const RECHECK_MS = 100;

/** Creates a function that looks names up, one process at a time for each name, and stores their records. */
export function createFetch(options: FetchOptions): FetchRecord {
  const { kind, client, records, now, onFetch, onRecord, onTrouble } = options;

  return async (key, findStored) => {
    const fromOther = await recordOfOtherProcess(key, findStored);
    if (fromOther !== null) return { stored: fromOther, isShared: true };
    try {
      // A lookup may have ended between the caller's query of the database and its turn.
      const stored = await findStored();
      return stored === null ? { stored: await fetch(key), isShared: false } : { stored, isShared: true };
    } finally {
      void records.release(key).catch(onTrouble);
    }
  };

  /** Waits while another process on the same database looks the name up. Resolves to null when this one may do so. */
  async function recordOfOtherProcess(
    key: string,
    findStored: () => Promise<StoredRecord | null>,
  ): Promise<StoredRecord | null> {
    const start = performance.now();
    while ((await isClaimed(key)) && performance.now() - start < MAX_SHARED_WAIT_MS) {
      await wait(RECHECK_MS * (1 + Math.random()));
      const stored = await findStored();
      if (stored !== null) return stored;
    }
    return null;
  }

  /** Whether another process looks the name up. Otherwise this one has claimed it, if the database works. */
  async function isClaimed(key: string): Promise<boolean> {
    try {
      return (await records.claim(key)) === false;
    } catch (error) {
      onTrouble(error);
      return false;
    }
  }

  async function fetch(key: string): Promise<StoredRecord> {
    const record = await query(key);
    const fetchedAt = now();
    onRecord(record, fetchedAt);
    try {
      return await records.keep(record, fetchedAt);
    } catch (error) {
      onTrouble(error);
      return read(write(record, fetchedAt));
    }
  }

  async function query(key: string): Promise<FetchedRecord> {
    const start = performance.now();
    try {
      const record = await kind.lookUp(client, key);
      onFetch('answered', performance.now() - start);
      return record;
    } catch (error) {
      const known = lookupError(error);
      onFetch(known.name, performance.now() - start);
      throw known;
    }
  }
}
