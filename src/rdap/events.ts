import { type Json, member, objects, oneLine, words } from './json.js';

/** The date of an event of the object itself, as it is written; '' without one. Events come in any order. */
export type Events = (action: string) => string;

/** Reads `events` (RFC 9083 section 4.5). Of several with one action the latest counts: a change is told as often as it happens. */
export function readEvents(object: Json): Events {
  const dates = new Map<string, string>();
  for (const event of objects(member(object, 'events'))) {
    const action = words(member(event, 'eventAction'));
    const date = oneLine(member(event, 'eventDate'));
    const known = dates.get(action);
    if (date !== '' && (known === undefined || isLater(date, known))) dates.set(action, date);
  }
  return (action) => dates.get(action) ?? '';
}

const isLater = (date: string, than: string): boolean => Date.parse(date) > Date.parse(than);
