import type { Duplex } from 'node:stream';
import type { AvailabilityDetails } from './availability-details.js';
import type { Conflict, Protocol } from './compare/compare.js';
import type { WhoisError } from './errors.js';
import type { Properties, Redactions } from './parse/properties.js';
import type { ResourceProperties } from './parse-resource/properties.js';
import type { Part } from './part.js';
import type { BootstrapFile, BootstrapOptions, RdapBootstrap } from './registry/bootstrap.js';
import type { Route, Server } from './registry/route.js';

/** Where `connect` is to open a socket. */
export interface ConnectTarget {
  host: string;
  port: number;
  /** The host was read from a response: if your code sees the address, connect only to public addresses. */
  publicOnly: boolean;
  /** Aborts when the connection is no longer needed. */
  signal: AbortSignal;
}

/**
 * Opens the socket for one query: through a proxy, from another address, to a server for tests.
 *
 * A `net.Socket` may still be connecting; any other stream counts as connected when it is returned. Your function is responsible for where
 * it connects, because the engine no longer sees the address. Names and address literals in a referral are still checked before it is called.
 * A socket that arrives after `signal` aborted is destroyed.
 */
export interface Connect {
  (target: ConnectTarget): Duplex | Promise<Duplex>;
  /**
   * A `connect` for each of several addresses, if this one represents several. A query leaves from the address that may query its host
   * first, and each address has the full rate of `pacing` at every host.
   */
  readonly egresses?: readonly Connect[];
}

/** How many queries one host gets at the same time, and how close together. */
export interface HostPace {
  /**
   * The most queries to one host at the same time.
   *
   * @default 2
   */
  concurrency?: number;
  /**
   * The least time between the starts of two queries to one host, in ms.
   *
   * @default 100
   */
  interval?: number;
}

/** Shares a host between several processes that query it from the same address. Neither function may fail. */
export interface HostLeases {
  /** Resolves when this client has the lease of the host, with the ms for which it may start queries. After that it returns the lease and takes it again. */
  take(host: string): Promise<number>;
  /** Returns the lease: no query of this client is running, and no process may start one for `rest` ms. */
  give(host: string, rest: number): void;
}

export interface PacingOptions extends HostPace {
  /** Other limits for single hosts: `{ 'whois.example': { concurrency: 1, interval: 1000 } }`. */
  hosts?: Readonly<Record<string, HostPace>>;
  /**
   * Whether waiting for the rate limit counts against `timeout`. Without it, ten thousand lookups at one registry can queue; with it,
   * `timeout` limits the whole call.
   *
   * @default false
   */
  waitCounts?: boolean;
  /** Shares the rate limit of hosts with other processes: a host is queried only while its lease is held. */
  leases?: HostLeases;
}

/**
 * Replaces the built-in facts about one suffix: which server to query, how (`query`, `encoding`), and the label of the referral to follow
 * (null for none). With `host`, everything else defaults to what is known of that host.
 */
export type ServerOverride = Partial<Pick<Server, 'host' | 'port' | 'query' | 'encoding' | 'referral'>> & {
  /** RDAP base URL of the suffix, null for none. The server at this URL counts as authoritative for the suffix. */
  rdap?: string | null;
};

/**
 * When RDAP is used. `fallback`: if there is no WHOIS server, or it cannot be reached or does not serve the suffix. `prefer`: first, with
 * WHOIS as the fallback. `never`: not at all. `both`: at the same time as WHOIS, to compare the responses (`Lookup.conflicts`); a name is
 * available only if neither contradicts. Numbers are not compared: `both` queries them as `prefer` does.
 */
export type RdapPolicy = 'fallback' | 'prefer' | 'never' | 'both';

/** How IANA's bootstrap files are kept up to date. */
export interface RoutesOptions {
  /**
   * How often each file is fetched, in ms, at least one hour; later if IANA's `Expires` says so. `Infinity`: only by `client.routes.refresh()`.
   *
   * @default 86_400_000
   */
  refresh?: number | undefined;
  /**
   * Where the files are kept, for the next start and for other processes; it is created if it does not exist. Without it, they are kept in
   * memory.
   */
  directory?: string | undefined;
}

