import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Connect } from '../../src/client-types.js';

/** What a server does with one question (a line, without its end). */
export type Answering = (socket: Socket, question: string) => void;

export interface WhoisServer {
  port: number;
  /** Questions in the order in which they came, as they came, line ends included. */
  questions: string[];
  /** Connections that were made, and those that the client has not left yet. */
  connections: number;
  open: number;
  /** Breaks off all connections that are open. */
  leaveAll(): void;
  /** Resolves when the client has left all connections. */
  abandoned(): Promise<void>;
  close(): Promise<void>;
}

/** A server on loopback that does what the test says, be it decent or not. */
export async function whoisServer(answer: Answering): Promise<WhoisServer> {
  const sockets = new Set<Socket>();
  const whenLeft: (() => void)[] = [];
  const server = createServer((socket) => {
    self.connections++;
    self.open = sockets.add(socket).size;
    socket.on('error', () => {}); // Resets are what the tests are about.
    socket.once('close', () => {
      sockets.delete(socket);
      self.open = sockets.size;
      if (sockets.size === 0) for (const left of whenLeft.splice(0)) left();
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!text.includes('\n')) return;
      const question = text;
      text = '';
      self.questions.push(question);
      answer(socket, question.trim());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const self: WhoisServer = {
    port: (server.address() as AddressInfo).port,
    questions: [],
    connections: 0,
    open: 0,
    leaveAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    abandoned: () => (sockets.size === 0 ? Promise.resolve() : new Promise((done) => whenLeft.push(done))),
    close: async () => {
      self.leaveAll();
      server.close();
      await once(server, 'close');
    },
  };
  return self;
}

/** Responds to every query with the same text, or with the text for the query, and closes. */
export function saying(text: string | Record<string, string>): Answering {
  return (socket, question) => socket.end(typeof text === 'string' ? text : (text[question] ?? ''));
}

/** A `connect` that leads each host to its server on loopback; a host without one refuses. */
export function leadTo(
  servers: Readonly<Record<string, { port: number }>>,
): Connect & { hosts: string[]; sockets: Socket[] } {
  const hosts: string[] = [];
  const sockets: Socket[] = [];
  const dial: Connect = ({ host }) => {
    hosts.push(host);
    const server = servers[host];
    if (server === undefined)
      throw Object.assign(new Error(`connect ECONNREFUSED ${host}`), { code: 'ECONNREFUSED' });
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket);
    return socket;
  };
  return Object.assign(dial, { hosts, sockets });
}

/** A port on loopback without a listener. */
export async function closedPort(): Promise<number> {
  const server = await whoisServer(() => {});
  await server.close();
  return server.port;
}
