import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReplayFetch, type Fixture, type Lookup, loadFixtures } from '../../src/index.js';
import { openDatabase } from '../../src/service/database/open.js';
import { createHistory } from '../../src/service/history/history.js';
import { MOST_VERSIONS } from '../../src/service/history/store.js';
import type { KeptVersion } from '../../src/service/history/version.js';
import { pruneVersions } from '../../src/service/housekeeping.js';
import { openAccounts, startWork } from '../../src/service/index.js';
import { runHere } from '../cli/port43.js';
import { fixture } from './support/answers.js';
import { DATABASES, POSTGRES, SQLITE } from './support/databases.js';
import { over, post } from './support/jobs.js';
import { type RequestOptions, remaining } from './support/requests.js';
import { openTestService, type TestService } from './support/test-service.js';
import { watch } from './support/watches.js';

const VERISIGN = 'whois.verisign-grs.com';
const FRESH: RequestOptions = { headers: { 'cache-control': 'no-cache' } };

/** A response of the registry: lines that differ from day to day. */
const registry = (expires: string, ...more: string[]): string =>
  ['   Domain Name: EXAMPLE.COM', `   Registry Expiry Date: ${expires}T00:00:00Z`, ...more, ''].join('\n');
const REGISTRAR = '   Registrar: Example Registrar, Inc.';
const HOSTS = ['   Name Server: NS1.EXAMPLE.NET', '   Name Server: NS2.EXAMPLE.NET'];
const NOTICE = (time: string) => `>>> Last update of whois database: ${time} <<<`;

const from = (day: string | null, text: string, domain = 'example.com'): Fixture => ({
  ...fixture(VERISIGN, domain, text),
  name: day === null ? domain : `${domain}@${day}`,
});

/** The same facts in another order on the second day, renewed on the third, a rate limit, other name servers, and back again. */
const DAYS: Fixture[] = [
  from(null, registry('2027-03-20', REGISTRAR, ...HOSTS, NOTICE('2026-03-01T00:00:00Z'))),
  from(
    '2026-03-02',
    registry('2027-03-20', REGISTRAR, ...HOSTS.toReversed(), NOTICE('2026-03-02T00:00:00Z')),
  ),
  from('2026-03-03', registry('2028-03-20', REGISTRAR, ...HOSTS)),
  from('2026-03-04', 'WHOIS LIMIT EXCEEDED\n'),
  from('2026-03-05', registry('2028-03-20', REGISTRAR, '   Name Server: NS1.EXAMPLE.ORG')),
  from('2026-03-06', registry('2028-03-20', REGISTRAR, ...HOSTS)),
  from(null, 'No match for "EXAMPLE-FREE.COM".\n', 'example-free.com'),
];

/** A view that is the version itself. */
const whole = (version: KeptVersion): KeptVersion => version;

/** A clock that tests set, in days of March 2026. */
function calendar() {
  let time = 0;
  const set = (day: number): void => {
    time = Date.UTC(2026, 2, day, 12);
  };
  const pass = (ms: number): void => {
    time += ms;
  };
  set(1);
  return { now: () => time, set, pass };
}

/** What a lookup of `example.com` finds. */
async function lookedUp(): Promise<Lookup> {
  const { get, account } = await openTestService({ answers: DAYS });
  return (await get('/v1/lookup/example.com', await account())).json.response;
}

/** The versions of a name, once there are so many. */
async function versionsOf({ get }: TestService, key: string, count: number, name = 'example.com') {
  return vi.waitFor(async () => {
    const { status, json } = await get(`/v1/history/${name}`, key);
    expect([status, json.history.versions]).toEqual([200, expect.objectContaining({ length: count })]);
    return json.history.versions as { version: string; last_seen: string }[];
  });
}

