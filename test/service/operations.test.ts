import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../src/service/index.js';
import { runHere } from '../cli/port43.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { REGISTRAR_ANSWER, REGISTRY_ANSWER } from './support/answers.js';
import { getSecurely, makeCertificate } from './support/certificates.js';
import { DATABASES, SQLITE } from './support/databases.js';
import { openHouse } from './support/house.js';
import { startService } from './support/processes.js';
import { basic, remaining, send } from './support/requests.js';

describe.each(DATABASES)('the metrics on $name', (kind) => {
  it.skipIf(!kind.available)(
    'tell what commits take, how many wait, and how connections are used',
    async () => {
      const { service, get, account } = await openHouse({ kind });
      const key = await account();
      await Promise.all(Array.from({ length: 5 }, () => get('/v1/whois/example.com', key)));
      const { text } = await send(service.operationsUrl ?? '', '/metrics');
      const [, commits] = /^port43_commit_duration_seconds_count (\d+)$/m.exec(text) ?? [];
      expect(Number(commits)).toBeGreaterThan(0);
      for (const queue of ['charge', 'refund', 'owed'])
        expect(text).toContain(`port43_queue_length{queue="${queue}"} 0`);
      const pools = [...text.matchAll(/^port43_database_connections\{pool="(\w+)",state="(\w+)"\} (\d+)$/gm)];
      const counts = Object.fromEntries(
        pools.map(([, pool, state, count]) => [`${pool} ${state}`, Number(count)]),
      );
      if (kind === SQLITE) expect(counts).toEqual({});
      for (const pool of kind === SQLITE ? [] : ['charges', 'records']) {
        expect(counts[`${pool} waiting`]).toBe(0);
        // A claim on a name is given up after the answer: a connection may be busy with that.
        expect((counts[`${pool} busy`] ?? 0) + (counts[`${pool} idle`] ?? 0)).toBeGreaterThan(0);
      }
    },
  );
});

