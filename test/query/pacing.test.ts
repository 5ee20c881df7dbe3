import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Turn } from '../../src/query/host-queue.js';
import { Pacing } from '../../src/query/pacing.js';

const { signal } = new AbortController();
const HOST = 'whois.example.com';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes turns and notes who has one. */
function queue(pacing: Pacing, host = HOST) {
  const started: string[] = [];
  const turns = new Map<string, Turn>();
  const take = (name: string, by: AbortSignal = signal) =>
    pacing.turn(host, by).then((turn) => {
      started.push(turn === null ? `${name} gave up` : name);
      if (turn !== null) turns.set(name, turn);
    });
  const end = (name: string, outcome: Parameters<Turn['end']>[0] = 'answered') =>
    turns.get(name)?.end(outcome);
  return { started, take, end };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('questions to one host', () => {
  it('wait for each other, first come, first served', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 2, interval: 0 }));
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
    const { started, take } = queue(new Pacing({ concurrency: 10, interval: 100 }));
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

  it('are the same in any case and with a final dot', async () => {
    const pacing = new Pacing({ concurrency: 1, interval: 0 });
    const { started, take } = queue(pacing);
    const other = queue(pacing, 'WHOIS.Example.COM.');
    void take('a');
    void other.take('b');
    await settle();
    expect([started, other.started]).toEqual([['a'], []]);
  });

  it('have the pace of that host where it has its own', async () => {
    const { started, take } = queue(
      new Pacing({ concurrency: 5, interval: 0, hosts: { 'Whois.example.com': { concurrency: 1 } } }),
    );
    for (const name of ['a', 'b']) void take(name);
    await settle();
    expect(started).toEqual(['a']);
  });

  it('are not held up by one that its caller gave up, nor by a turn that ends twice', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 1, interval: 0 }));
    const caller = new AbortController();
    void take('a');
    void take('b', caller.signal);
    void take('c');
    void take('d');
    caller.abort();
    await settle();
    expect(started).toEqual(['a', 'b gave up']);
    end('a');
    end('a');
    await settle();
    expect(started).toEqual(['a', 'b gave up', 'c']);
  });

  it('never start for a caller who gave up before', async () => {
    const { started, take } = queue(new Pacing());
    await take('a', AbortSignal.abort());
    expect(started).toEqual(['a gave up']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no timer when the last of them gives up', async () => {
    const { take } = queue(new Pacing({ interval: 1000 }));
    const caller = new AbortController();
    void take('a');
    void take('b', caller.signal);
    expect(vi.getTimerCount()).toBe(1);
    caller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('all start at once without pacing, and no throttle slows them', async () => {
    const { started, take, end } = queue(new Pacing(false));
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
    const pacing = new Pacing({ concurrency: 1, interval: 10_000 });
    const queues = Array.from({ length: 50 }, (_, n) => queue(pacing, `whois${n}.example.com`));
    for (const { take } of queues) void take('a');
    await settle();
    expect(queues.every(({ started }) => started.length === 1)).toBe(true);
  });

  it('are forgotten when nobody uses them any more', async () => {
    const pacing = new Pacing({ interval: 100 });
    for (let n = 0; n < 1000; n++) {
      const { take, end } = queue(pacing, `whois${n}.example.com`);
      await take('a');
      end('a');
      await vi.advanceTimersByTimeAsync(10);
    }
    // Ten hosts are within their interval at any time.
    expect(pacing.size).toBeLessThan(30);
  });
});

describe('a host that throttles', () => {
  it('rests, twice as long each time, with one question at a time; and recovers', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 3, interval: 0 }));
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

  it('rests a minute at most', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 1, interval: 0 }));
    for (let n = 0; n < 20; n++) {
      void take(`${n}`);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(started).toHaveLength(n + 1);
      end(`${n}`, 'throttled');
    }
  });

  it('rests once for the questions that were under way together', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 5, interval: 0 }));
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

  it('is remembered while it rests, though nobody asks it', async () => {
    const pacing = new Pacing({ interval: 0 });
    const { started, take, end } = queue(pacing);
    await take('a');
    end('a', 'throttled');
    for (let n = 0; n < 100; n++) await queue(pacing, `whois${n}.example.org`).take('x');
    void take('b');
    await settle();
    expect(started).toEqual(['a']);
  });

  it('is not slowed by failures that say nothing about it', async () => {
    const { started, take, end } = queue(new Pacing({ concurrency: 1, interval: 0 }));
    await take('a');
    end('a', 'failed');
    void take('b');
    await settle();
    expect(started).toEqual(['a', 'b']);
  });
});