describe.each(DATABASES)('versions on $name', (kind) => {
  it.runIf(kind.available)(
    'are stored once each, with the times when they were seen',
    { tags: 'slow' },
    async () => {
      const { now, set, pass } = calendar();
      const tested = await openTestService({ kind, answers: DAYS, now, history: 30, stale: 3 * 86_400_000 });
      const { get, account } = tested;
      const key = await account();
      for (let day = 1; day <= 7; day++) {
        set(day);
        const { status } = await get('/v1/whois/example.com/record', key, FRESH);
        expect(status).toBe(day === 4 ? 503 : 200);
        // From the database, fresh or not: no sighting.
        pass(30 * 60_000);
        const stored = await get('/v1/whois/example.com/record', key);
        if (day === 4) expect(stored.json.response.stale).toBe(true);
        else expect(stored.headers.age).toBe('1800');
        const seen = day === 4 ? 3 : day;
        await vi.waitFor(async () => {
          const { versions } = (await get('/v1/history/example.com', key)).json.history;
          const last = versions.map(({ last_seen }: { last_seen: string }) => last_seen).sort();
          expect(last.at(-1)).toBe(`2026-03-0${seen}T12:00:00+00:00`);
        });
      }
      const versions = await versionsOf(tested, key, 3);
      const common = { hosts: [VERISIGN], status: 'registered', registrar: 'Example Registrar, Inc.' };
      const at = (day: number) => `2026-03-0${day}T12:00:00+00:00`;
      const [a, b, c] = versions.map(({ version }) => version);
      expect(versions).toEqual([
        {
          ...common,
          version: a,
          first_seen: at(1),
          last_seen: at(2),
          returned_on: null,
          expires_on: '2027-03-20T00:00:00+00:00',
          nameservers: ['ns1.example.net', 'ns2.example.net'],
        },
        {
          ...common,
          version: b,
          first_seen: at(3),
          last_seen: at(7),
          returned_on: at(6),
          expires_on: '2028-03-20T00:00:00+00:00',
          nameservers: ['ns1.example.net', 'ns2.example.net'],
        },
        {
          ...common,
          version: c,
          first_seen: at(5),
          last_seen: at(5),
          returned_on: null,
          expires_on: '2028-03-20T00:00:00+00:00',
          nameservers: ['ns1.example.org'],
        },
      ]);

      const changes = async (query = '') =>
        (await get(`/v1/history/example.com/changes${query}`, key)).json.history.changes;
      const names = ['ns1.example.net', 'ns2.example.net'];
      const moved = (before: string[], after: string[]) => ({
        path: 'nameservers',
        before,
        after,
        kind: 'redelegated',
      });
      const all = [
        {
          on: at(3),
          from_version: a,
          to_version: b,
          changes: expect.arrayContaining([
            {
              path: 'expires_on',
              before: '2027-03-20T00:00:00+00:00',
              after: '2028-03-20T00:00:00+00:00',
              kind: 'renewed',
            },
          ]),
        },
        { on: at(5), from_version: b, to_version: c, changes: [moved(names, ['ns1.example.org'])] },
        { on: at(6), from_version: c, to_version: b, changes: [moved(['ns1.example.org'], names)] },
      ];
      expect(await changes()).toEqual(all);
      expect(await changes('?from=2026-03-05')).toEqual(all.slice(1));
      expect(await changes('?to=2026-03-05')).toEqual(all.slice(0, 2));
      expect(await changes('?from=2026-03-05T12:00:01Z&to=2026-03-06')).toEqual(all.slice(2));

      const { history } = (await get(`/v1/history/https%3A%2F%2Fwww.EXAMPLE.com%2Fpath/${c}`, key)).json;
      expect(history).toMatchObject({ domain: 'example.com', ...versions[2] });
      expect(history.properties.nameservers).toEqual([
        { name: 'ns1.example.org', ipv4: null, ipv6: null, addresses: [] },
      ]);
      expect(history.parts).toEqual([{ body: expect.stringContaining('NS1.EXAMPLE.ORG'), host: VERISIGN }]);
      expect(history.record).toBe(history.parts[0].body);
    },
  );

  it.runIf(kind.available)(
    'come from batches, jobs, RDAP and both protocols as well',
    { tags: 'slow' },
    async () => {
      const { now } = calendar();
      const tested = await openTestService({ kind, answers: DAYS, now, history: 30 });
      const { get, account } = tested;
      const key = await account();
      const lookUps: [string, () => Promise<unknown>][] = [
        ['RDAP', () => get('/rdap/domain/example.com', key)],
        ['both', () => get('/v1/whois/example.com/properties?protocol=both', key)],
        [
          'a batch',
          () =>
            get('/v1/batch', key, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ names: ['example-free.com'] }),
            }),
        ],
      ];
      for (const [, lookUp] of lookUps) expect(await lookUp()).toMatchObject({ status: 200 });
      const [found] = await versionsOf(tested, key, 1);
      expect(await versionsOf(tested, key, 1, 'example-free.com')).toMatchObject([{ status: 'available' }]);

      const other = await openTestService({ kind, answers: DAYS, now, history: 30 });
      const otherKey = await other.account();
      for (const want of ['availability', 'properties']) {
        const { json } = await post(other, otherKey, { names: ['example.com'], want });
        await over(other, otherKey, json.job.id);
      }
      expect(await versionsOf(other, otherKey, 1)).toEqual([found]);
    },
  );

  it.runIf(kind.available)('come from the checks of watches as well', async () => {
    const { now } = calendar();
    const tested = await openTestService({ kind, answers: DAYS, now, history: 30 });
    const key = await tested.account();
    await watch(tested, key, { names: ['example.com'], on: ['changed'] });
    expect(await versionsOf(tested, key, 1)).toMatchObject([{ status: 'registered' }]);
  });

  it.runIf(kind.available)('are those of the last days, and of each name the latest', async () => {
    const { location, drop } = await kind.fresh();
    const database = await openDatabase(location);
    try {
      const onTrouble = (error: unknown) => expect(error).toBeUndefined();
      const history = createHistory({ database, source: 'live', days: 10, onTrouble });
      const elsewhere = createHistory({ database, source: 'replay', days: 10, onTrouble });
      const { parts, properties } = await lookedUp();
      const hour = 3_600_000;
      for (let count = 0; count < MOST_VERSIONS + 20; count++) {
        const other = { ...properties, domain_id: `${count}` };
        history.saw({ domain: 'example.com', parts, properties: other }, count * hour);
      }
      await history.close();
      const kept = await history.list('example.com', whole);
      expect(kept.map(({ record }) => record.properties.domain_id)).toEqual(
        Array.from({ length: MOST_VERSIONS }, (_, index) => `${index + 20}`),
      );
      expect(await elsewhere.list('example.com', whole)).toEqual([]);
      await history.prune((MOST_VERSIONS + 240) * hour);
      expect(await history.list('example.com', whole)).toHaveLength(20);
      await history.prune(1000 * hour);
      expect(await history.list('example.com', whole)).toEqual([]);
    } finally {
      await database.close();
      await drop();
    }
  });

  it.runIf(kind.available)(
    'are not removed by a clock that is ahead: charges on later days must confirm it',
    async () => {
      const { location, drop } = await kind.fresh();
      onTestFinished(drop);
      const database = await openDatabase(location);
      onTestFinished(() => database.close());
      const accounts = await openAccounts(location);
      const { id } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 100 });
      await accounts.close();
      const charge = (at: number) =>
        database.db
          .insertInto('entries')
          .values({ request_id: `at-${at}`, kind: 'charge', account_id: id, pool: 'credits', amount: -1, at })
          .execute();
      const onTrouble = (error: unknown) => expect(error).toBeUndefined();
      const history = createHistory({ database, source: 'live', days: 10, onTrouble });
      const { parts, properties } = await lookedUp();
      const start = Date.UTC(2026, 2, 1);
      const day = 86_400_000;
      history.saw({ domain: 'example.com', parts, properties }, start);
      await history.close();
      for (const at of [start, start + 300 * day, start + 300 * day + 1]) {
        await charge(at);
        await pruneVersions(database, history, at);
      }
      expect(await history.list('example.com', whole)).toHaveLength(1);
      for (let days = 1; days <= 8; days++) await charge(start + days * day);
      await pruneVersions(database, history, start + 9 * day);
      expect(await history.list('example.com', whole)).toHaveLength(1);
      await pruneVersions(database, history, start + 11 * day);
      expect(await history.list('example.com', whole)).toEqual([]);
    },
  );

  it.runIf(kind.available)('cost a credit, and nothing if the service keeps none', async () => {
    const tested = await openTestService({ kind, history: 30 });
    const { get, account, location } = tested;
    const key = await account({ plan: 'payg', credits: 10 });
    const none = await get('/v1/history/example.com', key);
    expect([none.status, none.json, remaining(none)]).toEqual([
      200,
      { history: { domain: 'example.com', versions: [] } },
      9,
    ]);
    const noChanges = await get('/v1/history/example.com/changes', key);
    expect(noChanges.json).toEqual({ history: { domain: 'example.com', changes: [] } });
    for (const [path, status, code] of [
      ['/v1/history/example.com/0123', 404, 'C03'],
      ['/v1/history/example.com/%00', 404, 'C03'],
      ['/v1/history/-example.com', 400, 'R01'],
      ['/v1/history/example.com/changes?from=yesterday', 400, 'C05'],
      ['/v1/history/example.com/changes?from=2026-02-30', 400, 'C05'],
      ['/v1/history/example.com/changes?from=2026-03-02&to=2026-03-01', 400, 'C05'],
    ] as const) {
      const { status: got, json } = await get(path, key);
      expect([path, got, json.error.code]).toEqual([path, status, code]);
    }
    const without = await openTestService({ kind, location });
    const left = remaining(await without.get('/v1/account', key));
    const refused = await without.get('/v1/history/example.com', key);
    expect([refused.status, refused.json.error.message, remaining(refused)]).toEqual([
      404,
      'this service keeps no history: its operator did not set --history',
      left,
    ]);
  });
});

