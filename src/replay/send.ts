import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MISBEHAVIORS, type Misbehavior } from './misbehavior.js';

/** Bytes of a drop. */
const DROP = 16;

/** Time for the client to read what came before a reset, in ms. */
const RESET_AFTER = 50;

/**
 * Sends an answer over a connection, well (`null`) or badly, and ends the connection the way the mode says.
 * Resolves when nothing is left to do; never rejects because the client went away.
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
      // libuv reports an orderly end to a client that finds bytes and reset at once: let it read first.
      await delay(RESET_AFTER);
      socket.resetAndDestroy();
      return;
    case 'slow':
      await drip(socket, body, misbehavior.interval ?? MISBEHAVIORS.slow.fallback);
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
  for (let at = 0; at < body.length && !socket.destroyed; at += DROP) {
    socket.write(body.subarray(at, at + DROP));
    await delay(interval, undefined, { signal: gone }).catch(() => undefined);
  }
  if (!socket.destroyed) socket.end(() => socket.destroySoon());
}

async function repeat(socket: Socket, body: Uint8Array): Promise<void> {
  const gone = goneSignal(socket);
  const endless = body.length === 0 ? new Uint8Array([0x0d, 0x0a]) : body;
  while (!socket.destroyed) {
    const room = socket.write(endless);
    // Both ways out are the end of this wait: there is room again, or the client is gone.
    if (!room) await once(socket, 'drain', { signal: gone }).catch(() => undefined);
  }
}

function goneSignal(socket: Socket): AbortSignal {
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  return controller.signal;
}
