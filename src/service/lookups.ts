import type { WhoisClient } from '../index.js';
import type { LookupTurns } from '../limits/lookup-turns.js';
import { ApiError, type ApiErrorName, lookupError } from './errors.js';
import { createFetch, type Fetched } from './fetching.js';
import { ageOf, isFresh, isFromFuture, lifetimeOf } from './freshness.js';
import type { Freshness } from './http.js';
import { InFlight } from './in-flight.js';
import { DOMAINS, type RecordKind } from './record-kinds.js';
import type { FetchedRecord, Records, StoredRecord } from './records.js';
import { isOfServer, oldestStale, saysAvailable } from './stale.js';

/** Where a record came from: the database, another request's lookup in progress, its servers, or the database because these fail. */
export type Source = 'hit' | 'joined' | 'answered' | 'stale';

/** `age` is in whole seconds; null for a record that was just looked up. */
export interface FoundRecord {
  domain: string;
  stored: StoredRecord;
  age: number | null;
  /** How old it may become before it is looked up again, in whole seconds. */
  lifetime: number;
  source: Source;
  /** Why it is served though it is too old; null for any other record. */
  failure: ApiError | null;
}

/** How fresh a record is to be. */
export interface Wanted extends Freshness {
  /** Whether a record that is too old is of no use even if the servers fail. */
  neverStale?: boolean;
}

export interface LookupsOptions {
  /** Default: domains. */
  kind?: RecordKind;
  client: WhoisClient;
  records: Records;
  turns: LookupTurns;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  /** How old a record may be that is served because the servers fail, in ms; 0 for none. */
  stale?: number;
  now?: () => number;
  /** `outcome` is the name of the error if there is no record. */
  onLookup?: (outcome: Source | ApiErrorName, ms: number) => void;
  /** Called with each record that servers sent, and when it was fetched, in ms since 1970. */
  onRecord?: ((record: FetchedRecord, fetchedAt: number) => void) | undefined;
  /** Called if the database could not store or read a record; the lookup continues. */
  onTrouble?: (error: unknown) => void;
}

/**
 * Returns a record that is as fresh as requested and no older than the time to live. A lookup counts toward the account's limit.
 * Rejects with an `ApiError` or with `Overloaded`.
 */
export type FindRecord = (name: string, wanted: Wanted, account: string) => Promise<FoundRecord>;

/** Creates a function that returns records from the database, from a lookup in progress, or from a new lookup. */
export function createLookups(options: LookupsOptions): FindRecord {
  const {
    kind = DOMAINS,
    client,
    records,
    turns,
    ttl,
    stale = 0,
    now = Date.now,
    onLookup = () => {},
    onRecord = () => {},
    onTrouble = () => {},
  } = options;
  const inFlight = new InFlight<Fetched>();
  const fetch = createFetch({ kind, client, records, now, onFetch: onLookup, onRecord, onTrouble });

  return async (name, wanted, account) => {
    const key = keyOf(kind, name);
    const came = now();
    const findFresh = () => freshRecord(key, wanted.maxAge, came);
    const stored = wanted.maxAge > 0 ? await findFresh() : null;
    if (stored !== null) {
      onLookup('hit', 0);
      return found(key, stored, ageOf(stored, now()), 'hit');
    }
    if (wanted.onlyIfCached)
      throw new ApiError(
        'NotCached',
        `no record of ${key} is stored, and the request forbids a lookup (only-if-cached)`,
      );
    try {
      return await fetchOrJoin(key, findFresh, account);
    } catch (error) {
      return insteadOf(error, key, wanted);
    }
  };

  /** Finds a stored record that is fresh enough. For `no-cache`, only one that was looked up after the request came. */
  async function freshRecord(key: string, maxAge: number, came: number): Promise<StoredRecord | null> {
    const stored = await storedSince(key, maxAge > 0 ? now() - Math.min(ttl, maxAge) : came + 1);
    return stored !== null && isFresh(stored, ttl, now()) ? stored : null;
  }

  /** A request that joins a lookup in progress needs no turn. */
  async function fetchOrJoin(
    key: string,
    findFresh: () => Promise<StoredRecord | null>,
    account: string,
  ): Promise<FoundRecord> {
    let joined = false;
    const run = () =>
      inFlight.run(
        key,
        () => fetch(key, findFresh),
        () => {
          joined = true;
        },
      );
    const { stored, isShared } = await (inFlight.has(key) ? run() : turns.run(account, run));
    if (!joined && !isShared) return found(key, stored, null, 'answered');
    onLookup('joined', 0);
    return found(key, stored, null, 'joined');
  }

  /** Finds a stored record to serve in the place of this error. Rejects with the error if there is none. */
  async function insteadOf(error: unknown, key: string, wanted: Wanted): Promise<FoundRecord> {
    if (stale === 0 || wanted.neverStale === true || !isOfServer(error)) throw error;
    const stored = await storedSince(key, now() - stale);
    if (stored === null) throw error;
    const age = now() - stored.fetchedAt;
    const oldest = oldestStale(wanted, lifetimeOf(stored, ttl), stale);
    if (age > oldest || isFromFuture(stored, now()) || saysAvailable(stored)) throw error;
    onLookup('stale', 0);
    return { ...found(key, stored, ageOf(stored, now()), 'stale'), failure: error };
  }

  async function storedSince(key: string, since: number): Promise<StoredRecord | null> {
    try {
      return await records.find(key, since);
    } catch (error) {
      onTrouble(error);
      return null;
    }
  }

  function found(domain: string, stored: StoredRecord, age: number | null, source: Source): FoundRecord {
    const lifetime = Math.floor(lifetimeOf(stored, ttl) / 1000);
    return { domain, stored, age, lifetime, source, failure: null };
  }
}

function keyOf(kind: RecordKind, name: string): string {
  try {
    return kind.keyOf(name);
  } catch (error) {
    throw lookupError(error);
  }
}
