import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createReplayServer } from '../../../src/index.js';
import { ApiError } from '../../../src/service/errors.js';
import { atomOf } from '../../../src/service/watches/atom.js';
import { findingOfError } from '../../../src/service/watches/outcome.js';
import { readReports } from '../../../src/service/watches/reports.js';
import { readWatchRequest } from '../../../src/service/watches/request.js';
import { DATABASES, type DatabaseKind } from '../support/databases.js';
import { remaining } from '../support/requests.js';
import { openTestService } from '../support/test-service.js';
import { byDay, checkedSince, eventsOf, free, record, until, watch } from '../support/watches.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T08:00:00Z');

async function tested(kind: DatabaseKind, options: Parameters<typeof openTestService>[0] = {}) {
  const clock = { now: START };
  const now = () => clock.now;
  const fixtures = [
    ...byDay('example.com', { '': record('example.com', '2027-04-10') }),
    ...byDay('shop.com', { '': record('shop.com', '2026-03-25'), '2026-03-02': free('shop.com') }),
    ...byDay('free.com', { '': free('free.com') }),
  ];
  const replay = await createReplayServer({ fixtures, now });
  onTestFinished(() => replay.close());
  const lookups = { connect: replay.connect, maxReferrals: 0 };
  return { ...(await openTestService({ kind, now, ...options, lookups })), clock, replay };
}

describe('a lookup that fails', () => {
  const name = {
    domain: 'example.com',
    state: null,
    known: null,
    reports: readReports(['changed']),
    every: null,
  };
  const dueAfter = (error: ApiError, every: number | null = null) =>
    findingOfError({ ...name, every }, error, START).state.due - START;

  it('is tried again soon if a server failed, and costs nothing', () => {
    const error = new ApiError('RemoteThrottled', 'try later');
    expect(dueAfter(error)).toBe(HOUR / 4);
    expect(findingOfError(name, error, START).spent).toBe(false);
  });

  it('is tried again with the next check if the request is at fault, because each one is charged', () => {
    const error = new ApiError('ObjectNotSupported', 'no such suffix');
    expect([dueAfter(error), dueAfter(error, 30 * DAY)]).toEqual([DAY, 30 * DAY]);
    expect(findingOfError(name, error, START).spent).toBe(true);
  });
});

