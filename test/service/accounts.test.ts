import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/service/database/open.js';
import { hashKey } from '../../src/service/keys.js';
import { runHere } from '../cli/port43.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { DATABASES, SQLITE } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

/** `port43 accounts …`, on the database of a service that runs. */
const accountsOn =
  (location: string) =>
  async (...args: string[]) => {
    const { code, stdout, stderr } = await runHere(['accounts', ...args, '--database', location]);
    return {
      code,
      stdout,
      stderr,
      json: stdout.startsWith('{') || stdout.startsWith('[') ? JSON.parse(stdout) : null,
    };
  };

describe.each(DATABASES)('port43 accounts on $name, while the service runs', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('creates accounts of both plans, which can be used immediately', async () => {
    const { get, location } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const payg = await accounts(
      'create',
      '--email',
      'a@example.com',
      '--plan',
      'payg',
      '--credits',
      '5',
      '--json',
    );
    expect(payg.code).toBe(0);
    expect(payg.json).toMatchObject({
      id: expect.any(String),
      api_token: expect.any(String),
      credits_remaining: 5,
    });
    const monthly = await accounts(
      'create',
      '--email',
      'b@example.com',
      '--plan',
      'monthly',
      '--quota',
      '3',
      '--json',
    );
    expect(monthly.json).toMatchObject({ credits_remaining: null, quota: 3, quota_remaining: 3 });
    expect(remaining(await get('/v1/account', payg.json.api_token))).toBe(5);
    expect(remaining(await get('/v1/account', monthly.json.api_token))).toBe(3);
  });

  it_('rejects an email address that has an account, even if two are created at the same time', async () => {
    const { location, account, service } = await openTestService({ kind });
    const accounts = accountsOn(location);
    await account();
    const [{ id }] = (await accounts('list', '--json')).json;
    for (const email of ['client-1@example.com', 'Client-1@EXAMPLE.com']) {
      const refused = await accounts('create', '--email', email, '--credits', '5');
      expect([refused.code, refused.stdout, refused.stderr]).toEqual([
        2,
        '',
        `port43: client-1@example.com already has an account: ${id}\n`,
      ]);
      expect(await service.accounts.show(email)).toMatchObject({ id });
    }
    await accounts('revoke', id);
    const revoked = await accounts('create', '--email', 'client-1@example.com');
    expect([revoked.code, revoked.stderr]).toEqual([
      2,
      expect.stringMatching(new RegExp(`${id}, which was revoked: .*restore`)),
    ]);
    const made = await Promise.allSettled(
      Array.from({ length: 5 }, () => service.accounts.create({ email: 'new@example.com', plan: 'payg' })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await service.accounts.list()).toHaveLength(2);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, entries: 1 });
  });

  it_('shows a key once, and does not store it', async () => {
    const { location, account, get } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const key = await account();
    await get('/v1/whois/example.com', key);
    const list = await accounts('list', '--json');
    expect(list.json).toHaveLength(1);
    for (const { stdout } of [list, await accounts('show', 'client-1@example.com'), await accounts('list')]) {
      expect(stdout).toContain('client-1@example.com');
      expect(stdout).not.toContain(key);
      expect(stdout).not.toContain('hash');
    }
    if (kind !== SQLITE) return;
    for (const file of [location, `${location}-wal`])
      expect((await readFile(file)).includes(key)).toBe(false);
  });

  it_('grants credits, changes plans, and keeps counting usage', async () => {
    const { location, account, get } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const key = await account({ plan: 'payg', credits: 1 });
    const [{ id }] = (await accounts('list', '--json')).json;
    await get('/v1/whois/example.com', key);
    expect((await get('/v1/whois/example.com', key)).status).toBe(402);
    expect((await accounts('grant', id, '--credits', '4', '--json')).json.credits_remaining).toBe(4);
    expect(remaining(await get('/v1/whois/example.com', key))).toBe(3);
    await accounts('plan', id, '--plan', 'monthly', '--quota', '10');
    expect(remaining(await get('/v1/whois/example.com', key))).toBe(9);
    expect((await accounts('plan', id, '--plan', 'payg', '--json')).json.credits_remaining).toBe(3);
    expect(remaining(await get('/v1/account', key))).toBe(3);
    const audit = await accounts('audit');
    expect([audit.code, audit.stdout]).toEqual([0, expect.stringContaining('1 accounts, 5 entries')]);
  });

  it_('rotates and revokes keys immediately', async () => {
    const { location, account, get } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const old = await account({ plan: 'payg', credits: 5 });
    const { api_token: key, id } = (await accounts('rotate', 'client-1@example.com', '--json')).json;
    expect((await get('/v1/account', old)).json.error).toMatchObject({ code: 'C02' });
    expect((await get('/v1/account', key)).json.account).toMatchObject({ id, credits_remaining: 5 });
    expect((await accounts('revoke', id, '--json')).json.revoked_at).toMatch(/^\d{4}-/);
    const refused = await get('/v1/whois/example.com', key);
    expect([refused.status, remaining(refused), refused.text.slice(0, 3)]).toEqual([401, 0, 'C02']);
    // A new key for it would bring it back unseen.
    const rotated = await accounts('rotate', id);
    expect([rotated.code, rotated.stderr]).toEqual([2, expect.stringContaining('accounts restore')]);
    const { api_token: next } = (await accounts('restore', id, '--json')).json;
    expect((await get('/v1/account', key)).status).toBe(401);
    expect((await get('/v1/account', next)).status).toBe(200);
  });

  it_('accepts the old key for a limited time after a rotation', async () => {
    let now = Date.now();
    const { location, account, get } = await openTestService({ kind, now: () => now });
    const accounts = accountsOn(location);
    const old = await account({ plan: 'payg', credits: 9 });
    const rotated = (await accounts('rotate', 'client-1@example.com', '--keep', '24h', '--json')).json;
    const left = Date.parse(rotated.former_key_until) - now;
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000 + 60_000);
    expect((await accounts('show', rotated.id)).stdout).toContain('former_key_until');
    for (const [key, credits] of [
      [old, 8],
      [rotated.api_token, 7],
      [old, 6],
    ])
      expect(remaining(await get('/v1/whois/example.com', key))).toBe(credits);
    expect((await get('/v1/account', old)).json.account).toEqual({
      id: rotated.id,
      email: 'client-1@example.com',
      api_token: old,
      credits_remaining: 6,
      plan: 'payg',
      quota: null,
      used: null,
      period: null,
    });
    now += 25 * 3_600_000;
    expect((await get('/v1/account', old)).status).toBe(401);
    expect((await get('/v1/account', rotated.api_token)).status).toBe(200);
    expect((await accounts('audit')).code).toBe(0);
  });

  it_(
    'keeps each of several old keys for its own time, until a rotation or revocation ends them all',
    async () => {
      const { location, account, get } = await openTestService({ kind });
      const accounts = accountsOn(location);
      const rotate = async (...keep: string[]): Promise<string> =>
        (await accounts('rotate', 'client-1@example.com', ...keep, '--json')).json.api_token;
      const statuses = (keys: string[]) =>
        Promise.all(keys.map(async (key) => (await get('/v1/account', key)).status));
      const keys = [await account(), await rotate('--keep', '1h'), await rotate('--keep', '7d')];
      expect(await statuses(keys)).toEqual([200, 200, 200]);
      keys.push(await rotate());
      expect(await statuses(keys)).toEqual([401, 401, 401, 200]);
      keys.push(await rotate('--keep', '30m'));
      expect(await statuses(keys.slice(3))).toEqual([200, 200]);
      await accounts('revoke', 'client-1@example.com');
      expect(await statuses(keys)).toEqual([401, 401, 401, 401, 401]);
    },
  );

  it_('takes credits back for a reason, never more than there are', async () => {
    const { location, account, get } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const key = await account({ plan: 'payg', credits: 10 });
    const grant = (...more: string[]) => accounts('grant', 'client-1@example.com', ...more);
    expect((await grant('--credits', '-4')).stderr).toMatch(/--reason is missing/);
    expect((await grant('--credits', '-11', '--reason', 'paid back')).stderr).toMatch(
      /the account has 10 credits/,
    );
    expect((await grant('--credits', '-4', '--reason', 'two\nlines')).stderr).toMatch(/one line/);
    expect((await grant('--credits', '0', '--reason', 'none')).stderr).toMatch(/other than 0/);
    const taken = await grant('--credits', '-4', '--reason', 'order 17 was paid back', '--json');
    expect([taken.code, taken.json.credits_remaining]).toEqual([0, 6]);
    expect(remaining(await get('/v1/account', key))).toBe(6);
    expect((await accounts('audit')).code).toBe(0);
  });

  it_('shows grants, charges and refunds, the latest first', async () => {
    const { location, account, get, replay } = await openTestService({ kind });
    const accounts = accountsOn(location);
    const key = await account({ plan: 'payg', credits: 10 });
    await account({ plan: 'monthly', quota: 10 });
    const { headers } = await get('/v1/whois/example.com', key);
    replay.misbehave(['refuse']);
    const failed = await get('/v1/whois/example-free.com', key);
    await accounts('grant', 'client-1@example.com', '--credits', '-3', '--reason', 'a mistake');
    const { json } = await accounts('entries', 'client-1@example.com', '--json');
    const shown = json.map(({ kind: each, pool, amount, request_id, reason }: Record<string, unknown>) => [
      each,
      pool,
      amount,
      String(request_id).startsWith('grant-') ? 'grant' : request_id,
      reason,
    ]);
    const [first, second] = [headers['x-request-id'], failed.headers['x-request-id']];
    expect(shown[0]).toEqual(['grant', 'credits', -3, 'grant', 'a mistake']);
    // A charge and its refund may be of the same millisecond.
    expect(shown.slice(1, 3)).toEqual(
      expect.arrayContaining([
        ['refund', 'credits', 1, second, null],
        ['charge', 'credits', -1, second, null],
      ]),
    );
    expect(shown.slice(3)).toEqual([
      ['charge', 'credits', -1, first, null],
      ['grant', 'credits', 10, 'grant', null],
    ]);
    expect(JSON.stringify(json)).not.toContain('example');
    const grants = await accounts('entries', 'client-1@example.com', '--kind', 'grant', '--limit', '1');
    expect(grants.stdout).toMatch(
      /^time \(UTC\) +kind +pool +amount +request, or reason\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +grant +credits +-3 +a mistake\n$/,
    );
    const none = await accounts('entries', 'client-2@example.com');
    expect([none.code, none.stdout, none.stderr]).toEqual([0, '', 'nothing yet\n']);
  });

  it_('reports with its exit code that balances are not exact', async () => {
    const { location, account } = await openTestService({ kind });
    await account({ plan: 'payg', credits: 5 });
    const { openDatabase } = await import('../../src/service/database/open.js');
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    await database.db.updateTable('accounts').set({ credits: 50 }).execute();
    const audit = await accountsOn(location)('audit');
    expect([audit.code, audit.stdout]).toEqual([
      1,
      expect.stringMatching(/NOT EXACT.*credits 50, entries 5/s),
    ]);
  });
});

