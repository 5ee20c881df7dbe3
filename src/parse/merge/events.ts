import type { Action, DatedEvent } from '../properties.js';
import { ACTION_OF, DATE_FIELDS, type DateField, type Draft } from '../read/draft.js';
import type { PartReading } from '../read/read-part.js';
import { type DatesOfPart, dateIn, type PrintedDate } from './dates.js';
import type { Origins } from './origins.js';

/** The events of all parts, in the order printed. An event that both the registry and the registrar print is listed once. */
export function eventsOf(parts: readonly DatesOfPart[], origins: Origins | null): DatedEvent[] {
  const told = new Events(origins);
  for (const dates of parts) {
    const { part } = dates;
    const { draft } = part;
    for (const event of draft.events)
      if (typeof event === 'string') told.add(ACTION_OF[event], dates[event], part, draft, event);
      else told.add(event.action, dateIn(event.date, part), part, event, 'date');
    // Dates of the domain that a module did not find behind a label.
    for (const field of DATE_FIELDS)
      if (!draft.events.includes(field) && !isRegistrars(field, draft))
        told.add(ACTION_OF[field], dates[field], part, draft, field);
  }
  return told.events;
}

/** Whether the expiration in the properties is the registrar's, which is an event of its own, because the registry prints none. */
const isRegistrars = (field: DateField, { events, expires_on }: Draft): boolean =>
  field === 'expires_on' &&
  events.some(
    (event) =>
      typeof event !== 'string' && event.action === 'registrar expiration' && event.date === expires_on,
  );

class Events {
  readonly events: DatedEvent[] = [];
  /** Whether each event is printed with a day only, without a time. */
  readonly #dayAlone: boolean[] = [];

  constructor(private readonly origins: Origins | null) {}

  /** Adds an event, unless its value is not a date: `Transferred: NO`, which `explain` lists as unplaced. */
  add(action: Action, read: PrintedDate | null, part: PartReading, owner: object, field: string): void {
    if (read === null || read.iso === null) return;
    const { printed, iso: date } = read;
    const dayAlone = !CLOCK.test(printed);
    if (this.#knows(action, date, dayAlone)) return;
    this.origins?.set(`events.${this.events.length}.date`, part, owner, field);
    this.events.push({ action, date });
    this.#dayAlone.push(dayAlone);
  }

  /** Whether the list has the same event: the same instant in any zone, or the same day if one of the two has no time. */
  #knows(action: Action, date: string, dayAlone: boolean): boolean {
    return this.events.some(
      (known, place) =>
        known.action === action &&
        (known.date === date ||
          Date.parse(known.date) === Date.parse(date) ||
          ((dayAlone || this.#dayAlone[place] === true) && known.date.slice(0, 10) === date.slice(0, 10))),
    );
  }
}

const CLOCK = /\d:\d\d|T\d{4}|\d{12}/u;