describe.each(DATABASES)('a watch on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('calls back for each event, signed; targets that are not public are rejected at once', async () => {
    const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        // The first attempt fails.
        response.writeHead(calls.length === 0 ? 500 : 204).end();
        calls.push({ headers: request.headers, body });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { clock, ...asked } = await tested(kind, {
      callbacks: { allow: ['127.0.0.0/8'], pauses: [10, 10] },
    });
    const key = await asked.account();
    const { secret } = (await asked.get('/v1/callback-secret', key, { method: 'POST' })).json.callback_secret;
    const refused = await watch(asked, key, {
      names: ['free.com'],
      on: ['available'],
      callback: 'http://10.0.0.1/',
    });
    expect([refused.status, refused.json.error.message]).toEqual([400, expect.stringMatching(/public/)]);
    const { id } = (await watch(asked, key, { names: ['free.com'], on: ['available'], callback })).json.watch;
    // Attempts wait by the clock of the service.
    await until(() => {
      clock.now += 100;
      return calls.length >= 2;
    });
    const [event] = await eventsOf(asked, key, id);
    expect(new Set(calls.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ event })]));
    const [, { headers, body }] = calls as [unknown, (typeof calls)[number]];
    expect(headers['webhook-id']).toBe(event?.id);
    const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', bytes).update(content).digest('base64')}`,
    );
  });

  it_(
    'takes a server that fails for no change, reports it after three days, and charges nothing',
    { tags: 'slow' },
    async () => {
      const { clock, replay, ...asked } = await tested(kind);
      const key = await asked.account();
      const { id } = (
        await watch(asked, key, { names: ['shop.com'], on: ['changed', 'available'], every: '1d' })
      ).json.watch;
      await checkedSince(asked, key, id, clock.now);
      replay.misbehave(['reset=0']);
      for (let step = 1; step <= 8; step++) {
        clock.now = START + DAY + step * 12 * HOUR;
        await checkedSince(asked, key, id, clock.now);
      }
      const failing = await eventsOf(asked, key, id);
      expect(failing).toEqual([
        {
          id: `evt_${id}_1`,
          watch: id,
          at: '2026-03-05T20:00:00+00:00',
          domain: 'shop.com',
          type: 'failing',
          since: '2026-03-02T20:00:00+00:00',
          code: 'RemoteConnectionError',
          message: expect.any(String),
        },
      ]);
      expect(remaining(await asked.get('/v1/account', key))).toBe(999);
      replay.misbehave([]);
      clock.now += DAY;
      await checkedSince(asked, key, id, clock.now);
      expect((await eventsOf(asked, key, id)).map(({ type }) => type)).toEqual([
        'failing',
        'recovered',
        'changed',
        'available',
      ]);
      expect(remaining(await asked.get('/v1/account', key))).toBe(998);
    },
  );

  it_('never takes a stored record from before its last check', { tags: 'slow' }, async () => {
    const { clock, replay, ...asked } = await tested(kind, { ttl: 10 * DAY, stale: 20 * DAY });
    const [one, two] = [await asked.account(), await asked.account()];
    const body = { names: ['shop.com'], on: ['available'], every: '1d' };
    const first = (await watch(asked, one, body)).json.watch.id;
    await checkedSince(asked, one, first, clock.now);
    expect(replay.questions).toHaveLength(1);
    clock.now = START + DAY;
    await checkedSince(asked, one, first, clock.now);
    expect(replay.questions).toHaveLength(2);
    expect((await eventsOf(asked, one, first)).map(({ type }) => type)).toEqual(['available']);
    // Another account's first check is as fresh as a lookup would be within the time to live, and costs as much.
    clock.now += HOUR;
    const second = (await watch(asked, two, body)).json.watch.id;
    await checkedSince(asked, two, second, clock.now);
    expect(replay.questions).toHaveLength(2);
    expect(remaining(await asked.get('/v1/account', two))).toBe(999);
    // While the servers fail, an old record is no proof that the name is still available.
    replay.misbehave(['reset=0']);
    const third = (await watch(asked, two, { ...body, names: ['free.com'] })).json.watch.id;
    await checkedSince(asked, two, third, clock.now);
    expect(await eventsOf(asked, two, third)).toEqual([]);
  });

  it_('never takes a stored record from the future, as a clock that was ahead leaves behind', async () => {
    const { clock, replay, ...asked } = await tested(kind);
    const key = await asked.account();
    clock.now = START + 10 * DAY;
    expect((await asked.get('/v1/availability/shop.com', key)).json.response.available).toBe(true);
    clock.now = START;
    const body = { names: ['shop.com'], on: ['available'] };
    const { id } = (await watch(asked, key, body)).json.watch;
    const { domains } = await checkedSince(asked, key, id, clock.now);
    expect(domains).toMatchObject([{ status: 'registered' }]);
    expect(await eventsOf(asked, key, id)).toEqual([]);
    expect(replay.questions).toHaveLength(2);
  });

  it_(
    'fails for a name whose kept record cannot be read, and checks the others',
    { tags: 'slow' },
    async () => {
      const { clock, replay: _, ...asked } = await tested(kind);
      const key = await asked.account();
      const body = { names: ['shop.com', 'free.com'], on: ['changed'], every: '1d' };
      const { id } = (await watch(asked, key, body)).json.watch;
      await checkedSince(asked, key, id, clock.now);
      await kind.run(asked.location, "update watched_names set known = 'damaged' where domain = 'shop.com'");
      clock.now += DAY - HOUR / 2;
      // The check finds a record that another request stored.
      await asked.get('/v1/lookup/shop.com', key, { headers: { 'cache-control': 'no-cache' } });
      clock.now += HOUR / 2;
      const { domains } = await checkedSince(asked, key, id, clock.now);
      expect(domains).toMatchObject([
        { domain: 'shop.com', failing_since: '2026-03-02T08:00:00+00:00' },
        { domain: 'free.com', status: 'available', failing_since: null },
      ]);
    },
  );

  it_(
    'is created once, seen by its account only, and gone when it is deleted',
    { tags: 'slow' },
    async () => {
      const { clock, ...asked } = await tested(kind);
      const [key, other] = [await asked.account(), await asked.account()];
      const body = { names: ['shop.com', 'example.com'], on: ['expiring:30d', 'changed'] };
      const made = await watch(asked, key, body);
      const { id } = made.json.watch;
      const again = await watch(asked, key, { on: body.on, names: ['EXAMPLE.com.', 'shop.com'] });
      expect([again.status, again.json.watch.id]).toEqual([201, id]);
      await checkedSince(asked, key, id, clock.now);
      expect((await asked.get('/v1/watches', key)).json.watches).toMatchObject([{ id, names: 2 }]);
      expect((await asked.get('/v1/watches', other)).json.watches).toEqual([]);
      for (const path of [`/v1/watches/${id}`, `/v1/watches/${id}/events`])
        expect((await asked.get(path, other)).status).toBe(404);
      expect((await asked.get(`/v1/watches/${id}`, other, { method: 'DELETE' })).status).toBe(404);

      const calendar = await asked.get('/v1/watches.ics', key);
      expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(calendar.text).toMatch(
        /SUMMARY:shop\.com expires\r\n.*TRIGGER:-P30D\r\n.*SUMMARY:example\.com expires/s,
      );
      const feed = await asked.get('/v1/watches/events.atom', key);
      expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(feed.text).toContain('<title>shop.com expires on 2026-03-25</title>');

      const gone = await asked.get(`/v1/watches/${id}`, key, { method: 'DELETE' });
      expect([gone.status, gone.json.watch.id]).toEqual([200, id]);
      expect((await asked.get(`/v1/watches/${id}`, key)).status).toBe(404);
      expect((await asked.get('/v1/watches.ics', key)).text).not.toContain('VEVENT');
      // The same watch again is another one, with charges of its own.
      const next = (await watch(asked, key, body)).json.watch.id;
      expect(next).not.toBe(id);
      await checkedSince(asked, key, next, clock.now);
      expect(remaining(await asked.get('/v1/account', key))).toBe(1000 - 4);
      expect(await asked.service.accounts.audit()).toMatchObject({ exact: true });
    },
  );
});

