import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a server treats a query; the queried name begins with it: `slow-17.com`. */
export const MANNERS = ['quick', 'slow', 'silent', 'reset', 'endless'] as const;
export type Manner = (typeof MANNERS)[number];

/** ms between the lines of a slow response. */
const SLOW_LINE_MS = 200;
const ENDLESS_CHUNK = Buffer.alloc(16 * 1024, 'Remark: and so on, without an end\n');

const recordOf = (name: string): string[] => [
  `   Domain Name: ${name.toUpperCase()}`,
  '   Registry Domain ID: 1_DOMAIN_COM-VRSN',
  '   Updated Date: 2024-05-06T07:08:09Z',
  '   Creation Date: 2001-02-03T04:05:06Z',
  '   Registry Expiry Date: 2040-02-03T04:05:06Z',
  '   Registrar: Example Registrar, Inc.',
  '   Domain Status: ok https://icann.org/epp#ok',
  '   Name Server: NS1.EXAMPLE.NET',
  '>>> Last update of whois database: 2026-01-01T00:00:00Z <<<',
];

const TREAT: Readonly<Record<Manner, (socket: Socket, name: string) => void>> = {
  quick: (socket, name) => socket.end(`${recordOf(name).join('\r\n')}\r\n`),
  slow: (socket, name) => {
    const lines = recordOf(name);
    const timer = setInterval(() => {
      const line = lines.shift();
      if (line === undefined) socket.end();
      else socket.write(`${line}\r\n`);
    }, SLOW_LINE_MS);
    socket.on('close', () => clearInterval(timer));
  },
  silent: () => {},
  reset: (socket) => socket.resetAndDestroy(),
  endless: (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(ENDLESS_CHUNK));
    };
    socket.on('drain', more);
    more();
  },
};

/** Starts one WHOIS server on loopback, and returns its port. It lives as long as this process. */
export async function startUpstreams(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (query) => {
      const [, name = '', manner = ''] = /((\w+)-\d+\.com)/.exec(query.toString('latin1')) ?? [];
      TREAT[(MANNERS as readonly string[]).includes(manner) ? (manner as Manner) : 'silent'](socket, name);
    });
  });
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(server, 'listening');
  server.unref();
  return (server.address() as AddressInfo).port;
}
