import type { Duplex } from 'node:stream';
import type { NumberProperties } from './number/number.js';
import type { Properties } from './parse/properties.js';
import type { Part } from './part.js';
import type { Server } from './registry/route.js';

/** Where a socket is to lead. `signal` aborts when the connection is no longer wanted. */
export interface ConnectTarget {
  host: string;
  port: number;
  /** The host was read from an answer: whoever can see the address should connect to public ones alone. */
  publicOnly: boolean;
  signal: AbortSignal;
}

/**
 * Makes the socket for one question: through a proxy, from another address, to a test server.
 * A `net.Socket` may still be connecting; any other stream counts as connected once it is returned.
 * Who passes it vouches for where it dials: the engine no longer sees the address. Names and address literals
 * written in a referral are refused before it is called, all the same. A socket that comes after
 * `signal` aborted is destroyed.
 */
export interface Connect {
  (target: ConnectTarget): Duplex | Promise<Duplex>;
  /**
   * Where it stands for several addresses: a `connect` for each. A question leaves from the one that may ask its host first, and
   * each has the whole pace of `pacing` at every host.
   */
  readonly egresses?: readonly Connect[];
}

/** How many questions one host gets at a time, and how close together. */
export interface HostPace {
  /** Questions under way at one host at the same time; 2 where nothing else is said. */
  concurrency?: number;
  /** Least time in ms between the starts of two questions to one host; 100 where nothing else is said. */
  interval?: number;
}

/** Who asks a host, of several processes that ask from the same address. Neither function may fail. */
export interface HostLeases {
  /** Resolves when the host is this client's, with the ms for which it may start questions. Then it gives it back and takes it again. */
  take(host: string): Promise<number>;
  /** No question is under way any more. Nobody may start one for `rest` ms. */
  give(host: string, rest: number): void;
}

export interface PacingOptions extends HostPace {
  /** Another pace for single hosts: `{ 'whois.example': { concurrency: 1, interval: 1000 } }`. */
  hosts?: Readonly<Record<string, HostPace>>;
  /**
   * Whether waiting for a turn counts against `timeout`; false where nothing else is said, so that ten thousand
   * lookups for one registry queue. True makes `timeout` the longest that a call can take.
   */
  waitCounts?: boolean;
  /** Shares the turns of hosts with other processes: a host is asked while its lease is held. */
  leases?: HostLeases;
}

/**
 * What replaces the table's facts for one suffix: where to ask, how to ask (`query`, `encoding`) and the label of the
 * referral to follow, null for none. With `host`, the rest starts from what is known of that host.
 */
export type ServerOverride = Partial<Pick<Server, 'host' | 'port' | 'query' | 'encoding' | 'referral'>> & {
  /** RDAP base URL of the suffix, null for none. Who gives it says that this server is authoritative for the suffix. */
  rdap?: string | null;
};

/** `fallback`: if there is no WHOIS server, or it cannot be reached or does not serve the suffix. `prefer`: first, with WHOIS as the fallback. */
export type RdapPolicy = 'fallback' | 'prefer' | 'never';

/** Where finished lookups are kept. A cache that fails is a warning of the lookup, never its failure. */
export interface LookupCache {
  /** `domain` is the registrable name in ASCII. */
  get(domain: string): Lookup | undefined | Promise<Lookup | undefined>;
  set(domain: string, lookup: Lookup): unknown;
}

