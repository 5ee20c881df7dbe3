import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createService, openApiDocument, type ServiceOptions } from '../../src/service/index.js';
import { runHere } from '../cli/port43.js';
import { DATABASES, type DatabaseKind } from './support/databases.js';
import { openTestService, sharedTestService, type TestService } from './support/test-service.js';

const TOKEN = 'the-operator-s-own-token';
const document = openApiDocument();
const ajv = new Ajv2020({ strict: false }).addSchema(document, 'openapi');

interface Asked {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the tests read of it differs
  json: any;
  headers: Headers;
}

const admin = { port: 0, token: TOKEN };

/** A service with the operator's API. */
const openAdmin = async (kind?: DatabaseKind) => withRequests(await openTestService({ kind, admin }));

/** Adds a request to the operator's API that is compared with the document. */
function withRequests(tested: TestService) {
  const ask = async (
    path: string,
    method = 'GET',
    body?: unknown,
    { token = TOKEN, type = 'application/json' }: { token?: string | null; type?: string } = {},
  ): Promise<Asked> => {
    const response = await fetch(`${tested.service.adminUrl}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const asked = { status: response.status, json: await response.json(), headers: response.headers };
    expect(undocumented(path, method, asked)).toEqual([]);
    return asked;
  };
  return { ...tested, ask };
}

/** What a response has that the document does not say. Unknown paths are in no document. */
function undocumented(path: string, method: string, { status, json, headers }: Asked): string[] {
  const paths = document.paths as unknown as Record<string, Record<string, { responses: object }>>;
  const pattern = Object.keys(paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(`/admin${path.split('?')[0]}`),
  );
  if (pattern === undefined) return [];
  const at = [
    'paths',
    pattern,
    method.toLowerCase(),
    'responses',
    `${status}`,
    'content',
    'application/json; charset=utf-8',
    'schema',
  ];
  const pointer = at.map(
    (part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
  );
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  const validate = ajv.compile({ $ref: `openapi#${pointer.join('')}` });
  return validate(json) ? [] : [ajv.errorsText(validate.errors)];
}

describe.each(DATABASES)("the operator's API on $name", (kind) => {
  it.skipIf(!kind.available)('does what port43 accounts does', { tags: 'slow' }, async () => {
    const { ask, get } = await openAdmin(kind);
    const email = 'client@example.com';
    const created = await ask('/accounts', 'POST', { email, plan: 'payg', credits: 5 });
    expect(created).toMatchObject({ status: 201, json: { account: { email, credits_remaining: 5 } } });
    const { id, api_token: key } = created.json.account;
    expect((await get('/v1/account', key)).status).toBe(200);
    expect((await get('/v1/availability/example.com', key)).status).toBe(200);

    expect((await ask('/accounts')).json.accounts.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await ask(`/accounts/${encodeURIComponent(email)}`)).json.account.credits_remaining).toBe(4);
    const granted = await ask(`/accounts/${id}/grants`, 'POST', { credits: -2, reason: 'a mistake' });
    expect(granted.json.account.credits_remaining).toBe(2);
    const { entries } = (await ask(`/accounts/${id}/entries?kind=grant&limit=5`)).json;
    expect(entries.map(({ amount }: { amount: number }) => amount).sort()).toEqual([-2, 5]);
    expect((await ask(`/accounts/${id}/usage?by=route`)).json.usage).toMatchObject({
      by: 'route',
      charged: 1,
    });

    const made = await ask(`/accounts/${id}/keys`, 'POST', { name: 'one', manages: true });
    expect(made).toMatchObject({ status: 201, json: { key: { name: 'one', manages: true } } });
    expect((await ask(`/accounts/${id}/keys`)).json.keys).toHaveLength(2);
    expect((await ask(`/accounts/${id}/keys/one`, 'DELETE')).status).toBe(200);
    expect((await ask(`/accounts/${id}/keys/one`, 'DELETE')).status).toBe(404);

    const rotated = await ask(`/accounts/${id}/rotate`, 'POST', { keep_seconds: 60 });
    expect(rotated.json.account.former_key_until).not.toBeNull();
    expect((await get('/v1/account', key)).status).toBe(200);
    expect((await ask(`/accounts/${id}/rotate`, 'POST')).status).toBe(200);
    expect((await get('/v1/account', key)).status).toBe(401);
    expect(
      (await ask(`/accounts/${id}/plan`, 'POST', { plan: 'monthly', quota: 9 })).json.account,
    ).toMatchObject({
      plan: 'monthly',
      quota: 9,
    });
    expect((await ask(`/accounts/${id}/revoke`, 'POST')).json.account.revoked_at).not.toBeNull();
    const restored = await ask(`/accounts/${id}/restore`, 'POST');
    expect((await get('/v1/account', restored.json.account.api_token)).status).toBe(200);
    expect((await ask('/audit')).json.audit).toMatchObject({ exact: true, strayRefunds: 0 });
  });
});

describe("the operator's API rejects", () => {
  const shared = sharedTestService({ admin });
  it('requests without its token, which no key of a customer is', { tags: 'slow' }, async () => {
    const { ask, account, get } = await openAdmin();
    const key = await account();
    expect((await ask('/accounts', 'GET', undefined, { token: null })).status).toBe(401);
    const wrong = await ask('/accounts', 'GET', undefined, { token: key });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await get('/v1/account', TOKEN)).status).toBe(401);
    expect((await get('/admin/accounts', key)).status).toBe(404);
    let last = wrong;
    for (let count = 0; count < 25; count++) last = await ask('/audit', 'GET', undefined, { token: 'wrong' });
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask('/audit')).status).toBe(200);
  });

  it.each<[path: string, method: string, body: unknown, status: number, message: RegExp]>([
    ['/accounts', 'POST', {}, 400, /must have required property 'email'/],
    ['/accounts', 'POST', { email: 'a@example.com', plan: 'gold' }, 400, /plan must be equal to one of/],
    [
      '/accounts',
      'POST',
      { email: 'a@example.com', plan: 'payg', credits: '5' },
      400,
      /credits must be integer/,
    ],
    [
      '/accounts',
      'POST',
      { email: 'a@example.com', plan: 'payg', credit: 5 },
      400,
      /must NOT have additional properties/,
    ],
    [
      '/accounts',
      'POST',
      { email: 'a@example.com', plan: 'payg', quota: 5 },
      400,
      /"quota" needs the plan monthly/,
    ],
    ['/accounts', 'POST', { email: 'a@example.com', plan: 'monthly' }, 400, /the plan monthly needs "quota"/],
    ['/accounts', 'POST', { email: 'none', plan: 'payg' }, 400, /not an e-mail address/],
    ['/accounts', 'POST', { email: 'a\0@example.com', plan: 'payg' }, 400, /not an e-mail address/],
    ['/accounts', 'POST', { email: 'a\ud800@example.com', plan: 'payg' }, 400, /not an e-mail address/],
    ['/accounts', 'POST', '{', 400, /JSON/],
    ['/accounts', 'POST', { email: 'x'.repeat(20_000) }, 413, /too large/],
    ['/accounts/none', 'GET', undefined, 404, /there is no account "none"/],
    ['/accounts/%00', 'GET', undefined, 404, /there is no account "\\u0000"/],
    ['/accounts/100%', 'GET', undefined, 404, /there is no account "100%"/],
    [`/accounts/${'x'.repeat(2000)}`, 'GET', undefined, 404, /there is no account "x/],
    ['/accounts/none/entries?kind=gift', 'GET', undefined, 400, /"kind" must be one of grant/],
    ['/accounts?all=1', 'GET', undefined, 400, /unknown parameter "all"/],
    ['/other', 'GET', undefined, 404, /unknown path/],
  ])('%s by %s with %j', async (path, method, body, status, message) => {
    const { ask } = withRequests(await shared());
    const asked = await ask(path, method, body);
    expect(asked.status).toBe(status);
    expect(asked.json.error.message).toMatch(message);
  });

  it('a body of another type', async () => {
    const { ask } = withRequests(await shared());
    expect((await ask('/accounts', 'POST', 'email=a', { type: 'text/csv' })).status).toBe(415);
  });
});

