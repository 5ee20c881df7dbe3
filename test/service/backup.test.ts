import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../src/service/index.js';
import { DATABASES, type DatabaseKind, type FreshDatabase, SQLITE } from './support/databases.js';
import { remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const run = promisify(execFile);

/** The program of PostgreSQL's, as Debian and the search path have it. */
function postgresProgram(name: string): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin', name)).find((file) => existsSync(file));
  return found ?? name;
}

/** As docs/operations.md says: a copy of a database that is in use, restored into a fresh one. */
const COPY: Readonly<Record<string, (from: string, to: FreshDatabase) => Promise<void>>> = {
  SQLite: async (from, { location }) => {
    const database = new Sqlite(from);
    database.exec(`vacuum into '${location}'`);
    database.close();
  },
  PostgreSQL: async (from, { location }) => {
    const { stdout: dump } = await run(postgresProgram('pg_dump'), ['--no-owner', from], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const restoring = run(postgresProgram('psql'), [
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      location,
    ]);
    restoring.child.stdin?.end(dump);
    await restoring;
  },
};

describe.each(DATABASES)('a backup of $name', (kind: DatabaseKind) => {
  it.skipIf(!kind.available)(
    'that is made while requests are charged is exact, and a service can continue with it',
    async () => {
      const { service, account, get, location } = await openTestService({ kind });
      const key = await account({ plan: 'payg', credits: 10_000 });
      await get('/v1/whois/example.com/record', key);
      let served = 1;
      let copied = false;
      const client = async () => {
        for (; !copied; served++) expect((await get('/v1/whois/example.com/record', key)).status).toBe(200);
      };
      const clients = Promise.all(Array.from({ length: 4 }, client));
      while (served < 20) await new Promise(setImmediate);
      const before = served;
      const restored = await kind.fresh();
      onTestFinished(() => restored.drop());
      await COPY[kind.name]?.(location, restored);
      copied = true;
      await clients;
      await service.close();

      const accounts = await openAccounts(restored.location);
      const audit = await accounts.audit();
      const [found] = await accounts.list();
      await accounts.close();
      expect(audit).toMatchObject({ exact: true, strayRefunds: 0 });
      // The grant, and the charges by then: all requests with a response before the copy started.
      expect(audit.entries).toBeGreaterThan(before);
      expect(found?.credits_remaining).toBe(10_000 - (audit.entries - 1));

      const again = await openTestService({ kind, location: restored.location });
      const answer = await again.get('/v1/whois/example.com/record', key);
      expect([answer.status, remaining(answer)]).toEqual([200, 10_000 - audit.entries]);
      expect(again.replay.questions).toEqual([]);
    },
  );
});

it('a copy of an SQLite file has everything once its service is closed, even in a process that goes on', async () => {
  const { location, drop } = await SQLITE.fresh();
  onTestFinished(drop);
  const { service, account, get } = await openTestService({ location });
  const key = await account({ plan: 'payg', credits: 10 });
  await get('/v1/whois/example.com/record', key);
  await service.close();
  const copy = await SQLITE.fresh();
  onTestFinished(() => copy.drop());
  await copyFile(location, copy.location);

  const accounts = await openAccounts(copy.location);
  onTestFinished(() => accounts.close());
  expect((await accounts.list()).map(({ credits_remaining }) => credits_remaining)).toEqual([9]);
});
