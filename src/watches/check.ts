import { type Change, diff } from '../diff/index.js';
import type { Part, Properties, Status } from '../parse/index.js';
import type { WatchNews } from './event.js';
import { dueAfter } from './schedule.js';

/** A record of a name, as it was found or as it is kept. */
export interface WatchedRecord {
  properties: Properties;
  parts: readonly Part[];
}

/** What a watch knows of a name. Plain JSON; times are in ms since 1970. */
export interface WatchState {
  due: number;
  /** When it was last looked up successfully. */
  checked: number | null;
  /** When a fact changed last. */
  changed: number | null;
  status: Status | null;
  expires: number | null;
  /** The same as the record has it, in the time zone of its registry. */
  expiresOn: string | null;
  /** The version that the next record is compared with; null before the first. */
  version: string | null;
  /** The last version of each set of servers: see {@link sourcesOf}. */
  bySources: Readonly<Record<string, string>>;
  /** What was reported already, so that it is reported once. */
  told: { available: boolean; expiring: { on: number; days: number } | null };
  failing: { since: number; count: number; told: boolean } | null;
}

export interface WatchSettings {
  /** Days before the end of a registration at which it is reported. */
  expiring: readonly number[];
  /** Whether to report that a name can be registered. */
  available: boolean;
  /** How long lookups may fail before that is reported, in ms. */
  failingAfter: number;
}

export interface Checked {
  state: WatchState;
  news: WatchNews[];
}

const NEW: WatchState = {
  due: 0,
  checked: null,
  changed: null,
  status: null,
  expires: null,
  expiresOn: null,
  version: null,
  bySources: {},
  told: { available: false, expiring: null },
  failing: null,
};

/** The servers that a record is from, as a key. A lookup during an outage of the registrar has fewer than the one before. */
export const sourcesOf = ({ parts }: WatchedRecord): string => parts.map(({ host }) => host ?? '?').join(' ');

/** Most sets of servers that are remembered for a name. */
const MAX_SOURCES = 4;

const UNCLEAR: ReadonlySet<Status> = new Set(['unknown', 'unavailable', 'invalid']);

/** Whether a record says nothing about the registration, as that of a rate limit. It counts as a failure. */
export const isUnclear = ({ properties }: WatchedRecord): boolean => UNCLEAR.has(properties.status);

/** Why a record that {@link isUnclear} counts as a failure. */
export const whyUnclear = ({ properties }: WatchedRecord): string =>
  `the response says neither that the name is registered nor that it is available (${properties.status})`;

/** The versions that a new record is compared with. */
export interface KnownRecords {
  latest: WatchedRecord | null;
  /** The last one from the same servers, if it is another. */
  sameSources: WatchedRecord | null;
}

export interface Comparison {
  changes: Change[];
  /** The version that the record is: one that is known, or a new one to keep. */
  version: 'latest' | 'sameSources' | 'new';
}

/**
 * Compares a record with those that are known. What the latest version does not print, because a server did not respond then, is compared with
 * the last version from the same servers, so that an outage hides no change and reports none.
 */
export function compareWithKnown(record: WatchedRecord, { latest, sameSources }: KnownRecords): Comparison {
  const direct = latest === null ? [] : differences(latest, record);
  const earlier = sameSources === null ? [] : differences(sameSources, record);
  const unprinted = new Set(direct.filter(({ kind }) => kind === 'format').map(({ path }) => path));
  const changes = [
    ...direct.filter(isFact),
    ...earlier.filter((change) => isFact(change) && unprinted.has(change.path)),
  ];
  if (latest !== null && direct.length === 0) return { changes, version: 'latest' };
  return { changes, version: sameSources !== null && earlier.length === 0 ? 'sameSources' : 'new' };
}

/** Without labels that were renamed: they would differ from the kept version at every check. */
const differences = (a: WatchedRecord, b: WatchedRecord): Change[] =>
  diff(a, b).filter(({ path }) => path !== 'record');

