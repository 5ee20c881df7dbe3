import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WhoisClient } from '../index.js';
import { type HttpServerOptions, limitSending, serveHttp } from '../limits/http-server.js';
import { type LookupTurns, Overloaded } from '../limits/lookup-turns.js';
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
export interface RdapServerOptions extends HttpServerOptions {
  /** Base URL that clients use, for a server behind a proxy; null for this server's own address. */
  url: string | null;
  client: WhoisClient;
  turns: LookupTurns;
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

/** Starts an RDAP server (RFC 7480) over HTTP. Rejects if the port is in use or requires privileges. */
export async function createRdapServer(options: RdapServerOptions): Promise<RdapServer> {
  const { host, client, turns } = options;
  const bootstrap = new BootstrapFiles(client);
  let base = options.url ?? '';

  const server = await serveHttp(options, async (request, response, { from, isCrowded, signal }) => {
    const start = performance.now();
    const { method = '', url = '' } = request;
    const answer = await answerOf();
    const ms = Math.round(performance.now() - start);
    options.onRequest({ from, question: `${method} ${url}`, outcome: answer.outcome, ms });
    if (!response.destroyed) send(request, response, answer, options.answerTimeout);

    async function answerOf(): Promise<RdapAnswer> {
      if (isCrowded) return busy('too many connections from this address');
      if (method === 'OPTIONS') return PREFLIGHT;
      if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(method);
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
  });
  base ||= `http://${host.includes(':') ? `[${host}]` : host}:${server.port}${BASE_PATH}`;
  return { port: server.port, url: base, close: server.close };
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
  limitSending(response, timeout);
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
