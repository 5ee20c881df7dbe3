import type { Status } from '../../index.js';
import { isoTime } from '../iso-time.js';
import { everyText } from './request.js';
import type { WatchedDomain } from './store.js';
import type { WatchSummary } from './summaries.js';

/** `paused`: nothing is checked until the account has credit again. */
export const WATCH_STATES = ['active', 'paused'] as const;

/** A watch as its account sees it. Times are ISO 8601 with a numeric offset. */
export interface WatchView {
  id: string;
  /** The number of names. */
  names: number;
  on: string[];
  /** Null if the schedule decides how often names are checked. */
  every: string | null;
  /** The URL; null if it has none. */
  callback: string | null;
  state: (typeof WATCH_STATES)[number];
  created_on: string;
  /** When the next check is due; null while names are being checked. */
  next_check_on: string | null;
}

/** A name of a watch, as its account sees it. */
export interface WatchedDomainView {
  domain: string;
  /** Of the last record; null before the first. */
  status: Status | null;
  expires_on: string | null;
  /** When it was last looked up successfully. */
  checked_on: string | null;
  next_check_on: string;
  /** Since when lookups fail; null if the last one did not. */
  failing_since: string | null;
}

export const viewOf = (watch: WatchSummary): WatchView => ({
  id: watch.id,
  names: watch.names,
  on: JSON.parse(watch.reports) as string[],
  every: watch.every === null ? null : everyText(watch.every),
  callback: watch.callback,
  state: watch.paused_at === null ? 'active' : 'paused',
  created_on: isoTime(watch.created_at),
  next_check_on: timeOrNull(watch.next_due),
});

export const domainView = ({ domain, due, state }: WatchedDomain): WatchedDomainView => ({
  domain,
  status: state?.status ?? null,
  expires_on: state?.expiresOn ?? timeOrNull(state?.expires ?? null),
  checked_on: timeOrNull(state?.checked ?? null),
  next_check_on: isoTime(due),
  failing_since: timeOrNull(state?.failing?.since ?? null),
});

const timeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));
