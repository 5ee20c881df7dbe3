import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/schema.js';
import { DAY_MS } from '../units.js';

/** Maximum number of callbacks that a source gives at once. */
export const MAX_TAKEN = 10;

/** No callback waits for longer: a later time was set by a clock that was far ahead. */
const LONGEST_WAIT_MS = DAY_MS;

/** Whether a callback is due, by the column that has when it is tried next. */
export const isDueBy = (column: string, now: number): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + LONGEST_WAIT_MS})`;

/** Whether any callback of a table is due. Usually none is, and this finds out without waiting for a transaction that writes. */
export async function isAnyDue(
  db: Kysely<Tables>,
  table: 'jobs' | 'watch_events',
  now: number,
): Promise<boolean> {
  const some = db.selectFrom(table).select('callback_at').where(isDueBy('callback_at', now)).limit(1);
  return (await some.executeTakeFirst()) !== undefined;
}
