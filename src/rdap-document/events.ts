import type { Action, DatedEvent, Properties } from '../parse/properties.js';
import type { RdapEvent } from './types.js';

/** Registries' own events, for which IANA's registry of RDAP JSON values has no word. */
const WITHOUT_WORD: ReadonlySet<Action> = new Set<Action>(['renewal', 'redemption', 'release']);

type Dates = Pick<Properties, 'created_on' | 'updated_on' | 'expires_on' | 'events'>;

/**
 * Returns each action once, since clients take the first that they find, and the other dates as texts: `transfer: 2020-…`. If an action has
 * several dates, the one in the properties counts, else the latest.
 */
export function rdapEvents({ created_on, updated_on, expires_on, events }: Dates): {
  events: RdapEvent[];
  others: string[];
} {
  const chosen = new Map<Action, string>();
  if (created_on !== null) chosen.set('registration', created_on);
  if (updated_on !== null) chosen.set('last changed', updated_on);
  if (expires_on !== null && !isRegistrars(expires_on, events)) chosen.set('expiration', expires_on);
  for (const { action, date } of [...events].sort(latestFirst))
    if (!chosen.has(action) && !WITHOUT_WORD.has(action)) chosen.set(action, date);
  return {
    events: [...chosen].map(([eventAction, eventDate]) => ({ eventAction, eventDate })),
    others: events
      .filter(({ action, date }) => chosen.get(action) !== date)
      .map(({ action, date }) => `${action}: ${date}`),
  };
}

/** The registrar's expiration is used if the registry gives none. */
const isRegistrars = (date: string, events: readonly DatedEvent[]): boolean =>
  events.some((event) => event.action === 'registrar expiration' && event.date === date) &&
  !events.some(({ action }) => action === 'expiration');

const latestFirst = (a: DatedEvent, b: DatedEvent): number => Date.parse(b.date) - Date.parse(a.date);
