import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  availabilityOf,
  type Lookup,
  type LookupResult,
  type Properties,
  parseDomain,
  type WhoisClient,
  WhoisError,
} from '../../index.js';
import { Batch } from '../batch.js';
import { lookupError } from '../errors.js';
import { checked } from '../lookups.js';
import { pause } from '../pause.js';
import type { Records } from '../records.js';
import type { Name, Outcome, Progress } from './progress.js';
import type { JobQueue, TakenBatch } from './queue.js';
import type { Want } from './tables.js';

export interface WorkerOptions {
  client: WhoisClient;
  records: Records;
  progress: Progress;
  queue: JobQueue;
  /** How long a record is served from the database, in ms. */
  ttl: number;
  now: () => number;
  /** Told of each name that was answered or failed. */
  onName?: (outcome: 'answered' | 'failed') => void;
  /** Told of what keeps the work from going on; it is tried again. */
  onTrouble: (error: unknown) => void;
}

export interface Worker {
  /** Batches that are worked now. */
  readonly batches: number;
  /** Gives back what is under way, and ends. */
  close(): Promise<void>;
}

/** In ms. Between two looks for new batches: the more are held, the longer, so that other workers get some of a long job. */
const LOOK = 250;
const LOOK_FOR_EACH = 25;

/** Batches that are taken at once, and held: names whose hosts have no turn wait in memory. */
const TAKEN = 8;
const HELD = 1000;

/** ms between two looks whether jobs were ended. */
const CHECK = 1000;

/** ms until what the database did not take is tried again. */
const AGAIN = 500;

/** What a batch is wanted for: it ends with its job, or with the worker. */
interface Held {
  batch: TakenBatch;
  stop: AbortController;
}

