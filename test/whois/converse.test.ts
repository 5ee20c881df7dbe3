import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Connect } from '../../src/client-types.js';
import { Deadline } from '../../src/net/deadline.js';
import type { Limits } from '../../src/net/exchange.js';
import { converse } from '../../src/whois/converse.js';
import {
  type Answering,
  closedPort,
  leadTo,
  saying,
  type WhoisServer,
  whoisServer,
} from '../support/whois-server.js';

const HOST = 'whois.example.com';
const QUESTION = new TextEncoder().encode('example.com\r\n');
/** Far beyond what loopback needs: where one of these ends a test, that one is set low. */
const LIMITS: Limits = { connectTimeout: 10_000, idleTimeout: 10_000, maxBytes: 1000 };

const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function listening(answer: Answering): Promise<WhoisServer> {
  const server = await whoisServer(answer);
  servers.push(server);
  return server;
}

interface Situation {
  limits?: Partial<Limits>;
  timeout?: number;
  signal?: AbortSignal;
  connect?: Connect;
}

async function askAt(port: number, { limits, timeout = 10_000, signal, connect: dial }: Situation = {}) {
  const deadline = new Deadline(timeout, signal);
  const question = { host: HOST, port, bytes: QUESTION, publicOnly: false };
  const { received, failure } = await converse(
    question,
    { ...LIMITS, ...limits },
    deadline,
    dial ?? leadTo({ [HOST]: { port } }),
  );
  deadline.end();
  return { text: Buffer.from(received).toString(), failure };
}

describe('a server that responds', () => {
  it('gets one line, and is read until it closes', async () => {
    const server = await listening(saying('Domain Name: EXAMPLE.COM\r\n'));
    expect(await askAt(server.port)).toEqual({ text: 'Domain Name: EXAMPLE.COM\r\n', failure: null });
    expect(server.questions).toEqual(['example.com\r\n']);
  });

  it('finds the client side of the connection open while it responds', async () => {
    let ended = false;
    const server = await listening((socket) => {
      socket.once('end', () => {
        ended = true;
      });
      // Two rounds through the event loop on loopback, in which a FIN would have come.
      socket.write('first ', () =>
        setImmediate(() => setImmediate(() => socket.end(ended ? 'gone' : 'second'))),
      );
    });
    expect((await askAt(server.port)).text).toBe('first second');
  });

  it('may send up to the limit, byte by byte', async () => {
    const server = await listening((socket) => {
      let sent = 0;
      const send = () => (++sent <= 1000 ? socket.write('x', send) : socket.end());
      send();
    });
    expect(await askAt(server.port)).toEqual({ text: 'x'.repeat(1000), failure: null });
  });

  it('may take longer than the idle timeout, if it is never silent for that long', async () => {
    const server = await listening((socket) => {
      let sent = 0;
      const drip = setInterval(() => {
        if (++sent <= 12) return void socket.write('.');
        clearInterval(drip);
        socket.end();
      }, 50);
    });
    const { text, failure } = await askAt(server.port, { limits: { idleTimeout: 400 } });
    expect({ text, failure }).toEqual({ text: '.'.repeat(12), failure: null });
  });

  it('may send any bytes', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const server = await listening((socket) => void socket.end(all));
    const deadline = new Deadline(10_000);
    const question = { host: '127.0.0.1', port: server.port, bytes: QUESTION, publicOnly: false };
    const { received } = await converse(question, LIMITS, deadline, null);
    deadline.end();
    expect(Buffer.from(received).equals(all)).toBe(true);
  });
});

