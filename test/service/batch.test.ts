import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/index.js';
import type { FoundRecord } from '../../src/service/lookups.js';
import type { PartCharges } from '../../src/service/part-charges.js';
import { batch } from '../../src/service/routes/batch.js';
import type { RouteContext } from '../../src/service/routes/route.js';
import { ANSWERS } from './support/answers.js';
import { DATABASES } from './support/databases.js';
import { free, freeAnswers } from './support/jobs.js';
import { type Answer, remaining } from './support/requests.js';
import { openTestService, sharedTestService, type TestService } from './support/test-service.js';

type Body = string | Buffer | object;

/** Posts names, or any other body. */
function post(
  { get }: Pick<TestService, 'get'>,
  key: string | null,
  body: Body,
  path = '/v1/batch',
  type = 'application/json',
) {
  const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return get(path, key, { method: 'POST', headers: { 'content-type': type }, body: sent });
}

const namesOf = ({ json }: Answer) =>
  json.results.map(
    ({
      index,
      input,
      response,
      error,
    }: Record<string, { domain?: string; query?: string; name?: string }>) => [
      index,
      input,
      response?.domain ?? response?.query ?? error?.name,
    ],
  );

describe.each(DATABASES)('POST /v1/batch on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('answers each name as a request of its own, in the order of the names, for a credit each', async () => {
    const tested = await open();
    const { get, account, service, replay } = tested;
    const key = await account({ plan: 'payg', credits: 20 });
    const names = [
      'example-free.com',
      'https://www.example.com/path',
      '193.0.96.7',
      '-example.com',
      'EXAMPLE.com',
      '',
    ];
    const answer = await post(tested, key, { names });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(namesOf(answer)).toEqual([
      [0, 'example-free.com', 'example-free.com'],
      [1, 'https://www.example.com/path', 'example.com'],
      [2, '193.0.96.7', '193.0.96.7'],
      [3, '-example.com', 'ObjectNotSupported'],
      [4, 'EXAMPLE.com', 'example.com'],
      [5, '', 'ObjectNotSupported'],
    ]);
    // The registry, the registrar and the registry of numbers: nobody is asked twice about a name.
    expect(replay.questions).toHaveLength(4);
    // Invalid names cost as much as alone.
    expect(remaining(answer)).toBe(14);
    const alone = (await get('/v1/lookup/example.com', key)).json.response;
    expect({ ...answer.json.results[1].response, cached: true }).toEqual(alone);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, accounts: [{ credits: 13 }] });
  });

  it_('refunds what a server failed to answer, and only that', async () => {
    const tested = await openTestService({ kind });
    const { account, service, replay } = tested;
    const key = await account({ plan: 'payg', credits: 10 });
    replay.misbehave(['refuse@whois.ripe.net']);
    const answer = await post(tested, key, {
      names: ['example-free.com', '193.0.96.7', 'AS1900', 'example-unstored.com'],
    });
    expect(namesOf(answer).map(([, , what]: unknown[]) => what)).toEqual([
      'example-free.com',
      'RemoteConnectionError',
      'RemoteConnectionError',
      'RemoteResponseError',
    ]);
    expect(answer.json.results[1].error).toMatchObject({
      code: 'S02',
      message: expect.stringContaining('whois.ripe.net'),
    });
    expect(remaining(answer)).toBe(9);
    const audit = await service.accounts.audit();
    // A grant, four charges, three refunds.
    expect(audit).toMatchObject({ exact: true, strayRefunds: 0, entries: 8, accounts: [{ credits: 9 }] });
  });

  it_('answers as many names as there are credits, and says of the others that there are none', async () => {
    const tested = await openTestService({ kind, answers: [...ANSWERS, ...freeAnswers(30)] });
    const { account, service, replay } = tested;
    const key = await account({ plan: 'payg', credits: 20 });
    const answer = await post(tested, key, { names: free(30) });
    expect([answer.status, remaining(answer)]).toEqual([200, 0]);
    const { results } = answer.json;
    expect(results.slice(0, 20).every(({ response }: { response?: object }) => response !== undefined)).toBe(
      true,
    );
    for (const { error } of results.slice(20))
      expect(error).toEqual({ code: 'C04', name: 'UsageLimitReached', message: 'no credits are left' });
    expect(replay.questions).toHaveLength(20);
    const none = await post(tested, key, { names: free(3) });
    expect([none.status, none.json.error.name, remaining(none)]).toEqual([402, 'UsageLimitReached', 0]);
    const monthly = await account({ plan: 'monthly', quota: 2 });
    expect(remaining(await post(tested, monthly, { names: free(3) }))).toBe(0);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_(
    'is answered within the deadline; what is not known by then costs nothing and can be asked again',
    { tags: 'slow' },
    async () => {
      const tested = await openTestService({ kind, deadline: 2_000 });
      const { account, service, replay } = tested;
      const key = await account({ plan: 'payg', credits: 10 });
      replay.misbehave(['silent@whois.ripe.net']);
      const answer = await post(tested, key, { names: ['193.0.96.7', 'example.com'] });
      expect(answer.status).toBe(200);
      // Not the error of a query whose own time is over.
      expect(answer.json.results).toMatchObject([
        { error: { code: 'E02', name: 'ServiceUnavailable' } },
        { response: { domain: 'example.com' } },
      ]);
      const alone = await post(tested, key, { names: ['193.0.96.7'] });
      expect([alone.status, alone.headers['retry-after'], alone.json.error.name]).toEqual([
        503,
        '5',
        'ServiceUnavailable',
      ]);
      expect(remaining(await tested.get('/v1/account', key))).toBe(9);
      expect(await service.accounts.audit()).toMatchObject({ exact: true, accounts: [{ credits: 9 }] });
    },
  );

  it_('takes text with a name on each line, and gives the fields that are wanted', async () => {
    const tested = await open();
    const key = await tested.account();
    const answer = await post(
      tested,
      key,
      'example.com\r\n\n193.0.96.7\n',
      '/v1/batch?fields=available,properties.status,number.kind',
      'text/plain',
    );
    expect(answer.json).toEqual({
      results: [
        {
          index: 0,
          input: 'example.com',
          response: { available: false, properties: { status: 'registered' } },
        },
        { index: 1, input: '193.0.96.7', response: { number: { kind: 'ipv4' } } },
      ],
    });
  });

  it_('may ask for fresh records', async () => {
    const tested = await open();
    const key = await tested.account();
    await post(tested, key, { names: ['example.com'] });
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    const body = JSON.stringify({ names: ['example.com'] });
    const { json } = await tested.get('/v1/batch', key, { method: 'POST', headers, body });
    expect(json.results[0].response.cached).toBe(false);
    expect(tested.replay.questions).toHaveLength(4);
  });

  it_('is in the usage of the account by its path', async () => {
    const tested = await open();
    const key = await tested.account();
    await post(tested, key, { names: ['example.com', 'example-free.com'] });
    const { usage } = (await tested.get('/v1/usage?by=route', key)).json;
    expect(usage.rows).toEqual([{ route: '/v1/batch', charged: 2, refunded: 0 }]);
  });

  it_.each([
    ['no object', '[]', 400],
    ['null', 'null', 400],
    ['no names', { names: [] }, 400],
    ['a name that is none', { names: ['example.com', 7] }, 400],
    ['a name that is too long', { names: ['x'.repeat(2049)] }, 400],
    ['another field', { names: ['example.com'], want: 'record' }, 400],
    ['no JSON', '{', 400],
    ['JSON that was encoded twice', JSON.stringify('{"names":["example.com"]}'), 400],
    ['too many names', { names: free(101) }, 413],
    ['a body that is too large', { names: Array.from({ length: 100 }, () => 'x'.repeat(1000)) }, 413],
  ] as [string, Body, number][])('is refused and free with %s', async (_, body, status) => {
    const tested = await open();
    const key = await tested.account({ plan: 'payg', credits: 5 });
    const answer = await post(tested, key, body);
    expect([answer.status, answer.json.error.code, remaining(answer)]).toEqual([status, 'C05', 5]);
    expect(tested.replay.questions).toEqual([]);
  });

  it_('is refused without a key, for another type of body, compressed, and with unknown fields', async () => {
    const tested = await open();
    const key = await tested.account({ plan: 'payg', credits: 5 });
    const names = { names: ['example.com'] };
    expect((await post(tested, null, names)).status).toBe(401);
    expect((await post(tested, key, names, '/v1/batch', 'text/xml')).status).toBe(415);
    expect((await post(tested, key, names, '/v1/batch?fields=nothing')).json.error.name).toBe(
      'InvalidRequest',
    );
    const { status, headers } = await tested.get('/v1/batch', key);
    expect([status, headers.allow]).toEqual([405, 'POST']);
    expect(remaining(await tested.get('/v1/account', key))).toBe(5);
  });
});

