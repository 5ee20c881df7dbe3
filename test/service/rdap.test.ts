import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createClient, createReplayFetch, createReplayServer } from '../../src/index.js';
import { OptionError, type ServiceOptions } from '../../src/service/index.js';
import { DATABASES, type DatabaseKind, SQLITE } from './support/databases.js';
import { startService } from './support/processes.js';
import { basic, remaining, send } from './support/requests.js';
import { openTestService, sharedTestService, type TestService } from './support/test-service.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

const stored = await createReplayServer({ fixtures: FIXTURES, lazy: true });
const lookups = {
  connect: stored.connect,
  fetch: await createReplayFetch(FIXTURES),
  rdap: 'prefer',
} as const;
afterAll(() => stored.close());

/** A service on all stored responses, WHOIS and RDAP, with an account of ten credits. */
async function serviceOf(options: Partial<ServiceOptions>) {
  stored.misbehave([]);
  return withAccount(await openTestService({ ...options, lookups: { ...lookups, ...options.lookups } }));
}

/** The same, shared by the tests of a database. */
function sharedService(kind: DatabaseKind) {
  const shared = sharedTestService({ kind, lookups });
  return async () => {
    stored.misbehave([]);
    return withAccount(await shared());
  };
}

async function withAccount(tested: TestService) {
  const key = await tested.account({ plan: 'payg', credits: 10 });
  const get = (path: string, request: Parameters<typeof tested.get>[2] = {}) =>
    tested.get(path, key, request);
  return { ...tested, key, get, getWithoutKey: (path: string) => tested.get(path, null) };
}

const open = sharedService(SQLITE);

