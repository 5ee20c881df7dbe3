import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** No callback waits for longer: a later time was set by a clock that was far ahead. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Whether a callback is due, by the column that has when it is tried next. */
export const isDueBy = (column: string, now: number): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + LONGEST_WAIT_MS})`;
