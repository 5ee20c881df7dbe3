import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps, request } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Connect } from '../../../src/client-types.js';
import { certificate } from './certificate.js';

/** The response of a server: a document, or anything that the test does with the connection. */
export type Answering = Reply | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Reply {
  /** 200. */
  status?: number;
  /** `application/rdap+json`; null for none. */
  type?: string | null;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
}

export interface RdapServer {
  port: number;
  /** `GET /domain/…` of `host`, in the order in which they came. */
  questions: string[];
  open: number;
  /** Resolves when the client has left all connections. */
  abandoned(): Promise<void>;
  close(): Promise<void>;
}

export const servers: RdapServer[] = [];

/** A server on loopback, over HTTPS but where `plain` says otherwise; the test ends all `servers`. */
export async function rdapServer(answering: Answering, { plain = false } = {}): Promise<RdapServer> {
  const handle = (asked: IncomingMessage, response: ServerResponse) => {
    self.questions.push(`${asked.headers.host} ${asked.url}`);
    if (typeof answering === 'function') return answering(asked, response);
    const { status = 200, type = 'application/rdap+json', headers = {}, body = '' } = answering;
    response.writeHead(status, { ...(type === null ? {} : { 'Content-Type': type }), ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = plain || 'missing' in certificate ? createHttp(handle) : createHttps(certificate, handle);
  const sockets = new Set<Socket>();
  const left: (() => void)[] = [];
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {}); // Resets are what some tests are about.
    self.open = sockets.add(socket).size;
    socket.once('close', () => {
      sockets.delete(socket);
      self.open = sockets.size;
      if (sockets.size === 0) for (const done of left.splice(0)) done();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const self: RdapServer = {
    port: (server.address() as AddressInfo).port,
    questions: [],
    open: 0,
    abandoned: () => (sockets.size === 0 ? Promise.resolve() : new Promise((done) => left.push(done))),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  servers.push(self);
  return self;
}

export async function closeServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
}

/** A `connect` that leads each host to its server; a host without one refuses. */
export function leadTo(hosts: Readonly<Record<string, { port: number }>>): Connect & { asked: string[] } {
  const asked: string[] = [];
  const dial: Connect = ({ host, port }) => {
    asked.push(`${host}:${port}`);
    return connect(portOf(hosts, host), '127.0.0.1');
  };
  return Object.assign(dial, { asked });
}

/** A `fetch` that reaches each host's server over HTTPS and trusts the certificate of these tests. */
export function fetchFrom(
  hosts: Readonly<Record<string, { port: number }>>,
): typeof fetch & { asked: string[] } {
  const asked: string[] = [];
  const fetching = (input: unknown, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(String(input));
      asked.push(url.href);
      const signal = init.signal ?? undefined;
      const question = request(
        {
          host: '127.0.0.1',
          port: portOf(hosts, url.hostname),
          servername: url.hostname,
          path: url.pathname + url.search,
          headers: { ...(init.headers as Record<string, string>), Host: url.host },
          ...('missing' in certificate ? {} : { ca: certificate.cert }),
          ...(signal === undefined ? {} : { signal }),
          agent: false,
        },
        (response) => {
          const headers = Object.entries(response.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          );
          const status = response.statusCode ?? 0;
          resolve(new Response(Readable.toWeb(response) as ReadableStream, { status, headers }));
        },
      );
      question.on('error', reject);
      question.end();
    });
  return Object.assign(fetching as typeof fetch, { asked });
}

function portOf(hosts: Readonly<Record<string, { port: number }>>, host: string): number {
  const port = hosts[host]?.port;
  if (port === undefined)
    throw Object.assign(new Error(`connect ECONNREFUSED ${host}`), { code: 'ECONNREFUSED' });
  return port;
}