describe('port43 accounts', () => {
  it('shows closed months, each as one entry', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { books, close } = await openDatabase(location);
    onTestFinished(close);
    const accounts = accountsOn(location);
    const who = ['--email', 'a@example.com', '--plan', 'payg', '--credits', '10'];
    const { api_token } = JSON.parse((await accounts('create', ...who, '--json')).stdout);
    const asked = ['r1', 'r2', 'r3'].map((requestId) => ({
      requestId,
      keyHash: hashKey(api_token),
      cost: 1 as const,
    }));
    await books.charge(asked, Date.UTC(2026, 0, 5), 'wait');
    await books.close(Date.UTC(2026, 1, 1), 100);
    const { code, stdout } = await accounts('entries', 'a@example.com', '--kind', 'closed');
    expect([code, stdout.trim().split('\n')]).toEqual([
      0,
      [expect.stringMatching(/^time/), expect.stringMatching(/ closed +credits +-3 /)],
    ]);
  });

  it.each([
    [[], /expected one of create/],
    [['delete', 'x'], /expected one of create/],
    [['show'], /no account given/],
    [['show', 'nobody@example.com'], /there is no account "nobody@example.com"/],
    [['create'], /--email is missing/],
    [['create', '--email', 'nobody'], /is not an e-mail address/],
    [['create', '--email', 'a@example.com', '--plan', 'free'], /expected payg or monthly/],
    [['create', '--email', 'a@example.com', '--plan', 'monthly'], /--quota is missing/],
    [
      ['create', '--email', 'a@example.com', '--plan', 'payg', '--quota', '4'],
      /--quota needs --plan monthly/,
    ],
    [['create', '--email', 'a@example.com', '--credits', '-1'], /credits/],
    [['create', '--email', 'a@example.com', '--credits', '1.5'], /whole number/],
    [['list', 'extra'], /unexpected argument "extra"/],
    [['list', '--limit', '3'], /does not take --limit/],
    [['entries'], /no account given/],
    [['entries', 'x', '--kind', 'gift'], /expected grant, charge, refund/],
    [['entries', 'x', '--limit', '0'], /whole number from 1/],
    [['rotate', 'x', '--keep', 'a day'], /30m, 24h or 7d/],
    [['rotate', 'x', '--keep', '31d'], /\(30 days\)/],
    [['grant', 'x', '--credits', '1.5'], /whole number/],
  ])('rejects %j in one line', async (args, message) => {
    const { location, drop } = await SQLITE.migrated();
    onTestFinished(drop);
    const { code, stderr } = await accountsOn(location)(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('lists all accounts of an address that has several, as former versions allowed', async () => {
    const { location, account } = await openTestService({ work: false });
    const { db, close } = await openDatabase(location);
    onTestFinished(close);
    await account();
    await account();
    await db.updateTable('accounts').set({ email: 'a@example.com' }).execute();
    const accounts = accountsOn(location);
    const { stderr } = await accounts('show', 'a@example.com');
    const ids = (await accounts('list', '--json')).json.map(({ id }: { id: string }) => id);
    for (const id of ids) expect(stderr).toContain(id);
    await db.updateTable('accounts').set({ email: 'A@example.com' }).where('id', '=', ids[0]).execute();
    expect((await accounts('show', 'A@example.com')).stdout).toContain(ids[0]);
    expect((await accounts('show', 'a@EXAMPLE.com')).stderr).toContain(ids[1]);
  });

  it.each([
    ['list'],
    ['audit'],
    ['show', 'a@example.com'],
    ['create', '--email', 'a@example.com', '--plan', 'payg', '--credits', '5'],
    ['grant', 'a@example.com', '--credits', '5'],
  ])('creates no file if there is none: accounts %s', async (...args) => {
    const folder = await fixtureFolder({});
    const file = join(folder, 'prot43.db');
    const { code, stdout, stderr } = await accountsOn(file)(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `port43: ${file} cannot be opened: no such file (ENOENT): "port43 serve" creates it\n`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
