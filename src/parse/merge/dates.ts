import type { PartReading } from '../read/read-part.js';
import { orderIn, readDate } from '../values/date.js';
import type { Origins } from './origins.js';

/** A date of a part as ISO 8601, in the registry's zone and order; null where it cannot be read, which `explain` is told. */
export function isoOf(
  value: string | null,
  owner: object,
  field: string,
  part: PartReading,
  origins: Origins | null,
): string | null {
  if (value === null) return null;
  const { zone, dates } = part.module;
  let { iso, ambiguous } = readDate(value, zone, dates);
  if (ambiguous) {
    const { created_on, updated_on, expires_on } = part.draft;
    ({ iso, ambiguous } = readDate(value, zone, orderIn([created_on, updated_on, expires_on])));
  }
  if (iso === null) origins?.unreadable.push({ part, owner, field, value, ambiguous });
  return iso;
}
