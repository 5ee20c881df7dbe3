import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { countOf, limitNetworks } from './connections.js';
import { networkOf } from './network.js';

/** Times in ms. */
export interface HttpServerOptions {
  host: string;
  port: number;
  /** Maximum number of connections, in total and from one network. Those of a network beyond twice its number are closed at once. */
  connections: { total: number; network: number };
  /** Time for a request to arrive. */
  questionTimeout: number;
}

/** The client of a request. */
export interface Caller {
  /** Its network (IPv6: its /64). */
  from: string;
  /** Whether its network has more connections than it may have. */
  isCrowded: boolean;
  /** Aborts when the client is gone. */
  signal: AbortSignal;
}

export interface HttpServer {
  port: number;
  /** Accepts no more connections, finishes requests in progress and ends. */
  close(): Promise<void>;
}

const MAX_HEADER_BYTES = 8192;
const KEEP_ALIVE_MS = 5000;
/** How often Node looks for requests that are late. */
const CHECK_INTERVAL_MS = 1000;

/** Serves requests without a body to unknown clients, within limits. Rejects if the port is taken or needs privileges. */
export async function serveHttp(
  { host, port: wanted, connections, questionTimeout }: HttpServerOptions,
  respond: (request: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>,
): Promise<HttpServer> {
  /** By socket, since many share a network. */
  const open = new Map<Socket, string>();
  const underWay = new Map<Socket, ServerResponse>();
  let closing = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const from = networkOf(request.socket.remoteAddress ?? '');
    const left = new AbortController();
    underWay.set(request.socket, response);
    if (closing) endAfter(response);
    response.once('close', () => {
      underWay.delete(request.socket);
      left.abort();
    });
    const isCrowded = countOf(open.values(), from) > connections.network;
    await respond(request, response, { from, isCrowded, signal: left.signal });
  };

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: questionTimeout,
      requestTimeout: questionTimeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, questionTimeout),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      // No request has a body: whatever comes is read and dropped.
      request.resume();
      answer(request, response).catch((error: unknown) => {
        // A bug here or in the caller's function: in either case the client must not wait.
        response.destroy();
        process.emitWarning(error instanceof Error ? error : String(error));
      });
    },
  );
  server.maxConnections = connections.total;
  // Clients in the band between are told why they get no response.
  limitNetworks(server, 2 * connections.network);
  server.on('connection', (socket) => {
    open.set(socket, networkOf(socket.remoteAddress ?? ''));
    socket.once('close', () => open.delete(socket));
  });
  server.listen(wanted, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    closing = true;
    server.close();
    for (const response of underWay.values()) if (!response.headersSent) endAfter(response);
    // Clients without a request in progress will query another server.
    for (const socket of open.keys()) if (!underWay.has(socket)) socket.destroy();
    await closed;
  };
  return { port, close };
}

/** Closes the connection after the response. */
const endAfter = (response: ServerResponse) => response.setHeader('connection', 'close');

/** Destroys a response that its client does not take in time. */
export function limitSending(response: ServerResponse, timeout: number): void {
  const timer = setTimeout(() => response.destroy(), timeout);
  response.once('close', () => clearTimeout(timer));
}
