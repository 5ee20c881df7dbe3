import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import { bind } from '../../src/index.js';
import { Deadline } from '../../src/net/deadline.js';
import type { Engine } from '../../src/query/engine.js';
import { askIana } from '../../src/query/find-registry.js';
import { RateLimiter } from '../../src/query/rate-limiter.js';
import { rdapTransport } from '../../src/rdap/transport.js';
import { whoisTransport } from '../../src/whois/transport.js';
import { leadEveryNameHere } from '../support/resolver.js';
import { leadTo, saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

leadEveryNameHere();

const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a host name from a response that resolves to this machine', () => {
  it('is not connected to as a registrar; the lookup succeeds and says why', async () => {
    const record = 'Domain Name: SHOP.EXAMPLE\nRegistrar WHOIS Server: whois.registrar.example\n';
    const registry = await whoisServer(saying(record));
    servers.push(registry);
    const override = { host: '127.0.0.1', port: registry.port, referral: 'Registrar WHOIS Server' };
    const client = createClient({ servers: { example: override } });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: '127.0.0.1', body: record }],
      warnings: ['whois.registrar.example: the name resolves to 127.0.0.1, which is not a public address'],
    });
  });

  it('is not connected to with `bind` either', async () => {
    const record = 'Domain Name: SHOP.EXAMPLE\nRegistrar WHOIS Server: whois.registrar.example:4343\n';
    const registry = await whoisServer(saying(record));
    servers.push(registry);
    const override = { host: '127.0.0.1', port: registry.port, referral: 'Registrar WHOIS Server' };
    const connect = bind({ address: '127.0.0.1' });
    const client = createClient({ servers: { example: override }, connect });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: '127.0.0.1', body: record }],
      warnings: ['whois.registrar.example: the name resolves to 127.0.0.1, which is not a public address'],
    });
  });

  it('is queried if the caller named it: only names from responses are checked', async () => {
    const registry = await whoisServer(saying('No match\n'));
    servers.push(registry);
    const client = createClient({ servers: { example: { host: 'whois.nic.example', port: registry.port } } });
    expect(await client.availability('shop.example')).toBe(true);
  });

  it('must have a public address if IANA lists it as a registry', async () => {
    const iana = await whoisServer(saying('domain: NOSUCHSUFFIX\nwhois: whois.nic.nosuchsuffix\n'));
    servers.push(iana);
    const engine: Engine = {
      limiter: new RateLimiter(false),
      waitCounts: true,
      connects: [leadTo({ 'whois.iana.org': iana })],
      whois: whoisTransport({ connectTimeout: 10_000, idleTimeout: 10_000, maxBytes: 10_000 }),
      rdap: rdapTransport(() => Promise.reject(new Error('RDAP was asked'))),
      retries: 0,
      emit: null,
    };
    const deadline = new Deadline(10_000);
    expect(await askIana(engine, 'nosuchsuffix', deadline)).toMatchObject({
      server: { host: 'whois.nic.nosuchsuffix' },
      publicOnly: true,
    });
    deadline.end();
  });
});
