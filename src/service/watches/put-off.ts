import type { Database } from '../database/database.js';
import { DAY_MS, HOUR_MS } from '../units.js';
import { lockWatches } from './accounts.js';
import { firstDue, PAUSED_MS } from './due.js';
import type { Watch } from './tables.js';

/** The longest pause after a failure, which may be longer than the interval of a watch. */
const LONGEST_RETRY_MS = 12 * HOUR_MS;

/** How far the clocks of processes may be apart. */
const SLACK_MS = HOUR_MS;

/** ms between two searches of all watches. */
const EVERY_MS = HOUR_MS;

/** Maximum number of watches, or of accounts, that one step reads. */
const MAX_ROWS = 20;

/** Returns the latest time at which a name of a watch may be due. */
const latestDue = ({ every }: Pick<Watch, 'every'>, now: number): number =>
  now + Math.max(every ?? DAY_MS, LONGEST_RETRY_MS) + SLACK_MS;

/**
 * Returns a function that makes names due again that a clock far ahead put off: otherwise they would not be checked until that time. It is
 * to be called regularly. All watches are searched at the start, when the clock goes back, and each hour, because the clock may have been that
 * of another process. Each call searches some of them, and resolves to whether there are more.
 */
export function duePutOff(database: Database, now: () => number): () => Promise<boolean> {
  let latest = Number.NEGATIVE_INFINITY;
  let started = Number.NEGATIVE_INFINITY;
  let search = searchAll(database, now);
  return async () => {
    const at = now();
    if (at < latest - SLACK_MS || at >= started + EVERY_MS) {
      started = at;
      search = searchAll(database, now);
    }
    latest = at;
    try {
      return (await search.next()).done !== true;
    } catch (error) {
      started = Number.NEGATIVE_INFINITY;
      throw error;
    }
  };
}

async function* searchAll(database: Database, now: () => number): AsyncGenerator<void, void> {
  const { db } = database;
  for (let after = ''; ; ) {
    const watches = await db
      .selectFrom('watches')
      .select(['id', 'account_id', 'every'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(MAX_ROWS)
      .execute();
    for (const watch of watches) await makeDue(database, watch, now());
    const last = watches.at(-1);
    if (last === undefined) break;
    after = last.id;
    yield;
  }
  for (let after = ''; ; ) {
    const accounts = await db
      .selectFrom('watch_accounts')
      .select('account_id')
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(MAX_ROWS)
      .execute();
    for (const { account_id } of accounts) await lookAgain(database, account_id, now());
    const last = accounts.at(-1);
    if (last === undefined) return;
    after = last.account_id;
    yield;
  }
}

/** Makes the names of a watch due that were put off. */
async function makeDue(
  database: Database,
  watch: Pick<Watch, 'id' | 'account_id' | 'every'>,
  at: number,
): Promise<void> {
  // Mostly there are none, and reading first does not wait for the writer.
  const some = database.db
    .selectFrom('watched_names')
    .select('place')
    .where('watch_id', '=', watch.id)
    .where('batch', 'is', null)
    .where('due', '>', latestDue(watch, at))
    .limit(1);
  if ((await some.executeTakeFirst()) === undefined) return;
  await database.db.transaction().execute(async (transaction) => {
    await lockWatches(database, transaction, [watch.account_id]);
    await transaction
      .updateTable('watched_names')
      .set({ due: at })
      .where('watch_id', '=', watch.id)
      .where('batch', 'is', null)
      .where('due', '>', latestDue(watch, at))
      .execute();
  });
}

/** Moves the next check of an account to when its first name is due, or to a minute from now if it is paused. */
async function lookAgain(database: Database, accountId: string, at: number): Promise<void> {
  const { db } = database;
  const latestLook = at + PAUSED_MS + SLACK_MS;
  const some = db
    .selectFrom('watch_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('next_due', '>', latestLook)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('paused_at', 'is not', null),
        eb(
          'next_due',
          '>',
          selectFrom('watched_names')
            .select(({ fn }) => fn.min('due').as('first'))
            .whereRef('watched_names.account_id', '=', 'watch_accounts.account_id')
            .where('batch', 'is', null),
        ),
      ]),
    );
  if ((await some.executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (transaction) => {
    const [account] = await lockWatches(database, transaction, [accountId]);
    if (account?.next_due == null || account.next_due <= latestLook) return;
    const next = account.paused_at === null ? await firstDue(transaction, accountId) : at + PAUSED_MS;
    await transaction
      .updateTable('watch_accounts')
      .set({ next_due: next })
      .where('account_id', '=', accountId)
      .execute();
  });
}
