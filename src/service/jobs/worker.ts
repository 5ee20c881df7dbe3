import { setMaxListeners } from 'node:events';
import {
  domainFrom,
  isResource,
  type Properties,
  parseResource,
  type ResourceProperties,
  type WhoisClient,
} from '../../index.js';
import { Batch } from '../batch.js';
import { isFromFuture } from '../freshness.js';
import { numberRecord, validLookup } from '../record-kinds.js';
import type { FetchedRecord, Records } from '../records.js';
import { factsOfDomain, factsOfNumber, type NameFacts, outcomeOf, refuseNumber } from './outcome-of.js';
import type { Name, NamesLeft, Outcome, Progress } from './progress.js';
import type { JobQueue } from './queue.js';
import type { Want } from './tables.js';
import { type Held, inTurns, takeBatches, untilSaved, type Worker, wasAborted } from './taking.js';

export interface WorkerOptions {
  client: WhoisClient;
  records: Records;
  progress: Progress;
  queue: JobQueue;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Called for each name that was answered or failed. */
  onName?: (outcome: 'answered' | 'failed') => void;
  /** Called with each record that servers sent, and when it was fetched, in ms since 1970. */
  onRecord?: ((record: FetchedRecord, fetchedAt: number) => void) | undefined;
  /** Called with errors that delay the work; the worker tries again. */
  onTrouble: (error: unknown) => void;
}

/** Keeps the outcome for a name. `find` throws why the name failed. */
type Keep = (name: Name, find: () => NameFacts) => void;

/** Starts a worker that processes batches of jobs, many at the same time because their names wait for different hosts. */
export function startWorker(options: WorkerOptions): Worker {
  const { progress, queue, onName = () => {}, onTrouble } = options;
  const closing = new AbortController();
  const { signal } = closing;
  // All outcomes that the database does not accept wait for this signal at the same time.
  setMaxListeners(0, signal);

  const saving = new Batch(
    (outcomes: Outcome[]) => progress.save(outcomes),
    MAX_SAVED_AT_ONCE,
    ({ line }) => line.length,
  );

  /** Resolves to whether the job continues. */
  async function save(outcome: Outcome): Promise<boolean> {
    const goesOn = await untilSaved(() => saving.add(outcome), onTrouble, signal);
    if (goesOn === null) return false;
    onName(outcome.failed ? 'failed' : 'answered');
    return goesOn;
  }

  async function work({ batch, stop }: Held): Promise<void> {
    const left = await progress.begin(batch);
    if (left === null) return;
    const saved: Promise<void>[] = [];
    const keep: Keep = (name, find) => {
      const outcome = outcomeOf(batch.jobId, left.want, name, find);
      saved.push(
        save(outcome).then((goesOn) => {
          // The last name of a job also ends the job; nothing is in progress then.
          if (!goesOn) stop.abort();
        }),
      );
    };
    try {
      const unknown = await answerFromRecords(left, keep, options);
      await answerByLookups(unknown, left.want, keep, options, stop.signal);
    } finally {
      await Promise.all(saved);
    }
  }

  return takeBatches({
    queue,
    work,
    finish: (batch) => progress.finish(batch),
    open: (ids) => progress.open(ids),
    closing,
    onTrouble,
  });
}

/** Maximum number of outcomes that are stored in one transaction. */
const MAX_SAVED_AT_ONCE = 500;

/** Answers names from the database. Returns the others, grouped by their spelling. */
async function answerFromRecords(
  { want, names }: NamesLeft,
  keep: Keep,
  options: Pick<WorkerOptions, 'records' | 'ttl' | 'now'>,
): Promise<Map<string, Name[]>> {
  // All are found at the same time, in one query of the database.
  const finding: { name: Name; found: Promise<NameFacts | null> }[] = [];
  for await (const name of inTurns(names, ({ input }) => input)) {
    if (want === 'availability' && isResource(name.input)) keep(name, refuseNumber);
    else finding.push({ name, found: storedFacts(name.input, options) });
  }
  const unknown = new Map<string, Name[]>();
  for (const { name, found } of finding) {
    const facts = await found;
    if (facts !== null) keep(name, () => facts);
    else unknown.set(name.input, [...(unknown.get(name.input) ?? []), name]);
  }
  return unknown;
}

async function storedFacts(
  input: string,
  { records, ttl, now }: Pick<WorkerOptions, 'records' | 'ttl' | 'now'>,
): Promise<NameFacts | null> {
  try {
    const isNumber = isResource(input);
    const key = isNumber ? parseResource(input).text : domainFrom(input).ascii;
    const found = await records.find(key, now() - ttl);
    if (found?.whole !== true || isFromFuture(found, now())) return null;
    const { json } = found;
    const record = () => JSON.parse(json.record) as string;
    return isNumber
      ? { query: key, number: JSON.parse(json.properties) as ResourceProperties, record }
      : { domain: key, properties: JSON.parse(json.properties) as Properties, record };
  } catch {
    // The lookup reports what is wrong with the name, and a failing database must not prevent the lookup.
    return null;
  }
}

/** Looks names up, each spelling once, and stores their records. */
async function answerByLookups(
  names: ReadonlyMap<string, readonly Name[]>,
  want: Want,
  keep: Keep,
  { client, records, now, onRecord = () => {}, onTrouble }: WorkerOptions,
  signal: AbortSignal,
): Promise<void> {
  const inputs = [...names.keys()];
  const results = client.lookupMany(inTurns(inputs, String), {
    numbers: true,
    ordered: false,
    concurrency: Math.max(1, inputs.length),
    signal,
    // Only the registry can say whether a name is available.
    ...(want === 'availability' && { maxReferrals: 0 }),
  });
  for await (const result of results) {
    if (wasAborted(result)) throw result.error;
    let record: FetchedRecord | null = null;
    for (const name of names.get(result.input) ?? [])
      keep(name, () => {
        if ('error' in result) throw result.error;
        record = 'number' in result ? numberRecord(result.number) : validLookup(result.lookup);
        return 'number' in result ? factsOfNumber(result.number) : factsOfDomain(result.lookup);
      });
    if (record === null) continue;
    const fetchedAt = now();
    onRecord(record, fetchedAt);
    if (want !== 'availability') void records.keep(record, fetchedAt).catch(onTrouble);
  }
}