it('the log says what an operator changed, and no address or key', async () => {
  const { ask, log } = await openAdmin();
  const { json } = await ask('/accounts', 'POST', { email: 'client@example.com', plan: 'payg' });
  const lines = log.filter((line) => line.includes('adminCreateAccount'));
  expect(lines).toHaveLength(1);
  expect(log.join('')).not.toContain('client@example.com');
  expect(log.join('')).not.toContain(json.account.api_token);
});

it('is on loopback only, and only if the operator turns it on', async () => {
  const { service } = await openTestService();
  expect(service.adminUrl).toBeNull();
  const opened = await openAdmin();
  expect(opened.service.adminUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/admin$/);
});

it('needs a token that cannot be guessed, in a file', { tags: 'slow' }, async () => {
  const options: ServiceOptions = { database: ':memory:', admin: { port: 0, token: 'short' } };
  await expect(createService(options)).rejects.toThrow(/^admin: the token must have 20 to 500 characters/);
  const folder = await mkdtemp(join(tmpdir(), 'port43-admin-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'token');
  await writeFile(file, 'short\n');
  const given = ['serve', '--database', join(folder, 'a.db'), '--port', '0', '--replay', 'fixtures'];
  for (const [args, message] of [
    [['--admin-port', '0'], /--admin-port and --admin-token-file go together/],
    [['--admin-port', '0', '--admin-token-file', file], /--admin-token-file .*token: the token must have 20/],
    [['--admin-port', '0', '--admin-token-file', `${file}x`], /--admin-token-file: .* cannot be read/],
  ] as const)
    expect(await runHere([...given, ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(message),
    });
});
