import type { Duplex } from 'node:stream';

/**
 * A socket's `error` that nobody listens to ends the process. It can come between two listeners (Node runs
 * `nextTick` before promises) and after we destroyed the socket, when its outcome is settled already;
 * `socket.errored` keeps it for whoever still asks.
 */
export function keepErrorsQuiet(socket: Duplex): void {
  socket.on('error', () => {});
}
