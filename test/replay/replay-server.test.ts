import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createReplayServer, type ReplayOptions, type ReplayServer } from '../../src/replay/index.js';
import { fixtureFolder } from './fixture-folder.js';

const REGISTRY = 'whois.verisign-grs.com';
const REGISTRAR = 'whois.registrar.example';
const NO_FIXTURE = /^% .*no fixture/;

const FILES = {
  [`${REGISTRY}/registered.txt`]:
    '   Domain Name: EXAMPLE.COM\r\n   Registrar WHOIS Server: whois.registrar.example\r\n',
  [`${REGISTRY}/registered.json`]: { host: REGISTRY, domain: 'example.com', query: 'domain example.com' },
  [`${REGISTRY}/throttled.txt`]: 'You asked too often\r\n',
  [`${REGISTRY}/throttled.json`]: {
    host: REGISTRY,
    domain: 'example.com',
    query: 'domain example.com',
    properties: { status: 'unknown' },
  },
  [`${REGISTRAR}/a.txt`]: 'Domain Name: example.com\r\nRegistrar: Example Registrar, Inc.\r\n',
  [`${REGISTRAR}/a.json`]: { domain: 'example.com' },
  'whois.denic.de/xn--bcher-kva.example.de.txt': 'Domain: b\u00fccher.example.de\n',
  'whois.norid.no/latin.txt': Buffer.from('Name: \u00d8ystein Example\r\n', 'latin1'),
  'whois.norid.no/latin.json': { domain: 'example.no', charset: 'iso-8859-1' },
};

async function start(options: Partial<ReplayOptions> = {}): Promise<ReplayServer> {
  const server = await createReplayServer({ fixtures: await fixtureFolder(FILES), ...options });
  onTestFinished(() => server.close());
  return server;
}

async function ask(server: ReplayServer, host: string, question: string): Promise<string> {
  const socket = await server.connect({ host, port: 43 });
  return answerOn(socket, question);
}

async function answerOn(socket: Socket, question: string): Promise<string> {
  socket.write(`${question}\r\n`);
  return (await buffer(socket)).toString('latin1');
}

async function askMain(server: ReplayServer, question: string): Promise<string> {
  const { connect } = await import('node:net');
  return answerOn(connect(server.port, server.address), question);
}

