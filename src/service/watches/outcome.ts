import {
  checkFailure,
  checkRecord,
  compareWithKnown,
  isUnclear,
  type WatchedRecord,
  type WatchNews,
  type WatchState,
  whyUnclear,
} from '../../watches/index.js';
import type { ApiError } from '../errors.js';
import { DAY_MS } from '../units.js';
import { keptFor, knownRecords, unpackKnown } from './known.js';
import { type Reports, reported } from './reports.js';

/** A name that is checked: what is known of it, and what its watch wants. */
export interface NameToCheck {
  domain: string;
  state: WatchState | null;
  /** As it is stored. */
  known: string | null;
  reports: Reports;
  every: number | null;
}

/** What a check found. */
export interface Finding {
  state: WatchState;
  /** As it is stored. */
  known: string | null;
  /** The part of it that is reported. */
  news: WatchNews[];
  failed: boolean;
  /** Whether the check is charged: not if a server or this service failed, as for a single lookup. */
  spent: boolean;
}

/**
 * The finding of a record. A record that says nothing about the registration is a failure of its server, and so is one that is too large to
 * be kept: the next one could not be compared with it.
 */
export function findingOf(name: NameToCheck, record: WatchedRecord, now: number): Finding {
  if (isUnclear(record)) return failure(name, remoteError(whyUnclear(record)), now);
  const known = unpackKnown(name.known);
  const { keys, records } = knownRecords(name.state, known, record, name.domain);
  const { changes, version } = compareWithKnown(record, records);
  const key = (version === 'new' ? null : keys[version]) ?? nextKey(Object.keys(known));
  const { state, news } = checkRecord(name.state, record, { version: key, changes }, name.reports, now);
  const kept = keptFor(state, known, record);
  if (kept === null)
    return failure(name, remoteError('the response is too large to be compared with the next one'), now);
  return {
    state: { ...kept.state, due: dueOf(name, state, now) },
    known: kept.known,
    news: selected(news, name),
    failed: false,
    spent: true,
  };
}

const remoteError = (message: string) => ({ code: 'RemoteResponseError', message, spent: false });

/** The finding of a lookup that failed. */
export const findingOfError = (name: NameToCheck, error: ApiError, now: number): Finding =>
  failure(name, { code: error.name, message: error.text, spent: error.status < 500 }, now);

function failure(
  name: NameToCheck,
  { code, message, spent }: { code: string; message: string; spent: boolean },
  now: number,
): Finding {
  const { state, news } = checkFailure(name.state, { code, message }, name.reports, now);
  // The request is at fault, not a server: an early second attempt would fail in the same way, and cost a credit.
  const due = spent ? Math.max(state.due, now + (name.every ?? DAY_MS)) : state.due;
  return { state: { ...state, due }, known: name.known, news: selected(news, name), failed: true, spent };
}

const selected = (news: readonly WatchNews[], { reports }: NameToCheck): WatchNews[] =>
  news.flatMap((each) => reported(each, reports) ?? []);

/** An interval that the client chose replaces the schedule. */
const dueOf = ({ every }: NameToCheck, { due }: WatchState, now: number): number =>
  every === null ? due : now + every;

/** A key that differs from all others. */
const nextKey = (keys: readonly string[]): string => String(Math.max(0, ...keys.map(Number)) + 1);
