import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type ClientOptions, createClient } from '../index.js';
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
  /** Default 43; 0 is any free one. */
  port?: number;
  /** False for a gateway of RDAP alone. Default: true. */
  whois?: boolean;
  /**
   * Answers RDAP over HTTP as well (RFC 7480), on `port` (0: any free one). `url` is the base URL with a final slash as clients reach it,
   * for a server behind a proxy. Lookups then ask RDAP first, unless `lookups` says otherwise.
   */
  rdap?: { port: number; url?: string };
  /** How long a record is served from memory. Default: one hour. */
  ttl?: number;
  /** What lookups are made with: times, pace, `connect`, `rdap`. */
  lookups?: ClientOptions;
  /**
   * Lookups under way at the same time, in all and for one address (IPv6: its /64); beyond it questions wait for a turn, then a
   * line says that there are too many. Default 500 and 100, as the service has it.
   */
  lookupsAtOnce?: { total?: number; address?: number };
  /** Until the question line has come. Default 10,000. */
  questionTimeout?: number;
  /** Until the client has taken the answer. Default 30,000. */
  answerTimeout?: number;
  /** Told of each question once it is answered. */
  onQuestion?: (asked: GatewayQuestion) => void;
}

export interface GatewayQuestion {
  /** The client's address. */
  from: string;
  /** The question line; '' where none came. */
  question: string;
  /** `answered`, or the code of what was said instead. */
  outcome: string;
  ms: number;
}

export interface Gateway {
  host: string;
  /** 0 where it does not answer WHOIS. */
  port: number;
  /** Port and base URL of RDAP, or null. */
  rdap: { port: number; url: string } | null;
  /** Takes no more questions, answers those under way and ends. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Connections at the same time; beyond it Node closes new ones. */
const MAX_CONNECTIONS = 2048;
/** Of them, for each lookup that one address may have under way: as many again wait, and some are about to ask. */
const CONNECTIONS_PER_LOOKUP = 4;

/** Starts a WHOIS server that looks up what it is asked. Rejects where the port is taken or needs rights. */
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
    if (count(open.values(), from) > CONNECTIONS_PER_LOOKUP * each) {
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

  // Half-open, or Node would end our side when a client ends its own after the question, as `nc -N` does.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    open.set(socket, from);
    socket.on('close', () => open.delete(socket));
    // A client that breaks off is its own affair; 'close' follows.
    socket.on('error', () => undefined);
    const work = converse(socket, from).catch((error: unknown) => {
      // Ours, or the caller's `onQuestion`: either way the client must not wait.
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
    // Who has asked nothing yet will ask another one.
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

/** Sends an answer and ends the connection; a client that does not take it in time is left. */
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

function count(values: Iterable<string>, value: string): number {
  let found = 0;
  for (const each of values) if (each === value) found++;
  return found;
}