describe('on PostgreSQL', () => {
  it.runIf(POSTGRES.available)('two processes that find a record at the same time keep it once', async () => {
    const { now } = calendar();
    const options = { answers: DAYS, now, history: 30, source: 'a test' };
    const first = await openTestService({ kind: POSTGRES, ...options });
    const second = await openTestService({ location: first.location, ...options });
    const key = await first.account();
    const names = Array.from({ length: 5 }, () => 'example.com');
    await Promise.all(
      [first, second].flatMap(({ get }) => names.map(() => get('/v1/whois/example.com/record', key, FRESH))),
    );
    await versionsOf(first, key, 1);
    expect(await versionsOf(second, key, 1)).toEqual(await versionsOf(first, key, 1));
  });

  it.runIf(POSTGRES.available)(
    'two processes that write the same versions in another order do not deadlock',
    async () => {
      const { location, drop } = await POSTGRES.fresh();
      const troubles: unknown[] = [];
      const processes = await Promise.all(
        [1, 2].map(async () => {
          const database = await openDatabase(location);
          const onTrouble = (error: unknown) => void troubles.push(error);
          return { database, history: createHistory({ database, source: 'live', days: 10, onTrouble }) };
        }),
      );
      const { parts, properties } = await lookedUp();
      const names = Array.from({ length: 300 }, (_, index) => `name-${index}.example`);
      for (const [index, { history }] of processes.entries())
        for (const domain of index === 0 ? names : names.toReversed())
          history.saw({ domain, parts, properties }, index);
      await Promise.all(processes.map(({ history }) => history.close()));
      expect(troubles).toEqual([]);
      for (const { database, history } of processes) {
        const kept = await Promise.all(names.map((name) => history.list(name, whole)));
        expect(kept.every(({ length }) => length === 1)).toBe(true);
        await database.close();
      }
      await drop();
    },
  );

  it.runIf(POSTGRES.available)('removing versions waits for no process that writes them', async () => {
    const { location, drop } = await POSTGRES.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const onTrouble = (error: unknown) => expect(error).toBeUndefined();
    const history = createHistory({ database, source: 'live', days: 10, onTrouble });
    const { parts, properties } = await lookedUp();
    const keep = (day: number) => {
      const other = { ...properties, domain_id: `${day}` };
      history.saw({ domain: 'example.com', parts, properties: other }, day * 86_400_000);
      return history.close();
    };
    for (let day = 0; day < MOST_VERSIONS; day++) await keep(day);
    await database.db.transaction().execute(async (writer) => {
      // The earliest version is written by another process, which waits for a later one if this removed that first.
      await sql`update history set last_seen = last_seen where first_seen = 0`.execute(writer);
      await keep(MOST_VERSIONS);
      await history.prune((MOST_VERSIONS + 5) * 86_400_000);
    });
    const left = await history.list('example.com', ({ record }) => Number(record.properties.domain_id));
    expect(left[0]).toBe(0);
    await history.prune((MOST_VERSIONS + 5) * 86_400_000);
    expect(await history.list('example.com', whole)).toHaveLength(left.length - 1);
  });

  it.runIf(POSTGRES.available)('workers keep the records of jobs as well', async () => {
    const tested = await openTestService({ kind: POSTGRES, answers: DAYS, history: 30, work: false });
    const worker = await startWork({
      database: tested.location,
      operations: false,
      log: { write: () => {} },
      history: 30,
      lookups: { connect: tested.replay.connect, pacing: false, rdap: 'never', retries: 0 },
    });
    onTestFinished(() => worker.close());
    const key = await tested.account();
    const { id } = (await post(tested, key, { names: ['example.com'], want: 'availability' })).json.job;
    await over(tested, key, id);
    await versionsOf(tested, key, 1);
  });
});

