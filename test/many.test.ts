import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/client.js';
import type { ClientOptions, LookupManyOptions, LookupResult, WhoisClient } from '../src/client-types.js';
import { type Answering, leadTo, saying, type WhoisServer, whoisServer } from './support/whois-server.js';

const FREE = 'No match\r\n';

const servers: WhoisServer[] = [];
const clients: WhoisClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A client with a separate server for each suffix. */
async function clientOf(
  suffixes: Record<string, Answering>,
  options: ClientOptions = {},
  hosts: Record<string, string> = {},
) {
  const at: Record<string, WhoisServer> = {};
  for (const [suffix, answer] of Object.entries(suffixes)) {
    const server = await whoisServer(answer);
    servers.push(server);
    at[hosts[suffix] ?? `whois.nic.${suffix}`] = server;
  }
  const connect = leadTo(at);
  const overrides = Object.fromEntries(
    Object.keys(suffixes).map((suffix) => [suffix, { host: `whois.nic.${suffix}` }]),
  );
  const client = createClient({ connect, servers: overrides, pacing: { interval: 0 }, ...options });
  clients.push(client);
  return { client, at: (suffix: string) => at[`whois.nic.${suffix}`] as WhoisServer, connect };
}

const names = (suffix: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `shop${n + from}.${suffix}`);

async function collect(results: AsyncIterable<LookupResult>): Promise<string[]> {
  const all: string[] = [];
  for await (const result of results)
    all.push(`${result.input} ${'lookup' in result ? result.lookup.properties.status : result.error.code}`);
  return all;
}

/** Responds when it is released. */
function holding(): { answer: Answering; held: Socket[]; release(): void } {
  const held: Socket[] = [];
  let open = false;
  return {
    held,
    answer: (socket) => void (open ? socket.end(FREE) : held.push(socket)),
    release: () => {
      open = true;
      for (const socket of held) socket.end(FREE);
    },
  };
}

describe('a list of names', () => {
  it('gives results in order, each failure in its place', async () => {
    const { client } = await clientOf({ one: saying(FREE), two: saying(FREE) });
    const list = ['a.one', 'b..two', 'WWW.C.two', 'd.nosuchsuffix', 'a.one'];
    expect(await collect(client.lookupMany(list))).toEqual([
      'a.one available',
      'b..two INVALID_DOMAIN',
      'WWW.C.two available',
      'd.nosuchsuffix NO_SERVER',
      'a.one available',
    ]);
  });

  it('may include numbers on request, each scheduled by its registry', async () => {
    const { answer, held } = holding();
    const { client } = await clientOf({ one: saying(FREE), ripe: answer }, {}, { ripe: 'whois.ripe.net' });
    const list = ['193.0.96.7', '193.0.96.8', '193.0.96.9', 'AS1900', '10.0.0.1', 'a.one', 'b.one'];
    const options = { ordered: false, concurrency: 3, rdap: 'never', timeout: 400 } as const;
    const came: string[] = [];
    for await (const { input, index: _, ...rest } of client.lookupMany(list, { ...options, numbers: true }))
      came.push(`${input} ${'number' in rest ? rest.number.number.status : Object.keys(rest)}`);
    // Those of a silent registry wait for their turns without a slot, and delay no others.
    expect(came.slice(0, 3).sort()).toEqual(['10.0.0.1 special', 'a.one lookup', 'b.one lookup']);
    expect(came.slice(3).sort()).toEqual(
      ['193.0.96.7', '193.0.96.8', '193.0.96.9', 'AS1900'].map((n) => `${n} error`),
    );
    expect(held.length).toBe(4);
    expect(await collect(client.lookupMany(['AS1900']))).toEqual(['AS1900 INVALID_DOMAIN']);
    expect(() => client.lookupMany([], { numbers: 1 as unknown as true })).toThrow(
      /`numbers` must be true or false/,
    );
  });

  it('is read far ahead without mixing up names, whatever they are', { tags: 'slow' }, async () => {
    const { client } = await clientOf({ one: saying(FREE) });
    const odd = [42 as unknown as string, 'ä'.repeat(5000), 'two\nlines.one', '', '\ud800.one'];
    const list = [...names('one', 100), ...odd, ...names('one', 100, 100), ...names('one', 200)];
    const inputs: unknown[] = [];
    for await (const { input } of client.lookupMany(list, { concurrency: 2 })) inputs.push(input);
    expect(inputs).toEqual(list);
  });

  it('gives each result the index of its name, even if names repeat', { tags: 'slow' }, async () => {
    const { client } = await clientOf({ one: saying(FREE), two: saying(FREE) });
    const list = [...names('one', 60), ...names('two', 60), 'no name', ...names('one', 60), '192.0.2.1'];
    const found: string[] = [];
    for await (const { input, index } of client.lookupMany(list, { ordered: false, numbers: true }))
      found[index] = input;
    expect(found).toEqual(list);
    const results = client.availabilityMany(list, { concurrency: 3 });
    for (let index = 0; index < list.length; index++)
      expect((await results.next()).value).toMatchObject({ input: list[index], index });
  });

  it('reports a bug of this library as the typed error of one name', async () => {
    const { client } = await clientOf({ one: saying(FREE) });
    // What cannot be copied makes the engine throw for a caller that joins a running lookup.
    const kept = { ...(await client.lookup('a.one')), odd: () => {} };
    const cache = { get: (name: string) => (name === 'b.one' ? kept : undefined), set: () => {} };
    const broken = await clientOf({ one: saying(FREE) }, { cache });
    const errors: string[] = [];
    for await (const result of broken.client.lookupMany(['b.one', 'b.one', 'c.one']))
      errors.push('error' in result ? `${result.error.name} ${result.error.code}` : 'lookup');
    expect(errors).toEqual(['lookup', 'WhoisError INTERNAL', 'lookup']);
  });

  it('may be any iterable, sync or async', async () => {
    const { client } = await clientOf({ one: saying(FREE) });
    async function* typed() {
      for (const name of names('one', 3)) {
        await nextTurn();
        yield name;
      }
    }
    expect(await collect(client.lookupMany(typed()))).toHaveLength(3);
    expect(await collect(client.lookupMany(new Set(names('one', 3))))).toHaveLength(3);
    expect(await collect(client.lookupMany([]))).toEqual([]);
  });

  it('can be checked for availability only', async () => {
    const taken = 'Domain Name: b.one\nRegistrar: Example Registrar, Inc.\nCreation Date: 2001-02-03\n';
    const { client } = await clientOf({
      one: saying({ 'a.one': FREE, 'b.one': taken, 'c.one': 'Hello\r\n' }),
    });
    const all = [];
    for await (const result of client.availabilityMany(['a.one', 'b.one', 'c.one'])) all.push(result);
    expect(all).toMatchObject([
      { input: 'a.one', available: true },
      { input: 'b.one', available: false },
      { input: 'c.one', error: { code: 'UNDETERMINED' } },
    ]);
  });

  it('does not delay the last result until the next name arrives', async () => {
    const { client } = await clientOf({ one: saying(FREE) });
    async function* typed() {
      yield 'a.one';
      await new Promise(() => {});
    }
    const results = client.lookupMany(typed());
    expect((await results.next()).value).toMatchObject({ input: 'a.one' });
    await results.return(undefined);
  });
});