/** All times are in ms; `Infinity` switches a limit off. */
export interface ClientOptions {
  /** The whole lookup: every hop and every retry, but not the wait for its turn (see `pacing`). 30,000. */
  timeout?: number;
  /** Until one connection stands, name resolution included. 10,000. */
  connectTimeout?: number;
  /** The longest silence of a connected server. 15,000. */
  idleTimeout?: number;
  /** Servers asked beyond the registry's. 2; 0 follows no referral. */
  maxReferrals?: number;
  /** The most that one server may send for an answer, in bytes; over RDAP, HTTP's headers and all around its body count, too. 1,048,576. */
  maxBytes?: number;
  /** How often a question is asked again when nothing at all was received. 1. */
  retries?: number;
  /** `false` asks at once, without any regard for the server. */
  pacing?: PacingOptions | false;
  /** Connections open at the same time, at all hosts together; what comes beyond waits as for its turn. 500. */
  maxSockets?: number;
  connect?: Connect;
  /** By suffix, in ASCII and without a leading dot; the longest that fits counts, and `*` where none does. */
  servers?: Readonly<Record<string, ServerOverride>>;
  cache?: LookupCache;
  /** When RDAP (RFC 9082, RFC 9083) is asked; about numbers first, unless `never`. `fallback`; with `never` a suffix that has RDAP alone is `NO_SERVER`. */
  rdap?: RdapPolicy;
  /**
   * Asks RDAP servers in place of the engine's own HTTPS: through a proxy, with certificates of one's own, in tests. It is called
   * with `redirect: 'manual'` and a `signal`; sizes, deadlines, pacing and the checks of links and redirects hold for it. Who
   * passes it vouches for where it dials: the engine does not see the address.
   */
  fetch?: typeof globalThis.fetch;
  /** Ask whois.iana.org for the server of a suffix that the table does not know. false. */
  discover?: boolean;
  /**
   * Told of each step. What it throws never touches the lookup: the first such error of a client is
   * emitted as a process warning, later ones are dropped.
   */
  onEvent?: (event: ClientEvent) => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** What one call wants otherwise than its client. */
export interface AvailabilityOptions extends CallOptions {
  /** ms for the whole. */
  timeout?: number | undefined;
  rdap?: RdapPolicy | undefined;
}

export interface LookupOptions extends AvailabilityOptions {
  /** Servers asked beyond the registry's; 0 follows no referral. */
  maxReferrals?: number | undefined;
}

/** How a list of names is worked off. */
export interface ManyOptions {
  /** Names under way at the same time, at all hosts together. 500. */
  concurrency?: number | undefined;
  /**
   * Names read ahead of those that are started, at most. 100,000. The more, the longer a list that is sorted by suffix keeps all hosts
   * busy; a name that waits takes some 40 bytes.
   */
  ahead?: number | undefined;
  /** Finished results that wait to be taken, at most. 1000. */
  buffer?: number | undefined;
  /** Results in the order of the names; false gives each as it comes. true. */
  ordered?: boolean | undefined;
}

export interface LookupManyOptions extends LookupOptions, ManyOptions {}
/** For lists that may hold addresses, prefixes and AS numbers beside names; without it each is `INVALID_DOMAIN`. */
export interface LookupMixedOptions extends LookupManyOptions {
  numbers: true;
}
export interface AvailabilityManyOptions extends AvailabilityOptions, ManyOptions {}

/** What came of one name of a list: `input` is the name as it was given, `index` its place in the list, from 0. */
export type OfList<Found extends object> = { input: string; index: number } & Found;
export type LookupResult = OfList<{ lookup: Lookup }> | OfList<{ error: unknown }>;
/** What came of an address, a prefix or an AS number of a list. */
export type NumberResult = OfList<{ number: NumberLookup }>;
export type AvailabilityResult = OfList<{ available: boolean }> | OfList<{ error: unknown }>;

export interface QueryOptions extends CallOptions {
  host: string;
  /** 43. */
  port?: number;
  /** One line; the line end is added. Bytes are sent as they are. */
  query: string | Uint8Array;
  /** ms; the client's own where nothing is said. */
  timeout?: number;
}

export interface Lookup {
  /** The name that was asked about: what the registry registers, in ASCII. */
  domain: string;
  /** The UTC day of the answer, `YYYY-MM-DD`. */
  daystamp: string;
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  properties: Properties;
  /** What went wrong without spoiling the lookup: a registrar that did not answer, a referral refused … */
  warnings: string[];
}

export interface NumberLookup {
  /** What was asked about, in one spelling: `192.0.2.1`, `2001:db8::/32`, `AS64496`. */
  query: string;
  /** The UTC day of the answer, `YYYY-MM-DD`. */
  daystamp: string;
  /** None where a standard says what the number is for: nobody was asked. */
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  number: NumberProperties;
  /** What went wrong without spoiling the lookup: RDAP that failed, a referral refused … */
  warnings: string[];
}

export interface WhoisClient {
  /**
   * Rejects with a `WhoisError` that carries the parts received until then. Equal lookups under way are one question; each call
   * keeps its own time and signal.
   */
  lookup(domain: string, options?: LookupOptions): Promise<Lookup>;
  /**
   * The same for an address (`192.0.2.1`), a prefix (`2001:db8::/32`) or an autonomous system (`AS64496`), at the registry whose block
   * it is in: by RDAP, and by WHOIS where RDAP fails or `rdap` is `never`. Special-purpose blocks (RFC 6890) are answered without asking.
   * Neither `cache` nor `servers` counts here.
   */
  lookupNumber(number: string, options?: LookupOptions): Promise<NumberLookup>;
  /**
   * True on the registry's positive word that the name is free, false when it is clearly not;
   * rejects with `UNDETERMINED` when the answer says neither, and as `lookup` does otherwise.
   */
  availability(domain: string, options?: AvailabilityOptions): Promise<boolean>;
  /**
   * Looks up a list of any length in constant memory. A name whose host has no turn free waits without a slot. What a name
   * fails with is its result; the iteration itself ends early (rejects) only with `signal` or where `names` fails, and ends what is
   * under way when it is left. With `numbers`, addresses, prefixes and AS numbers among the names are looked up as `lookupNumber` does.
   */
  lookupMany(
    names: Iterable<string> | AsyncIterable<string>,
    options: LookupMixedOptions,
  ): AsyncGenerator<LookupResult | NumberResult>;
  lookupMany(
    names: Iterable<string> | AsyncIterable<string>,
    options?: LookupManyOptions,
  ): AsyncGenerator<LookupResult>;
  /** The same for {@link availability}. */
  availabilityMany(
    names: Iterable<string> | AsyncIterable<string>,
    options?: AvailabilityManyOptions,
  ): AsyncGenerator<AvailabilityResult>;
  /** One question on one connection: the bytes that the server sent until it ended. */
  query(options: QueryOptions): Promise<Uint8Array>;
  /** Ends every call under way with `ABORTED`, as are all later ones. */
  close(): Promise<void>;
}

/** `domain` is the number for `lookupNumber`, null for `query`; `host` is null where a warning is about no server. */
export type ClientEvent = { domain: string | null; host: string | null } & (
  | { type: 'waiting'; ahead: number } // for its turn, with so many before it
  | { type: 'asking'; port: number; attempt: number }
  | { type: 'answer'; bytes: number; ms: number }
  | { type: 'referral'; from: string; port: number }
  | { type: 'retry'; attempt: number; delay: number; reason: string }
  | { type: 'warning'; message: string }
);
