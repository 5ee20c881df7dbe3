import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, type HostLeases } from '../../src/index.js';
import { whoisServer } from '../support/whois-server.js';

/** As Verisign says it. */
const freeAnswer = (question: string) => `No match for "${question.replace(/^\S+ /, '').toUpperCase()}".\r\n`;

const leadTo = (port: number) => () => connect({ host: '127.0.0.1', port });

/** Leases of one process, that several clients share. */
function sharedLeases(slice: number) {
  const holders = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const log: string[] = [];
  const leasesOf = (client: number): HostLeases => ({
    async take(host) {
      while (holders.has(host)) await new Promise<void>((wake) => waiting.push(wake));
      holders.set(host, client);
      log.push(`take ${client}`);
      return slice;
    },
    give(host) {
      expect(holders.get(host)).toBe(client);
      log.push(`give ${client}`);
      holders.delete(host);
      for (const wake of waiting.splice(0)) wake();
    },
  });
  return { leasesOf, log, holders };
}

describe('leases of a host', () => {
  it('let one client at a time query the host, in turn, and are released at the end', {
    tags: 'slow',
  }, async () => {
    let [active, most] = [0, 0];
    const server = await whoisServer((socket, question) => {
      most = Math.max(most, ++active);
      socket.once('close', () => active--);
      setTimeout(() => socket.end(freeAnswer(question)), 2);
    });
    onTestFinished(() => server.close());
    const { leasesOf, log, holders } = sharedLeases(20);
    const clients = [0, 1].map((number) =>
      createClient({
        pacing: { concurrency: 1, interval: 0, leases: leasesOf(number) },
        connect: leadTo(server.port),
        rdap: 'never',
      }),
    );
    const names = (number: number) => Array.from({ length: 50 }, (_, index) => `free-${number}-${index}.com`);
    const found = await Promise.all(
      clients.map(async (client, number) => {
        const free: string[] = [];
        for await (const result of client.availabilityMany(names(number)))
          if ('available' in result && result.available) free.push(result.input);
        return free;
      }),
    );
    expect(found).toEqual([names(0), names(1)]);
    expect(most).toBe(1);
    expect(holders.size).toBe(0);
    // A take and its give follow each other, and both had more than one.
    for (let index = 0; index < log.length; index += 2)
      expect(log[index + 1]).toBe(log[index]?.replace('take', 'give'));
    expect(log.filter((line) => line === 'take 0').length).toBeGreaterThan(1);
    expect(log.filter((line) => line === 'take 1').length).toBeGreaterThan(1);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('do not count towards the timeout of a lookup, and single lookups use them too', async () => {
    const server = await whoisServer((socket, question) => socket.end(freeAnswer(question)));
    onTestFinished(() => server.close());
    // The clock moves only when the test advances it, which does not affect sockets.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const given: number[] = [];
    const client = createClient({
      timeout: 200,
      pacing: {
        concurrency: 1,
        interval: 500,
        leases: {
          take: () => new Promise((resolve) => setTimeout(() => resolve(1000), 400)),
          give: (_host, rest) => void given.push(rest),
        },
      },
      connect: leadTo(server.port),
      rdap: 'never',
    });
    const found = client.availability('free-1.com');
    await vi.advanceTimersByTimeAsync(400);
    expect(await found).toBe(true);
    // Others wait for as long as this client would have to.
    expect(given).toEqual([500]);
    await client.close();
  });

  it('are requested again when that fails, and lookups wait meanwhile', async () => {
    const server = await whoisServer((socket, question) => socket.end(freeAnswer(question)));
    onTestFinished(() => server.close());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const warnings: string[] = [];
    const hear = ({ message }: Error) => void warnings.push(message);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    let takes = 0;
    const client = createClient({
      timeout: 200,
      pacing: {
        leases: {
          async take() {
            if (++takes < 3) throw new Error('the store is away');
            return 1000;
          },
          give() {
            throw new Error('the store is away');
          },
        },
      },
      connect: leadTo(server.port),
      rdap: 'never',
    });
    const found = client.availability('free-1.com');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toBe(true);
    expect(takes).toBe(3);
    await nextTurn();
    expect(warnings).toEqual([
      '`take` of the leases threw: Error: the store is away',
      '`give` of the leases threw: Error: the store is away',
    ]);
    await client.close();
  });
});
