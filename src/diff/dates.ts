import { isSame } from '../compare/same.js';
import type { Action, Properties } from '../parse/properties.js';
import type { Change, Pair } from './change.js';
import { CHANGE_KINDS, type ChangeKind } from './kinds.js';

type Dates = Pair<string>;

const DAY_MS = 86_400_000;

/** The changes of dates and of events. */
export function dateChanges(a: Properties, b: Properties, sameSource: boolean): Change[] {
  const pair = (path: 'created_on' | 'updated_on' | 'expires_on'): Dates => ({
    path,
    before: a[path],
    after: b[path],
  });
  return [
    ...dateChange(pair('created_on'), 'created'),
    ...dateChange(pair('updated_on'), 'updated'),
    ...dateChange(pair('expires_on'), 'renewed'),
    ...eventChanges(a, b, sameSource),
  ];
}

/** `kind` is that of a later date; an earlier one is the reverse. */
function dateChange({ path, before, after }: Dates, kind: ChangeKind): Change[] {
  if (before === null && after === null) return [];
  if (before === null || after === null) return [{ path, before, after, kind: 'format' }];
  if (isSame('time', before, after)) return [];
  const later = Date.parse(after) - Date.parse(before);
  // Servers print the same moment to the second, to the minute, or as the day in another time zone.
  const isPrecision = kind !== 'updated' && Math.abs(later) < DAY_MS;
  if (isPrecision) return [{ path, before, after, kind: 'format' }];
  return [{ path, before, after, kind: later < 0 ? CHANGE_KINDS[kind].reverse : kind }];
}

/** What it means that an event is printed. Those that are dates of their own, or about the server's database, are not compared. */
const EVENTS: Readonly<Partial<Record<Action, ChangeKind>>> = {
  reregistration: 'created',
  'registrar expiration': 'renewed',
  deletion: 'expiring',
  redemption: 'expiring',
  release: 'expiring',
  reinstantiation: 'updated',
  transfer: 'transferred',
  locked: 'locked',
  unlocked: 'unlocked',
  renewal: 'updated',
};

function eventChanges(a: Properties, b: Properties, sameSource: boolean): Change[] {
  const [before, after] = [latest(a), latest(b)];
  return (Object.entries(EVENTS) as [Action, ChangeKind][]).flatMap(([action, kind]) => {
    const dates = {
      path: `events.${action}`,
      before: before.get(action) ?? null,
      after: after.get(action) ?? null,
    };
    if (dates.before !== null && dates.after !== null)
      return dateChange(
        dates,
        kind === 'renewed' || kind === 'created' || kind === 'transferred' ? kind : 'updated',
      );
    if (dates.before === dates.after) return [];
    // An event that is new has happened, if the server prints those that have; its own expiry date says nothing new.
    const happened = sameSource && kind !== 'renewed';
    if (!happened) return [{ ...dates, kind: 'format' }];
    return [{ ...dates, kind: dates.before === null ? kind : CHANGE_KINDS[kind].reverse }];
  });
}

/** The last event of each action. */
function latest({ events }: Properties): ReadonlyMap<Action, string> {
  const found = new Map<Action, string>();
  for (const { action, date } of events) {
    const known = found.get(action);
    if (known === undefined || Date.parse(date) > Date.parse(known)) found.set(action, date);
  }
  return found;
}
