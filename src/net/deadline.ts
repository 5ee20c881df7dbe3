import { setMaxListeners } from 'node:events';
import type { Failure } from './failure.js';

/** The longest delay that Node's timers keep; a longer one would fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** A timer of `ms`, or none when it would never ring. */
export function startTimer(ms: number, ring: () => void): NodeJS.Timeout | null {
  return ms > LONGEST_TIMER ? null : setTimeout(ring, ms);
}

export function stopTimer(timer: NodeJS.Timeout | null): void {
  if (timer !== null) clearTimeout(timer);
}

/** What ends by itself, and tells those who stand on it. */
export interface Ending {
  /** Why it is over, or null. */
  readonly failure: Failure | null;
  /** `listener` is called once, when it is over. */
  onOver(listener: () => void): void;
  offOver(listener: () => void): void;
}

/**
 * The end of a whole lookup: when the last of its callers has no time left, or ends it. Mostly there is one caller; equal
 * lookups under way are one, whose callers each keep a time and a signal of their own. One object spans every hop.
 * `end` must be called, or timers and listeners stay behind.
 */
export class Deadline implements Ending {
  readonly #callers = new Set<Caller>();
  #failure: Failure | null = null;
  #paused = false;
  #listeners: Set<() => void> | null = null;
  #controller: AbortController | null = null;

  /** With a time, or a signal, its only caller, who hears of the end through the failure of what is under way. */
  constructor(timeout?: number, signal?: AbortSignal) {
    if (timeout !== undefined) this.join(timeout, signal, () => {});
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  /** One more caller. `leave` hears of its end where others go on; the last one's is the end of the whole. */
  join(timeout: number, signal: AbortSignal | undefined, leave: (failure: Failure) => void): void {
    const caller = new Caller(timeout, signal, (failure) => {
      if (this.#callers.size === 1) return this.cancel(failure);
      this.#callers.delete(caller);
      leave(failure);
    });
    this.#callers.add(caller);
    caller.listen();
    if (!this.#paused && this.#callers.has(caller)) caller.resume();
  }

  /** Ends it for all. */
  cancel(failure: Failure): void {
    if (this.#failure !== null) return;
    this.#failure = failure;
    this.end();
    this.#controller?.abort();
    const listeners = this.#listeners;
    this.#listeners = null;
    for (const listener of listeners ?? []) listener();
  }

  /** The clock stands still until `resume`; signals still count. */
  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    for (const caller of this.#callers) caller.pause();
  }

  resume(): void {
    if (!this.#paused || this.#failure !== null) return;
    this.#paused = false;
    for (const caller of this.#callers) caller.resume();
  }

  onOver(listener: () => void): void {
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
  }

  offOver(listener: () => void): void {
    this.#listeners?.delete(listener);
  }

  /** For functions of the caller's, which know signals; made when first asked for, because it costs as much as a small question. */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#failure !== null) this.#controller.abort();
    }
    return this.#controller.signal;
  }

  /** What the promise gives, or a rejection when the deadline comes first. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const over = () => reject(new Error(this.#failure?.message));
      if (this.#failure !== null) over();
      else this.onOver(over);
      promise.then(resolve, reject).finally(() => this.offOver(over));
    });
  }

  /** Lets go of timers and of the callers' signals. */
  end(): void {
    for (const caller of this.#callers) caller.end();
    this.#callers.clear();
  }
}

/** One caller's time, which stands still while it is paused, and its signal. */
class Caller {
  readonly #timeout: number;
  readonly #signal: AbortSignal | undefined;
  readonly #over: (failure: Failure) => void;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(timeout: number, signal: AbortSignal | undefined, over: (failure: Failure) => void) {
    this.#timeout = timeout;
    this.#left = timeout;
    this.#signal = signal;
    this.#over = over;
  }

  listen(): void {
    if (this.#signal === undefined) return;
    expectMany(this.#signal);
    this.#signal.addEventListener('abort', this.#aborted);
    if (this.#signal.aborted) this.#aborted();
  }

  resume(): void {
    this.#since = performance.now();
    this.#timer = startTimer(Math.max(0, this.#left), () => {
      this.#finish({ code: 'TIMEOUT', message: `the whole lookup took longer than ${this.#timeout} ms` });
    });
  }

  pause(): void {
    stopTimer(this.#timer);
    this.#timer = null;
    this.#left -= performance.now() - this.#since;
  }

  end(): void {
    stopTimer(this.#timer);
    this.#timer = null;
    this.#signal?.removeEventListener('abort', this.#aborted);
  }

  readonly #aborted = (): void => {
    this.#finish({ code: 'ABORTED', message: 'aborted by the caller', cause: this.#signal?.reason });
  };

  #finish(failure: Failure): void {
    this.end();
    this.#over(failure);
  }
}

/**
 * One signal for ten thousand lookups is no leak, though Node warns of one from the eleventh listener on.
 * (Its getter throws for some signals in Node 20, so that the limit is set without a look at it.)
 */
function expectMany(signal: AbortSignal): void {
  if (signal instanceof EventTarget) setMaxListeners(0, signal);
}

/** Waits `ms`; false when the deadline came first. */
export function sleep(ms: number, deadline: Ending): Promise<boolean> {
  return new Promise((resolve) => {
    if (deadline.failure !== null) return resolve(false);
    const over = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      deadline.offOver(over);
      resolve(true);
    }, ms);
    deadline.onOver(over);
  });
}
