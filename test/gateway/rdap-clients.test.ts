import { fileURLToPath } from 'node:url';
import { isAvailable, lookup } from 'rdapper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../src/gateway/index.js';
import {
  createClient,
  createReplayFetch,
  createReplayServer,
  type ReplayServer,
  type WhoisClient,
} from '../../src/index.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

let replay: ReplayServer;
let gateway: Gateway;
/** Queries the stored registries directly. */
let direct: WhoisClient;
let base: string;
beforeAll(async () => {
  replay = await createReplayServer({ fixtures: FIXTURES, lazy: true });
  const lookups = {
    connect: replay.connect,
    fetch: await createReplayFetch(FIXTURES),
    pacing: false,
    retries: 0,
    rdap: 'prefer',
  } as const;
  gateway = await createGateway({ whois: false, rdap: { port: 0 }, lookups });
  direct = createClient(lookups);
  base = gateway.rdap?.url ?? '';
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([direct.close(), replay.close()]);
});

/** Registered names of suffixes with WHOIS, and one with RDAP. */
const NAMES = ['example.it', 'example.fr', 'example.ch', 'example.jp', 'example.com', 'example.org'];

const day = (time: string | null | undefined): string | null =>
  time == null ? null : new Date(time).toISOString().slice(0, 10);

describe('rdapper', () => {
  const options = () => ({ customBootstrapUrl: `${base}dns.json`, rdapOnly: true, timeoutMs: 5000 });

  it.each(NAMES)('with this server’s bootstrap file reads %s', async (name) => {
    const { properties } = await direct.lookup(name);
    const { ok, record, error } = await lookup(name, options());
    expect({ ok, error }).toEqual({ ok: true, error: undefined });
    expect(record).toMatchObject({ domain: name, isRegistered: true, source: 'rdap' });
    expect(record?.rdapServers).toContain(base);
    expect(record?.registrar?.name ?? null).toBe(
      properties.registrar?.name ?? properties.registrar?.organization ?? null,
    );
    expect([day(record?.creationDate), day(record?.expirationDate)]).toEqual([
      day(properties.created_on),
      day(properties.expires_on),
    ]);
    expect(record?.nameservers?.map(({ host }) => host.replace(/\.$/, '')) ?? []).toEqual(
      properties.nameservers.map((nameserver) => nameserver.name),
    );
    expect(record?.dnssec?.enabled ?? null).toBe(properties.dnssec?.signed ?? null);
  });

  it('reads the 404 of a free name, and nothing from a server that limits the rate', async () => {
    expect(await isAvailable('xn--exmple-cua.it', options())).toBe(true);
    replay.misbehave(['throttle']);
    const answer = await lookup('example.cz', options());
    replay.misbehave([]);
    expect(answer.ok && answer.record?.isRegistered === false).toBe(false);
  });
});

describe('port43 as the client', () => {
  it.each(NAMES)('with this server for every suffix reads %s', async (name) => {
    const client = createClient({ servers: { '*': { rdap: base } }, rdap: 'prefer', pacing: false });
    const { properties, parts } = await client.lookup(name);
    await client.close();
    const expected = (await direct.lookup(name)).properties;
    expect(parts.map(({ host }) => host)).toEqual(['127.0.0.1']);
    const { domain, status, created_on, expires_on, nameservers } = expected;
    expect(properties).toMatchObject({ domain, status, created_on, expires_on, nameservers });
  });
});
