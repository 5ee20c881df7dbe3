import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { LoginLimit } from '../../src/limits/login-limit.js';
import { Batch } from '../../src/service/batch.js';
import type { Admission } from '../../src/service/database/database.js';
import type { Account } from '../../src/service/database/schema.js';
import { ApiError } from '../../src/service/errors.js';
import { onRequest } from '../../src/service/hooks/on-request.js';
import { basicUser, etagOf, freshnessOf, matches, repairUrl, requestIds } from '../../src/service/http.js';
import { InFlight } from '../../src/service/in-flight.js';
import { sameHash } from '../../src/service/keys.js';
import type { Admitted, Ledger } from '../../src/service/ledger/ledger.js';
import { createMetrics } from '../../src/service/metrics.js';
import { RateLimit } from '../../src/service/rate-limit.js';
import { anyText } from '../support/any-text.js';
import { basic } from './support/requests.js';

describe('an Authorization header', () => {
  it('gives the user name, whatever it and the password contain', () => {
    const user = anyText().filter((text) => !text.includes(':'));
    fc.assert(
      fc.property(user, anyText(), (name, password) => {
        expect(basicUser(basic(name, password))).toBe(name);
      }),
    );
  });

  it('never throws', { tags: 'slow' }, () => {
    fc.assert(fc.property(anyText(), (text) => void basicUser(text)));
    fc.assert(fc.property(fc.string(), (text) => void basicUser(`Basic ${text}`)));
  });
});

describe('Cache-Control of a request', () => {
  it.each([
    [undefined, Number.POSITIVE_INFINITY],
    ['', Number.POSITIVE_INFINITY],
    ['no-cache', 0],
    ['No-Cache', 0],
    ['max-age=0', 0],
    ['no-transform, max-age=60', 60_000],
    ['max-age="60", max-age=30', 30_000],
    ['max-age=-1', Number.POSITIVE_INFINITY],
    ['max-age', Number.POSITIVE_INFINITY],
    ['xno-cache', Number.POSITIVE_INFINITY],
  ])('%j allows an age of %d ms', (header, ms) => expect(freshnessOf(header).maxAge).toBe(ms));
});

describe('an ETag', () => {
  it('is the same only for the same body, and matches anywhere in the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(etagOf(one) === etagOf(other)).toBe(one === other);
        expect(matches(`"a",W/${etagOf(one)}`, etagOf(other))).toBe(one === other);
      }),
    );
  });
});

describe('a path', () => {
  it('can always be decoded, and does not change if it could be', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeURIComponent(repairUrl(text))).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(repairUrl(encodeURIComponent(text))).toBe(encodeURIComponent(text));
      }),
    );
  });
});

describe('a batch', () => {
  it('gives each caller its own result, in groups no larger than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer(), { maxLength: 50 }),
        fc.integer({ min: 1, max: 9 }),
        async (items, largest) => {
          const sizes: number[] = [];
          const batch = new Batch(async (group: number[]) => {
            sizes.push(group.length);
            return group.map((item) => item * 2);
          }, largest);
          expect(await Promise.all(items.map((item) => batch.add(item)))).toEqual(
            items.map((item) => item * 2),
          );
          expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(largest);
          expect(sizes.length).toBe(Math.ceil(items.length / largest));
        },
      ),
    );
  });

  it('has no more than 4 Mi characters, unless an item alone has more', async () => {
    const groups: number[][] = [];
    const run = async (lengths: number[]) => {
      groups.push(lengths);
      return lengths;
    };
    const batch = new Batch(run, 4, (length) => length);
    const mebi = 2 ** 20;
    const lengths = [mebi, 3 * mebi, 1, 9 * mebi, mebi, 0, 0, 0, 0];
    expect(await Promise.all(lengths.map((length) => batch.add(length)))).toEqual(lengths);
    expect(groups).toEqual([[mebi, 3 * mebi], [1], [9 * mebi], [mebi, 0, 0, 0], [0]]);
  });

  it('fails a group without failing the next', async () => {
    const batch = new Batch(async ([item]: string[]) => {
      if (item === 'bad') throw new Error('refused');
      return [item];
    }, 1);
    const results = await Promise.allSettled([batch.add('bad'), batch.add('good')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});

describe('equal work in flight', () => {
  it('is done once, and again afterwards, even if it failed', async () => {
    let runs = 0;
    const flights = new InFlight<number>();
    const fail = async () => {
      runs++;
      throw new Error('no');
    };
    const all = await Promise.allSettled([
      flights.run('a', fail),
      flights.run('a', fail),
      flights.run('b', fail),
    ]);
    expect([runs, all.every(({ status }) => status === 'rejected'), flights.size]).toEqual([2, true, 0]);
    expect(await flights.run('a', async () => ++runs)).toBe(3);
  });
});

describe('an error of the API', () => {
  it('is one line of text, whatever the message contains', () => {
    fc.assert(
      fc.property(anyText(), (message) => {
        const { line, body } = new ApiError('RemoteResponseError', message);
        expect(line).toMatch(/^S02 RemoteResponseError/);
        expect(`${line}${body.error.message}`).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
      }),
    );
  });
});

describe('ids and hashes', () => {
  it('never repeat an id, within a process or between two', () => {
    const [one, other] = [requestIds(), requestIds()];
    const ids = Array.from({ length: 1000 }, (_, index) => (index % 2 ? one() : other()));
    expect(new Set(ids).size).toBe(1000);
  });

  it('compare hashes of any length', () => {
    expect([sameHash('ab', 'ab'), sameHash('ab', 'ac'), sameHash('ab', 'abc')]).toEqual([true, false, false]);
  });
});

describe('a rotated key that still works', () => {
  it('is accepted while its successor is rotated as well', async () => {
    const hashes = ['second', 'third'];
    const tried: string[] = [];
    const hook = onRequest({
      ledger: {
        admit: async ({ keyHash }: Admission): Promise<Admitted> => {
          tried.push(keyHash);
          return keyHash === 'third'
            ? { account: {} as Account, remaining: 9, outcome: 'charged' }
            : { account: null };
        },
      } as Ledger,
      // Another rotation comes between each look and the charge.
      otherKeys: {
        find: async () => ({ accountHash: hashes.shift() ?? 'third', id: null, manages: true }),
        isExpected: () => false,
      },
      keyUses: { used: () => {} },
      logins: new LoginLimit({ failures: 1 }),
      rates: new RateLimit({}),
      metrics: createMetrics(),
      refundRequest: async () => {},
    });
    const request = {
      url: '/v1/account',
      headers: { authorization: basic('first') },
      ip: '192.0.2.1',
      id: 'r1',
      params: {},
      is404: false,
      routeOptions: { config: { cost: 1 } },
      state: { until: performance.now() + 60_000, remaining: 0, headers: {} },
    } as unknown as FastifyRequest;
    await hook.call({} as never, request, {} as never);
    expect(tried.slice(1)).toEqual(['second', 'third']);
    expect(request.state.remaining).toBe(9);
  });
});
