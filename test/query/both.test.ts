import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import type { ClientOptions, Lookup, WhoisClient } from '../../src/client-types.js';
import { WhoisError } from '../../src/errors.js';
import { parse } from '../../src/parse/index.js';
import { domainOf, NOT_FOUND, relatedTo } from '../rdap/support/documents.js';
import { type Answering, leadTo, saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

const NAME = 'shop.example';
const WHOIS = 'whois.nic.example';
const RDAP = 'rdap.nic.example';
const REGISTRAR = 'whois.registrar.example';
const RECORD = [
  `Domain Name: ${NAME.toUpperCase()}`,
  'Creation Date: 2001-02-03T04:05:06.7Z',
  'Registry Expiry Date: 2030-02-03T04:05:06Z',
  'Registrar: EXAMPLE REGISTRAR, INC.',
  'Domain Status: ok https://icann.org/epp#ok',
  '',
].join('\r\n');
const FREE = `No match for domain "${NAME.toUpperCase()}".\r\n`;

const clients: WhoisClient[] = [];
const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const answering = (body: unknown, status = 200): typeof fetch =>
  (async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/rdap+json' },
    })) as typeof fetch;
const taken = (more: Record<string, unknown> = {}) => answering(domainOf(NAME, more));
const free = answering(NOT_FOUND, 404);
const failing =
  (code: string): typeof fetch =>
  async () => {
    throw Object.assign(new Error(`connect ${code}`), { code });
  };
const silent: typeof fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

async function clientOf(
  whois: Answering | null,
  fetch: typeof globalThis.fetch | undefined,
  options: ClientOptions = {},
  others: Record<string, Answering> = {},
): Promise<WhoisClient> {
  const at: Record<string, WhoisServer> = {};
  for (const [host, answer] of Object.entries({ ...(whois === null ? {} : { [WHOIS]: whois }), ...others })) {
    at[host] = await whoisServer(answer);
    servers.push(at[host]);
  }
  const client = createClient({
    ...(fetch !== undefined && { fetch }),
    connect: leadTo(at),
    servers: { example: { host: WHOIS, rdap: `https://${RDAP}/rdap/`, referral: 'Registrar WHOIS Server' } },
    pacing: { interval: 0 },
    retries: 0,
    idleTimeout: 200,
    rdap: 'both',
    ...options,
  });
  clients.push(client);
  return client;
}

const hosts = ({ parts }: Lookup) => parts.map(({ host }) => host);

