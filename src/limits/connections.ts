import type { Server } from 'node:net';
import { networkOf } from './network.js';

/** Maximum number of connections of a server. Node closes further ones. */
export const MAX_CONNECTIONS = 2048;

/** Connections of an address for each lookup that it may have: twice as many lookups may wait, and some clients have sent no query yet. */
export const CONNECTIONS_PER_LOOKUP = 4;

/** Closes connections beyond `limit` of one network (IPv6: its /64) as they come, so that no network can take all of a server. */
export function limitNetworks(server: Server, limit: number, onExcess: () => void = () => {}): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 0) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
    if (count <= limit) return;
    socket.destroy();
    onExcess();
  });
}

/** How often a value occurs. */
export function countOf(values: Iterable<string>, value: string): number {
  let found = 0;
  for (const each of values) if (each === value) found++;
  return found;
}
