import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ClientOptions } from '../../../src/index.js';
import {
  createService,
  type ServiceOptions,
  startWork,
  type WorkOptions,
} from '../../../src/service/index.js';
import { whoisServer } from '../../support/whois-server.js';
import { POSTGRES } from '../support/databases.js';
import { free, over, post, results } from '../support/jobs.js';
import { send } from '../support/requests.js';

/** A server that counts how many questions it has at the same time. */
async function countingServer() {
  const counts = { active: 0, most: 0 };
  const server = await whoisServer((socket, question) => {
    counts.most = Math.max(counts.most, ++counts.active);
    socket.once('close', () => counts.active--);
    const name = question.trim().split(' ').at(-1)?.toUpperCase();
    setTimeout(() => socket.end(`No match for "${name}".\r\n`), 5);
  });
  onTestFinished(() => server.close());
  const lookups: ClientOptions = {
    connect: () => connect({ host: '127.0.0.1', port: server.port }),
    pacing: { concurrency: 1, interval: 0, waitCounts: true },
    rdap: 'never',
  };
  return { counts, server, lookups };
}

const quiet = { log: { write: () => {} } };

/** A service on a PostgreSQL of its own, and an account there. */
async function openService(options: Partial<ServiceOptions>) {
  const { location, drop } = await POSTGRES.fresh();
  onTestFinished(drop);
  const service = await createService({ database: location, port: 0, ...quiet, ...options });
  onTestFinished(() => service.close());
  const who = { email: 'a@example.com', plan: 'payg', credits: 5000 } as const;
  const { api_token: key } = await service.accounts.create(who);
  const get = (path: string, own: string | null = null, request = {}) =>
    send(service.url, path, { key: own, ...request });
  return { location, key, tested: { get } };
}

async function startWorkers(count: number, options: WorkOptions): Promise<void> {
  const workers = Array.from({ length: count }, () => startWork({ operations: false, ...quiet, ...options }));
  for (const worker of await Promise.all(workers)) onTestFinished(() => worker.close());
}

describe('processes that share an address', () => {
  it.skipIf(!POSTGRES.available)(
    'workers query a host like one: never more at a time than its limit',
    async () => {
      const { counts, server, lookups } = await countingServer();
      const { location, key, tested } = await openService({ work: false });
      await startWorkers(3, { database: location, egress: 'office', lookups });
      const { id } = (await post(tested, key, { names: free(900), want: 'availability' })).json.job;
      const done = await over(tested, key, id);
      expect(done.json.job).toMatchObject({ state: 'done', answered: 900 });
      expect(await results(tested, key, id)).toHaveLength(900);
      expect(server.questions).toHaveLength(900);
      expect(counts.most).toBe(1);
    },
  );

  it.skipIf(!POSTGRES.available)(
    'a service, which serves requests and works on jobs, and a separate worker: the same',
    async () => {
      const { counts, server, lookups } = await countingServer();
      const { location, key, tested } = await openService({ egress: 'office', lookups });
      await startWorkers(1, { database: location, egress: 'office', lookups });
      const { id } = (await post(tested, key, { names: free(900), want: 'availability' })).json.job;
      const asked = free(10, 900).map((name) => tested.get(`/v1/availability/${name}`, key));
      for (const { status, json } of await Promise.all(asked))
        expect([status, json]).toMatchObject([200, { response: { available: true } }]);
      expect((await over(tested, key, id)).json.job).toMatchObject({ state: 'done', answered: 900 });
      expect(server.questions).toHaveLength(910);
      expect(counts.most).toBe(1);
    },
  );

  it('a service on SQLite has no one to share with, and says so', async () => {
    await expect(createService({ database: ':memory:', port: 0, egress: 'office' })).rejects.toThrow(
      /^egress: .*PostgreSQL/,
    );
  });
});
