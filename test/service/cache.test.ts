import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, type Lookup, parse } from '../../src/index.js';
import { openDatabase } from '../../src/service/database/open.js';
import { createRecords } from '../../src/service/records.js';
import { SCHEMAS, type SchemaName } from '../../src/service/schemas.js';
import { DATABASES } from './support/databases.js';
import { freeAnswers } from './support/jobs.js';
import { remaining } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';

const HOUR = 3_600_000;

/** What Fastify makes of a value by one of the schemas: the members that it declares, in its order. */
async function serialized(name: SchemaName, value: unknown): Promise<string> {
  const app = fastify();
  const schema = { ...SCHEMAS[name], components: { schemas: SCHEMAS } };
  app.get('/', { schema: { response: { 200: schema } } }, async () => value);
  return (await app.inject('/')).body;
}

describe.each(DATABASES)('records on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('are removed when they are too old, however many there are, and no others', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const text = {
      source: 'live',
      whole: 1,
      daystamp: '2026-11-22',
      record: '""',
      parts: '[]',
      properties: '{}',
    };
    const rows = Array.from({ length: 1_250 }, (_, n) => ({ ...text, domain: `${n}.com`, fetched_at: n }));
    await database.db.insertInto('records').values(rows).execute();
    await createRecords(database, 'live').sweep(1_200);
    const left = await database.db.selectFrom('records').select('fetched_at').orderBy('fetched_at').execute();
    expect(left.map(({ fetched_at }) => fetched_at)).toEqual(
      rows.slice(1_200).map(({ fetched_at }) => fetched_at),
    );
  });

  it_('wait in limited memory to be stored, and further ones are not stored', { tags: 'slow' }, async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const records = createRecords(database, 'live');
    const parts = [{ host: 'whois.nic.example', body: '% line\n'.repeat(150_000) }];
    const keep = (index: number) =>
      records.keep(
        {
          domain: `${index}.example`,
          daystamp: '2026-11-22',
          record: parts[0]?.body ?? '',
          parts,
          properties: parse(''),
          warnings: [],
          sources: [],
        },
        1,
      );
    // Each has more than two million characters.
    const kept = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => keep(index)));
    const refused = kept.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.message)] : []));
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.length).toBeLessThan(15);
    expect(refused[0]).toMatch(/^records of 6\d{7} characters wait to be stored/);
    await keep(39);
    expect(await records.find('0.example', 0)).not.toBeNull();
    expect(await records.find('39.example', 0)).not.toBeNull();
  });

  it_('are fetched once within their time to live, and have an age', async () => {
    let now = Date.now();
    const { get, account, replay } = await openTestService({ kind, now: () => now });
    const key = await account();
    const first = await get('/v1/whois/example.com/record', key);
    expect(first.headers.age).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, max-age=3600');
    expect(replay.questions).toHaveLength(2);
    now += 90_500;
    const second = await get('/v1/whois/example.com/record', key);
    expect(second.headers.age).toBe('90');
    expect(second.json).toEqual(first.json);
    for (const path of [
      '/v1/whois/example.com',
      '/v1/whois/example.com/properties',
      '/v1/availability/example.com',
    ])
      expect((await get(path, key)).headers.age).toBe('90');
    expect(replay.questions).toHaveLength(2);
    now += HOUR - 90_500;
    expect((await get('/v1/whois/example.com/record', key)).headers.age).toBe('3600');
    now += 1;
    expect((await get('/v1/whois/example.com/record', key)).headers.age).toBeUndefined();
    expect(replay.questions).toHaveLength(4);
  });

  it_('are fetched again if the request says so, and kept for everyone', async () => {
    let now = Date.now();
    const { get, account, replay } = await openTestService({ kind, now: () => now });
    const key = await account();
    await get('/v1/whois/example.com', key);
    now += 60_000;
    for (const [header, value] of [
      ['cache-control', 'no-cache'],
      ['cache-control', 'max-age=59'],
      ['pragma', 'no-cache'],
    ] as const) {
      const before = replay.questions.length;
      const answer = await get('/v1/whois/example.com', key, { headers: { [header]: value } });
      expect(answer.headers.age).toBeUndefined();
      expect(replay.questions.length).toBe(before + 2);
      now += 60_000;
      expect((await get('/v1/whois/example.com', key)).headers.age).toBe('60');
    }
  });

  it_('are not fetched if the request wants stored records only', async () => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 9 });
    const kept = { headers: { 'cache-control': 'only-if-cached' } };
    const none = await get('/v1/whois/example.com/record', key, kept);
    expect([none.status, none.json.error.name, remaining(none)]).toEqual([504, 'NotCached', 9]);
    expect(replay.questions).toEqual([]);
    await get('/v1/whois/example.com/record', key);
    const there = await get('/v1/whois/example.com/record', key, kept);
    expect([there.status, remaining(there)]).toEqual([200, 7]);
  });

  it_('keep the day on which they were fetched', async () => {
    let now = Date.now();
    const { get, account } = await openTestService({ kind, now: () => now, ttl: 48 * HOUR });
    const key = await account();
    const { daystamp } = (await get('/v1/whois/example.com/record', key)).json.response;
    now += 30 * HOUR;
    expect((await get('/v1/whois/example.com/record', key)).json.response.daystamp).toBe(daystamp);
  });

  it_('are served by a service that started later on the same database', async () => {
    const { get, account, location, service } = await open();
    const key = await account();
    const first = await get('/v1/whois/example.com/properties', key);
    const later = await openTestService({ location });
    const again = await later.get('/v1/whois/example.com/properties', key);
    expect(again.json).toEqual(first.json);
    expect(again.headers.age).toMatch(/^\d+$/);
    expect(remaining(again)).toBe(998);
    expect(later.replay.questions).toEqual([]);
    expect(service.port).not.toBe(later.service.port);
  });

  it_('that another version stored are fetched again', async () => {
    const { get, account, location, replay } = await open();
    const key = await account();
    const fresh = await get('/v1/whois/example.com/properties', key);
    // As a version left it whose properties had fewer fields.
    const { db, close } = await openDatabase(location);
    await db.updateTable('records').set({ source: 'live', properties: '{"domain":"example.com"}' }).execute();
    await close();
    const kept = { headers: { 'cache-control': 'only-if-cached' } };
    expect((await get('/v1/whois/example.com/properties', key, kept)).json.error.name).toBe('NotCached');
    const again = await get('/v1/whois/example.com/properties', key);
    expect(again.text).toBe(fresh.text);
    expect(again.headers.age).toBeUndefined();
    expect(replay.questions).toHaveLength(4);
    expect((await get('/v1/whois/example.com/properties', key, kept)).status).toBe(200);
  });

  it_('are sent as their schemas describe, field by field', async () => {
    const { get, account } = await open();
    const key = await account();
    for (const [path, schema] of [
      ['/v1/whois/example.com/record', 'RecordResponse'],
      ['/v1/whois/example.com/parts', 'PartsResponse'],
      ['/v1/whois/example.com/properties', 'PropertiesResponse'],
      ['/v1/ip/193.0.96.7', 'NumberResponse'],
      ['/v1/as/1900', 'NumberResponse'],
    ] as const) {
      const { text, json } = await get(path, key);
      expect(text).toBe(await serialized(schema, json));
      expect((await get(path, key)).text).toBe(text);
    }
  });

  it_("are kept for a short time only if the registrar's part is missing", async () => {
    let now = Date.now();
    const { get, account, replay } = await openTestService({ kind, now: () => now });
    const key = await account();
    const parts = async () => (await get('/v1/whois/example.com/parts', key)).json.response.parts.length;
    replay.misbehave(['refuse@whois.registrar.example']);
    expect(await parts()).toBe(1);
    // Other caches must not keep it longer, either.
    const { headers } = await get('/v1/whois/example.com/parts', key);
    expect([headers['cache-control'], headers.age]).toEqual(['private, max-age=300', '0']);
    replay.misbehave([]);
    now += 300_000;
    expect(await parts()).toBe(1);
    now += 1;
    expect(await parts()).toBe(2);
    now += 3_600_000;
    expect((await get('/v1/whois/example.com', key)).headers.age).toBe('3600');
  });

  it_('from replay are never served as live', async () => {
    const { get, account, location } = await openTestService({ kind, source: 'replay' });
    const key = await account();
    await get('/v1/whois/example.com', key);
    const live = await openTestService({ location });
    expect((await live.get('/v1/whois/example.com', key)).headers.age).toBeUndefined();
    expect(live.replay.questions).toHaveLength(2);
    expect((await get('/v1/whois/example.com', key)).headers.age).toMatch(/^\d+$/);
  });

  it_('are looked up once for simultaneous requests, each of which is charged', async () => {
    const { get, account, replay, service } = await openTestService({ kind });
    const key = await account({ plan: 'payg', credits: 100 });
    const paths = [
      '/v1/whois/example.com',
      '/v1/whois/www.EXAMPLE.com/parts',
      '/v1/availability/example.com',
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => get(paths[index % 3] ?? '', key)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(replay.questions).toHaveLength(2);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, accounts: [{ credits: 40 }] });
  });

  it_(
    'that decide nothing, such as a response that was cut off, are served for five minutes only',
    async () => {
      let now = Date.now();
      const { get, account, replay } = await openTestService({
        kind,
        now: () => now,
        answers: freeAnswers(1),
      });
      const key = await account();
      const path = '/v1/availability/free-0.com';
      replay.misbehave(['cut=13']);
      expect((await get(path, key)).status).toBe(502);
      replay.misbehave([]);
      // Not a lookup for each request.
      now += 299_000;
      expect((await get(path, key)).status).toBe(502);
      now += 2_000;
      const answer = await get(path, key);
      expect([answer.status, answer.json?.response?.available]).toEqual([200, true]);
      expect(remaining(answer)).toBe(999);
    },
  );

  it_('are not kept if the lookup failed', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    const afresh = { headers: { 'cache-control': 'no-cache' } };
    for (const wrong of ['refuse', 'throttle', 'empty']) {
      replay.misbehave([wrong]);
      expect((await get('/v1/whois/example-free.com', key, afresh)).status).toBeGreaterThanOrEqual(500);
      replay.misbehave([]);
      const answer = await get('/v1/whois/example-free.com', key, afresh);
      expect([wrong, answer.status, answer.headers.age]).toEqual([wrong, 200, undefined]);
    }
    // Nor does a failure lose what was kept before.
    replay.misbehave(['refuse']);
    expect((await get('/v1/whois/example-free.com', key, afresh)).status).toBe(502);
    expect((await get('/v1/whois/example-free.com', key)).status).toBe(200);
  });

  it_('have an entity tag, and are not sent again to clients that have them', async () => {
    const { get, account } = await open();
    const key = await account();
    for (const path of [
      '/v1/whois/example.com',
      '/v1/whois/example.com/properties',
      '/v1/availability/example.com',
    ]) {
      const { headers } = await get(path, key);
      const etag = headers.etag ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const tags of [etag, `"other", W/${etag}`, '*']) {
        const answer = await get(path, key, { headers: { 'if-none-match': tags } });
        expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
        expect(remaining(answer)).toBeGreaterThan(0);
        expect(answer.headers.age).toMatch(/^\d+$/);
        const head = await get(path, key, { method: 'HEAD', headers: { 'if-none-match': tags } });
        expect([head.status, head.text, head.headers.etag]).toEqual([304, '', etag]);
        expect(remaining(head)).toBe(remaining(answer) - 1);
      }
      expect((await get(path, key, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });

  it_('may contain whatever a server sends', async () => {
    const body = 'nul \u0000, bell \u0007, half a pair \ud83d, emoji 😀, quotes "\'\\ and \u2028\n';
    const lookup: Lookup = {
      domain: 'example.com',
      daystamp: '2026-11-20',
      parts: [{ host: 'whois.example', body }],
      record: body,
      properties: parse(body),
      warnings: [],
      sources: [],
    };
    const now = Date.now();
    const { get, account } = await openTestService({
      kind,
      now: () => now,
      client: { ...createClient(), lookup: async () => lookup },
    });
    const key = await account();
    const fresh = await get('/v1/whois/example.com/parts', key);
    const kept = await get('/v1/whois/example.com/parts', key);
    expect(fresh.headers.age).toBeUndefined();
    expect(kept.headers.age).toBe('0');
    expect(kept.json).toEqual(fresh.json);
    expect(kept.json.response.parts[0].body).toBe(body);
  });
});
