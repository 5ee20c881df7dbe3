import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dial, refuseSpecialPeer } from '../../src/net/dial.js';
import { SPECIAL_ADDRESS } from '../../src/net/failure.js';
import { saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

let server: WhoisServer;
beforeAll(async () => {
  server = await whoisServer(saying('hello'));
});
afterAll(() => server.close());

/** The socket once it is connected, or its error. */
async function dialed(...args: Parameters<typeof dial>): Promise<Socket> {
  const socket = dial(...args).on('error', () => {});
  if (socket.errored) throw socket.errored;
  await once(socket, 'connect');
  if (socket.errored) throw socket.errored;
  return socket;
}

/** A name server that says what it likes. */
function resolvesTo(...addresses: LookupAddress[]): LookupFunction {
  return (_, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}

const LOOPBACK = { address: '127.0.0.1', family: 4 };

describe('a host from the built-in table', () => {
  it('is connected to wherever its name resolves', async () => {
    const target = { host: 'whois.example.com', port: server.port, publicOnly: false };
    const socket = await dialed(target, resolvesTo(LOOPBACK));
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('is reached over IPv4 if IPv6 does not answer', async () => {
    const target = { host: 'whois.example.com', port: server.port, publicOnly: false };
    const socket = await dialed(target, resolvesTo({ address: '::1', family: 6 }, LOOPBACK));
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });
});

describe('a host from a referral is never in a private network', () => {
  const refused = { code: SPECIAL_ADDRESS };

  it.each([
    ['127.0.0.1', LOOPBACK],
    ['::1', { address: '::1', family: 6 }],
    ['::ffff:127.0.0.1', { address: '::ffff:127.0.0.1', family: 6 }],
    ['10.0.0.1', { address: '10.0.0.1', family: 4 }],
  ])('even if its name resolves to %s', async (_, address) => {
    const before = server.connections;
    const target = { host: 'whois.example.com', port: server.port, publicOnly: true };
    await expect(dialed(target, resolvesTo(address))).rejects.toMatchObject(refused);
    expect(server.connections).toBe(before);
  });

  it('even with several such addresses, which the error lists', async () => {
    const target = { host: 'whois.example.com', port: server.port, publicOnly: true };
    await expect(dialed(target, resolvesTo(LOOPBACK, { address: '::1', family: 6 }))).rejects.toThrow(
      'the name resolves to 127.0.0.1, ::1, which is not a public address',
    );
  });

  it('even if the hosts file of this machine has it', async () => {
    const target = { host: 'localhost', port: server.port, publicOnly: true };
    await expect(dialed(target)).rejects.toMatchObject(refused);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('even if it is the address %s itself', async (host) => {
    await expect(dialed({ host, port: server.port, publicOnly: true })).rejects.toMatchObject(refused);
  });

  it("whatever was resolved: the address of the socket's peer decides", async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    expect(refuseSpecialPeer(socket, 'whois.example.com')).toMatchObject(refused);
    socket.destroy();
  });
});
