import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import type { Connect } from '../../src/client-types.js';
import { Deadline } from '../../src/net/deadline.js';
import { overSockets } from '../../src/rdap/get.js';
import { overFetch } from '../../src/rdap/get-by-fetch.js';
import type { Get, HttpAnswer } from '../../src/rdap/http-answer.js';
import { rdapTransport } from '../../src/rdap/transport.js';
import { leadEveryNameHere } from '../support/resolver.js';
import { whoisServer } from '../support/whois-server.js';
import { certificate, NAMES } from './support/certificate.js';
import { domainOf, NOT_FOUND, relatedTo } from './support/documents.js';
import { type Answering, closeServers, fetchFrom, leadTo, rdapServer } from './support/rdap-server.js';

leadEveryNameHere();

const HOST = NAMES.registry;
const LIMITS = { connectTimeout: 10_000, idleTimeout: 10_000, maxBytes: 100_000 };
const missing = 'missing' in certificate ? certificate.missing : null;
const ca = 'missing' in certificate ? {} : { ca: certificate.cert };

afterEach(closeServers);

type Ask = (url: URL, deadline: Deadline) => Promise<HttpAnswer>;

/** A `get` that goes by the caller's `connect`. */
const by =
  (get: Get, connect: Connect | null = null): Ask =>
  (url, deadline) =>
    get({ url, publicOnly: false }, deadline, connect);

async function ask(get: Ask, url: string, timeout = 10_000, signal?: AbortSignal): Promise<HttpAnswer> {
  const deadline = new Deadline(timeout, signal);
  try {
    return await get(new URL(url), deadline);
  } finally {
    deadline.end();
  }
}

const textOf = ({ received }: HttpAnswer) => new TextDecoder().decode(received);

if (missing !== null) it.skip(`HTTPS: ${missing}`, () => {});

describe.skipIf(missing !== null)('one query over HTTPS', () => {
  const ways: [string, (hosts: Record<string, { port: number }>, limits: typeof LIMITS) => Ask][] = [
    ['the engine’s own sockets', (hosts, limits) => by(overSockets(limits, ca), leadTo(hosts))],
    ['the caller’s fetch', (hosts, limits) => by(overFetch(limits, fetchFrom(hosts)))],
  ];

  describe.each(ways)('by %s', (_, make) => {
    async function asked(answering: Answering, limits: Partial<typeof LIMITS> = {}) {
      const server = await rdapServer(answering);
      return { server, get: make({ [HOST]: server }, { ...LIMITS, ...limits }) };
    }
    const URL = `https://${HOST}/rdap/domain/shop.example?a=b`;

    it('returns status, headers and body, and leaves no connection', async () => {
      const seen: unknown[] = [];
      const { server, get } = await asked((question, response) => {
        seen.push(question.method, question.url, question.headers.host, question.headers.accept);
        response
          .writeHead(418, { 'Content-Type': 'application/rdap+json', 'Retry-After': '7' })
          .end('{"a":"ü"}');
      });
      const answer = await ask(get, URL);
      expect(answer).toMatchObject({ status: 418, failure: null });
      expect([
        answer.header('content-type'),
        answer.header('retry-after'),
        answer.header('location'),
      ]).toEqual(['application/rdap+json', '7', null]);
      expect(textOf(answer)).toBe('{"a":"ü"}');
      expect(seen).toEqual([
        'GET',
        '/rdap/domain/shop.example?a=b',
        HOST,
        expect.stringContaining('application/rdap+json'),
      ]);
      await server.abandoned();
    });

    it('does not follow redirects by itself', async () => {
      const { server, get } = await asked({ status: 302, headers: { Location: '/elsewhere' } });
      const answer = await ask(get, URL);
      expect(answer).toMatchObject({ status: 302, failure: null });
      expect(answer.header('location')).toBe('/elsewhere');
      expect(server.questions).toHaveLength(1);
    });

    it('stops an endless response at the limit, with what came until then', async () => {
      const { server, get } = await asked(
        (_, response) => {
          response.writeHead(200, { 'Content-Type': 'application/rdap+json' });
          const more = () => {
            while (!response.destroyed && response.write('x'.repeat(1000)));
          };
          response.on('drain', more);
          more();
        },
        { maxBytes: 5000 },
      );
      const answer = await ask(get, URL);
      expect(answer.failure).toMatchObject({ code: 'RESPONSE_TOO_LARGE' });
      expect(answer.received.length).toBe(5000);
      await server.abandoned();
    });

    it.each([
      ['before its answer', (_: unknown, response: { writeHead: unknown }) => void response],
      [
        'within its answer',
        (_: unknown, response: { write: (text: string) => void }) => response.write('{"half":'),
      ],
    ])('is a TIMEOUT if the server falls silent %s', async (_, answering) => {
      const { server, get } = await asked(answering as Answering, { idleTimeout: 150, connectTimeout: 50 });
      expect((await ask(get, URL)).failure).toMatchObject({
        code: 'TIMEOUT',
        message: expect.stringContaining('silent'),
      });
      await server.abandoned();
    });

    it('ends with the timeout of the whole lookup, or when the caller aborts', async () => {
      const { server, get } = await asked((_, response) => void response.write('{'));
      expect((await ask(get, URL, 150)).failure).toMatchObject({ code: 'TIMEOUT' });
      const controller = new AbortController();
      const answer = ask(get, URL, 10_000, controller.signal);
      controller.abort();
      expect((await answer).failure).toMatchObject({ code: 'ABORTED' });
      const over = new AbortController();
      over.abort();
      expect((await ask(get, URL, 10_000, over.signal)).failure).toMatchObject({ code: 'ABORTED' });
      await server.abandoned();
    });

    it('is a CONNECTION failure if the connection breaks or fails', async () => {
      const { get } = await asked((question) => void question.socket.destroy());
      expect((await ask(get, URL)).failure).toMatchObject({ code: 'CONNECTION', passing: true });
      const half = await asked((question, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"half":', () => question.socket.destroy());
      });
      const cut = await ask(half.get, URL);
      expect(cut.failure).toMatchObject({ code: 'CONNECTION' });
      expect(cut.failure?.message).not.toContain('before an answer');
      expect(textOf(cut)).toBe('{"half":');
      const nowhere = make({}, LIMITS);
      expect((await ask(nowhere, URL)).failure).toMatchObject({
        code: 'CONNECTION',
        message: expect.stringContaining('ECONNREFUSED'),
      });
    });

    it('is a CONNECTION failure if the certificate is for another host', async () => {
      const server = await rdapServer({ body: {} });
      const get = make({ 'rdap.other.example': server }, LIMITS);
      expect((await ask(get, 'https://rdap.other.example/domain/shop.example')).failure).toMatchObject({
        code: 'CONNECTION',
      });
      expect(server.questions).toEqual([]);
    });
  });

  it('rejects a self-signed certificate', async () => {
    const server = await rdapServer({ body: {} });
    const get = by(overSockets(LIMITS), leadTo({ [HOST]: server }));
    expect((await ask(get, `https://${HOST}/domain/shop.example`)).failure).toMatchObject({
      code: 'CONNECTION',
      message: expect.stringMatching(/self.signed/),
    });
    expect(server.questions).toEqual([]);
  });
});

