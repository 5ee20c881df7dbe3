import type { CallbackSource } from '../callbacks/deliver.js';
import { isAnyDue, isDueBy, MAX_TAKEN } from '../callbacks/due.js';
import type { Database } from '../database/database.js';
import { messageOf } from './api.js';

/** The callbacks of ended jobs. */
export function jobCallbacks({ db, locksRows }: Database): CallbackSource {
  return {
    subject: 'job',
    async take(at, patience) {
      if (!(await isAnyDue(db, 'jobs', at))) return [];
      return db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('jobs')
          .selectAll()
          .where(isDueBy('callback_at', at))
          .orderBy('callback_at')
          .limit(MAX_TAKEN)
          .$if(locksRows, (query) => query.forUpdate().skipLocked())
          .execute();
        if (due.length > 0)
          await transaction
            .updateTable('jobs')
            .set(({ eb }) => ({
              callback_at: at + patience,
              callback_tries: eb('callback_tries', '+', 1),
            }))
            .where(
              'id',
              'in',
              due.map(({ id }) => id),
            )
            .execute();
        return due.map((job) => ({
          id: job.id,
          accountId: job.account_id,
          url: job.callback ?? '',
          body: JSON.stringify({ job: messageOf(job) }),
          keyHash: job.callback_key ?? '',
          attempt: job.callback_tries + 1,
        }));
      });
    },

    async report({ id }, { status, at, next, failed }) {
      await db
        .updateTable('jobs')
        .set({
          callback_at: next,
          callback_status: status,
          callback_tried_at: at,
          callback_failed: failed ? 1 : 0,
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
