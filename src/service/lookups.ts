import { setTimeout as wait } from 'node:timers/promises';
import {
  isWithoutFixture,
  type Lookup,
  parseDomain,
  parseNumber,
  type WhoisClient,
  WhoisError,
} from '../index.js';
import type { LookupTurns } from '../limits/lookup-turns.js';
import { ApiError, type ApiErrorName, lookupError } from './errors.js';
import type { Freshness } from './http.js';
import { type Kept, type Records, read, type StoredRecord, write } from './records.js';

/** Where a record came from: the database, another request's lookup under way, or its servers. */
export type Source = 'hit' | 'joined' | 'answered';

/** `age` in whole seconds; null for what was asked just now. */
export interface Found {
  domain: string;
  stored: StoredRecord;
  age: number | null;
  /** How old it may become before it is asked for again, in whole seconds. */
  lifetime: number;
  source: Source;
}

/** What records are of: the one spelling of a name, and how it is asked about. */
export interface Subject {
  /** Throws where it is none. */
  keyOf(name: string): string;
  ask(client: WhoisClient, key: string): Promise<Kept>;
}

export const DOMAINS: Subject = {
  keyOf: (name) => parseDomain(name).ascii,
  ask: async (client, domain) => checked(await client.lookup(domain)),
};

/** Domains by WHOIS and RDAP at the same time. Their records have keys of their own, which are no domain names. */
export const DOMAINS_BY_BOTH: Subject = {
  keyOf: (name) => `both ${parseDomain(name).ascii}`,
  ask: async (client, key) => {
    const lookup = checked(await client.lookup(domainOfBoth(key), { rdap: 'both' }));
    return { ...lookup, domain: key };
  },
};

/** The domain of such a key. */
export const domainOfBoth = (key: string): string => key.replace(/^both /, '');

/** Addresses, prefixes and autonomous systems. */
export const NUMBERS: Subject = {
  keyOf: (name) => parseNumber(name).text,
  ask: async (client, number) => {
    const { query, number: properties, ...lookup } = await client.lookupNumber(number);
    return stored({ ...lookup, domain: query, properties });
  },
};

export interface LookupsOptions {
  /** Domains where nothing else is said. */
  subject?: Subject;
  client: WhoisClient;
  records: Records;
  turns: LookupTurns;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now?: () => number;
  /** `outcome`: the name of the error where there is no record. */
  onLookup?: (outcome: Source | ApiErrorName, ms: number) => void;
  /** A database that does not keep or give a record fails no lookup. */
  onTrouble?: (error: unknown) => void;
}

/** ms for which a record without its registrar's part is served: long enough to spare a registrar that is down. */
const PARTIAL_TTL = 300_000;

/** ms by which another process's clock may be ahead. What is from further in the future was kept before a clock was put back. */
const AHEAD = 60_000;

/** ms to wait for what another process asks, and between two looks for it. */
const PATIENCE = 15_000;
const AGAIN = 100;

/**
 * Gives a record as fresh as it is wanted, and no older than the time to live. A lookup counts for the account. Rejects with an
 * `ApiError`, or with `Overloaded`.
 */
export type FindRecord = (name: string, wanted: Freshness, account: string) => Promise<Found>;

/** Gives records: from the database, from a lookup that is under way, or asked. */
export function createLookups(options: LookupsOptions): FindRecord {
  const {
    subject = DOMAINS,
    client,
    records,
    turns,
    ttl,
    now = Date.now,
    onLookup = () => {},
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
      const lookup = await subject.ask(client, domain);
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
    return (await trying(records.keep(lookup, fetchedAt))) ?? read(write(lookup, fetchedAt));
  };

  /**
   * Asks, or takes what another process on the same database asks just now, or what another lookup kept meanwhile: it may have
   * ended between this one's look at the database and its turn.
   */
  const fetchOnce = async (
    domain: string,
    look: () => Promise<StoredRecord | null>,
  ): Promise<{ stored: StoredRecord; shared: boolean }> => {
    const start = performance.now();
    while ((await trying(records.claim(domain))) === false && performance.now() - start < PATIENCE) {
      await wait(AGAIN * (1 + Math.random()));
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

  /** In ms. */
  const lifetimeOf = ({ whole }: StoredRecord): number => (whole ? ttl : Math.min(ttl, PARTIAL_TTL));
  const found = (domain: string, stored: StoredRecord, age: number | null, source: Source): Found => ({
    domain,
    stored,
    age,
    lifetime: Math.floor(lifetimeOf(stored) / 1000),
    source,
  });

  return async (name, { maxAge, onlyIfCached }, account) => {
    const domain = keyOf(subject, name);
    const came = now();
    /** What is kept, and fresh enough: where it must be asked afresh, what was asked by somebody else since the request came. */
    const look = async (): Promise<StoredRecord | null> => {
      const kept = await trying(records.find(domain, maxAge > 0 ? now() - Math.min(ttl, maxAge) : came + 1));
      if (kept === null) return null;
      const age = now() - kept.fetchedAt;
      return age <= lifetimeOf(kept) && age >= -AHEAD ? kept : null;
    };
    const kept = maxAge > 0 ? await look() : null;
    if (kept !== null) {
      onLookup('hit', 0);
      return found(domain, kept, Math.max(0, Math.floor((now() - kept.fetchedAt) / 1000)), 'hit');
    }
    if (onlyIfCached)
      throw new ApiError(
        'NotCached',
        `no record of ${domain} is stored, and only-if-cached forbids a lookup`,
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
    // Who joins starts none.
    const { stored, shared } = await (inFlight.has(domain) ? run() : turns.run(account, run));
    if (!joined && !shared) return found(domain, stored, null, 'answered');
    onLookup('joined', 0);
    return found(domain, stored, null, 'joined');
  };
}

function keyOf(subject: Subject, name: string): string {
  try {
    return subject.keyOf(name);
  } catch (error) {
    throw lookupError(error);
  }
}

/** A name that its own server calls invalid is the request's fault. */
export function checked(lookup: Lookup): Lookup {
  if (lookup.properties.status !== 'invalid') return stored(lookup);
  const host = lookup.parts[0]?.host ?? 'the server';
  const message = `${host} rejects ${lookup.domain} as invalid`;
  throw new ApiError('WhoisServerError', message, { cause: new WhoisError('INVALID_DOMAIN', message) });
}

/** Where stored answers are replayed, and none is about the name, the server's comment is no record of it. */
function stored<Answer extends Kept>(answer: Answer): Answer {
  if (!isWithoutFixture(answer.parts)) return answer;
  throw lookupError(new WhoisError('REFUSED', `no stored response about ${answer.domain}`));
}

/** Equal work that is under way is done once: whoever asks meanwhile gets the same answer, or the same error. */
export class InFlight<Result> {
  readonly #running = new Map<string, Promise<Result>>();

  get size(): number {
    return this.#running.size;
  }

  has(key: string): boolean {
    return this.#running.has(key);
  }

  run(key: string, work: () => Promise<Result>, onJoin: () => void = () => {}): Promise<Result> {
    const running = this.#running.get(key);
    if (running !== undefined) {
      onJoin();
      return running;
    }
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