/** Works batches of jobs off: many at the same time, since their names wait for each other's hosts. */
export function startWorker(options: WorkerOptions): Worker {
  const { client, records, progress, queue, ttl, now, onName = () => {}, onTrouble } = options;
  const held = new Map<string, Held>();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;
  // All outcomes that the database does not take wait at the same time.
  setMaxListeners(0, signal);

  const saving = new Batch((outcomes: Outcome[]) => progress.save(outcomes), 500);

  /** Resolves to whether the job goes on; while the database fails it waits. */
  async function save(outcome: Outcome): Promise<boolean> {
    for (;;) {
      try {
        const goesOn = await saving.add(outcome);
        onName(outcome.failed ? 'failed' : 'answered');
        return goesOn;
      } catch (error) {
        if (signal.aborted) return false;
        onTrouble(error);
        await pause(AGAIN, signal);
      }
    }
  }

  /** As the same name asked alone is answered. */
  function outcomeOf(jobId: string, want: Want, { index, input }: Name, result: () => Answer): Outcome {
    try {
      const answer = result();
      const value = wantedOf(want, answer);
      const line = JSON.stringify({ index, input, domain: answer.domain, [want]: value });
      return { jobId, index, line, failed: false, spent: true };
    } catch (error) {
      const known = lookupError(error);
      const line = JSON.stringify({ index, input, ...known.body });
      // What the service or a server fails at is given back, as it is for a single request.
      return { jobId, index, line, failed: true, spent: known.status < 500 };
    }
  }

  async function stored({ input }: Name): Promise<Answer | null> {
    try {
      const { ascii: domain } = parseDomain(input);
      const found = await records.find(domain, now() - ttl);
      return found?.whole === true
        ? {
            domain,
            properties: JSON.parse(found.json.properties) as Properties,
            record: () => JSON.parse(found.json.record) as string,
          }
        : null;
    } catch {
      // The lookup itself says what is wrong with the name, and a database that fails is no reason to ask nobody.
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
          // The last name of a job ends it as well: nothing is under way then.
          if (!goesOn) stop.abort();
        }),
      );
    };
    const left = new Map<string, Name[]>();
    const finding: { name: Name; found: Promise<Answer | null> }[] = [];
    for await (const name of inTurns(names, ({ input }) => input))
      finding.push({ name, found: stored(name) });
    for (const { name, found } of finding) {
      const answer = await found;
      if (answer !== null) keep(outcomeOf(batch.jobId, want, name, () => answer));
      else left.set(name.input, [...(left.get(name.input) ?? []), name]);
    }
    const inputs = [...left.keys()];
    try {
      const results = client.lookupMany(inTurns(inputs, String), {
        ordered: false,
        concurrency: Math.max(1, inputs.length),
        signal: stop.signal,
        // Whether a name is free its registry alone says.
        ...(want === 'availability' && { maxReferrals: 0 }),
      });
      for await (const result of results) {
        if (wasAborted(result)) throw result.error;
        let isRecord = false;
        for (const name of left.get(result.input) ?? [])
          keep(
            outcomeOf(batch.jobId, want, name, () => {
              if ('error' in result) throw result.error;
              const lookup = checked(result.lookup);
              isRecord = true;
              return answerOf(lookup);
            }),
          );
        if ('lookup' in result && isRecord && want !== 'availability')
          void records.keep(result.lookup, now()).catch(onTrouble);
      }
    } finally {
      await Promise.all(saved);
    }
  }

  async function workAndLeave(own: Held): Promise<void> {
    let finished = false;
    try {
      await work(own);
      if (!signal.aborted) await progress.finish(own.batch);
      finished = !signal.aborted;
    } catch (error) {
      // Its job was ended: there is nothing left to do.
      finished = own.stop.signal.aborted && !signal.aborted;
      if (!finished && !signal.aborted) {
        onTrouble(error);
        await pause(AGAIN, signal);
      }
    } finally {
      held.delete(own.batch.id);
    }
    await (finished ? queue.finish(own.batch) : queue.giveBack(own.batch)).catch(onTrouble);
  }

  async function take(): Promise<void> {
    while (!signal.aborted) {
      try {
        const batches = held.size < HELD ? await queue.take(TAKEN) : [];
        for (const batch of batches) {
          if (held.has(batch.id)) continue;
          const own: Held = { batch, stop: new AbortController() };
          held.set(batch.id, own);
          const done = workAndLeave(own).finally(() => running.delete(done));
          running.add(done);
          // A hundred names are begun in one go: others have their turn before the next hundred.
          await nextTurn();
        }
      } catch (error) {
        onTrouble(error);
        await pause(AGAIN, signal);
      }
      await pause(LOOK + LOOK_FOR_EACH * held.size, signal);
    }
  }

  async function check(): Promise<void> {
    while (!signal.aborted) {
      await pause(CHECK, signal);
      try {
        const all = [...held.values()];
        if (all.length === 0) continue;
        await queue.keep(all.map(({ batch }) => batch));
        const open = await progress.open([...new Set(all.map(({ batch }) => batch.jobId))]);
        for (const { batch, stop } of all) if (!open.has(batch.jobId)) stop.abort();
      } catch (error) {
        onTrouble(error);
      }
    }
  }

  const ended = Promise.all([take(), check()]);
  return {
    get batches() {
      return held.size;
    },
    async close() {
      closing.abort();
      await ended;
      for (const { stop } of held.values()) stop.abort();
      await Promise.all(running);
    },
  };
}

/** Characters of names that are read in one go: a long one that is no name takes a millisecond or two. */
const AT_ONCE = 2_000;

/** The same, with turns in between for whoever waits. */
async function* inTurns<Item>(items: readonly Item[], textOf: (item: Item) => string): AsyncGenerator<Item> {
  let length = 0;
  for (const item of items) {
    yield item;
    length += textOf(item).length;
    if (length < AT_ONCE) continue;
    length = 0;
    await nextTurn();
  }
}

/** The client was closed before the worker: nothing is known of the name. */
const wasAborted = (result: LookupResult): result is LookupResult & { error: WhoisError } =>
  'error' in result && result.error instanceof WhoisError && result.error.code === 'ABORTED';

interface Answer {
  domain: string;
  properties: Properties;
  record: () => string;
}

const answerOf = ({ domain, properties, record }: Lookup): Answer => ({
  domain,
  properties,
  record: () => record,
});

function wantedOf(want: Want, { domain, properties, record }: Answer): unknown {
  if (want === 'availability') return availabilityOf({ domain, parts: [], properties });
  return want === 'properties' ? properties : record();
}
