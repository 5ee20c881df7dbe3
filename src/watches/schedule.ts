import type { Status } from '../parse/index.js';

/** What decides when a name is looked up again. Times are in ms since 1970. */
export interface Nearness {
  /** The status of the last record; null if there is none yet. */
  status: Status | null;
  expires: number | null;
  /** When a fact changed last. */
  changed: number | null;
  /** How many lookups failed one after the other since the last one that succeeded. */
  failures: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How often a name is looked up: the first row that applies, in hours. */
export const SCHEDULE: readonly {
  when: string;
  hours: number;
  applies(near: Nearness, now: number): boolean;
}[] = [
  {
    when: 'the name is about to be deleted (pending delete)',
    hours: 1,
    applies: ({ status }) => status === 'pending_delete',
  },
  {
    when: 'the registration has run out (expired, redemption, or past its date)',
    hours: 6,
    applies: ({ status, expires }, now) =>
      status === 'redemption' || status === 'expired' || isWithin(expires, now - 60 * DAY_MS, now),
  },
  {
    when: 'it ends within 7 days',
    hours: 6,
    applies: ({ expires }, now) => isWithin(expires, now, now + 7 * DAY_MS),
  },
  {
    when: 'it ends within 30 days',
    hours: 12,
    applies: ({ expires }, now) => isWithin(expires, now, now + 30 * DAY_MS),
  },
  {
    when: 'a fact changed in the last 7 days',
    hours: 12,
    applies: ({ changed }, now) => isWithin(changed, now - 7 * DAY_MS, now),
  },
  {
    when: 'the name is not registered',
    hours: 12,
    applies: ({ status }) => status === 'available' || status === 'reserved',
  },
  { when: 'otherwise', hours: 24, applies: () => true },
];

const isWithin = (time: number | null, from: number, to: number): boolean =>
  time !== null && time >= from && time <= to;

/** After a failure: 15 minutes, then twice as long each time, up to 12 hours. */
const FIRST_RETRY_MS = HOUR_MS / 4;
const LONGEST_RETRY_MS = 12 * HOUR_MS;

/** A cron job that runs a little earlier than the last time still finds its names due. */
const SLACK = 0.9;

/** A server that prints another date each time, always a moment away, causes no more checks than a name about to be deleted. */
const SHORTEST_PAUSE_MS = HOUR_MS * SLACK;

/**
 * When a name that was looked up now is due again. Also due: the end of the registration, and each of `days` before it, so that a reminder
 * is never later than its day because of the schedule, by more than an hour.
 */
export function dueAfter(near: Nearness, now: number, days: readonly number[] = []): number {
  if (near.failures > 0)
    return now + Math.min(FIRST_RETRY_MS * 2 ** Math.min(near.failures - 1, 10), LONGEST_RETRY_MS);
  const row = SCHEDULE.find(({ applies }) => applies(near, now));
  const regular = now + (row?.hours ?? 24) * HOUR_MS * SLACK;
  const { expires } = near;
  const marks =
    expires === null ? [] : [0, ...days].map((each) => expires - each * DAY_MS).filter((time) => time > now);
  return Math.max(now + SHORTEST_PAUSE_MS, Math.min(regular, ...marks));
}

/** The schedule puts no check off for longer. */
const LONGEST_PAUSE = DAY_MS;

/** Whether a name is to be looked up now. A time that is too far away was set by a clock that was ahead, and does not count. */
export const isDue = (due: number, now: number): boolean => due <= now || due > now + LONGEST_PAUSE;
