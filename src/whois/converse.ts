import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import { open, type Target } from '../net/dial.js';
import { Exchange, type Exchanged, type Limits } from '../net/exchange.js';
import { connectionFailure, describe } from '../net/failure.js';

export interface Question extends Target {
  /** The whole query, line end included. */
  bytes: Uint8Array;
}

/**
 * Sends one query on one connection, and reads until the server closes it (RFC 3912). Our side stays open: some servers take a half-closed
 * connection for an abandoned one, and send nothing. Never rejects: the result has the failure and what was received.
 */
export function converse(
  question: Question,
  limits: Limits,
  deadline: Deadline,
  connect: Connect | null,
): Promise<Exchanged> {
  const exchange = new Exchange(limits, deadline);
  open(exchange, question, connect, (socket) => {
    if (socket.readableEnded) return exchange.end(null);
    exchange.silentFor();
    socket.on('data', (chunk: unknown) => {
      if (typeof chunk === 'string') exchange.take(Buffer.from(chunk));
      else if (chunk instanceof Uint8Array) exchange.take(chunk);
      else exchange.end(connectionFailure('the stream that `connect` returned has objects instead of bytes'));
    });
    const closed = () => exchange.end(connectionFailure('the connection broke off'));
    socket.on('close', closed);
    socket.on('end', () => {
      socket.off('close', closed);
      const reset = hiddenReset(socket);
      exchange.end(reset && connectionFailure(describe(reset), reset));
    });
    socket.write(question.bytes);
  });
  return exchange.done;
}

/**
 * Returns the error if a connection that seems to have ended was actually reset. If a reset comes right after the last bytes, libuv reports
 * an end of file (uv__stream_io, on POLLHUP after a partial read), and half a response would pass for a complete one. Writing an empty string
 * sends nothing, but the kernel reports the socket's pending error: ECONNRESET for a reset, EPIPE for one after an orderly close, which
 * servers send that close in a hurry. (Measured on Linux; on systems that report nothing, the end counts as orderly.)
 *
 * This works only within the `end` event: right after it, Node closes our side too and rejects writes. The write is done when it returns; a
 * callback would cost an error object for each response. Other kinds of streams report their own errors.
 */
function hiddenReset(socket: Duplex): Error | null {
  if (!(socket instanceof Socket) || 'encrypted' in socket || !socket.writable) return null;
  socket.write('');
  return isReset(socket.errored) ? socket.errored : null;
}

function isReset(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** The bytes of a caller's query: one line, ended as RFC 3912 requires. Bytes are sent unchanged. */
export function rawQuestion(query: string | Uint8Array): Uint8Array {
  if (typeof query !== 'string') return query;
  const line = query.replace(/\r?\n$/, '');
  if (/[\r\n\0]/.test(line)) throw new TypeError('`query` must be one line; for anything else, pass bytes');
  return new TextEncoder().encode(`${line}\r\n`);
}
