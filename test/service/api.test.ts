import { describe, expect, it } from 'vitest';
import type { Properties } from '../../src/index.js';
import { fixture, REGISTRAR_ANSWER, REGISTRY_ANSWER } from './support/answers.js';
import { DATABASES, HOW_TO } from './support/databases.js';
import { basic, remaining } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';
import { expectedProperties } from './support/wire.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';
const PATHS = [
  '/v1/',
  '/v1/account',
  '/v1/availability/example.com',
  '/v1/whois/example.com',
  '/v1/whois/example.com/record',
  '/v1/whois/example.com/parts',
  '/v1/whois/example.com/properties',
  '/v1/whois/example.com/availability',
];
const DAY = new Date().toISOString().slice(0, 10);
/** The day on which the test runs, be it around midnight. */
const today = () => expect.toSatisfy((day) => [DAY, new Date().toISOString().slice(0, 10)].includes(day));

if (DATABASES.some(({ available }) => !available)) console.info(HOW_TO);

describe.each(DATABASES)('the API on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('returns the record as plain text, whatever the client accepts', async () => {
    const { get, account } = await open();
    const answer = await get('/v1/whois/example.com', await account(), {
      headers: { accept: 'application/json' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(TEXT_TYPE);
    expect(answer.text).toContain('   Domain Name: EXAMPLE.COM\n');
    expect(answer.text).toContain('Registrant Organization: Bücher Example Ltd\n');
  });

  it_('returns hidden values as printed, or as null on request', async () => {
    const { get, account } = await openTestService({
      kind,
      answers: [
        fixture(
          'whois.nic.xyz',
          'example.xyz',
          'Domain Name: EXAMPLE.XYZ\nCreation Date: 2001-01-01T00:00:00Z\nRegistrant Name: REDACTED FOR PRIVACY\n',
        ),
      ],
    });
    const key = await account();
    const path = '/v1/whois/example.xyz/properties';
    const nameIn = ({ json }: { json: unknown }): unknown =>
      (json as { response: { properties: Properties } }).response.properties.registrant_contacts[0]?.name;
    const printed = await get(path, key);
    expect(printed.json).toMatchObject({
      response: { properties: { redacted: ['registrant_contacts.0.name'] } },
    });
    expect(nameIn(printed)).toBe('REDACTED FOR PRIVACY');
    expect(nameIn(await get(`${path}?redactions=printed`, key))).toBe('REDACTED FOR PRIVACY');
    expect(nameIn(await get(`${path}?redactions=null`, key))).toBeNull();
    const wrong = await get(`${path}?redactions=none`, key);
    expect(wrong.status).toBe(400);
    expect(wrong.json).toMatchObject({
      error: { code: 'C05', message: 'redactions must be one of printed, null' },
    });
  });

  it_('returns the same record as JSON, with the day on which it was fetched', async () => {
    const { get, account } = await open();
    const key = await account();
    const text = await get('/v1/whois/example.com', key);
    const answer = await get('/v1/whois/example.com/record', key);
    expect(answer.headers['content-type']).toBe(JSON_TYPE);
    expect(answer.json).toEqual({ response: { daystamp: today(), record: text.text } });
  });

  it_('returns one part for each contacted server', async () => {
    const { get, account } = await open();
    const { json } = await get('/v1/whois/example.com/parts', await account());
    expect(json).toEqual({
      response: {
        daystamp: today(),
        parts: [
          { body: REGISTRY_ANSWER, host: 'whois.verisign-grs.com' },
          { body: REGISTRAR_ANSWER, host: 'whois.registrar.example' },
        ],
      },
    });
  });

  it_('returns properties: all keys, null for missing values', async () => {
    const { get, account } = await open();
    const { json } = await get('/v1/whois/example.com/properties', await account());
    expect(json).toEqual({ response: { daystamp: today(), properties: expectedProperties() } });
  });

  it_('reports availability', async () => {
    const { get, account } = await open();
    const key = await account();
    const host = 'whois.verisign-grs.com';
    const free = (await get('/v1/availability/example-free.com', key)).json;
    expect(free).toEqual({
      response: {
        available: true,
        status: 'available',
        reason: 'free',
        host,
        line: 'No match for "EXAMPLE-FREE.COM".',
        by: 'whois',
      },
    });
    expect(Object.keys(free.response)[0]).toBe('available');
    expect((await get('/v1/availability/example.com', key)).json).toEqual({
      response: {
        available: false,
        status: 'registered',
        reason: 'registered',
        host,
        line: 'Domain Name: EXAMPLE.COM',
        by: 'whois',
      },
    });
  });

  it_('returns 200 for an unregistered name', async () => {
    const { get, account } = await open();
    const answer = await get('/v1/whois/example-free.com/properties', await account());
    expect(answer.status).toBe(200);
    expect(answer.json.response.properties).toMatchObject({
      status: 'available',
      'available?': true,
      'registered?': false,
    });
  });

  it_('still serves the deprecated availability route, and names its successor', async () => {
    const { get, account } = await open();
    const key = await account();
    const answer = await get('/v1/whois/example.com/availability', key);
    expect(answer.json).toEqual({ response: { daystamp: today(), available: false, registered: true } });
    expect(answer.headers.deprecation).toMatch(/^@\d+$/);
    expect(answer.headers.link).toBe('</v1/availability/example.com>; rel="successor-version"');
    const free = await get('/v1/whois/example-free.com/availability', key);
    expect(free.json.response).toMatchObject({ available: true, registered: false });
  });

  it_('returns the account of the key', async () => {
    const { get, account, service } = await openTestService({ kind });
    const key = await account({ plan: 'payg', credits: 7 });
    const [{ id, email } = { id: '', email: '' }] = await service.accounts.list();
    const answer = await get('/v1/account?', key);
    const payg = { plan: 'payg', quota: null, used: null, period: null };
    expect(answer.json).toEqual({ account: { id, email, api_token: key, credits_remaining: 7, ...payg } });
    expect(answer.headers['content-type']).toBe(JSON_TYPE);
    const monthly = await get('/v1/account', await account({ plan: 'monthly', quota: 5 }));
    expect(monthly.json.account.credits_remaining).toBeNull();
    expect(remaining(monthly)).toBe(5);
  });

  it_('lists its name, version and routes at the entry point', async () => {
    const { get, account } = await open();
    const key = await account();
    const { json } = await get('/v1/', key);
    expect(json).toMatchObject({ version: 'v1', name: 'port43' });
    expect(json.routes).toContain('/v1/whois/:domain/properties');
    expect((await get('/v1', key)).json).toEqual(json);
  });

  it_.each(PATHS)('requires a key for %s, and says so', async (path) => {
    const { get } = await open();
    for (const authorization of [
      undefined,
      'Bearer abc',
      'Basic',
      'Basic !!!',
      `Basic ${btoa('without-colon')}`,
    ]) {
      const answer = await get(path, null, { headers: authorization === undefined ? {} : { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic/);
      expect(remaining(answer)).toBe(0);
      expect(answer.text).toContain('C01');
    }
    const wrong = await get(path, 'nobody-has-this-key');
    expect(wrong.status).toBe(401);
    expect(wrong.headers['www-authenticate']).toMatch(/^Basic/);
    expect(wrong.headers['x-creditlimit-remaining']).toBe('0');
    expect(wrong.text).toContain('C02');
  });

  it_('ignores the password, and the case of the scheme', async () => {
    const { get, account } = await open();
    const key = await account();
    for (const authorization of [basic(key, ''), basic(key, 'a:b:ü'), basic(key).replace('Basic', 'bAsIc')])
      expect((await get('/v1/account', null, { headers: { authorization } })).status).toBe(200);
  });

  it_('responds 404 to unknown paths, with the remaining credits', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 9 });
    for (const path of [
      '/v1/nothing',
      '/v1/whois/',
      '/v1/whois/example.com/nothing',
      '/v2/account',
      '/v2/whois/example.com',
      '/',
    ]) {
      const answer = await get(path, key);
      expect([path, answer.status, answer.json]).toEqual([
        path,
        404,
        { error: { code: 'C03', name: 'NotFound', message: expect.any(String) } },
      ]);
      expect(remaining(answer)).toBe(9);
    }
    expect(remaining(await get('/v2/account'))).toBe(0);
    expect((await get('/v1/nothing')).status).toBe(401);
  });

  it_.each(PATHS)('allows only GET and HEAD at %s', async (path) => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 9 });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await get(path, key, { method, headers: { 'content-type': 'text/xml' }, body: '<x/>' });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(remaining(answer)).toBe(9);
    }
    expect((await get(path, null, { method: 'POST' })).status).toBe(401);
  });

  it_.each(PATHS)(
    'responds to HEAD at %s as to GET, without the body and at the same price',
    async (path) => {
      const { get, account } = await open();
      const key = await account({ plan: 'payg', credits: 9 });
      const whole = await get(path, key);
      const head = await get(path, key, { method: 'HEAD' });
      expect([head.status, head.text]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      expect(9 - remaining(head)).toBe(2 * (9 - remaining(whole)));
      expect((await get(path, null, { method: 'HEAD' })).status).toBe(401);
    },
  );

  it_('serves its own description to GET and HEAD, and to no other method', async () => {
    const { get } = await open();
    expect((await get('/openapi.json', null, { method: 'HEAD' })).status).toBe(200);
    const answer = await get('/openapi.json', null, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.allow, answer.json.error.code]).toEqual([405, 'GET, HEAD', 'C03']);
  });

  it_('finds the name in pasted input, on every route with a name', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    const pasted = [
      'https://www.example.com/path?x=1',
      'https://user@www.example.com:8080/a/b#c',
      'jane@example.com',
      '"example.com",',
      '*.example.com',
      '//example.com',
    ].map(encodeURIComponent);
    for (const name of pasted) {
      for (const path of ['record', 'parts', 'properties', 'availability']) {
        const answer = await get(`/v1/whois/${name}/${path}`, key);
        expect([name, path, answer.status]).toEqual([name, path, 200]);
      }
      expect((await get(`/v1/whois/${name}`, key)).text).toContain('   Domain Name: EXAMPLE.COM\n');
      expect((await get(`/v1/availability/${name}`, key)).json.response.available).toBe(false);
      expect((await get(`/v1/lookup/${name}`, key)).json.response.domain).toBe('example.com');
    }
    expect(replay.questions).toHaveLength(2);
    // A text without a name is refused as before, and costs as much.
    const refused = await get(`/v1/whois/${encodeURIComponent('https:///path')}/record`, key);
    expect([refused.status, refused.json.error.code]).toEqual([400, 'R01']);
  });

  it_('accepts the usual ways to write a name', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    const same = [
      'example.com',
      'EXAMPLE.com.',
      'www.example.com',
      '%65xample.com',
      'example%2Ecom',
      'example\u3002com',
    ];
    for (const name of same) {
      const path = /^[ -~]+$/.test(name) ? name : encodeURIComponent(name);
      expect((await get(`/v1/whois/${path}/properties`, key)).json.response.properties.domain).toBe(
        'example.com',
      );
    }
    expect(replay.questions.map(({ host }) => host)).toEqual([
      'whois.verisign-grs.com',
      'whois.registrar.example',
    ]);
  });
});
