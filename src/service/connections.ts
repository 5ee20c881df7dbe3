import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './hooks/on-client-error.js';

/** Identifies a connection, and is the same for TLS on it. */
const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/**
 * Remembers the connections of a server, and returns a function that ends those on which no complete request has arrived. While a server
 * closes, Node no longer limits how long a request may take to arrive.
 */
export function unaskedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  const asked = new Set<Socket>();
  // Of HTTPS as well: before a connection is secure.
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }) => {
    if (asked.has(socket)) return;
    asked.add(socket);
    socket.once('close', () => asked.delete(socket));
  });
  return () => {
    const answering = new Set([...asked].filter(isAnswering).map(peerOf));
    for (const socket of open) if (!answering.has(peerOf(socket))) socket.destroy();
  };
}