describe('a request for a watch', () => {
  const valid = { names: ['example.com'], on: ['changed'] };

  it.each([
    [{ ...valid, names: [] }, /"names"/],
    [{ ...valid, names: ['example.com', '-x.com'] }, /names\[1\]/],
    [{ ...valid, names: ['192.0.2.1'] }, /names\[0\]/],
    [{ ...valid, on: [] }, /"on"/],
    [{ ...valid, on: ['expiring:soon'] }, /"expiring:" takes days/],
    [{ ...valid, on: ['expiring:3651d'] }, /"expiring:" takes days/],
    [{ ...valid, on: ['changed:nothing'] }, /"changed:" takes fields/],
    [{ ...valid, on: ['changed:format'] }, /"changed:" takes fields/],
    [{ ...valid, every: '30m' }, /"every"/],
    [{ ...valid, every: '31d' }, /"every"/],
    [{ ...valid, email: 'a@example.com' }, /unknown field "email"/],
    [{ ...valid, callback: 'ftp://example.com/' }, /"callback"/],
    [[], /JSON object/],
  ])('is rejected: %j', (body, message) => {
    expect(() => readWatchRequest(body)).toThrow(message);
  });

  it('reads what to report', () => {
    expect(
      readReports(['expiring:7d', 'expiring:30d', 'changed:registrar, nameservers', 'changed:transferred']),
    ).toMatchObject({
      expiring: [30, 7],
      available: false,
      changed: ['registrar', 'nameservers', 'transferred'],
    });
    expect(readReports(['changed', 'changed:dnssec', 'available'])).toMatchObject({
      changed: 'all',
      available: true,
    });
  });
});

it('a feed escapes what servers print', () => {
  const feed = atomOf(
    'a1',
    [
      {
        id: 'evt_1',
        watch: 'w1',
        at: '2026-03-01T00:00:00+00:00',
        domain: 'example.com',
        type: 'changed',
        changes: [{ path: 'registrar.name', before: '<b>&\u0001', after: 'A "B"', kind: 'transferred' }],
      },
    ],
    '2026-01-01T00:00:00+00:00',
  );
  expect(feed).toContain('registrar.name: &lt;b&gt;&amp;\ufffd → A &quot;B&quot;');
});

it.each([
  ['2026-03-01T00:00:00+00:00', 'expires on 2026-03-02', 'The registration ends within 1 day.'],
  [
    '2026-03-03T00:00:00+00:00',
    'expired on 2026-03-02',
    'The date until which the name was registered is past.',
  ],
])('a feed says at %s that a name %s', (at, title, text) => {
  const event = { id: 'evt_1', watch: 'w1', at, domain: 'example.com', type: 'expiring', days: 1 } as const;
  const feed = atomOf('a1', [{ ...event, expires_on: '2026-03-02T00:00:00+00:00' }], at);
  expect(feed).toContain(`<title>example.com ${title}</title>`);
  expect(feed).toContain(text);
});
