import { renameSync, writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountsOf } from '../../src/service/accounts.js';
import { openDatabase } from '../../src/service/database/open.js';
import { openAccounts, type Service } from '../../src/service/index.js';
import { hashKey } from '../../src/service/keys.js';
import { createLedger } from '../../src/service/ledger/ledger.js';
import { DATABASES, type DatabaseKind } from './support/databases.js';
import { startPostgres } from './support/postgres-server.js';
import { type Answer, remaining, send } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const CLIENTS = 16;
const withPostgres = Boolean(process.env.PORT43_TEST_POSTGRES_BIN);

/** Clients that send requests without a pause, and the responses in the order in which they came. */
function crowd(service: Service, keys: readonly string[]) {
  const answers: { id: string; status: number; answer: Answer; ms: number; at: number }[] = [];
  let going = true;
  const waiting = new Set<() => void>();
  const client = async (index: number): Promise<void> => {
    const key = keys[index % keys.length] ?? '';
    while (going) {
      const since = performance.now();
      const answer = await send(service.url, '/v1/whois/example.com/record', { key });
      const at = performance.now();
      answers.push({
        id: String(answer.headers['x-request-id']),
        status: answer.status,
        answer,
        ms: at - since,
        at,
      });
      for (const look of waiting) look();
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return {
    answers,
    /** Resolves once `enough` is true for the responses since the call. */
    until(enough: (since: typeof answers) => boolean): Promise<typeof answers> {
      const start = answers.length;
      return new Promise((resolve) => {
        const look = () => {
          if (!enough(answers.slice(start))) return;
          waiting.delete(look);
          resolve(answers.slice(start));
        };
        waiting.add(look);
      });
    },
    async end() {
      going = false;
      await all;
    },
  };
}

const served = (count: number) => (since: { status: number }[]) =>
  since.filter(({ status }) => status === 200).length >= count;
const refused = (count: number) => (since: { status: number }[]) =>
  since.filter(({ status }) => status === 503).length >= count;

async function openBusyService() {
  const postgres = await startPostgres();
  const tested = await openTestService({ location: postgres.location });
  const key = await tested.account({ plan: 'payg', credits: 1_000_000 });
  const clients = crowd(tested.service, [key]);
  onTestFinished(() => clients.end());
  await clients.until(served(100));
  return { postgres, ...tested, key, clients };
}

const isReady = async ({ operationsUrl }: Service) =>
  (await send(operationsUrl ?? '', '/readyz')).status === 200;

/** Stops the clients, waits for owed refunds, and compares the responses with the ledger. */
async function settle({ postgres, clients, service }: Awaited<ReturnType<typeof openBusyService>>) {
  await clients.end();
  await service.close();
  const accounts = await openAccounts(postgres.location);
  const audit = await accounts.audit();
  await accounts.close();
  const { rows } = await postgres.query('select request_id, sum(amount)::int as sum from entries group by 1');
  const spent = new Map(rows.map(({ request_id, sum }) => [request_id, sum]));
  const wrong = clients.answers.filter(
    ({ id, status }) => (spent.get(id) ?? 0) !== (status === 200 ? -1 : 0),
  );
  return { audit, wrong: wrong.map(({ id, status }) => ({ id, status, spent: spent.get(id) })) };
}

describe.skipIf(!withPostgres)('PostgreSQL', () => {
  it.each(['fast', 'immediate'] as const)(
    'stopped (%s) under load: the service stays up, responds with 503 and Retry-After, and serves again; nothing is lost',
    async (mode) => {
      const tested = await openBusyService();
      const { postgres, clients, service, log } = tested;
      await postgres.stop(mode);
      const meanwhile = await clients.until(refused(50));
      for (const { status, answer } of meanwhile.filter(({ status }) => status !== 200)) {
        expect(status).toBe(503);
        expect(answer.json.error).toMatchObject({ code: 'E02', name: 'ServiceUnavailable' });
        expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
        // Clients with credits get no response that says they have none.
        expect(answer.headers).not.toHaveProperty('x-creditlimit-remaining');
      }
      expect(await isReady(service)).toBe(false);
      await postgres.start();
      await clients.until(served(100));
      expect(await isReady(service)).toBe(true);
      expect(await settle(tested)).toMatchObject({ audit: { exact: true, strayRefunds: 0 }, wrong: [] });
      // One word when it fails and one when it is back, however many requests there were.
      const told = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
      expect(told.filter(({ msg }) => /database fails/.test(msg))).toHaveLength(1);
      expect(told.length).toBeLessThan(10);
    },
  );

  it('connections ended by the server, under load: the service stays up and continues to serve, and nothing is lost', async () => {
    const tested = await openBusyService();
    for (let round = 0; round < 5; round++) {
      await tested.postgres.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
      );
      await tested.clients.until(served(100));
    }
    expect(await settle(tested)).toMatchObject({ audit: { exact: true, strayRefunds: 0 }, wrong: [] });
  });

  it('a network that falls silent, under load: 503 and not ready while it lasts, serving again when it is back; nothing is lost', async () => {
    const tested = await openBusyService();
    const { postgres, clients, service } = tested;
    postgres.network.silence();
    const meanwhile = await clients.until(refused(50));
    expect(Math.max(...meanwhile.map(({ ms }) => ms))).toBeLessThan(20_000);
    expect(await isReady(service)).toBe(false);
    const back = performance.now();
    postgres.network.restore();
    const again = await clients.until(served(100));
    expect((again.find(({ status }) => status === 200)?.at ?? 0) - back).toBeLessThan(15_000);
    expect(await isReady(service)).toBe(true);
    expect(await settle(tested)).toMatchObject({ audit: { exact: true, strayRefunds: 0 }, wrong: [] });
  });

  it('an account that stays locked, under load: others are served meanwhile, it gets 503, and is served when it is free', async () => {
    const postgres = await startPostgres();
    const { service, account, get } = await openTestService({ location: postgres.location });
    const many = { plan: 'payg', credits: 1_000_000 } as const;
    const [locked, other] = [await account(many), await account(many)];
    for (const key of [locked, other]) expect((await get('/v1/whois/example.com', key)).status).toBe(200);
    const [{ id } = { id: '' }] = await service.accounts.list();
    const somebody = await postgres.connect();
    await somebody.query('begin');
    await somebody.query('select 1 from accounts where id = $1 for update', [id]);
    const clients = crowd(service, [other]);
    const answer = await get('/v1/whois/example.com/record', locked);
    expect([answer.status, answer.json.error.code]).toEqual([503, 'E02']);
    // The lock lasts all this time: if the others waited for it, each would get one response at most.
    expect(clients.answers.length).toBeGreaterThan(3 * CLIENTS);
    await clients.end();
    expect(new Set(clients.answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await get('/v1/account', locked)).status).toBe(200);
    expect(await isReady(service)).toBe(true);
    await somebody.query('commit');
    expect((await get('/v1/whois/example.com', locked)).status).toBe(200);
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it('a charge that completes after the deadline of its request: 503 by then, and it is refunded', async () => {
    const postgres = await startPostgres();
    const { service, account, get } = await openTestService({ location: postgres.location, deadline: 300 });
    const key = await account({ plan: 'payg', credits: 10 });
    const [{ id } = { id: '' }] = await service.accounts.list();
    const somebody = await postgres.connect();
    await somebody.query('begin');
    await somebody.query('select 1 from accounts where id = $1 for update', [id]);
    const answer = await get('/v1/whois/example.com/record', key);
    expect([answer.status, answer.json.error.name]).toEqual([503, 'ServiceUnavailable']);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(answer.headers['x-creditlimit-remaining']).toBeUndefined();
    await somebody.query('commit');
    const refunds = () => service.accounts.entries(id, { kind: 'refund' });
    while ((await refunds()).length === 0) await nextTurn();
    expect(await service.accounts.show(id)).toMatchObject({ credits_remaining: 10 });
    expect(await service.accounts.audit()).toMatchObject({ exact: true });
  });

  it('a charge that reaches the database after the request was given up: it charges nothing', async () => {
    const postgres = await startPostgres();
    const { service, account, get } = await openTestService({ location: postgres.location });
    const key = await account({ plan: 'payg', credits: 10 });
    expect(remaining(await get('/v1/whois/example.com', key))).toBe(9);
    // The statement waits in the network while the service gives it up.
    postgres.network.silence();
    expect((await get('/v1/whois/example.com', key)).status).toBe(503);
    postgres.network.restore();
    let answer = await get('/v1/account', key);
    while (answer.status !== 200) answer = await get('/v1/account', key);
    await service.close();
    const database = await openDatabase(postgres.location);
    onTestFinished(() => database.close());
    const { credits } = await database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(credits).toBe(9);
  });
});

describe('SQLite', () => {
  it('a database that another process keeps locked: 503 and not ready, serving again when it is free; nothing is lost', {
    tags: 'slow',
  }, async () => {
    const { service, account, get, location } = await openTestService();
    const key = await account({ plan: 'payg', credits: 10 });
    expect(remaining(await get('/v1/whois/example.com', key))).toBe(9);
    const somebody = new Sqlite(location);
    onTestFinished(() => void somebody.close());
    somebody.exec('begin immediate');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/v1/', key)));
    for (const { status, json, headers } of answers) {
      expect([status, json.error.code]).toEqual([503, 'E02']);
      expect(headers).not.toHaveProperty('x-creditlimit-remaining');
    }
    expect(await isReady(service)).toBe(false);
    somebody.exec('rollback');
    while (!(await isReady(service)));
    expect(remaining(await get('/v1/', key))).toBe(8);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, entries: 3 });
  });

  it('a charge that waits for its turn to write: requests for the account are answered meanwhile', async () => {
    const { account, get, location } = await openTestService();
    const key = await account({ plan: 'payg', credits: 10 });
    const somebody = new Sqlite(location);
    onTestFinished(() => void somebody.close());
    somebody.exec('begin immediate');
    let charged = false;
    const waits = get('/v1/', key).finally(() => {
      charged = true;
    });
    for (let times = 0; times < 5; times++) {
      const answer = await get('/v1/account', key);
      expect([answer.status, remaining(answer), charged]).toEqual([200, 10, false]);
    }
    somebody.exec('rollback');
    expect(remaining(await waits)).toBe(9);
  });

  it('a file that was moved away: 503 and not ready, because charges in it would be lost; serving again when it is back', {
    tags: 'slow',
  }, async () => {
    const { service, account, get, location } = await openTestService();
    const key = await account({ plan: 'payg', credits: 10 });
    expect(remaining(await get('/v1/', key))).toBe(9);
    renameSync(location, `${location}-away`);
    expect((await get('/v1/', key)).status).toBe(503);
    const ready = await send(service.operationsUrl ?? '', '/readyz');
    expect([ready.status, ready.text]).toEqual([503, expect.stringContaining('removed or replaced')]);
    writeFileSync(location, '');
    expect(await isReady(service)).toBe(false);
    renameSync(`${location}-away`, location);
    while (!(await isReady(service)));
    expect(remaining(await get('/v1/', key))).toBe(8);
    expect(await service.accounts.audit()).toMatchObject({ exact: true, entries: 3 });
  });
});

async function openBooks(kind: DatabaseKind, now: () => number) {
  const { location, drop } = await kind.migrated();
  onTestFinished(drop);
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return { accounts: accountsOf(database), ledger: createLedger(database, { now }), location };
}

describe.each(DATABASES)('$name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_(
    'two processes that disagree about the month: a quota is served once, and the audit is exact',
    async () => {
      const { accounts, ledger, location } = await openBooks(kind, () => Date.UTC(2026, 11, 1));
      const other = await openDatabase(location);
      onTestFinished(() => other.close());
      const behind = createLedger(other, { now: () => Date.UTC(2026, 10, 30, 23, 59, 59) });
      const { id, api_token } = await accounts.create({ email: 'a@example.com', plan: 'monthly', quota: 10 });
      const keyHash = hashKey(api_token);
      const admit = (book: typeof ledger, requestId: string) => book.admit({ requestId, keyHash, cost: 1 });
      const outcomes: string[] = [];
      for (let n = 0; n < 15; n++) {
        const admitted = await admit(n % 2 ? behind : ledger, `r${n}`);
        outcomes.push(admitted.account === null ? 'unknown' : admitted.outcome);
      }
      expect(outcomes.filter((outcome) => outcome === 'charged')).toHaveLength(10);
      expect(await behind.refund('r0')).toBe(1);
      expect(await accounts.audit()).toMatchObject({ exact: true, accounts: [{ id, used: 9 }] });
    },
  );

  it_('an audit during requests: it delays no charge', async () => {
    const { accounts, ledger, location } = await openBooks(kind, () => Date.now());
    const { api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
    const reading = await openDatabase(location);
    onTestFinished(() => reading.close());
    const admitted = await reading.view(async (view) => {
      await view.selectFrom('entries').selectAll().execute();
      return ledger.admit({ requestId: 'r1', keyHash: hashKey(api_token), cost: 1 });
    });
    expect(admitted).toMatchObject({ outcome: 'charged', remaining: 4 });
    expect(await accounts.audit()).toMatchObject({ exact: true });
  });
});
