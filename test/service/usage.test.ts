import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/service/database/open.js';
import { hashKey } from '../../src/service/keys.js';
import { runHere } from '../cli/port43.js';
import { DATABASES } from './support/databases.js';
import { over, post } from './support/jobs.js';
import { openTestService, sharedTestService } from './support/test-service.js';

const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('the usage of an account on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('is summed up by day, route and key, and matches the ledger', async () => {
    let now = Date.UTC(2026, 4, 30, 12);
    const tested = await openTestService({ kind, now: () => now });
    const { get, service, replay } = tested;
    const main = await tested.account({ plan: 'payg', credits: 100 });
    const made = await get('/v1/keys', main, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"ci"}',
    });
    const { id, api_token: ci } = made.json.key;
    await get('/v1/whois/example.com', main);
    await get('/v1/whois/example.com/properties', ci);
    await get('/v1/whois/-example.com', ci);
    now += 2 * DAY_MS;
    await get('/v1/availability/example.com', ci);
    const job = await post(tested, ci, {
      names: ['example-free.com', 'example-odd.com'],
      want: 'availability',
    });
    await over(tested, main, job.json.job.id);
    replay.misbehave(['refuse']);
    expect(
      (await get('/v1/whois/example-free.com?', main, { headers: { 'cache-control': 'no-cache' } })).status,
    ).toBe(502);

    const ask = async (query: string, key = main) => (await get(`/v1/usage${query}`, key)).json.usage;
    expect(await ask('?by=day&from=2026-05-01')).toEqual({
      by: 'day',
      from: '2026-05-01',
      to: '2026-06-01',
      charged: 7,
      refunded: 2,
      rows: [
        { day: '2026-05-30', charged: 3, refunded: 0 },
        { day: '2026-06-01', charged: 4, refunded: 2 },
      ],
    });
    const routes = (await ask('?by=route', ci)).rows;
    expect(routes.sort((a: { route: string }, b: { route: string }) => (a.route < b.route ? -1 : 1))).toEqual(
      [
        { route: '/v1/availability/:domain', charged: 1, refunded: 0 },
        { route: '/v1/jobs', charged: 2, refunded: 1 },
        { route: '/v1/whois/:domain', charged: 3, refunded: 1 },
        { route: '/v1/whois/:domain/properties', charged: 1, refunded: 0 },
      ],
    );
    expect((await ask('?by=key')).rows).toEqual([
      { key: { id: 'main', name: 'main' }, charged: 2, refunded: 1 },
      { key: { id, name: 'ci' }, charged: 5, refunded: 1 },
    ]);
    await get(`/v1/keys/${id}`, main, { method: 'DELETE' });
    expect((await ask('?by=key')).rows[1]).toMatchObject({ key: { id, name: null }, charged: 5 });
    expect((await ask('?from=2026-05-30&to=2026-05-31')).rows).toHaveLength(1);
    expect(await service.accounts.audit()).toMatchObject({
      exact: true,
      accounts: [{ spent: { usage: 5, ledger: 5 } }],
    });
    // Another account has its own.
    expect(await ask('', await tested.account())).toMatchObject({ charged: 0, rows: [] });
  });

  it_('stays exact with many simultaneous charges, double refunds, and closed months', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const { service } = await openTestService({ location, work: false });
    const { api_token } = await service.accounts.create({
      email: 'a@example.com',
      plan: 'payg',
      credits: 500,
    });
    const { books, close, db } = await openDatabase(location);
    onTestFinished(close);
    const at = Date.UTC(2026, 0, 5);
    const group = (name: string) =>
      Array.from({ length: 100 }, (_, n) => ({
        requestId: `${name}${n}`,
        keyHash: hashKey(api_token),
        cost: 1 as const,
        route: n % 2 === 0 ? 'getRecord' : 'getParts',
        keyId: n % 3 === 0 ? 'k1' : null,
      }));
    await Promise.all(['a', 'b', 'c'].map((name) => books.charge(group(name), at, 'wait')));
    const ids = ['a', 'b'].flatMap((name) => group(name).map(({ requestId }) => requestId));
    await Promise.all([books.refund(ids, at, 'wait'), books.refund(ids.slice(50), at, 'wait')]);
    const sum = async () => {
      const rows = await db.selectFrom('usage').selectAll().execute();
      return rows.reduce((total, { amount }) => total + amount, 0);
    };
    expect(await sum()).toBe(-100);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
    await books.close(Date.UTC(2026, 1, 1), 1000);
    expect(await sum()).toBe(-100);
    expect(await service.accounts.audit()).toMatchObject({
      exact: true,
      accounts: [{ credits: 400, spent: { usage: 100, ledger: 100 } }],
    });
    await db.updateTable('usage').set({ amount: -1 }).where('key_id', '=', 'k1').execute();
    expect(await service.accounts.audit()).toMatchObject({ exact: false });
  });

  it_('is shown to operators by port43 accounts usage', async () => {
    const { location, account, get } = await openTestService({ kind, work: false });
    const key = await account();
    const usage = (...args: string[]) =>
      runHere(['accounts', 'usage', 'client-1@example.com', ...args, '--database', location]);
    expect((await usage()).stderr).toBe('nothing yet\n');
    await get('/v1/whois/example.com', key);
    expect((await usage('--by', 'route')).stdout).toMatch(
      /^route +charged +refunded\n\/v1\/whois\/:domain +1 +0\nall +1 +0\n$/,
    );
    expect(JSON.parse((await usage('--by', 'key', '--json')).stdout).rows).toEqual([
      { key: { id: 'main', name: 'main' }, charged: 1, refunded: 0 },
    ]);
    const wrong = await usage('--from', 'yesterday');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('"from" must be a day')]);
  });

  it_('shows the quota of a monthly plan, and its period', async () => {
    let now = Date.UTC(2026, 11, 31);
    const { get, account } = await openTestService({ kind, work: false, now: () => now });
    const key = await account({ plan: 'monthly', quota: 10 });
    await get('/v1/availability/example.com', key);
    const shown = async () => (await get('/v1/account', key)).json.account;
    expect(await shown()).toMatchObject({
      credits_remaining: null,
      plan: 'monthly',
      quota: 10,
      used: 1,
      period: { starts_on: '2026-12-01T00:00:00+00:00', ends_on: '2027-01-01T00:00:00+00:00' },
    });
    now += 2 * DAY_MS;
    expect(await shown()).toMatchObject({ used: 0, period: { starts_on: '2027-01-01T00:00:00+00:00' } });
    const payg = await get('/v1/account', await account());
    expect(payg.json.account).toMatchObject({ plan: 'payg', quota: null, used: null, period: null });
  });
});

describe('GET /v1/usage', () => {
  const open = sharedTestService({ work: false });

  it.each([
    ['by=week', /"by" must be one of day, route, key/],
    ['from=2026-02-30', /"from" must be a day/],
    ['to=tomorrow', /"to" must be a day/],
    ['from=2026-01-02&to=2026-01-01', /after "to"/],
    ['from=2020-01-01&to=2026-01-01', /at most 366/],
    ['from=2026-01-01&from=2026-01-02', /"from" must be a day/],
  ])('rejects ?%s, without a charge', async (query, message) => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 1 });
    const answer = await get(`/v1/usage?${query}`, key);
    expect([answer.status, answer.json.error.name]).toEqual([400, 'InvalidRequest']);
    expect(answer.json.error.message).toMatch(message);
    expect(answer.headers['x-creditlimit-remaining']).toBe('1');
  });
});
