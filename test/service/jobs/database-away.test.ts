import { connect } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts, startWork } from '../../../src/service/index.js';
import { type Answering, whoisServer } from '../../support/whois-server.js';
import { POSTGRES } from '../support/databases.js';
import { cutBehindCommit, over, post, results } from '../support/jobs.js';
import { startPostgres } from '../support/postgres-server.js';
import { remaining, send } from '../support/requests.js';
import { openTestService } from '../support/test-service.js';

const withPostgres = Boolean(process.env.PORT43_TEST_POSTGRES_BIN);

/** Every tenth name is refused by its server. */
const NAMES = Array.from({ length: 600 }, (_, n) => (n % 10 === 9 ? `refused-${n}.com` : `free-${n}.com`));
const REFUSED = NAMES.length / 10;

/** Responds to a number of queries, and to the others when it is released. */
function answering(atOnce: number) {
  const held: (() => void)[] = [];
  let left = atOnce;
  const answer: Answering = (socket, question) => {
    const tell = () =>
      question.includes('refused')
        ? socket.destroy()
        : socket.end(`No match for "${question.replace(/^domain /, '').toUpperCase()}".\r\n`);
    if (left-- > 0) tell();
    else held.push(tell);
  };
  return {
    answer,
    release: () => {
      for (const tell of held.splice(0)) tell();
    },
  };
}

/** Lookups that wait for their server as long as it takes. */
const patient = (port: number) =>
  ({
    connect: () => connect(port, '127.0.0.1'),
    pacing: false,
    rdap: 'never',
    retries: 0,
    timeout: Number.POSITIVE_INFINITY,
    idleTimeout: Number.POSITIVE_INFINITY,
  }) as const;

describe.skipIf(!POSTGRES.available)('a connection that is lost while a job is created', () => {
  it('503: nothing is charged, and nothing is looked up in vain', async () => {
    const database = await POSTGRES.fresh();
    onTestFinished(() => database.drop());
    const proxy = await cutBehindCommit(database.location);
    const tested = await openTestService({
      location: proxy.location,
      work: false,
      callbacks: { allow: ['192.0.2.0/24'] },
    });
    const key = await tested.account({ plan: 'payg', credits: 10 });
    const callback = 'http://192.0.2.1/';
    const made = await post(tested, key, { names: ['example.com', 'example.org'], want: 'record', callback });
    expect([made.status, proxy.cuts()]).toEqual([503, 1]);
    while (remaining(await tested.get('/v1/account', key)) !== 10)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const { jobs } = (await tested.get('/v1/jobs', key)).json;
    expect(jobs).toMatchObject([{ state: 'ended', names: 2, answered: 0 }]);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
    expect((await post(tested, key, { names: ['example.com'], want: 'record' })).status).toBe(202);
  });
});

describe('SQLite', () => {
  it('locked while a request is canceled and the service closes: it is not charged', async () => {
    const tested = await openTestService({ deadline: 1_000 });
    tested.replay.misbehave(['silent']);
    const key = await tested.account({ plan: 'payg', credits: 10 });
    const given = tested.get('/v1/whois/example.com', key);
    while (tested.replay.questions.length === 0) await nextTurn();
    const somebody = new Sqlite(tested.location);
    somebody.exec('begin immediate');
    expect((await given).status).toBe(503);
    const closed = tested.service.close();
    await Promise.race([closed, delay(500)]);
    somebody.exec('commit');
    somebody.close();
    await closed;
    const accounts = await openAccounts(tested.location);
    expect(await accounts.list()).toMatchObject([{ credits_remaining: 10 }]);
    await accounts.close();
  });

  it('locked by another process while a job has results to store: requests for the account or the job are answered meanwhile, and it goes on', {
    tags: 'slow',
  }, async () => {
    const { answer, release } = answering(0);
    const server = await whoisServer(answer);
    onTestFinished(() => server.close());
    const tested = await openTestService({ lookups: patient(server.port), deadline: 2_000 });
    const names = NAMES.slice(0, 200);
    const key = await tested.account({ plan: 'payg', credits: 1000 });
    const { id } = (await post(tested, key, { names, want: 'properties' })).json.job;
    while (server.questions.length < names.length) await nextTurn();

    const somebody = new Sqlite(tested.location);
    onTestFinished(() => void somebody.close());
    somebody.exec('begin immediate');
    release();
    for (let times = 0; times < 5; times++) {
      expect((await tested.get('/v1/account', key)).json.account.credits_remaining).toBe(800);
      expect((await tested.get(`/v1/jobs/${id}`, key)).json.job).toMatchObject({ answered: 0, failed: 0 });
      expect((await send(tested.service.operationsUrl ?? '', '/healthz')).status).toBe(200);
    }
    somebody.exec('rollback');

    const free = 180;
    expect((await over(tested, key, id)).json.job).toMatchObject({
      state: 'done',
      answered: free,
      failed: 20,
    });
    expect(await tested.service.accounts.audit()).toMatchObject({
      exact: true,
      accounts: [{ credits: 1000 - free }],
    });
  });
});

describe.skipIf(!withPostgres)('PostgreSQL', () => {
  it.each(['fast', 'immediate'] as const)(
    'stopped (%s) while workers have a job: they stay up, wait and continue; no name is lost or answered twice, and the charges are exact',
    async (mode) => {
      const postgres = await startPostgres();
      const { answer, release } = answering(NAMES.length / 2);
      const server = await whoisServer(answer);
      onTestFinished(() => server.close());
      const shared = { lookups: patient(server.port), lease: 3600 };
      const tested = await openTestService({ location: postgres.location, ...shared });
      const log: string[] = [];
      const worker = await startWork({
        database: postgres.location,
        operations: false,
        log: { write: (line) => void log.push(line) },
        ...shared,
      });
      onTestFinished(() => worker.close());
      const key = await tested.account({ plan: 'payg', credits: 1000 });
      const { id } = (await post(tested, key, { names: NAMES, want: 'availability' })).json.job;
      const answered = async () => {
        const { json } = await tested.get(`/v1/jobs/${id}`, key);
        return json.job.answered + json.job.failed;
      };
      while (server.questions.length < NAMES.length || (await answered()) < NAMES.length / 2)
        await nextTurn();

      await postgres.stop(mode);
      release();
      // The results exist, but cannot be stored.
      while (![...tested.log, ...log].some((line) => line.includes('jobs are delayed'))) await nextTurn();
      expect((await tested.get(`/v1/jobs/${id}`, key)).status).toBe(503);
      await postgres.start();
      const isReady = async () =>
        (await send(tested.service.operationsUrl ?? '', '/readyz')).status === 200 &&
        (await tested.get('/v1/jobs', key)).status === 200;
      while (!(await isReady())) await nextTurn();

      const done = await over(tested, key, id);
      const free = NAMES.length - REFUSED;
      expect(done.json.job).toMatchObject({ state: 'done', answered: free, failed: REFUSED });
      const lines = await results(tested, key, id);
      expect(lines.map(({ index, input }) => [index, input])).toEqual(NAMES.map((name, n) => [n, name]));
      expect(lines.filter(({ available }) => available === true)).toHaveLength(free);
      expect(server.questions).toHaveLength(NAMES.length);
      expect(remaining(done)).toBe(1000 - free);
      expect(await tested.service.accounts.audit()).toMatchObject({
        exact: true,
        strayRefunds: 0,
        entries: 3,
        accounts: [{ credits: 1000 - free }],
      });
    },
  );
});
