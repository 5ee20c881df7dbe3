import type { Socket } from 'node:net';
import type { DialTarget } from './dial.js';
import type { Fixture } from './fixture.js';
import type { Misbehavior, MisbehaviorMode } from './misbehavior.js';

/** How many queries a server remembers. */
export const MAX_REMEMBERED = 10_000;

/** Options of `createReplayServer`. */
export interface ReplayOptions {
  /** A folder of `<host>/<case>.txt` and `.json`, or fixtures from {@link loadFixtures}. */
  fixtures: string | readonly Fixture[];
  /**
   * Reads the folder of a host when that host gets its first query, so that starting is fast; errors in a file are reported then. The
   * folder's name is the host.
   *
   * @default false
   */
  lazy?: boolean;
  /**
   * Port of the main listener; 0 is any free port.
   *
   * @default 0
   */
  port?: number;
  /**
   * A loopback address to listen on.
   *
   * @default '127.0.0.1'
   */
  address?: string;
  /**
   * The time, in ms since 1970, that selects among the versions of a response (`registered@2026-03-01.txt`). It is called for every query.
   *
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /** What goes wrong; the first entry that matches a host applies. Also in the form of the command line: `'slow=500@whois.nic.it'`. */
  misbehave?: readonly (Misbehavior | string)[];
  /** The case to send if several cases of a host match a query: `{ 'whois.nic.it': 'available' }`. */
  cases?: Readonly<Record<string, string>>;
  /**
   * How long a client may take to send its query, in ms.
   *
   * @default 10_000
   */
  questionTimeout?: number;
  /** Called for every query, before the response is sent. */
  onQuestion?: (question: ReplayQuestion) => void;
}

/** A query that a replay server received. */
export interface ReplayQuestion {
  /** The host that was queried; on the main port, the host that responds, or null if none does. */
  host: string | null;
  /** The line of the query, without its line end. */
  question: string;
  /** Name of the matching fixture, or null. */
  case: string | null;
  /** What the server did wrong, or null. */
  misbehavior: MisbehaviorMode | null;
}

/** A WHOIS server on loopback that responds from fixtures. */
export interface ReplayServer {
  /** The main port, which serves all hosts: the query alone selects the response. */
  readonly port: number;
  /** The loopback address that it listens on. */
  readonly address: string;
  /** The hosts that have fixtures. */
  readonly hosts: readonly string[];
  /** All fixtures; with `lazy`, those that have been read so far. */
  readonly fixtures: readonly Fixture[];
  /** The last 10,000 queries. */
  readonly questions: readonly ReplayQuestion[];
  /** For `createClient({ connect })`: connects to hosts by their names, and never leaves this server. */
  connect(target: DialTarget): Promise<Socket>;
  /** The port of one host, opened on demand, for clients in other processes. Rejects if the host has no fixtures. */
  portOf(host: string): Promise<number>;
  /** Replaces what goes wrong, from the next query on. */
  misbehave(misbehaviors: readonly (Misbehavior | string)[]): void;
  /** Closes all connections and listeners. May be called more than once. */
  close(): Promise<void>;
  /** Closes the server at the end of an `await using` block. */
  [Symbol.asyncDispose](): Promise<void>;
}