describe('hosts', () => {
  it('that are silent do not delay others', async () => {
    const { answer, release } = holding();
    const { client, at } = await clientOf({ silent: answer, one: saying(FREE) });
    const list = names('silent', 50).flatMap((name, n) => [name, `shop${n}.one`]);
    const seen: string[] = [];
    for await (const { input } of client.lookupMany(list, { ordered: false, concurrency: 4 })) {
      seen.push(input);
      if (seen.length === 50) {
        expect(seen.every((name) => name.endsWith('.one'))).toBe(true);
        release();
      }
    }
    expect(new Set(seen)).toEqual(new Set(list));
    expect(at('silent').questions).toHaveLength(50);
  });

  it('that are silent delay ordered output, but not the work', async () => {
    const { answer, release } = holding();
    const { client, at } = await clientOf({ silent: answer, one: saying(FREE) });
    const list = ['a.silent', ...names('one', 100)];
    const collected = collect(client.lookupMany(list, { concurrency: 3 }));
    while (at('one').questions.length < 100) await nextTurn();
    release();
    expect(await collected).toEqual(list.map((name) => `${name} available`));
  });

  it('are all busy if a list is sorted by suffix', { tags: 'slow' }, async () => {
    const one = holding();
    const two = holding();
    const { client, at } = await clientOf({ one: one.answer, two: two.answer });
    const collected = collect(client.lookupMany([...names('one', 300), ...names('two', 300)]));
    // Two turns each, although hundreds of names of the first precede those of the second.
    while (at('one').questions.length < 2 || at('two').questions.length < 2) await nextTurn();
    one.release();
    two.release();
    expect(await collected).toHaveLength(600);
  });

  it('share the limit of names in progress', async () => {
    const held = holding();
    const suffixes = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`s${n}`, held.answer]));
    const { client } = await clientOf(suffixes);
    const list = Object.keys(suffixes).flatMap((suffix) => names(suffix, 3));
    const collected = collect(client.lookupMany(list, { concurrency: 5 }));
    while (held.held.length < 5) await nextTurn();
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect(held.held).toHaveLength(5);
    held.release();
    expect(await collected).toHaveLength(27);
  });

  it('get their turns even if other hosts wait for a slot', { tags: 'slow' }, async () => {
    const { client } = await clientOf({ one: saying(FREE), two: saying(FREE), three: saying(FREE) });
    const list = names('one', 30).flatMap((_, n) => [`a${n}.one`, `a${n}.two`, `a${n}.three`]);
    for (const ordered of [true, false]) {
      const seen = await collect(client.lookupMany(list, { concurrency: 1, buffer: 0, ordered }));
      expect([...seen].sort()).toEqual(list.map((name) => `${name} available`).sort());
    }
  });
});