/** The state of one of IANA's bootstrap files. */
export interface RoutesFile {
  file: BootstrapFile;
  /** When IANA published what is in use; null for the table of this version. */
  publication: string | null;
  /** When IANA last confirmed it, ISO 8601; null if never. */
  checked: string | null;
  /** Why the last attempt changed nothing, or null. */
  problem: string | null;
}

/** Which server is responsible for a name, by IANA's bootstrap files as they are now. */
export interface Routes {
  readonly files: readonly RoutesFile[];
  /** The route of a name in lower-case ASCII, by its longest known suffix. */
  find(asciiDomain: string): Route;
  /** {@link rdapBootstrap}, with the suffixes and blocks that were fetched. */
  rdapBootstrap(file: BootstrapFile, options: BootstrapOptions): RdapBootstrap;
  /** Fetches all files now. A file that cannot be used has a `problem` in the result. */
  refresh(): Promise<readonly RoutesFile[]>;
}

/** Stores finished lookups. If it fails, the lookup gets a warning and still succeeds. */
export interface LookupCache {
  /** `domain` is the registrable name in ASCII. */
  get(domain: string): Lookup | undefined | Promise<Lookup | undefined>;
  set(domain: string, lookup: Lookup): unknown;
}

/** All times are in ms; `Infinity` removes a limit. */
export interface ClientOptions {
  /**
   * Limits a whole lookup, with all servers and retries, in ms. Waiting for the rate limit does not count (see `pacing`).
   *
   * @default 30_000
   */
  timeout?: number;
  /**
   * Limits the time until a connection is established, name resolution included, in ms.
   *
   * @default 10_000
   */
  connectTimeout?: number;
  /**
   * The longest silence of a connected server, in ms.
   *
   * @default 15_000
   */
  idleTimeout?: number;
  /**
   * The number of servers to query after the registry's; 0 follows no referral.
   *
   * @default 2
   */
  maxReferrals?: number;
  /**
   * The largest response of one server, in bytes. For RDAP, HTTP headers and everything around the body count too.
   *
   * @default 1_048_576
   */
  maxBytes?: number;
  /**
   * How often a query is repeated if nothing at all was received.
   *
   * @default 1
   */
  retries?: number;
  /**
   * Limits the rate of queries to each host. `false` removes these limits: registries will ban you.
   *
   * @default {}
   */
  pacing?: PacingOptions | false;
  /**
   * The most open connections at the same time, to all hosts together. Further queries wait.
   *
   * @default 500
   */
  maxSockets?: number;
  /** Opens sockets instead of the engine: see `socks` and `bind`. */
  connect?: Connect;
  /** By suffix, in ASCII and without a leading dot. The longest matching suffix applies; `*` matches any other. */
  servers?: Readonly<Record<string, ServerOverride>>;
  /** Stores finished lookups. */
  cache?: LookupCache;
  /**
   * When RDAP (RFC 9082, RFC 9083) is used. Numbers are always queried by RDAP first, except with `never`. With `never`, a suffix that has
   * only RDAP is `NO_SERVER`.
   *
   * @default 'fallback'
   */
  rdap?: RdapPolicy;
  /**
   * Sends RDAP requests instead of the engine: through a proxy, with your own certificates, in tests. It is called with
   * `redirect: 'manual'` and a `signal`; limits of size, time and rate and the checks of links and redirects still apply. Your function
   * is responsible for where it connects, because the engine does not see the address.
   */
  fetch?: typeof globalThis.fetch;
  /**
   * Fetches IANA's RDAP bootstrap files (RFC 9224) from time to time, so that RDAP servers of suffixes and numbers do not stay as they were
   * when this version was made. A file that is missing or wrong changes nothing and is a warning event. Without this option, the client
   * uses the tables of this version.
   */
  routes?: RoutesOptions | undefined;
  /**
   * Whether to ask whois.iana.org for the server of an unknown suffix.
   *
   * @default false
   */
  discover?: boolean;
  /**
   * Called for each step. Errors that it throws do not affect the lookup: the first one of a client is emitted as a process warning, later
   * ones are ignored.
   */
  onEvent?: (event: ClientEvent) => void;
}

export interface CallOptions {
  /** Aborts the call, which then rejects with `ABORTED`. */
  signal?: AbortSignal | undefined;
}

