import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Listener {
  port: number;
  address: string;
  /** Stops listening and ends what is open. */
  close(): Promise<void>;
}

/** More connections at once than any test opens, and few enough that a loop gone wild harms nobody. */
const MAX_CONNECTIONS = 1024;

/** Listens on a loopback address; `port` 0 takes a free one. */
export async function listen(
  onConnection: (socket: Socket) => void,
  { port, address }: { port: number; address: string },
): Promise<Listener> {
  const sockets = new Set<Socket>();
  // Half-open, or Node would end our side when a client ends its own after the question, as `nc -N` does.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that breaks off is its own affair; 'close' follows, and that is what everybody here waits for.
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