it('RDAP responses are versions like any other; records of numbers are none', { tags: 'slow' }, async () => {
  const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
  const lookups = { fetch: await createReplayFetch(fixtures), rdap: 'prefer' as const };
  const tested = await openTestService({ answers: await loadFixtures(fixtures), history: 30, lookups });
  const { get, account, log, location } = tested;
  const key = await account();
  const { response } = (await get('/v1/lookup/example.org', key)).json;
  expect(response.sources[0].protocol).toBe('rdap');
  expect((await get('/rdap/domain/example.org', key, FRESH)).status).toBe(200);
  expect((await get('/v1/lookup/193.0.96.7', key)).status).toBe(200);
  expect((await get('/rdap/ip/63.10.99.1', key)).status).toBe(200);
  const [kept] = await versionsOf(tested, key, 1, 'example.org');
  const { history } = (await get(`/v1/history/example.org/${kept?.version}`, key)).json;
  const { record, parts, properties } = response;
  expect(history).toMatchObject({ record, parts, properties });
  const database = await openDatabase(location);
  expect(await database.db.selectFrom('history').select('domain').execute()).toEqual([
    { domain: 'example.org' },
  ]);
  await database.close();
  expect(log.filter((line) => line.includes('could not keep'))).toEqual([]);
});

it('records that come faster than they can be written are reported, and not kept', {
  tags: 'slow',
}, async () => {
  const { location, drop } = await SQLITE.fresh();
  const database = await openDatabase(location);
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => void troubles.push(error);
  const history = createHistory({ database, source: 'live', days: 10, onTrouble });
  const { parts, properties } = await lookedUp();
  for (let count = 0; count < 1001; count++)
    history.saw({ domain: `name-${count}.example`, parts, properties }, count);
  expect(troubles).toEqual([
    expect.objectContaining({ message: expect.stringContaining('1000 records wait') }),
  ]);
  await history.close();
  expect(await history.list('name-999.example', whole)).toHaveLength(1);
  expect(await history.list('name-1000.example', whole)).toEqual([]);
  await database.close();
  await drop();
});

