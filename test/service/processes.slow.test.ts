import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/service/database/open.js';
import { openAccounts } from '../../src/service/index.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { REGISTRAR_ANSWER, REGISTRY_ANSWER } from './support/answers.js';
import { DATABASES, type DatabaseKind } from './support/databases.js';
import { load } from './support/load.js';
import { startService } from './support/processes.js';
import { remaining, send } from './support/requests.js';

async function prepare(kind: DatabaseKind) {
  const { location, drop } = await kind.fresh();
  onTestFinished(drop);
  const { folder, remove } = await writeFolder({
    'whois.verisign-grs.com/example.com.txt': REGISTRY_ANSWER,
    'whois.registrar.example/example.com.txt': REGISTRAR_ANSWER,
    'whois.denic.de/example.de.txt': 'Domain: example.de\n',
  });
  onTestFinished(remove);
  const accounts = await openAccounts(location);
  onTestFinished(() => accounts.close());
  const args = ['--database', location, '--replay', folder, '--misbehave', 'refuse@whois.denic.de'];
  return { location, accounts, args: [...args, '--log-level', 'warn'] };
}

describe.each(DATABASES)('$name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_(
    'kill -9 under load: no answered request is uncharged, none charged twice, and stored records are still served',
    async () => {
      const { location, accounts, args } = await prepare(kind);
      const start = 100_000;
      const { id, api_token: key } = await accounts.create({
        email: 'a@example.com',
        plan: 'payg',
        credits: start,
      });
      const service = await startService(args);
      const paths = ['/v1/whois/example.com/record', '/v1/whois/example.com', '/v1/whois/example.de/record'];
      const { answered, sent } = await load(service.url, key, paths, 30, (all) => {
        if (all.length === 1500) service.child.kill('SIGKILL');
        return undefined;
      });
      await service.end('SIGKILL');

      const database = await openDatabase(location);
      const entries = await database.db.selectFrom('entries').selectAll().execute();
      await database.close();
      const charges = new Set(
        entries.filter(({ kind }) => kind === 'charge').map((entry) => entry.request_id),
      );
      const refunds = new Set(
        entries.filter(({ kind }) => kind === 'refund').map((entry) => entry.request_id),
      );
      expect(answered.length).toBeGreaterThanOrEqual(1500);
      expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200, 502]));
      expect(answered.filter(({ id }) => !charges.has(id))).toEqual([]);
      expect(answered.filter(({ id, status }) => refunds.has(id) !== (status === 502))).toEqual([]);
      expect(charges.size).toBe(entries.filter(({ kind }) => kind === 'charge').length);
      // In addition to those with a response, only those that were in progress.
      expect(charges.size - answered.length).toBeLessThanOrEqual(30);
      expect(charges.size).toBeLessThanOrEqual(sent);
      const audit = await accounts.audit();
      expect(audit).toMatchObject({ exact: true, strayRefunds: 0 });
      expect((await accounts.show(id)).credits_remaining).toBe(start - charges.size + refunds.size);

      const again = await startService(args);
      const answer = await send(again.url, '/v1/whois/example.com/record', { key });
      expect([answer.status, remaining(answer)]).toEqual([200, start - charges.size + refunds.size - 1]);
      expect(answer.headers.age).toMatch(/^\d+$/);
      expect(await again.end('SIGTERM')).toBe(0);
    },
  );

  it_('two processes that spend the last credits: never more than there are', async () => {
    const { accounts, args } = await prepare(kind);
    const { api_token: key } = await accounts.create({
      email: 'a@example.com',
      plan: 'payg',
      credits: 100,
    });
    const services = await Promise.all([startService(args), startService(args)]);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        send(services[index % 2]?.url ?? '', '/v1/whois/example.com/record', { key }),
      ),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(200);
    expect(good.map(remaining).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(await accounts.audit()).toMatchObject({ exact: true, entries: 101 });
    expect(await Promise.all(services.map(({ end }) => end('SIGTERM')))).toEqual([0, 0]);
  });
});
