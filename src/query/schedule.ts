import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Permit, Waiting } from './host-queue.js';
import type { RateLimiter } from './rate-limiter.js';

export interface ScheduleOptions {
  /** Names that are looked up at the same time. */
  concurrency: number;
  /** The most names that are read and not started. */
  ahead: number;
  /** The most results that wait for the consumer, in addition to those of running lookups. */
  buffer: number;
  /** Results in the order of the names. */
  ordered: boolean;
}

/** How a name is processed. */
export interface Work<Result> {
  /** The host of the first query, whose rate limit applies; null if unknown. */
  hostOf(name: string): string | null;
  /** `permit` is for that host, `index` the name's position in the list, from 0. Must not reject, and must end the permit. */
  run(name: string, permit: Permit | null, index: number): Promise<Result>;
}

interface Item {
  index: number;
  name: string;
}

/** Names read from a synchronous source before the event loop gets a turn. */
const MAX_READS_PER_TURN = 256;

/**
 * Processes a list of any length in constant memory, by host. A name that waits for its host does not take a slot, so that a list in any order
 * keeps all hosts busy, as far as names are read ahead. Names are read and started only if there is room: a slow consumer slows down the
 * reading.
 *
 * With ordered results, the name that the consumer waits for can always start, so that a full buffer never blocks.
 */
export class Schedule<Result> {
  readonly #limiter: RateLimiter;
  readonly #work: Work<Result>;
  readonly #options: ScheduleOptions;
  readonly #lanes = new Map<string | null, Lane>();
  /** Lanes that wait for room, in the order in which they get it. */
  readonly #blocked = new Set<Lane>();
  readonly #results = new Map<number, Result>();
  #read = 0;
  #waiting = 0;
  #underway = 0;
  /** With ordered results: the index of the next one. */
  #next = 0;
  #ended = false;
  #failure: { error: unknown } | null = null;
  #stopped = false;
  #wakeConsumer: (() => void) | null = null;
  #wakeReader: (() => void) | null = null;

  constructor(limiter: RateLimiter, work: Work<Result>, options: ScheduleOptions) {
    this.#limiter = limiter;
    this.#work = work;
    this.#options = options;
  }

  /** The results. Rejects if the source does, or with the error passed to `stop`. */
  async *results(source: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Result> {
    const names = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
    void this.#readAll(names).catch((error: unknown) => this.stop(error));
    try {
      for (;;) {
        if (this.#failure !== null) throw this.#failure.error;
        const found = this.#take();
        if (found !== null) {
          yield found.result;
          continue;
        }
        if (this.#ended && this.#waiting + this.#underway + this.#results.size === 0) return;
        await new Promise<void>((resolve) => {
          this.#wakeConsumer = resolve;
        });
      }
    } finally {
      this.#stopped = true;
      for (const lane of this.#lanes.values()) lane.place?.leave();
      this.#wakeReader?.();
      // Not awaited: a source may wait for its next name before it returns.
      if (!this.#ended) void (async () => names.return?.())().catch(() => undefined);
    }
  }

  stop(error: unknown): void {
    this.#failure ??= { error };
    this.#wakeConsumer?.();
  }

  async #readAll(names: Iterator<string> | AsyncIterator<string>): Promise<void> {
    for (let count = 1; !this.#stopped; count++) {
      if (this.#waiting >= this.#options.ahead) {
        await new Promise<void>((resolve) => {
          this.#wakeReader = resolve;
        });
        continue;
      }
      const step = names.next();
      const { done, value } = step instanceof Promise ? await step : step;
      if (done === true) break;
      this.#add(value, this.#read++);
      if (count % MAX_READS_PER_TURN === 0) await nextTurn();
    }
    this.#ended = true;
    this.#wakeConsumer?.();
  }

  #add(name: string, index: number): void {
    const host = this.#work.hostOf(name);
    let lane = this.#lanes.get(host);
    if (lane === undefined) {
      lane = new Lane(host, this);
      this.#lanes.set(host, lane);
    }
    lane.names.push(name, index);
    this.#waiting++;
    this.#serve(lane);
  }

  /** Lets a lane wait for its host's turn, repeatedly while it gets one at once. */
  #serve(lane: Lane): void {
    if (lane.serving) return;
    lane.serving = true;
    while (!lane.entered && lane.names.length > 0 && !this.#stopped) {
      if (!this.mayStart(lane)) break;
      if (lane.host === null) this.start(lane, null);
      else {
        lane.entered = true;
        lane.place = this.#limiter.enter(lane.host, lane);
      }
    }
    lane.serving = false;
    // An empty lane has nothing to remember.
    if (lane.names.length === 0 && !lane.entered) this.#lanes.delete(lane.host);
  }

  /** Whether there is room for the first name of a lane. If not, the lane is served when there is. */
  mayStart(lane: Lane): boolean {
    if (this.#hasRoom() || this.#isHead(lane)) return true;
    this.#blocked.add(lane);
    return false;
  }

  start(lane: Lane, permit: Permit | null): void {
    lane.entered = false;
    const item = lane.names.shift();
    if (item === undefined) {
      permit?.end('unused');
      return;
    }
    this.#waiting--;
    this.#underway++;
    void this.#work.run(item.name, permit, item.index).then((result) => {
      this.#underway--;
      this.#results.set(item.index, result);
      this.#wakeConsumer?.();
      this.#unblock();
    });
    this.#wakeReader?.();
    this.#serve(lane);
  }

  #take(): { result: Result } | null {
    const [first] = this.#options.ordered ? [this.#next] : this.#results.keys();
    if (first === undefined || !this.#results.has(first)) return null;
    const result = this.#results.get(first) as Result;
    this.#results.delete(first);
    this.#next++;
    this.#unblock();
    return { result };
  }

  #hasRoom(): boolean {
    const { concurrency, buffer } = this.#options;
    return this.#underway < concurrency && this.#underway + this.#results.size < concurrency + buffer;
  }