describe('each host responds with its own fixtures', () => {
  test('the same name has one response at the registry and another at the registrar', async () => {
    const server = await start();
    expect(await ask(server, REGISTRY, 'domain example.com')).toContain('Registrar WHOIS Server');
    expect(await ask(server, REGISTRAR, 'example.com')).toContain('Example Registrar, Inc.');
  });

  test.each([
    'domain example.com',
    'DOMAIN EXAMPLE.COM',
    '=example.com',
    'example.com.',
    'example.com/e',
    '-T dn example.com',
  ])('whatever is around the name in the query: %s', async (question) => {
    expect(await ask(await start(), REGISTRY, question)).toContain('EXAMPLE.COM');
  });

  test('a name is the same in Unicode and in punycode', async () => {
    const server = await start();
    expect(await ask(server, 'whois.denic.de', 'b\u00fccher.example.de')).toContain('Domain:');
    expect(await ask(server, 'WHOIS.DENIC.DE.', 'xn--bcher-kva.example.de')).toContain('Domain:');
  });

  test("the bytes are the fixture's", async () => {
    expect(await ask(await start(), 'whois.norid.no', 'example.no')).toBe('Name: \u00d8ystein Example\r\n');
  });

  test('a name without a fixture is never available: the response says that there is none', async () => {
    const server = await start();
    expect(await ask(server, REGISTRY, 'domain other.com')).toMatch(NO_FIXTURE);
    expect(await ask(server, REGISTRY, '')).toMatch(NO_FIXTURE);
  });

  test('a host without fixtures refuses the connection, and only loopback is contacted', async () => {
    const server = await start();
    await expect(server.connect({ host: 'whois.example.net', port: 43 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  test('a client in another process connects to a host by its own port', async () => {
    const server = await start();
    expect(await server.portOf(REGISTRAR)).toBe(await server.portOf(REGISTRAR));
    expect(await server.portOf(REGISTRAR)).not.toBe(server.port);
    await expect(server.portOf('whois.example.net')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('the main port responds by the query alone', () => {
  test('with the part of the registry if several hosts know the name', async () => {
    const server = await start();
    expect(await askMain(server, 'example.com')).toContain('Registrar WHOIS Server');
    expect(await askMain(server, 'example.no')).toContain('Name:');
    expect(await askMain(server, 'example.org')).toMatch(NO_FIXTURE);
    expect(server.questions.map(({ host }) => host)).toEqual([REGISTRY, 'whois.norid.no', null]);
  });
});

describe('several fixtures for one query', () => {
  test('the one that shows the result of the name comes first', async () => {
    expect(await ask(await start(), REGISTRY, 'domain example.com')).toContain('EXAMPLE.COM');
  });

  test('unless the caller names the case', async () => {
    const server = await start({ cases: { [REGISTRY]: 'throttled' } });
    expect(await ask(server, REGISTRY, 'domain example.com')).toBe('You asked too often\r\n');
    expect(await ask(server, REGISTRAR, 'example.com')).toContain('Example Registrar');
  });
});

describe('queries', () => {
  test('are recorded and reported, with the case of the response', async () => {
    const told: unknown[] = [];
    const server = await start({ onQuestion: (question) => told.push(question) });
    await ask(server, REGISTRY, 'domain example.com');
    const expected = {
      host: REGISTRY,
      question: 'domain example.com',
      case: 'registered',
      misbehavior: null,
    };
    expect(server.questions).toEqual([expected]);
    expect(told).toEqual([expected]);
  });

  test("may end with LF alone, or with the end of the client's side", async () => {
    const server = await start();
    const lf = await server.connect({ host: REGISTRAR, port: 43 });
    lf.write('example.com\n');
    expect((await buffer(lf)).toString()).toContain('Example Registrar');
    const fin = await server.connect({ host: REGISTRAR, port: 43 });
    fin.end('example.com');
    expect((await buffer(fin)).toString()).toContain('Example Registrar');
  });

  test('may arrive in pieces', async () => {
    const server = await start();
    const socket = await server.connect({ host: REGISTRAR, port: 43 });
    socket.setNoDelay(true);
    for (const piece of 'example.com\r') await new Promise((sent) => socket.write(piece, sent));
    socket.write('\n');
    expect((await buffer(socket)).toString()).toContain('Example Registrar');
    expect(server.questions).toHaveLength(1);
  });

  test('longer than 1 KiB are not read further', async () => {
    const server = await start();
    const socket = await server.connect({ host: REGISTRAR, port: 43 });
    socket.on('error', () => undefined);
    socket.write('x'.repeat(1025));
    await once(socket.resume(), 'close');
    expect(server.questions).toEqual([]);
  });

  test('that do not arrive close the connection', async () => {
    const server = await start({ questionTimeout: 20 });
    const socket = await server.connect({ host: REGISTRAR, port: 43 });
    await once(socket.resume(), 'close');
    expect(server.questions).toEqual([]);
  });
});

describe('closing', () => {
  test('ends open connections, is idempotent, and refuses later connections', async () => {
    const server = await start({ misbehave: [{ mode: 'silent' }] });
    const socket = await server.connect({ host: REGISTRY, port: 43 });
    socket.write('example.com\r\n');
    await expect.poll(() => server.questions.length).toBe(1);
    const gone = once(socket.resume(), 'close');
    await Promise.all([server.close(), server.close(), gone]);
    await expect(server.connect({ host: REGISTRY, port: 43 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  test('happens automatically at the end of a block', async () => {
    const server = await start();
    await server[Symbol.asyncDispose]();
    await expect(server.connect({ host: REGISTRY, port: 43 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  test('a connection that the caller aborted is not made', async () => {
    const server = await start();
    const reason = new Error('enough');
    await expect(server.connect({ host: REGISTRY, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('invalid options', () => {
  test('an address that is not loopback', async () => {
    await expect(start({ address: '0.0.0.0' })).rejects.toThrow('expected a loopback address, got "0.0.0.0"');
  });

  test.each([
    ['an empty folder', {}, /contains no fixtures/],
    ['JSON that is none', { 'h/a.txt': '', 'h/a.json': '{' }, /a\.json is not JSON/],
    ['JSON that is no object', { 'h/a.txt': '', 'h/a.json': '[]' }, /must hold a JSON object/],
    [
      'a fixture without a domain',
      { 'h/a.txt': '', 'h/a.json': '{}' },
      /"domain" must be a string, got undefined/,
    ],
    ['an answer without a description', { 'h/a.txt': '' }, /a\.json is missing/],
  ])('%s', async (_what, files, message) => {
    await expect(createReplayServer({ fixtures: await fixtureFolder(files) })).rejects.toThrow(message);
  });

  test('a folder that does not exist', async () => {
    await expect(createReplayServer({ fixtures: '/nowhere/at/all' })).rejects.toThrow(
      'is not a readable folder',
    );
  });
});
