import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GatewayOptions } from '../../src/gateway/index.js';
import { createClient } from '../../src/index.js';
import { dnsFile } from '../routes/bootstrap-files.js';
import { storedResponses } from './stored-responses.js';

const stored = storedResponses();

async function gatewayOf(options: GatewayOptions = {}) {
  const { gateway, asked } = await stored.gateway({ rdap: { port: 0 }, ...options });
  const base = gateway.rdap?.url ?? '';
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    return { response, status: response.status, text, body: text === '' ? null : JSON.parse(text) };
  };
  return { gateway, base, asked, get };
}

describe('the gateway over RDAP', () => {
  it('responds for a suffix with only WHOIS, with a document made from the record', async () => {
    const { get, base } = await gatewayOf();
    const { status, response, body } = await get('domain/example.it');
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rdap+json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      objectClassName: 'domain',
      ldhName: 'example.it',
      port43: 'whois.nic.it',
      links: [{ rel: 'self', href: `${base}domain/example.it` }],
    });
    expect(body.notices.at(-1)).toMatchObject({ title: 'Source' });
    expect(body.notices.at(-1).description[0]).toMatch(/^whois\.nic\.it responded by WHOIS on \d{4}-/);
  });

  it('sends the document of a registry that has RDAP, with a notice', async () => {
    const { get } = await gatewayOf();
    const { body } = await get('domain/example.org');
    expect(body.ldhName.toLowerCase()).toBe('example.org');
    expect(body.notices.at(-1).description[0]).toMatch(/ responded by RDAP on /);
  });

  it('can be used by our own client as a server for every suffix', async () => {
    const { base } = await gatewayOf();
    const direct = createClient({ ...stored.lookups, retries: 0 });
    const client = createClient({ servers: { '*': { rdap: base } }, rdap: 'prefer', pacing: false });
    for (const name of ['example.it', 'example.fr', 'example.ch']) {
      const { properties } = await client.lookup(name);
      const expected = (await direct.lookup(name)).properties;
      expect(properties).toMatchObject({
        domain: expected.domain,
        status: expected.status,
        created_on: expected.created_on,
        expires_on: expected.expires_on,
      });
      expect(properties.nameservers.map((each) => each.name)).toEqual(
        expected.nameservers.map((each) => each.name),
      );
    }
    await Promise.all([client.close(), direct.close()]);
  });

  it('serves WHOIS and RDAP from one lookup', async () => {
    const { gateway, get } = await gatewayOf();
    await get('domain/example.it');
    const before = stored.replay.questions.length;
    const socket = connect(gateway.port, gateway.host);
    socket.end('example.it\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain('Domain:');
    await get('domain/EXAMPLE.it.');
    expect(stored.replay.questions.length).toBe(before);
  });

  it('serves only RDAP if WHOIS is disabled', async () => {
    const { gateway, get } = await gatewayOf({ whois: false });
    expect(gateway.port).toBe(0);
    expect((await get('domain/example.it')).status).toBe(200);
  });
});