it('the query uses plain HTTP if the table says so', async () => {
  const server = await rdapServer({ body: { a: 1 } }, { plain: true });
  const get = by(overSockets(LIMITS), leadTo({ [HOST]: server }));
  expect(await ask(get, `http://${HOST}/domain/shop.example`)).toMatchObject({ status: 200, failure: null });
  expect(server.questions).toEqual([`${HOST} /domain/shop.example`]);
});

it('the failure says in a few words what is wrong with TLS', async () => {
  const server = await rdapServer({ body: {} }, { plain: true });
  const get = by(overSockets(LIMITS), leadTo({ [HOST]: server }));
  expect((await ask(get, `https://${HOST}/domain/shop.example`)).failure).toMatchObject({
    code: 'CONNECTION',
    message: expect.stringMatching(/^TLS failed: [a-z ]+$/),
  });
});

it('the failure is a BAD_RESPONSE if the server does not speak HTTP', async () => {
  const server = await whoisServer((socket) => void socket.end('No match\r\n\r\n'));
  const get = by(overSockets(LIMITS), leadTo({ [HOST]: server }));
  const answer = await ask(get, `http://${HOST}/domain/shop.example`);
  await server.close();
  expect(answer).toMatchObject({
    status: 0,
    failure: { code: 'BAD_RESPONSE', message: expect.stringContaining('no HTTP') },
  });
});

/** Sends a piece again and again, until the client has left. */
function flood({ socket }: ServerResponse, first: string, piece: string): void {
  const pieces = piece.repeat(Math.ceil(10_000 / piece.length));
  const more = () => {
    while (socket?.destroyed === false && socket.write(pieces));
  };
  socket?.on('drain', more);
  socket?.write(first);
  more();
}

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/rdap+json\r\n';
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const INTERIM = /^the server sent more than \d+ interim responses \(HTTP 1xx\)$/;
const LARGE = /^the response is larger than 100000 bytes$/;
const HEADERS = /^the server’s HTTP headers are longer than \d+ bytes$/;

