import { describe, expect, it } from 'vitest';
import type { ServiceOptions } from '../../src/service/index.js';
import { RateLimit } from '../../src/service/rate-limit.js';
import { runHere } from '../cli/port43.js';
import { remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const payg = { id: 'a1', plan: 'payg' } as const;

describe('a rate limit', () => {
  it('allows as many requests at once as in a second, then that many per second', () => {
    let now = 0;
    const limit = new RateLimit({ payg: 2 }, () => now);
    const ask = (key: string) => {
      const counted = limit.count(key);
      const { ratelimit } = limit.headersFor(key, payg, counted);
      return [counted !== 'over', ratelimit];
    };
    expect([ask('k1'), ask('k2'), ask('k1'), ask('k2')]).toEqual([
      [true, '"payg";r=1;t=1'],
      [true, '"payg";r=0;t=1'],
      [false, '"payg";r=0;t=1'],
      [false, '"payg";r=0;t=1'],
    ]);
    expect(limit.wait('k1')).toBe(1);
    now += 500;
    expect([ask('k1')[0], ask('k1')[0]]).toEqual([true, false]);
    now += 60_000;
    expect([ask('k1')[0], ask('k2')[0], ask('k1')[0]]).toEqual([true, true, false]);
  });

  it('lets later requests wait for what a key sent before its account was known', () => {
    let now = 0;
    const limit = new RateLimit({ payg: 1 }, () => now);
    for (let n = 0; n < 4; n++) limit.headersFor('k1', payg, 'unknown');
    expect([limit.count('k1'), limit.wait('k1')]).toEqual(['over', 4]);
    now += 3_999;
    expect(limit.count('k1')).toBe('over');
    now += 1;
    expect(limit.count('k1')).toBe('allowed');
  });

  it('is that of the plan alone', () => {
    const limit = new RateLimit({ payg: 1 });
    const monthly = { id: 'a2', plan: 'monthly' } as const;
    for (let n = 0; n < 9; n++) {
      const counted = limit.count('k');
      expect([counted, limit.headersFor('k', monthly, counted)]).toEqual(['unknown', {}]);
    }
  });
});

describe('requests over the rate of their plan', () => {
  it('get 429 free of charge, and all responses report the rate', async () => {
    const { get, account, service } = await openTestService({ work: false, rates: { payg: 2 } });
    const key = await account({ plan: 'payg', credits: 100 });
    const first = await get('/v1/availability/example.com', key);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"payg";q=2;w=1',
      ratelimit: '"payg";r=1;t=1',
    });
    const burst = await Promise.all(
      Array.from({ length: 20 }, () => get('/v1/availability/example.com', key)),
    );
    const refused = burst.filter(({ status }) => status === 429);
    // They arrive in a moment: a request or two may have been allowed meanwhile.
    expect(refused.length).toBeGreaterThan(10);
    for (const answer of refused) {
      expect(answer.json.error).toMatchObject({ code: 'C04', name: 'RateLimitReached' });
      expect(answer.headers).toMatchObject({
        'ratelimit-policy': '"payg";q=2;w=1',
        'retry-after': '1',
        'x-creditlimit-remaining': expect.stringMatching(/^\d+$/),
      });
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    }
    const monthly = await get('/v1/account', await account({ plan: 'monthly', quota: 5 }));
    expect(monthly.headers).not.toHaveProperty('ratelimit');
    const left = await service.accounts.show('client-1@example.com');
    expect(left.credits_remaining).toBe(100 - 1 - (burst.length - refused.length));
    expect(remaining(monthly)).toBe(5);
  });

  it.each([
    [{ rates: { payg: 0 } }, /rates: expected a whole number of requests per second for payg, got 0/],
    [{ rates: { gold: 1 } }, /rates: unknown plan "gold"/],
    [{ cors: ['example.com'] }, /cors: expected an origin/],
    [{ cors: ['https://app.example/'] }, /cors: expected an origin/],
  ])('%j is rejected when the service starts', async (options, message) => {
    await expect(openTestService(options as Partial<ServiceOptions>)).rejects.toThrow(message);
  });

  it.each([
    ['--rate', 'payg', /--rate: expected PLAN=N such as payg=10, got "payg"/],
    ['--rate', 'gold=1', /--rate: expected PLAN=N/],
    [
      '--cors',
      'example.com',
      /--cors: expected an origin such as https:\/\/app\.example, or "\*", got "example\.com"/,
    ],
  ])('serve %s %s', async (option, value, message) => {
    const { code, stderr } = await runHere(['serve', '--database', ':memory:', option, value]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
