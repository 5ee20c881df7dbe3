import { describe, expect, it, onTestFinished } from 'vitest';
import { cacheStatus } from '../../src/service/caching-headers.js';
import { openDatabase } from '../../src/service/database/open.js';
import type { FoundRecord } from '../../src/service/lookups.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService, type TestService } from './support/test-service.js';

const HOUR = 3_600_000;
const PATHS = ['record', 'parts', 'properties'].map((form) => `/v1/whois/example.com/${form}`);
const VERISIGN = 'whois.verisign-grs.com';

/** A service that has a record of example.com, of example-free.com and of an address, and whose servers fail some hours later. */
async function failing(hours: number, options: Parameters<typeof openTestService>[0] = {}) {
  let time = Date.now();
  const tested = await openTestService({ now: () => time, ...options });
  const key = await tested.account({ plan: 'payg', credits: 100 });
  for (const name of ['example.com', 'example-free.com', '193.0.96.7'])
    expect((await tested.get(`/v1/lookup/${name}`, key)).status).toBe(200);
  time += hours * HOUR;
  tested.replay.misbehave(['refuse']);
  const pass = (ms: number): void => {
    time += ms;
  };
  const get: TestService['get'] = (path, who = key, request) => tested.get(path, who, request);
  return { ...tested, get, pass };
}

const asking = (value: string) => ({ headers: { 'cache-control': value } });