describe('404', () => {
  it('means that the registry says that a name is available, and is never cached', async () => {
    const { get, base } = await gatewayOf();
    const { status, body, response } = await get('domain/exämple.it');
    expect(status).toBe(404);
    expect(body).toMatchObject({ errorCode: 404, title: 'Not Found' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const client = createClient({ servers: { '*': { rdap: base } }, rdap: 'prefer', pacing: false });
    expect(await client.availability('exämple.it')).toBe(true);
    await client.close();
  });

  it.each([
    ['throttle', 503, 'THROTTLED'],
    ['silent', 504, 'TIMEOUT'],
    ['empty', 502, 'BAD_RESPONSE'],
    ['refuse', 502, 'CONNECTION'],
    ['cut', null, null],
    ['half-close', null, null],
    ['reset', 502, 'CONNECTION'],
  ] as const)('never comes from a server that misbehaves: %s', async (mode, status, code) => {
    stored.replay.misbehave([mode as 'silent']);
    const { get } = await gatewayOf({ lookups: { timeout: 300 } });
    const answer = await get('domain/example.it');
    expect(answer.status).not.toBe(404);
    if (status === null) return;
    expect(answer.status).toBe(status);
    expect(answer.body.errorCode).toBe(status);
    expect(answer.body.description[0]).toMatch(new RegExp(`^${code}: `));
    expect(answer.body.description).toContain('Server: whois.nic.it');
    if (status === 503) expect(Number(answer.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['a suffix without a server', 'domain/example.invalid', 501],
    ['a suffix itself', 'domain/it', 400],
    ['a suffix of two labels', 'domain/co.uk', 400],
    ['no name', 'domain/', 400],
    ['an empty label', 'domain/example..it', 400],
    ['blanks around a name', 'domain/%20example.it', 400],
    ['more behind a name', 'domain/example.it/x', 400],
    ['a slash behind a name', 'domain/example.it/', 400],
    ['a slash in a name', 'domain/example.it%2Fx', 400],
    ['an address as a name', 'domain/192.0.2.1', 400],
    ['a percent sign alone', 'domain/example%.it', 400],
    ['bytes that are not UTF-8', 'domain/ex%E4mple.it', 400],
    ['a reverse zone', 'domain/2.0.192.in-addr.arpa', 501],
    ['an entity', 'entity/1-EXAMPLE', 501],
    ['a nameserver', 'nameserver/ns1.example.it', 501],
    ['a search', 'domains?name=exam*.it', 501],
    ['an address that is none', 'ip/192.0.2.256', 400],
    ['a prefix with bits behind it', 'ip/192.0.2.1/24', 400],
    ['an AS number in an address', 'ip/AS64496', 400],
    ['an AS number with letters', 'autnum/AS64496', 400],
    ['an AS number too large', 'autnum/4294967296', 400],
    ['no query', '', 400],
    ['another path', 'whois/example.it', 400],
  ])('is not the response to %s', async (_, path, status) => {
    const { get } = await gatewayOf();
    const answer = await get(path);
    expect([answer.status, answer.body.errorCode]).toEqual([status, status]);
    expect(answer.response.headers.get('content-type')).toBe('application/rdap+json');
  });

  it('is not the response to a reserved name, which is a domain', async () => {
    const { get } = await gatewayOf();
    const { status, body } = await get('domain/smith.name');
    expect(status).toBe(200);
    expect(body.status).toContain('reserved');
  });
});

describe('names and numbers', () => {
  it.each(['EXAMPLE.IT', 'example.it.', 'Example.it?x=1', 'example%2Eit'])(
    'are accepted as %s',
    async (name) => {
      const { get } = await gatewayOf();
      expect((await get(`domain/${name}`)).body.ldhName).toBe('example.it');
    },
  );

  it('are accepted in Unicode and in A-labels', async () => {
    const { get } = await gatewayOf();
    const written = await get('domain/exämple.de');
    expect(written.status).toBe(200);
    expect(written.body).toMatchObject({ ldhName: 'xn--exmple-cua.de', unicodeName: 'exämple.de' });
    expect((await get('domain/xn--exmple-cua.de')).text).toBe(written.text);
  });

  it('of hosts redirect to the registered name', async () => {
    const { get, base } = await gatewayOf();
    const { status, response } = await get('domain/www.example.it');
    expect(status).toBe(302);
    expect(new URL(response.headers.get('location') ?? '', `${base}domain/www.example.it`).href).toBe(
      `${base}domain/example.it`,
    );
    expect((await get('domain/www.example.it', { redirect: 'follow' })).body.ldhName).toBe('example.it');
  });

  it('may be addresses, prefixes and AS numbers', async () => {
    const { get } = await gatewayOf();
    expect((await get('ip/63.10.99.1')).body).toMatchObject({ objectClassName: 'ip network' });
    expect((await get('ip/192.0.2.0/24')).body).toMatchObject({
      objectClassName: 'ip network',
      status: ['reserved'],
      startAddress: '192.0.2.0',
      endAddress: '192.0.2.255',
    });
    expect((await get('ip/2001:db8::1')).body).toMatchObject({ ipVersion: 'v6', status: ['reserved'] });
    expect((await get('autnum/64496')).body).toMatchObject({
      objectClassName: 'autnum',
      startAutnum: 64496,
      endAutnum: 64511,
    });
  });
});

describe('HTTP', () => {
  it('HEAD gets the response to GET without the body', async () => {
    const { get } = await gatewayOf();
    const head = await get('domain/example.it', { method: 'HEAD' });
    const { text, response } = await get('domain/example.it');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.response.headers.get('etag')).toBe(response.headers.get('etag'));
    expect(Number(head.response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  });

  it('a document that the client has gets 304', async () => {
    const { get } = await gatewayOf();
    const etag = (await get('domain/example.it')).response.headers.get('etag') ?? '';
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('domain/example.it', { headers: { 'if-none-match': header } });
      expect([answer.status, answer.text]).toEqual([304, '']);
    }
    expect((await get('domain/example.it', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('other methods are not allowed, and pages of other sites may query', async () => {
    const { get } = await gatewayOf();
    const post = await get('domain/example.it', { method: 'POST', body: 'x'.repeat(100_000) });
    expect([post.status, post.response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const preflight = await get('domain/example.it', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('contacts also have JSContact if it is enabled', async () => {
    const { get } = await gatewayOf();
    const { body } = await get('domain/example.it?jscard=1');
    expect(body.rdapConformance).toContain('jscard');
    expect(body.entities[0].jscard).toMatchObject({ '@type': 'Card', version: '1.0' });
    expect((await get('domain/example.it?jscard=0')).text).not.toContain('jscard');
  });

  it('/help describes the server', async () => {
    const { get, base } = await gatewayOf();
    const { status, body } = await get('help');
    expect(status).toBe(200);
    expect(JSON.stringify(body.notices)).toContain(`${base}domain/NAME`);
  });

  it('a client that is slow, or sends too much, is closed at its limits', async () => {
    const { gateway } = await gatewayOf({ questionTimeout: 200 });
    const received = async (bytes: string) => {
      const socket = connect(gateway.rdap?.port ?? 0, gateway.host);
      socket.on('error', () => {});
      socket.write(bytes);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      await once(socket, 'close');
      return Buffer.concat(chunks).toString();
    };
    expect(await received('GET /rdap/domain/example.it HTTP/1.1\r\nhost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
    expect(await received(`GET /rdap/help HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 |^$/,
    );
  });

  it('an address with too many lookups in progress gets Retry-After', async () => {
    stored.replay.misbehave(['silent']);
    const { get } = await gatewayOf({ lookupsAtOnce: { address: 1 }, lookups: { timeout: 300 } });
    const names = ['example.it', 'example.com', 'example.de', 'example.fr'];
    const answers = await Promise.all(names.map((name) => get(`domain/${name}`)));
    const busy = answers.filter(({ body }) => /^BUSY: /.test(body.description[0]));
    expect(busy.length).toBeGreaterThan(0);
    for (const { status, response } of busy) {
      expect(status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    expect(answers.map(({ status }) => status)).not.toContain(404);
  });

  it('closes connections of an address that has far too many, so that others get some', async () => {
    const { gateway } = await gatewayOf({ lookupsAtOnce: { address: 1 } });
    const port = gateway.rdap?.port ?? 0;
    const dial = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    // Four may ask, and as many more are told why they may not.
    const held = await Promise.all(Array.from({ length: 8 }, dial));
    const excess = await dial();
    await new Promise((resolve) => excess.once('close', resolve).resume());
    const told = once(held[0] as Socket, 'data');
    held[0]?.write('GET /rdap/help HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String(await told)).toMatch(/^HTTP\/1.1 503 /);
  });

  it('closing responds to queries in progress, and each query is reported', async () => {
    stored.replay.misbehave(['slow=1@whois.nic.it']);
    const { gateway, get, asked } = await gatewayOf();
    const before = stored.replay.questions.length;
    const answer = get('domain/example.it');
    await expect.poll(() => stored.replay.questions.length).toBe(before + 1);
    const closed = gateway.close();
    expect((await answer).status).toBe(200);
    await closed;
    expect(asked).toMatchObject([{ question: 'GET /rdap/domain/example.it', outcome: 'answered' }]);
  });
});

describe('bootstrap files', () => {
  it.each([
    ['dns.json', ['it', 'com', 'xn--p1ai']],
    ['ipv4.json', ['41.0.0.0/8']],
    ['ipv6.json', ['2a00::/12']],
    ['asn.json', []],
  ])('in IANA’s format name only this server: %s', async (file, some) => {
    const { get, base } = await gatewayOf();
    const { body, response } = await get(file);
    expect(body).toMatchObject({ version: '1.0', services: [[expect.any(Array), [base]]] });
    expect(Date.parse(body.publication)).not.toBeNaN();
    expect(body.services[0][0]).toEqual(expect.arrayContaining(some));
    expect(response.headers.get('cache-control')).toContain('max-age');
  });

  it('list the suffixes that IANA’s file lists now', async () => {
    const iana: typeof fetch = async (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input);
      if (href !== 'https://data.iana.org/rdap/dns.json') return stored.lookups.fetch(input, init);
      const now = dnsFile({ brandnewtld: ['https://rdap.nic.brandnewtld/'] }, '2026-07-24T00:00:00Z');
      return new Response(JSON.stringify(now));
    };
    const { get } = await gatewayOf({ lookups: { fetch: iana, routes: {} } });
    const suffixes = async () => (await get('dns.json')).body.services[0][0];
    await expect.poll(suffixes).toContain('brandnewtld');
    expect(await suffixes()).toContain('it');
  });

  it('have the base URL that clients use behind a proxy', async () => {
    const url = 'https://rdap.example.com/';
    const { gateway } = await gatewayOf({ rdap: { port: 0, url } });
    const local = `http://127.0.0.1:${gateway.rdap?.port}/rdap/`;
    const { services } = await (await fetch(`${local}dns.json`)).json();
    expect(services[0][1]).toEqual([url]);
    const { links } = await (await fetch(`${local}domain/example.it`)).json();
    expect(links[0].href).toBe(`${url}domain/example.it`);
  });
});
