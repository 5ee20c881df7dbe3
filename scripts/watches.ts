/**
 * npm run watches -- [--names N] [--accounts N] [--days N] [--run]
 *
 * Measures what watches cost. By default in simulated time on a SQLite file: names are due, handed out, checked and stored by the
 * published code, with made-up records in the place of lookups; a record in fifty changes each day. With --run, a service checks them at a server on loopback, as
 * fast as it can.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Connect, createReplayServer, type Fixture, parse } from '../src/index.js';
import { openDatabase } from '../src/service/database/open.js';
import { createService, openAccounts } from '../src/service/index.js';
import { localQueues } from '../src/service/jobs/queue.js';
import { createChecks } from '../src/service/watches/checks.js';
import { findingOf } from '../src/service/watches/outcome.js';
import { readWatchRequest } from '../src/service/watches/request.js';
import { createWatchStore } from '../src/service/watches/store.js';

const { values } = parseArgs({
  options: {
    names: { type: 'string', default: '100000' },
    accounts: { type: 'string', default: '100' },
    days: { type: 'string', default: '1' },
    run: { type: 'boolean', default: false },
  },
});
const [NAMES, ACCOUNTS, DAYS] = [Number(values.names), Number(values.accounts), Number(values.days)];

const HOST = 'whois.verisign-grs.com';
const DAY = 86_400_000;
const STEP = 300_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const MOST_IN_A_WATCH = 1000;
const ON = ['expiring:30d', 'changed', 'available'];

const nameAt = (index: number): string => `shop-${index}.com`;
const indexOf = (name: string): number => Number(name.replace(/\D/g, ''));

/** What a registry prints about a name on a day; one in fifty changes. */
const recordOf = (index: number, day: number): string => {
  const changes = Math.floor((index + day) / 50) - Math.floor(index / 50);
  return `   Domain Name: ${nameAt(index).toUpperCase()}
   Registry Domain ID: ${1_000_000 + index}_DOMAIN_COM-VRSN
   Updated Date: 2026-02-01T00:00:00Z
   Creation Date: 2010-03-01T00:00:00Z
   Registry Expiry Date: ${new Date(START + (60 + (index % 300)) * DAY).toISOString()}
   Registrar: Example Registrar, Inc.
   Registrar IANA ID: 9999
   Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
   Name Server: NS1.EXAMPLE.NET
   Name Server: NS${2 + changes}.EXAMPLE.NET
   DNSSEC: unsigned
`;
};

/** Names of each account, in watches of a thousand at most. */
const lists = Array.from({ length: ACCOUNTS }, (_, account) => {
  const own = Array.from({ length: NAMES }, (__, index) => index).filter(
    (index) => index % ACCOUNTS === account,
  );
  return Array.from({ length: Math.ceil(own.length / MOST_IN_A_WATCH) }, (__, part) =>
    own.slice(part * MOST_IN_A_WATCH, (part + 1) * MOST_IN_A_WATCH).map(nameAt),
  );
});

const folder = mkdtempSync(join(tmpdir(), 'port43-watches-'));
const location = join(folder, 'port43.db');
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

