import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Misbehavior, SLOW_INTERVAL_MS } from './misbehavior.js';

/** Size of the pieces of a slow response. */
const PIECE_BYTES = 16;

/** Time for the client to read the bytes before a reset. */
const RESET_AFTER_MS = 50;

/**
 * Sends a response, correctly (`null`) or with a misbehavior, and ends the connection accordingly.
 * Resolves when there is nothing left to do; never rejects because the client left.
 */
export async function send(socket: Socket, body: Uint8Array, misbehavior: Misbehavior | null): Promise<void> {
  const some = body.subarray(0, misbehavior?.after ?? Math.floor(body.length / 2));
  switch (misbehavior?.mode) {
    case 'silent':
      return;
    case 'empty':
      socket.end();
      return;
    case 'refuse':
      socket.resetAndDestroy();
      return;
    case 'hang':
      socket.write(body);
      return;
    case 'cut':
      socket.end(some, () => socket.destroySoon());
      return;
    case 'half-close':
      socket.end(some);
      return;
    case 'reset':
      socket.write(some);
      // libuv reports an orderly end to a client that finds bytes and the reset together: let it read first.
      await delay(RESET_AFTER_MS);
      socket.resetAndDestroy();
      return;
    case 'slow':
      await drip(socket, body, misbehavior.interval ?? SLOW_INTERVAL_MS);
      return;
    case 'endless':
      await repeat(socket, body);
      return;
    default:
      socket.end(body, () => socket.destroySoon());
  }
}

async function drip(socket: Socket, body: Uint8Array, interval: number): Promise<void> {
  const gone = goneSignal(socket);
  for (let at = 0; at < body.length && !socket.destroyed; at += PIECE_BYTES) {
    socket.write(body.subarray(at, at + PIECE_BYTES));
    await delay(interval, undefined, { signal: gone }).catch(() => undefined);
  }
  if (!socket.destroyed) socket.end(() => socket.destroySoon());
}

async function repeat(socket: Socket, body: Uint8Array): Promise<void> {
  const gone = goneSignal(socket);
  const endless = body.length === 0 ? new Uint8Array([0x0d, 0x0a]) : body;
  while (!socket.destroyed) {
    const room = socket.write(endless);
    // The wait ends if there is room again, or the client is gone.
    if (!room) await once(socket, 'drain', { signal: gone }).catch(() => undefined);
  }
}

function goneSignal(socket: Socket): AbortSignal {
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  return controller.signal;
}
