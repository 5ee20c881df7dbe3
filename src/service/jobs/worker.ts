import { setMaxListeners } from 'node:events';
import {
  availabilityOf,
  domainFrom,
  isResource,
  type Lookup,
  type LookupResult,
  type Properties,
  parseResource,
  type ResourceLookup,
  type ResourceProperties,
  type ResourceResult,
  type WhoisClient,
  WhoisError,
} from '../../index.js';
import { Batch } from '../batch.js';
import { ApiError, lookupError } from '../errors.js';
import { isFromFuture } from '../freshness.js';
import { pause } from '../pause.js';
import { numberRecord, validLookup } from '../record-kinds.js';
import type { Kept, Records } from '../records.js';
import type { Name, Outcome, Progress } from './progress.js';
import type { JobQueue } from './queue.js';
import type { Want } from './tables.js';
import { type Held, inTurns, RETRY_MS, takeBatches, type Worker } from './taking.js';

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
  onRecord?: ((record: Kept, fetchedAt: number) => void) | undefined;
  /** Called with errors that delay the work; the worker tries again. */
  onTrouble: (error: unknown) => void;
}

/** Starts a worker that processes batches of jobs, many at the same time because their names wait for different hosts. */
export function startWorker(options: WorkerOptions): Worker {
  const {
    client,
    records,
    progress,
    queue,
    ttl,
    now,
    onName = () => {},
    onRecord = () => {},
    onTrouble,
  } = options;
  const closing = new AbortController();
  const { signal } = closing;
  // All outcomes that the database does not accept wait for this signal at the same time.
  setMaxListeners(0, signal);

  const saving = new Batch(
    (outcomes: Outcome[]) => progress.save(outcomes),
    500,
    ({ line }) => line.length,
  );

  /** Resolves to whether the job continues; waits while the database fails. */
  async function save(outcome: Outcome): Promise<boolean> {
    for (;;) {
      try {
        const goesOn = await saving.add(outcome);
        onName(outcome.failed ? 'failed' : 'answered');
        return goesOn;
      } catch (error) {
        if (signal.aborted) return false;
        onTrouble(error);
        await pause(RETRY_MS, signal);
      }
    }
  }

  /** Returns the result that a single request for the name would get. */
  function outcomeOf(jobId: string, want: Want, { index, input }: Name, result: () => Answer): Outcome {
    try {
      const line = JSON.stringify({ index, input, ...wantedOf(want, result()) });
      return { jobId, index, line, failed: false, spent: true };
    } catch (error) {
      const known = lookupError(error);
      const line = JSON.stringify({ index, input, ...known.body });
      // Failures of the service or of a server are refunded, as for a single request.
      return { jobId, index, line, failed: true, spent: known.status < 500 };
    }
  }

  async function stored({ input }: Name): Promise<Answer | null> {
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

  async function work({ batch, stop }: Held): Promise<void> {
    const begun = await progress.begin(batch);
    if (begun === null) return;
    const { want, names } = begun;
    const saved: Promise<unknown>[] = [];
    const keep = (outcome: Outcome): void => {
      saved.push(
        save(outcome).then((goesOn) => {
          // The last name of a job also ends the job; nothing is in progress then.
          if (!goesOn) stop.abort();
        }),
      );
    };
    const left = new Map<string, Name[]>();
    const finding: { name: Name; found: Promise<Answer | null> }[] = [];
    for await (const name of inTurns(names, ({ input }) => input)) {
      if (want === 'availability' && isResource(name.input))
        keep(outcomeOf(batch.jobId, want, name, refuseNumber));
      else finding.push({ name, found: stored(name) });
    }
    for (const { name, found } of finding) {
      const answer = await found;
      if (answer !== null) keep(outcomeOf(batch.jobId, want, name, () => answer));
      else left.set(name.input, [...(left.get(name.input) ?? []), name]);
    }
    const inputs = [...left.keys()];
    try {
      const results = client.lookupMany(inTurns(inputs, String), {
        numbers: true,
        ordered: false,
        concurrency: Math.max(1, inputs.length),
        signal: stop.signal,
        // Only the registry can say whether a name is available.
        ...(want === 'availability' && { maxReferrals: 0 }),
      });
      for await (const result of results) {
        if (wasAborted(result)) throw result.error;
        let record: Kept | null = null;
        for (const name of left.get(result.input) ?? [])
          keep(
            outcomeOf(batch.jobId, want, name, () => {
              if ('error' in result) throw result.error;
              record = 'number' in result ? numberRecord(result.number) : validLookup(result.lookup);
              return 'number' in result ? answerOfNumber(result.number) : answerOf(result.lookup);
            }),
          );
        if (record === null) continue;
        const fetchedAt = now();
        onRecord(record, fetchedAt);
        if (want !== 'availability') void records.keep(record, fetchedAt).catch(onTrouble);
      }
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

/** Whether the client was closed before the worker, so that nothing is known about the name. */
export const wasAborted = (
  result: LookupResult | ResourceResult,
): result is (LookupResult | ResourceResult) & { error: WhoisError } =>
  'error' in result && result.error instanceof WhoisError && result.error.code === 'ABORTED';

/** What is known of a domain, or of an address, prefix or AS number. */
type Answer = { record: () => string } & (
  | { domain: string; properties: Properties }
  | { query: string; number: ResourceProperties }
);

const answerOf = ({ domain, properties, record }: Lookup): Answer => ({
  domain,
  properties,
  record: () => record,
});

const answerOfNumber = ({ query, number, record }: ResourceLookup): Answer => ({
  query,
  number,
  record: () => record,
});

/** The fields of a line, as those of a single request. */
function wantedOf(want: Want, answer: Answer): object {
  if ('number' in answer) {
    const { query, number, record } = answer;
    return want === 'record' ? { query, record: record() } : { query, number };
  }
  const { domain, properties, record } = answer;
  if (want === 'availability')
    return { domain, available: availabilityOf({ domain, parts: [], properties }) };
  return want === 'properties' ? { domain, properties } : { domain, record: record() };
}

function refuseNumber(): never {
  throw new ApiError(
    'ObjectNotSupported',
    'addresses and AS numbers are not available or registered: want "properties"',
  );
}
