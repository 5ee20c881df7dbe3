import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApiDocument } from '../../src/service/index.js';
import { ReadyAnswers } from '../../src/service/ready-answers.js';
import { operationsOf } from '../../src/service/reference.js';
import { DATABASES } from './support/databases.js';
import { startPostgres } from './support/postgres-server.js';
import { type Answer, basic, type RequestOptions, remaining, send } from './support/requests.js';
import { openTestService, type TestService } from './support/test-service.js';

const HOUR = 3_600_000;
const PATH = '/v1/whois/example.com/properties';

/** Any directive that a service does not know: such a request is always answered from the stored record. */
const LONG_WAY = { 'cache-control': 'x-from-the-record' };

/** Counts answers that were sent because they were ready. */
function countReady(): () => number {
  const find = vi.spyOn(ReadyAnswers.prototype, 'find');
  onTestFinished(() => find.mockRestore());
  return () => find.mock.results.filter(({ type, value }) => type === 'return' && value !== null).length;
}

/** Asks until the answer is ready: the first response is made of a lookup, the second one of its record. */
async function prime(
  { get }: Pick<TestService, 'get'>,
  key: string,
  path = PATH,
  headers = {},
): Promise<void> {
  for (let times = 0; times < 2; times++) await get(path, key, { headers });
}

/** All that a client sees, without what differs in each response. */
function visible({ status, headers, text }: Answer) {
  const {
    date: _date,
    'x-request-id': _id,
    'x-creditlimit-remaining': _left,
    ratelimit: _rate,
    ...rest
  } = headers;
  return { status, headers: rest, text };
}

/** The paths of all GET requests that the reference shows. */
const REFERENCE = operationsOf(openApiDocument()).flatMap(({ request }) =>
  request?.method === 'GET' && !request.path.startsWith('/admin') && !request.path.includes('ID')
    ? [request.path]
    : [],
);

const FROM_RECORDS = [
  '/v1/lookup/example.com',
  '/v1/availability/example.com',
  '/v1/availability/example-free.com',
  '/v1/whois/example.com',
  '/v1/whois/www.EXAMPLE.com',
  '/v1/whois/example.com/record',
  '/v1/whois/example.com/parts',
  PATH,
  '/whois/example.com',
  '/v1/whois/example-free.com/properties',
  '/v1/whois/example.com/availability',
  '/v1/whois/193.0.96.7/record',
  '/v1/ip/193.0.96.7',
  '/v1/ip/193.0.96.0/24',
  '/v1/as/1900',
  '/v1/lookup/AS1900',
  '/rdap/domain/example.com',
  '/rdap/ip/193.0.96.7',
  '/rdap/autnum/1900',
];

