import type { Action, DatedEvent } from '../properties.js';
import { ACTION_OF, DATE_FIELDS, type DateField, type Draft } from '../read/draft.js';
import { type DatesOfPart, dateIn, type PrintedDate } from './dates.js';
import type { Origins } from './origins.js';

/** What all parts say, in the order printed, each event once: that the registrar says it too is no other event. */
export function eventsOf(parts: readonly DatesOfPart[], origins: Origins | null): DatedEvent[] {
  const events: DatedEvent[] = [];
  const known: Moment[] = [];
  for (const dates of parts)
    for (const { action, date, owner, field } of printedEvents(dates)) {
      // What is no date, `Transferred: NO`, is no event: `explain` keeps it under its label.
      if (date === null || date.iso === null) continue;
      const moment = { action, date: date.iso, dayAlone: !CLOCK.test(date.printed) };
      if (known.some((other) => isSame(other, moment))) continue;
      known.push(moment);
      origins?.set(`events.${events.length}.date`, dates.part, owner, field);
      events.push({ action, date: date.iso });
    }
  return events;
}

interface PrintedEvent {
  readonly action: Action;
  readonly date: PrintedDate | null;
  readonly owner: object;
  readonly field: string;
}

/** The events of one part; behind them the domain's dates that stood behind no label of their own. */
function printedEvents(dates: DatesOfPart): PrintedEvent[] {
  const { part } = dates;
  const { draft } = part;
  const listed = [
    ...draft.events,
    ...DATE_FIELDS.filter((field) => !draft.events.includes(field) && !isRegistrars(field, draft)),
  ];
  return listed.map((event) =>
    typeof event === 'string'
      ? { action: ACTION_OF[event], date: dates[event], owner: draft, field: event }
      : { action: event.action, date: dateIn(event.date, part), owner: event, field: 'date' },
  );
}

/** The registrar's expiration stands in for the registry's in the properties, and is an event of its own. */
const isRegistrars = (field: DateField, { events, expires_on }: Draft): boolean =>
  field === 'expires_on' &&
  events.some(
    (event) =>
      typeof event !== 'string' && event.action === 'registrar expiration' && event.date === expires_on,
  );

interface Moment extends DatedEvent {
  readonly dayAlone: boolean;
}

const CLOCK = /\d:\d\d|T\d{4}|\d{12}/u;

/** The same instant in any zone; or the same day, where one of the two does not tell the time. */
function isSame(one: Moment, other: Moment): boolean {
  if (one.action !== other.action) return false;
  if (Date.parse(one.date) === Date.parse(other.date)) return true;
  return (one.dayAlone || other.dayAlone) && one.date.slice(0, 10) === other.date.slice(0, 10);
}