/** Options of one call; they default to those of the client. */
export interface AvailabilityOptions extends CallOptions {
  /** Limits the whole call, in ms. */
  timeout?: number | undefined;
  rdap?: RdapPolicy | undefined;
}

export interface LookupOptions extends AvailabilityOptions {
  /** The number of servers to query after the registry's; 0 follows no referral. */
  maxReferrals?: number | undefined;
  /**
   * `null` gives null in the place of every property that `redacted` names; parts and record stay as they are.
   *
   * @default 'printed'
   */
  redactions?: Redactions | undefined;
}

/** How a list of names is processed. */
export interface ManyOptions {
  /**
   * The most names that are looked up at the same time, at all hosts together.
   *
   * @default 500
   */
  concurrency?: number | undefined;
  /**
   * The most names that are read ahead. The more, the longer a list that is sorted by suffix keeps all hosts busy; a waiting name takes about
   * 40 bytes.
   *
   * @default 100_000
   */
  ahead?: number | undefined;
  /**
   * The most finished results that wait for the consumer.
   *
   * @default 1000
   */
  buffer?: number | undefined;
  /**
   * Whether results come in the order of the names; otherwise each comes when it is finished.
   *
   * @default true
   */
  ordered?: boolean | undefined;
}

export interface LookupManyOptions extends LookupOptions, ManyOptions {}
/** For lists that may contain addresses, prefixes and AS numbers. Without it, each of them is `INVALID_DOMAIN`. */
export interface LookupMixedOptions extends LookupManyOptions {
  numbers: true;
}
export interface AvailabilityManyOptions extends AvailabilityOptions, ManyOptions {
  /**
   * Whether to look for each name in DNS first: a name that its suffix delegates is taken, and its registry is not queried. A name without a
   * delegation, or a failure of DNS, proves nothing, and the registry is queried. `resolveNs` replaces the one of `node:dns/promises`.
   *
   * @default false
   */
  dns?: boolean | { resolveNs(name: string): Promise<readonly string[]> } | undefined;
  /**
   * Whether each result has its reason and the words that decided, as `explainAvailability` returns them. Reading them takes about as long as
   * the response itself.
   *
   * @default false
   */
  details?: boolean | undefined;
}

/** A name of a list that could not be looked up. */
export interface Failed {
  /** What prevented the lookup. `INTERNAL` is a mistake of this library. */
  error: WhoisError;
}

/**
 * A list of names of any length: an array, a set, a generator, the lines of a file.
 *
 * A string is an iterable of its letters, so it is not accepted: for one name, call `lookup` or `availability`.
 */
export type NameList = (Iterable<string> & object) | AsyncIterable<string>;

/** The result for one name of a list: `input` is the name as given, `index` its position in the list, from 0. */
export type OfList<Found extends object> = { input: string; index: number } & Found;
/**
 * The result for one name of `lookupMany`: `lookup`, or `error` if it failed.
 *
 * @example
 * for await (const result of client.lookupMany(names)) {
 *   if ('error' in result) console.error(result.input, result.error.code);
 *   else console.log(result.input, result.lookup.properties.status);
 * }
 */
export type LookupResult = OfList<{ lookup: Lookup }> | OfList<Failed>;
/** The result for an address, a prefix or an AS number of a list. */
export type ResourceResult = OfList<{ number: ResourceLookup }>;
/** `by`, with the options `dns` or `details` only: what the result is known from. The others with `details` only. */
export type AvailabilityResult =
  | OfList<
      { available: boolean; by?: 'dns' | Protocol } & Partial<
        Pick<AvailabilityDetails, 'status' | 'reason' | 'host' | 'line'>
      >
    >
  | OfList<Failed>;

export interface QueryOptions extends CallOptions {
  host: string;
  /** @default 43 */
  port?: number;
  /** One line; the line end is added. Bytes are sent unchanged. */
  query: string | Uint8Array;
  /** Limits the whole call, in ms; defaults to the client's. */
  timeout?: number;
}

/** Where a part came from. */
export interface LookupSource {
  /** The server's host name, as in the part. */
  host: string | null;
  protocol: Protocol;
  /** From the start of the connection to the end of the response, in ms, without the wait for the rate limit. */
  ms: number;
  /** The charset in which the response was read, by its name in the WHATWG Encoding Standard; null if the server sent nothing. */
  charset: string | null;
}

