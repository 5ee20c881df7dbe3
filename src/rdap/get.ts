import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';
import { open } from '../net/dial.js';
import { Exchange, type Limits } from '../net/exchange.js';
import { codeOf, connectionFailure, describe } from '../net/failure.js';
import { type Get, HEADERS, type HttpQuestion } from './http-answer.js';
import { hostOf, portOf } from './url.js';

type Http = typeof import('node:http');
type Tls = typeof import('node:tls');

let loading: Promise<{ http: Http; tls: Tls }> | undefined;

/** Loaded with the first query: most lookups only use WHOIS, and Node takes 7 ms to load the two modules. */
function loadNode(): Promise<{ http: Http; tls: Tls }> {
  loading ??= Promise.all([import('node:http'), import('node:tls')]).then(([http, tls]) => ({ http, tls }));
  return loading;
}

/**
 * HTTP over the same sockets as WHOIS: dialed, checked and limited in the same way, through the caller's `connect` if there is one. One
 * request on one connection, which is closed after it. `tls` has additional TLS options, such as certificate authorities.
 */
export function overSockets(limits: Limits, tls: ConnectionOptions = {}): Get {
  return async ({ url, publicOnly, headers: more }, deadline, connect) => {
    const { http, tls: secure } = await loadNode();
    const exchange = new Exchange(limits, deadline);
    const host = hostOf(url);
    let answer: IncomingMessage | null = null;
    open(exchange, { host, port: portOf(url), publicOnly }, connect, (opened) => {
      exchange.silentFor();
      const socket = url.protocol === 'https:' ? secured(secure, opened, host, tls) : opened;
      ask(http, exchange, { url, headers: more }, socket, (response) => {
        answer = response;
      });
    });
    const exchanged = await exchange.done;
    const { statusCode = 0, headers = {} } = (answer ?? {}) as Partial<IncomingMessage>;
    return {
      ...exchanged,
      status: statusCode,
      header: (name) => [headers[name] ?? null].flat()[0] ?? null,
      mayBeCut: headers['content-length'] === undefined && headers['transfer-encoding'] === undefined,
    };
  };
}

function ask(
  { request, maxHeaderSize }: Http,
  exchange: Exchange,
  { url, headers }: Pick<HttpQuestion, 'url' | 'headers'>,
  socket: Duplex,
  began: (response: IncomingMessage) => void,
): void {
  const bad = (message: string) => exchange.end({ code: 'BAD_RESPONSE', message });
  const broken = (error: unknown) => {
    const wrong = whatIsNoHttp(error, maxHeaderSize);
    if (wrong === null) exchange.end(connectionFailure(describe(error), error));
    else bad(wrong);
  };
  let interim = 0;
  let closed = 'the connection was closed before an answer';
  // Plain HTTP on a socket that may already be a TLS socket.
  const asked = request({
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, ...headers, Host: url.host, Connection: 'close' },
    createConnection: () => socket,
  });
  exchange.atEnd(() => {
    asked.destroy();
    socket.destroy();
  });
  asked.on('error', broken);
  // After Node's own listener: the part of a chunk that belongs to the response is on its way before the chunk is counted.
  asked.on('socket', (used) => void used.on('data', (piece: Uint8Array) => exchange.count(piece.length)));
  asked.on('information', () => {
    if (++interim > MAX_INTERIM) bad(`the server sent more than ${MAX_INTERIM} interim responses (HTTP 1xx)`);
  });
  asked.on('upgrade', () => bad('HTTP 101 is not an answer: the client did not request another protocol'));
  asked.on('response', (response) => {
    began(response);
    closed = 'the connection broke off';
    response.on('error', broken);
    response.on('data', (chunk: Uint8Array) => exchange.keep(chunk));
    response.on('end', () =>
      exchange.end(response.complete ? null : connectionFailure('the connection broke off')),
    );
  });
  asked.on('close', () => exchange.end(connectionFailure(closed)));
  asked.end();
}

function secured(node: Tls, socket: Duplex, host: string, tls: ConnectionOptions): Duplex {
  const name = isIP(host) === 0 ? { servername: host } : { host };
  const encrypted = node.connect({ ...tls, ...name, socket, ALPNProtocols: ['http/1.1'] });
  // The request reports it; after the request, the outcome is settled already.
  encrypted.on('error', () => {});
  return encrypted;
}

/** Interim responses that are accepted. Servers send one or two (RFC 9110 section 15.2, RFC 8297), and none to clients that do not ask for them. */
const MAX_INTERIM = 5;

/** Returns the message of Node's parser for bytes that are not an HTTP response; null for an error of the connection. */
function whatIsNoHttp(error: unknown, maxHeaderSize: number): string | null {
  const code = codeOf(error);
  if (code === 'HPE_HEADER_OVERFLOW')
    return `the server’s HTTP headers are longer than ${maxHeaderSize} bytes`;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return 'the extension of a chunk is longer than any answer needs';
  return code.startsWith('HPE_') ? 'what the server sends is no HTTP' : null;
}
