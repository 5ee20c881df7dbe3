import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMPLAINTS, type Complaint, complain } from '../../src/gateway/complaints.js';
import { createGateway, type Gateway, type GatewayOptions } from '../../src/gateway/index.js';
import { MAX_QUESTION, nameAsked } from '../../src/gateway/question.js';
import { createClient } from '../../src/index.js';
import { answerKind, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { storedResponses } from './stored-responses.js';

const stored = storedResponses();

async function gatewayOf(options: GatewayOptions = {}) {
  const { gateway, asked } = await stored.gateway(options);
  return { gateway, asked, ask: (question: string) => askAt(gateway, `${question}\r\n`) };
}

/** Sends bytes and gives all that comes until the server ends. */
async function askAt({ host, port }: Gateway, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, host);
  socket.on('error', () => {});
  socket.write(bytes);
  return received(socket);
}

async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not `once`, which takes a reset for a fault of the test.
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(chunks).toString();
}

describe('the gateway', () => {
  it.each([
    ['WHOIS', 'example.it'],
    ['WHOIS with a registrar behind', 'example.com'],
    ['RDAP alone, laid out as text', 'example.page'],
    ['RDAP of a free name', 'example-free.page'],
  ])('responds with the record of any name: %s', async (_, domain) => {
    const { ask } = await gatewayOf();
    const client = createClient({ ...stored.lookups, retries: 0 });
    const expected = await client.lookup(domain).catch((error: unknown) => error);
    await client.close();
    const text = await ask(domain);
    if (expected instanceof Error) return expect(text).toMatch(/^% port43: /);
    const { record, properties } = expected as Awaited<ReturnType<typeof client.lookup>>;
    expect(text.replaceAll('\r\n', '\n')).toBe(record);
    expect(text.split('\n').every((line) => line === '' || line.endsWith('\r'))).toBe(true);
    expect(parse(text, { domain })).toMatchObject({ domain: properties.domain, status: properties.status });
  });

  it('keeps a response that decides nothing for five minutes, and any other for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask } = await gatewayOf();
    stored.replay.misbehave(['cut=40']);
    const cut = await ask('example.it');
    stored.replay.misbehave([]);
    expect(await ask('example.it')).toBe(cut);
    vi.setSystemTime(Date.now() + 301_000);
    const whole = await ask('example.it');
    expect(whole.length).toBeGreaterThan(cut.length);
    stored.replay.misbehave(['refuse']);
    vi.setSystemTime(Date.now() + 3_500_000);
    expect(await ask('example.it')).toBe(whole);
  });

  it('responds with the record of an address', async () => {
    const lookups = { rdap: 'never', maxReferrals: 0 } as const;
    const client = createClient({ ...stored.lookups, ...lookups });
    const { record } = await client.lookupResource('65.20.30.40');
    await client.close();
    const { ask } = await gatewayOf({ lookups });
    expect(record).not.toBe('');
    expect(await ask('65.20.30.40')).toBe(record.replaceAll('\n', '\r\n'));
  });

  it('caches records, so that a name is not queried again', async () => {
    const { ask } = await gatewayOf();
    const first = await ask('example.it');
    const before = stored.replay.questions.length;
    expect(await ask('EXAMPLE.it')).toBe(first);
    expect(stored.replay.questions.length).toBe(before);
  });

  it('queries again if the cache is off', async () => {
    const { ask } = await gatewayOf({ ttl: 0 });
    await ask('example.it');
    const before = stored.replay.questions.length;
    await ask('example.it');
    expect(stored.replay.questions.length).toBe(before + 1);
  });

  it.each([
    ['example.it', 'example.it'],
    ['domain example.it', 'example.it'],
    ['-T dn,ace example.it', 'example.it'],
    ['=example.it', 'example.it'],
    ['"example.it"', 'example.it'],
    ['', ''],
  ])('finds the name in the query %j', (question, name) => {
    expect(nameAsked(question)).toBe(name);
  });

  it('accepts a query without CR, without a line ending, and in Latin-1', async () => {
    const { gateway, asked } = await gatewayOf();
    expect(await askAt(gateway, 'example.it\n')).toContain('Domain:');
    const socket = connect({ port: gateway.port, host: gateway.host, allowHalfOpen: true });
    socket.end('example.it');
    expect(await received(socket)).toContain('Domain:');
    await askAt(gateway, Buffer.from('ex\xe4mple.it\r\n', 'latin1'));
    expect(asked.at(-1)?.question).toBe('exämple.it');
  });
});