describe('a batch', () => {
  const context = (fields: Partial<RouteContext>): RouteContext =>
    ({
      account: { plan: 'payg' },
      query: {},
      body: { names: ['example.com', 'example.org'] },
      until: performance.now() + 300,
      charged: () => {},
      logFault: () => {},
      ...fields,
    }) as unknown as RouteContext;

  it('gives a charge back that comes after its name was given up, and looks nothing up', async () => {
    const back: number[] = [];
    const late = { account: { plan: 'payg' }, remaining: 3, outcome: 'charged' };
    const charges = {
      charge: () => new Promise((resolve) => setTimeout(() => resolve(late), 400)),
      refund: async (part: number) => void back.push(part),
      remaining: async () => 3,
    } as unknown as PartCharges;
    const findRecord = () => Promise.reject(new Error('looked up'));
    await expect(batch.handle(context({ charges, findRecord }))).rejects.toMatchObject({
      name: 'ServiceUnavailable',
    });
    expect(back).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(back.sort()).toEqual([0, 1]);
  });

  it('takes a limited amount of memory, whatever the records are', async () => {
    const back: number[] = [];
    const charges = {
      charge: async () => ({ account: { plan: 'payg' }, remaining: 3, outcome: 'charged' }),
      refund: async (part: number) => void back.push(part),
      remaining: async () => 3,
    } as unknown as PartCharges;
    const recordOf = (length: number) => ({
      record: `"${'x'.repeat(length)}"`,
      parts: '[]',
      properties: '{"available":null}',
      warnings: '[]',
      sources: '[]',
    });
    const lengths = [10 * 2 ** 20, 10 * 2 ** 20, 10];
    const findRecord = async () => {
      const stored = { daystamp: '2026-01-01', json: recordOf(lengths.shift() ?? 0) };
      return { domain: 'example.com', stored, failure: null } as unknown as FoundRecord;
    };
    const body = { names: ['a.example', 'b.example', 'c.example'] };
    const text = (await batch.handle(context({ body, charges, findRecord }))) as string;
    const { results } = JSON.parse(text);
    expect(results[0].response.record).toHaveLength(10 * 2 ** 20);
    expect(results[1].error).toMatchObject({ code: 'E02', message: expect.stringContaining('too large') });
    // It does not hurt those that come after it.
    expect(results[2].response.record).toHaveLength(10);
    expect(back).toEqual([1]);
  });

  it('says of a fault of its own that it is one, gives the charge back, and logs it', async () => {
    const lookup = () => Promise.reject(new TypeError('secret'));
    const tested = await openTestService({ client: { ...createClient(), lookup } });
    const key = await tested.account({ plan: 'payg', credits: 5 });
    const answer = await post(tested, key, { names: ['example.com', '2001:db8::1'] });
    expect(answer.json.results).toMatchObject([
      { error: { code: 'E01' } },
      { response: { query: '2001:db8::1' } },
    ]);
    expect(remaining(answer)).toBe(4);
    expect(answer.text).not.toContain('secret');
    expect(tested.log.join('')).toContain('secret');
  });
});
