import { execFile } from 'node:child_process';
import { getEventListeners } from 'node:events';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../src/client.js';
import type { ClientEvent, ClientOptions, Lookup } from '../src/client-types.js';
import { WhoisError } from '../src/errors.js';
import { clientOn } from './support/client-on.js';
import { type Answering, saying, whoisServer } from './support/whois-server.js';

const REGISTRY = 'whois.nic.example';
const REGISTRAR = 'whois.registrar.example';
const LABEL = 'Registrar WHOIS Server';

const THIN = `   Domain Name: SHOP.EXAMPLE
   Registry Domain ID: 1-EXAMPLE
   Registrar WHOIS Server: ${REGISTRAR}
   Updated Date: 2024-05-06T07:08:09Z
   Creation Date: 2001-02-03T04:05:06Z
   Registry Expiry Date: 2030-02-03T04:05:06Z
   Registrar: Example Registrar, Inc.
   Registrar IANA ID: 9999
   Domain Status: ok https://icann.org/epp#ok
   Name Server: NS1.EXAMPLE.NET
`;
const THICK = `Domain Name: shop.example
Registrar: Example Registrar, Inc.
Registrant Organization: Example Holdings Ltd
Registrant Country: GB
`;
const FREE = 'No match for "SHOP.EXAMPLE".\r\n';
const THROTTLED = 'Query rate limit exceeded.\r\n';

/** A client for which each host is a server on loopback, and .example has a registry. */
const clientOf = (hosts: Record<string, Answering>, options: ClientOptions = {}) =>
  clientOn(hosts, { servers: { example: { host: REGISTRY, referral: LABEL } }, ...options });

/** Stops the clock, which does not affect sockets. Returns a function that advances it by some ms. */
function stopClock(): (ms: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => vi.advanceTimersByTimeAsync(ms);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}

