import { afterAll, onTestFinished } from 'vitest';
import {
  createReplayServer,
  type Fixture,
  type ReplayQuestion,
  type ReplayServer,
} from '../../../src/index.js';
import {
  createService,
  type PlanChoice,
  type Service,
  type ServiceOptions,
} from '../../../src/service/index.js';
import { ANSWERS } from './answers.js';
import { type DatabaseKind, SQLITE } from './databases.js';
import { type Answer, type RequestOptions, send } from './requests.js';

/** A service with its own database and replay server, and what tests need to send it requests. */
export interface TestService {
  service: Service;
  replay: ReplayServer;
  /** For a second service on the same data. */
  location: string;
  /** Lines of the log. */
  log: string[];
  /** Creates an account and returns its key. */
  account(plan?: PlanChoice): Promise<string>;
  get(path: string, key?: string | null, options?: RequestOptions): Promise<Answer>;
}

interface TestServiceOptions extends Partial<ServiceOptions> {
  kind?: DatabaseKind;
  location?: string;
  answers?: Fixture[];
}

/** Ends with the test. Servers send the versions of their responses that are valid by the clock of the service. */
export const openTestService = (options: TestServiceOptions = {}): Promise<TestService> =>
  build(options, onTestFinished);

/**
 * One service for the tests of a file, because a start costs more than most tests. Call it where tests are declared; what it returns
 * gives the service to a test, without records, misbehaving servers and log lines of the tests before. Accounts stay, each with its own address.
 */
export function sharedTestService(options: TestServiceOptions = {}): () => Promise<TestService> {
  const { kind = SQLITE } = options;
  const endings: (() => Promise<void>)[] = [];
  let tested: Promise<TestService> | undefined;
  let ahead = 0;
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });
  return async () => {
    // A response of the last test stays in memory for a second.
    ahead += 1_000;
    tested ??= build({ now: () => Date.now() + ahead, ...options }, (end) => void endings.push(end));
    const { replay, log, location } = await tested;
    replay.misbehave([]);
    (replay.questions as ReplayQuestion[]).length = 0;
    log.length = 0;
    await kind.run(location, 'delete from records');
    return tested;
  };
}

async function build(
  options: TestServiceOptions,
  atEnd: (end: () => Promise<void>) => void,
): Promise<TestService> {
  const { kind = SQLITE, location, lookups, answers = ANSWERS, ...more } = options;
  const database = location === undefined ? await kind.migrated() : { location, drop: async () => {} };
  atEnd(() => database.drop());
  const replay = await createReplayServer({ fixtures: answers, now: more.now });
  atEnd(() => replay.close());
  const log: string[] = [];
  const service = await createService({
    database: database.location,
    port: 0,
    log: { write: (line) => void log.push(line) },
    lookups: { connect: replay.connect, pacing: false, rdap: 'never', retries: 0, ...lookups },
    ...more,
  });
  atEnd(() => service.close());
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