describe('memory', () => {
  it('is limited both ways: nothing is read or queried without room for it', async () => {
    const options: LookupManyOptions = { concurrency: 2, ahead: 10, buffer: 5 };
    for (const ordered of [true, false]) {
      const { client, at } = await clientOf({ one: saying(FREE) });
      let read = 0;
      function* endless() {
        for (;;) yield `shop${read++}.one`;
      }
      const results = client.lookupMany(endless(), { ...options, ordered });
      for (let taken = 1; taken <= 30; taken++) {
        await results.next();
        for (let turn = 0; turn < 10; turn++) await nextTurn();
        expect(at('one').questions.length).toBeLessThanOrEqual(taken + 2 + 5);
        expect(read).toBeLessThanOrEqual(taken + 2 + 5 + 10);
      }
      await results.return(undefined);
    }
  });
});

describe('a list ends', () => {
  it('when the consumer stops: lookups in progress and the source end', async () => {
    const { client, at } = await clientOf({ one: saying(FREE), silent: () => {} });
    let returned = false;
    function* source() {
      try {
        yield 'a.one';
        for (;;) yield 'b.silent';
      } finally {
        returned = true;
      }
    }
    for await (const { input } of client.lookupMany(source(), { ahead: 5 })) {
      expect(input).toBe('a.one');
      break;
    }
    await at('silent').abandoned();
    expect(returned).toBe(true);
  });

  it('when the signal aborts', async () => {
    const { client, at } = await clientOf({ silent: () => {} });
    const caller = new AbortController();
    const results = collect(client.lookupMany(names('silent', 5), { signal: caller.signal }));
    while (at('silent').questions.length < 2) await nextTurn();
    caller.abort('enough');
    await expect(results).rejects.toMatchObject({ code: 'ABORTED', cause: 'enough' });
    await at('silent').abandoned();
    const late = client.lookupMany(['a.silent'], { signal: caller.signal });
    await expect(late.next()).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('when the source fails', async () => {
    const { client, at } = await clientOf({ silent: () => {} });
    async function* broken() {
      yield 'a.silent';
      throw new Error('disk gone');
    }
    await expect(collect(client.lookupMany(broken()))).rejects.toThrow('disk gone');
    await at('silent').abandoned();
  });

  it('when the client is closed: each name gets an error', async () => {
    const { client, at } = await clientOf({ silent: () => {} });
    const results = collect(client.lookupMany(names('silent', 3)));
    while (at('silent').questions.length < 2) await nextTurn();
    await client.close();
    expect(await results).toEqual(names('silent', 3).map((name) => `${name} ABORTED`));
  });
});

describe('options', () => {
  it.each(['example.com', '', 5, null, undefined, {}])(
    '%j is rejected at once, and by its type, because it is not a list of names',
    async (names) => {
      const { client } = await clientOf({});
      // @ts-expect-error A string is an iterable of its letters.
      const one = () => client.lookupMany('example.com');
      expect(one).toThrow('got "example.com": for one name, use `lookup` or `availability`');
      // @ts-expect-error The same.
      expect(() => client.availabilityMany('example.com')).toThrow(TypeError);
      const list = names as unknown as string[];
      const manyOf: ((names: string[]) => unknown)[] = [client.lookupMany, client.availabilityMany];
      for (const many of manyOf)
        expect(() => many(list)).toThrow(/^the names must be an array or another iterable; got /);
    },
  );

  it.each<[object, RegExp]>([
    [{ timeot: 5 }, /unknown option `timeot`; known options: .*timeout/],
    [{ concurrency: 0 }, /`concurrency` must be a whole number from 1/],
    [{ buffer: -1 }, /`buffer` must be/],
    [{ ordered: 'no' }, /`ordered` must be true or false; got "no"/],
    [{ signal: 5 }, /`signal` must be an AbortSignal/],
  ])('%j are rejected at once', async (options, message) => {
    const { client } = await clientOf({});
    expect(() => client.lookupMany([], options as LookupManyOptions)).toThrow(message);
  });

  it('of a call apply to each name', async () => {
    const { client } = await clientOf({ silent: () => {} });
    expect(await collect(client.lookupMany(names('silent', 2), { timeout: 50 }))).toEqual(
      names('silent', 2).map((name) => `${name} TIMEOUT`),
    );
  });
});
