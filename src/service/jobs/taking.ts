import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LookupResult, type ResourceResult, WhoisError } from '../../index.js';
import { pause } from '../pause.js';
import { inRounds } from '../rounds.js';
import type { JobQueue, TakenBatch } from './queue.js';

/** A batch in progress; `stop` aborts it when there is nothing left to do for it, or when the worker ends. */
export interface Held {
  batch: TakenBatch;
  stop: AbortController;
}

export interface TakingOptions {
  queue: JobQueue;
  /** Processes a batch. If it rejects, the batch goes back to the queue, unless it was stopped. */
  work(held: Held): Promise<void>;
  /** Forgets a batch that was processed. */
  finish(batch: TakenBatch): Promise<void>;
  /** Those that are still to be worked, of what the batches are parts of. */
  open(jobIds: readonly string[]): Promise<Set<string>>;
  /** Aborted when the worker is to end. */
  closing: AbortController;
  /** Called with errors that delay the work; the worker tries again. */
  onTrouble: (error: unknown) => void;
}

/** Takes batches from a queue until it is closed. */
export interface Worker {
  /** The number of batches in progress. */
  readonly batches: number;
  /** Returns unfinished batches to the queue, and ends. */
  close(): Promise<void>;
}

/** ms between two attempts to take batches: longer the more are held, so that other workers get a share of a long job. */
const TAKE_MS = 250;
const TAKE_MS_PER_BATCH = 25;

/** Maximum number of batches to take together, and to hold: names that wait for their hosts' turns are kept in memory. */
const MAX_TAKEN_AT_ONCE = 8;
const MAX_HELD = 1000;

/** ms between two checks whether jobs were ended. */
const CHECK_MS = 1000;

/** ms before another attempt after the database has failed. */
const RETRY_MS = 500;

/** Starts to take batches, many at the same time because their names wait for different hosts. */
export function takeBatches(options: TakingOptions): Worker {
  const { queue, work, finish, open, closing, onTrouble } = options;
  const { signal } = closing;
  const held = new Map<string, Held>();
  const running = new Set<Promise<void>>();

  async function workAndLeave(own: Held): Promise<void> {
    let finished = false;
    try {
      await work(own);
      if (!signal.aborted) await finish(own.batch);
      finished = !signal.aborted;
    } catch (error) {
      // Its job was ended: there is nothing left to do.
      finished = own.stop.signal.aborted && !signal.aborted;
      if (!finished && !signal.aborted) {
        onTrouble(error);
        await pause(RETRY_MS, signal);
      }
    } finally {
      held.delete(own.batch.id);
    }
    await (finished ? queue.finish(own.batch) : queue.putBack(own.batch)).catch(onTrouble);
  }

  async function takeSome(): Promise<void> {
    const batches = held.size < MAX_HELD ? await queue.take(MAX_TAKEN_AT_ONCE) : [];
    for (const batch of batches) {
      if (held.has(batch.id)) continue;
      const own: Held = { batch, stop: new AbortController() };
      held.set(batch.id, own);
      const done = workAndLeave(own).finally(() => running.delete(done));
      running.add(done);
      // Starting a hundred names blocks the event loop: let other work run before the next hundred.
      await nextTurn();
    }
  }

  async function take(): Promise<void> {
    while (!signal.aborted) {
      try {
        await takeSome();
      } catch (error) {
        onTrouble(error);
        await pause(RETRY_MS, signal);
      }
      await pause(TAKE_MS + TAKE_MS_PER_BATCH * held.size, signal);
    }
  }

  /** Keeps the batches for this worker, and stops those of which nothing is left to do. */
  async function check(): Promise<void> {
    const all = [...held.values()];
    if (all.length === 0) return;
    await queue.keep(all.map(({ batch }) => batch));
    const goingOn = await open([...new Set(all.map(({ batch }) => batch.jobId))]);
    for (const { batch, stop } of all) if (!goingOn.has(batch.jobId)) stop.abort();
  }

  const ended = Promise.all([take(), inRounds(check, { every: CHECK_MS, onTrouble, signal })]);
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

/** Repeats `save` while it fails. Resolves to null if the signal is aborted before it succeeds. */
export async function untilSaved<Saved>(
  save: () => Promise<Saved>,
  onTrouble: (error: unknown) => void,
  signal: AbortSignal,
): Promise<Saved | null> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (signal.aborted) return null;
      onTrouble(error);
      await pause(RETRY_MS, signal);
    }
  }
}

/** Characters of names to process before others get a turn: a long invalid name takes a millisecond or two. */
const MAX_CHARACTERS_AT_ONCE = 2_000;

/** Yields the items and lets other work run in between. */
export async function* inTurns<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): AsyncGenerator<Item> {
  let length = 0;
  for (const item of items) {
    yield item;
    length += textOf(item).length;
    if (length < MAX_CHARACTERS_AT_ONCE) continue;
    length = 0;
    await nextTurn();
  }
}

/** Whether the client was closed before the worker, so that nothing is known about the name. */
export const wasAborted = (
  result: LookupResult | ResourceResult,
): result is (LookupResult | ResourceResult) & { error: WhoisError } =>
  'error' in result && result.error instanceof WhoisError && result.error.code === 'ABORTED';
