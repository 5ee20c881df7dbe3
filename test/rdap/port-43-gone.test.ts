import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import type { ClientOptions, Connect, WhoisClient } from '../../src/client-types.js';
import { type Answering, leadTo, type WhoisServer, whoisServer } from '../support/whois-server.js';
import { certificate, NAMES } from './support/certificate.js';
import { domainOf } from './support/documents.js';
import { closeServers, fetchFrom, rdapServer } from './support/rdap-server.js';

const { registry: REGISTRY } = NAMES;
const NAME = 'shop.example';
const WHOIS = 'whois.nic.example';
const BOTH = { example: { host: WHOIS, rdap: `https://${REGISTRY}/rdap/` } };

const clients: WhoisClient[] = [];
const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await closeServers();
});

async function clientOf(connect: Connect, options: ClientOptions = {}) {
  const rdap = await rdapServer({ body: domainOf(NAME) });
  const client = createClient({
    fetch: fetchFrom({ [REGISTRY]: rdap }),
    connect,
    servers: BOTH,
    pacing: { interval: 0 },
    retries: 0,
    ...options,
  });
  clients.push(client);
  return { client, rdap };
}

const failing =
  (code: string): Connect =>
  () => {
    throw Object.assign(new Error(`connect ${code}`), { code });
  };

async function answering(answer: Answering): Promise<Connect> {
  const server = await whoisServer(answer);
  servers.push(server);
  return leadTo({ [WHOIS]: server });
}

describe.skipIf('missing' in certificate)('a suffix whose WHOIS server cannot be reached', () => {
  it.each(['ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])(
    '%s: RDAP is queried instead, with a warning',
    async (code) => {
      const { client } = await clientOf(failing(code));
      const { properties, parts, warnings } = await client.lookup(NAME);
      expect(properties.status).toBe('registered');
      expect(parts).toMatchObject([{ host: REGISTRY }]);
      expect(warnings).toEqual([`${WHOIS}: connect ${code}; asked ${REGISTRY} instead`]);
      expect(await client.availability(NAME)).toBe(false);
    },
  );

  it('no connection in time: RDAP is queried instead', async () => {
    const never: Connect = () => new Promise(() => {});
    const { client } = await clientOf(never, { connectTimeout: 20 });
    const { parts, warnings } = await client.lookup(NAME);
    expect(parts).toMatchObject([{ host: REGISTRY }]);
    expect(warnings).toEqual([`${WHOIS}: no connection within 20 ms; asked ${REGISTRY} instead`]);
  });

  it.each<[string, Answering, string]>([
    ['limits the rate', (socket) => socket.end('Query rate limit exceeded\r\n'), 'THROTTLED'],
    ['refuses', (socket) => socket.end('Access denied for your network\r\n'), 'REFUSED'],
    ['breaks off', (socket) => socket.resetAndDestroy(), 'CONNECTION'],
    ['is silent', () => {}, 'TIMEOUT'],
    ['says nothing', (socket) => socket.end(), 'BAD_RESPONSE'],
  ])('is not queried over RDAP if the WHOIS server %s after it got the query', async (_, answer, code) => {
    const { client, rdap } = await clientOf(await answering(answer), { idleTimeout: 50 });
    await expect(client.lookup(NAME)).rejects.toMatchObject({ code, host: WHOIS });
    expect(rdap.questions).toEqual([]);
  });

  it('reports the WHOIS server if the RDAP server cannot be reached either', async () => {
    const fetch = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const { client } = await clientOf(failing('ENOTFOUND'), { fetch });
    await expect(client.lookup(NAME)).rejects.toMatchObject({ code: 'CONNECTION', host: WHOIS });
  });

  it('is an error with `rdap: "never"`, and with a server that the caller chose', async () => {
    const { client, rdap } = await clientOf(failing('ECONNREFUSED'), { rdap: 'never' });
    await expect(client.lookup(NAME)).rejects.toMatchObject({ code: 'CONNECTION', host: WHOIS });
    // .app has RDAP in the table, but the caller wants to query this server.
    const own = await clientOf(failing('ECONNREFUSED'), { servers: { app: { host: WHOIS } } });
    await expect(own.client.lookup('example.app')).rejects.toMatchObject({ code: 'CONNECTION', host: WHOIS });
    expect(rdap.questions).toEqual([]);
  });
});
