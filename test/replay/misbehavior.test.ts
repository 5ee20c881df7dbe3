import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createReplayServer,
  MISBEHAVIORS,
  type Misbehavior,
  parseMisbehavior,
  type ReplayServer,
} from '../../src/replay/index.js';
import { fixtureFolder } from './fixture-folder.js';

const HOST = 'whois.nic.it';
const BODY = 'Domain:  example.it\r\nOrganization: Societ\u00e0 Example\r\n';
const SIZE = Buffer.byteLength(BODY);

async function start(...misbehave: (Misbehavior | string)[]): Promise<ReplayServer> {
  const fixtures = await fixtureFolder({
    [`${HOST}/example.it.txt`]: BODY,
    'whois.eu/example.eu.txt': 'Domain: example.eu\r\n',
    'whois.eu/throttled.txt': '-2: too many questions\r\n',
    'whois.eu/throttled.json': {
      domain: 'example.eu',
      query: 'example.eu',
      properties: { status: 'unknown' },
    },
  });
  const server = await createReplayServer({ fixtures, misbehave });
  onTestFinished(() => server.close());
  return server;
}

async function open(server: ReplayServer, host = HOST, question = 'example.it'): Promise<Socket> {
  const socket = await server.connect({ host, port: 43 });
  onTestFinished(() => void socket.destroy());
  socket.write(`${question}\r\n`);
  return socket;
}

const ask = async (server: ReplayServer, host?: string, question?: string) =>
  (await buffer(await open(server, host, question))).toString();

/** What came before the connection broke, and the code of the error that broke it. */
async function askUntilBroken(server: ReplayServer): Promise<{ received: string; code: string | undefined }> {
  const socket = await open(server);
  let received = '';
  let code: string | undefined;
  socket.on('data', (chunk: Buffer) => {
    received += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    code = error.code;
  });
  await new Promise((closed) => socket.on('close', closed));
  return { received, code };
}

describe('on request the server', () => {
  test('is slow: the whole response comes, in small pieces', async () => {
    const socket = await open(await start({ mode: 'slow', interval: 5 }));
    const drops: Buffer[] = [];
    for await (const drop of socket) drops.push(drop as Buffer);
    expect(Buffer.concat(drops).toString()).toBe(BODY);
    expect(drops.length).toBeGreaterThan(1);
  });

  test('is silent: the query is read, and the connection stays open without a byte', async () => {
    const server = await start({ mode: 'silent' }, { mode: 'silent', host: 'whois.eu' });
    const socket = await open(server);
    let heard = 0;
    socket.on('data', () => {
      heard += 1;
    });
    // A second query that was sent and read shows that enough time has passed for a response to the first.
    await open(server, 'whois.eu', 'example.eu');
    await expect.poll(() => server.questions.length).toBe(2);
    expect({ heard, open: !socket.destroyed && !socket.readableEnded }).toEqual({ heard: 0, open: true });
  });

  test('hangs: everything is sent, but the connection stays open', async () => {
    const server = await start({ mode: 'hang', host: HOST });
    const socket = await open(server);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toBe(BODY);
    await ask(server, 'whois.eu', 'example.eu');
    expect(socket.readableEnded).toBe(false);
  });

  test('closes without a response', async () => {
    expect(await ask(await start({ mode: 'empty' }))).toBe('');
  });

  test('cuts the response off', async () => {
    expect(await ask(await start({ mode: 'cut' }))).toBe(BODY.slice(0, Math.floor(SIZE / 2)));
    expect(await ask(await start({ mode: 'cut', after: 10 }))).toBe(BODY.slice(0, 10));
  });

  test('closes only its own side', async () => {
    const socket = await open(await start({ mode: 'half-close', after: 7 }));
    expect((await buffer(socket)).toString()).toBe('Domain:');
  });

  test('resets the connection after some bytes', async () => {
    expect(await askUntilBroken(await start({ mode: 'reset', after: 10 }))).toEqual({
      received: BODY.slice(0, 10),
      code: 'ECONNRESET',
    });
  });

  test('responds without end, as long as the client reads', async () => {
    const socket = await open(await start({ mode: 'endless' }));
    let received = 0;
    for await (const chunk of socket) {
      received += (chunk as Buffer).length;
      if (received > 100 * SIZE) break;
    }
    expect(received).toBeGreaterThan(100 * SIZE);
  });

  test('refuses the connection', async () => {
    const server = await start({ mode: 'refuse' });
    await expect(server.connect({ host: HOST, port: 43 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test("limits the rate in the host's own words if a fixture has them, else in common ones", async () => {
    const server = await start({ mode: 'throttle' });
    expect(await ask(server, 'whois.eu', 'example.eu')).toBe('-2: too many questions\r\n');
    expect(await ask(server)).toBe('Query quota exceeded\r\n');
  });

  test("responds in another charset: a named one, or one that is not the host's", async () => {
    const named = await open(await start({ mode: 'charset', charset: 'utf-16le' }));
    expect(await buffer(named)).toEqual(Buffer.from(BODY, 'utf16le'));
    const other = await open(await start({ mode: 'charset' }));
    expect(await buffer(other)).toEqual(Buffer.from(BODY, 'latin1'));
  });
});

describe('a misbehavior', () => {
  test('is limited to its host', async () => {
    const server = await start('empty@whois.nic.it');
    expect(await ask(server)).toBe('');
    expect(await ask(server, 'whois.eu', 'example.eu')).toBe('Domain: example.eu\r\n');
  });

  test('is limited to its number of times, so that a retry succeeds', async () => {
    const server = await start({ mode: 'empty', times: 1 }, { mode: 'refuse', times: 1 });
    expect(await ask(server)).toBe('');
    await expect(server.connect({ host: HOST, port: 43 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await ask(server)).toBe(BODY);
    expect(server.questions.map(({ misbehavior }) => misbehavior)).toEqual(['empty', null]);
  });

  test('can be changed while the server runs', async () => {
    const server = await start('empty');
    server.misbehave([]);
    expect(await ask(server)).toBe(BODY);
  });
});

describe('in the syntax of the command line', () => {
  test.each([
    ['slow', { mode: 'slow' }],
    ['slow=500', { mode: 'slow', interval: 500 }],
    ['reset=10@whois.eu', { mode: 'reset', after: 10, host: 'whois.eu' }],
    ['half-close@whois.eu', { mode: 'half-close', host: 'whois.eu' }],
    ['charset=koi8-r', { mode: 'charset', charset: 'koi8-r' }],
  ])('%s', (text, expected) => {
    expect(parseMisbehavior(text)).toEqual(expected);
  });

  test.each(['', 'rude', '@whois.eu', 'toString', 'slow@', 'slow=', 'slow=-1', 'silent=3', 'cut=many'])(
    'rejects %j with the received value',
    (text) => {
      expect(() => parseMisbehavior(text)).toThrow(`got "${text}"`);
    },
  );

  test('every mode has one line of description', () => {
    for (const { does } of Object.values(MISBEHAVIORS)) expect(does).toMatch(/^[^\n]{10,100}$/);
  });
});