describe.each(DATABASES)('a record whose servers fail, on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('is served though it is too old, and says so', async () => {
    const { get } = await failing(3, { kind });
    for (const path of PATHS) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.age]).toEqual([path, 200, '10800']);
      expect(answer.headers['cache-status']).toBe(
        'port43; fwd=stale; ttl=-7200; detail=RemoteConnectionError',
      );
      expect(answer.headers['cache-control']).toBe('private, max-age=0');
      const { response } = answer.json;
      expect(response).toMatchObject({ stale: true });
      expect(response.warnings).toEqual([
        expect.stringMatching(
          /^whois\.verisign-grs\.com: .+: this is the record that was stored 10800 s ago$/,
        ),
      ]);
    }
    const text = await get('/v1/whois/example.com');
    expect([text.status, text.headers.age]).toEqual([200, '10800']);
    expect(text.text).toContain('Domain Name: EXAMPLE.COM');
    const { response } = (await get('/v1/lookup/example.com')).json;
    expect(response).toMatchObject({ domain: 'example.com', available: null, cached: true, stale: true });
    expect(response.warnings).toHaveLength(1);
    const number = (await get('/v1/ip/193.0.96.7')).json.response;
    expect(number).toMatchObject({ number: { organization: 'Example Holdings Ltd' }, stale: true });
  });

  it_('costs as much as any record, and what is not served costs nothing', async () => {
    const { get } = await failing(3, { kind });
    expect(remaining(await get('/v1/whois/example.com'))).toBe(96);
    expect(remaining(await get('/v1/availability/example.com'))).toBe(96);
  });

  it_('never tells whether its name is available, and is not served if it says so', async () => {
    const { get } = await failing(3, { kind });
    for (const path of [
      '/v1/availability/example.com',
      '/v1/whois/example.com/availability',
      '/v1/availability/example-free.com',
      '/v1/whois/example-free.com/record',
      '/v1/whois/example-free.com/properties',
      '/v1/lookup/example-free.com',
    ]) {
      const answer = await get(path);
      expect([path, answer.status, answer.json.error.name]).toEqual([path, 502, 'RemoteConnectionError']);
      expect(answer.headers).not.toHaveProperty('cache-status');
      expect(answer.headers).not.toHaveProperty('age');
    }
  });

  it_('is never served as RDAP, which has no words for it', async () => {
    const { get, replay, pass } = await failing(0, { kind });
    replay.misbehave([]);
    expect((await get('/rdap/domain/example.com')).status).toBe(200);
    pass(3 * HOUR);
    replay.misbehave(['refuse']);
    expect((await get('/rdap/domain/example.com')).status).toBeGreaterThanOrEqual(500);
  });

  it_('is served until it is as old as --stale allows', { tags: 'slow' }, async () => {
    const { get, pass } = await failing(24, { kind });
    expect((await get('/v1/whois/example.com')).status).toBe(200);
    pass(1);
    expect((await get('/v1/whois/example.com')).status).toBe(502);
    const short = await failing(3, { kind, stale: 2 * HOUR });
    expect((await short.get('/v1/whois/example.com')).status).toBe(502);
    const none = await failing(1.1, { kind, stale: 0 });
    expect((await none.get('/v1/whois/example.com')).status).toBe(502);
  });

  it_('is served for as long as the request allows by stale-if-error (RFC 5861)', async () => {
    const { get, replay } = await failing(3, { kind });
    const status = async (header: string) =>
      (await get('/v1/whois/example.com', undefined, asking(header))).status;
    // Fresh for an hour, then stale for two.
    expect(await status('stale-if-error=7200')).toBe(200);
    expect(await status('stale-if-error=7199')).toBe(502);
    expect(await status('stale-if-error=0')).toBe(502);
    expect(await status('max-age=600, stale-if-error="10200"')).toBe(200);
    expect(await status('max-age=600, stale-if-error=10199')).toBe(502);
    expect(await status('no-cache, stale-if-error=10800')).toBe(200);
    // No more than the operator allows; and who wants a fresh record gets no old one.
    expect(await status('stale-if-error=9999999999')).toBe(200);
    for (const header of ['no-cache', 'no-store', 'max-age=0', 'max-age=10800', 'stale-if-error=x, no-cache'])
      expect([header, await status(header)]).toEqual([header, 502]);
    expect(await status('only-if-cached')).toBe(504);
    replay.misbehave([]);
    const answer = await get('/v1/whois/example.com', undefined, asking('stale-if-error=7200'));
    expect(answer.headers['cache-status']).toBe('port43; fwd=miss; stored');
  });

  it_.each([
    ['throttle', 'RemoteThrottled'],
    [`empty@${VERISIGN}`, 'RemoteResponseError'],
    ['silent', 'RemoteConnectionTimeout'],
  ])('is served whatever fails: %s', async (mode, error) => {
    const { get, replay } = await failing(3, { kind, lookups: { timeout: 700 } });
    replay.misbehave([mode]);
    const answer = await get('/v1/whois/example.com/record');
    expect([answer.status, answer.json.response?.stale]).toEqual([200, true]);
    expect(answer.headers['cache-status']).toContain(`detail=${error}`);
  });

  it_('is kept until then by housekeeping, and is replaced once the servers are back', async () => {
    const { get, replay, location } = await failing(3, { kind });
    expect((await get('/v1/lookup/example.com')).json.response.stale).toBe(true);
    replay.misbehave([]);
    const back = await get('/v1/lookup/example.com');
    expect(back.json.response).toMatchObject({ available: false, cached: false, stale: false, warnings: [] });
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    expect(await database.db.selectFrom('records').select('domain').execute()).toHaveLength(3);
  });
});

describe('Cache-Status', () => {
  it('reports where each record came from', async () => {
    let now = Date.now();
    const { get, account } = await openTestService({ now: () => now });
    const key = await account();
    const status = async () => (await get('/v1/whois/example.com', key)).headers['cache-status'];
    expect(await status()).toBe('port43; fwd=miss; stored');
    now += 90_000;
    expect(await status()).toBe('port43; hit; ttl=3510');
    expect((await get('/v1/account', key)).headers).not.toHaveProperty('cache-status');
  });

  it('reports a lookup that another request has started', () => {
    const found = { source: 'joined', age: null, lifetime: 3600, failure: null } as FoundRecord;
    expect(cacheStatus(found)).toBe('port43; fwd=miss; collapsed');
  });
});
