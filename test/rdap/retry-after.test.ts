import { afterEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../src/net/deadline.js';
import { RateLimiter } from '../../src/query/rate-limiter.js';
import { readRetryAfter } from '../../src/rdap/read-answer.js';

describe('the Retry-After header', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['86401', 86_400_000],
    ['999999999', 86_400_000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400_000],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    ['99999999999', null],
    ['2026-01-01', null],
    [null, null],
  ])('%j is %s ms', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});

describe('a host that throttles', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['for the time that it asks for', 30_000, 30_000],
    ['for no more than a minute, however long it asks for', 3_600_000, 60_000],
    ['for the usual second where it asks for less', 10, 1000],
  ])('pauses %s', async (_, retryAfter, rest) => {
    vi.useFakeTimers();
    const limiter = new RateLimiter({ interval: 0 });
    const ending = new Deadline(Number.POSITIVE_INFINITY);
    (await limiter.permit('rdap.nic.example', ending))?.end('throttled', retryAfter);
    const turn = Promise.resolve(limiter.permit('rdap.nic.example', ending));
    let started = false;
    const start = turn.then(() => {
      started = true;
    });
    await vi.advanceTimersByTimeAsync(rest - 2);
    expect(started).toBe(false);
    await vi.advanceTimersByTimeAsync(4);
    await start;
    (await turn)?.end('answered');
  });
});
