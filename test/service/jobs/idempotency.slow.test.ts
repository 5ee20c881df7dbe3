import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/service/database/open.js';
import { openAccounts } from '../../../src/service/index.js';
import type { NewJob } from '../../../src/service/jobs/creation.js';
import { localQueues } from '../../../src/service/jobs/queue.js';
import { createJobStore } from '../../../src/service/jobs/store.js';
import { DATABASES, POSTGRES } from '../support/databases.js';
import { cutBehindCommit, over, post } from '../support/jobs.js';
import { startService } from '../support/processes.js';
import { basic, remaining, send } from '../support/requests.js';
import { openTestService, type TestService } from '../support/test-service.js';

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const BODY = { names: ['example.com', 'example-free.com'], want: 'availability' };
const HOUR = 3_600_000;
const keyed = (key: string) => ({ 'idempotency-key': key });

describe.each(DATABASES)('POST /v1/jobs with an Idempotency-Key on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('returns the same job when it is repeated, whatever its state, and is charged once', async () => {
    const tested = await openTestService({ kind });
    // The job takes the last credits: to ask again needs none.
    const key = await tested.account({ plan: 'payg', credits: 2 });
    const first = await post(tested, key, BODY, keyed(KEY));
    expect([first.status, remaining(first)]).toEqual([202, 0]);
    const { id } = first.json.job;

    const again = await post(tested, key, BODY, keyed(KEY));
    expect([again.status, again.json.job.id, again.headers.location]).toEqual([202, id, `/v1/jobs/${id}`]);
    expect(remaining(again)).toBe(0);
    const done = await over(tested, key, id);
    // The same request, written otherwise: other spaces, another order, the key as RFC 8941 writes a string.
    const other = await tested.get('/v1/jobs', key, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...keyed(`"${KEY}"`) },
      body: `{ "want": "availability",\n "names": ${JSON.stringify(BODY.names)} }`,
    });
    expect([other.status, other.json.job]).toEqual([202, done.json.job]);
    const text = await tested.get('/v1/jobs?want=availability', key, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...keyed(KEY) },
      body: BODY.names.join('\r\n'),
    });
    expect([text.status, text.json.job.id]).toEqual([202, id]);

    expect((await tested.get('/v1/jobs', key)).json.jobs).toEqual([done.json.job]);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, entries: 2 });
  });

  it_('creates one job for many simultaneous requests, in several processes', async () => {
    const tested = await openTestService({ kind, work: false });
    const second = await openTestService({ location: tested.location, work: false });
    const key = await tested.account({ plan: 'payg', credits: 100 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(n % 2 === 0 ? tested : second, key, BODY, keyed(KEY))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ json }) => json.job.id)).size).toBe(1);
    expect(new Set(answers.map(remaining))).toEqual(new Set([98]));
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, entries: 2 });
  });

  it_('responds 422 to another body, and charges nothing', async () => {
    const tested = await openTestService({ kind, work: false });
    const key = await tested.account({ plan: 'payg', credits: 100 });
    const first = await post(tested, key, BODY, keyed(KEY));
    for (const fields of [
      { names: ['example.com'] },
      { names: BODY.names.toReversed() },
      { want: 'record' },
      { callback: 'https://example.com/' },
    ]) {
      const answer = await post(tested, key, { ...BODY, ...fields }, keyed(KEY));
      expect([answer.status, answer.json.error, answer.headers.location]).toEqual([
        422,
        { code: 'C05', name: 'IdempotencyKeyReused', message: expect.stringMatching(/another/) },
        undefined,
      ]);
      expect(remaining(answer)).toBe(98);
    }
    // Still good for the first.
    expect((await post(tested, key, BODY, keyed(KEY))).json.job.id).toBe(first.json.job.id);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true, entries: 2 });
  });

  it_('is scoped to the account, even with a new key, and to a day', async () => {
    let now = Date.now();
    const tested = await openTestService({ kind, work: false, now: () => now });
    const [key, stranger] = [await tested.account(), await tested.account()];
    const first = await post(tested, key, BODY, keyed(KEY));
    const theirs = await post(tested, stranger, { ...BODY, want: 'record' }, keyed(KEY));
    expect([theirs.status, theirs.json.job.id === first.json.job.id]).toEqual([202, false]);
    const { api_token: newKey } = await tested.service.accounts.rotate('client-1@example.com');
    expect((await post(tested, newKey, BODY, keyed(KEY))).json.job.id).toBe(first.json.job.id);

    now += 23 * HOUR;
    expect((await post(tested, newKey, BODY, keyed(KEY))).json.job.id).toBe(first.json.job.id);
    now += HOUR;
    const next = await post(tested, newKey, { ...BODY, want: 'properties' }, keyed(KEY));
    expect([next.status, next.json.job.id === first.json.job.id]).toEqual([202, false]);
    expect((await post(tested, newKey, BODY, keyed(KEY))).status).toBe(422);
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('can be used again if the request before was rejected', async () => {
    const tested = await openTestService({ kind, work: false });
    const key = await tested.account({ plan: 'payg', credits: 1 });
    expect((await post(tested, key, BODY, keyed(KEY))).status).toBe(402);
    expect((await post(tested, key, { ...BODY, want: 'nonsense' }, keyed(KEY))).status).toBe(400);
    await tested.service.accounts.grant('client-1@example.com', 1);
    expect((await post(tested, key, { ...BODY, want: 'record' }, keyed(KEY))).status).toBe(202);
  });

  it_('responds 400 to an invalid key, before anything is charged', async () => {
    const tested = await openTestService({ kind, work: false });
    const key = await tested.account();
    for (const wrong of ['', '""', 'x'.repeat(256), 'two words', 'a, b', '"open', 'é', '"a";b=1', 'a"b']) {
      const answer = await post(tested, key, BODY, keyed(Buffer.from(wrong).toString('latin1')));
      expect([wrong, answer.status, answer.json.error.code]).toEqual([wrong, 400, 'C05']);
      expect(answer.json.error.message).toContain('Idempotency-Key');
    }
    for (const good of ['x', 'x'.repeat(255), '"two words"', '"a \\"b\\" \\\\"', 'a+b/c=='])
      expect([good, (await post(tested, key, BODY, keyed(good))).status]).toEqual([good, 202]);
    expect((await tested.get('/v1/jobs', key)).json.jobs).toHaveLength(5);
  });

  it_('is optional: without one, each request creates a job', async () => {
    const tested = await openTestService({ kind, work: false });
    const key = await tested.account();
    const jobs = await Promise.all([post(tested, key, BODY), post(tested, key, BODY)]);
    expect(new Set(jobs.map(({ json }) => json.job.id)).size).toBe(2);
  });

  it_('returns the same job if the service was killed after the charge and before the response', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    // The services do not work on jobs, so that the ledger only has charges.
    const args = ['--database', location, '--no-work', '--log-level', 'error'];
    const service = await startService(args);
    const accounts = await openAccounts(location);
    onTestFinished(() => accounts.close());
    const { api_token: key } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 10 });
    const body = JSON.stringify(BODY);
    const headers = {
      authorization: basic(key),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...keyed(KEY),
    };
    // The client does not read the response.
    const lost = request(`${service.url}/v1/jobs`, { method: 'POST', headers, agent: false }).end(body);
    lost.on('error', () => undefined);
    while ((await accounts.show('a@example.com')).credits_remaining === 10) await delay(5);
    await service.end('SIGKILL');

    const next = await startService(args);
    const tested: Pick<TestService, 'get'> = {
      get: (path, who = null, options = {}) => send(next.url, path, { key: who, ...options }),
    };
    const again = await post(tested, key, BODY, keyed(KEY));
    expect([again.status, remaining(again)]).toEqual([202, 8]);
    const { jobs } = (await tested.get('/v1/jobs', key)).json;
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual([again.json.job.id]);
    expect(await accounts.audit()).toMatchObject({ exact: true, entries: 2 });
  });
});