async function failureOf(promise: Promise<unknown>): Promise<WhoisError> {
  const outcome = await promise.then(
    (value) => new Error(`resolved: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(outcome instanceof WhoisError)) throw outcome;
  return outcome;
}

const referringTo = (value: string) => saying(THIN.replace(REGISTRAR, value));

describe('a lookup', () => {
  it('returns what registry and registrar responded, in one record and one properties object', async () => {
    const { client, at } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: saying(THICK) });
    const before = new Date().toISOString().slice(0, 10);
    const found = await client.lookup('www.Shop.EXAMPLE.');
    expect([before, new Date().toISOString().slice(0, 10)]).toContain(found.daystamp);
    expect(found).toMatchObject({
      domain: 'shop.example',
      parts: [
        { host: REGISTRY, body: THIN },
        { host: REGISTRAR, body: THICK },
      ],
      properties: {
        domain: 'shop.example',
        status: 'registered',
        'registered?': true,
        created_on: '2001-02-03T04:05:06+00:00',
        registrant_contacts: [{ organization: 'Example Holdings Ltd' }],
      },
      warnings: [],
    });
    expect(found.record).toContain('Creation Date: 2001-02-03T04:05:06Z');
    expect(found.record).toContain('Example Holdings Ltd');
    expect([at[REGISTRY]?.questions, at[REGISTRAR]?.questions]).toEqual([
      ['shop.example\r\n'],
      ['shop.example\r\n'],
    ]);
  });

  it("sends the query in the registry's syntax", async () => {
    const host = 'whois.verisign-grs.com';
    const { client, at } = await clientOn({ [host]: saying(THIN) }, { maxReferrals: 0 });
    await client.lookup('example.com');
    expect(at[host]?.questions).toEqual(['domain example.com\r\n']);
  });

  it('of a free name queries no other server, and a name with a registrar is never called free', async () => {
    const { client, connect } = await clientOf({ [REGISTRY]: saying(FREE) });
    expect((await client.lookup('shop.example')).properties.available).toBe(true);
    expect(connect.hosts).toEqual([REGISTRY]);
    const other = await clientOf({ [REGISTRY]: saying(`${LABEL}: ${REGISTRAR}\r\n${FREE}`) });
    expect((await other.client.lookup('shop.example')).properties.available).toBe(null);
  });

  it('of an invalid domain name queries no server', async () => {
    const { client, connect } = await clientOf({});
    expect((await failureOf(client.lookup('exa mple.example\r\n'))).code).toBe('INVALID_DOMAIN');
    expect(connect.hosts).toEqual([]);
  });
});

describe('a referral', () => {
  it('may name a port', async () => {
    const { client, events } = await clientOf({
      [REGISTRY]: referringTo(`${REGISTRAR}:4343`),
      [REGISTRAR]: saying(THICK),
    });
    expect((await client.lookup('shop.example')).parts).toHaveLength(2);
    expect(events).toContainEqual(expect.objectContaining({ type: 'asking', host: REGISTRAR, port: 4343 }));
  });

  it.each([REGISTRY, REGISTRY.toUpperCase(), `${REGISTRY}.`, `${REGISTRY}:4343`])(
    'to the queried server, written %s, is not followed',
    async (value) => {
      const { client, connect } = await clientOf({ [REGISTRY]: referringTo(value) });
      expect(await client.lookup('shop.example')).toMatchObject({
        parts: [{ host: REGISTRY }],
        warnings: [],
      });
      expect(connect.hosts).toEqual([REGISTRY]);
    },
  );

  /** coza-whois.registry.net.za is a host that our table gives a referral label. */
  const REFERRING = 'whois.verisign-grs.com';

  it('never leads back to a server that was queried before', async () => {
    const { client, connect } = await clientOf(
      { [REGISTRY]: referringTo(REFERRING), [REFERRING]: referringTo(REGISTRY) },
      { maxReferrals: 9 },
    );
    expect((await client.lookup('shop.example')).parts).toHaveLength(2);
    expect(connect.hosts).toEqual([REGISTRY, REFERRING]);
  });

  it.each([
    [0, [REGISTRY]],
    [1, [REGISTRY, REFERRING]],
    [2, [REGISTRY, REFERRING, REGISTRAR]],
  ])('is followed %d times if that is the limit', async (maxReferrals, hosts) => {
    const { client, connect } = await clientOf(
      { [REGISTRY]: referringTo(REFERRING), [REFERRING]: referringTo(REGISTRAR), [REGISTRAR]: saying(THICK) },
      { maxReferrals },
    );
    expect((await client.lookup('shop.example')).parts.map(({ host }) => host)).toEqual(hosts);
    expect(connect.hosts).toEqual(hosts);
  });

  it.each([
    '127.0.0.1',
    '10.0.0.1:43',
    '[::1]:43',
    'localhost',
    'db.internal',
    'https://www.example.com/whois',
    'not defined',
    `${REGISTRAR}:99999`,
  ])('to %s is rejected before `connect` is called, and the lookup says so', async (value) => {
    const { client, connect } = await clientOf({ [REGISTRY]: referringTo(value) });
    const { parts, warnings } = await client.lookup('shop.example');
    expect(parts).toEqual([{ host: REGISTRY, body: expect.any(String) }]);
    expect(warnings).toEqual([
      expect.stringContaining(`the referral to ${JSON.stringify(value)} was not followed`),
    ]);
    expect(connect.hosts).toEqual([REGISTRY]);
  });
});

describe('a failing registrar never loses the part of the registry', () => {
  const failing: [string, Answering, string][] = [
    ['resets', (socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
    ['ends without a word', (socket) => void socket.end(), 'the server sent an empty response'],
    [
      'never ends',
      (socket) => {
        const pour = () => !socket.destroyed && socket.write('\0'.repeat(9999), pour);
        pour();
      },
      'larger than 5000 bytes',
    ],
  ];

  it.each(failing)('if it %s', async (_, answer, why) => {
    const { client } = await clientOf(
      { [REGISTRY]: saying(THIN), [REGISTRAR]: answer },
      { maxBytes: 5000, retries: 0 },
    );
    const { parts, properties, warnings } = await client.lookup('shop.example');
    expect(parts[0]).toEqual({ host: REGISTRY, body: THIN });
    expect(properties['registered?']).toBe(true);
    expect(warnings).toEqual([expect.stringMatching(new RegExp(`^${REGISTRAR}: .*${why}`))]);
  });

  it('if it refuses connections', async () => {
    const { client } = await clientOf({ [REGISTRY]: saying(THIN) }, { retries: 0 });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: REGISTRY }],
      warnings: [`${REGISTRAR}: connect ECONNREFUSED ${REGISTRAR}`],
    });
  });

  it.each(['EMFILE', 'ENFILE'])('if no file is left for a connection (%s)', async (code) => {
    const client = createClient({
      servers: { example: { host: REGISTRY } },
      retries: 0,
      connect: () => {
        const message = `connect ${code} 192.0.2.1:43 - Local (undefined:undefined)`;
        throw Object.assign(new Error(message), { code });
      },
    });
    await expect(client.lookup('shop.example')).rejects.toMatchObject({
      code: 'CONNECTION',
      message: `${REGISTRY}: no connection could be opened: too many open files here (${code})`,
    });
  });

  it.each<[string, ClientOptions, string]>([
    ['is silent', { idleTimeout: 400 }, 'the server was silent for 400 ms'],
    ['uses up the time of the whole lookup', { timeout: 400 }, 'the whole lookup took longer than 400 ms'],
  ])('if it %s', async (_, options, why) => {
    const pass = stopClock();
    const { client, at } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: () => {} }, options);
    const lookup = client.lookup('shop.example');
    await until(() => at[REGISTRAR]?.questions.length === 1);
    await pass(400);
    expect(await lookup).toMatchObject({ parts: [{ host: REGISTRY }], warnings: [`${REGISTRAR}: ${why}`] });
  });

  it('if it limits the rate: its response is a part and a warning', async () => {
    const { client } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: saying(THROTTLED) });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: REGISTRY }, { host: REGISTRAR }],
      properties: { 'registered?': true, 'available?': false },
      warnings: [`${REGISTRAR}: the server limits the rate of queries`],
    });
  });

  it('if it does not know the name', async () => {
    const { client } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: saying(FREE) });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: REGISTRY }, { host: REGISTRAR }],
      properties: { 'registered?': true, 'available?': false },
      warnings: [`${REGISTRAR}: the registrar says that it does not have this name`],
    });
  });

  it('if it breaks off: complete lines are kept, the last incomplete one is not', async () => {
    const { client } = await clientOf({
      [REGISTRY]: saying(THIN),
      [REGISTRAR]: (socket) =>
        void socket.write(`${THICK}Registrant Email: someone@exam`, () => socket.resetAndDestroy()),
    });
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: REGISTRY }, { host: REGISTRAR, body: THICK }],
      warnings: [expect.stringContaining('ECONNRESET')],
    });
  });
});

describe('a failing registry is a typed error that carries what was received', () => {
  it.each<[string, Answering, Partial<WhoisError>]>([
    ['throttles', saying(THROTTLED), { code: 'THROTTLED' }],
    [
      'throttles and resets',
      (socket) => void socket.write(THROTTLED, () => socket.resetAndDestroy()),
      { code: 'THROTTLED' },
    ],
    ['refuses', saying('Access denied\r\n'), { code: 'REFUSED' }],
    [
      'does not serve the suffix',
      saying('TLD is not supported.\r\n'),
      { code: 'NO_SERVER', kind: 'unknown' },
    ],
    [
      'breaks off',
      (socket) => void socket.write('Domain Name: SHOP', () => socket.resetAndDestroy()),
      { code: 'CONNECTION' },
    ],
    [
      'breaks off after the words for a free name',
      (socket) => void socket.write(FREE, () => socket.resetAndDestroy()),
      { code: 'CONNECTION' },
    ],
    ['never ends', (socket) => void socket.write('x'.repeat(20_000)), { code: 'RESPONSE_TOO_LARGE' }],
    ['sends blanks', saying(' \r\n\r\n'), { code: 'BAD_RESPONSE' }],
  ])('%s', async (_, answer, expected) => {
    const { client } = await clientOf({ [REGISTRY]: answer }, { maxBytes: 5000 });
    const error = await failureOf(client.lookup('shop.example'));
    expect(error).toMatchObject({ ...expected, host: REGISTRY, parts: [{ host: REGISTRY }] });
    expect(error.parts).toHaveLength(1);
    expect(error.parts[0]?.body).not.toBe('');
  });

  it.each<[string, string, Partial<WhoisError>]>([
    ['throttles and falls silent', THROTTLED, { code: 'THROTTLED' }],
    ['falls silent', 'Domain Name: SHOP', { code: 'TIMEOUT' }],
  ])('%s', async (_, text, expected) => {
    const pass = stopClock();
    const { client, connect } = await clientOf(
      { [REGISTRY]: (socket) => void socket.write(text) },
      { idleTimeout: 400 },
    );
    const failure = failureOf(client.lookup('shop.example'));
    await until(() => connect.sockets[0]?.bytesRead === text.length);
    await nextTurn();
    await pass(400);
    expect(await failure).toMatchObject({
      ...expected,
      parts: [{ host: REGISTRY, body: text.replace('\r', '') }],
    });
  });

  it.each<[string, Answering, Partial<WhoisError>]>([
    ['ends without a word', (socket) => void socket.end(), { code: 'BAD_RESPONSE' }],
    ['resets', (socket) => void socket.resetAndDestroy(), { code: 'CONNECTION' }],
    ['is silent', () => {}, { code: 'TIMEOUT' }],
  ])('%s: there are no parts', async (name, answer, expected) => {
    const limits = name === 'is silent' ? { idleTimeout: 50 } : {};
    const { client } = await clientOf({ [REGISTRY]: answer }, { ...limits, retries: 0 });
    const error = await failureOf(client.lookup('shop.example'));
    expect(error).toMatchObject({ ...expected, host: REGISTRY, parts: [] });
  });

  it('is never "available", wherever its response breaks off', async () => {
    for (let length = 0; length < FREE.length; length++) {
      const { client } = await clientOf(
        {
          [REGISTRY]: (socket) =>
            void socket.write(`\n${FREE.slice(0, length)}`, () => socket.resetAndDestroy()),
        },
        { retries: 0 },
      );
      expect((await failureOf(client.availability('shop.example'))).code).toBe('CONNECTION');
    }
  });
});

describe('a query is sent again', () => {
  const second = (first: Answering, then: Answering): Answering => {
    let asked = 0;
    return (socket, question) => (asked++ === 0 ? first : then)(socket, question);
  };

  it.each<[string, Answering]>([
    ['reset', (socket) => void socket.resetAndDestroy()],
    ['ended without a word', (socket) => void socket.end()],
  ])('if the connection was %s', async (_, first) => {
    const { client, at, events } = await clientOf({ [REGISTRY]: second(first, saying(FREE)) });
    expect(await client.availability('shop.example')).toBe(true);
    expect(at[REGISTRY]?.connections).toBe(2);
    expect(events.map(({ type }) => type)).toEqual(['asking', 'retry', 'asking', 'answer']);
  });

  it('but not if anything was received', async () => {
    const { client, at } = await clientOf({
      [REGISTRY]: second((socket) => void socket.write('%', () => socket.resetAndDestroy()), saying(FREE)),
    });
    expect((await failureOf(client.availability('shop.example'))).code).toBe('CONNECTION');
    expect(at[REGISTRY]?.connections).toBe(1);
  });

  it('at most `retries` times', async () => {
    const { client, at } = await clientOf({ [REGISTRY]: (socket) => void socket.end() }, { retries: 2 });
    expect((await failureOf(client.lookup('shop.example'))).code).toBe('BAD_RESPONSE');
    expect(at[REGISTRY]?.connections).toBe(3);
  });
});

describe('availability', () => {
  it.each<[string, string, boolean]>([
    ['free', FREE, true],
    ['registered', THIN, false],
    ['reserved', 'Reserved by Registry\r\n', false],
  ])('of a name that is %s', async (_, text, expected) => {
    const { client, connect } = await clientOf({ [REGISTRY]: saying(text), [REGISTRAR]: saying(FREE) });
    expect(await client.availability('shop.example')).toBe(expected);
    expect(connect.hosts).toEqual([REGISTRY]);
  });

  it('that the response does not tell is UNDETERMINED, with the response', async () => {
    const { client } = await clientOf({ [REGISTRY]: saying('Have a nice day\r\n') });
    expect(await failureOf(client.availability('shop.example'))).toMatchObject({
      code: 'UNDETERMINED',
      parts: [{ host: REGISTRY, body: 'Have a nice day\n' }],
    });
  });
});

describe('a suffix without a WHOIS server', () => {
  it.each([
    ['example.app', 'rdap', /^https:/],
    ['example.vn', 'web', /^https?:/],
    ['shop.nosuchsuffix', 'unknown', undefined],
  ])('%s is NO_SERVER of its kind if RDAP is disabled', async (domain, kind, url) => {
    const { client, connect } = await clientOf({}, { rdap: 'never' });
    const error = await failureOf(client.lookup(domain));
    expect(error).toMatchObject({ code: 'NO_SERVER', kind });
    if (url) expect(error.url).toMatch(url);
    else expect(error.url).toBeUndefined();
    expect(connect.hosts).toEqual([]);
  });

  it('whose server says that it does not serve the suffix gets an error with the RDAP base URL, if there is one', async () => {
    const { client } = await clientOf(
      { [REGISTRY]: saying('TLD is not supported.\r\n') },
      { servers: { app: { host: REGISTRY } }, rdap: 'never' },
    );
    expect(await failureOf(client.lookup('example.app'))).toMatchObject({
      code: 'NO_SERVER',
      kind: 'rdap',
      url: expect.stringMatching(/^https:/),
    });
  });

  const NEW = 'whois.nic.nosuchsuffix';
  const iana = (host: string) =>
    `% IANA WHOIS server\n\nrefer:        ${host}\n\ndomain:       NOSUCHSUFFIX\nstatus:       ACTIVE\nwhois:        ${host}\n`;

  it('is looked up at IANA once if the option says so', async () => {
    const { client, at, connect } = await clientOf(
      { 'whois.iana.org': saying(iana(NEW)), [NEW]: saying(FREE) },
      { discover: true },
    );
    expect((await client.lookup('shop.nosuchsuffix')).parts).toMatchObject([{ host: NEW }]);
    await client.lookup('other.nosuchsuffix');
    expect(connect.hosts).toEqual(['whois.iana.org', NEW, NEW]);
    expect(at['whois.iana.org']?.questions).toEqual(['nosuchsuffix\r\n']);
  });

  it.each(['localhost', '127.0.0.1', 'db.internal'])(
    'is not queried at the server that IANA names if that is %s',
    async (host) => {
      const { client, connect } = await clientOf(
        { 'whois.iana.org': saying(iana(host)) },
        { discover: true },
      );
      expect(await failureOf(client.lookup('shop.nosuchsuffix'))).toMatchObject({
        code: 'NO_SERVER',
        kind: 'unknown',
      });
      expect(connect.hosts).toEqual(['whois.iana.org']);
    },
  );

  it('is not guessed if IANA fails', async () => {
    const { client } = await clientOf({ 'whois.iana.org': saying(THROTTLED) }, { discover: true });
    expect(await failureOf(client.lookup('shop.nosuchsuffix'))).toMatchObject({
      code: 'THROTTLED',
      host: 'whois.iana.org',
    });
  });
});

describe('the option `servers`', () => {
  it('replaces the host, the port and the query of a suffix, the longest that matches', async () => {
    const { client, at, events } = await clientOf(
      { 'whois.one.example': saying(FREE), 'whois.two.example': saying(FREE) },
      {
        servers: {
          uk: { host: 'whois.one.example' },
          'co.uk': { host: 'whois.two.example', port: 4343, query: '-x {domain}\r\n' },
        },
      },
    );
    await client.lookup('example.uk');
    await client.lookup('www.example.co.uk');
    expect(at['whois.one.example']?.questions).toEqual(['example.uk\r\n']);
    expect(at['whois.two.example']?.questions).toEqual(['-x example.co.uk\r\n']);
    expect(events).toContainEqual(expect.objectContaining({ host: 'whois.two.example', port: 4343 }));
  });

  it('may change one property of a server in the table', async () => {
    const host = 'whois.verisign-grs.com';
    const { client, at } = await clientOn(
      { [host]: saying('No match for domain "EXAMPLE.COM".\r\n') },
      { servers: { com: { query: '={domain}\r\n' } } },
    );
    await client.lookup('example.com');
    expect(at[host]?.questions).toEqual(['=example.com\r\n']);
  });
});

describe('pacing', () => {
  it('allows as many queries at a time per host as configured, in the order in which they came', {
    tags: 'slow',
  }, async () => {
    let most = 0;
    const held = new Set<Socket>();
    const { client, at } = await clientOf(
      {
        // Responds when three queries are there, after a while in which a fourth could come.
        [REGISTRY]: async (socket) => {
          most = Math.max(most, held.add(socket).size);
          if (held.size !== 3) return;
          for (let round = 0; round < 5; round++) await nextTurn();
          for (const waiting of held) waiting.end(FREE);
          held.clear();
        },
      },
      { pacing: { concurrency: 3, interval: 0 } },
    );
    const names = Array.from({ length: 150 }, (_, n) => `shop${n}.example`);
    await Promise.all(names.map((name) => client.lookup(name)));
    expect(most).toBe(3);
    const order = at[REGISTRY]?.questions.map((question) => Number(/\d+/.exec(question)?.[0])) ?? [];
    expect(order).toHaveLength(150);
    // A question may overtake the two that started with it and no other.
    expect(order.every((n, place) => Math.abs(n - place) < 3)).toBe(true);
  });

  it('with one at a time keeps the exact order', async () => {
    const { client, at } = await clientOf(
      { [REGISTRY]: saying(FREE) },
      { pacing: { concurrency: 1, interval: 0 } },
    );
    const names = Array.from({ length: 50 }, (_, n) => `shop${n}.example`);
    await Promise.all(names.map((name) => client.lookup(name)));
    expect(at[REGISTRY]?.questions).toEqual(names.map((name) => `${name}\r\n`));
  });

  it('slows down after a rate limit, and the next lookup says why it took too long', async () => {
    const pass = stopClock();
    const { client, at, events } = await clientOf(
      { [REGISTRY]: saying(THROTTLED) },
      { timeout: 600, pacing: { waitCounts: true } },
    );
    expect((await failureOf(client.lookup('shop.example'))).code).toBe('THROTTLED');
    const failure = failureOf(client.lookup('other.example'));
    await until(() => events.some(({ type }) => type === 'waiting'));
    await pass(600);
    expect(await failure).toMatchObject({
      code: 'TIMEOUT',
      host: REGISTRY,
      message: `${REGISTRY}: the whole lookup took longer than 600 ms while waiting for its turn`,
    });
    expect(at[REGISTRY]?.connections).toBe(1);
  });

  it('does not count the wait for a turn towards the timeout of a lookup', async () => {
    const pass = stopClock();
    let release = () => {};
    const { client, at, events } = await clientOf(
      {
        [REGISTRY]: (socket, question) => {
          if (question === 'slow.example') release = () => socket.end(FREE);
          else socket.end(FREE);
        },
      },
      { timeout: 400, pacing: { concurrency: 1, interval: 0 } },
    );
    const query = client.query({ host: REGISTRY, query: 'slow.example', timeout: 10_000 });
    const waiting = client.availability('shop.example');
    await until(() => at[REGISTRY]?.questions.length === 1);
    await pass(800);
    release();
    await query;
    expect(await waiting).toBe(true);
    expect(events).toContainEqual({ type: 'waiting', domain: 'shop.example', host: REGISTRY, ahead: 1 });
  });

  it('restarts the timeout of a lookup when the wait is over', async () => {
    const pass = stopClock();
    const { client, at } = await clientOf(
      { [REGISTRY]: (socket, question) => (question === 'first.example' ? socket.end(FREE) : undefined) },
      { timeout: 400, pacing: { concurrency: 1, interval: 0 } },
    );
    const first = client.lookup('first.example');
    const failure = failureOf(client.lookup('shop.example'));
    await first;
    await until(() => at[REGISTRY]?.questions.length === 2);
    await pass(400);
    expect(await failure).toMatchObject({
      code: 'TIMEOUT',
      message: `${REGISTRY}: the whole lookup took longer than 400 ms`,
    });
  });
});

describe('a lookup that the caller aborts', () => {
  const asking = async (events: ClientEvent[], host: string) => {
    while (!events.some((event) => event.type === 'asking' && event.host === host)) await nextTurn();
  };

  it('before it starts queries no server', async () => {
    const { client, connect } = await clientOf({ [REGISTRY]: saying(FREE) });
    const error = await failureOf(client.lookup('shop.example', { signal: AbortSignal.abort('enough') }));
    expect(error).toMatchObject({ code: 'ABORTED', cause: 'enough', parts: [] });
    expect(connect.hosts).toEqual([]);
  });

  it('is rejected while the registry responds', async () => {
    const caller = new AbortController();
    const { client, events } = await clientOf({ [REGISTRY]: () => {} });
    const failure = failureOf(client.lookup('shop.example', { signal: caller.signal }));
    await asking(events, REGISTRY);
    caller.abort();
    expect(await failure).toMatchObject({ code: 'ABORTED', host: REGISTRY });
  });

  it('is rejected while the registrar responds, with the part of the registry', async () => {
    const caller = new AbortController();
    const { client, events } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: () => {} });
    const failure = failureOf(client.lookup('shop.example', { signal: caller.signal }));
    await asking(events, REGISTRAR);
    caller.abort();
    expect(await failure).toMatchObject({ code: 'ABORTED', parts: [{ host: REGISTRY, body: THIN }] });
  });

  it('is rejected while it waits for its turn', async () => {
    const caller = new AbortController();
    const { client } = await clientOf({ [REGISTRY]: () => {} }, { pacing: { concurrency: 1 } });
    const first = failureOf(client.lookup('first.example'));
    const failure = failureOf(client.lookup('shop.example', { signal: caller.signal }));
    await nextTurn();
    caller.abort();
    expect(await failure).toMatchObject({ code: 'ABORTED', host: REGISTRY });
    await client.close();
    expect((await first).code).toBe('ABORTED');
  });

  it('is rejected when the client is closed, like all other calls and later ones', async () => {
    const { client, events } = await clientOf({ [REGISTRY]: () => {} });
    const failures = [
      failureOf(client.lookup('shop.example')),
      failureOf(client.availability('other.example')),
      failureOf(client.query({ host: REGISTRY, query: 'x' })),
    ];
    await asking(events, REGISTRY);
    await client.close();
    expect((await Promise.all(failures)).map(({ code }) => code)).toEqual(['ABORTED', 'ABORTED', 'ABORTED']);
    expect((await failureOf(client.lookup('shop.example'))).code).toBe('ABORTED');
  });
});

describe('a finished call leaves nothing behind', () => {
  const outcomes: [string, Answering, Answering][] = [
    ['success', saying(THIN), saying(THICK)],
    ['a silent registry', () => {}, saying(THICK)],
    ['an endless registry', (socket) => void socket.write('x'.repeat(20_000)), saying(THICK)],
    ['a reset registry', (socket) => void socket.resetAndDestroy(), saying(THICK)],
    ['a silent registrar', saying(THIN), () => {}],
    [
      'a registrar that breaks off',
      saying(THIN),
      (socket) => void socket.write('x', () => socket.resetAndDestroy()),
    ],
    ['a throttling registry', saying(THROTTLED), saying(THICK)],
  ];

  it.each(outcomes)('after %s: neither socket nor listener', async (_, registry, registrar) => {
    const caller = new AbortController();
    const { client, at, connect } = await clientOf(
      { [REGISTRY]: registry, [REGISTRAR]: registrar },
      { idleTimeout: 50, maxBytes: 5000 },
    );
    await client.lookup('shop.example', { signal: caller.signal }).catch((error: WhoisError) => error);
    expect(connect.sockets.length).toBeGreaterThan(0);
    expect(connect.sockets.every((socket) => socket.destroyed)).toBe(true);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
    await Promise.all(Object.values(at).map((server) => server.abandoned()));
  });

  it('and the process can exit', { tags: 'slow' }, async () => {
    const program = inject('programs')['finished-calls'];
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(JSON.parse(stdout)).toEqual({
      outcomes: [
        'resolved',
        'TIMEOUT',
        'RESPONSE_TOO_LARGE',
        'CONNECTION',
        'resolved',
        'ABORTED',
        'THROTTLED',
      ],
      active: [],
    });
  });

  it('and one signal serves a hundred lookups without a warning', async () => {
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on('warning', hear);
    const caller = new AbortController();
    const { client } = await clientOf({ [REGISTRY]: saying(FREE) });
    const names = Array.from({ length: 100 }, (_, n) => `shop${n}.example`);
    await Promise.all(names.map((name) => client.lookup(name, { signal: caller.signal })));
    await nextTurn();
    process.off('warning', hear);
    expect(warnings).toEqual([]);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });
});

describe('a cache', () => {
  const kept = () => {
    const lookups = new Map<string, Lookup>();
    return {
      lookups,
      get: async (domain: string) => lookups.get(domain),
      set: (domain: string, found: Lookup) => lookups.set(domain, found),
    };
  };

  it('provides the second result', async () => {
    const cache = kept();
    const { client, connect } = await clientOf({ [REGISTRY]: saying(FREE) }, { cache });
    const first = await client.lookup('shop.example');
    expect(await client.lookup('www.SHOP.example')).toEqual(first);
    expect(await client.availability('shop.example')).toBe(true);
    expect(connect.hosts).toEqual([REGISTRY]);
  });

  it('never keeps a lookup restricted to the registry', async () => {
    const cache = kept();
    const { client } = await clientOf({ [REGISTRY]: saying(THIN) }, { cache });
    await client.availability('shop.example');
    expect(cache.lookups.size).toBe(0);
  });

  it('never keeps a lookup that its timeout cut short', async () => {
    const cache = kept();
    const pass = stopClock();
    const { client, at } = await clientOf(
      { [REGISTRY]: saying(THIN), [REGISTRAR]: () => {} },
      { cache, timeout: 600 },
    );
    const lookup = client.lookup('shop.example');
    await until(() => at[REGISTRAR]?.questions.length === 1);
    await pass(600);
    expect((await lookup).warnings).toHaveLength(1);
    expect(cache.lookups.size).toBe(0);
  });

  it('that fails is a warning', async () => {
    const broken = () => {
      throw new Error('disk full');
    };
    const { client } = await clientOf({ [REGISTRY]: saying(FREE) }, { cache: { get: broken, set: broken } });
    expect((await client.lookup('shop.example')).warnings).toEqual([
      'the cache could not be read: disk full',
      'the cache could not be written: disk full',
    ]);
  });

  it.each([
    ['of another form', '{"toString":1}'],
    ['no object', '[[{"toString":1}]]'],
    ['without parts', '{"domain":"shop.example","daystamp":"","record":"","properties":{},"warnings":[]}'],
    [
      'with parts that are none',
      '{"domain":"shop.example","daystamp":"","record":"","parts":[{"host":{"toString":1},"body":""}],"properties":{"available?":null},"warnings":[]}',
    ],
    [
      'whose availability is neither',
      '{"domain":"shop.example","daystamp":"","record":"","parts":[],"properties":{"available?":{"toString":1}},"warnings":[]}',
    ],
    [
      'whose domain is no name',
      '{"domain":{"toString":1},"daystamp":"","record":"","parts":[],"properties":{"available?":null},"warnings":[]}',
    ],
  ])('that returns something else is a warning, and the servers are queried: %s', async (_, json) => {
    const cache = { get: () => JSON.parse(json), set: () => {} };
    const { client } = await clientOf({ [REGISTRY]: saying(FREE) }, { cache });
    expect(await client.availability('shop.example')).toBe(true);
    expect(await client.lookup('shop.example')).toMatchObject({
      parts: [{ host: REGISTRY }],
      warnings: ['the cache could not be read: its value for the name is not a lookup'],
    });
  });

  it.each([
    ['a text', 'disk full', 'disk full'],
    ['nothing', undefined, 'undefined'],
    ['an object that is no text', { toString: 1 }, 'an object that is not an error'],
    ['an object without a prototype', Object.create(null), 'an object that is not an error'],
    [
      'an error whose message is none',
      Object.assign(new Error(), { message: { toString: 1 }, name: 'X' }),
      'X',
    ],
    ['a symbol', Symbol('x'), 'Symbol(x)'],
  ])('that throws %s is a warning', async (_, thrown, told) => {
    const broken = () => {
      throw thrown;
    };
    const { client } = await clientOf({ [REGISTRY]: saying(FREE) }, { cache: { get: broken, set: broken } });
    expect((await client.lookup('shop.example')).warnings).toEqual([
      `the cache could not be read: ${told}`,
      `the cache could not be written: ${told}`,
    ]);
  });

  it('that hangs does not block the lookup forever', async () => {
    const hanging = () => new Promise<undefined>(() => {});
    const { client } = await clientOf(
      { [REGISTRY]: saying(FREE) },
      { timeout: 50, cache: { get: hanging, set: hanging } },
    );
    expect((await failureOf(client.lookup('shop.example'))).code).toBe('TIMEOUT');
  });
});

describe('events', () => {
  it('report the steps of a lookup in order', async () => {
    const { client, events } = await clientOf({ [REGISTRY]: saying(THIN), [REGISTRAR]: saying(THICK) });
    await client.lookup('shop.example');
    expect(events).toMatchObject([
      { type: 'asking', domain: 'shop.example', host: REGISTRY, port: 43, attempt: 1 },
      { type: 'answer', host: REGISTRY, bytes: THIN.length },
      { type: 'referral', from: REGISTRY, host: REGISTRAR, port: 43 },
      { type: 'asking', host: REGISTRAR },
      { type: 'answer', host: REGISTRAR, bytes: THICK.length },
    ]);
  });

  it('never break a lookup; a listener that throws causes one process warning', async () => {
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on('warning', hear);
    const { client } = await clientOf(
      { [REGISTRY]: saying(FREE) },
      {
        onEvent: () => {
          throw new Error('a bug of the caller');
        },
      },
    );
    expect(await client.availability('shop.example')).toBe(true);
    await nextTurn();
    process.off('warning', hear);
    expect(warnings.map(({ message }) => message)).toEqual(['onEvent threw: Error: a bug of the caller']);
  });
});

describe('functions of the caller', () => {
  it('that reject as a listener cause one process warning, and end no process', async () => {
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on('warning', hear);
    const { client } = await clientOf(
      { [REGISTRY]: saying(FREE) },
      { onEvent: async () => Promise.reject(new Error('a bug of the caller')) },
    );
    expect(await client.availability('shop.example')).toBe(true);
    await nextTurn();
    process.off('warning', hear);
    expect(warnings.map(({ message }) => message)).toEqual(['onEvent threw: Error: a bug of the caller']);
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'something that only looks like a socket',
      () => ({ write: 1, on: 2, destroy: 3 }),
      /must return a socket/,
    ],
    [
      'a stream of objects',
      () => {
        const stream = new Duplex({ objectMode: true, read: () => {}, write: (_, __, done) => done() });
        stream.push({});
        return stream;
      },
      /objects instead of bytes/,
    ],
  ])('that connect to %s fail the lookup only', async (_, connect, message) => {
    const client = createClient({ connect: async () => connect() as Duplex, rdap: 'never', retries: 0 });
    await expect(client.lookup('shop.com')).rejects.toMatchObject({ code: 'CONNECTION', message });
    await client.close();
  });
});

describe('query', () => {
  it('returns the bytes of one exchange, whatever they are', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    const { client, at } = await clientOf({ [REGISTRY]: (socket) => void socket.end(bytes) });
    expect(await client.query({ host: REGISTRY, query: '-T dn shop.example' })).toEqual(
      new Uint8Array(bytes),
    );
    expect(at[REGISTRY]?.questions).toEqual(['-T dn shop.example\r\n']);
  });

  it('connects by itself without a `connect`, and applies no referral checks', async () => {
    const server = await whoisServer(saying('hello'));
    onTestFinished(() => server.close());
    const client = createClient();
    const bytes = await client.query({ host: '127.0.0.1', port: server.port, query: 'shop.example\r\n' });
    expect(new TextDecoder().decode(bytes)).toBe('hello');
    expect(server.questions).toEqual(['shop.example\r\n']);
  });

  it('has its own timeout, and the error carries what was received', async () => {
    const pass = stopClock();
    const { client, connect } = await clientOf({ [REGISTRY]: (socket) => void socket.write('half') });
    const failure = failureOf(client.query({ host: REGISTRY, query: 'x', timeout: 400 }));
    await until(() => connect.sockets[0]?.bytesRead === 4);
    await nextTurn();
    await pass(400);
    expect(await failure).toMatchObject({
      code: 'TIMEOUT',
      parts: [{ host: REGISTRY, body: 'half' }],
    });
  });

  it.each([
    { host: '', query: 'x' },
    { host: 'a b', query: 'x' },
    { host: REGISTRY, port: 0, query: 'x' },
    { host: REGISTRY, port: 65_536, query: 'x' },
    { host: REGISTRY, query: 'x\r\ny' },
    { host: REGISTRY, query: 'x', timeout: 0 },
  ])('rejects %j', async (options) => {
    const { client, connect } = await clientOf({});
    await expect(client.query(options)).rejects.toThrow(TypeError);
    expect(connect.hosts).toEqual([]);
  });
});

describe('invalid options are a TypeError with the received value', () => {
  it.each<[ClientOptions, string]>([
    [{ timeout: 0 }, '`timeout` must be a time in ms from 1 to 2147483647, or Infinity; got 0'],
    [
      { connectTimeout: Number.NaN },
      '`connectTimeout` must be a time in ms from 1 to 2147483647, or Infinity; got NaN',
    ],
    [{ idleTimeout: 2 ** 31 }, '`idleTimeout` must be a time in ms'],
    [{ maxReferrals: -1 }, '`maxReferrals` must be a whole number from 0, or Infinity; got -1'],
    [{ maxBytes: 1.5 }, '`maxBytes` must be a whole number from 1, or Infinity; got 1.5'],
    [{ retries: '3' as unknown as number }, '`retries` must be a whole number from 0, or Infinity; got "3"'],
    [{ servers: { com: { port: 70_000 } } }, '`servers.com.port` must be from 1 to 65535; got 70000'],
    [{ servers: { com: { host: '' } } }, '`servers.com.host` must be a host name or an address; got ""'],
    [
      { servers: { com: { query: '{domian}\r\n' } } },
      '`servers.com.query` must be one line with {domain} or {unicode} in it, its end included; got "{domian}\\r\\n"',
    ],
    [{ servers: { com: { query: '{domain}' } } }, '`servers.com.query` must be one line'],
    [{ servers: { com: { query: '{domain}\r\nquit\r\n' } } }, '`servers.com.query` must be one line'],
    [{ servers: { com: { query: 5 as unknown as string } } }, '`servers.com.query` must be one line'],
    [
      { servers: { com: { encoding: 'latin' } } },
      '`servers.com.encoding` must be a charset that queries can be encoded in, or "ascii"; got "latin"',
    ],
    [{ servers: { com: { encoding: 1 as unknown as string } } }, '`servers.com.encoding` must be a charset'],
    [
      { servers: { com: { referral: true as unknown as string } } },
      '`servers.com.referral` must be the label of a referral, or null; got true',
    ],
    [{ pacing: { concurrency: 0 } }, '`pacing.concurrency` must be'],
    [
      { pacing: { hosts: { [REGISTRY]: { interval: -1 } } } },
      `\`pacing.hosts['${REGISTRY}'].interval\` must be`,
    ],
  ])('%j', (options, message) => {
    expect(() => createClient(options)).toThrow(message);
    expect(() => createClient(options)).toThrow(TypeError);
  });
});
