import { setMaxListeners } from 'node:events';
import type { Lookup, LookupResult, Part, Properties, WhoisClient } from '../../index.js';
import type { WatchedRecord } from '../../watches/index.js';
import { Batch } from '../batch.js';
import { ApiError, lookupError } from '../errors.js';
import { isFromFuture } from '../freshness.js';
import type { JobQueue } from '../jobs/queue.js';
import { type Held, inTurns, takeBatches, untilSaved, type Worker, wasAborted } from '../jobs/taking.js';
import { validLookup } from '../record-kinds.js';
import type { FetchedRecord, Records } from '../records.js';
import type { BatchName, CheckedName, Checks, Saved } from './checks.js';
import { type Finding, findingOf, findingOfError } from './outcome.js';

export interface CheckOptions {
  client: WhoisClient;
  records: Records;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Called with each record that servers sent, and when it was fetched, in ms since 1970. */
  onRecord?: ((record: FetchedRecord, fetchedAt: number) => void) | undefined;
  /** Called with errors that delay the work; the worker tries again. */
  onTrouble: (error: unknown) => void;
  /** Has what is being looked up, as long as it is. */
  underway?: Set<WatchLookups> | undefined;
}

/** The lookups of a watch in a batch. Aborted when the watch was deleted. */
export interface WatchLookups {
  watchId: string;
  stop: AbortController;
}

/** Maximum number of findings that are stored in one transaction. */
const MAX_SAVED_AT_ONCE = 100;

/** Saves what follows for a name from what `find` returns, or from the error that it throws. */
type Keep = (name: BatchName, find: (at: number) => Finding) => void;

/** Names to look up, by the watch that looks them up and by their domain. */
type NamesByWatch = Map<string, Map<string, BatchName[]>>;

/**
 * Checks names, and calls `save` for each as soon as something is known. Rejects when the signal is aborted, or when the client is closed;
 * resolves when all that was found is saved.
 */
