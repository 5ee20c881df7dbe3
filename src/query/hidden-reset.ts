import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Says whether a connection that seems to have ended was in truth reset. When a reset comes right behind the
 * last bytes, libuv reports an end of file (uv__stream_io, on POLLHUP after a partial read), and half an answer
 * would pass for a whole one. Writing nothing sends nothing, yet the kernel answers it with the socket's pending error:
 * ECONNRESET for a reset, EPIPE for one that came after a proper end, as servers send that close in a hurry.
 * (Measured on Linux; where a system says nothing, the end is believed.)
 *
 * Only within the `end` event: right after it Node ends our side too, and refuses writes. Streams of other kinds
 * report their own errors.
 */
export function findHiddenReset(socket: Duplex, done: (reset: Error | null) => void): void {
  if (!(socket instanceof Socket) || 'encrypted' in socket || !socket.writable) done(null);
  else socket.write('', (error) => done(isReset(error) ? error : null));
}

function isReset(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
