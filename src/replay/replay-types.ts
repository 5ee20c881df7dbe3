import type { Socket } from 'node:net';
import type { DialTarget } from './dial.js';
import type { Fixture } from './fixture.js';
import type { Misbehavior, MisbehaviorMode } from './misbehavior.js';

/** How many questions a server remembers. */
export const MAX_REMEMBERED = 10_000;

export interface ReplayOptions {
  /** A folder of `<host>/<case>.txt` and `.json`, or fixtures already read. */
  fixtures: string | readonly Fixture[];
  /**
   * Reads the folder of a host when that host is first asked, so that a start costs little; what is wrong with a file is told then. The
   * folder's name is the host. Default false.
   */
  lazy?: boolean;
  /** Port of the main listener. Default 0: a free one. */
  port?: number;
  /** A loopback address to listen on. Default `127.0.0.1`. */
  address?: string;
  /** What goes wrong, the first that fits a host winning. Also as the command line writes it: `'slow=500@whois.nic.it'`. */
  misbehave?: readonly (Misbehavior | string)[];
  /** Which case of a host goes first where several answer the same question: `{ 'whois.nic.it': 'available' }`. */
  cases?: Readonly<Record<string, string>>;
  /** How long a connection may take to ask, in ms. Default 10,000. */
  questionTimeout?: number;
  /** Called for every question, before it is answered. */
  onQuestion?: (question: ReplayQuestion) => void;
}

export interface ReplayQuestion {
  /** The host that was asked: of the main port, the one that answers, or null where none does. */
  host: string | null;
  /** The line as it came, without its line end. */
  question: string;
  /** Name of the fixture that answers, or null. */
  case: string | null;
  misbehavior: MisbehaviorMode | null;
}

export interface ReplayServer {
  /** The main port: it answers for all hosts, by the question alone. */
  readonly port: number;
  readonly address: string;
  /** The hosts that have fixtures. */
  readonly hosts: readonly string[];
  /** All of them; with `lazy` those that were read so far. */
  readonly fixtures: readonly Fixture[];
  /** Every question so far, the latest {@link MAX_REMEMBERED} of them. */
  readonly questions: readonly ReplayQuestion[];
  /** Give it to `createClient({ connect })`: each host is reached by its name, and none beyond this server. */
  connect(target: DialTarget): Promise<Socket>;
  /** The port of one host, opened on demand, for clients in other processes. Rejects where the host has no fixture. */
  portOf(host: string): Promise<number>;
  /** Replaces what goes wrong, from the next question on. */
  misbehave(misbehaviors: readonly (Misbehavior | string)[]): void;
  /** Ends every connection and listener. May be called twice. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
