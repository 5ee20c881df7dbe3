import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BAD_REQUEST, PROTOCOL_HEADERS, type ProtocolError, protocolErrorBody } from './protocol-errors.js';

/** By the code of Node's error. */
const ERRORS: Readonly<Record<string, ProtocolError>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    name: 'HeadersTooLarge',
    message: 'the path and the headers together are too large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    name: 'RequestTimeout',
    message: 'the request did not arrive in time',
  },
  HPE_INVALID_URL: {
    ...BAD_REQUEST,
    message: 'a path begins with "/"; escape its characters outside of ASCII, or write the name in punycode',
  },
};

/** The responses in progress on each connection; null after an error on it was reported. */
const underWay = new WeakMap<Socket, Set<ServerResponse> | null>();

/** Remembers which requests of a connection have no response yet. */
export function onAnyRequest({ socket }: IncomingMessage, response: ServerResponse): void {
  const responses = underWay.get(socket) ?? new Set();
  underWay.set(socket, responses.add(response));
  response.once('close', () => responses.delete(response));
}

/** Whether a request came whole, as far as its response is concerned: GET and HEAD have no body. */
const isWhole = ({ req }: ServerResponse): boolean => req.complete || /^(?:GET|HEAD)$/.test(req.method ?? '');

/** Whether a whole request of a connection has no response yet. */
export const isAnswering = (socket: Socket): boolean => [...(underWay.get(socket) ?? [])].some(isWhole);

/** Whether no response can reach the client: it has left, or TLS failed or took too long. A response would wait for TLS forever. */
const isUnanswerable = ({ code = '' }: { code?: string }): boolean =>
  /^(?:ECONNRESET$|ERR_(?:TLS|SSL)_)/.test(code);

/**
 * Responds to invalid, too large or too slow HTTP. No route has received it, so the response is written to the socket directly. Earlier
 * requests of the same connection, which may have been charged, get their responses first.
 */
export async function onClientError(error: Error & { code?: string }, socket: Socket): Promise<void> {
  if (isUnanswerable(error) || !socket.writable) {
    socket.destroy();
    return;
  }
  const responses = underWay.get(socket);
  if (responses === null) return;
  underWay.set(socket, null);
  // The rest of an incomplete body will not arrive.
  const finishing = [...(responses ?? [])].filter(isWhole);
  await Promise.all(finishing.map((response) => new Promise((resolve) => response.once('close', resolve))));
  if (!socket.writable) return;
  const known = ERRORS[error.code ?? ''] ?? BAD_REQUEST;
  const body = protocolErrorBody(known);
  const head = [
    `HTTP/1.1 ${known.status}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(PROTOCOL_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
