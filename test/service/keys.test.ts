import { describe, expect, it } from 'vitest';
import { runHere } from '../cli/port43.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService, type TestService } from './support/test-service.js';

const JSON_BODY = { 'content-type': 'application/json' };

const create = ({ get }: TestService, key: string, body: unknown) =>
  get('/v1/keys', key, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) });

const list = async ({ get }: TestService, key: string) => (await get('/v1/keys', key)).json.keys;

describe.each(DATABASES)('named keys on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('are created, charge their account, and are invalid as soon as they are deleted', async () => {
    const tested = await openTestService({ kind, work: false });
    const main = await tested.account({ plan: 'payg', credits: 10 });
    const made = await create(tested, main, { name: 'build server' });
    expect([made.status, remaining(made)]).toEqual([201, 10]);
    const { api_token: key, ...shown } = made.json.key;
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(shown).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}$/),
      name: 'build server',
      manages: false,
      created_on: expect.stringMatching(/\+00:00$/),
      last_used_on: null,
    });
    for (const left of [9, 8]) {
      const answer = await tested.get('/v1/availability/example.com', key);
      expect([answer.status, remaining(answer)]).toEqual([200, left]);
    }
    expect((await tested.get('/v1/account', key)).json.account.api_token).toBe(key);
    expect(remaining(await tested.get('/v1/availability/example.com', main))).toBe(7);
    const deleted = await tested.get(`/v1/keys/${shown.id}`, main, { method: 'DELETE' });
    expect([deleted.status, deleted.json.key.name]).toEqual([200, 'build server']);
    expect((await tested.get('/v1/account', key)).json.error.name).toBe('Unauthorized');
    expect((await tested.get(`/v1/keys/${shown.id}`, main, { method: 'DELETE' })).status).toBe(404);
    expect((await tested.get('/v1/keys/%00', main, { method: 'DELETE' })).status).toBe(404);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('have separate times of last use', async () => {
    let now = Date.UTC(2026, 4, 1);
    const tested = await openTestService({ kind, work: false, now: () => now });
    const main = await tested.account();
    const [one, other] = [
      (await create(tested, main, { name: 'one' })).json.key,
      (await create(tested, main, { name: 'other' })).json.key,
    ];
    await tested.get('/v1/account', one.api_token);
    now += 3_600_000;
    await tested.get('/v1/account', other.api_token);
    now += 3_600_000;
    const uses = (await list(tested, main)).map((key: { name: string; last_used_on: string }) => [
      key.name,
      key.last_used_on,
    ]);
    expect(uses).toEqual([
      ['main', '2026-05-01T02:00:00+00:00'],
      ['one', '2026-05-01T00:00:00+00:00'],
      ['other', '2026-05-01T01:00:00+00:00'],
    ]);
    // What another process saw earlier does not count.
    now -= 7_200_000;
    const second = await openTestService({ location: tested.location, work: false, now: () => now });
    await second.get('/v1/account', other.api_token);
    expect(
      (await list(second, main)).map(({ last_used_on }: { last_used_on: string }) => last_used_on),
    ).toEqual(uses.map(([, last]: [string, string]) => last));
  });

  it_('are managed with the account’s own key and with keys that are allowed to', async () => {
    const tested = await openTestService({ kind, work: false });
    const main = await tested.account();
    const plain = (await create(tested, main, { name: 'plain' })).json.key;
    const manager = (await create(tested, main, { name: 'manager', manages: true })).json.key;
    for (const answer of [
      await tested.get('/v1/keys', plain.api_token),
      await create(tested, plain.api_token, { name: 'more' }),
      await tested.get(`/v1/keys/${manager.id}`, plain.api_token, { method: 'DELETE' }),
    ])
      expect([answer.status, answer.json.error]).toEqual([
        403,
        { code: 'C02', name: 'KeyNotAllowed', message: expect.any(String) },
      ]);
    expect((await create(tested, manager.api_token, { name: 'more' })).status).toBe(201);
    expect((await list(tested, manager.api_token)).map(({ id }: { id: string }) => id)).toHaveLength(4);
    const own = await tested.get('/v1/keys/main', manager.api_token, { method: 'DELETE' });
    expect([own.status, own.json.error.name]).toEqual([400, 'InvalidRequest']);
    // Keys of another account do not exist.
    const stranger = await tested.account();
    expect((await tested.get(`/v1/keys/${plain.id}`, stranger, { method: 'DELETE' })).status).toBe(404);
    expect(await list(tested, stranger)).toHaveLength(1);
  });

  it_('survive the rotation of the account’s own key, and end when the account is revoked', async () => {
    const tested = await openTestService({ kind, work: false });
    const main = await tested.account({ plan: 'payg', credits: 10 });
    const { api_token: key } = (await create(tested, main, { name: 'one', manages: true })).json.key;
    const { accounts } = tested.service;
    await accounts.rotate('client-1@example.com');
    expect((await tested.get('/v1/account', main)).status).toBe(401);
    expect(remaining(await tested.get('/v1/availability/example.com', key))).toBe(9);
    await accounts.revoke('client-1@example.com');
    expect((await tested.get('/v1/account', key)).status).toBe(401);
    const { api_token: next } = await accounts.restore('client-1@example.com');
    expect((await tested.get('/v1/account', key)).status).toBe(401);
    expect(await list(tested, next)).toHaveLength(1);
  });

  it_('have names that are valid and unique, and at most a hundred', { tags: 'slow' }, async () => {
    const tested = await openTestService({ kind, work: false });
    const main = await tested.account();
    for (const body of [
      {},
      [],
      { name: '' },
      { name: ' a' },
      { name: 'x'.repeat(65) },
      { name: 'a\nb' },
      { name: 'half a pair \ud800' },
      { name: 'main' },
      { name: 3 },
      { name: 'a', manages: 'yes' },
      { name: 'a', scope: 'all' },
    ]) {
      const answer = await create(tested, main, body);
      expect([body, answer.status, answer.json.error.name]).toEqual([body, 400, 'InvalidRequest']);
    }
    const twice = await Promise.all([1, 2, 3].map(() => create(tested, main, { name: 'twice' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    for (let n = 1; n < 100; n++) expect((await create(tested, main, { name: `key ${n}` })).status).toBe(201);
    expect((await create(tested, main, { name: 'one more' })).json.error.message).toMatch(/at most 100/);
    expect(await list(tested, main)).toHaveLength(101);
  });

  it_('are created, listed and deleted by port43 accounts keys', async () => {
    const { location, account, get } = await openTestService({ kind, work: false });
    await account();
    const keys = (...args: string[]) =>
      runHere(['accounts', 'keys', 'client-1@example.com', ...args, '--database', location]);
    const made = JSON.parse((await keys('--add', 'ci', '--manages', '--json')).stdout);
    expect(made).toMatchObject({ name: 'ci', manages: true, api_token: expect.any(String) });
    expect((await get('/v1/keys', made.api_token)).status).toBe(200);
    expect((await keys()).stdout).toMatch(
      new RegExp(
        `^id +name +manages +created +last used\nmain +main +yes .*\n${made.id} +ci +yes +2.* 2\\S+\n$`,
      ),
    );
    const again = await keys('--add', 'ci');
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('already has a key named "ci"')]);
    expect((await keys('--manages')).stderr).toMatch(/--add is missing/);
    expect((await keys('--delete', 'none')).stderr).toMatch(/has no key "none"/);
    expect((await keys('--delete', 'ci')).code).toBe(0);
    expect((await get('/v1/account', made.api_token)).status).toBe(401);
  });
});
