import { deflateSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../../src/index.js';
import { ANSWERS } from '../support/answers.js';
import { DATABASES, POSTGRES } from '../support/databases.js';
import { free, freeAnswers, over, post, results } from '../support/jobs.js';
import { remaining } from '../support/requests.js';
import { openTestService, sharedTestService } from '../support/test-service.js';

describe.each(DATABASES)('jobs on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_(
    'look up a list, return results in its order, and cost as much as single requests',
    { tags: 'slow' },
    async () => {
      const tested = await openTestService({ kind, answers: [...ANSWERS, ...freeAnswers(250)] });
      const key = await tested.account({ plan: 'payg', credits: 1000 });
      const odd = ['example.com', 'example-free.com', 'example-odd.com', '-nonsense.com', 'example.com'];
      const names = [...free(250), ...odd];
      const made = await post(tested, key, { names, want: 'availability' });
      const { id } = made.json.job;
      expect(made.status).toBe(202);
      expect(made.headers.location).toBe(`/v1/jobs/${id}`);
      expect(made.json.job).toMatchObject({
        want: 'availability',
        state: 'waiting',
        names: 255,
        done_on: null,
      });
      expect(remaining(made)).toBe(745);

      const done = await over(tested, key, id);
      // Undetermined: its server's fault. No domain name: the request's.
      expect(done.json.job).toMatchObject({ state: 'done', names: 255, answered: 253, failed: 2 });
      expect(done.json.job.created_on).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
      expect(done.json.job.done_on).not.toBeNull();
      expect(remaining(done)).toBe(746);

      const lines = await results(tested, key, id);
      expect(lines.map(({ index }) => index)).toEqual(names.map((_, index) => index));
      expect(lines.map(({ input }) => input)).toEqual(names);
      expect(lines[0]).toEqual({ index: 0, input: 'free-0.com', domain: 'free-0.com', available: true });
      expect(lines[250]).toEqual({
        index: 250,
        input: 'example.com',
        domain: 'example.com',
        available: false,
      });
      expect(lines[252].error).toMatchObject({ code: 'S02', name: 'RemoteResponseError' });
      expect(lines[253]).toEqual({
        index: 253,
        input: '-nonsense.com',
        error: expect.objectContaining({ code: 'R01', name: 'ObjectNotSupported' }),
      });
      expect(await results(tested, key, id, 250)).toEqual(lines.slice(251));
      expect(await results(tested, key, id, 254)).toEqual([]);
      expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });

      const listed = await tested.get('/v1/jobs', key);
      expect(listed.json.jobs).toEqual([done.json.job]);
    },
  );

  it_('accept text, one name per line, and return properties and records like single requests', async () => {
    const tested = await open();
    const key = await tested.account();
    const text = (want: string) =>
      tested.get(`/v1/jobs?want=${want}`, key, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'example.com\r\n\nexample-free.com\n',
      });
    for (const want of ['properties', 'record']) {
      const made = await text(want);
      expect(made.status).toBe(202);
      await over(tested, key, made.json.job.id);
      const lines = await results(tested, key, made.json.job.id);
      for (const { input, domain, [want]: value } of lines) {
        const single = await tested.get(`/v1/whois/${input}/${want}`, key);
        expect([domain, value]).toEqual([input, single.json.response[want]]);
      }
      expect(lines).toHaveLength(2);
    }
  });

  it_('use a stored record for a name as people paste it', async () => {
    const tested = await open();
    const key = await tested.account();
    expect((await tested.get('/v1/whois/example.com/record', key)).status).toBe(200);
    const queries = tested.replay.questions.length;
    const pasted = ['https://www.example.com/path?x=1', 'jane@example.com'];
    const { id } = (await post(tested, key, { names: pasted, want: 'record' })).json.job;
    expect((await over(tested, key, id)).json.job).toMatchObject({ state: 'done', failed: 0 });
    const domains = (await results(tested, key, id)).map(({ domain }) => domain);
    expect(domains).toEqual(['example.com', 'example.com']);
    expect(tested.replay.questions).toHaveLength(queries);
  });

  it_('use no stored record from the future, as a clock that was ahead leaves behind', async () => {
    const clock = { now: Date.now() + 86_400_000 };
    const tested = await openTestService({ kind, now: () => clock.now });
    const { get, account, replay } = tested;
    const key = await account();
    await get('/v1/availability/example-free.com', key);
    clock.now -= 86_400_000;
    const { id } = (await post(tested, key, { names: ['example-free.com'], want: 'availability' })).json.job;
    await over(tested, key, id);
    expect(replay.questions).toHaveLength(2);
  });

  it_('accept text that declares UTF-8 and is not compressed', async () => {
    const tested = await open();
    const key = await tested.account();
    const made = await tested.get('/v1/jobs?want=record', key, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset="utf-8"', 'content-encoding': 'identity' },
      body: '\ufeffbücher.de\r\nexample.com\r\n',
    });
    expect(made.status).toBe(202);
    await over(tested, key, made.json.job.id);
    const inputs = (await results(tested, key, made.json.job.id)).map(({ input }) => input);
    expect(inputs).toEqual(['bücher.de', 'example.com']);
  });

  it_('are visible only to their account', async () => {
    const tested = await open();
    const [mine, other] = [await tested.account(), await tested.account()];
    const { id } = (await post(tested, mine, { names: ['example.com'], want: 'record' })).json.job;
    await over(tested, mine, id);
    for (const [method, path] of [
      ['GET', `/v1/jobs/${id}`],
      ['GET', `/v1/jobs/${id}/results`],
      ['DELETE', `/v1/jobs/${id}`],
    ] as const) {
      const answer = await tested.get(path, other, { method });
      expect([answer.status, answer.json.error.name]).toEqual([404, 'NotFound']);
    }
    expect((await tested.get('/v1/jobs', other)).json.jobs).toEqual([]);
    expect((await tested.get(`/v1/jobs/${'0'.repeat(24)}`, mine)).status).toBe(404);
    expect((await tested.get('/v1/jobs/..%2f', mine)).status).toBe(404);
  });

  it_('end by DELETE: missing results are refunded, and the others can still be read', async () => {
    const forEver = Number.POSITIVE_INFINITY;
    const tested = await openTestService({
      kind,
      answers: [...ANSWERS, ...freeAnswers(10)],
      lookups: { timeout: forEver, idleTimeout: forEver },
    });
    const key = await tested.account({ plan: 'payg', credits: 100 });
    // These never get a result.
    tested.replay.misbehave(['silent@whois.denic.de']);
    const names = [...free(10), ...Array.from({ length: 20 }, (_, index) => `silent-${index}.de`)];
    const { id } = (await post(tested, key, { names, want: 'availability' })).json.job;
    while ((await results(tested, key, id)).length < 10)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const ended = await tested.get(`/v1/jobs/${id}`, key, { method: 'DELETE' });
    expect([ended.status, remaining(ended)]).toEqual([200, 90]);
    expect(ended.json.job).toMatchObject({ state: 'ended', names: 30, answered: 10, failed: 0 });
    expect(ended.json.job.done_on).not.toBeNull();
    const again = await tested.get(`/v1/jobs/${id}`, key, { method: 'DELETE' });
    expect(again.json).toEqual(ended.json);
    expect(remaining(again)).toBe(90);
    expect(await results(tested, key, id)).toHaveLength(10);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
  });

  it_(
    'that were ended return every result that was paid for, even after names without one',
    { tags: 'slow' },
    async () => {
      const forEver = Number.POSITIVE_INFINITY;
      const tested = await openTestService({
        kind,
        answers: [...ANSWERS, ...freeAnswers(250)],
        lookups: { timeout: forEver, idleTimeout: forEver },
      });
      const key = await tested.account({ plan: 'payg', credits: 300 });
      tested.replay.misbehave(['silent@whois.denic.de']);
      const names = ['silent-1.de', ...free(220), 'silent-2.de', ...free(1, 220)];
      const { id } = (await post(tested, key, { names, want: 'availability' })).json.job;
      const answered = async () => (await tested.get(`/v1/jobs/${id}`, key)).json.job.answered;
      while ((await answered()) < 221) await new Promise((resolve) => setTimeout(resolve, 50));
      // As far as it has come in the order of the names: the first one is still waited for.
      expect(await results(tested, key, id)).toEqual([]);

      const ended = await tested.get(`/v1/jobs/${id}`, key, { method: 'DELETE' });
      expect(remaining(await tested.get('/v1/account', key))).toBe(300 - 221);
      const lines = await results(tested, key, id);
      expect(lines).toHaveLength(ended.json.job.answered);
      expect(lines.map(({ index }) => index)).toEqual(
        names.flatMap((name, at) => (name.endsWith('.com') ? at : [])),
      );
      expect(await results(tested, key, id, 220)).toEqual(lines.slice(-1));
    },
  );

  it_('use the quota of a monthly plan, and are rejected if it is not enough', async () => {
    const tested = await open();
    const key = await tested.account({ plan: 'monthly', quota: 3 });
    const names = ['example.com', 'example-odd.com'];
    const first = await post(tested, key, { names, want: 'availability' });
    expect([first.status, remaining(first)]).toEqual([202, 1]);
    const second = await post(tested, key, { names, want: 'availability' });
    expect([second.status, second.json.error.name, remaining(second)]).toEqual([402, 'UsageLimitReached', 1]);
    expect(remaining(await over(tested, key, first.json.job.id))).toBe(2);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('reject invalid requests, and charge nothing for them', { tags: 'slow' }, async () => {
    const tested = await open();
    const key = await tested.account();
    const want = 'record';
    const cases: [body: unknown, status: number][] = [
      [{ names: [], want }, 400],
      [{ names: 'example.com', want }, 400],
      [{ names: ['example.com', 3], want }, 400],
      [{ names: ['x'.repeat(2049)], want }, 400],
      [{ names: ['example.com'], want: 'everything' }, 400],
      [{ names: ['example.com'] }, 400],
      [{ names: ['example.com'], want, wnat: 'record' }, 400],
      [['example.com'], 400],
      [null, 400],
      [{ names: ['example.com'], want, callback: 'ftp://example.com/' }, 400],
      [{ names: ['example.com'], want, callback: 'https://user:secret@example.com/' }, 400],
      [{ names: ['example.com'], want, callback: `https://example.com/${'x'.repeat(2048)}` }, 400],
      [{ names: Array.from({ length: 100_001 }, () => 'example.com'), want }, 413],
      [{ names: ['x'.repeat(9 * 2 ** 20)], want }, 413],
    ];
    for (const [body, status] of cases) {
      const answer = await post(tested, key, body);
      expect([JSON.stringify(body).slice(0, 80), answer.status, answer.json?.error.code]).toEqual([
        JSON.stringify(body).slice(0, 80),
        status,
        'C05',
      ]);
    }
    const xml = await post(tested, key, {}, { 'content-type': 'application/xml' });
    expect([xml.status, xml.json.error.name]).toEqual([415, 'UnsupportedMediaType']);
    const text = 'example.com\nb\xfccher.de\n';
    const bodies: [headers: Record<string, string>, body: Buffer, status: number][] = [
      [{ 'content-type': 'text/plain', 'content-encoding': 'deflate' }, deflateSync(text), 415],
      [{ 'content-type': 'text/plain', 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync(text)), 415],
      [{ 'content-type': 'text/plain', 'content-encoding': 'gzip' }, Buffer.from(text), 400],
      [{ 'content-type': 'text/plain', 'content-encoding': 'gzip' }, gzipSync(text).subarray(0, -9), 400],
      [
        { 'content-type': 'text/plain', 'content-encoding': 'gzip' },
        gzipSync(Buffer.alloc(9 * 2 ** 20, 'a\n')),
        413,
      ],
      [{ 'content-type': 'application/json', 'content-encoding': 'br' }, Buffer.from('{}'), 415],
      [{ 'content-type': 'text/plain; charset=iso-8859-1' }, Buffer.from(text, 'latin1'), 415],
      [
        { 'content-type': 'text/plain; format=flowed; charset="UTF-16LE"' },
        Buffer.from(text, 'utf16le'),
        415,
      ],
      [{ 'content-type': 'text/plain' }, Buffer.from(text, 'latin1'), 400],
      [
        { 'content-type': 'application/json' },
        Buffer.from('{"names":["b\xfccher.de"],"want":"record"}', 'latin1'),
        400,
      ],
    ];
    for (const [headers, body, status] of bodies) {
      const answer = await tested.get('/v1/jobs?want=record', key, { method: 'POST', headers, body });
      expect([headers, answer.status, answer.json?.error.code]).toEqual([headers, status, 'C05']);
    }
    const broken = await tested.get('/v1/jobs', key, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"names":',
    });
    expect([broken.status, broken.json.error.name]).toEqual([400, 'InvalidRequest']);
    expect((await tested.get('/v1/jobs/x/results?after=-1', key)).status).toBe(400);
    const put = await tested.get('/v1/jobs', key, { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, 'POST, GET, HEAD']);
    expect((await post(tested, null, { names: ['example.com'], want })).status).toBe(401);
    expect(remaining(await tested.get('/v1/jobs', key))).toBe(1000);
    expect((await tested.get('/v1/jobs', key)).json.jobs).toEqual([]);
  });
});

