import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { bind, createClient, socks } from '../../src/index.js';
import { type Answering, saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

const FREE = 'No match\r\n';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function listening(answer: Answering): Promise<WhoisServer> {
  const server = await whoisServer(answer);
  closing.push(() => server.close());
  return server;
}

/** A SOCKS5 proxy (RFC 1928) that connects every name to one port, and records the requested names. */
async function proxy(port: number, user?: string) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', (greeting) => {
      const withUser = greeting.includes(2, 2);
      socket.write(Buffer.from([5, withUser ? 2 : 0]));
      const request = (bytes: Buffer) => {
        const length = bytes[4] ?? 0;
        asked.push(`${bytes.subarray(5, 5 + length).toString()}:${bytes.readUInt16BE(5 + length)}`);
        const onward = connect(port, '127.0.0.1', () => {
          socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          socket.pipe(onward).pipe(socket);
        });
        onward.on('error', () => socket.destroy());
      };
      if (!withUser) return socket.once('data', request);
      socket.once('data', (login) => {
        const name = login.subarray(2, 2 + (login[1] ?? 0)).toString();
        socket.write(Buffer.from([1, name === user ? 0 : 1]));
        socket.once('data', request);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

const servers = { example: { host: 'whois.nic.example' } };

describe('a SOCKS proxy', () => {
  it('connects to WHOIS servers by name', async () => {
    const server = await listening(saying(FREE));
    const { asked, port } = await proxy(server.port);
    const client = createClient({ servers, connect: socks({ url: `socks5://127.0.0.1:${port}` }) });
    expect(await client.availability('shop.example')).toBe(true);
    expect(asked).toEqual(['whois.nic.example:43']);
  });

  it('may require a user name and a password', async () => {
    const server = await listening(saying(FREE));
    const { port } = await proxy(server.port, 'j@ne');
    const client = createClient({ servers, connect: socks({ url: `socks5://j%40ne:pw@127.0.0.1:${port}` }) });
    expect(await client.availability('shop.example')).toBe(true);
    const other = createClient({
      servers,
      retries: 0,
      connect: socks({ url: `socks5://joe:pw@127.0.0.1:${port}` }),
    });
    await expect(other.availability('shop.example')).rejects.toMatchObject({ code: 'CONNECTION' });
  });

  it('is abandoned if it is silent until the timeout', async () => {
    const silent = await listening(() => {});
    const client = createClient({
      servers,
      connectTimeout: 100,
      connect: socks({ url: `socks5://127.0.0.1:${silent.port}` }),
    });
    await expect(client.availability('shop.example')).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringContaining('no connection within 100 ms'),
    });
    await silent.abandoned();
  });

  it('that is unreachable is a CONNECTION error', async () => {
    const gone = await whoisServer(() => {});
    await gone.close();
    const client = createClient({
      servers,
      retries: 0,
      connect: socks({ url: `socks5://127.0.0.1:${gone.port}` }),
    });
    await expect(client.availability('shop.example')).rejects.toMatchObject({ code: 'CONNECTION' });
  });

  it.each(['http://127.0.0.1:1080', 'proxy.example:1080', '', 'socks5://', 'socks5://a:%ZZ@127.0.0.1:1080'])(
    'rejects the URL %j',
    (url) => {
      expect(() => socks({ url })).toThrow(/`url` must be the URL of a SOCKS proxy/);
    },
  );
});

describe('several source addresses', () => {
  it('each have a separate rate limit at a host', async () => {
    const from: (string | undefined)[] = [];
    const server = await listening((socket) => {
      from.push(socket.remoteAddress);
      socket.end(FREE);
    });
    const client = createClient({
      servers: { example: { host: '127.0.0.1', port: server.port } },
      connect: bind({ address: ['127.0.0.2', '127.0.0.3'] }),
      pacing: { concurrency: 1, interval: 1_000_000 },
    });
    const third = new AbortController();
    const lookups = ['a.example', 'b.example'].map((name) => client.availability(name));
    const waiting = client.availability('c.example', { signal: third.signal }).catch((error) => error.code);
    expect(await Promise.all(lookups)).toEqual([true, true]);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(from.sort()).toEqual(['127.0.0.2', '127.0.0.3']);
    third.abort();
    expect(await waiting).toBe('ABORTED');
  });

  it('must be a non-empty list of IP addresses', () => {
    expect(() => bind({ address: 'eth0' })).toThrow(
      '`address` must be an IP address of this machine; got "eth0"',
    );
    expect(() => bind({ address: [] })).toThrow('expected at least one address, got none');
  });
});
