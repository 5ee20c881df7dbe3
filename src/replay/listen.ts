import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Listener {
  port: number;
  address: string;
  /** Stops listening and closes all connections. */
  close(): Promise<void>;
}

/** Connections at the same time: more than any test opens, and few enough that an endless loop does no harm. */
const MAX_CONNECTIONS = 1024;

/** Listens on a loopback address; `port` 0 takes a free one. */
export async function listen(
  onConnection: (socket: Socket) => void,
  { port, address }: { port: number; address: string },
): Promise<Listener> {
  const sockets = new Set<Socket>();
  // Half-open, or Node would close our side when a client closes its own after the query, as `nc -N` does.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client may break off; 'close' follows, which is handled above.
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    address,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