describe('rdap: "both"', () => {
  it('queries WHOIS and RDAP; both are parts, and equal values are no conflict', async () => {
    const client = await clientOf(saying(RECORD), taken());
    const lookup = await client.lookup(NAME);
    expect(hosts(lookup)).toEqual([RDAP, WHOIS]);
    expect(lookup.properties).toMatchObject({
      status: 'registered',
      registrar: { name: 'EXAMPLE REGISTRAR, INC.' },
    });
    expect(lookup).toMatchObject({ conflicts: [], warnings: [] });
    expect(await client.availability(NAME)).toBe(false);
  });

  it('queries them at the same time', async () => {
    let asked: () => void = () => {};
    const rdapAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const client = await clientOf(
      (socket) => void rdapAsked.then(() => socket.end(RECORD)),
      async (...request) => {
        asked();
        while (servers[0]?.questions.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        return taken()(...request);
      },
    );
    expect(hosts(await client.lookup(NAME))).toEqual([RDAP, WHOIS]);
  });

  it('reports conflicts: RDAP first, whose value is the property', async () => {
    const events = [
      { eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' },
      { eventAction: 'expiration', eventDate: '2031-02-03T04:05:06Z' },
    ];
    const client = await clientOf(saying(RECORD), taken({ events, status: ['client hold'] }));
    const { conflicts, properties } = await client.lookup(NAME);
    expect(properties.expires_on).toBe('2031-02-03T04:05:06+00:00');
    expect(conflicts?.map(({ path }) => path)).toEqual(['status', 'expires_on', 'statuses']);
    expect(conflicts?.[1]).toEqual({
      path: 'expires_on',
      values: [
        { value: '2031-02-03T04:05:06+00:00', host: RDAP, protocol: 'rdap' },
        { value: '2030-02-03T04:05:06+00:00', host: WHOIS, protocol: 'whois' },
      ],
    });
  });

  it('has no counterpart in other policies, which report no conflicts', async () => {
    const client = await clientOf(saying(RECORD), taken());
    expect(await client.lookup(NAME, { rdap: 'prefer' })).not.toHaveProperty('conflicts');
  });

  const limited = saying('Query rate limit exceeded\r\n');
  const broken: Answering = (socket) => socket.write(FREE, () => socket.resetAndDestroy());
  const cut: Answering = (socket) =>
    socket.write(RECORD, () => setTimeout(() => socket.resetAndDestroy(), 20));
  it.each<[string, Answering | null, typeof fetch | undefined, string]>([
    ['both say so', saying(FREE), free, 'available'],
    ['WHOIS cannot be reached', null, free, 'available'],
    ['RDAP cannot be reached', saying(FREE), undefined, 'available'],
    ['a fetch of the caller fails, which may be anything', saying(FREE), failing('ECONNREFUSED'), 'unknown'],
    ['WHOIS does not serve the suffix', saying('TLD is not supported\r\n'), free, 'available'],
    ['WHOIS has a record', saying(RECORD), free, 'unknown'],
    ['WHOIS has half a record', cut, free, 'unknown'],
    ['WHOIS breaks off after its words', broken, free, 'unknown'],
    ['WHOIS limits the rate', limited, free, 'unknown'],
    ['WHOIS sends nothing', (socket) => socket.end(), free, 'unknown'],
    ['WHOIS says what nobody understands', saying('Lorem ipsum dolor sit amet\r\n'), free, 'unknown'],
    ['RDAP has a record', saying(FREE), taken(), 'registered'],
    ['RDAP limits the rate', saying(FREE), answering('', 429), 'unknown'],
    ['RDAP fails', saying(FREE), answering('<p>', 500), 'unknown'],
  ])('reports a name as available only if neither contradicts: %s', async (_, whois, fetch, status) => {
    await expectStatus(whois, fetch, status);
  });

  it.each<[string, Answering, typeof fetch]>([
    ['WHOIS', () => {}, free],
    ['RDAP', saying(FREE), silent],
  ])('reports no name as available if %s is silent', { tags: 'slow' }, async (_, whois, fetch) => {
    await expectStatus(whois, fetch, 'unknown');
  });

  async function expectStatus(
    whois: Answering | null,
    fetch: typeof globalThis.fetch | undefined,
    status: string,
  ): Promise<void> {
    const client = await clientOf(whois, fetch, { timeout: 2000 });
    const lookup = await client.lookup(NAME);
    expect(lookup.properties.status).toBe(status);
    expect(parse(lookup.parts, { domain: NAME })).toEqual(lookup.properties);
    const available = await client.availability(NAME).catch((error: WhoisError) => error.code);
    expect(available).toBe(status === 'unknown' ? 'UNDETERMINED' : status === 'available');
    if (status === 'unknown') expect(lookup.warnings).not.toEqual([]);
  }

  it.each<[string, Answering | null, typeof fetch, string]>([
    ['RDAP fails', saying(RECORD), answering('', 500), WHOIS],
    ['RDAP limits the rate', saying(RECORD), answering('', 429), WHOIS],
    ['WHOIS limits the rate', limited, taken(), RDAP],
    ['WHOIS cannot be reached', null, taken(), RDAP],
  ])('keeps the record of the other protocol, with a warning: %s', async (_, whois, fetch, host) => {
    await expectRecordOf(host, whois, fetch);
  });

  it('keeps the record of WHOIS, with a warning, if RDAP is silent', { tags: 'slow' }, async () => {
    await expectRecordOf(WHOIS, saying(RECORD), silent);
  });

  async function expectRecordOf(
    host: string,
    whois: Answering | null,
    fetch: typeof globalThis.fetch,
  ): Promise<void> {
    const client = await clientOf(whois, fetch, { timeout: 2000 });
    const { properties, parts, warnings, conflicts } = await client.lookup(NAME);
    expect(properties.status).toBe('registered');
    expect(parts[0]?.host).toBe(host);
    expect(warnings).toHaveLength(1);
    expect(conflicts).toEqual([]);
  }

  it('rejects if neither answers, with what was received', async () => {
    const client = await clientOf(limited, answering('<p>gone</p>', 500));
    const error = await client.lookup(NAME).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(WhoisError);
    expect(error).toMatchObject({ host: RDAP, parts: [{ host: RDAP }, { host: WHOIS }] });
  });

  it('follows the referral to the registrar once: RDAP’s, or WHOIS’s if RDAP has none', async () => {
    const more = { [REGISTRAR]: saying(`Domain Name: ${NAME}\r\nRegistrant Name: Example Holder\r\n`) };
    const record = `${RECORD}Registrar WHOIS Server: ${REGISTRAR}\r\n`;
    const byWhois = await clientOf(saying(record), taken(), {}, more);
    const found = await byWhois.lookup(NAME);
    expect(hosts(found)).toEqual([RDAP, WHOIS, REGISTRAR]);
    expect(found.properties.registrant_contacts).toMatchObject([{ name: 'Example Holder' }]);
    const link = relatedTo(`https://rdap.registrar.example/domain/${NAME}`);
    const byRdap = await clientOf(saying(record), taken({ links: [link] }), {}, more);
    expect(hosts(await byRdap.lookup(NAME))).toEqual([RDAP, WHOIS, 'rdap.registrar.example']);
    expect(hosts(await byRdap.lookup(NAME, { maxReferrals: 0 }))).toEqual([RDAP, WHOIS]);
  });

  it('warns if the suffix has only one of them', async () => {
    const client = await clientOf(saying(RECORD), free, {
      servers: { example: { host: WHOIS, rdap: null } },
    });
    const { warnings, conflicts } = await client.lookup(NAME);
    expect(warnings).toEqual([`no RDAP server is known for ${NAME}: only ${WHOIS} was queried`]);
    expect(conflicts).toEqual([]);
  });

  it('ignores a cached lookup without conflicts', async () => {
    const kept = new Map<string, Lookup>();
    const cache = {
      get: (name: string) => kept.get(name),
      set: (name: string, lookup: Lookup) => kept.set(name, lookup),
    };
    const client = await clientOf(saying(RECORD), taken(), { cache, rdap: 'fallback' });
    await client.lookup(NAME);
    expect((await client.lookup(NAME, { rdap: 'both' })).conflicts).toEqual([]);
  });
});