const isFact = ({ kind }: Change): boolean => kind !== 'format';

/** The state after a record was found, and what to report. `version` is the key of the version that the record is. */
export function checkRecord(
  previous: WatchState | null,
  record: WatchedRecord,
  { version, changes }: { version: string; changes: readonly Change[] },
  settings: WatchSettings,
  now: number,
): Checked {
  const before = previous ?? NEW;
  const { properties } = record;
  const { status } = properties;
  const { expires, expiresOn } = endOf(properties, before);
  const isFree = properties.available === true;
  const expiring = reminder(before.told.expiring, expires, settings, now);
  const changed = changes.length > 0 ? now : before.changed;
  const news: WatchNews[] = [
    ...recovered(before),
    ...(changes.length > 0 ? [{ type: 'changed' as const, changes: [...changes] }] : []),
    ...(isFree && settings.available && !before.told.available ? [{ type: 'available' as const }] : []),
    ...(expiring !== null && expiring !== before.told.expiring
      ? [
          {
            type: 'expiring' as const,
            days: expiring.days,
            expires_on: expiresOn ?? new Date(expiring.on).toISOString(),
          },
        ]
      : []),
  ];
  const { [sourcesOf(record)]: _, ...others } = before.bySources;
  const state: WatchState = {
    due: dueAfter({ status, expires, changed, failures: 0 }, now, settings.expiring),
    checked: now,
    changed,
    status,
    expires,
    expiresOn,
    version,
    bySources: Object.fromEntries(
      [...Object.entries(others), [sourcesOf(record), version] as const].slice(-MAX_SOURCES),
    ),
    told: { available: isFree && (settings.available || before.told.available), expiring },
    failing: null,
  };
  return { state, news };
}

function endOf(
  { registered, expires_on }: Properties,
  before: WatchState,
): Pick<WatchState, 'expires' | 'expiresOn'> {
  if (registered !== true) return NEW;
  const expires = timeOf(expires_on);
  // A server that does not print the date says nothing against the known one.
  return expires === null ? before : { expires, expiresOn: expires_on };
}

const recovered = ({ failing }: WatchState): WatchNews[] =>
  failing?.told === true ? [{ type: 'recovered', since: new Date(failing.since).toISOString() }] : [];

const DAY_MS = 86_400_000;

/** The reminder that was reported last, after this check: a new one if a mark was passed since, or if the date is another. */
function reminder(
  told: WatchState['told']['expiring'],
  expires: number | null,
  { expiring }: WatchSettings,
  now: number,
): WatchState['told']['expiring'] {
  if (expires === null) return told;
  const passed = expiring.filter((days) => expires - now <= days * DAY_MS);
  if (passed.length === 0) return null;
  const days = Math.min(...passed);
  // The same day in another precision or time zone is the same date.
  const isTold = told !== null && Math.abs(told.on - expires) < DAY_MS && told.days <= days;
  return isTold ? told : { on: expires, days };
}

function timeOf(text: string | null): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

/** The state after a lookup failed, and what to report: a failure is not a change, and is reported only if it lasts. */
export function checkFailure(
  previous: WatchState | null,
  error: { code: string; message: string },
  settings: WatchSettings,
  now: number,
): Checked {
  const before = previous ?? NEW;
  // It is later than now if the clock was ahead.
  const since = Math.min(before.failing?.since ?? now, now);
  const count = (before.failing?.count ?? 0) + 1;
  const isTold = before.failing?.told === true;
  const isLong = now - since >= settings.failingAfter;
  const { status, expires, changed } = before;
  return {
    state: {
      ...before,
      due: dueAfter({ status, expires, changed, failures: count }, now),
      failing: { since, count, told: isTold || isLong },
    },
    news: isLong && !isTold ? [{ type: 'failing', since: new Date(since).toISOString(), ...error }] : [],
  };
}
