import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, createReplayServer } from '../../../src/index.js';
import type { Database } from '../../../src/service/database/database.js';
import { openDatabase } from '../../../src/service/database/open.js';
import { openAccounts } from '../../../src/service/index.js';
import { localQueues } from '../../../src/service/jobs/queue.js';
import { createRecords } from '../../../src/service/records.js';
import { createChecks } from '../../../src/service/watches/checks.js';
import { readWatchRequest } from '../../../src/service/watches/request.js';
import { createWatchStore } from '../../../src/service/watches/store.js';
import { checkNames } from '../../../src/service/watches/worker.js';
import { DATABASES } from '../support/databases.js';
import { byDay, free, record } from '../support/watches.js';

const ANSWERS = [
  ...byDay('example.com', {
    '': record('example.com', '2026-04-10'),
    '2026-03-02': record('example.com', '2027-04-10'),
    '2026-03-03': record('example.com', '2027-04-10', 'ns2.example.net'),
  }),
  ...byDay('shop.com', { '': record('shop.com', '2026-03-25'), '2026-03-03': free('shop.com') }),
  ...byDay('quiet.com', { '': record('quiet.com', '2028-01-01') }),
];
const NAMES = ['example.com', 'shop.com', 'quiet.com'];
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'].map((day) => Date.parse(day));
const HOUR = 3_600_000;

class Killed extends Error {}

/** Calls `step` before each statement. */
const stepping = (step: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    step();
    return node;
  },
  transformResult: async ({ result }) => result,
});

const facts = (bodies: readonly string[]) =>
  bodies
    .map((body) => {
      const { type, domain, changes, days } = JSON.parse(body);
      return JSON.stringify({ type, domain, changes, days });
    })
    .sort();

/** Where a process of its own has the database, a run takes longer: there it is killed at every fourth step. */
const STRIDE = { SQLite: 1, PostgreSQL: 4 } as const;

describe.each(DATABASES)('watches on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_(
    'that are killed at every step lose and double no event and no charge',
    { timeout: 200_000 },
    async () => {
      const { location, drop } = await kind.fresh();
      onTestFinished(drop);
      const accounts = await openAccounts(location);
      const database = await openDatabase(location);
      let now = 0;
      const replay = await createReplayServer({ fixtures: ANSWERS, now: () => now });
      const client = createClient({ connect: replay.connect, pacing: false, rdap: 'never', maxReferrals: 0 });
      onTestFinished(async () => {
        await client.close();
        await replay.close();
        await database.close();
        await accounts.close();
      });

      /** Runs all days with a worker that is killed at one step, and started again. The credits last until the third day. */
      async function history(killAt: number) {
        now = DAYS[0] ?? 0;
        const { id: accountId } = await accounts.create({
          email: `kill-${killAt}@example.com`,
          plan: 'payg',
          credits: 7,
        });
        const store = createWatchStore(database, () => now);
        const { id } = await store.create({
          accountId,
          keyId: null,
          keyHash: 'a'.repeat(64),
          request: readWatchRequest({
            names: NAMES,
            on: ['expiring:30d', 'changed', 'available'],
            every: '1d',
            callback: 'https://hooks.example.com/',
          }),
        });
        let steps = 0;
        const step = () => {
          if (++steps === killAt) throw new Killed();
        };
        /** What a process does until nothing is due. */
        const once = async () => {
          const own: Database = { ...database, db: database.db.withPlugin(stepping(step)) };
          const queue = localQueues(own.db).checks;
          const checks = createChecks(own, queue, () => now);
          const records = createRecords(database, `kill-${killAt}`);
          for (let isDue = true; isDue; ) {
            isDue = await checks.handOut();
            for (const batch of await queue.take(8)) {
              const failures: unknown[] = [];
              const save = (checked: Parameters<typeof checks.save>[0][number]) =>
                checks.save([checked]).catch((error) => void failures.push(error));
              const options = { client, records, ttl: HOUR, now: () => now, onTrouble: () => {} };
              await checkNames(await checks.begin(batch), save, options, new AbortController().signal);
              if (failures.length > 0) throw failures[0];
              await checks.finish(batch);
              await queue.finish(batch);
              isDue = true;
            }
          }
        };
        const onceThroughKills = async () => {
          try {
            await once();
          } catch (error) {
            if (!(error instanceof Killed)) throw error;
            await once();
          }
        };
        for (const day of DAYS) {
          now = day;
          await onceThroughKills();
        }
        await accounts.grant(accountId, 100);
        now += HOUR;
        await onceThroughKills();
        const events = await store.events(id, 0, 1000);
        expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
        expect(events.every(({ callback_at }) => callback_at !== null)).toBe(true);
        const { credits_remaining } = await accounts.show(accountId);
        await store.remove(id, accountId);
        return { steps, credits: credits_remaining, facts: facts(events.map(({ body }) => body)) };
      }

      const whole = await history(0);
      expect(whole.facts.map((fact) => JSON.parse(fact).type).sort()).toEqual([
        'available',
        'changed',
        'changed',
        'changed',
        'expiring',
        'paused',
      ]);
      // Four days of three names; on the third day there was credit for one, and none on the fourth.
      expect(whole.credits).toBe(107 - 10);
      const stride = STRIDE[kind.name as keyof typeof STRIDE];
      for (let killAt = 1; killAt <= whole.steps; killAt += stride) {
        const killed = await history(killAt);
        expect({ killAt, credits: killed.credits, facts: killed.facts }).toEqual({
          killAt,
          credits: whole.credits,
          facts: whole.facts,
        });
      }
      expect(await accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
    },
  );
});