export interface Lookup {
  /** The name that was looked up, as the registry registers it, in ASCII. */
  domain: string;
  /** The UTC day of the lookup, `YYYY-MM-DD`. */
  daystamp: string;
  /** The responses, the registry's first. */
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  properties: Properties;
  /** Problems that did not prevent a result: a registrar that did not respond, a referral that was not followed … */
  warnings: string[];
  /** Where the parts came from, in the same order. Empty for a lookup that a cache kept from a version without this field. */
  sources: LookupSource[];
  /**
   * With `rdap: 'both'` only: what WHOIS and RDAP of the registry disagree on. Empty if they agree, or if only one of them responded, which
   * is a warning then.
   */
  conflicts?: Conflict[];
}

export interface ResourceLookup {
  /** What was looked up, in canonical form: `192.0.2.1`, `2001:db8::/32`, `AS64496`. */
  query: string;
  /** The UTC day of the lookup, `YYYY-MM-DD`. */
  daystamp: string;
  /** Empty for special-purpose numbers, which a standard describes: no server was queried. */
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  number: ResourceProperties;
  /** Problems that did not prevent a result: RDAP that failed, a referral that was not followed … */
  warnings: string[];
  /** Where the parts came from, in the same order. */
  sources: LookupSource[];
}

export interface WhoisClient {
  /**
   * Looks up a domain. Rejects with a `WhoisError`, which has the parts received before the error. Concurrent calls for the same name share
   * one lookup; each keeps its own timeout and signal.
   */
  lookup(domain: string, options?: LookupOptions): Promise<Lookup>;
  /**
   * Looks up an address (`192.0.2.1`), a prefix (`2001:db8::/32`) or an autonomous system (`AS64496`) at the registry that its block belongs
   * to, by RDAP; by WHOIS if RDAP fails or `rdap` is `never`. Special-purpose blocks (RFC 6890) need no query. `cache` and `servers` do not
   * apply. Rejects with a `WhoisError`.
   */
  lookupResource(number: string, options?: LookupOptions): Promise<ResourceLookup>;
  /**
   * Resolves with true if the registry says that the name is available, and with false if it clearly is not. Rejects with `UNDETERMINED` if
   * the response says neither, and with the errors of `lookup`.
   */
  availability(domain: string, options?: AvailabilityOptions): Promise<boolean>;
  /**
   * Looks up a list of any length in constant memory. A name that waits for its host does not delay others. A name that fails has its error as
   * its result. The iteration rejects only if `signal` aborts or `names` fails; leaving the loop aborts the running lookups. With `numbers`,
   * addresses, prefixes and AS numbers are looked up as by `lookupResource`.
   */
  lookupMany(names: NameList, options: LookupMixedOptions): AsyncGenerator<LookupResult | ResourceResult>;
  lookupMany(names: NameList, options?: LookupManyOptions): AsyncGenerator<LookupResult>;
  /** {@link availability} for a list, as `lookupMany` processes it. */
  availabilityMany(names: NameList, options?: AvailabilityManyOptions): AsyncGenerator<AvailabilityResult>;
  /** Sends one query on one connection. Resolves with the bytes that the server sent. Rejects with a `WhoisError`. */
  query(options: QueryOptions): Promise<Uint8Array>;
  /** The routes that the option `routes` keeps up to date; null without it. */
  readonly routes: Routes | null;
  /** Aborts all running calls, and every later one, with `ABORTED`. No file of `routes` is fetched any more. */
  close(): Promise<void>;
}

/** `domain` is the number for `lookupResource` and null for `query` and for `routes`; `host` is null if a warning is not about a server. */
export type ClientEvent = { domain: string | null; host: string | null } & (
  | { type: 'waiting'; ahead: number } // for the rate limit, with so many queries before it
  | { type: 'asking'; port: number; attempt: number }
  | { type: 'answer'; bytes: number; ms: number }
  | { type: 'referral'; from: string; port: number }
  | { type: 'retry'; attempt: number; delay: number; reason: string }
  | { type: 'warning'; message: string }
);