it('large records that come faster than they can be written wait in limited memory', {
  tags: 'slow',
}, async () => {
  const { location, drop } = await SQLITE.fresh();
  const database = await openDatabase(location);
  const troubles: unknown[] = [];
  const onTrouble = (error: unknown) => void troubles.push(error);
  const history = createHistory({ database, source: 'live', days: 10, onTrouble });
  const { parts, properties } = await lookedUp();
  const large = [{ host: VERISIGN, body: `${parts[0]?.body}${'% a line\n'.repeat(25_000)}` }];
  for (let count = 0; count < 200; count++)
    history.saw({ domain: `name-${count}.example`, parts: large, properties }, count);
  // 32 Mi characters, of which each record has a quarter of a million.
  expect(troubles.length).toBeGreaterThan(60);
  expect(troubles.length).toBeLessThan(80);
  expect(troubles[0]).toMatchObject({ message: expect.stringMatching(/^1\d\d records wait.*3\d{7} char/) });
  await history.close();
  expect(await history.list('name-0.example', whole)).toHaveLength(1);
  expect(await history.list('name-199.example', whole)).toEqual([]);
  // There is room again.
  history.saw({ domain: 'name-199.example', parts: large, properties }, 1);
  await history.close();
  expect(await history.list('name-199.example', whole)).toHaveLength(1);
  await database.close();
  await drop();
});

it('a record of megabytes is not kept', async () => {
  const { location, drop } = await SQLITE.fresh();
  const database = await openDatabase(location);
  const onTrouble = (error: unknown) => expect(error).toBeUndefined();
  const history = createHistory({ database, source: 'live', days: 10, onTrouble });
  const { parts, properties } = await lookedUp();
  const large = [{ host: VERISIGN, body: `${parts[0]?.body}${'% a line\n'.repeat(100_000)}` }];
  history.saw({ domain: 'large.example', parts: large, properties }, 1);
  history.saw({ domain: 'small.example', parts, properties }, 1);
  await history.close();
  expect(await history.list('large.example', whole)).toEqual([]);
  expect(await history.list('small.example', whole)).toHaveLength(1);
  await database.close();
  await drop();
});

it.each([0, 1.5, 40_000])('%d days are rejected when the service starts', async (history) => {
  await expect(openTestService({ history })).rejects.toThrow(
    `history: expected 1 to 36500 days, got ${history}`,
  );
});

it('serve --history rejects what is no number of days', async () => {
  const { code, stderr } = await runHere(['serve', '--database', ':memory:', '--history', '0']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--history: expected a whole number from 1')]);
});

it('a table of versions that cannot be written delays no response, and is reported', async () => {
  const tested = await openTestService({ history: 30 });
  const key = await tested.account();
  const database = await openDatabase(tested.location);
  await sql`drop table history`.execute(database.db);
  await database.close();
  for (const name of ['example.com', 'example-free.com']) {
    const { status, json } = await tested.get(`/v1/lookup/${name}`, key);
    expect([status, json.response.warnings]).toEqual([200, []]);
  }
  await vi.waitFor(() =>
    expect(tested.log.filter((line) => line.includes('could not keep a version'))).toHaveLength(1),
  );
});