describe.each([
  ['HTTPS', false],
  ['plain HTTP', true],
])('endless bytes outside of the body, over %s', (_, plain) => {
  const ask_ = async (answering: Answering, limits: Partial<typeof LIMITS> = {}) => {
    const server = await rdapServer(answering, { plain });
    const get = by(overSockets({ ...LIMITS, ...limits }, ca), leadTo({ [HOST]: server }));
    const answer = await ask(get, `${plain ? 'http' : 'https'}://${HOST}/domain/shop.example`);
    await server.abandoned();
    return answer;
  };
  const it_ = it.skipIf(!plain && missing !== null);

  it_.each([
    ['interim responses', '', 'HTTP/1.1 100 Continue\r\n\r\n', 'BAD_RESPONSE', INTERIM],
    ['early hints', '', 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n', 'BAD_RESPONSE', INTERIM],
    ['line ends', '', '\r\n', 'RESPONSE_TOO_LARGE', LARGE],
    ['headers', HEAD, 'X: y\r\n', 'BAD_RESPONSE', HEADERS],
    ['one header', `${HEAD}X: `, 'y', 'BAD_RESPONSE', HEADERS],
    ['headers of an interim response', 'HTTP/1.1 103 Early Hints\r\n', 'X: y\r\n', 'BAD_RESPONSE', HEADERS],
    ['extensions of its chunks', CHUNKED, `1;x=${'y'.repeat(1000)}\r\na\r\n`, 'RESPONSE_TOO_LARGE', LARGE],
    ['zeros of a chunk’s length', CHUNKED, '0', 'RESPONSE_TOO_LARGE', LARGE],
    ['trailers', `${CHUNKED}0\r\n`, 'X: y\r\n', 'BAD_RESPONSE', HEADERS],
  ])('are rejected with a specific error: %s', async (_, first, piece, code, message) => {
    const { failure } = await ask_((_, response) => flood(response, first, piece));
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it_('are rejected with one of two errors if they are the extension of one chunk', async () => {
    const { failure } = await ask_((_, response) => flood(response, `${CHUNKED}1;x=`, 'y'));
    // Some versions of Node have a limit of their own for them.
    expect(failure).toMatchObject({
      code: expect.stringMatching(/^(?:RESPONSE_TOO_LARGE|BAD_RESPONSE)$/),
      message: expect.stringMatching(/^the (?:response is larger than|extension of a chunk is longer than)/),
    });
  });

  it_('count even if the response ends', async () => {
    const body = (extension: number) => `${CHUNKED}2;x=${'y'.repeat(extension)}\r\n{}\r\n0\r\n\r\n`;
    const answering =
      (extension: number): Answering =>
      (_, { socket }) =>
        void socket?.end(body(extension));
    const whole = await ask_(answering(800), { maxBytes: 1000 });
    expect([whole.failure, textOf(whole)]).toEqual([null, '{}']);
    const large = await ask_(answering(1000), { maxBytes: 1000 });
    expect(large.failure).toMatchObject({ code: 'RESPONSE_TOO_LARGE' });
    expect(textOf(large)).toBe('{}');
  });

  it_('do not include a few interim responses before a response', async () => {
    const interim = 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(3);
    const answer = await ask_(
      (_, { socket }) => void socket?.end(`${interim}${HEAD}Content-Length: 2\r\n\r\n{}`),
    );
    expect([answer.failure, answer.status, textOf(answer)]).toEqual([null, 200, '{}']);
  });

  it_('restart the idle timeout, even bit by bit', async () => {
    let sent = 0;
    const answer = await ask_(
      (_, { socket }) => {
        const more = () => {
          if (sent++ < 12) socket?.write('\r\n', () => setTimeout(more, 50));
          else socket?.end(`${HEAD}Content-Length: 2\r\n\r\n{}`);
        };
        more();
      },
      { idleTimeout: 400 },
    );
    expect([answer.failure, textOf(answer)]).toEqual([null, '{}']);
  });

  it_('include a switch to another protocol', async () => {
    const { failure } = await ask_(
      (_, { socket }) =>
        void socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    );
    expect(failure).toMatchObject({ code: 'BAD_RESPONSE', message: expect.stringContaining('HTTP 101') });
  });
});

describe('a host named in a response', () => {
  it('is not connected to if its name resolves to this machine', async () => {
    const server = await rdapServer({ body: {} });
    const url = new URL(`https://rdap.registrar.example:${server.port}/domain/shop.example`);
    const deadline = new Deadline(10_000);
    const answer = await overSockets(LIMITS, ca)({ url, publicOnly: true }, deadline, null);
    deadline.end();
    expect(answer.failure).toMatchObject({
      code: 'CONNECTION',
      message: 'the name resolves to 127.0.0.1, which is not a public address',
      passing: false,
    });
    expect(server.questions).toEqual([]);
  });
});

describe('a client with its own sockets', () => {
  const NAME = 'shop.example';
  async function clientOf(answering: Answering, base: (port: number) => string) {
    const registry = await rdapServer(answering, { plain: true });
    const client = createClient({ servers: { example: { rdap: base(registry.port) } }, retries: 0 });
    return { client, registry };
  }

  it('restricts a registrar named in a response to public addresses, but not the caller’s own server', async () => {
    const registrar = await rdapServer({ body: {} });
    const href = `https://${NAMES.registrar}:${registrar.port}/domain/${NAME}`;
    const { client, registry } = await clientOf(
      { body: domainOf(NAME, { links: [relatedTo(href)] }) },
      (port) => `http://127.0.0.1:${port}/`,
    );
    expect(await client.lookup(NAME)).toMatchObject({
      parts: [{ host: '127.0.0.1' }],
      properties: { status: 'registered' },
      warnings: [`${NAMES.registrar}: the name resolves to 127.0.0.1, which is not a public address`],
    });
    expect(registry.questions).toHaveLength(1);
    expect(registrar.questions).toEqual([]);
  });

  it('restricts another server of the same host to public addresses if a response redirects there', async () => {
    const inside = await rdapServer({ status: 404, body: NOT_FOUND });
    const location = `https://${HOST}:${inside.port}/domain/${NAME}`;
    const { client } = await clientOf(
      { status: 302, headers: { Location: location } },
      (port) => `http://${HOST}:${port}/`,
    );
    await expect(client.lookup(NAME)).rejects.toMatchObject({
      code: 'CONNECTION',
      message: `${HOST}: the name resolves to 127.0.0.1, which is not a public address`,
    });
    expect(inside.questions).toEqual([]);
  });
});

describe.skipIf(missing !== null)('a response over sockets without a body', () => {
  it.each([
    ['that says so', 'Content-Length: 0\r\n\r\n', 'available'],
    ['that says so in chunks', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 'available'],
    ['that ends with the connection, and may have been cut off', '\r\n', 'unknown'],
  ])('%s', async (_, rest, kind) => {
    const head = 'HTTP/1.1 404 Not Found\r\nContent-Type: application/rdap+json\r\n';
    const server = await rdapServer((_question, { socket }) => void socket?.end(`${head}${rest}`));
    const base = `https://${HOST}/`;
    const question = rdapTransport(overSockets(LIMITS, ca)).question(
      { rdap: base, rdapBases: [base], bootstrap: base },
      'shop.example',
    );
    const deadline = new Deadline(10_000);
    const answer = await question?.ask(deadline, leadTo({ [HOST]: server }));
    deadline.end();
    expect(answer?.kind).toBe(kind);
    expect(answer?.failure?.code).toBe(kind === 'unknown' ? 'BAD_RESPONSE' : undefined);
  });
});

describe('a caller’s `fetch`', () => {
  const get = (fetch: unknown, limits: Partial<typeof LIMITS> = {}) =>
    by(overFetch({ ...LIMITS, ...limits }, fetch as typeof globalThis.fetch));
  const URL = 'https://rdap.nic.example/domain/shop.example';

  it('that follows redirects is rejected', async () => {
    const response = Object.defineProperty(new Response('{}'), 'url', {
      value: 'https://elsewhere.example/',
    });
    expect(
      (
        await ask(
          get(async () => response),
          URL,
        )
      ).failure,
    ).toMatchObject({ code: 'BAD_RESPONSE', message: expect.stringContaining('elsewhere.example') });
  });

  it('that ignores the signal is abandoned, and its late response is canceled', async () => {
    let answer: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    expect(
      (
        await ask(
          get(() => late),
          URL,
          100,
        )
      ).failure,
    ).toMatchObject({ code: 'TIMEOUT' });
    const cancelled = new Promise<void>((resolve) => {
      answer(new Response(new ReadableStream({ cancel: () => resolve() })));
    });
    await cancelled;
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('a bug');
      },
      'a bug',
    ],
    [
      'rejects',
      async () => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo EAI_AGAIN') });
      },
      'getaddrinfo EAI_AGAIN',
    ],
    ['gives no response', async () => null, 'redirected'],
  ])('that %s is a CONNECTION failure', async (_, fetch, message) => {
    expect((await ask(get(fetch), URL)).failure).toMatchObject({
      code: 'CONNECTION',
      message: expect.stringContaining(message),
    });
  });

  it('may return no body', async () => {
    expect(
      await ask(
        get(async () => new Response(null, { status: 204 })),
        URL,
      ),
    ).toMatchObject({ status: 204, failure: null });
  });
});
