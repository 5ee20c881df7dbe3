import { describe, expect, it } from 'vitest';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';

const times = <Value>(count: number, work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, work));
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.each(DATABASES)('credits on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_(
    'costs one credit per request, including an invalid name and an unchanged response; the account route is free',
    async () => {
      const { get, account } = await open();
      const key = await account({ plan: 'payg', credits: 10 });
      const paths = [
        '/v1/whois/example.com',
        '/v1/whois/example.com/properties',
        '/v1/availability/example.com',
        '/v1/whois/example.com/availability',
        '/v1/',
        '/v1/whois/-',
      ];
      for (const [index, path] of paths.entries()) expect(remaining(await get(path, key))).toBe(9 - index);
      const { headers } = await get('/v1/whois/example.com', key);
      const unchanged = await get('/v1/whois/example.com', key, {
        headers: { 'if-none-match': headers.etag ?? '' },
      });
      expect([unchanged.status, remaining(unchanged)]).toEqual([304, 2]);
      const own = await get('/v1/account', key);
      expect([remaining(own), own.json.account.credits_remaining]).toEqual([2, 2]);
    },
  );

  it_('serves exactly as many parallel requests as there are credits', async () => {
    const { get, account, service } = await open();
    const key = await account({ plan: 'payg', credits: 40 });
    const answers = await times(120, () => get('/v1/whois/example.com/record', key));
    expect(statuses(answers)).toEqual({ 200: 40, 402: 80 });
    const left = answers.filter(({ status }) => status === 200).map(remaining);
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('responds 402 without credits, and queries no server', async () => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 0 });
    const answer = await get('/v1/whois/example.com/record', key);
    expect([answer.status, remaining(answer)]).toEqual([402, 0]);
    expect(answer.json.error).toMatchObject({ code: 'C04', name: 'UsageLimitReached' });
    expect((await get('/v1/whois/example.com', key)).text).toMatch(/^C04 UsageLimitReached [^\n]+\n$/);
    expect(replay.questions).toEqual([]);
    expect((await get('/v1/account', key)).status).toBe(200);
  });

  it_('refunds the credit when servers fail, even for many at once', async () => {
    const { get, account, replay, service } = await openTestService({ kind });
    const key = await account({ plan: 'payg', credits: 50 });
    replay.misbehave(['refuse']);
    const answers = await times(30, () => get('/v1/whois/example.com/record', key));
    expect(statuses(answers)).toEqual({ 502: 30 });
    expect(remaining(await get('/v1/account', key))).toBe(50);
    const audit = await service.accounts.audit();
    expect(audit).toMatchObject({ exact: true, entries: 61, strayRefunds: 0 });
  });

  it_('gives a monthly plan its quota each UTC month', async () => {
    let now = Date.UTC(2026, 10, 30, 23, 59, 59);
    const { get, account, service } = await openTestService({ kind, now: () => now });
    const key = await account({ plan: 'monthly', quota: 3 });
    const answers = await times(5, () => get('/v1/whois/example.com/record', key));
    expect(statuses(answers)).toEqual({ 200: 3, 402: 2 });
    expect(remaining(await get('/v1/account', key))).toBe(0);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
    now += 1000;
    expect(remaining(await get('/v1/account', key))).toBe(3);
    const next = await get('/v1/whois/example.com/record', key);
    expect([next.status, remaining(next)]).toEqual([200, 2]);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('keeps two accounts apart', async () => {
    const { get, account } = await open();
    const [one, other] = [
      await account({ plan: 'payg', credits: 20 }),
      await account({ plan: 'payg', credits: 20 }),
    ];
    await times(15, () => get('/v1/whois/example.com', one));
    expect(remaining(await get('/v1/account', one))).toBe(5);
    expect(remaining(await get('/v1/account', other))).toBe(20);
  });
});
