import { type ClientOptions, createClient } from '../index.js';
import { CONNECTIONS_PER_LOOKUP, MAX_CONNECTIONS } from '../limits/connections.js';
import { DEFAULT_TURNS, LookupTurns } from '../limits/lookup-turns.js';
import { memoryCache } from '../limits/memory-cache.js';
import { createRdapServer, type RdapServer } from './rdap-listener.js';
import { createWhoisServer, type WhoisServer } from './whois-listener.js';

/** Times in ms. */
export interface GatewayOptions {
  /** Default `127.0.0.1`. */
  host?: string;
  /** Default 43; 0 chooses a free port. */
  port?: number;
  /** False for a gateway that serves only RDAP. Default: true. */
  whois?: boolean;
  /**
   * Serves RDAP over HTTP as well (RFC 7480), on `port` (0 chooses a free one). `url` is the base URL that clients use, with a trailing
   * slash, for a server behind a proxy. Lookups then query RDAP first, unless `lookups` says otherwise.
   */
  rdap?: { port: number; url?: string };
  /** How long a record is served from memory. Default: one hour. */
  ttl?: number;
  /** Options of lookups: timeouts, pacing, `connect`, `rdap`. */
  lookups?: ClientOptions;
  /**
   * Concurrent lookups, in total and for one address (IPv6: its /64). Further queries wait for a turn, and are rejected if too many
   * wait. Default 500 and 100, as in the service.
   */
  lookupsAtOnce?: { total?: number; address?: number };
  /** Time to receive the query line. Default 10,000. */
  questionTimeout?: number;
  /** Time for the client to read the response. Default 30,000. */
  answerTimeout?: number;
  /** Called for each query when its response is known. */
  onQuestion?: (asked: GatewayQuestion) => void;
}

export interface GatewayQuestion {
  /** The client's address. */
  from: string;
  /** The query line; '' if none was received. */
  question: string;
  /** `answered`, or the code of the complaint. */
  outcome: string;
  ms: number;
}

export interface Gateway {
  host: string;
  /** 0 if it does not serve WHOIS. */
  port: number;
  /** Port and base URL of RDAP, or null. */
  rdap: { port: number; url: string } | null;
  /** Accepts no more queries, responds to those in progress and closes. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Starts a WHOIS server that looks up the names in its queries. Rejects if the port is in use or requires privileges. */
export async function createGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const { host = '127.0.0.1', port = 43, ttl = HOUR_MS } = options;
  const { questionTimeout = 10_000, answerTimeout = 30_000 } = options;
  const { total = DEFAULT_TURNS.total, address = DEFAULT_TURNS.client } = options.lookupsAtOnce ?? {};
  const onQuestion = (asked: GatewayQuestion): void => options.onQuestion?.(asked);
  const client = createClient({
    pacing: { waitCounts: true },
    cache: memoryCache(ttl),
    ...(options.rdap === undefined ? {} : { rdap: 'prefer' as const }),
    ...options.lookups,
  });
  const shared = {
    host,
    client,
    turns: new LookupTurns({ ...DEFAULT_TURNS, total, client: address }),
    connections: { total: MAX_CONNECTIONS, network: CONNECTIONS_PER_LOOKUP * address },
    questionTimeout,
    answerTimeout,
  };
  let rdap: RdapServer | null = null;
  let whois: WhoisServer | null = null;
  try {
    if (options.rdap !== undefined)
      rdap = await createRdapServer({
        ...shared,
        port: options.rdap.port,
        url: options.rdap.url ?? null,
        onRequest: onQuestion,
      });
    if (options.whois !== false) whois = await createWhoisServer({ ...shared, port, onQuestion });
  } catch (error) {
    await rdap?.close();
    await client.close();
    throw error;
  }

  const close = async (): Promise<void> => {
    await whois?.close();
    await rdap?.close();
    await client.close();
  };
  let ended: Promise<void> | null = null;
  return {
    host,
    port: whois?.port ?? 0,
    rdap: rdap === null ? null : { port: rdap.port, url: rdap.url },
    close: () => (ended ??= close()),
  };
}
