import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ClientOptions, createReplayServer } from '../../../src/index.js';
import type { ServiceOptions } from '../../../src/service/index.js';
import { DATABASES, type DatabaseKind } from '../support/databases.js';
import { remaining } from '../support/requests.js';
import { openTestService } from '../support/test-service.js';
import { byDay, checkedSince, eventsOf, free, record, until, watch } from '../support/watches.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T08:00:00Z');

const NAMES = Array.from({ length: 40 }, (_, index) => `name-${index}.com`);
const ANSWERS = [
  ...[...NAMES, 'example.com'].flatMap((name) => byDay(name, { '': record(name, '2028-04-10') })),
  ...byDay('example-free.com', { '': free('example-free.com') }),
];

/** A service whose clock, and its servers', is the test's. */
async function tested(
  kind: DatabaseKind,
  lookups: ClientOptions = {},
  options: Pick<ServiceOptions, 'callbacks'> = {},
) {
  const clock = { now: START };
  const now = () => clock.now;
  const replay = await createReplayServer({ fixtures: ANSWERS, now });
  onTestFinished(() => replay.close());
  const opened = await openTestService({
    kind,
    now,
    ...options,
    lookups: { connect: replay.connect, maxReferrals: 0, ...lookups },
  });
  return { ...opened, clock, replay };
}

describe.each(DATABASES)('watches on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('stop their lookups when they are deleted, and those of other watches go on', async () => {
    const { clock, replay, ...asked } = await tested(kind, { pacing: { concurrency: 1, interval: 100 } });
    const key = await asked.account();
    const on = ['changed'];
    // The second one has a name of the first one, which is looked up once for both.
    const last = NAMES.at(-1) ?? '';
    const [deleted, kept] = await Promise.all(
      [NAMES, [last, 'example.com']].map(
        async (names) => (await watch(asked, key, { names, on })).json.watch.id,
      ),
    );
    await until(() => replay.questions.length > 2);
    expect((await asked.get(`/v1/watches/${deleted}`, key, { method: 'DELETE' })).status).toBe(200);
    await checkedSince(asked, key, kept, clock.now);
    await wait(1_000);
    const asks = replay.questions.length;
    expect(asks).toBeLessThan(30);
    await wait(500);
    expect(replay.questions).toHaveLength(asks);
    // Lookups of the deleted watch that were not over are free.
    expect(remaining(await asked.get('/v1/account', key))).toBeGreaterThan(1000 - asks);
    expect(await asked.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('report once in an hour that they are paused, however often credit comes and goes', async () => {
    const { clock, replay: _, ...asked } = await tested(kind);
    const key = await asked.account({ plan: 'payg', credits: 1 });
    const [account] = await asked.service.accounts.list();
    const { id } = (await watch(asked, key, { names: NAMES.slice(0, 10), on: ['changed'], every: '30d' }))
      .json.watch;
    const isPaused = async () => (await asked.get(`/v1/watches/${id}`, key)).json.watch.state === 'paused';
    const isSpent = async () => remaining(await asked.get('/v1/account', key)) === 0;
    const reports = async () =>
      (await eventsOf(asked, key, id))
        .filter(({ type }) => type === 'paused')
        .map(({ at }) => at.slice(11, 16));
    await until(isPaused);
    for (let minute = 1; minute <= 3; minute++) {
      await asked.service.accounts.grant(account?.id ?? '', 1);
      clock.now += MINUTE;
      await until(isSpent);
      await until(isPaused);
    }
    expect(await reports()).toEqual(['08:00']);
    // The last pause goes on, so that it is reported as well.
    clock.now = START + HOUR;
    await until(async () => (await reports()).length > 1);
    for (let step = 1; step <= 2; step++) {
      clock.now += HOUR;
      await wait(700);
    }
    expect(await reports()).toEqual(['08:00', '09:00']);
    expect(await asked.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('are checked soon after a clock that was far ahead is corrected', async () => {
    const { clock, replay: _, ...asked } = await tested(kind);
    const key = await asked.account();
    clock.now = START + 300 * DAY;
    const ids = await Promise.all(
      ['1h', '30d', null].map(
        async (every, index) =>
          (await watch(asked, key, { names: NAMES.slice(index, index + 1), on: ['changed'], every })).json
            .watch.id,
      ),
    );
    for (const id of ids) await checkedSince(asked, key, id, clock.now);
    clock.now = START;
    const checkedOn = async (id: string) => (await asked.get(`/v1/watches/${id}`, key)).json.watch.domains[0];
    for (const id of ids)
      await until(async () => (await checkedOn(id)).checked_on === '2026-03-01T08:00:00+00:00');
    const next = await Promise.all(ids.map(async (id) => (await checkedOn(id)).next_check_on));
    expect(next).toEqual(['2026-03-01T09:00:00+00:00', '2026-03-31T08:00:00+00:00', expect.any(String)]);
    expect(Date.parse(next[2])).toBeLessThanOrEqual(START + DAY);
  });

  it_('continue after a pause that a clock far ahead began', async () => {
    const { clock, replay: _, ...asked } = await tested(kind);
    const key = await asked.account({ plan: 'payg', credits: 1 });
    clock.now = START + 300 * DAY;
    const { id } = (await watch(asked, key, { names: NAMES.slice(0, 2), on: ['changed'] })).json.watch;
    const state = async () => (await asked.get(`/v1/watches/${id}`, key)).json.watch.state;
    await until(async () => (await state()) === 'paused');
    clock.now = START;
    const [account] = await asked.service.accounts.list();
    await asked.service.accounts.grant(account?.id ?? '', 10);
    await until(async () => {
      clock.now += 1_000;
      return (await state()) === 'active';
    });
    expect(clock.now - START).toBeLessThan(HOUR);
  });

  it_('call back soon after a clock that was far ahead is corrected', async () => {
    let calls = 0;
    const server = createServer((_, response) => void response.writeHead(++calls === 1 ? 500 : 204).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { clock, replay: _, ...asked } = await tested(kind, {}, { callbacks: { allow: ['127.0.0.0/8'] } });
    const key = await asked.account();
    clock.now = START + 300 * DAY;
    await watch(asked, key, { names: ['example-free.com'], on: ['available'], callback });
    await until(() => calls === 1);
    clock.now = START;
    // The clock goes on: it may be corrected before the failure of the first call was noticed, whose next attempt is then due soon.
    await until(() => {
      clock.now += 1_000;
      return calls === 2;
    });
    expect(clock.now - START).toBeLessThan(HOUR);
  });
});