describe.each(DATABASES)('RDAP on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedService(kind);

  it_('is made from the record of a registry with only WHOIS, for one credit', async () => {
    const { get, service } = await open();
    const answer = await get('/rdap/domain/EXAMPLE.it.');
    expect([answer.status, remaining(answer)]).toEqual([200, 9]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/rdap+json',
      'access-control-allow-origin': '*',
      'cache-control': 'private, max-age=300',
      etag: expect.any(String),
      'x-request-id': expect.any(String),
    });
    expect(service.rdapUrl).toBe(`${service.url}/rdap/`);
    expect(answer.json).toMatchObject({
      objectClassName: 'domain',
      ldhName: 'example.it',
      port43: 'whois.nic.it',
      links: [{ href: `${service.rdapUrl}domain/example.it` }],
    });
  });

  it_('is the document of a registry with RDAP, even from the database', async () => {
    const { get } = await open();
    const first = await get('/rdap/domain/example.org');
    expect(first.json.notices.at(-1).description[0]).toMatch(/ responded by RDAP on /);
    expect(first.json.ldhName.toLowerCase()).toBe('example.org');
    const second = await get('/rdap/domain/example.org');
    expect(second.text).toBe(first.text);
    const tagged = await get('/rdap/domain/example.org', {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect([tagged.status, tagged.text, remaining(tagged)]).toEqual([304, '', 7]);
  });

  it_('looks a name up once, separate from the records of the other paths', async () => {
    const { get } = await open();
    const before = stored.questions.length;
    await get('/rdap/domain/example.it');
    await get('/rdap/domain/example.it?jscard=1');
    expect(stored.questions.length).toBe(before + 1);
    await get('/rdap/domain/example.it', { headers: { 'cache-control': 'no-cache' } });
    expect(stored.questions.length).toBe(before + 2);
    expect((await get('/v1/whois/example.org/parts')).json.response.parts[0]).not.toHaveProperty('rdap');
  });

  it_('responds for addresses, prefixes and AS numbers', async () => {
    const { get } = await open();
    expect((await get('/rdap/ip/63.10.99.1')).json).toMatchObject({ objectClassName: 'ip network' });
    expect((await get('/rdap/ip/192.0.2.0/24')).json).toMatchObject({ startAddress: '192.0.2.0' });
    expect((await get('/rdap/ip/2001:db8::1')).json).toMatchObject({ ipVersion: 'v6' });
    const system = await get('/rdap/autnum/64496');
    expect(system.json).toMatchObject({ objectClassName: 'autnum', startAutnum: 64496 });
    expect(remaining(system)).toBe(6);
  });

  it_('is 404 only for an available name, and charged; failures are refunded', async () => {
    const { get } = await open();
    const free = await get('/rdap/domain/exämple.it'.replace('ä', '%C3%A4'));
    expect([free.status, free.json.errorCode, remaining(free)]).toEqual([404, 404, 9]);
    expect(free.headers['cache-control']).toBe('no-store');
    for (const [mode, status, code] of [
      ['throttle', 503, 'THROTTLED'],
      ['empty', 502, 'BAD_RESPONSE'],
      ['refuse', 502, 'CONNECTION'],
    ] as const) {
      stored.misbehave([mode]);
      const failed = await get('/rdap/domain/example.it');
      expect([failed.status, failed.json.errorCode, remaining(failed)]).toEqual([status, status, 9]);
      expect(failed.json.description[0]).toMatch(new RegExp(`^${code}: `));
      expect(failed.json.description).toContain('Server: whois.nic.it');
      expect(failed.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
    }
    stored.misbehave([]);
    const unknown = await get('/rdap/domain/example.invalid');
    expect([unknown.status, remaining(unknown)]).toEqual([501, 9]);
  });
});

describe('requests without a lookup', () => {
  it.each([
    ['/rdap', 400, 'MALFORMED'],
    ['/rdap/', 400, 'MALFORMED'],
    ['/rdap/domain/', 400, 'INVALID_DOMAIN'],
    ['/rdap/domain', 400, 'MALFORMED'],
    ['/rdap/domain/it', 400, 'INVALID_DOMAIN'],
    ['/rdap/domain/example.it/x', 400, 'MALFORMED'],
    ['/rdap/domain/example%.it', 400, 'MALFORMED'],
    ['/rdap/ip/192.0.2.1/24', 400, 'INVALID_NUMBER'],
    ['/rdap/whois/example.it', 400, 'MALFORMED'],
    ['/rdap/entity/1-EXAMPLE', 501, 'NOT_OFFERED'],
    ['/rdap/domains?name=exam*.it', 501, 'NOT_OFFERED'],
  ])('is free, and never 404: %s', async (path, status, code) => {
    const { get } = await open();
    const answer = await get(path);
    expect([answer.status, answer.json.errorCode, remaining(answer)]).toEqual([status, status, 10]);
    expect(answer.headers['content-type']).toBe('application/rdap+json');
    expect(answer.json.description[0]).toMatch(new RegExp(`^${code}: `));
  });

  it('a host below a registered name redirects to that name, without a charge', async () => {
    const { get } = await open();
    const answer = await get('/rdap/domain/www.example.it');
    expect([answer.status, answer.headers.location, remaining(answer)]).toEqual([302, 'example.it', 10]);
  });

  it('other methods are not allowed; browsers may send OPTIONS', async () => {
    const { get, getWithoutKey, service } = await open();
    for (const method of ['POST', 'DELETE', 'PUT']) {
      const answer = await get('/rdap/domain/example.it', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect([answer.json.errorCode, remaining(answer)]).toEqual([405, 10]);
    }
    const preflight = await send(service.url, '/rdap/domain/example.it', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    const head = await get('/rdap/domain/example.it', { method: 'HEAD' });
    expect([head.status, head.text, remaining(head)]).toEqual([200, '', 9]);
    expect((await getWithoutKey('/rdap/help')).status).toBe(200);
  });

  it.each(['help', 'dns.json', 'ipv4.json', 'ipv6.json', 'asn.json'])('%s needs no key', async (name) => {
    const { get, getWithoutKey, service } = await open();
    const answer = await getWithoutKey(`/rdap/${name}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/rdap+json']);
    expect(answer.text).toContain(service.rdapUrl);
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=/);
    const etag = { headers: { 'if-none-match': answer.headers.etag ?? '' } };
    expect((await get(`/rdap/${name}`, etag)).status).toBe(304);
    expect(remaining(await get(`/rdap/${name}`))).toBe(10);
  });
});

describe('log-in', () => {
  it('works as on other paths, with RDAP errors', async () => {
    const { getWithoutKey, get, account, service } = await serviceOf({ loginFailures: 1 });
    const poor = await account({ plan: 'payg', credits: 1 });
    await send(service.url, '/rdap/domain/example.it', { key: poor });
    const answers = [
      [401, 'C01 Unauthenticated', await getWithoutKey('/rdap/domain/example.it')],
      [401, 'C02 Unauthorized', await send(service.url, '/rdap/domain/example.it', { key: 'wrong' })],
      [429, 'C02 TooManyFailures', await send(service.url, '/rdap/domain/example.it', { key: 'wrong' })],
      [402, 'C04 UsageLimitReached', await send(service.url, '/rdap/domain/example.it', { key: poor })],
      [
        403,
        'C02 CrossSiteRequest',
        await get('/rdap/domain/example.it', { headers: { 'sec-fetch-site': 'cross-site' } }),
      ],
      [
        504,
        'S04 NotCached',
        await get('/rdap/domain/example.de', { headers: { 'cache-control': 'only-if-cached' } }),
      ],
    ] as const;
    for (const [status, reason, answer] of answers) {
      expect([answer.status, answer.json.errorCode]).toEqual([status, status]);
      expect(answer.json.description[0].startsWith(`${reason}: `)).toBe(true);
      expect(answer.headers['content-type']).toBe('application/rdap+json');
      if (status === 401 || status === 429) expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
    }
  });

  it('works for our own client with a fetch that sends the key', async () => {
    const { service, key } = await open();
    const client = createClient({
      servers: { '*': { rdap: service.rdapUrl } },
      rdap: 'prefer',
      pacing: false,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('authorization', basic(key));
        return fetch(input, { ...init, headers });
      },
    });
    expect((await client.lookup('example.it')).properties.status).toBe('registered');
    expect(await client.availability('exämple.it')).toBe(true);
    await client.close();
  });
});

describe('the base URL', () => {
  it('is that of the proxy if the operator says so', async () => {
    const rdapUrl = 'https://rdap.example.com/';
    const { get, service } = await serviceOf({ rdapUrl });
    expect(service.rdapUrl).toBe(rdapUrl);
    expect((await get('/rdap/dns.json')).json.services[0][1]).toEqual([rdapUrl]);
    expect((await get('/rdap/domain/example.it')).json.links[0].href).toBe(`${rdapUrl}domain/example.it`);
  });

  it.each(['rdap.example.com', 'https://rdap.example.com', 'ftp://rdap.example.com/'])(
    'is rejected without a scheme or a trailing slash: %s',
    async (rdapUrl) => {
      await expect(serviceOf({ rdapUrl })).rejects.toThrow(OptionError);
      await expect(serviceOf({ rdapUrl })).rejects.toThrow(/^rdapUrl: expected http/);
    },
  );

  it('is an option of the command, which prints it at start', { tags: 'slow' }, async () => {
    const args = ['--database', ':memory:', '--log-level', 'error', '--rdap-url'];
    const { url, greeting } = await startService([...args, 'https://rdap.example.com/']);
    expect(greeting.join('\n')).toContain('RDAP: https://rdap.example.com/');
    const { json } = await send(url, '/rdap/help');
    expect(JSON.stringify(json)).toContain('https://rdap.example.com/domain/NAME');
  });
});

it('an account with too many lookups in progress gets Retry-After, and is not charged for rejected ones', {
  tags: 'slow',
}, async () => {
  const { get } = await serviceOf({ lookupsAtOnce: { account: 1 }, lookups: { timeout: 500 } });
  stored.misbehave(['silent']);
  const names = ['example.it', 'example.com', 'example.de', 'example.fr'];
  const answers = await Promise.all(names.map((name) => get(`/rdap/domain/${name}`)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { json, headers } of busy) {
    expect(json.description[0]).toMatch(/^E02 ServiceUnavailable: /);
    expect(headers['retry-after']).toBe('5');
  }
  expect(remaining(await get('/rdap/help'))).toBe(10);
});

it('an error of the service is 500 in RDAP, without internals, and refunded', async () => {
  const lookup = () => Promise.reject(new TypeError('a fault'));
  const { get } = await serviceOf({ client: { ...createClient(), lookup, lookupResource: lookup } });
  const answer = await get('/rdap/domain/example.it');
  expect([answer.status, answer.json.errorCode, remaining(answer)]).toEqual([500, 500, 10]);
  expect(answer.text).not.toContain('a fault');
});
