import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { runHere } from '../cli/port43.js';
import { getSecurely, makeCertificate } from './support/certificates.js';
import { DATABASES, POSTGRES } from './support/databases.js';
import { basic, raw, remaining } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';

const open = sharedTestService();

interface Dialed {
  socket: Socket;
  closed: Promise<'closed'>;
}

describe.each(DATABASES)('an address that guesses keys, on $name', (kind) => {
  it.skipIf(!kind.available)('does not lock out existing keys, even unused ones', async () => {
    const { get, account, service } = await openTestService({ kind, loginFailures: 3 });
    const [key, old, gone] = [await account(), await account(), await account()];
    const { api_token: young } = await service.accounts.rotate('client-2@example.com', { keep: 60_000 });
    await service.accounts.revoke('client-3@example.com');
    for (let n = 0; n < 10; n++) await get('/v1/account', `wrong-${n}`);

    for (const good of [key, old, young])
      for (const path of ['/v1/account', '/v1/whois/example.com', '/v1/'])
        expect([path, (await get(path, good)).status]).toEqual([path, 200]);
    // A guess learns nothing: not of a key that was revoked, and not by the path.
    for (const path of ['/v1/account', '/v1/whois/example.com/record', '/v1/nothing'])
      for (const bad of [gone, 'wrong-11']) {
        const answer = await get(path, bad);
        expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
          429,
          { error: { code: 'C02', name: 'TooManyFailures', message: expect.any(String) } },
          expect.stringMatching(/^[1-9]\d?$/),
        ]);
      }
    expect(await service.accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
  });
});

