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
  /** The server's host name, or its address. */
  host: string;
  /** 43 for WHOIS, 443 or the URL's port for RDAP. */
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
   * Maximum number of queries to one host at the same time.
   *
   * @default 2
   */
  concurrency?: number;
  /**
   * Minimum time between the starts of two queries to one host, in ms.
   *
   * @default 100
   */
  interval?: number;
}

/** Shares a host between several processes that query it from the same address. Neither function may fail. */
export interface HostLeases {
  /** Resolves when this client has the lease of the host, with the ms for which it may start queries. After that it returns the lease and takes it again. If it rejects, it is called again a second later. */
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
  /** Which of IANA's files it is. */
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
  /** The state of each file. */
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
  /** Called after a complete lookup. The client waits for a promise that it returns. */
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
   * How many times a query is repeated if nothing at all was received.
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
   * Maximum number of open connections, to all hosts together. Further queries wait.
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
   * when this version was made. A file that is missing or wrong changes nothing and causes a warning event. Without this option, the client
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

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with `ABORTED`. */
  signal?: AbortSignal | undefined;
}

/** Options of one call; they default to those of the client. */
export interface AvailabilityOptions extends CallOptions {
  /** Limits the whole call, in ms. */
  timeout?: number | undefined;
  /** When RDAP is used, for this call; defaults to the client's. */
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
   * Maximum number of names that are looked up at the same time, at all hosts together.
   *
   * @default 500
   */
  concurrency?: number | undefined;
  /**
   * Maximum number of names that are read ahead. With more, a list that is sorted by suffix keeps all hosts busy for longer; a waiting name
   * takes about 40 bytes.
   *
   * @default 100_000
   */
  ahead?: number | undefined;
  /**
   * Maximum number of finished results that wait for the consumer.
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

/** Options of `lookupMany`, which apply to each name of the list. */
export interface LookupManyOptions extends LookupOptions, ManyOptions {}
/** For lists that may contain addresses, prefixes and AS numbers. Without it, each of them is `INVALID_DOMAIN`. */
export interface LookupMixedOptions extends LookupManyOptions {
  /** Looks up addresses, prefixes and AS numbers as `lookupResource` does. */
  numbers: true;
}
/** Options of `availabilityMany`, which apply to each name of the list. */
export interface AvailabilityManyOptions extends AvailabilityOptions, ManyOptions {
  /**
   * Whether to look for each name in DNS first: a name that its suffix delegates is taken, and its registry is not queried. A name without a
   * delegation, or a failure of DNS, proves nothing, and the registry is queried. `resolveNs` replaces the one of `node:dns/promises`.
   *
   * @default false
   */
  dns?:
    | boolean
    | {
        /** Resolves to the name servers of a name; rejects, as Node does, if there are none. */
        resolveNs(name: string): Promise<readonly string[]>;
      }
    | undefined;
  /**
   * What each result has in addition to `available`. `true`: its reason and the words that decided, as `explainAvailability` returns them,
   * which takes about as long as reading the response. `'lookup'`: the whole `lookup` in place of `available`, as of `lookupMany`; names that
   * are known from DNS have none.
   *
   * @default false
   */
  details?: boolean | 'lookup' | undefined;
}

/** For results that are lookups. */
export interface AvailabilityLookupsOptions extends AvailabilityManyOptions {
  /** Each result has the whole `lookup`. */
  details: 'lookup';
}

/** A name of a list that could not be looked up. */
export interface Failed {
  /** What prevented the lookup. `INTERNAL` is a bug in this library. */
  error: WhoisError;
}

/**
 * A list of names of any length: an array, a set, a generator, the lines of a file.
 *
 * A string is an iterable of its letters, so it is not accepted: for one name, call `lookup` or `availability`.
 */
export type NameList = (Iterable<string> & object) | AsyncIterable<string>;

/** One name of a list, with its result. */
export type OfList<Found extends object> = {
  /** The name as given. */
  input: string;
  /** Its position in the list, from 0. */
  index: number;
} & Found;
/**
 * The result for one name of `lookupMany`: `lookup`, or `error` if it failed.
 *
 * @example
 * for await (const result of client.lookupMany(names)) {
 *   if ('error' in result) console.error(result.input, result.error.code);
 *   else console.log(result.input, result.lookup.properties.status);
 * }
 */
export type LookupResult =
  | OfList<{
      /** What was found. */
      lookup: Lookup;
    }>
  | OfList<Failed>;
/** The result for a name that is registered, since its suffix delegates it. */
export type DelegatedResult = OfList<{
  /** A delegated name is never available. */
  available: false;
  /** What it is known from. */
  by: 'dns';
}>;
/** The result for an address, a prefix or an AS number of a list. */
export type ResourceResult = OfList<{
  /** What was found. */
  number: ResourceLookup;
}>;
/** The result for one name of `availabilityMany`: `available`, or `error` if it cannot be known. */
export type AvailabilityResult =
  | OfList<
      {
        /** Whether the name is available. */
        available: boolean;
        /** With the options `dns` or `details` only: what the result is known from. */
        by?: 'dns' | Protocol;
      } & Partial<Pick<AvailabilityDetails, 'status' | 'reason' | 'host' | 'line'>>
    >
  | OfList<Failed>;

/** One query to one server. */
export interface QueryOptions extends CallOptions {
  /** The server's host name, or its address. */
  host: string;
  /**
   * The server's port.
   *
   * @default 43
   */
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
  /** How it was asked. */
  protocol: Protocol;
  /** From the start of the connection to the end of the response, in ms, without the wait for the rate limit. */
  ms: number;
  /** The charset in which the response was read, by its name in the WHATWG Encoding Standard; null if the server sent nothing. */
  charset: string | null;
}

/** What a lookup of a domain found. */
export interface Lookup {
  /** The name that was looked up, as the registry registers it, in ASCII. */
  domain: string;
  /** The UTC day of the lookup, `YYYY-MM-DD`. */
  daystamp: string;
  /** The responses, the registry's first. */
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  /** What the responses say, with the same keys for every registry. docs/properties.md describes each. */
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

/** What a lookup of an address, a prefix or an AS number found. */
export interface ResourceLookup {
  /** What was looked up, in canonical form: `192.0.2.1`, `2001:db8::/32`, `AS64496`. */
  query: string;
  /** The UTC day of the lookup, `YYYY-MM-DD`. */
  daystamp: string;
  /** Empty for special-purpose numbers, which a standard describes: no server was queried. */
  parts: Part[];
  /** The parts, merged into one text. */
  record: string;
  /** What the responses say, with the same keys for every registry. docs/numbers.md describes each. */
  number: ResourceProperties;
  /** Problems that did not prevent a result: RDAP that failed, a referral that was not followed … */
  warnings: string[];
  /** Where the parts came from, in the same order. */
  sources: LookupSource[];
}

/**
 * Looks up domains and numbers. All calls of a client share its rate limits, cache and connections: create one, and keep it.
 *
 * @example
 * const client = createClient({ timeout: 20_000 });
 * const { properties } = await client.lookup('example.com');
 * await client.close();
 */
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
  /** The same for a list of names only. */
  lookupMany(names: NameList, options?: LookupManyOptions): AsyncGenerator<LookupResult>;
  /** The lookups behind `availability` for a list; names that DNS delegates have none. */
  availabilityMany(
    names: NameList,
    options: AvailabilityLookupsOptions,
  ): AsyncGenerator<LookupResult | DelegatedResult>;
  /** {@link availability} for a list, as `lookupMany` processes it. */
  availabilityMany(names: NameList, options?: AvailabilityManyOptions): AsyncGenerator<AvailabilityResult>;
  /** Sends one query on one connection. Resolves with the bytes that the server sent. Rejects with a `WhoisError`. */
  query(options: QueryOptions): Promise<Uint8Array>;
  /** The routes that the option `routes` keeps up to date; null without it. */
  readonly routes: Routes | null;
  /** Aborts all running calls, and every later one, with `ABORTED`. No file of `routes` is fetched any more. */
  close(): Promise<void>;
}

/** A step of a call, for `onEvent`. */
export type ClientEvent = {
  /** The name or number that is looked up; null for `query` and for `routes`. */
  domain: string | null;
  /** The server; null if a warning is not about one. */
  host: string | null;
} & (
  | {
      /** The query waits for the rate limit of its host. */
      type: 'waiting';
      /** How many queries are before it. */
      ahead: number;
    }
  | {
      /** A query is sent. */
      type: 'asking';
      /** The server's port. */
      port: number;
      /** Which attempt it is, from 1. */
      attempt: number;
    }
  | {
      /** The server has responded. */
      type: 'answer';
      /** Size of the response. */
      bytes: number;
      /** How long the query took, in ms. */
      ms: number;
    }
  | {
      /** The response refers to another server, which is queried next. */
      type: 'referral';
      /** The host that refers to it. */
      from: string;
      /** The port of the next server. */
      port: number;
    }
  | {
      /** The query is repeated. */
      type: 'retry';
      /** Which attempt it will be, from 1. */
      attempt: number;
      /** How long the client waits before it, in ms. */
      delay: number;
      /** Why the previous attempt failed. */
      reason: string;
    }
  | {
      /** Something failed that does not prevent a result. */
      type: 'warning';
      /** What it is; also in `warnings` of the lookup. */
      message: string;
    }
);
