import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runHere } from '../cli/port43.js';
import { DATABASES, SQLITE } from './support/databases.js';
import { openHouse } from './support/house.js';
import { remaining } from './support/requests.js';

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

  it_('creates accounts of both plans, which can be used at once', async () => {
    const { get, location } = await openHouse({ kind });
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

  it_('shows a key once, and stores none', async () => {
    const { location, account, get } = await openHouse({ kind });
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

  it_('grants credits, changes plans, and counts what is used on', async () => {
    const { location, account, get } = await openHouse({ kind });
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

  it_('rotates and revokes keys, at once', async () => {
    const { location, account, get } = await openHouse({ kind });
    const accounts = accountsOn(location);
    const old = await account({ plan: 'payg', credits: 5 });
    const { api_token: key, id } = (await accounts('rotate', 'client-1@example.com', '--json')).json;
    expect((await get('/v1/account', old)).json.error).toMatchObject({ code: 'C02' });
    expect((await get('/v1/account', key)).json.account).toMatchObject({ id, credits_remaining: 5 });
    expect((await accounts('revoke', id, '--json')).json.revoked_at).toMatch(/^\d{4}-/);
    const refused = await get('/v1/whois/example.com', key);
    expect([refused.status, remaining(refused), refused.text.slice(0, 3)]).toEqual([401, 0, 'C02']);
    const { api_token: next } = (await accounts('rotate', id, '--json')).json;
    expect((await get('/v1/account', next)).status).toBe(200);
  });

  it_('says with its exit code that balances are not exact', async () => {
    const { location, account } = await openHouse({ kind });
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
  it.each([
    [[], /expected one of create/],
    [['delete', 'x'], /expected one of create/],
    [['show'], /whose\?/],
    [['show', 'nobody@example.com'], /no account "nobody@example.com"/],
    [['create'], /--email is missing/],
    [['create', '--email', 'nobody'], /no e-mail address/],
    [['create', '--email', 'a@example.com', '--plan', 'free'], /expected payg or monthly/],
    [['create', '--email', 'a@example.com', '--plan', 'monthly'], /--quota is missing/],
    [['create', '--email', 'a@example.com', '--plan', 'payg', '--quota', '4'], /goes with --plan monthly/],
    [['create', '--email', 'a@example.com', '--credits', '-1'], /credits/],
    [['create', '--email', 'a@example.com', '--credits', '1.5'], /whole number/],
    [['list', 'extra'], /not expected/],
  ])('refuses %j in one line', async (args, message) => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { code, stderr } = await accountsOn(location)(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('names all accounts of an address that has several', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const accounts = accountsOn(location);
    const ids: string[] = [];
    for (let n = 0; n < 2; n++)
      ids.push((await accounts('create', '--email', 'a@example.com', '--json')).json.id);
    const { stderr } = await accounts('show', 'a@example.com');
    for (const id of ids) expect(stderr).toContain(id);
  });
});
