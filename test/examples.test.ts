import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../examples/browser.js';
import { enrich } from '../examples/csv-enrichment.js';
import { watch } from '../examples/expiry-watcher.js';
import { availabilityApp } from '../examples/express.js';
import { handlerOn } from '../examples/lambda.js';
import { type Redis, redisCache } from '../examples/redis-cache.js';
import { clientThrough } from '../examples/socks-proxy.js';
import { createClient, createReplayServer } from '../src/index.js';

const FREE = 'xn--exmple-cua.it';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A client that queries the bundled responses, and its queries. */
async function replayed(options: Parameters<typeof createClient>[0] = {}) {
  const server = await createReplayServer({ fixtures: 'fixtures' });
  const client = createClient({ connect: server.connect, pacing: false, rdap: 'never', ...options });
  closing.push(
    () => server.close(),
    () => client.close(),
  );
  return { client, server };
}

describe('the examples work', { tags: 'slow' }, () => {
  it('SOCKS: a query goes through the proxy', async () => {
    const { server } = await replayed();
    const asked: string[] = [];
    // RFC 1928, as much of it as one question needs.
    const proxy = createServer((socket: Socket) => {
      socket.once('data', () => {
        socket.write(Buffer.from([5, 0]));
        socket.once('data', (request) => {
          asked.push(request.subarray(5, 5 + (request[4] ?? 0)).toString());
          const onward = connect(server.port, '127.0.0.1', () => {
            socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
            socket.pipe(onward).pipe(socket);
          });
        });
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const client = clientThrough(`socks5h://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    closing.push(
      () => proxy.close(),
      () => client.close(),
    );
    const { properties } = await client.lookup('example.it');
    expect(properties.registered).toBe(true);
    expect(asked).toEqual(['whois.nic.it']);
  });

  it('Redis: a lookup is kept for a day, a free name for a minute', async () => {
    const kept = new Map<string, { value: string; seconds: number }>();
    const redis: Redis = {
      get: async (key) => kept.get(key)?.value ?? null,
      set: async (key, value, { EX }) => kept.set(key, { value, seconds: EX }),
    };
    const { client, server } = await replayed({ cache: redisCache(redis) });
    const first = await client.lookup('example.it');
    const asked = server.questions.length;
    expect(await client.lookup('www.example.it')).toEqual(first);
    expect(server.questions).toHaveLength(asked);
    expect(kept.get('whois:example.it')?.seconds).toBe(86_400);
    const free = server.questions.length;
    await client.lookup(FREE);
    expect(server.questions).toHaveLength(free + 1);
    expect(kept.get(`whois:${FREE}`)?.seconds).toBe(60);
  });

  it('Lambda: properties, or the reason why there are none', async () => {
    const { client } = await replayed();
    const handler = handlerOn(client);
    const found = await handler({ queryStringParameters: { domain: 'example.it' } });
    expect([found.statusCode, JSON.parse(found.body).domain]).toEqual([200, 'example.it']);
    const refused = await handler({ queryStringParameters: { domain: 'no domain' } });
    expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([400, 'INVALID_DOMAIN']);
  });

  it('Express: whether a name is free', async () => {
    const { client } = await replayed();
    const server = availabilityApp(client).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => server.close());
    const get = async (domain: string) => {
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/availability/${domain}`);
      return [response.status, await response.json()];
    };
    expect(await get('example.it')).toEqual([200, { available: false }]);
    expect(await get('not_a_name')).toMatchObject([400, { code: 'INVALID_DOMAIN' }]);
  });

  it('CSV: a row for each name, whatever its result', async () => {
    const { client } = await replayed();
    const folder = await mkdtemp(join(tmpdir(), 'port43-example-'));
    closing.push(() => rm(folder, { recursive: true }));
    const [from, to] = [join(folder, 'names.csv'), join(folder, 'whois.csv')];
    await writeFile(from, 'example.it,Milan\nnot a name,nowhere\n=1+1,anywhere\n');
    await enrich(client, from, to);
    const [head, first, second, third, end] = (await readFile(to, 'utf8')).split('\n');
    expect(head).toBe('domain,status,registrar,expires_on,error');
    expect(first).toMatch(/^"example\.it","registered","[^"]+","\d{4}-[^"]+",""$/);
    expect(second).toMatch(/^"not a name","","","",".+blank.+"$/);
    expect(third).toMatch(/^"'=1\+1","","","",".+"$/);
    expect(end).toBe('');
  });

  it('expiry: names that need attention', async () => {
    const { client } = await replayed();
    const { expires_on } = (await client.lookup('example.it')).properties;
    const daysBefore = (days: number) => Date.parse(expires_on ?? '') - days * 86_400_000;
    const notices = async (now: number) => {
      const found = [];
      for await (const notice of watch(client, ['example.it'], 30, now)) found.push(notice);
      return found;
    };
    expect(await notices(daysBefore(10))).toMatchObject([{ domain: 'example.it', days: 10 }]);
    expect(await notices(daysBefore(100))).toEqual([]);
  });

  it('browser: a pasted record, as text', () => {
    const shown: { textContent: string }[] = [];
    const into = { replaceChildren: (...rows: { textContent: string }[]) => shown.push(...rows) };
    const page = globalThis as { document?: unknown };
    page.document = { createElement: () => ({}) };
    closing.push(() => delete page.document);
    show('Domain Name: example.com\nCreation Date: 2001-02-03\nRegistrar: <b>Ltd\n', into as never);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'example.com: registered',
      'expires: not said',
      'registrar: <b>Ltd',
      'unread lines: 0',
    ]);
  });
});
