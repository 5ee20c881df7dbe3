import { onTestFinished } from 'vitest';
import { createReplayServer, type Fixture, type ReplayServer } from '../../../src/index.js';
import {
  createService,
  type PlanChoice,
  type Service,
  type ServiceOptions,
} from '../../../src/service/index.js';
import { ANSWERS } from './answers.js';
import { type DatabaseKind, SQLITE } from './databases.js';
import { type Answer, type RequestOptions, send } from './requests.js';

/** A service with a database and a replay server of its own, and what is needed to ask it. */
export interface House {
  service: Service;
  replay: ReplayServer;
  /** For a second service on the same data. */
  location: string;
  /** Lines of the log. */
  log: string[];
  /** Makes an account; gives its key. */
  account(plan?: PlanChoice): Promise<string>;
  get(path: string, key?: string | null, options?: RequestOptions): Promise<Answer>;
}

/** Ends with the test. */
export async function openHouse(
  options: Partial<ServiceOptions> & { kind?: DatabaseKind; location?: string; answers?: Fixture[] } = {},
): Promise<House> {
  const { kind = SQLITE, location, lookups, answers = ANSWERS, ...more } = options;
  const database = location === undefined ? await kind.fresh() : { location, drop: async () => {} };
  onTestFinished(() => database.drop());
  const replay = await createReplayServer({ fixtures: answers });
  onTestFinished(() => replay.close());
  const log: string[] = [];
  const service = await createService({
    database: database.location,
    port: 0,
    log: { write: (line) => void log.push(line) },
    lookups: { connect: replay.connect, pacing: false, rdap: 'never', retries: 0, ...lookups },
    ...more,
  });
  onTestFinished(() => service.close());
  let accounts = 0;
  return {
    service,
    replay,
    location: database.location,
    log,
    async account(plan = { plan: 'payg', credits: 1000 }) {
      accounts++;
      const { api_token } = await service.accounts.create({
        email: `client-${accounts}@example.com`,
        ...plan,
      });
      return api_token;
    },
    get: (path, key = null, request = {}) => send(service.url, path, { key, ...request }),
  };
}
