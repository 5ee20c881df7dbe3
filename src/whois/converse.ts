import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import { open, type Target } from '../net/dial.js';
import { Exchange, type Exchanged, type Limits } from '../net/exchange.js';
import { connectionFailure, describe } from '../net/failure.js';

export interface Question extends Target {
  /** The whole question, line end included. */
  bytes: Uint8Array;
}

/**
 * One question on one connection, read until the server ends it (RFC 3912). Our side stays open meanwhile: some servers take a
 * half-closed connection for one that was given up, and answer nothing. Never rejects: how it went wrong stands beside
 * what was received.
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
    socket.on('data', (chunk: Uint8Array | string) =>
      exchange.take(typeof chunk === 'string' ? Buffer.from(chunk) : chunk),
    );
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
 * Says whether a connection that seems to have ended was in truth reset. When a reset comes right behind the
 * last bytes, libuv reports an end of file (uv__stream_io, on POLLHUP after a partial read), and half an answer
 * would pass for a whole one. Writing nothing sends nothing, yet the kernel answers it with the socket's pending error:
 * ECONNRESET for a reset, EPIPE for one that came after a proper end, as servers send that close in a hurry.
 * (Measured on Linux; where a system says nothing, the end is believed.)
 *
 * Only within the `end` event: right after it Node ends our side too, and refuses writes. The write is over when it returns,
 * and a callback would cost an error object for each answer. Streams of other kinds report their own errors.
 */
function hiddenReset(socket: Duplex): Error | null {
  if (!(socket instanceof Socket) || 'encrypted' in socket || !socket.writable) return null;
  socket.write('');
  return isReset(socket.errored) ? socket.errored : null;
}

function isReset(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** The bytes of a question that the caller wrote: one line, ended as RFC 3912 wants it. Bytes go as they are. */
export function rawQuestion(query: string | Uint8Array): Uint8Array {
  if (typeof query !== 'string') return query;
  const line = query.replace(/\r?\n$/, '');
  if (/[\r\n\0]/.test(line)) throw new TypeError('`query` must be one line; for anything else, pass bytes');
  return new TextEncoder().encode(`${line}\r\n`);
}
