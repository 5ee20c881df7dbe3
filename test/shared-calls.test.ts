import { getEventListeners } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClient } from '../src/client.js';
import type { ClientOptions, LookupOptions } from '../src/client-types.js';
import { clientOn } from './support/client-on.js';
import { type Answering, saying, type WhoisServer } from './support/whois-server.js';

const HOST = 'whois.nic.example';
const REGISTRAR = 'whois.registrar.example';
const FREE = 'No match\r\n';
const THIN = `Domain Name: SHOP.EXAMPLE\nCreation Date: 2001-02-03T04:05:06Z\nRegistrar WHOIS Server: ${REGISTRAR}\n`;

async function clientOf(hosts: Record<string, Answering>, options: ClientOptions = {}) {
  const example = { host: HOST, referral: 'Registrar WHOIS Server' };
  const { client, at } = await clientOn(hosts, { servers: { example }, pacing: false, ...options });
  return { client, server: at[HOST] as WhoisServer, at };
}

describe('equal lookups in progress', () => {
  it('share one query, and each caller gets a separate result', async () => {
    let release = () => {};
    const { client, server } = await clientOf({
      [HOST]: (socket) => {
        release = () => socket.end(THIN);
      },
      [REGISTRAR]: saying('Registrar: Example Registrar, Inc.\n'),
    });
    const names = ['shop.example', 'SHOP.example', 'www.shop.example', 'shop.example.'];
    const lookups = names.map((name) => client.lookup(name));
    while (server.questions.length === 0) await nextTurn();
    release();
    const [first, ...others] = await Promise.all(lookups);
    expect(server.connections).toBe(1);
    for (const other of others) {
      expect(other).toEqual(first);
      expect(other.properties).not.toBe(first?.properties);
    }
  });

  it('leave nothing behind of a caller who joins as they end', async () => {
    const { client } = await clientOf({ [HOST]: saying(FREE) });
    const found = await client.lookup('shop.example');
    const kept = await clientOf({}, { cache: { get: () => found, set: () => {} } });
    for (let steps = 0; steps < 30; steps++) {
      const { signal } = new AbortController();
      const later = async () => {
        for (let step = 0; step < steps; step++) await null;
        return kept.client.lookup('shop.example', { signal });
      };
      expect(await Promise.all([kept.client.lookup('shop.example'), later()])).toEqual([found, found]);
      expect([steps, getEventListeners(signal, 'abort')]).toEqual([steps, []]);
    }
  });

  it('reject for a caller whose result cannot be copied, and for no other caller', async () => {
    const { client } = await clientOf({ [HOST]: saying(FREE) });
    const kept = { ...(await client.lookup('shop.example')), odd: () => {} };
    const cached = await clientOf({}, { cache: { get: () => kept, set: () => {} } });
    const [first, second] = await Promise.allSettled([
      cached.client.lookup('shop.example'),
      cached.client.lookup('shop.example'),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('are no longer shared once they are over', async () => {
    const { client, server } = await clientOf({ [HOST]: saying(FREE) });
    await client.lookup('shop.example');
    await client.lookup('shop.example');
    expect(server.connections).toBe(2);
  });

  it('are not shared with different options', async () => {
    const { client, server } = await clientOf({ [HOST]: saying(FREE) });
    await Promise.all([
      client.lookup('shop.example'),
      client.lookup('shop.example', { maxReferrals: 0 }),
      client.lookup('shop.example', { rdap: 'never' }),
    ]);
    expect(server.connections).toBe(3);
  });

  it('have separate timeouts and signals: when one caller leaves, the others get the result', async () => {
    let release = () => {};
    const { client, server } = await clientOf({
      [HOST]: (socket) => {
        release = () => socket.end(FREE);
      },
    });
    const caller = new AbortController();
    const codeOf = (promise: Promise<unknown>) =>
      promise.then(
        () => 'resolved',
        (error) => error.code,
      );
    const first = codeOf(client.lookup('shop.example', { timeout: 50 }));
    const second = codeOf(client.lookup('shop.example', { signal: caller.signal }));
    const third = codeOf(client.lookup('shop.example'));
    const fourth = codeOf(client.lookup('shop.example', { signal: AbortSignal.abort() }));
    expect(await first).toBe('TIMEOUT');
    while (server.questions.length === 0) await nextTurn();
    caller.abort();
    expect([await second, await fourth]).toEqual(['ABORTED', 'ABORTED']);
    expect(server.open).toBe(1);
    release();
    expect(await third).toBe('resolved');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('end with the last caller', async () => {
    const { client, server } = await clientOf({ [HOST]: () => {} });
    const callers = [new AbortController(), new AbortController()];
    const failures = callers.map(({ signal }) =>
      client.lookup('shop.example', { signal }).catch((error) => error),
    );
    while (server.questions.length === 0) await nextTurn();
    for (const caller of callers) caller.abort();
    expect(await Promise.all(failures)).toMatchObject([{ code: 'ABORTED' }, { code: 'ABORTED' }]);
    await server.abandoned();
  });

  it('give the registry’s part to a caller who times out at the registrar, and the whole result to the others', async () => {
    const held: Socket[] = [];
    const { client } = await clientOf({
      [HOST]: saying(THIN),
      [REGISTRAR]: (socket) => void held.push(socket),
    });
    const patient = client.lookup('shop.example');
    while (held.length === 0) await nextTurn();
    const hasty = await client.lookup('shop.example', { timeout: 50 });
    expect(hasty).toMatchObject({
      parts: [{ host: HOST }],
      warnings: [`${REGISTRAR}: the whole lookup took longer than 50 ms`],
    });
    for (const socket of held) socket.end('Registrar: Example Registrar, Inc.\n');
    expect(await patient).toMatchObject({ parts: [{ host: HOST }, { host: REGISTRAR }], warnings: [] });
  });
});

describe('the options of a call', () => {
  it('apply to that call only', async () => {
    const { client, server } = await clientOf({ [HOST]: saying(THIN), [REGISTRAR]: () => {} });
    expect((await client.lookup('shop.example', { maxReferrals: 0 })).parts).toHaveLength(1);
    const error = await client.lookup('example.app', { rdap: 'never' }).catch((error) => error);
    expect(error).toMatchObject({ code: 'NO_SERVER', kind: 'rdap' });
    expect(server.connections).toBe(1);
  });

  it('do not affect what a cache keeps', async () => {
    const kept = new Map();
    const { client } = await clientOf(
      { [HOST]: saying(THIN), [REGISTRAR]: saying('Registrar: Example Registrar, Inc.\n') },
      { cache: kept as never },
    );
    await client.lookup('shop.example', { maxReferrals: 0 });
    expect(kept.size).toBe(0);
    await client.lookup('shop.example');
    expect(kept.size).toBe(1);
  });

  it.each<[object, RegExp]>([
    [{ timeot: 5 }, /unknown option `timeot`; known options: signal, timeout, rdap, maxReferrals/],
    [{ timeout: '5' }, /`timeout` must be a time in ms from 1 .*; got "5"/],
    [{ maxReferrals: -1 }, /`maxReferrals` must be a whole number/],
    [{ rdap: 'always' }, /`rdap` must be one of fallback, prefer, never, both; got "always"/],
    [{ signal: {} }, /`signal` must be an AbortSignal/],
  ])('%j are a TypeError', async (options, message) => {
    const { client, server } = await clientOf({ [HOST]: saying(FREE) });
    await expect(client.lookup('shop.example', options as LookupOptions)).rejects.toThrow(message);
    expect(server.connections).toBe(0);
  });
});

it('a client opens no more connections at once than configured, and finishes all lookups', {
  tags: 'slow',
}, async () => {
  let most = 0;
  let at: Readonly<Record<string, WhoisServer>> = {};
  const answer: Answering = async (socket) => {
    const open = Object.values(at).reduce((sum, server) => sum + server.open, 0);
    most = Math.max(most, open);
    await nextTurn();
    socket.end(FREE);
  };
  const hosts = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`whois.nic.s${n}`, answer]));
  const { client, at: servers } = await clientOf(hosts, {
    maxSockets: 7,
    servers: Object.fromEntries(Object.keys(hosts).map((host) => [host.slice(10), { host }])),
  });
  at = servers;
  const names = Array.from({ length: 400 }, (_, n) => `shop${n}.s${n % 20}`);
  const all = await Promise.all(names.map((name) => client.availability(name)));
  expect(all.every((free) => free)).toBe(true);
  // A server hears of the end of a connection after the client that opens the next one.
  expect(most).toBeGreaterThan(3);
  expect(most).toBeLessThanOrEqual(14);
});

describe('invalid options of a client', () => {
  it.each<[object, RegExp]>([
    [{ timeot: 5 }, /unknown option `timeot`; known options: timeout/],
    [{ pacing: { intervall: 5 } }, /unknown option `pacing.intervall`; known options: concurrency, interval/],
    [{ pacing: null }, /`pacing` must be an object with any of concurrency, .*; got null/],
    [{ servers: { uk: 'a.example' } }, /`servers.uk` must be an object with any of host, port, /],
    [{ cache: {} }, /`cache` must have the functions `get` and `set`/],
    [{ servers: { '.uk': {} } }, /without a leading dot \("co.uk"\); got ".uk"/],
    [{ servers: { uk: { hots: 'a.example' } } }, /unknown option `servers.uk.hots`/],
    [{ connect: 5 }, /`connect` must be a function; got 5/],
    [{ maxSockets: 0 }, /`maxSockets` must be a whole number from 1/],
    [{ discover: 'yes' }, /`discover` must be true or false; got "yes"/],
  ])('%j', (options, message) => {
    expect(() => createClient(options as ClientOptions)).toThrow(TypeError);
    expect(() => createClient(options as ClientOptions)).toThrow(message);
  });
});
