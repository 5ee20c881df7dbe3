import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { runHere } from '../cli/port43.js';
import { DATABASES, SQLITE } from './support/databases.js';
import { basic, send } from './support/requests.js';
import { openTestService } from './support/test-service.js';

describe.each(DATABASES)('the metrics on $name', (kind) => {
  it.skipIf(!kind.available)('show commit times, queue lengths and connection use', async () => {
    const { service, get, account } = await openTestService({ kind });
    const key = await account();
    await Promise.all(Array.from({ length: 5 }, () => get('/v1/whois/example.com', key)));
    await vi.waitFor(async () => {
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
        // A claim on a name is released after the response: a connection may be busy with that, or be waited for.
        expect(counts[`${pool} waiting`]).toBe(0);
        expect((counts[`${pool} busy`] ?? 0) + (counts[`${pool} idle`] ?? 0)).toBeGreaterThan(0);
      }
    });
  });
});

describe('docs/operations.md', () => {
  const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

  it('describes every metric and every field of the log', async () => {
    const { service, get, account, log } = await openTestService();
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

  it('uses only settings that the service knows', async () => {
    const pages = await Promise.all(['serve', 'work'].map((command) => runHere(['help', command])));
    const help = pages.map(({ stdout }) => stdout).join('');
    for (const file of ['deploy/env', 'deploy/Dockerfile', 'docs/operations.md'])
      for (const [name] of (await read(file)).matchAll(/PORT43_[A-Z_]+/g))
        expect([file, name, help.includes(name)]).toEqual([file, name, true]);
  });
});

describe('operating the service', () => {
  it('serves health, readiness and metrics on a separate listener, without names or keys', async () => {
    const { service, get, account } = await openTestService();
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
    const { service } = await openTestService();
    const ops = service.operationsUrl ?? '';
    expect((await send(ops, '/readyz')).status).toBe(200);
    await service.close();
    await expect(send(ops, '/readyz')).rejects.toThrow();
  });

  it('recognizes requests whose clients left before the response', async () => {
    const forEver = Number.POSITIVE_INFINITY;
    const { service, account, log, replay } = await openTestService({
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

  it('logs a line of JSON per request: account, route, status and cache; no key, name, address or email', async () => {
    const { get, account, log, service } = await openTestService({ behindProxy: true });
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

  it('reports that it is not ready before it stops accepting requests', async () => {
    const { service, get, account } = await openTestService({ drain: 3_600_000 });
    const key = await account();
    void service.close();
    const ready = await send(service.operationsUrl ?? '', '/readyz');
    expect([ready.status, ready.text]).toEqual([503, 'not ready: shutting down\n']);
    expect((await get('/v1/whois/example.com', key)).status).toBe(200);
    await service.close();
    await expect(get('/v1/account', key)).rejects.toThrow('ECONNREFUSED');
  });
});
