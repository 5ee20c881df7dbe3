import { describe, expect, it } from 'vitest';
import { NUMBER_ANSWER } from './support/answers.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { sharedTestService } from './support/test-service.js';

const PATHS = [
  '/account',
  '/availability/example.com',
  '/whois/example.com',
  '/whois/example.com/record',
  '/whois/example.com/parts',
  '/whois/example.com/properties',
  '/whois/example.com/availability',
];

describe.each(DATABASES)('requests of old clients, on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('without a version gets what the same path with a version gets, for the same price', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 50 });
    await get('/v1/whois/example.com', key);
    for (const [index, path] of PATHS.slice(1).entries()) {
      const old = await get(path, key);
      expect([path, old.status, remaining(old)]).toEqual([path, 200, 48 - 2 * index]);
      const versioned = await get(`/v1${path}`, key);
      expect([old.text, old.headers['content-type'], old.headers.etag]).toEqual([
        versioned.text,
        versioned.headers['content-type'],
        versioned.headers.etag,
      ]);
    }
    expect((await get('/account', key)).json).toEqual((await get('/v1/account', key)).json);
  });

  it_('wants a key, accepts GET and HEAD alone, and fails in the same words', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 50 });
    for (const path of PATHS) {
      const stranger = await get(path);
      expect([path, stranger.status]).toEqual([path, 401]);
      expect(stranger.headers['www-authenticate']).toMatch(/^Basic/);
      expect((await get(path, key, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
      expect((await get(path, key, { method: 'HEAD' })).status).toBe(200);
      const posted = await get(path, key, { method: 'POST' });
      expect([path, posted.status, posted.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect((await get('/whois/-example.com', key)).text).toMatch(/^R01 ObjectNotSupported [^\n]+\n$/);
    for (const path of [
      '/whois/',
      '/whois',
      '/account/',
      '/whois/example.com/nothing',
      '/jobs',
      '/ip/193.0.96.7',
    ])
      expect([path, (await get(path, key)).status]).toEqual([path, 404]);
  });

  it_('about numbers as about names gets the record of the number', async () => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 50 });
    const { number, daystamp } = (await get('/v1/ip/193.0.96.7', key)).json.response;
    for (const base of ['/v1/whois/193.0.96.7', '/whois/193.0.96.7']) {
      expect((await get(base, key)).text).toBe(NUMBER_ANSWER);
      expect((await get(`${base}/record`, key)).json).toEqual({
        response: { daystamp, record: NUMBER_ANSWER },
      });
      expect((await get(`${base}/parts`, key)).json).toEqual({
        response: { daystamp, parts: [{ body: NUMBER_ANSWER, host: 'whois.ripe.net' }] },
      });
      expect((await get(`${base}/properties`, key)).json).toEqual({
        response: { daystamp, properties: number },
      });
    }
    expect((await get('/v1/whois/193.0.96.0%2F24/record', key)).status).toBe(200);
    expect((await get('/v1/whois/AS1900/properties', key)).json.response.properties).toMatchObject({
      kind: 'as',
    });
    expect(replay.questions).toHaveLength(3);
    // A number is not available or taken.
    expect((await get('/v1/availability/193.0.96.7', key)).status).toBe(400);
  });

  it_('about numbers that a standard reserves gets 400, and where to read of them', async () => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 50 });
    for (const [number, path] of [
      ['192.0.2.1', '/v1/ip/192.0.2.1'],
      ['2001:db8::%2F32', '/v1/ip/2001:db8::/32'],
      ['AS64496', '/v1/as/64496'],
    ] as const) {
      const { status, json } = await get(`/v1/whois/${number}/record`, key);
      expect([status, json.error.code]).toEqual([400, 'R01']);
      expect(json.error.message).toMatch(new RegExp(`: see ${path}$`));
      expect((await get(path, key)).json.response.number.status).toBe('special');
    }
    expect(replay.questions).toEqual([]);
  });
});
