import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createService, startWork } from '../../../src/service/index.js';
import { whoisServer } from '../../support/whois-server.js';
import { POSTGRES } from '../support/databases.js';
import { free, over, post, results } from '../support/jobs.js';
import { send } from '../support/requests.js';

describe('workers that share an address', () => {
  it.skipIf(!POSTGRES.available)(
    'ask a host as one would: never more at a time than its pace allows',
    async () => {
      const { location, drop } = await POSTGRES.fresh();
      onTestFinished(drop);
      let [active, most] = [0, 0];
      const server = await whoisServer((socket, question) => {
        most = Math.max(most, ++active);
        socket.once('close', () => active--);
        setTimeout(() => socket.end(`No match for "${question.toUpperCase()}".\r\n`), 5);
      });
      onTestFinished(() => server.close());
      const quiet = { log: { write: () => {} } };
      const service = await createService({ database: location, port: 0, work: false, ...quiet });
      onTestFinished(() => service.close());
      const workers = await Promise.all(
        [1, 2, 3].map(() =>
          startWork({
            database: location,
            operations: false,
            egress: 'office',
            lookups: {
              connect: () => connect({ host: '127.0.0.1', port: server.port }),
              pacing: { concurrency: 1, interval: 0 },
              rdap: 'never',
            },
            ...quiet,
          }),
        ),
      );
      for (const worker of workers) onTestFinished(() => worker.close());
      const { api_token: key } = await service.accounts.create({
        email: 'a@example.com',
        plan: 'payg',
        credits: 5000,
      });
      const house = {
        get: (path: string, own: string | null = null, request = {}) =>
          send(service.url, path, { key: own, ...request }),
      };
      const { id } = (await post(house, key, { names: free(900), want: 'availability' })).json.job;
      const done = await over(house, key, id);
      expect(done.json.job).toMatchObject({ state: 'done', names: 900 });
      expect(await results(house, key, id)).toHaveLength(900);
      expect(server.questions).toHaveLength(900);
      expect(most).toBe(1);
    },
  );
});
