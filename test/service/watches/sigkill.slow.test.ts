import { expect, it, onTestFinished } from 'vitest';
import { createService, openAccounts } from '../../../src/service/index.js';
import { writeFolder } from '../../replay/fixture-folder.js';
import { type DatabaseKind, POSTGRES, SQLITE } from '../support/databases.js';
import { free as names } from '../support/jobs.js';
import { startService, startWorker } from '../support/processes.js';
import { send } from '../support/requests.js';
import { eventsOf, free, until, watch } from '../support/watches.js';

const NAMES = 600;
const KILLS = 3;

async function prepare(kind: DatabaseKind) {
  const { location, drop } = await kind.fresh();
  onTestFinished(drop);
  const { folder, remove } = await writeFolder(
    Object.fromEntries(names(NAMES).map((name) => [`whois.verisign-grs.com/${name}.txt`, free(name)])),
  );
  onTestFinished(remove);
  const accounts = await openAccounts(location);
  onTestFinished(() => accounts.close());
  const { id, api_token: key } = await accounts.create({
    email: 'a@example.com',
    plan: 'payg',
    credits: 5000,
  });
  const credits = async () => (await accounts.show(id)).credits_remaining ?? 0;
  /** Each name has its event once, and was charged once. */
  const expectWhole = async (url: string, watchId: string) => {
    await until(async () => (await credits()) <= 5000 - NAMES);
    const events = await eventsOf(asking(url), key, watchId);
    expect(events.map(({ type, domain }) => `${type} ${domain}`).sort()).toEqual(
      names(NAMES)
        .map((name) => `available ${name}`)
        .sort(),
    );
    expect(new Set(events.map(({ id: each }) => each)).size).toBe(NAMES);
    expect(await credits()).toBe(5000 - NAMES);
    expect(await accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
  };
  const args = ['--database', location, '--replay', folder, '--log-level', 'warn'];
  return { location, key, args, credits, expectWhole };
}

const asking = (url: string): Parameters<typeof watch>[0] => ({
  get: (path, key = null, request = {}) => send(url, path, { key, ...request }),
});

const BODY = { names: names(NAMES), on: ['available'] };

it('kill -9 of a service on SQLite: when it is started again, it goes on with its checks', async () => {
  const { key, args, credits, expectWhole } = await prepare(SQLITE);
  let service = await startService(args);
  const { id } = (await watch(asking(service.url), key, BODY)).json.watch;
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await credits();
    await until(
      async () => (await credits()) < before - 60 * Math.random() || (await credits()) === 5000 - NAMES,
    );
    await service.end('SIGKILL');
    service = await startService(args);
  }
  await expectWhole(service.url, id);
});

// The batches of a worker that was killed go to others after up to 40 s.
it.skipIf(!POSTGRES.available)(
  'kill -9 of a worker on PostgreSQL: another one goes on with its checks',
  { timeout: 180_000 },
  async () => {
    const { location, key, args, credits, expectWhole } = await prepare(POSTGRES);
    const service = await createService({
      database: location,
      port: 0,
      work: false,
      log: { write: () => {} },
    });
    onTestFinished(() => service.close());
    const worker = await startWorker(args);
    const { id } = (await watch(asking(service.url), key, BODY)).json.watch;
    await until(async () => (await credits()) < 5000);
    worker.child.kill('SIGKILL');
    expect(await credits()).toBeGreaterThan(5000 - NAMES);
    await startWorker(args);
    await expectWhole(service.url, id);
  },
);