export async function checkNames(
  names: readonly BatchName[],
  save: (checked: CheckedName) => Promise<unknown>,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<void> {
  const saved: Promise<unknown>[] = [];
  const keep: Keep = (name, find) => {
    const at = options.now();
    let finding: Finding;
    try {
      finding = find(at);
    } catch (error) {
      // Says nothing about other names, nor about other watches of this one.
      finding = findingOfError(name, lookupError(error), at);
    }
    saved.push(save({ name, finding }));
  };
  const left = await keepStored(names, keep, options);
  try {
    await lookUpByWatch(left, keep, options, signal);
  } finally {
    await Promise.all(saved);
  }
}

/** Keeps what stored records say, and returns the names without one. A name of several watches is looked up for the first one. */
async function keepStored(
  names: readonly BatchName[],
  keep: Keep,
  options: CheckOptions,
): Promise<NamesByWatch> {
  const left: NamesByWatch = new Map();
  const firstWatch = new Map<string, string>();
  for await (const name of inTurns(names, ({ domain }) => domain)) {
    const record = await findStored(name, options);
    if (record !== null) {
      keep(name, (at) => findingOf(name, record, at));
      continue;
    }
    const watchId = firstWatch.get(name.domain) ?? name.watchId;
    firstWatch.set(name.domain, watchId);
    const ofWatch = left.get(watchId) ?? new Map<string, BatchName[]>();
    left.set(watchId, ofWatch.set(name.domain, [...(ofWatch.get(name.domain) ?? []), name]));
  }
  return left;
}

/** Finds a record that is as fresh as a lookup's, because another lookup stored it since the last check. */
async function findStored(
  { domain, state }: BatchName,
  { records, ttl, now, onTrouble }: CheckOptions,
): Promise<WatchedRecord | null> {
  const since = Math.max(now() - ttl, (state?.checked ?? 0) + 1);
  const found = await records.find(domain, since).catch((error: unknown) => {
    onTrouble(error);
    return null;
  });
  if (found?.whole !== true || isFromFuture(found, now())) return null;
  const { properties, parts } = found.json;
  return { properties: JSON.parse(properties) as Properties, parts: JSON.parse(parts) as Part[] };
}

/** Looks up the names of all watches at the same time. Those of a watch can be stopped alone. */
async function lookUpByWatch(
  names: NamesByWatch,
  keep: Keep,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<void> {
  const all = [...names].map(([watchId, ofWatch]) => ({ watchId, ofWatch, stop: new AbortController() }));
  const stopAll = (): void => {
    for (const { stop } of all) stop.abort(signal.reason);
  };
  signal.addEventListener('abort', stopAll);
  if (signal.aborted) stopAll();
  try {
    const ends = await Promise.allSettled(
      all.map(async (lookups) => {
        options.underway?.add(lookups);
        try {
          await lookUp(lookups.ofWatch, keep, options, lookups.stop.signal);
        } catch (error) {
          // Names of other watches that are not looked up because this one was deleted are due again after the batch.
          if (signal.aborted || !lookups.stop.signal.aborted) throw error;
        } finally {
          options.underway?.delete(lookups);
        }
      }),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    signal.removeEventListener('abort', stopAll);
  }
}

async function lookUp(
  names: ReadonlyMap<string, BatchName[]>,
  keep: Keep,
  { client, records, now, onRecord, onTrouble }: CheckOptions,
  signal: AbortSignal,
): Promise<void> {
  const concurrency = Math.max(1, names.size);
  for await (const result of client.lookupMany(names.keys(), { ordered: false, concurrency, signal })) {
    if (wasAborted(result)) throw result.error;
    const record = recordIn(result);
    for (const name of names.get(result.input) ?? [])
      keep(name, (at) =>
        record instanceof ApiError ? findingOfError(name, record, at) : findingOf(name, record, at),
      );
    if (record instanceof ApiError) continue;
    const fetchedAt = now();
    onRecord?.(record, fetchedAt);
    void records.keep(record, fetchedAt).catch(onTrouble);
  }
}

/** The record that a lookup brought, or why it brought none. */
function recordIn(result: LookupResult): Lookup | ApiError {
  try {
    if ('error' in result) throw result.error;
    return validLookup(result.lookup);
  } catch (error) {
    return lookupError(error);
  }
}

export interface CheckerOptions extends CheckOptions {
  checks: Checks;
  queue: JobQueue;
  /** Called for each check. */
  onCheck: (outcome: 'answered' | 'failed' | 'unpaid') => void;
}

/** Characters that are stored of a finding. */
const lengthOf = ({ finding: { known, news } }: CheckedName): number =>
  (known?.length ?? 0) + JSON.stringify(news).length;

/** Starts a worker that checks the names of batches. */
export function startChecker(options: CheckerOptions): Worker {
  const { checks, queue, onCheck, onTrouble } = options;
  const closing = new AbortController();
  const { signal } = closing;
  // All findings that the database does not accept wait for this signal at the same time.
  setMaxListeners(0, signal);

  const saving = new Batch((all: CheckedName[]) => checks.save(all), MAX_SAVED_AT_ONCE, lengthOf);

  async function save(checked: CheckedName): Promise<void> {
    const saved: Saved | null = await untilSaved(() => saving.add(checked), onTrouble, signal);
    if (saved !== null && saved !== 'gone')
      onCheck(saved === 'unpaid' ? 'unpaid' : checked.finding.failed ? 'failed' : 'answered');
  }

  const underway = new Set<WatchLookups>();

  /** Lookups of a deleted watch would be useless, and no account would be charged for them. */
  async function stopDeleted(): Promise<void> {
    const all = [...underway];
    const existing = await checks.existing(new Set(all.map(({ watchId }) => watchId)));
    for (const { watchId, stop } of all) if (!existing.has(watchId)) stop.abort();
  }

  return takeBatches({
    queue,
    async work({ batch, stop }: Held) {
      await checkNames(await checks.begin(batch), save, { ...options, underway }, stop.signal);
    },
    finish: (batch) => checks.finish(batch),
    // A batch only ends when its names are checked, except for those of deleted watches.
    async open(ids) {
      await stopDeleted();
      return new Set(ids);
    },
    closing,
    onTrouble,
  });
}
