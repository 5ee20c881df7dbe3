import { describe, expect, it } from 'vitest';
import type { ClientOptions, Lookup } from '../src/client-types.js';
import { domainOf } from './rdap/support/documents.js';
import { clientOn } from './support/client-on.js';
import { type Answering, saying } from './support/whois-server.js';

const REGISTRY = 'whois.nic.example';
const REGISTRAR = 'whois.registrar.example';
const RDAP = 'rdap.nic.example';
const NAME = 'shop.example';
const THIN = `Domain Name: SHOP.EXAMPLE
Registrar WHOIS Server: ${REGISTRAR}
Creation Date: 2001-02-03T04:05:06Z
Registrar: Example Registrar, Inc.
`;

async function clientOf(hosts: Record<string, Answering>, options: ClientOptions = {}) {
  const example = { host: REGISTRY, referral: 'Registrar WHOIS Server', rdap: `https://${RDAP}/rdap/` };
  const { client } = await clientOn(hosts, { servers: { example }, ...options });
  return client;
}

describe('the sources of a lookup', () => {
  it('list each part in order, with its protocol, its duration and its charset', async () => {
    const latin: Answering = (socket) => {
      setTimeout(() => {
        socket.end(
          Buffer.from('Domain Name: shop.example\nRegistrant Name: J\xfcrgen M\xfcller\n', 'latin1'),
        );
      }, 60);
    };
    const client = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: latin }, { rdap: 'never' });
    const { parts, sources } = await client.lookup(NAME);
    expect(sources).toEqual([
      { host: REGISTRY, protocol: 'whois', ms: expect.any(Number), charset: 'utf-8' },
      { host: REGISTRAR, protocol: 'whois', ms: expect.any(Number), charset: 'windows-1252' },
    ]);
    expect(sources.map(({ host }) => host)).toEqual(parts.map(({ host }) => host));
    // A timer may fire a moment early.
    expect(sources[1]?.ms).toBeGreaterThanOrEqual(58);
  });

  it('list both protocols if both were queried', async () => {
    const fetch = (async () =>
      Response.json(domainOf(NAME), {
        headers: { 'content-type': 'application/rdap+json' },
      })) as typeof globalThis.fetch;
    const client = await clientOf({ [REGISTRY]: saying(THIN) }, { fetch, rdap: 'both', maxReferrals: 0 });
    const { sources } = await client.lookup(NAME);
    expect(sources).toMatchObject([
      { host: RDAP, protocol: 'rdap', charset: 'utf-8' },
      { host: REGISTRY, protocol: 'whois', charset: 'utf-8' },
    ]);
  });

  it('omit a server that sent nothing, like the parts', async () => {
    const client = await clientOf(
      { [REGISTRY]: saying(THIN), [REGISTRAR]: (socket) => socket.end() },
      { rdap: 'never', retries: 0 },
    );
    const { parts, sources, warnings } = await client.lookup(NAME);
    expect([parts.length, sources.length, warnings.length]).toEqual([1, 1, 1]);
  });

  it('are empty for a lookup that a cache kept from an earlier version', async () => {
    const first = await clientOf({ [REGISTRY]: saying(THIN) }, { rdap: 'never', maxReferrals: 0 });
    const { sources: _, ...old } = await first.lookup(NAME);
    const client = await clientOf({}, { cache: { get: () => old as Lookup, set: () => {} } });
    expect(await client.lookup(NAME)).toEqual({ ...old, sources: [] });
  });

  it('exist for numbers, and are empty for those that a standard describes', async () => {
    const client = await clientOf(
      { 'whois.ripe.net': saying('inetnum: 193.0.96.0 - 193.0.96.255\nnetname: EXAMPLE\nsource: RIPE\n') },
      { rdap: 'never' },
    );
    const { sources } = await client.lookupResource('193.0.96.7');
    expect(sources).toMatchObject([{ host: 'whois.ripe.net', protocol: 'whois', charset: 'utf-8' }]);
    expect((await client.lookupResource('192.0.2.1')).sources).toEqual([]);
  });
});