async function simulate(): Promise<void> {
  let now = START;
  const accounts = await openAccounts(location);
  const database = await openDatabase(location);
  const store = createWatchStore(database, () => now);
  const queue = localQueues(database.db).checks;
  const checks = createChecks(database, queue, () => now);
  const created = performance.now();
  for (const [index, watches] of lists.entries()) {
    const { id } = await accounts.create({
      email: `client-${index}@example.com`,
      plan: 'payg',
      credits: NAMES * (DAYS * 3 + 2),
    });
    for (const names of watches)
      await store.create({
        accountId: id,
        keyId: null,
        keyHash: '',
        request: readWatchRequest({ names, on: ON }),
      });
  }
  console.log(`${NAMES} names of ${ACCOUNTS} accounts, created in ${seconds(created)}`);
  const longest = { 'hand-out': 0, backlog: 0, save: 0 };
  const timed = async <Value>(what: keyof typeof longest, work: Promise<Value>): Promise<Value> => {
    const start = performance.now();
    const value = await work;
    longest[what] = Math.max(longest[what], performance.now() - start);
    return value;
  };
  for (let day = 0; day <= DAYS; day++) {
    const start = performance.now();
    let [checked, events, late] = [0, 0, 0];
    for (; now < START + (day + 1) * DAY; now += STEP) {
      late = Math.max(late, (await timed('backlog', checks.backlog())).late);
      for (let isDue = true; isDue; ) {
        isDue = await timed('hand-out', checks.handOut());
        for (const batch of await queue.take(8)) {
          isDue = true;
          const names = await checks.begin(batch);
          const found = names.map((name) => {
            const parts = [{ host: HOST, body: recordOf(indexOf(name.domain), day) }];
            const properties = parse(parts, { domain: name.domain });
            return { name, finding: findingOf(name, { parts, properties }, now) };
          });
          await timed('save', checks.save(found));
          await checks.finish(batch);
          await queue.finish(batch);
          checked += found.length;
          events += found.reduce((sum, { finding }) => sum + finding.news.length, 0);
        }
      }
    }
    console.log(
      `day ${day}: ${checked} checks, ${events} events, ${seconds(start)}; latest ${late / 1000} s of simulated time`,
    );
  }
  for (const [what, ms] of Object.entries(longest)) console.log(`longest ${what}: ${ms.toFixed(0)} ms`);
  const { exact } = await accounts.audit();
  await database.close();
  await accounts.close();
  console.log(
    `ledger exact: ${exact}; ${mib(statSync(location).size)} on disk, ${mib(process.memoryUsage().rss)} memory`,
  );
}

async function run(): Promise<void> {
  let now = START;
  const fixtures = Array.from({ length: NAMES }, (_, index) => index).flatMap((index): Fixture[] =>
    Array.from({ length: DAYS + 1 }, (__, day) => ({
      host: HOST,
      domain: nameAt(index),
      query: nameAt(index),
      captured: null,
      origin: 'written',
      charset: 'utf-8',
      properties: null,
      name: `${nameAt(index)}${day === 0 ? '' : `@${new Date(START + day * DAY).toISOString().slice(0, 10)}`}`,
      body: new TextEncoder().encode(recordOf(index, day)),
    })),
  );
  const replay = await createReplayServer({ fixtures, now: () => now });
  let queries = 0;
  const connect: Connect = (target) => {
    queries++;
    return replay.connect(target);
  };
  const service = await createService({
    database: location,
    port: 0,
    page: false,
    operations: false,
    log: { write: () => {} },
    now: () => now,
    lookups: { connect, pacing: false, rdap: 'never', maxReferrals: 0 },
  });
  const keys: string[] = [];
  for (const [index, watches] of lists.entries()) {
    const { api_token: key } = await service.accounts.create({
      email: `client-${index}@example.com`,
      plan: 'payg',
      credits: NAMES * (DAYS + 1),
    });
    keys.push(key);
    for (const names of watches)
      await fetch(`${service.url}/v1/watches`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ names, on: ON, every: '1d' }),
      });
  }
  let most = 0;
  for (let day = 0; day <= DAYS; day++) {
    const start = performance.now();
    now = START + day * DAY;
    for (let charged = 0; charged < NAMES * (day + 1); ) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      most = Math.max(most, process.memoryUsage().rss);
      const left = (await service.accounts.list()).map(({ credits_remaining }) => credits_remaining ?? 0);
      charged = ACCOUNTS * NAMES * (DAYS + 1) - left.reduce((sum, credits) => sum + credits, 0);
    }
    console.log(`day ${day}: ${NAMES} checks in ${seconds(start)}; ${queries} queries so far`);
  }
  const { exact } = await service.accounts.audit();
  let events = 0;
  for (const key of keys) {
    const headers = { 'x-api-key': key };
    const { watches } = (await (await fetch(`${service.url}/v1/watches`, { headers })).json()) as {
      watches: { id: string }[];
    };
    for (const { id } of watches) {
      const text = await (await fetch(`${service.url}/v1/watches/${id}/events`, { headers })).text();
      events += text.split('\n').length - 1;
    }
  }
  await service.close();
  await replay.close();
  console.log(
    `${events} events; ledger exact: ${exact}; at most ${mib(most)} memory, the replay server and its records included`,
  );
}

try {
  await (values.run ? run() : simulate());
} finally {
  rmSync(folder, { recursive: true });
}