describe('a server that misbehaves ends in its own error, with what was received', () => {
  it('a reset right after the bytes, which Node reports as an end: CONNECTION', async () => {
    const server = await listening(
      (socket) => void socket.write('half an ans', () => socket.resetAndDestroy()),
    );
    const { text, failure } = await askAt(server.port);
    expect({ text, failure }).toMatchObject({
      text: 'half an ans',
      failure: { code: 'CONNECTION', cause: { code: 'ECONNRESET' } },
    });
  });

  it('a later reset: CONNECTION with the bytes that were read', async () => {
    const server = await listening((socket) => {
      socket.write('half an ans');
      reset = () => socket.resetAndDestroy();
    });
    let reset = () => {};
    const dial: Connect = () =>
      connect(server.port, '127.0.0.1').once('data', () => setImmediate(() => reset()));
    const { text, failure } = await askAt(server.port, { connect: dial });
    expect({ text, failure }).toMatchObject({
      text: 'half an ans',
      failure: { code: 'CONNECTION', message: 'read ECONNRESET' },
    });
  });

  it('a reset without any bytes: CONNECTION, which is worth a retry', async () => {
    const server = await listening((socket) => void socket.resetAndDestroy());
    expect(await askAt(server.port)).toMatchObject({
      text: '',
      failure: { code: 'CONNECTION', passing: true },
    });
  });

  it('a clean end, and a reset after it because of unread data: the response is complete', async () => {
    let client: Socket | undefined;
    const server = await listening((socket) => {
      socket.pause();
      client?.write('unread', () => socket.end('whole answer', () => socket.destroy()));
    });
    const dial: Connect = () => {
      client = connect(server.port, '127.0.0.1');
      return client;
    };
    expect(await askAt(server.port, { connect: dial })).toEqual({ text: 'whole answer', failure: null });
  });

  it('silence from the start: TIMEOUT', async () => {
    const server = await listening(() => {});
    const { text, failure } = await askAt(server.port, { limits: { idleTimeout: 30 } });
    expect({ text, failure }).toMatchObject({
      text: '',
      failure: { code: 'TIMEOUT', message: 'the server was silent for 30 ms' },
    });
    await server.abandoned();
  });

  it('silence in the middle: TIMEOUT with the beginning', async () => {
    const server = await listening((socket) => void socket.write('Domain Name: EXAM'));
    const { text, failure } = await askAt(server.port, { limits: { idleTimeout: 400 } });
    expect({ text, code: failure?.code }).toEqual({ text: 'Domain Name: EXAM', code: 'TIMEOUT' });
  });

  it('drops that are never silent: the timeout of the lookup ends it', async () => {
    const server = await listening((socket) => {
      const drip = setInterval(() => socket.write('.'), 5);
      socket.once('close', () => clearInterval(drip));
    });
    const { text, failure } = await askAt(server.port, { timeout: 300, limits: { idleTimeout: 10_000 } });
    expect(text).toMatch(/^\.+$/);
    expect(failure).toMatchObject({ code: 'TIMEOUT', message: 'the whole lookup took longer than 300 ms' });
    await server.abandoned();
  });

  it('an endless response: RESPONSE_TOO_LARGE with everything up to the limit', async () => {
    const server = await listening((socket) => {
      const pour = () => !socket.destroyed && socket.write('abcdefghij'.repeat(1000), pour);
      pour();
    });
    const { text, failure } = await askAt(server.port);
    expect(text).toBe('abcdefghij'.repeat(100));
    expect(failure).toMatchObject({
      code: 'RESPONSE_TOO_LARGE',
      message: 'the response is larger than 1000 bytes',
    });
    await server.abandoned();
  });

  it('an end without any bytes: nothing received, no failure', async () => {
    const server = await listening((socket) => void socket.end());
    expect(await askAt(server.port)).toEqual({ text: '', failure: null });
  });

  it('connection refused: CONNECTION that says why', async () => {
    const port = await closedPort();
    const { failure } = await askAt(port);
    expect(failure).toMatchObject({ code: 'CONNECTION', passing: true, cause: { code: 'ECONNREFUSED' } });
    expect(failure?.message).toContain('ECONNREFUSED');
  });

  it('no connection in time: TIMEOUT', async () => {
    const { failure } = await askAt(43, {
      connect: () => new Promise(() => {}),
      limits: { connectTimeout: 20 },
    });
    expect(failure).toMatchObject({ code: 'TIMEOUT', message: 'no connection within 20 ms' });
  });
});

