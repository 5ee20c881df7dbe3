import { setTimeout as wait } from 'node:timers/promises';
import type { WhoisClient } from '../index.js';
import type { LookupTurns } from '../limits/lookup-turns.js';
import { ApiError, type ApiErrorName, lookupError } from './errors.js';
import { ageOf, isFresh, isFromFuture, lifetimeOf } from './freshness.js';
import type { Freshness } from './http.js';
import { InFlight } from './in-flight.js';
import { DOMAINS, type RecordKind } from './record-kinds.js';
import { type Kept, type Records, read, type StoredRecord, write } from './records.js';
import { isOfServer, oldestStale, saysAvailable } from './stale.js';

/** Where a record came from: the database, another request's lookup in progress, its servers, or the database because these fail. */
export type Source = 'hit' | 'joined' | 'answered' | 'stale';

/** `age` is in whole seconds; null for a record that was just looked up. */
export interface Found {
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
  onRecord?: ((record: Kept, fetchedAt: number) => void) | undefined;
  /** Called if the database could not store or read a record; the lookup continues. */
  onTrouble?: (error: unknown) => void;
}

/** How long to wait for another process's lookup of the same name, and between two checks for its record. */
const MAX_SHARED_WAIT_MS = 15_000;
const RECHECK_MS = 100;

/**
 * Returns a record that is as fresh as requested and no older than the time to live. A lookup counts toward the account's limit.
 * Rejects with an `ApiError` or with `Overloaded`.
 */
export type FindRecord = (name: string, wanted: Wanted, account: string) => Promise<Found>;

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
  const inFlight = new InFlight<{ stored: StoredRecord; shared: boolean }>();

  const trying = <Value>(work: Promise<Value>): Promise<Value | null> =>
    work.catch((error: unknown) => {
      onTrouble(error);
      return null;
    });

  const ask = async (domain: string): Promise<Kept> => {
    const start = performance.now();
    try {
      const lookup = await kind.lookUp(client, domain);
      onLookup('answered', performance.now() - start);
      return lookup;
    } catch (error) {
      const known = lookupError(error);
      onLookup(known.name, performance.now() - start);
      throw known;
    }
  };
  const fetch = async (domain: string): Promise<StoredRecord> => {
    const lookup = await ask(domain);
    const fetchedAt = now();
    onRecord(lookup, fetchedAt);
    return (await trying(records.keep(lookup, fetchedAt))) ?? read(write(lookup, fetchedAt));
  };

  /**
   * Looks the name up, or returns the record of another process on the same database that is looking it up, or of a lookup that
   * ended between this one's query of the database and its turn.
   */
  const fetchOnce = async (
    domain: string,
    look: () => Promise<StoredRecord | null>,
  ): Promise<{ stored: StoredRecord; shared: boolean }> => {
    const start = performance.now();
    while (
      (await trying(records.claim(domain))) === false &&
      performance.now() - start < MAX_SHARED_WAIT_MS
    ) {
      await wait(RECHECK_MS * (1 + Math.random()));
      const stored = await look();
      if (stored !== null) return { stored, shared: true };
    }
    try {
      const kept = await look();
      return kept === null ? { stored: await fetch(domain), shared: false } : { stored: kept, shared: true };
    } finally {
      void trying(records.release(domain));
    }
  };

  const found = (domain: string, stored: StoredRecord, age: number | null, source: Source): Found => ({
    domain,
    stored,
    age,
    lifetime: Math.floor(lifetimeOf(stored, ttl) / 1000),
    source,
    failure: null,
  });

  /** Finds a stored record to serve in the place of this error. Rejects with the error if there is none. */
  const insteadOf = async (error: unknown, domain: string, wanted: Wanted): Promise<Found> => {
    if (stale === 0 || wanted.neverStale === true || !isOfServer(error)) throw error;
    const kept = await trying(records.find(domain, now() - stale));
    if (kept === null) throw error;
    const age = now() - kept.fetchedAt;
    const oldest = oldestStale(wanted, lifetimeOf(kept, ttl), stale);
    if (age > oldest || isFromFuture(kept, now()) || saysAvailable(kept)) throw error;
    onLookup('stale', 0);
    return { ...found(domain, kept, ageOf(kept, now()), 'stale'), failure: error };
  };

  return async (name, wanted, account) => {
    const { maxAge, onlyIfCached } = wanted;
    const domain = keyOf(kind, name);
    const came = now();
    /** Finds a stored record that is fresh enough. For `no-cache`, only one that was looked up after this request arrived. */
    const look = async (): Promise<StoredRecord | null> => {
      const kept = await trying(records.find(domain, maxAge > 0 ? now() - Math.min(ttl, maxAge) : came + 1));
      return kept !== null && isFresh(kept, ttl, now()) ? kept : null;
    };
    const kept = maxAge > 0 ? await look() : null;
    if (kept !== null) {
      onLookup('hit', 0);
      return found(domain, kept, ageOf(kept, now()), 'hit');
    }
    if (onlyIfCached)
      throw new ApiError(
        'NotCached',
        `no record of ${domain} is stored, and the request forbids a lookup (only-if-cached)`,
      );
    let joined = false;
    const run = () =>
      inFlight.run(
        domain,
        () => fetchOnce(domain, look),
        () => {
          joined = true;
        },
      );
    // A request that joins a lookup needs no turn.
    try {
      const { stored, shared } = await (inFlight.has(domain) ? run() : turns.run(account, run));
      if (!joined && !shared) return found(domain, stored, null, 'answered');
      onLookup('joined', 0);
      return found(domain, stored, null, 'joined');
    } catch (error) {
      return insteadOf(error, domain, wanted);
    }
  };
}

function keyOf(kind: RecordKind, name: string): string {
  try {
    return kind.keyOf(name);
  } catch (error) {
    throw lookupError(error);
  }
}
