import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { whoisServer } from '../support/whois-server.js';
import { POSTGRES } from './support/databases.js';
import { type Answer, remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const VERISIGN = 'whois.verisign-grs.com';

describe('lookups', () => {
  it('more lookups than there may be, on silent servers: others are not delayed, and lookups without a turn are not charged', async () => {
    let silent = true;
    const server = await whoisServer((socket) => void (silent || socket.destroy()));
    onTestFinished(() => server.close());
    const forEver = Number.POSITIVE_INFINITY;
    const { get, account, service } = await openTestService({
      lookups: {
        connect: () => connect(server.port, '127.0.0.1'),
        timeout: forEver,
        idleTimeout: forEver,
      },
      lookupsAtOnce: { total: 4, account: 2 },
    });
    const [busy, other] = [await account({ plan: 'payg', credits: 50 }), await account()];
    const refused: Answer[] = [];
    const asked = Array.from({ length: 10 }, async (_, n) => {
      const answer = await get(`/v1/whois/example-${n}.com/record`, busy);
      if (silent) refused.push(answer);
      return answer;
    });
    // Two run and four wait; the rest is rejected immediately.
    while (refused.length < 4) await nextTurn();
    for (const { status, json, headers } of refused) {
      expect([status, json.error.name]).toEqual([503, 'ServiceUnavailable']);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    const others = get('/v1/whois/example-other.com/record', other);
    while (!server.questions.some((question) => /example-other/i.test(question))) await nextTurn();
    expect(server.connections).toBe(3);
    silent = false;
    server.leaveAll();
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([502, 502, 502, 502, 502, 502, 503, 503, 503, 503]);
    expect((await others).status).toBe(502);
    expect(remaining(await get('/v1/account', busy))).toBe(50);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it.each([
    ['that its server does not answer', 2],
    ['that waits for its turn', 1],
  ])('a request %s: 503 at its deadline, and not charged', async (_what, total) => {
    const server = await whoisServer(() => {}); // It never says a word.
    onTestFinished(() => server.close());
    const { get, account, service } = await openTestService({
      lookups: { connect: () => connect(server.port, '127.0.0.1'), timeout: 30_000 },
      lookupsAtOnce: { total, account: total },
      deadline: 500,
    });
    const key = await account({ plan: 'payg', credits: 10 });
    const names = ['example-1.com', 'example-2.com'];
    const answers = await Promise.all(names.map((name) => get(`/v1/whois/${name}/record`, key)));
    for (const { status, json, headers } of answers) {
      expect([status, json.error.name]).toEqual([503, 'ServiceUnavailable']);
      expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    }
    expect(server.connections).toBeLessThanOrEqual(total);
    const [{ id } = { id: '' }] = await service.accounts.list();
    const refunds = () => service.accounts.entries(id, { kind: 'refund' });
    while ((await refunds()).length < 2) await nextTurn();
    expect(await service.accounts.show(id)).toMatchObject({ credits_remaining: 10 });
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
    server.leaveAll();
  });

  it('need no turn if they join another one', async () => {
    const { get, account, replay } = await openTestService({ lookupsAtOnce: { total: 1, account: 1 } });
    const key = await account();
    replay.misbehave(['slow=20']);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/v1/whois/example.com/record', key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(replay.questions).toHaveLength(2);
  });

  it.skipIf(!POSTGRES.available)(
    'one name without a stored record, requested by many clients in two processes: its servers are queried once',
    async () => {
      const one = await openTestService({ kind: POSTGRES });
      const other = await openTestService({ location: one.location });
      const key = await one.account();
      for (const { replay } of [one, other]) replay.misbehave(['slow=20']);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).get('/v1/whois/example.com/record', key)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(one.replay.questions.length + other.replay.questions.length).toBe(2);
    },
  );

  it.skipIf(!POSTGRES.available)('a lookup that fails in one process: another process tries it', async () => {
    const one = await openTestService({ kind: POSTGRES });
    const other = await openTestService({ location: one.location });
    const key = await one.account();
    one.replay.misbehave([`reset=0@${VERISIGN}`]);
    const [failed, served] = await Promise.all([
      one.get('/v1/whois/example.com/record', key),
      other.get('/v1/whois/example.com/record', key),
    ]);
    expect([502, 200]).toContain(failed.status);
    expect(served.status).toBe(200);
  });
});