describe('docs/operations.md', () => {
  const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

  it('tells what every metric and every field of the log means', async () => {
    const { service, get, account, log } = await openHouse();
    await get('/v1/whois/example.com', await account());
    const { text } = await send(service.operationsUrl ?? '', '/metrics');
    await service.close();
    const names = [...text.matchAll(/^# TYPE (port43_\w+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const page = await read('docs/operations.md');
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const fields = Object.keys(JSON.parse(log[0] ?? ''));
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });

  it('sets nothing that the service does not know', async () => {
    const pages = await Promise.all(['serve', 'work'].map((command) => runHere(['help', command])));
    const help = pages.map(({ stdout }) => stdout).join('');
    for (const file of ['deploy/env', 'deploy/Dockerfile', 'docs/operations.md'])
      for (const [name] of (await read(file)).matchAll(/PORT43_[A-Z_]+/g))
        expect([file, name, help.includes(name)]).toEqual([file, name, true]);
  });
});

describe('operating the service', () => {
  it('tells health, readiness and metrics on a listener of their own, without names or keys', async () => {
    const { service, get, account } = await openHouse();
    const ops = service.operationsUrl ?? '';
    const key = await account();
    await get('/v1/whois/example.com', key);
    await get('/v1/whois/example.com', key);
    await get('/v1/whois/example.com', 'wrong');
    expect((await send(ops, '/healthz')).status).toBe(200);
    expect((await send(ops, '/readyz')).text).toBe('ready\n');
    expect((await send(ops, '/nothing')).status).toBe(404);
    const { text, headers } = await send(ops, '/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain(
      'port43_http_request_duration_seconds_count{route="/v1/whois/:domain",status="200"} 2',
    );
    expect(text).toContain('port43_lookups_total{outcome="answered"} 1');
    expect(text).toContain('port43_lookups_total{outcome="hit"} 1');
    expect(text).toContain('port43_failed_logins_total 1');
    expect(text).not.toContain('example.com');
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(path)).status).toBe(404);
  });

  it('is not ready without its database', async () => {
    const { service } = await openHouse();
    const ops = service.operationsUrl ?? '';
    expect((await send(ops, '/readyz')).status).toBe(200);
    await service.close();
    await expect(send(ops, '/readyz')).rejects.toThrow();
  });

  it('gives up a request after the time of --deadline, and refuses one that no timer can wait for', async () => {
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/free.com.txt': 'No match for "FREE.COM".\n',
    });
    onTestFinished(remove);
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const args = ['--database', location, '--replay', folder, '--misbehave', 'silent', '--deadline', '1'];
    const { url, end } = await startService([...args, '--log-level', 'silent']);
    const accounts = await openAccounts(location);
    const who = { email: 'a@example.com', plan: 'payg', credits: 10 } as const;
    const { api_token: key } = await accounts.create(who);
    const { status, headers } = await send(url, '/v1/whois/free.com', { key });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(await end('SIGTERM')).toBe(0);
    expect((await accounts.list()).map(({ credits_remaining }) => credits_remaining)).toEqual([10]);
    await accounts.close();
    const refused = await runHere(['serve', '--database', location, '--deadline', '99999999']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^port43: deadline: expected 0 to 2147483647 ms/);
  });

  it('knows requests whose clients left before they were answered', async () => {
    const forEver = Number.POSITIVE_INFINITY;
    const { service, account, log, replay } = await openHouse({
      lookups: { timeout: forEver, idleTimeout: forEver },
    });
    const key = await account({ plan: 'payg', credits: 100 });
    replay.misbehave(['silent']);
    const { hostname, port } = new URL(service.url);
    const ops = service.operationsUrl ?? '';
    const active = async () =>
      Number(/^port43_http_requests_active (\d+)$/m.exec((await send(ops, '/metrics')).text)?.[1]);
    const clients = Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET /v1/whois/example.com HTTP/1.1\r\nhost: x\r\nauthorization: ${basic(key)}\r\n\r\n`);
      return socket;
    });
    while ((await active()) < 20);
    for (const socket of clients) socket.resetAndDestroy();
    while ((await active()) > 0);
    const lines = log.map((line) => JSON.parse(line)).filter(({ status }) => status === 499);
    expect(lines).toHaveLength(20);
    for (const line of lines)
      expect(line).toMatchObject({ route: '/v1/whois/:domain', error: 'ClientLeft', id: expect.any(String) });
    expect((await send(ops, '/metrics')).text).toContain(
      'port43_http_request_duration_seconds_count{route="/v1/whois/:domain",status="499"} 20',
    );
  });

  it('logs a line of JSON a request: account, route, status and cache, no key, no name, no address, no e-mail', async () => {
    const { get, account, log, service } = await openHouse({ behindProxy: true });
    const key = await account();
    const [{ id } = { id: '' }] = await service.accounts.list();
    await get('/v1/whois/example.com/record', key, { headers: { 'x-forwarded-for': '192.0.2.77' } });
    await get('/v1/whois/example.com/record', key);
    await get('/v1/whois/-bad-.example/record', key);
    await get('/v1/whois/example.com/record', 'a-wrong-key');
    await service.close();
    const lines = log.map((line) => JSON.parse(line));
    const route = '/v1/whois/:domain/record';
    expect(lines.map(({ id: _id, level, time, ms, ...line }) => line)).toEqual([
      { account: id, method: 'GET', route, status: 200, cache: 'answered', error: null },
      { account: id, method: 'GET', route, status: 200, cache: 'hit', error: null },
      { account: id, method: 'GET', route, status: 400, cache: null, error: 'ObjectNotSupported' },
      { account: null, method: 'GET', route, status: 401, cache: null, error: 'Unauthorized' },
    ]);
    expect(log.join('')).not.toMatch(/example|192\.0\.2|127\.0\.0|wrong|Basic/);
    expect(log.join('')).not.toContain(key);
  });

  it('ends on SIGTERM with what is under way answered, and a new one on the same file goes on', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/example.com.txt': REGISTRY_ANSWER,
      'whois.registrar-example.com/example.com.txt': REGISTRAR_ANSWER,
    });
    onTestFinished(remove);
    const args = ['--database', location, '--replay', folder, '--demo', '--misbehave', 'slow=30'];
    const service = await startService(args);
    const key = /^ {2}([0-9a-f]{40})$/m.exec(service.greeting.join('\n'))?.[1] ?? '';
    const slow = send(service.url, '/v1/whois/example.com/record', { key });
    // The charge is there: the request is under way.
    const account = async () =>
      (await send(service.url, '/v1/account', { key })).json.account.credits_remaining;
    while ((await account()) === 1000);
    const ended = service.end('SIGTERM');
    const answer = await slow;
    expect([answer.status, remaining(answer)]).toEqual([200, 999]);
    expect(await ended).toBe(0);

    const again = await startService(args);
    expect(again.greeting.join('\n')).toContain('accounts rotate');
    expect(again.greeting.join('\n')).not.toContain(key);
    const kept = await send(again.url, '/v1/whois/example.com/record', { key });
    expect([kept.status, remaining(kept), kept.json]).toEqual([200, 998, answer.json]);
    expect(kept.headers.age).toMatch(/^\d+$/);
    expect(await again.end('SIGINT')).toBe(0);
  });

  it('says that it is not ready before it takes no more requests', async () => {
    const { service, get, account } = await openHouse({ drain: 3_600_000 });
    const key = await account();
    void service.close();
    const ready = await send(service.operationsUrl ?? '', '/readyz');
    expect([ready.status, ready.text]).toEqual([503, 'not ready: shutting down\n']);
    expect((await get('/v1/whois/example.com', key)).status).toBe(200);
    await service.close();
    await expect(get('/v1/account', key)).rejects.toThrow('ECONNREFUSED');
  });

  it('reads its certificate again on SIGHUP, and keeps the one before where the new one is none', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const first = makeCertificate();
    const { cert, key } = first.files;
    const service = await startService(['--database', location, '--tls-cert', cert, '--tls-key', key]);
    const { port } = new URL(service.url);
    const ask = (using: Buffer) => getSecurely(Number(port), '/openapi.json', { cert: using });
    const before = await ask(first.tls.cert);
    expect(before.status).toBe(200);

    const logged = async (text: string) => {
      while (!service.stderr().includes(text)) await once(service.child.stderr as Readable, 'data');
    };
    const second = makeCertificate(first.folder);
    service.child.kill('SIGHUP');
    await logged('the certificate was reloaded');
    const after = await ask(second.tls.cert);
    expect(after.serial).not.toBe(before.serial);
    await expect(ask(first.tls.cert)).rejects.toThrow(/certificate/);

    await writeFile(key, first.tls.key);
    service.child.kill('SIGHUP');
    await logged('the certificate cannot be used');
    expect((await ask(second.tls.cert)).serial).toBe(after.serial);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('takes its configuration from the environment, and what is given as an option before that', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/example.com.txt': REGISTRY_ANSWER,
    });
    onTestFinished(remove);
    const env = {
      DATABASE_URL: location,
      PORT43_REPLAY: folder,
      PORT43_TTL: '7',
      PORT43_PORT: '1',
      PORT43_LOG_LEVEL: 'silent',
    };
    const service = await startService(['--demo'], env);
    const curl = service.greeting.find((line) => line.includes('curl')) ?? '';
    const [, key = '', url = ''] = /curl -u (\w+):X (\S+)/.exec(curl) ?? [];
    const answer = await send(service.url, new URL(url).pathname, { key });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, max-age=7']);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(service.stderr()).toBe('');
  });
});
