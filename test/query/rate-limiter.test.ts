import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline } from '../../src/net/deadline.js';
import type { Permit } from '../../src/query/host-queue.js';
import { RateLimiter } from '../../src/query/rate-limiter.js';

const ending = () => new Deadline(Number.POSITIVE_INFINITY);
const HOST = 'whois.example.com';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes turns and notes who has one. */
function queue(limiter: RateLimiter, host = HOST) {
  const started: string[] = [];
  const permits = new Map<string, Permit>();
  const take = async (name: string, by: Deadline = ending()) => {
    const permit = await limiter.permit(host, by);
    started.push(permit === null ? `${name} gave up` : name);
    if (permit !== null) permits.set(name, permit);
  };
  const end = (name: string, outcome: Parameters<Permit['end']>[0] = 'answered') =>
    permits.get(name)?.end(outcome);
  return { started, take, end };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('queries to one host', () => {
  it('wait for each other, first come, first served', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 2, interval: 0 }));
    for (const name of ['a', 'b', 'c', 'd']) void take(name);
    await settle();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    await settle();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('start no closer together than the interval', async () => {
    const { started, take } = queue(new RateLimiter({ concurrency: 10, interval: 100 }));
    for (const name of ['a', 'b', 'c']) void take(name);
    await settle();
    expect(started).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(99);
    expect(started).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(100);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('share a limit in any case and with a trailing dot', async () => {
    const limiter = new RateLimiter({ concurrency: 1, interval: 0 });
    const { started, take } = queue(limiter);
    const other = queue(limiter, 'WHOIS.Example.COM.');
    void take('a');
    void other.take('b');
    await settle();
    expect([started, other.started]).toEqual([['a'], []]);
  });

  it('have the limit of that host if it has its own', async () => {
    const { started, take } = queue(
      new RateLimiter({ concurrency: 5, interval: 0, hosts: { 'Whois.example.com': { concurrency: 1 } } }),
    );
    for (const name of ['a', 'b']) void take(name);
    await settle();
    expect(started).toEqual(['a']);
  });

  it('are not held up by a canceled one, or by a turn that ends twice', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 1, interval: 0 }));
    const caller = ending();
    void take('a');
    void take('b', caller);
    void take('c');
    void take('d');
    caller.cancel({ code: 'ABORTED', message: 'enough' });
    await settle();
    expect(started).toEqual(['a', 'b gave up']);
    end('a');
    end('a');
    await settle();
    expect(started).toEqual(['a', 'b gave up', 'c']);
  });

  it('never start if they were canceled before', async () => {
    const { started, take } = queue(new RateLimiter());
    const over = ending();
    over.cancel({ code: 'ABORTED', message: 'enough' });
    await take('a', over);
    expect(started).toEqual(['a gave up']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no timer when the last of them is canceled', async () => {
    const { take } = queue(new RateLimiter({ interval: 1000 }));
    const caller = ending();
    void take('a');
    void take('b', caller);
    expect(vi.getTimerCount()).toBe(1);
    caller.cancel({ code: 'ABORTED', message: 'enough' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('all start at once without pacing, even if the host throttles', async () => {
    const { started, take, end } = queue(new RateLimiter(false));
    for (let n = 0; n < 100; n++) void take(`${n}`);
    await settle();
    expect(started).toHaveLength(100);
    end('0', 'throttled');
    void take('after');
    await settle();
    expect(started.at(-1)).toBe('after');
  });
});

describe('different hosts', () => {
  it('never wait for each other', async () => {
    const limiter = new RateLimiter({ concurrency: 1, interval: 10_000 });
    const queues = Array.from({ length: 50 }, (_, n) => queue(limiter, `whois${n}.example.com`));
    for (const { take } of queues) void take('a');
    await settle();
    expect(queues.every(({ started }) => started.length === 1)).toBe(true);
  });

  it('are forgotten when they are idle', async () => {
    const limiter = new RateLimiter({ interval: 100 });
    for (let n = 0; n < 1000; n++) {
      const { take, end } = queue(limiter, `whois${n}.example.com`);
      await take('a');
      end('a');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Ten hosts are within their interval at any time.
    expect(limiter.size).toBeLessThan(30);
  });
});

describe('a host that throttles', () => {
  it('pauses, twice as long each time, with one query at a time, and recovers', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 3, interval: 0 }));
    await take('a');
    end('a', 'throttled');
    for (const name of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) void take(name);
    await vi.advanceTimersByTimeAsync(999);
    expect(started).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b']);
    end('b', 'throttled');
    await vi.advanceTimersByTimeAsync(1999);
    expect(started).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b', 'c']);
    // One at a time, however long it takes.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toEqual(['a', 'b', 'c']);
    end('c');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    end('d');
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('pauses for a minute at most', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 1, interval: 0 }));
    for (let n = 0; n < 20; n++) {
      void take(`${n}`);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(started).toHaveLength(n + 1);
      end(`${n}`, 'throttled');
    }
  });

  it('pauses once for queries that were in progress together', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 5, interval: 0 }));
    for (const name of ['a', 'b', 'c', 'd', 'e']) void take(name);
    await settle();
    for (const name of ['a', 'b', 'c', 'd']) end(name, 'throttled');
    end('e', 'answered');
    void take('f');
    await vi.advanceTimersByTimeAsync(999);
    expect(started).not.toContain('f');
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toContain('f');
  });

  it('is remembered while it pauses, even without queries', async () => {
    const limiter = new RateLimiter({ interval: 0 });
    const { started, take, end } = queue(limiter);
    await take('a');
    end('a', 'throttled');
    for (let n = 0; n < 100; n++) await queue(limiter, `whois${n}.example.org`).take('x');
    void take('b');
    await settle();
    expect(started).toEqual(['a']);
  });

  it('is not slowed down by failures unrelated to its rate limit', async () => {
    const { started, take, end } = queue(new RateLimiter({ concurrency: 1, interval: 0 }));
    await take('a');
    end('a', 'failed');
    void take('b');
    await settle();
    expect(started).toEqual(['a', 'b']);
  });
});
