import { randomUUID } from 'node:crypto';
import type { WhoisClient } from '../../index.js';
import {
  checkFailure,
  checkRecord,
  compareWithKnown,
  isUnclear,
  sourcesOf,
  type WatchEvent,
  type WatchedRecord,
  type WatchNews,
  type WatchSettings,
  type WatchState,
  whyUnclear,
} from '../../watches/index.js';
import { errorDetails } from '../errors.js';
import { type Journal, SINKS, type Sink } from './journal.js';
import type { Sinks } from './sinks.js';
import type { Versions } from './versions.js';

/** What a pass needs. */
export interface Watch {
  client: WhoisClient;
  journal: Journal;
  versions: Versions;
  settings: WatchSettings;
  sinks: Sinks;
  /** The part of the news that is reported; null if there is none. */
  select(news: WatchNews): WatchNews | null;
  now: () => number;
  concurrency: number;
  signal?: AbortSignal | undefined;
  /** Called when an event did not arrive. */
  onUndelivered(event: WatchEvent, error: unknown, isLast: boolean): unknown;
}

/** What a pass has done. */
export interface Tally {
  checked: number;
  failed: number;
  /** Events that were printed. */
  printed: number;
}

/** Looks up names, stores new records, and reports what happened. Events that an earlier pass could not deliver come first. */
export async function pass(watch: Watch, names: Iterable<string>): Promise<Tally> {
  const { client, journal, concurrency, signal } = watch;
  const tally: Tally = { checked: 0, failed: 0, printed: 0 };
  const failures = new Map<Sink, number>();
  tally.printed += await deliver(watch, [...journal.pending.keys()], failures);
  for await (const result of client.lookupMany(names, { concurrency, ordered: false, signal })) {
    const domain = result.input;
    const found = 'lookup' in result ? result.lookup : null;
    const { state, news, isFailure } =
      found === null
        ? failure(watch, domain, errorDetails('error' in result ? result.error : null, domain))
        : await success(watch, domain, found);
    tally.checked++;
    if (isFailure) tally.failed++;
    const events = news
      .flatMap((each) => watch.select(each) ?? [])
      .map((each) => eventOf(domain, each, watch.now()));
    await journal.checked(domain, state, events, sinksOf(watch));
    tally.printed += await deliver(
      watch,
      events.map(({ id }) => id),
      failures,
    );
  }
  return tally;
}

const sinksOf = ({ sinks }: Watch): Sink[] => SINKS.filter((sink) => sinks[sink] !== undefined);

const eventOf = (domain: string, news: WatchNews, now: number): WatchEvent => ({
  id: `evt_${randomUUID()}`,
  at: new Date(now).toISOString(),
  domain,
  ...news,
});

function failure(
  { journal, settings, now }: Watch,
  domain: string,
  { code, message }: { code: string; message: string },
) {
  const checked = checkFailure(journal.names.get(domain) ?? null, { code, message }, settings, now());
  return { ...checked, isFailure: true };
}

async function success(watch: Watch, domain: string, record: WatchedRecord) {
  const { journal, versions, settings, now } = watch;
  if (isUnclear(record)) return failure(watch, domain, { code: 'UNDETERMINED', message: whyUnclear(record) });
  const previous: WatchState | null = journal.names.get(domain) ?? null;
  const latest = previous?.version ?? null;
  const ofSources = previous?.bySources[sourcesOf(record)] ?? null;
  const known = {
    latest: latest === null ? null : await versions.read(latest),
    sameSources: ofSources === null || ofSources === latest ? null : await versions.read(ofSources),
  };
  const { changes, version } = compareWithKnown(record, known);
  // The file comes before the line of the journal that names it: a kill in between leaves a file that the next check finds.
  const keys = { latest, sameSources: ofSources, new: null };
  const key = keys[version] ?? (await versions.keep(domain, record));
  const checked = checkRecord(previous, record, { version: key, changes }, settings, now());
  return { ...checked, isFailure: false };
}

/** Attempts to deliver an event to a sink. */
const MAX_TRIES = 10;

/** Failures of a sink in one pass, after which it gets no more events until the next pass. */
const MAX_FAILURES = 3;

/**
 * Delivers pending events to their sinks, and returns how many were printed. An event is noted as delivered after it arrived: if the process
 * is killed in between, it is delivered again, with the same id. An event that does not arrive is tried again in the next pass.
 */
async function deliver(watch: Watch, ids: readonly string[], failures: Map<Sink, number>): Promise<number> {
  const { journal, sinks } = watch;
  let printed = 0;
  for (const id of ids) {
    const pending = journal.pending.get(id);
    for (const sink of Object.keys(pending?.sinks ?? {}) as Sink[]) {
      const send = sinks[sink];
      if (pending === undefined || (failures.get(sink) ?? 0) >= MAX_FAILURES) continue;
      try {
        // A sink whose option is not given any more gets nothing.
        await send?.(pending.event);
      } catch (error) {
        failures.set(sink, (failures.get(sink) ?? 0) + 1);
        const isLast = (pending.sinks[sink]?.tries ?? 0) + 1 >= MAX_TRIES;
        await (isLast ? journal.done(id, sink) : journal.failed(id, sink));
        await watch.onUndelivered(pending.event, error, isLast);
        continue;
      }
      await journal.done(id, sink);
      if (sink === 'print' && send !== undefined) printed++;
    }
  }
  return printed;
}
