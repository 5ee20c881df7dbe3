import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ClientOptions, createClient } from '../index.js';
import { CONNECTIONS_PER_LOOKUP, countOf, MAX_CONNECTIONS } from '../limits/connections.js';
import { DEFAULT_TURNS, LookupTurns } from '../limits/lookup-turns.js';
import { memoryCache } from '../limits/memory-cache.js';
import { networkOf } from '../limits/network.js';
import { type Answered, answer, complaint } from './answer.js';
import { readQuestion } from './question.js';
import { createRdapServer, type RdapServer } from './rdap-listener.js';

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
  /** Called for each query after its response. */
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
  const {
    host = '127.0.0.1',
    port = 43,
    ttl = HOUR_MS,
    questionTimeout = 10_000,
    answerTimeout = 30_000,
  } = options;
  const { total = DEFAULT_TURNS.total, address: each = DEFAULT_TURNS.client } = options.lookupsAtOnce ?? {};
  const client = createClient({
    pacing: { waitCounts: true },
    cache: memoryCache(ttl),
    ...(options.rdap === undefined ? {} : { rdap: 'prefer' as const }),
    ...options.lookups,
  });
  const turns = new LookupTurns({ ...DEFAULT_TURNS, total, client: each });
  const open = new Map<Socket, string>();
  const reading = new Set<Socket>();
  const underWay = new Set<Promise<void>>();

  const converse = async (socket: Socket, from: string): Promise<void> => {
    const start = performance.now();
    const tell = async (question: string, { text, outcome }: Answered): Promise<void> => {
      options.onQuestion?.({ from, question, outcome, ms: Math.round(performance.now() - start) });
      await send(socket, text, answerTimeout);
    };
    if (countOf(open.values(), from) > CONNECTIONS_PER_LOOKUP * each) {
      socket.resume();
      return tell('', complaint('CONNECTIONS'));
    }
    reading.add(socket);
    const asked = await readQuestion(socket, questionTimeout);
    reading.delete(socket);
    if ('refused' in asked) {
      if (asked.refused === 'gone') return void socket.destroy();
      return tell('', complaint(asked.refused === 'long' ? 'LONG' : 'SLOW'));
    }
    const left = new AbortController();
    socket.once('close', () => left.abort());
    await tell(asked.question, await answer(asked.question, { client, turns, from, signal: left.signal }));
  };

  // Half-open, or Node would close our side when a client closes its own after the query, as `nc -N` does.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    open.set(socket, from);
    socket.on('close', () => open.delete(socket));
    // A client that breaks off is not an error of the gateway; 'close' follows.
    socket.on('error', () => undefined);
    const work = converse(socket, from).catch((error: unknown) => {
      // An error of ours or of the caller's `onQuestion`: the client must not wait in either case.
      socket.destroy();
      process.emitWarning(error instanceof Error ? error : String(error));
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  });
  server.maxConnections = MAX_CONNECTIONS;
  const listens = options.whois !== false;
  let rdap: RdapServer | null = null;
  try {
    if (options.rdap !== undefined)
      rdap = await createRdapServer({
        host,
        port: options.rdap.port,
        url: options.rdap.url ?? null,
        client,
        turns,
        connections: { total: MAX_CONNECTIONS, network: CONNECTIONS_PER_LOOKUP * each },
        questionTimeout,
        answerTimeout,
        onRequest: (asked) => options.onQuestion?.(asked),
      });
    if (listens) {
      server.listen(port, host);
      await once(server, 'listening');
    }
  } catch (error) {
    await rdap?.close();
    await client.close();
    throw error;
  }

  const close = async (): Promise<void> => {
    const closed = listens ? once(server, 'close') : null;
    if (listens) server.close();
    // Clients without a query so far will query another server.
    for (const socket of reading) socket.destroy();
    await Promise.all(underWay);
    for (const socket of open.keys()) socket.destroy();
    await Promise.all([closed, rdap?.close()]);
    await client.close();
  };
  let ended: Promise<void> | null = null;
  return {
    host,
    port: listens ? (server.address() as AddressInfo).port : 0,
    rdap: rdap === null ? null : { port: rdap.port, url: rdap.url },
    close: () => (ended ??= close()),
  };
}

/** Sends a response and closes the connection, after `timeout` at the latest. */
function send(socket: Socket, text: string, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    const timer = setTimeout(() => socket.destroy(), timeout);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.end(text, () => socket.destroySoon());
  });
}