describe.each(DATABASES)('an answer that is ready, on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_(
    'is what the record gives, for every request of the reference',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      let now = Date.now();
      const { service, account } = await openTestService({
        kind,
        work: false,
        now: () => now,
        rates: { payg: 10_000 },
      });
      const key = await account({ plan: 'payg', credits: 100_000 });
      const named = await service.accounts.createKey('client-1@example.com', {
        name: 'shop',
        manages: false,
      });
      const ready = countReady();
      const paths = [...new Set([...REFERENCE, ...FROM_RECORDS])];
      const logIn = fc.constantFrom<Record<string, string>>(
        { authorization: basic(key) },
        { authorization: `Bearer ${key}` },
        { 'x-api-key': named.api_token },
      );
      const further = fc.record(
        {
          'accept-encoding': fc.constantFrom('gzip', 'br, gzip', 'identity', 'gzip;q=0'),
          'if-none-match': fc.constantFrom('*', '"other"', 'ETAG', 'W/ETAG'),
          accept: fc.constantFrom('*/*', 'application/json', 'text/html'),
          'user-agent': fc.constant('example/1.0'),
        },
        { requiredKeys: [] },
      );
      const asked = new Set<string>();
      for (const path of paths) {
        const ask = (headers: Record<string, string>, options: RequestOptions = {}) =>
          send(service.url, path, { headers, ...options });
        await fc.assert(
          fc.asyncProperty(logIn, further, fc.nat(1_000_000), async (login, others, later) => {
            const { 'accept-encoding': accepted } = others;
            const plain = { ...login, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
            for (let times = 0; times < 2; times++) await ask(plain);
            const { etag = '""' } = (await ask({ ...login, ...LONG_WAY })).headers;
            const tag = others['if-none-match']?.replace('ETAG', etag);
            const headers = { ...login, ...others, ...(tag !== undefined && { 'if-none-match': tag }) };
            // Within the record's lifetime, and on PostgreSQL within the time that it need not be read again.
            now += later % 900;
            const before = ready();
            const short = await ask(headers);
            if (ready() > before) asked.add(path);
            expect(visible(short)).toEqual(visible(await ask({ ...headers, ...LONG_WAY })));
            if (short.headers.ratelimit !== undefined)
              expect(short.headers.ratelimit).toMatch(/^"payg";r=\d+;t=1$/);
          }),
          { numRuns: 4 },
        );
      }
      expect([...asked]).toEqual(expect.arrayContaining(FROM_RECORDS.toSorted()));
      expect(await service.accounts.audit()).toMatchObject({ exact: true });
    },
  );

  it_('is charged, logged, counted and noted like any other', async () => {
    let now = Date.now();
    const tested = await openTestService({ kind, work: false, now: () => now });
    const { service, get, log } = tested;
    const key = await tested.account({ plan: 'payg', credits: 100 });
    const { api_token: named, id } = await service.accounts.createKey('client-1@example.com', {
      name: 'shop',
      manages: false,
    });
    await prime(tested, key);
    const ready = countReady();
    now += 500;
    const [one, other] = [await get(PATH, key), await get(PATH, named)];
    expect(ready()).toBe(2);
    expect([remaining(one), remaining(other)]).toEqual([97, 96]);
    expect([one.headers.age, one.headers['cache-status']]).toEqual(['0', 'port43; hit; ttl=3600']);
    await get(PATH, key, { headers: LONG_WAY });
    const lines = log.map((line) => JSON.parse(line)).filter(({ route }) => route !== undefined);
    const [short, long] = lines.slice(-2).map(({ id: _id, time: _time, ms: _ms, ...rest }) => rest);
    expect(short).toEqual(long);
    expect(short).toMatchObject({ cache: 'hit', status: 200, route: '/v1/whois/:domain/properties' });
    const { text } = await send(service.operationsUrl ?? '', '/metrics');
    expect(text).toContain('port43_lookups_total{outcome="hit"} 4');
    expect(text).toContain(
      'port43_http_request_duration_seconds_count{route="/v1/whois/:domain/properties",status="200"} 5',
    );
    const usage = (await get('/v1/usage?by=key', key)).json.usage;
    expect(usage.rows).toContainEqual(
      expect.objectContaining({ charged: 1, key: expect.objectContaining({ id }) }),
    );
    const { keys } = (await get('/v1/keys', key)).json;
    const { last_used_on: used } = keys.find((each: { id: string }) => each.id === id);
    expect(Date.parse(used)).toBe(Math.floor(now / 1000) * 1000);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, accounts: [{ credits: 95 }] });
  });

  it_('is not sent without credits, with a revoked key, or over the rate', async () => {
    const tested = await openTestService({ kind, work: false, rates: { monthly: 3 } });
    const { service, get } = tested;
    const key = await tested.account({ plan: 'payg', credits: 4 });
    await prime(tested, key);
    const ready = countReady();
    expect((await get(PATH, key)).status).toBe(200);
    expect((await get(PATH, key)).status).toBe(200);
    expect((await get(PATH, key)).json.error.name).toBe('UsageLimitReached');
    const other = await tested.account({ plan: 'monthly', quota: 10 });
    const burst = await Promise.all(Array.from({ length: 9 }, () => get(PATH, other)));
    const served = burst.filter(({ status }) => status === 200).length;
    await get(PATH, other);
    expect((await get(PATH, other)).status).toBe(429);
    expect(ready()).toBeLessThanOrEqual(2 + served + 1);
    const third = await tested.account({ plan: 'payg', credits: 4 });
    expect((await get(PATH, third)).status).toBe(200);
    await service.accounts.revoke('client-3@example.com');
    expect((await get(PATH, third)).status).toBe(401);
    expect((await get(PATH, null)).status).toBe(401);
  });

  it_('is dropped when its record is stored anew, and when the time of its record is over', async () => {
    let now = Date.now();
    const tested = await openTestService({ kind, work: false, now: () => now });
    const { get, replay } = tested;
    const key = await tested.account();
    await prime(tested, key);
    await prime(tested, key, '/v1/lookup/example.com');
    now += 500;
    await get(PATH, key, { headers: { 'cache-control': 'no-cache' } });
    now += 400;
    for (const path of [PATH, '/v1/lookup/example.com']) {
      const { headers } = await get(path, key);
      expect([path, headers.age, headers['cache-status']]).toEqual([path, '0', 'port43; hit; ttl=3600']);
      now += 600;
      expect((await get(path, key)).headers.age).toBe('1');
      now -= 600;
    }
    const before = replay.questions.length;
    now += HOUR - 400;
    expect((await get(PATH, key)).headers.age).toBe('3600');
    now += 1;
    expect((await get(PATH, key)).headers.age).toBeUndefined();
    expect(replay.questions.length).toBe(before + 2);
  });

  it_('is made of a record without its registrar for a short time only', async () => {
    let now = Date.now();
    const tested = await openTestService({ kind, work: false, now: () => now });
    const key = await tested.account();
    tested.replay.misbehave(['refuse@whois.registrar.example']);
    await prime(tested, key);
    tested.replay.misbehave([]);
    expect((await tested.get(PATH, key)).headers['cache-control']).toBe('private, max-age=300');
    now += 300_000;
    expect((await tested.get(PATH, key)).headers.age).toBe('300');
    now += 1;
    expect((await tested.get(PATH, key)).headers.age).toBeUndefined();
  });

  it_('is not sent where a request asks for something special', async () => {
    const now = Date.now();
    const tested = await openTestService({
      kind,
      work: false,
      now: () => now,
      cors: ['https://app.example'],
    });
    const key = await tested.account();
    await prime(tested, key);
    const ready = countReady();
    for (const [name, value] of [
      ['cache-control', 'max-age=60'],
      ['cache-control', 'only-if-cached'],
      ['pragma', 'x-unknown'],
      ['range', 'bytes=0-9'],
      ['content-length', '0'],
      ['x-no-compression', '1'],
    ] as const)
      expect((await tested.get(PATH, key, { headers: { [name]: value } })).status).toBe(200);
    expect((await tested.get(`${PATH}?redactions=printed`, key)).status).toBe(200);
    expect((await tested.get(PATH, key, { method: 'HEAD' })).text).toBe('');
    expect(ready()).toBe(0);
    const page = { authorization: `Bearer ${key}`, origin: 'https://app.example' };
    const allowed = await send(tested.service.url, PATH, { headers: page });
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example');
    const left = remaining(await tested.get(PATH, key));
    for (const [name, value] of [
      ['origin', 'https://other.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect((await tested.get(PATH, key, { headers: { [name]: value } })).json.error.name).toBe(
        'CrossSiteRequest',
      );
    const after = await tested.get(PATH, key);
    expect([remaining(after), after.headers['access-control-allow-origin']]).toEqual([left - 1, undefined]);
    expect(ready()).toBe(2);
  });
});

