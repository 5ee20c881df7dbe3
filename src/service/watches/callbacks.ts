import type { CallbackSource } from '../callbacks/deliver.js';
import { isAnyDue, isDueBy, MAX_TAKEN } from '../callbacks/due.js';
import type { Database } from '../database/database.js';
import { eventId } from './event.js';

/** The callbacks of events. */
export function eventCallbacks({ db, locksRows }: Database): CallbackSource {
  return {
    subject: 'watch',
    async take(at, patience) {
      if (!(await isAnyDue(db, 'watch_events', at))) return [];
      return db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('watch_events')
          .innerJoin('watches', 'watches.id', 'watch_events.watch_id')
          .selectAll('watch_events')
          .select(['callback', 'callback_key'])
          .where(isDueBy('callback_at', at))
          .orderBy('callback_at')
          .orderBy('number')
          .limit(MAX_TAKEN)
          .$if(locksRows, (query) => query.forUpdate('watch_events').skipLocked())
          .execute();
        for (const { account_id, number, callback_tries } of due)
          await transaction
            .updateTable('watch_events')
            .set({ callback_at: at + patience, callback_tries: callback_tries + 1 })
            .where('account_id', '=', account_id)
            .where('number', '=', number)
            .execute();
        return due.map((row) => ({
          id: eventId(row.watch_id, row.number),
          accountId: row.account_id,
          url: row.callback ?? '',
          body: `{"event":${row.body}}`,
          keyHash: row.callback_key ?? '',
          attempt: row.callback_tries + 1,
        }));
      });
    },
    async report({ accountId, id }, { next }) {
      await db
        .updateTable('watch_events')
        .set({ callback_at: next })
        .where('account_id', '=', accountId)
        .where('number', '=', Number(id.slice(id.lastIndexOf('_') + 1)))
        .execute();
    },
  };
}
