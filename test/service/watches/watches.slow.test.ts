import { describe, expect, it, onTestFinished } from 'vitest';
import { createReplayServer } from '../../../src/index.js';
import { DATABASES, type DatabaseKind } from '../support/databases.js';
import { remaining } from '../support/requests.js';
import { openTestService } from '../support/test-service.js';
import { byDay, checkedSince, eventsOf, free, record, until, watch } from '../support/watches.js';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T08:00:00Z');

const ANSWERS = [
  ...byDay('example.com', {
    '': record('example.com', '2026-04-10'),
    '2026-03-02': record('example.com', '2027-04-10'),
    '2026-03-03': record('example.com', '2027-04-10', 'ns2.example.net'),
  }),
  ...byDay('shop.com', { '': record('shop.com', '2026-03-25'), '2026-03-03': free('shop.com') }),
  ...byDay('quiet.com', { '': record('quiet.com', '2028-01-01') }),
];

/** A service whose clock, and its servers', is the test's. */
async function tested(kind: DatabaseKind, options: Parameters<typeof openTestService>[0] = {}) {
  const clock = { now: START };
  const now = () => clock.now;
  const replay = await createReplayServer({ fixtures: ANSWERS, now });
  onTestFinished(() => replay.close());
  const { lookups, ...more } = options;
  const opened = await openTestService({
    kind,
    now,
    ...more,
    lookups: { connect: replay.connect, maxReferrals: 0, ...lookups },
  });
  return { ...opened, clock, replay };
}

const brief = (events: readonly Record<string, unknown>[]) =>
  events.map(({ type, domain, at }) => `${String(at).slice(0, 10)} ${domain} ${type}`);

describe.each(DATABASES)('watches on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('look names up as time passes, and report what changes, each once and for a credit', async () => {
    const { clock, ...asked } = await tested(kind);
    const key = await asked.account({ plan: 'payg', credits: 100 });
    const made = await watch(asked, key, {
      names: ['Example.com', 'shop.com', 'quiet.com', 'example.com'],
      on: ['expiring:30d', 'changed', 'available'],
      every: '1d',
    });
    const { id } = made.json.watch;
    expect([made.status, made.headers.location, remaining(made)]).toEqual([201, `/v1/watches/${id}`, 100]);
    expect(made.json.watch).toMatchObject({
      names: 3,
      on: ['expiring:30d', 'changed', 'available'],
      every: '1d',
      callback: null,
      state: 'active',
      created_on: '2026-03-01T08:00:00+00:00',
    });
    const first = await checkedSince(asked, key, id, clock.now);
    expect(first.domains[0]).toEqual({
      domain: 'example.com',
      status: 'registered',
      expires_on: '2026-04-10T00:00:00+00:00',
      checked_on: '2026-03-01T08:00:00+00:00',
      next_check_on: '2026-03-02T08:00:00+00:00',
      failing_since: null,
    });
    for (let day = 1; day <= 3; day++) {
      clock.now = START + day * DAY;
      await checkedSince(asked, key, id, clock.now);
    }
    const events = await eventsOf(asked, key, id);
    expect(brief(events).sort()).toEqual([
      '2026-03-01 shop.com expiring',
      '2026-03-02 example.com changed',
      '2026-03-03 example.com changed',
      '2026-03-03 shop.com available',
      '2026-03-03 shop.com changed',
    ]);
    expect(events[0]).toEqual({
      id: `evt_${id}_1`,
      watch: id,
      at: '2026-03-01T08:00:00+00:00',
      domain: 'shop.com',
      type: 'expiring',
      days: 30,
      expires_on: '2026-03-25T00:00:00+00:00',
    });
    expect(events.find(({ at }) => at.startsWith('2026-03-02'))?.changes).toEqual([
      expect.objectContaining({ path: 'expires_on', kind: 'renewed' }),
    ]);
    expect(await eventsOf(asked, key, id, events[2]?.id)).toEqual(events.slice(3));
    // Four days of three names.
    expect(remaining(await asked.get('/v1/account', key))).toBe(100 - 12);
    expect(await asked.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('make up a missed check once', async () => {
    const { clock, replay, ...asked } = await tested(kind);
    const key = await asked.account();
    const { id } = (
      await watch(asked, key, { names: ['example.com'], on: ['changed:nameservers'], every: '1h' })
    ).json.watch;
    await checkedSince(asked, key, id, clock.now);
    clock.now = START + 3 * DAY;
    const after = await checkedSince(asked, key, id, clock.now);
    expect(after.domains[0].next_check_on).toBe('2026-03-04T09:00:00+00:00');
    expect(replay.questions).toHaveLength(2);
    expect(remaining(await asked.get('/v1/account', key))).toBe(1000 - 2);
    const events = await eventsOf(asked, key, id);
    expect(events.map(({ changes }) => changes)).toEqual([
      [expect.objectContaining({ path: 'nameservers', kind: 'redelegated' })],
    ]);
  });

  it_('pause at the last credit, report that once, and continue when there is credit again', async () => {
    const { clock, ...asked } = await tested(kind);
    const key = await asked.account({ plan: 'payg', credits: 4 });
    const { id } = (
      await watch(asked, key, {
        names: ['example.com', 'shop.com', 'quiet.com'],
        on: ['changed'],
        every: '1d',
      })
    ).json.watch;
    await checkedSince(asked, key, id, clock.now);
    clock.now = START + DAY;
    const state = async () => (await asked.get(`/v1/watches/${id}`, key)).json.watch.state;
    await until(async () => (await state()) === 'paused');
    const paused = await eventsOf(asked, key, id);
    expect(paused.filter(({ type }) => type === 'paused')).toEqual([
      {
        id: expect.any(String),
        watch: id,
        at: '2026-03-02T08:00:00+00:00',
        domain: null,
        type: 'paused',
        reason: 'no_credits',
      },
    ]);
    expect(remaining(await asked.get('/v1/account', key))).toBe(0);
    // It is looked at again each minute, and nothing is reported twice.
    for (let minute = 1; minute <= 3; minute++) {
      clock.now += 60_000;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    expect(await eventsOf(asked, key, id)).toEqual(paused);
    const [account] = await asked.service.accounts.list();
    await asked.service.accounts.grant(account?.id ?? '', 10);
    clock.now += 60_000;
    await checkedSince(asked, key, id, clock.now);
    expect(await state()).toBe('active');
    expect(remaining(await asked.get('/v1/account', key))).toBe(4 + 10 - 6);
    expect(await asked.service.accounts.audit()).toMatchObject({ exact: true });
  });
});