describe.skipIf(!POSTGRES.available)(
  'a job that may or may not have been created, with an Idempotency-Key',
  () => {
    /** A store whose connection is lost after the first commit of a job, and the request for that job. */
    async function openStore() {
      const { location, drop } = await POSTGRES.fresh();
      onTestFinished(drop);
      const accounts = await openAccounts(location);
      onTestFinished(() => accounts.close());
      const { id } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 10 });
      const database = await openDatabase((await cutBehindCommit(location)).location);
      onTestFinished(() => database.close());
      const store = createJobStore(database, localQueues(database.db).jobs);
      const account = await database.db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const job: NewJob = {
        account,
        names: BODY.names,
        want: 'record',
        callback: null,
        idempotency: { key: KEY, hash: 'a' },
      };
      await expect(store.create(job)).rejects.toMatchObject({ name: 'DatabaseUnavailable', doubtful: true });
      return { accounts, account, store, job };
    }

    it('continues if its client sends the request again', async () => {
      const { accounts, account, store, job } = await openStore();
      const { job: made, remaining: left } = await store.create(job);
      expect(left).toBe(8);
      await store.endDoubtful();
      expect(await store.find(made.id, account.id)).toMatchObject({ state: 'waiting' });
      expect(await store.list(account.id, 10)).toHaveLength(1);
      expect(await accounts.audit()).toMatchObject({ exact: true, entries: 2, accounts: [{ credits: 8 }] });
    });

    it('is ended and refunded if it does not, and the key can be used again', async () => {
      const { accounts, account, store, job } = await openStore();
      await store.endDoubtful();
      expect(await accounts.show(account.id)).toMatchObject({ credits_remaining: 10 });
      const { job: made } = await store.create(job);
      const jobs = await store.list(account.id, 10);
      expect(jobs.filter(({ state }) => state === 'waiting').map(({ id }) => id)).toEqual([made.id]);
      expect(jobs).toHaveLength(2);
      expect(await accounts.audit()).toMatchObject({ exact: true, accounts: [{ credits: 8 }] });
    });
  },
);
