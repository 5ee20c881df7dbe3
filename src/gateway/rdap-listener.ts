import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { WhoisClient } from '../index.js';
import { type LookupTurns, Overloaded } from '../limits/lookup-turns.js';
import { networkOf } from '../limits/network.js';
import {
  answerRdap,
  busy,
  internalError,
  methodNotAllowed,
  PREFLIGHT,
  RDAP_HEADERS,
  RDAP_TYPE,
  type RdapAnswer,
} from '../rdap-server/answer.js';
import { BootstrapFiles } from '../rdap-server/bootstrap-files.js';
import { BASE_PATH } from '../rdap-server/request.js';

/** Times in ms. */
export interface RdapServerOptions {
  host: string;
  port: number;
  /** Base URL that clients use, for a server behind a proxy; null for this server's own address. */
  url: string | null;
  client: WhoisClient;
  turns: LookupTurns;
  /** Concurrent connections, in total and of one network. */
  connections: { total: number; network: number };
  /** Time to receive a request. */
  questionTimeout: number;
  /** Time for the client to read the response. */
  answerTimeout: number;
  /** Called for each request after its response. */
  onRequest(asked: { from: string; question: string; outcome: string; ms: number }): void;
}

export interface RdapServer {
  port: number;
  /** Base URL of its queries. */
  url: string;
  /** Accepts no more connections, responds to requests in progress and closes. */
  close(): Promise<void>;
}

const MAX_HEADER_BYTES = 8192;
const KEEP_ALIVE_MS = 5000;
/** How often Node checks for late requests. */
const CHECK_INTERVAL_MS = 1000;

/** Starts an RDAP server (RFC 7480) over HTTP. Rejects if the port is in use or requires privileges. */
export async function createRdapServer(options: RdapServerOptions): Promise<RdapServer> {
  const { host, client, turns, questionTimeout } = options;
  const bootstrap = new BootstrapFiles(client);
  /** By socket, since many share a network. */
  const open = new Map<Socket, string>();
  const underWay = new Set<Socket>();
  let closing = false;
  let base = options.url ?? '';

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const start = performance.now();
    const { method = '', url = '' } = request;
    const from = networkOf(request.socket.remoteAddress ?? '');
    const left = new AbortController();
    underWay.add(request.socket);
    response.once('close', () => {
      underWay.delete(request.socket);
      left.abort();
    });
    const answer = await answerOf();
    const ms = Math.round(performance.now() - start);
    options.onRequest({ from, question: `${method} ${url}`, outcome: answer.outcome, ms });
    if (closing) response.setHeader('connection', 'close');
    if (!response.destroyed) send(request, response, answer, options.answerTimeout);

    async function answerOf(): Promise<RdapAnswer> {
      if (count(open.values(), from) > options.connections.network)
        return busy('too many connections from this address');
      if (method === 'OPTIONS') return PREFLIGHT;
      if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(method);
      const { signal } = left;
      const lookups = {
        domain: (name: string) => turns.run(from, () => client.lookup(name, { signal })),
        number: (text: string) => turns.run(from, () => client.lookupResource(text, { signal })),
      };
      try {
        return await answerRdap(url, { base, lookups, bootstrap, isPublic: true });
      } catch (error) {
        if (error instanceof Overloaded) return busy('too many lookups are in progress');
        process.emitWarning(error instanceof Error ? error : String(error));
        return internalError();
      }
    }
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
      // RDAP requests have no body; if there is one, it is read and dropped.
      request.resume();
      respond(request, response).catch((error: unknown) => {
        // An error of ours or of the caller's `onRequest`: the client must not wait in either case.
        response.destroy();
        process.emitWarning(error instanceof Error ? error : String(error));
      });
    },
  );
  server.maxConnections = options.connections.total;
  server.on('connection', (socket) => {
    open.set(socket, networkOf(socket.remoteAddress ?? ''));
    socket.once('close', () => open.delete(socket));
  });
  server.listen(options.port, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  base ||= `http://${host.includes(':') ? `[${host}]` : host}:${port}${BASE_PATH}`;

  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    closing = true;
    server.close();
    // Clients without a request in progress will query another server.
    for (const socket of open.keys()) if (!underWay.has(socket)) socket.destroy();
    await closed;
  };
  return { port, url: base, close };
}

/** Sends a response; the connection of a client that does not read it in time is closed. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, document }: RdapAnswer,
  timeout: number,
): void {
  const body = document === null ? null : Buffer.from(JSON.stringify(document));
  const etag = body !== null && status === 200 ? etagOf(body) : null;
  const known = etag !== null && matches(request.headers['if-none-match'], etag);
  const timer = setTimeout(() => response.destroy(), timeout);
  response.once('close', () => clearTimeout(timer));
  response.writeHead(known ? 304 : status, {
    ...headers,
    ...(etag === null ? {} : { etag }),
    ...(body === null || known ? {} : { 'content-type': RDAP_TYPE, 'content-length': String(body.length) }),
    ...RDAP_HEADERS,
  });
  response.end(body === null || known || request.method === 'HEAD' ? undefined : body);
}

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** RFC 9110 section 13.1.2, by weak comparison. */
const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

function count(values: Iterable<string>, value: string): number {
  let found = 0;
  for (const each of values) if (each === value) found++;
  return found;
}