describe('a job of long names', () => {
  it('is read in pieces, so that other requests are not delayed', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    onTestFinished(() => clearInterval(counting));
    const client = createClient();
    const names = Array.from({ length: 20 }, (_, n) => `${n} ${'no name '.repeat(250)}`);
    const seen: number[] = [];
    const tested = await openTestService({
      client: {
        ...client,
        async *lookupMany(inputs, options) {
          const read = async function* () {
            for await (const input of inputs) {
              seen.push(turns);
              yield input;
            }
          };
          yield* client.lookupMany(read(), options);
        },
      },
    });
    const key = await tested.account();
    const { id } = (await post(tested, key, { names, want: 'record' })).json.job;
    expect((await over(tested, key, id)).json.job).toMatchObject({ state: 'done', failed: names.length });
    expect(new Set(seen).size).toBeGreaterThan(names.length / 2);
  });
});

describe('the queue on PostgreSQL', () => {
  it.skipIf(!POSTGRES.available)('is rebuilt from the stored jobs if it was dropped', async () => {
    const { location, drop } = await POSTGRES.fresh();
    onTestFinished(drop);
    const answers = freeAnswers(250);
    const before = await openTestService({ location, answers, work: false });
    const key = await before.account();
    const { id } = (await post(before, key, { names: free(250), want: 'availability' })).json.job;
    await before.service.close();
    const client = new pg.Client({ connectionString: location });
    await client.connect();
    await client.query('drop schema pgboss cascade');
    await client.end();
    // Two that start at the same time put each batch there once.
    const [tested] = await Promise.all([
      openTestService({ location, answers }),
      openTestService({ location, answers, work: false }),
    ]);
    expect((await over(tested, key, id)).json.job).toMatchObject({ state: 'done', answered: 250 });
    expect(tested.replay.questions).toHaveLength(250);
  });
});