describe('the caller aborts', () => {
  it('before the first step: no connection is made', async () => {
    const server = await listening(saying('too late'));
    const dial = leadTo({ [HOST]: server });
    const { failure } = await askAt(server.port, { signal: AbortSignal.abort('enough'), connect: dial });
    expect(failure).toMatchObject({ code: 'ABORTED', cause: 'enough' });
    expect(dial.hosts).toEqual([]);
  });

  it('while it connects: the signal reaches `connect`', async () => {
    const caller = new AbortController();
    let heard: AbortSignal | undefined;
    const asked = askAt(43, {
      signal: caller.signal,
      connect: ({ signal }) => {
        heard = signal;
        queueMicrotask(() => caller.abort());
        return new Promise(() => {});
      },
    });
    expect((await asked).failure?.code).toBe('ABORTED');
    expect(heard?.aborted).toBe(true);
  });

  it('while the server responds: with what was received', async () => {
    const caller = new AbortController();
    const server = await listening((socket) => void socket.write('Domain'));
    const dial: Connect = () =>
      connect(server.port, '127.0.0.1').once('data', () => setImmediate(() => caller.abort()));
    const { text, failure } = await askAt(server.port, { signal: caller.signal, connect: dial });
    expect({ text, code: failure?.code }).toEqual({ text: 'Domain', code: 'ABORTED' });
    await server.abandoned();
  });
});

describe('a `connect` of the caller', () => {
  it.each<[string, Connect]>([
    [
      'throws',
      () => {
        throw new Error('no proxy');
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('no proxy');
      },
    ],
    ['gives a broken socket', () => new Duplex().destroy(new Error('no proxy'))],
    [
      'gives a socket that breaks while it connects',
      () => {
        const socket = Object.assign(new Socket(), { connecting: true });
        queueMicrotask(() => socket.destroy(new Error('no proxy')));
        return socket;
      },
    ],
  ])('that %s: CONNECTION', async (_, dial) => {
    expect((await askAt(43, { connect: dial })).failure).toMatchObject({
      code: 'CONNECTION',
      message: 'no proxy',
    });
  });

  it('that returns no socket: CONNECTION that says so', async () => {
    const nothing = (() => undefined) as unknown as Connect;
    expect((await askAt(43, { connect: nothing })).failure?.message).toBe(
      '`connect` must return a socket or a promise of one',
    );
  });

  it('may return any connected stream', async () => {
    const asked: Buffer[] = [];
    const stream = new Duplex({
      read() {},
      write(chunk, _, done) {
        asked.push(chunk);
        this.push('answer');
        this.push(null);
        done();
      },
    });
    expect(await askAt(43, { connect: () => stream })).toEqual({ text: 'answer', failure: null });
    expect(Buffer.concat(asked).toString()).toBe('example.com\r\n');
    expect(stream.destroyed).toBe(true);
  });

  it('that resolves after the end: its socket is destroyed', async () => {
    const server = await listening(saying('late'));
    let hand: (socket: Socket) => void = () => {};
    const asked = askAt(43, {
      timeout: 10,
      connect: () =>
        new Promise((resolve) => {
          hand = resolve;
        }),
    });
    expect((await asked).failure?.code).toBe('TIMEOUT');
    const late = connect(server.port, '127.0.0.1');
    await once(late, 'connect');
    hand(late);
    await once(late, 'close');
    expect(server.questions).toEqual([]);
  });

  it('that rejects after the end: the rejection is ignored', async () => {
    const unhandled: unknown[] = [];
    const hear = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', hear);
    const dial: Connect = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))));
    expect((await askAt(43, { timeout: 10, connect: dial })).failure?.code).toBe('TIMEOUT');
    await nextTurn();
    process.off('unhandledRejection', hear);
    expect(unhandled).toEqual([]);
  });
});
