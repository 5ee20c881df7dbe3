import type { DateField, Draft } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import { type DateOrder, type DateReading, orderIn, readDate } from '../values/date.js';
import { isDayFirst } from '../words/day-first.js';
import type { Origins } from './origins.js';

export interface PrintedDate extends DateReading {
  readonly printed: string;
}

/** The dates of the domain in a part, each read once; null if it is not printed. */
export interface DatesOfPart extends Readonly<Record<DateField, PrintedDate | null>> {
  readonly part: PartReading;
}

export const datesOf = (part: PartReading): DatesOfPart => ({
  part,
  created_on: dateIn(part.draft.created_on, part),
  updated_on: dateIn(part.draft.updated_on, part),
  expires_on: dateIn(part.draft.expires_on, part),
});

/** Reads a date of a part in the registry's zone and order. If it could be two dates, the part's other dates decide the order. */
export function dateIn(printed: string | null, { module, draft }: PartReading): PrintedDate | null {
  if (printed === null) return null;
  let { iso, ambiguous } = readDate(printed, module.zone, module.dates);
  if (ambiguous) {
    ({ iso, ambiguous } = readDate(printed, module.zone, orderOf(draft)));
  }
  return { printed, iso, ambiguous };
}

/** The order that one of the part's dates shows, else the usual order of the language of its labels. */
function orderOf({ created_on, updated_on, expires_on, events, dateLabel }: Draft): DateOrder | null {
  const others = events.map((event) => (typeof event === 'string' ? null : event.date));
  const shown = orderIn([created_on, updated_on, expires_on, ...others]);
  return shown ?? (dateLabel !== null && isDayFirst(dateLabel) ? 'dmy' : null);
}

/** ISO 8601; null if there is no date, or if it cannot be read, which `origins` then reports to `explain`. */
export function isoOf(
  date: PrintedDate | null,
  owner: object,
  field: string,
  part: PartReading,
  origins: Origins | null,
): string | null {
  if (date === null) return null;
  const { printed: value, iso, ambiguous } = date;
  if (iso === null) origins?.unreadable.push({ part, owner, field, value, ambiguous });
  return iso;
}