describe.each(DATABASES)('two processes on $name', (kind) => {
  it.skipIf(!kind.available)('see a record that the other one stored within a second', async () => {
    let now = Date.now();
    const one = await openTestService({ kind, work: false, now: () => now });
    const key = await one.account();
    await prime(one, key);
    const other = await openTestService({ location: one.location, work: false, now: () => now });
    now += 10_000;
    await prime(one, key);
    await other.get(PATH, key, { headers: { 'cache-control': 'no-cache' } });
    now += 999;
    expect((await one.get(PATH, key)).headers.age).toBe('10');
    now += 1;
    expect((await one.get(PATH, key)).headers.age).toBe('1');
  });
});

describe('a charge for an answer that is ready', () => {
  it('that is durable after the deadline of its request is refunded, and the request gets 503', async () => {
    const tested = await openTestService({ work: false, deadline: 300 });
    const key = await tested.account({ plan: 'payg', credits: 10 });
    const [{ id } = { id: '' }] = await tested.service.accounts.list();
    await prime(tested, key);
    const ready = countReady();
    const other = new Sqlite(tested.location);
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    const answer = await tested.get(PATH, key);
    expect([answer.status, answer.json.error.name]).toEqual([503, 'ServiceUnavailable']);
    expect(answer.headers).not.toHaveProperty('x-creditlimit-remaining');
    other.exec('commit');
    const refunds = () => tested.service.accounts.entries(id, { kind: 'refund' });
    while ((await refunds()).length === 0) await nextTurn();
    expect(ready()).toBe(0);
    expect(remaining(await tested.get(PATH, key))).toBe(7);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it.skipIf(!process.env.PORT43_TEST_POSTGRES_BIN)(
    'that may have been made is not made again: its request gets 503, and no credit is lost',
    async () => {
      const postgres = await startPostgres();
      const tested = await openTestService({ location: postgres.location, work: false });
      const key = await tested.account({ plan: 'payg', credits: 10 });
      await prime(tested, key);
      expect(remaining(await tested.get(PATH, key))).toBe(7);
      const ready = countReady();
      postgres.network.silence();
      expect((await tested.get(PATH, key)).status).toBe(503);
      expect(ready()).toBe(0);
      postgres.network.restore();
      while ((await tested.get('/v1/account', key)).status !== 200) await nextTurn();
      const [{ id } = { id: '' }] = await tested.service.accounts.list();
      const settled = async () => (await tested.service.accounts.show(id)).credits_remaining;
      while ((await settled()) !== 7) await nextTurn();
      expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
    },
  );
});

describe('ready answers', () => {
  const record = { domain: 'example.com', fetchedAt: 0, whole: true };
  const answer = (body: string, domain = 'example.com') => ({
    body,
    etag: '"tag"',
    headers: [],
    contentHeaders: [],
    isDated: false,
    record: { ...record, domain },
  });
  const store = (options: Partial<ConstructorParameters<typeof ReadyAnswers>[0]> = {}) =>
    new ReadyAnswers({ ttl: HOUR, unread: Number.POSITIVE_INFINITY, now: () => 0, ...options });

  it('take no more memory than allowed: the oldest ones are dropped', () => {
    const ready = store({ maxBytes: 10_000 });
    for (let n = 0; n < 100; n++) ready.keep(`/${n}`, answer('x'.repeat(1000), `${n}.example`), ready.mark());
    const kept = Array.from({ length: 100 }, (_, n) => n).filter((n) => ready.find(`/${n}`) !== null);
    expect(kept).toEqual([96, 97, 98, 99]);
    ready.keep('/long', answer('x'.repeat(10_000)), ready.mark());
    expect(ready.find('/long')).toBeNull();
    expect(ready.find('/99')).not.toBeNull();
  });

  it('are not made of a record that was read before another one was stored', () => {
    const ready = store();
    const mark = ready.mark();
    ready.forget('example.com');
    ready.keep('/a', answer('old'), mark);
    expect(ready.find('/a')).toBeNull();
    ready.keep('/a', answer('new'), ready.mark());
    expect(ready.find('/a')?.answer.body).toBe('new');
    ready.forget('example.org');
    expect(ready.find('/a')).not.toBeNull();
  });

  it('are not sent after a clock was put back', () => {
    let now = 10_000;
    const ready = store({ now: () => now });
    ready.keep('/a', answer('a'), ready.mark());
    now = 9_999;
    expect(ready.find('/a')).toBeNull();
  });
});
