import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/service/database/open.js';
import { createService, openAccounts } from '../../../src/service/index.js';
import { writeFolder } from '../../replay/fixture-folder.js';
import { type DatabaseKind, POSTGRES, SQLITE } from '../support/databases.js';
import { free, over, post, results } from '../support/jobs.js';
import { startService, startWorker } from '../support/processes.js';
import { remaining, send } from '../support/requests.js';

/** How often the kills are tried; CI does so once. */
const TIMES = Number(process.env.PORT43_KILLS ?? 1);
const KILLS = 3;

/** All run at once, in the process that also responds to them: the more, the longer each one waits. */
const NAMES = 600;

/** A worker is killed after about this many more results. */
const random = (most: number): number => Math.floor(Math.random() * most);

async function prepare(kind: DatabaseKind) {
  const { location, drop } = await kind.fresh();
  onTestFinished(drop);
  const answers = Object.fromEntries(
    free(NAMES).map((name) => [
      `whois.verisign-grs.com/${name}.txt`,
      `No match for "${name.toUpperCase()}".\n`,
    ]),
  );
  const { folder, remove } = await writeFolder({
    ...answers,
    'whois.denic.de/example.de.txt': 'Domain: example.de\nStatus: free\n',
  });
  onTestFinished(remove);
  const accounts = await openAccounts(location);
  onTestFinished(() => accounts.close());
  const { id, api_token: key } = await accounts.create({
    email: 'a@example.com',
    plan: 'payg',
    credits: 5000,
  });
  // Every tenth name fails, since its server refuses.
  const names = free(NAMES).map((name, index) => (index % 10 === 9 ? `refused-${index}.de` : name));
  const args = ['--database', location, '--replay', folder, '--misbehave', 'refuse@whois.denic.de'];
  return { location, accounts, id, key, names, args: [...args, '--log-level', 'warn'] };
}

type Asked = Parameters<typeof post>[0];

const asking = (url: string): Asked => ({
  get: (path, key = null, request = {}) => send(url, path, { key, ...request }),
});

async function answered(tested: Asked, key: string, id: string): Promise<number> {
  const { job } = (await tested.get(`/v1/jobs/${id}`, key)).json;
  return job.answered + job.failed;
}

async function untilAnswered(tested: Asked, key: string, id: string, count: number): Promise<void> {
  while ((await answered(tested, key, id)) < count) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Each name once, in its order; what failed refunded; the ledger exact. */
async function expectWhole(
  tested: Asked,
  { key, names, accounts, id: accountId, location }: Awaited<ReturnType<typeof prepare>>,
  id: string,
): Promise<void> {
  const done = await over(tested, key, id);
  const failed = names.filter((name) => name.startsWith('refused')).length;
  const answered = names.length - failed;
  const lines = await results(tested, key, id);
  expect(lines.map(({ index, input }) => [index, input])).toEqual(names.map((name, index) => [index, name]));
  const wrong = lines.filter(({ input, error }) => error !== undefined && !input.startsWith('refused'));
  expect(new Set(wrong.map(({ error }) => `${error.name}: ${error.message}`))).toEqual(new Set());
  expect(lines.filter(({ available }) => available === true)).toHaveLength(answered);
  expect(done.json.job).toMatchObject({ state: 'done', names: names.length, answered, failed });
  expect(remaining(done)).toBe(5000 - answered);
  expect((await accounts.show(accountId)).credits_remaining).toBe(5000 - answered);
  const database = await openDatabase(location);
  const entries = await database.db.selectFrom('entries').selectAll().where('request_id', '=', id).execute();
  await database.close();
  expect(entries.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
    ['charge', -names.length],
    ['refund', failed],
  ]);
  expect(await accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
}

describe.each(Array.from({ length: TIMES }, (_, time) => time + 1))('time %i', () => {
  describe('PostgreSQL', () => {
    it.skipIf(!POSTGRES.available)(
      'kill -9 of workers that have a job: others go on, each name is answered once, and the ledger is exact',
      async () => {
        const prepared = await prepare(POSTGRES);
        const { location, key, names, args } = prepared;
        const service = await createService({
          database: location,
          port: 0,
          work: false,
          lease: 3,
          log: { write: () => {} },
        });
        onTestFinished(() => service.close());
        const tested = asking(service.url);
        let workers = await Promise.all([startWorker(args), startWorker(args)]);
        const { id } = (await post(tested, key, { names, want: 'availability' })).json.job;
        for (let kill = 0; kill < KILLS; kill++) {
          await untilAnswered(tested, key, id, Math.min(names.length, kill * 160 + 1 + random(120)));
          const [first, ...others] = workers;
          first?.child.kill('SIGKILL');
          workers = [...others, await startWorker(args)];
        }
        await expectWhole(tested, prepared, id);
      },
    );
  });

  describe('SQLite', () => {
    it('kill -9 of a service that has a job: it goes on when it is started again, each name is answered once, and the ledger is exact', async () => {
      const prepared = await prepare(SQLITE);
      const { key, names, args } = prepared;
      let service = await startService(args);
      const { id } = (await post(asking(service.url), key, { names, want: 'availability' })).json.job;
      for (let kill = 0; kill < KILLS; kill++) {
        await untilAnswered(
          asking(service.url),
          key,
          id,
          Math.min(names.length, kill * 160 + 1 + random(120)),
        );
        await service.end('SIGKILL');
        service = await startService(args);
      }
      await expectWhole(asking(service.url), prepared, id);
    });
  });
});
