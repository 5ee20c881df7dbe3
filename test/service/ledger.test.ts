import { describe, expect, it, onTestFinished } from 'vitest';
import { accountsOf } from '../../src/service/accounts.js';
import { DatabaseUnavailable } from '../../src/service/database/database.js';
import { openDatabase } from '../../src/service/database/open.js';
import { hashKey } from '../../src/service/keys.js';
import { createLedger } from '../../src/service/ledger/ledger.js';
import { closedBefore, closeSome } from '../../src/service/months.js';
import { DATABASES, type DatabaseKind, SQLITE } from './support/databases.js';

async function openBooks(kind: DatabaseKind, start: number) {
  const { location, drop } = await kind.migrated();
  onTestFinished(drop);
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const clock = { now: start };
  const groups: number[] = [];
  const ledger = createLedger(database, { now: () => clock.now, onGroup: (size) => groups.push(size) });
  return { accounts: accountsOf(database), ledger, clock, groups, location, database };
}

describe.each(DATABASES)('the ledger on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_('refunds a charge once, however often it is asked to', async () => {
    const { accounts, ledger } = await openBooks(kind, Date.now());
    const { id, api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
    await ledger.admit({ requestId: 'r1', keyHash: hashKey(api_token), cost: 1 });
    expect(await Promise.all([ledger.refund('r1'), ledger.refund('r1')])).toEqual([5, 5]);
    expect(await ledger.refund('r1')).toBe(5);
    expect(await ledger.refund('never-charged')).toBeNull();
    expect((await accounts.show(id)).credits_remaining).toBe(5);
    expect(await accounts.audit()).toMatchObject({ exact: true, entries: 3 });
  });

  it.skipIf(!kind.available || kind.name === 'SQLite')(
    'waits to refund an account that is locked for a moment',
    async () => {
      const { accounts, ledger, database } = await openBooks(kind, Date.now());
      const open = (email: string) => accounts.create({ email, plan: 'payg', credits: 5 });
      const [locked, other] = [await open('a@example.com'), await open('b@example.com')];
      await ledger.admit({ requestId: 'r1', keyHash: hashKey(locked.api_token), cost: 1 });
      await ledger.admit({ requestId: 'r2', keyHash: hashKey(other.api_token), cost: 1 });
      const refund = await database.db.transaction().execute(async (transaction) => {
        const lock = transaction.selectFrom('accounts').select('id').where('id', '=', locked.id);
        await lock.forUpdate().execute();
        const refund = ledger.refund('r1');
        // Groups go one after the other, so that the first attempt has found the account locked by then.
        expect(await ledger.refund('r2')).toBe(5);
        return { refund };
      });
      expect(await refund.refund).toBe(5);
      expect(await accounts.audit()).toMatchObject({ exact: true, entries: 6, strayRefunds: 0 });
    },
  );

  it.skipIf(!kind.available || kind.name === 'SQLite')(
    'refunds an account in turn that others charge without a pause',
    async () => {
      const { accounts, ledger, location } = await openBooks(kind, Date.now());
      const elsewhere = await openDatabase(location);
      onTestFinished(() => elsewhere.close());
      const other = createLedger(elsewhere);
      const { api_token } = await accounts.create({
        email: 'a@example.com',
        plan: 'payg',
        credits: 1_000_000,
      });
      const keyHash = hashKey(api_token);
      const ids = Array.from({ length: 40 }, (_, n) => `r${n}`);
      for (const requestId of ids) await ledger.admit({ requestId, keyHash, cost: 1 });
      let [going, charged] = [true, 0];
      const busy = Array.from({ length: 4 }, async () => {
        while (going) await other.admit({ requestId: `other-${charged++}`, keyHash, cost: 1 });
      });
      const left: (number | null)[] = [];
      for (const requestId of ids) left.push(await ledger.refund(requestId));
      going = false;
      await Promise.all(busy);
      expect(left).not.toContain(null);
      expect(ledger.queues().owed).toBe(0);
      expect(await accounts.audit()).toMatchObject({
        exact: true,
        entries: 1 + 2 * ids.length + charged,
        strayRefunds: 0,
      });
    },
  );

  it_('charges no request twice: the second charge is rejected, and costs nothing', async () => {
    const { accounts, ledger } = await openBooks(kind, Date.now());
    const { id, api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
    await ledger.admit({ requestId: 'r1', keyHash: hashKey(api_token), cost: 1 });
    await expect(ledger.admit({ requestId: 'r1', keyHash: hashKey(api_token), cost: 1 })).rejects.toThrow();
    expect((await accounts.show(id)).credits_remaining).toBe(4);
    expect(await accounts.audit()).toMatchObject({ exact: true });
  });

  it_('refunds into the month that was charged, and does not change the next one', async () => {
    const { accounts, ledger, clock } = await openBooks(kind, Date.UTC(2026, 10, 30, 23, 59));
    const { api_token } = await accounts.create({ email: 'a@example.com', plan: 'monthly', quota: 3 });
    const keyHash = hashKey(api_token);
    await ledger.admit({ requestId: 'november', keyHash, cost: 1 });
    clock.now = Date.UTC(2026, 11, 1);
    expect(await ledger.admit({ requestId: 'december', keyHash, cost: 1 })).toMatchObject({ remaining: 2 });
    expect(await ledger.refund('november')).toBe(2);
    expect(await accounts.audit()).toMatchObject({ exact: true });
    expect(await ledger.refund('december')).toBe(3);
    expect(await accounts.audit()).toMatchObject({ exact: true });
  });

  it_('charges simultaneous requests in few commits', async () => {
    const { accounts, ledger, groups } = await openBooks(kind, Date.now());
    const { api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 200 });
    const keyHash = hashKey(api_token);
    const admitted = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ledger.admit({ requestId: `r${index}`, keyHash, cost: 1 })),
    );
    expect(admitted.map((each) => each.account !== null && each.remaining)).toEqual(
      Array.from({ length: 100 }, (_, index) => 199 - index),
    );
    expect(groups.length).toBeLessThan(5);
  });

  it_('closes past months into one entry per account, step by step, exact at each step', async () => {
    const { accounts, ledger, clock, database } = await openBooks(kind, Date.UTC(2026, 9, 30));
    const plans = [{ plan: 'payg', credits: 100 } as const, { plan: 'monthly', quota: 100 } as const];
    const made = await Promise.all(
      plans.map((plan) => accounts.create({ email: `${plan.plan}@example.com`, ...plan })),
    );
    const charge = async (month: string, count: number) => {
      for (const { api_token } of made) {
        const ids = Array.from({ length: count }, (_, n) => `${month}-${api_token}-${n}`);
        await Promise.all(
          ids.map((requestId) => ledger.admit({ requestId, keyHash: hashKey(api_token), cost: 1 })),
        );
        await ledger.refund(ids[0] ?? '');
      }
    };
    await charge('october', 5);
    clock.now = Date.UTC(2026, 10, 30);
    await charge('november', 6);
    clock.now = Date.UTC(2026, 11, 7, 23);
    // November ended less than a week ago.
    const before = closedBefore(clock.now);
    const left: number[] = [];
    const balances = (await accounts.list()).map(({ credits_remaining }) => credits_remaining);
    while ((await database.books.close(before, 3)) > 0) {
      const audit = await accounts.audit();
      expect(audit).toMatchObject({ exact: true, strayRefunds: 0 });
      left.push(audit.entries);
    }
    // A grant, November's 14, and two closed entries in the place of October's 12.
    expect(left.at(-1)).toBe(1 + 14 + 2);
    expect(await database.books.close(closedBefore(clock.now + 24 * 3_600_000), 1000)).toBe(12);
    const audit = await accounts.audit();
    expect(audit).toMatchObject({ exact: true, strayRefunds: 0, entries: 1 + 4 });
    expect((await accounts.list()).map(({ credits_remaining }) => credits_remaining)).toEqual(balances);
    const [payg] = made;
    const closed = await accounts.entries(payg?.id ?? '', { kind: 'closed' });
    expect(closed.map(({ amount, pool }) => [amount, pool]).sort()).toEqual([
      [-4, 'credits'],
      [-5, 'credits'],
    ]);
  });

  it_('closes no month because a clock jumped: charges on later days must confirm it', async () => {
    const { accounts, ledger, clock, database } = await openBooks(kind, Date.UTC(2026, 9, 30));
    const { id, api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 100 });
    const charge = async () => {
      const requestId = `at-${clock.now}`;
      await ledger.admit({ requestId, keyHash: hashKey(api_token), cost: 1 });
      return requestId;
    };
    const charged = await charge();
    for (const at of [Date.UTC(2027, 0, 20), Date.UTC(2027, 0, 20, 2), Date.UTC(2026, 9, 31)]) {
      clock.now = at;
      await charge();
      expect(await closeSome(database, clock.now)).toBe(0);
    }
    // Put right, the clock finds everything as it was.
    expect(await ledger.refund(charged)).toBe(97);
    for (let day = 1; day <= 8; day++) {
      expect(await closeSome(database, clock.now)).toBe(0);
      clock.now = Date.UTC(2026, 10, day, 12);
      await charge();
    }
    expect(await closeSome(database, clock.now)).toBe(2);
    expect(await accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
    expect((await accounts.entries(id, { kind: 'closed' })).map(({ amount }) => amount)).toEqual([-1]);
  });

  it_('finds a balance that differs from the sum of its entries', async () => {
    const { accounts, location } = await openBooks(kind, Date.now());
    const { id } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
    const tampering = await openDatabase(location);
    await tampering.db.updateTable('accounts').set({ credits: 6 }).where('id', '=', id).execute();
    await tampering.close();
    expect(await accounts.audit()).toMatchObject({
      exact: false,
      accounts: [{ id, credits: 6, ledger: { credits: 5 }, exact: false }],
    });
  });

  it_(
    'stays exact when grants, charges, refunds and plan changes happen at once, from two connections',
    async () => {
      const { accounts, ledger, location } = await openBooks(kind, Date.now());
      const other = await openDatabase(location);
      onTestFinished(() => other.close());
      const [there, otherLedger] = [accountsOf(other), createLedger(other)];
      const { id, api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 30 });
      const keyHash = hashKey(api_token);
      const charge = async (book: typeof ledger, requestId: string, back: boolean) => {
        const admitted = await book.admit({ requestId, keyHash, cost: 1 });
        if (admitted.account !== null && admitted.outcome === 'charged' && back) await book.refund(requestId);
      };
      await Promise.all([
        ...Array.from({ length: 60 }, (_, n) => charge(n % 2 ? ledger : otherLedger, `r${n}`, n % 3 === 0)),
        ...Array.from({ length: 5 }, () => there.grant(id, 3)),
        there.plan(id, { plan: 'monthly', quota: 10 }),
        accounts.plan(id, { plan: 'payg' }),
      ]);
      const audit = await accounts.audit();
      expect(audit).toMatchObject({ exact: true, strayRefunds: 0 });
      expect(audit.accounts[0]?.credits).toBeGreaterThanOrEqual(0);
    },
  );

  it_('prevents a charge that is in doubt, whether it was made or not', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const accounts = accountsOf(database);
    const { api_token } = await accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
    const charge = (requestId: string) => ({ requestId, keyHash: hashKey(api_token), cost: 1 as const });
    await database.books.charge([charge('made')], Date.now(), 'wait');
    await database.books.forestall([charge('made'), charge('not-made')], Date.now());
    await expect(database.books.charge([charge('not-made')], Date.now(), 'wait')).rejects.toThrow();
    expect(await database.books.refund(['made', 'not-made'], Date.now(), 'wait')).toHaveLength(1);
    expect(await accounts.list()).toMatchObject([{ credits_remaining: 5 }]);
    expect(await accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
  });

  it_('is migrated once when several processes start together', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase(location)));
    await accountsOf(all[0]!).create({ email: 'a@example.com', plan: 'payg', credits: 1 });
    for (const database of all) {
      expect(await accountsOf(database).list()).toHaveLength(1);
      await database.close();
    }
  });

  it_('rejects a database that a newer version has used', async () => {
    const { location, drop } = await kind.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    const { sql } = await import('kysely');
    await sql`insert into migrations (name, at) values ('999-later', 0)`.execute(database.db);
    await database.close();
    await expect(openDatabase(location)).rejects.toThrow(/newer version.*999-later/);
  });
});

describe('a database that can be read but not written', () => {
  it('is probed less and less often, so that the log does not fill up', { tags: 'slow' }, async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const full = async () => {
      throw new DatabaseUnavailable('database or disk is full');
    };
    const told: number[] = [];
    const onTrouble = () => void told.push(performance.now());
    const ledger = createLedger({ ...database, books: { ...database.books, charge: full } }, { onTrouble });
    onTestFinished(async () => void (await ledger.close()));
    while (told.length < 9) {
      await ledger
        .admit({ requestId: `r${told.length}`, keyHash: hashKey('any'), cost: 1 })
        .catch(() => undefined);
      await new Promise(setImmediate);
    }
    // From the first failure to the fourth time that it was back: 250, 500, 1000 and 2000 ms.
    expect((told[7] ?? 0) - (told[0] ?? 0)).toBeGreaterThan(3000);
  });
});