  /** Whether a lane has the name that the consumer waits for, and there is a slot. */
  #isHead(lane: Lane): boolean {
    const { ordered, concurrency } = this.#options;
    return ordered && this.#underway < concurrency && lane.names.first === this.#next;
  }

  #unblock(): void {
    for (const lane of this.#blocked) {
      if (this.#stopped) return;
      if (!this.#hasRoom() && !this.#isHead(lane)) {
        if (this.#options.ordered) continue;
        return;
      }
      this.#blocked.delete(lane);
      if (lane.entered) lane.place?.retry();
      else this.#serve(lane);
    }
  }
}

/** The names of one host, in order. */
class Lane implements Waiting {
  readonly host: string | null;
  readonly names = new Names();
  readonly #schedule: Schedule<unknown>;
  /** Whether it waits for its host's turn. */
  entered = false;
  place: { leave(): void; retry(): void } | null = null;
  serving = false;

  constructor(host: string | null, schedule: Schedule<unknown>) {
    this.host = host;
    this.#schedule = schedule;
  }

  ready(): boolean {
    return this.#schedule.mayStart(this);
  }

  start(permit: Permit): void {
    this.#schedule.start(this, permit);
  }
}

/** Few enough that the blocks of many hosts stay small, and enough that the cost of a block does not matter. */
const NAMES_PER_BLOCK = 64;

/** Concatenated names, where each ends, and their indices. */
interface Block {
  text: string;
  ends: Uint32Array;
  indices: Float64Array;
}

/**
 * A queue of names, with operations in constant time. All but the first and the last ones are concatenated: separate strings would take ten
 * times the memory, and a million names may be read ahead.
 */
class Names {
  #first: Item[] = [];
  /** How many of `first` were removed. */
  #gone = 0;
  #blocks: (Block | Item[])[] = [];
  /** How many of `blocks` were removed. */
  #opened = 0;
  #last: Item[] = [];
  length = 0;

  /** The index of the next name. */
  get first(): number | undefined {
    this.#open();
    return this.#first[this.#gone]?.index;
  }

  push(name: string, index: number): void {
    this.length++;
    this.#last.push({ name, index });
    if (this.#last.length < NAMES_PER_BLOCK) return;
    this.#blocks.push(pack(this.#last));
    this.#last = [];
  }

  shift(): Item | undefined {
    this.#open();
    const item = this.#first[this.#gone];
    if (item === undefined) return undefined;
    this.#gone++;
    this.length--;
    return item;
  }

  /** Refills `first` from the next block. */
  #open(): void {
    if (this.#gone < this.#first.length) return;
    this.#gone = 0;
    const block = this.#blocks[this.#opened];
    if (block === undefined) {
      this.#first = this.#last;
      this.#last = [];
      return;
    }
    this.#first = Array.isArray(block) ? block : unpack(block);
    this.#opened++;
    if (this.#opened * 2 > this.#blocks.length) {
      this.#blocks = this.#blocks.slice(this.#opened);
      this.#opened = 0;
    }
  }
}

function pack(items: Item[]): Block | Item[] {
  // Values that are not strings are rejected by the lookup itself.
  if (items.some(({ name }) => typeof name !== 'string')) return items;
  let end = 0;
  return {
    text: items.map(({ name }) => name).join(''),
    ends: Uint32Array.from(items, ({ name }) => {
      end += name.length;
      return end;
    }),
    indices: Float64Array.from(items, ({ index }) => index),
  };
}

const unpack = ({ text, ends, indices }: Block): Item[] =>
  Array.from(indices, (index, at) => ({ index, name: text.slice(ends[at - 1] ?? 0, ends[at]) }));