describe('limits', () => {
  it('rejects headers and URLs above 8 KiB, and invalid HTTP, with the header of all responses', async () => {
    const { service, account } = await open();
    const key = await account();
    const requests = [
      [`GET /v1/account HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(9000)}\r\n\r\n`, 431, 'HeadersTooLarge'],
      [
        `GET /v1/whois/${'y'.repeat(9000)} HTTP/1.1\r\nhost: x\r\nauthorization: ${basic(key)}\r\n\r\n`,
        431,
        'HeadersTooLarge',
      ],
      ['GET /v1/whois/b\u00fccher.example HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'BadRequest'],
      ['this is no HTTP at all\r\n\r\n', 400, 'BadRequest'],
      ['GET /v1/account HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'BadRequest'],
      ['GET /v1/account HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', 417, 'ExpectationFailed'],
    ] as const;
    for (const [bytes, status, name] of requests) {
      const answer = await raw(service.port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('x-creditlimit-remaining: 0');
      expect(answer).toContain(`"name":"${name}"`);
    }
  });

  it('makes an address wait after too many failed log-ins, but not clients with a valid key', async () => {
    let now = Date.now();
    const { get, account } = await openTestService({ loginFailures: 3, now: () => now });
    const key = await account();
    await get('/v1/account', key);
    for (let n = 0; n < 3; n++) expect((await get('/v1/account', `wrong-${n}`)).status).toBe(401);
    const refused = await get('/v1/account', 'wrong-3');
    expect([refused.status, remaining(refused), refused.json.error.code]).toEqual([429, 0, 'C02']);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await get('/v1/account', key)).status).toBe(200);
    now += 60_000;
    expect((await get('/v1/account', 'wrong-4')).status).toBe(401);
  });

  it('counts failed log-ins behind a proxy for the address that the proxy reports, not one that the client invents', async () => {
    const { get } = await openTestService({ loginFailures: 2, behindProxy: true });
    const from = (forwarded: string) =>
      get('/v1/account', 'wrong', { headers: { 'x-forwarded-for': forwarded } });
    for (const invented of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await from(`${invented}, 192.0.2.7`);
    expect((await from('203.0.113.4, 192.0.2.7')).status).toBe(429);
    expect((await from('192.0.2.8')).status).toBe(401);
    for (const end of ['1', '2', '3']) await from(`2001:db8:1:2::${end}`);
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(401);
    // Other notations of an address count as the same; anything that is not an address counts as one client.
    for (const same of ['192.0.2.9', '::ffff:192.0.2.9']) await from(same);
    for (const again of ['192.0.2.9', '::FFFF:192.0.2.9', '::ffff:c000:209'])
      expect((await from(again)).status).toBe(429);
    // Some proxies add the port, which differs for each connection.
    for (const same of ['192.0.2.10:1', '192.0.2.10:2']) await from(same);
    for (const again of ['192.0.2.10', '192.0.2.10:3']) expect((await from(again)).status).toBe(429);
    expect((await from('192.0.2.11:1')).status).toBe(401);
    for (const same of ['[2001:db8:2:2::1]:1', '[2001:db8:2:2::2]']) await from(same);
    expect((await from('2001:db8:2:2::3')).status).toBe(429);
    for (const odd of ['odd-1', 'odd-2']) await from(odd);
    expect((await from('odd-3')).status).toBe(429);
  });

  it('finds the client behind the configured number of proxies', async () => {
    const { get } = await openTestService({ loginFailures: 2, proxyHops: 2 });
    const from = (forwarded: string) =>
      get('/v1/account', 'wrong', { headers: { 'x-forwarded-for': forwarded } });
    for (const balancer of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await from(`203.0.113.9, 192.0.2.7, ${balancer}`);
    expect((await from('203.0.113.10, 192.0.2.7, 198.51.100.4')).status).toBe(429);
    expect((await from('192.0.2.7, 192.0.2.8, 198.51.100.1')).status).toBe(401);
  });

  it('accepts so many connections of one address as the operator says, over TLS too', async () => {
    for (const tls of [undefined, makeCertificate().tls]) {
      const { service, log } = await openTestService({ clientConnections: 2, ...(tls && { tls }) });
      const dial = async (localAddress: string): Promise<Dialed> => {
        const socket = connect({ port: service.port, host: '127.0.0.1', localAddress });
        onTestFinished(() => void socket.destroy());
        const closed = new Promise<'closed'>((resolve) =>
          socket.on('error', () => {}).on('close', () => resolve('closed')),
        );
        await once(socket, 'connect');
        return { socket, closed };
      };
      const state = ({ closed }: Dialed) =>
        Promise.race([closed, new Promise((resolve) => setTimeout(() => resolve('open'), 100))]);
      const held = [await dial('127.0.0.1'), await dial('127.0.0.1')];
      expect(await (await dial('127.0.0.1')).closed).toBe('closed');
      expect(await state(await dial('127.0.0.2'))).toBe('open');
      expect(await Promise.all(held.map(state))).toEqual(['open', 'open']);
      expect(log.filter((line) => line.includes('too many connections of one address'))).toHaveLength(1);
      held[0]?.socket.destroy();
      await held[0]?.closed;
      // The service hears of the end a little later.
      while ((await state(await dial('127.0.0.1'))) === 'closed');
    }
  });

  it('leaves connections behind a proxy to the proxy, which is one address', async () => {
    const { get } = await openTestService({ clientConnections: 1, behindProxy: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/openapi.json')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('does not send keys over a network unencrypted', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1']) {
      await expect(openTestService({ host })).rejects.toThrow(/TLS/);
      const { code, stderr } = await runHere([
        'serve',
        '--host',
        host,
        '--port',
        '0',
        '--database',
        ':memory:',
      ]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('TLS')]);
    }
    const { service } = await openTestService({ host: '0.0.0.0', behindProxy: true });
    expect(service.url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/);
  });

  it('speaks HTTPS with a certificate', async () => {
    const { tls } = makeCertificate();
    const { service, account } = await openTestService({ tls });
    expect(service.url).toMatch(/^https:/);
    const headers = { authorization: basic(await account()) };
    const { status } = await getSecurely(service.port, '/v1/account', { cert: tls.cert, headers });
    expect(status).toBe(200);
  });

  it.each([
    [['--port', '70000'], /0 to 65535/],
    [['--port', 'x'], /port from 0 to 65535, got "x"/],
    [
      ['--tls-cert', 'package.json', '--tls-key', 'LICENSE'],
      /--tls-cert package\.json, --tls-key LICENSE: the certificate or its key cannot be used: it contains no PEM/,
    ],
    [['--tls-cert', 'x.pem'], /go together/],
    [
      ['--tls-cert', '/nowhere/a', '--tls-key', 'LICENSE'],
      /--tls-cert: \/nowhere\/a cannot be read: no such file \(ENOENT\)/,
    ],
    [
      ['--tls-cert', 'LICENSE', '--tls-key', 'docs'],
      /--tls-key: docs cannot be read: it is a folder \(EISDIR\)/,
    ],
    [['--host', '0.0.0.0'], /--host 0\.0\.0\.0: .*--tls-cert.*--behind-proxy/],
    [
      ['--host', '192.0.2.1', '--behind-proxy'],
      /192\.0\.2\.1 is not an address of this machine \(EADDRNOTAVAIL\)/,
    ],
    [['--host', 'nowhere.invalid', '--behind-proxy'], /no such host: nowhere\.invalid \(ENOTFOUND\)/],
    [
      ['--database', 'postgres://port43:hunter2@127.0.0.1:1/port43'],
      /PostgreSQL at 127\.0\.0\.1 port 1 cannot be reached: the connection was refused \(ECONNREFUSED\)/,
    ],
    [
      ['--database', 'postgres://port43:hunter2@nowhere.invalid/port43'],
      /PostgreSQL at nowhere\.invalid port 5432 cannot be reached: no such host \(ENOTFOUND\)/,
    ],
    [
      ['--database', 'postgres://port43@localhost/port43?host=/nowhere'],
      /PostgreSQL at \/nowhere\/\.s\.PGSQL\.5432 cannot be reached: no such socket \(ENOENT\)/,
    ],
    [['--database', 'postgres://port43@[::1/x'], /the URL of the database is invalid/],
    [['--proxy-hops', '0'], /whole number from 1/],
    [['--drain', 'long'], /whole number from 0/],
    [['--log-level', 'loud'], /debug, info/],
    [['--rdap', 'always'], /fallback/],
    [['--misbehave', 'refuse'], /needs --replay/],
    [['--replay', '/nowhere'], /not a readable folder/],
    [
      ['--database', '/nowhere/at/all.db'],
      /\/nowhere\/at\/all\.db cannot be opened: no such folder \(ENOENT\)/,
    ],
    [['--database', 'docs'], /docs cannot be opened: it is a folder \(EISDIR\)/],
    [['--database', 'LICENSE'], /LICENSE cannot be opened: it is not an SQLite database/],
    [['--nonsense'], /nonsense/],
    [['extra'], /unexpected argument/],
  ])('reports %j in one line, and does not start', async (args, message) => {
    const { code, stderr } = await runHere(['serve', '--port', '0', '--database', ':memory:', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('hunter2');
  });

  it('reports a key that does not match its certificate', async () => {
    const [one, other] = [makeCertificate(), makeCertificate()];
    const args = ['serve', '--port', '0', '--database', ':memory:'];
    const { code, stderr } = await runHere([
      ...args,
      '--tls-cert',
      one.files.cert,
      '--tls-key',
      other.files.key,
    ]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/cannot be used: the key belongs to another certificate\n$/),
    ]);
  });

  it.skipIf(!POSTGRES.available)('reports which PostgreSQL rejected it, and why', async () => {
    const { location, drop } = await POSTGRES.fresh();
    onTestFinished(drop);
    const wrong = new URL(location);
    wrong.pathname = '/none_of_these';
    for (const command of [['serve', '--port', '0'], ['work'], ['accounts', 'list']]) {
      const { code, stderr } = await runHere([...command, '--database', wrong.href]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(
          /PostgreSQL at \/\S+ rejects the connection: database "none_of_these" does not exist \(3D000\)/,
        ),
      ]);
    }
  });

  it('does not change a file that is not a database', async () => {
    const before = await readFile('LICENSE');
    await runHere(['serve', '--port', '0', '--database', 'LICENSE']);
    await runHere(['accounts', 'list', '--database', 'LICENSE']);
    expect(await readFile('LICENSE')).toEqual(before);
    expect(['LICENSE-wal', 'LICENSE-shm'].filter(existsSync)).toEqual([]);
  });

  it.each([
    ['a certificate that is none', { tls: { cert: 'none', key: 'none' } }],
    ['lookups that make no sense', { lookups: { timeout: -1 } }],
  ])('leaves nothing open if it does not start, because of %s', { tags: 'slow' }, async (_, options) => {
    const program = `
      import { createService } from ${JSON.stringify(pathToFileURL(inject('programs').service))};
      await createService({ database: ':memory:', port: 0, ...${JSON.stringify(options)} }).catch((error) => console.log(error.name));
    `;
    const args = ['--input-type=module', '--eval', program];
    // Ends when nothing is open any more.
    expect((await promisify(execFile)(process.execPath, args)).stdout).toBe('TypeError\n');
  });

  it('reports a port in use', async () => {
    const { service } = await open();
    const args = ['serve', '--port', String(service.port), '--database', ':memory:'];
    const { code, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(new RegExp(`port ${service.port} on 127\\.0\\.0\\.1 is in use \\(EADDRINUSE\\)`)),
    ]);
  });
});
