import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { WhoisClient } from '../index.js';
import { countOf } from '../limits/connections.js';
import type { LookupTurns } from '../limits/lookup-turns.js';
import { networkOf } from '../limits/network.js';
import { type Answered, answer, complaint } from './answer.js';
import { readQuestion } from './question.js';

/** Times in ms. */
export interface WhoisServerOptions {
  host: string;
  /** 0 chooses a free port. */
  port: number;
  client: WhoisClient;
  turns: LookupTurns;
  /** Maximum number of connections, in total and from one network. */
  connections: { total: number; network: number };
  /** Time to receive the query line. */
  questionTimeout: number;
  /** Time for the client to read the response. */
  answerTimeout: number;
  /** Called for each query when its response is known. */
  onQuestion(asked: { from: string; question: string; outcome: string; ms: number }): void;
}

export interface WhoisServer {
  port: number;
  /** Accepts no more connections, responds to queries in progress and closes. */
  close(): Promise<void>;
}

/** Starts a WHOIS server (RFC 3912). Rejects if the port is in use or requires privileges. */
export async function createWhoisServer(options: WhoisServerOptions): Promise<WhoisServer> {
  /** Open connections with their networks, those without a query so far, and the queries in progress. */
  const open = new Map<Socket, string>();
  const reading = new Set<Socket>();
  const underWay = new Set<Promise<void>>();

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
  server.maxConnections = options.connections.total;
  server.listen(options.port, options.host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      // Clients without a query so far will query another server.
      for (const socket of reading) socket.destroy();
      await Promise.all(underWay);
      for (const socket of open.keys()) socket.destroy();
      await closed;
    },
  };

  /** Reads the query of a connection and responds to it. */
  async function converse(socket: Socket, from: string): Promise<void> {
    const { client, turns, connections, questionTimeout, answerTimeout, onQuestion } = options;
    const start = performance.now();
    const respond = async (question: string, { text, outcome }: Answered): Promise<void> => {
      onQuestion({ from, question, outcome, ms: Math.round(performance.now() - start) });
      await send(socket, text, answerTimeout);
    };
    if (countOf(open.values(), from) > connections.network) {
      socket.resume();
      return respond('', complaint('CONNECTIONS'));
    }
    reading.add(socket);
    const received = await readQuestion(socket, questionTimeout);
    reading.delete(socket);
    if ('refused' in received) {
      if (received.refused === 'gone') return void socket.destroy();
      return respond('', complaint(received.refused === 'long' ? 'LONG' : 'SLOW'));
    }
    const left = new AbortController();
    socket.once('close', () => left.abort());
    const { question } = received;
    await respond(question, await answer(question, { client, turns, from, signal: left.signal }));
  }
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
