import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.js';
import type { Watch } from './tables.js';

/** A watch, how many names it has, and what is known of its account. */
export interface WatchSummary extends Watch {
  names: number;
  /** When a name of it is due next; null while it is being checked. */
  next_due: number | null;
  paused_at: number | null;
}

/** Selects the summaries of watches. */
export const summaries = (db: Kysely<Tables> | Transaction<Tables>) =>
  db
    .selectFrom('watches')
    .innerJoin('watch_accounts', 'watch_accounts.account_id', 'watches.account_id')
    .selectAll('watches')
    .select('paused_at')
    .select((eb) => [
      eb
        .selectFrom('watched_names')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('watch_id', '=', 'watches.id')
        .as('names'),
      eb
        .selectFrom('watched_names')
        .select(({ fn }) => fn.min('due').as('due'))
        .whereRef('watch_id', '=', 'watches.id')
        .where('batch', 'is', null)
        .as('next_due'),
    ])
    .$narrowType<{ names: number }>();

/** Finds a watch of an account. */
export const findSummary = async (
  db: Kysely<Tables> | Transaction<Tables>,
  id: string,
  accountId: string,
): Promise<WatchSummary | null> =>
  (await summaries(db)
    .where('watches.id', '=', id)
    .where('watches.account_id', '=', accountId)
    .executeTakeFirst()) ?? null;
