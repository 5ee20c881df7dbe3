import { describe, expect, it } from 'vitest';
import { getSecurely, makeCertificate } from './support/certificates.js';
import { DATABASES } from './support/databases.js';
import { basic, raw, remaining } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';

const JOB = JSON.stringify({ names: ['example.com'], want: 'availability' });

/** What a browser says of a request that a page of another site makes. */
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
  // A link that a user follows.
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  // A browser from before 2023 only sends the origin: of a form, of a sandbox, of a file.
  { origin: 'https://shop.example' },
  { origin: 'http://shop.example:4343' },
  { origin: 'null' },
  { origin: 'no origin' },
  // Two headers that became one, and a word that no browser knows yet.
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'nested' },
];

const open = sharedTestService();

describe.each(DATABASES)('a page of another site, on $name', (kind) => {
  it.skipIf(!kind.available)('spends no credits, although the browser has the key', async () => {
    const { get, account, service, replay } = await openTestService({ kind });
    const key = await account({ plan: 'payg', credits: 10 });
    for (const headers of FOREIGN) {
      const posted = await get('/v1/jobs?want=availability', key, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', ...headers },
        body: 'example.com',
      });
      const asked = await get('/v1/whois/example.com/record', key, { headers });
      const told = await get('/v1/account', key, { headers });
      for (const answer of [posted, asked, told]) {
        expect([answer.status, answer.headers['content-type'], answer.json, headers]).toEqual([
          403,
          'application/json; charset=utf-8',
          {
            error: { code: 'C02', name: 'CrossSiteRequest', message: expect.stringMatching(/another site/) },
          },
          headers,
        ]);
        expect([remaining(answer), answer.headers['cache-control']]).toEqual([0, 'no-store']);
        expect(answer.headers['www-authenticate']).toBeUndefined();
      }
      const text = await get('/v1/whois/example.com', key, { headers });
      expect([text.status, text.text]).toEqual([403, expect.stringMatching(/^C02 CrossSiteRequest .*\n$/)]);
    }
    expect(replay.questions).toEqual([]);
    expect((await get('/v1/account', key)).json.account.credits_remaining).toBe(10);
    expect((await get('/v1/jobs', key)).json.jobs).toEqual([]);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, entries: 1 });
  });

  it.skipIf(!kind.available)('spends none by spelling the path differently', async () => {
    const { service, account, get } = await openTestService({ kind });
    const key = await account({ plan: 'payg', credits: 10 });
    const head = `host: x\r\nauthorization: ${basic(key)}\r\nsec-fetch-site: cross-site\r\nconnection: close\r\n\r\n`;
    for (const target of [
      `http://127.0.0.1:${service.port}/v1/whois/example.com`,
      '/%76%31/whois/example.com',
      '/v1/whois/ex%61mple.com',
      '/v1/whois/example.com?',
      '/v1',
      '/v1/',
    ]) {
      const answer = await raw(service.port, `GET ${target} HTTP/1.1\r\n${head}`);
      expect([target, answer.slice(0, 13)]).toEqual([target, 'HTTP/1.1 403 ']);
    }
    expect((await get('/v1/account', key)).json.account.credits_remaining).toBe(10);
  });
});

describe('requests of the service’s own pages, and of programs', () => {
  it('pass: the same origin, a typed address, and clients that send no origin', async () => {
    const { get, account, service } = await open();
    const key = await account();
    const own = `http://127.0.0.1:${service.port}`;
    const passing: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-site': 'same-origin', origin: own },
      { origin: own },
      { origin: own.toUpperCase() },
    ];
    for (const headers of passing) {
      const posted = await get('/v1/jobs', key, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JOB,
      });
      expect([posted.status, headers]).toEqual([202, headers]);
      expect((await get('/v1/whois/example.com/record', key, { headers })).status).toBe(200);
    }
  });

  it('pass over TLS, with or without the default port', async () => {
    const { tls } = makeCertificate();
    const { service, account } = await openTestService({ tls });
    const authorization = basic(await account());
    const ask = (host: string, origin: string) =>
      getSecurely(service.port, '/v1/account', { cert: tls.cert, headers: { authorization, host, origin } });
    expect((await ask('localhost', 'https://localhost')).status).toBe(200);
    expect((await ask('localhost:443', 'https://localhost')).status).toBe(200);
    expect((await ask('localhost:8443', 'https://localhost:8443')).status).toBe(200);
    expect((await ask('localhost:8443', 'https://localhost')).status).toBe(403);
    // Who listens on the way could make a page of it.
    expect((await ask('localhost', 'http://localhost')).status).toBe(403);
  });

  it('pass behind a proxy that sends another host to the service', async () => {
    const { get, account } = await openTestService({ behindProxy: true });
    const key = await account();
    const status = async (headers: Record<string, string>) =>
      (await get('/v1/account', key, { headers })).status;
    // Most browsers say it themselves, whatever became of the host on the way.
    expect(
      await status({
        host: 'port43:4343',
        'sec-fetch-site': 'same-origin',
        origin: 'https://whois.example.com',
      }),
    ).toBe(200);
    const forwarded = { host: 'port43:4343', 'x-forwarded-host': 'whois.example.com' };
    expect(await status({ ...forwarded, origin: 'https://whois.example.com' })).toBe(200);
    expect(await status({ ...forwarded, origin: 'https://shop.example' })).toBe(403);
    const twice = { host: 'inner', 'x-forwarded-host': 'whois.example.com, balancer.internal' };
    expect(await status({ ...twice, origin: 'https://whois.example.com' })).toBe(200);
    // Another port of the same host is another site's.
    expect(await status({ ...forwarded, origin: 'https://whois.example.com:8443' })).toBe(403);
    const port = { host: 'whois.example.com', 'x-forwarded-host': 'whois.example.com:8443' };
    expect(await status({ ...port, origin: 'https://whois.example.com:8443' })).toBe(200);
  });

  it('do not use a forwarded host from a client without a proxy', async () => {
    const { get, account } = await open();
    const headers = { 'x-forwarded-host': 'shop.example', origin: 'https://shop.example' };
    expect((await get('/v1/account', await account(), { headers })).status).toBe(403);
  });

  it('pass without a Host, as in HTTP/1.0, if no origin is sent', async () => {
    const { service, account } = await open();
    const head = `GET /v1/account HTTP/1.0\r\nauthorization: ${basic(await account())}\r\n`;
    expect(await raw(service.port, `${head}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    expect(await raw(service.port, `${head}origin: https://shop.example\r\n\r\n`)).toMatch(/^HTTP\/1.1 403 /);
  });

  it('may come from a link if nothing is charged: the page, the reference, the document', async () => {
    const { get } = await open();
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    expect((await get('/openapi.json', null, { headers })).status).toBe(200);
    expect((await get('/v1', null, { headers })).status).toBe(403);
  });
});