describe('a misbehaving client', () => {
  it('that is silent, or sends a byte now and then, is closed at its timeout', async () => {
    const { gateway, asked } = await gatewayOf({ questionTimeout: 100 });
    const silent = connect(gateway.port, gateway.host);
    const slow = connect(gateway.port, gateway.host);
    const drip = setInterval(() => slow.write('x'), 20);
    const answers = await Promise.all([received(silent), received(slow)]);
    clearInterval(drip);
    for (const text of answers) expect(text).toBe(complain('SLOW'));
    expect(asked.map(({ outcome }) => outcome)).toEqual(['SLOW', 'SLOW']);
  });

  it('that sends more than a query', async () => {
    const { gateway, asked } = await gatewayOf();
    const text = await askAt(gateway, 'x'.repeat(10 * 2 ** 20));
    // The rest of what it sends may reset the connection before it reads the line.
    expect(['', complain('LONG')]).toContain(text);
    expect(asked).toMatchObject([{ question: '', outcome: 'LONG' }]);
    expect(await askAt(gateway, `${'x'.repeat(MAX_QUESTION)}\n`)).toBe(complain('INVALID_DOMAIN'));
  });

  it('that resets, or leaves at any time, does not affect the next one', async () => {
    const { gateway, ask } = await gatewayOf();
    for (const bytes of ['', 'example', 'example.it\r\n']) {
      const socket = connect(gateway.port, gateway.host);
      await once(socket, 'connect');
      if (bytes !== '') await new Promise((resolve) => socket.write(bytes, resolve));
      socket.resetAndDestroy();
    }
    const socket = connect({ port: gateway.port, host: gateway.host, allowHalfOpen: true });
    socket.end();
    expect(await received(socket)).toBe('');
    expect(await ask('example.it')).toContain('Domain:');
  });

  it('that does not read the response is disconnected', async () => {
    const { gateway } = await gatewayOf({ answerTimeout: 50 });
    const socket = connect({ port: gateway.port, host: gateway.host, allowHalfOpen: true });
    socket.write('example.it\r\n');
    socket.resume();
    // It never ends its own side.
    await once(socket, 'end');
    await gateway.close();
  });

  it('that opens too many connections gets an immediate response on the excess ones', async () => {
    const { gateway } = await gatewayOf({ lookupsAtOnce: { address: 1 } });
    const idle = Array.from({ length: 4 }, () => connect(gateway.port, gateway.host));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect(await askAt(gateway, 'example.it\r\n')).toBe(complain('CONNECTIONS'));
    for (const socket of idle) socket.destroy();
  });
});

describe('a failure', () => {
  it.each([
    ['nothing asked', '', 'EMPTY'],
    ['a name that is none', 'no name', 'INVALID_DOMAIN'],
    ['a suffix that nobody serves', 'example.invalid', 'NO_SERVER'],
    ['a block of several registries', '0.0.0.0/0', 'NO_SERVER'],
    ['an address that is set aside', '192.0.2.1', 'SPECIAL'],
    ['a block of them', '2001:db8::/32', 'SPECIAL'],
    ['an autonomous system that is', 'AS64496', 'SPECIAL'],
    ['an address that is none', '192.0.2.256', 'INVALID_NUMBER'],
  ] as const)('is a comment: %s', async (_, question, expected) => {
    const { ask } = await gatewayOf();
    expect(await ask(question)).toBe(complain(expected));
  });

  it.each([
    ['throttle', 'THROTTLED'],
    ['silent', 'TIMEOUT'],
    ['empty', 'BAD_RESPONSE'],
    ['refuse', 'CONNECTION'],
  ] as const)('of the registry is a comment that names it: %s', async (mode, expected) => {
    stored.replay.misbehave([mode]);
    const { ask } = await gatewayOf({ lookups: { timeout: 300 } });
    const text = await ask('example.it');
    expect(text).toBe(complain(expected, { host: 'whois.nic.it' }));
    expect(text).toContain('whois.nic.it');
  });

  it('is sent to an address with too many lookups in progress', async () => {
    stored.replay.misbehave(['silent']);
    const { ask } = await gatewayOf({ lookupsAtOnce: { address: 1 }, lookups: { timeout: 300 } });
    // One runs and two wait: a fourth is rejected.
    const names = ['example.it', 'example.com', 'example.de', 'example.fr'];
    const answers = await Promise.all(names.map((name) => ask(name)));
    expect(answers.filter((text) => text === complain('BUSY'))).toHaveLength(1);
    expect(answers.filter((text) => text.startsWith('% port43: TIMEOUT'))).toHaveLength(3);
  });

  const every = Object.keys(COMPLAINTS) as Complaint[];
  const named = (what: Complaint) => complain(what, { host: 'whois.nic.it', wait: 1500 });

  it.each(every)('is never read as a free name, by our own reader and for any suffix: %s', (what) => {
    const domains = [...new Set(FIXTURES.map(({ domain }) => domain))];
    expect(domains.length).toBeGreaterThan(100);
    const answered = domains.filter((domain) => {
      const found = parse(named(what), { domain });
      return found['available?'] !== null || found['registered?'] !== null || found.status !== 'unknown';
    });
    expect(answered).toEqual([]);
    const kind = answerKind({ host: null, body: named(what) });
    const throttled = /^(?:THROTTLED|BUSY|CONNECTIONS)$/.test(what);
    expect(throttled ? ['throttled'] : ['unknown', 'failed', 'refused']).toContain(kind);
  });

  it.each(every)('has no word that old programs look for in a free name’s response: %s', (what) => {
    expect(named(what)).not.toMatch(
      /not? (?:match|found|entries|data|object|such|record)|not registered|available|\bfree\b|does not exist|no information|nothing found/i,
    );
    for (const line of named(what).split('\r\n').slice(0, -1)) expect(line).toMatch(/^% port43: .{1,200}$/);
  });
});

describe('closing the gateway', () => {
  it('responds to queries in progress, closes idle connections, and accepts no more', async () => {
    stored.replay.misbehave(['slow=1@whois.nic.it']);
    const { gateway, ask } = await gatewayOf();
    const idle = connect(gateway.port, gateway.host);
    idle.on('error', () => {});
    await once(idle, 'connect');
    const before = stored.replay.questions.length;
    const answer = ask('example.it');
    await expect.poll(() => stored.replay.questions.length).toBe(before + 1);
    const closed = gateway.close();
    expect(await answer).toContain('Domain:');
    await closed;
    expect(await askAt(gateway, 'example.it\r\n')).toBe('');
  });

  it('frees its port; another process on the port is reported', async () => {
    const { gateway } = await gatewayOf();
    await expect(createGateway({ port: gateway.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await gateway.close();
    const again = await createGateway({ port: gateway.port });
    await again.close();
  });
});
