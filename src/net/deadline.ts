import { setMaxListeners } from 'node:events';
import type { Failure } from './failure.js';

/** The longest delay of Node's timers; a longer one would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A timer of `ms`, or null if it would never fire. */
export function startTimer(ms: number, ring: () => void): NodeJS.Timeout | null {
  return ms > MAX_TIMER_MS ? null : setTimeout(ring, ms);
}

export function stopTimer(timer: NodeJS.Timeout | null): void {
  if (timer !== null) clearTimeout(timer);
}

/** A deadline shared by everything a lookup does. */
export interface Ending {
  /** Why it is over, or null while it is not. */
  readonly failure: Failure | null;
  /** Calls `listener` once, when it is over. */
  onOver(listener: () => void): void;
  offOver(listener: () => void): void;
}

/**
 * The deadline of a whole lookup: it is over when the last of its callers has no time left or aborts. Usually there is one caller. Concurrent
 * lookups of the same name are one lookup, whose callers each have their own timeout and signal. One object covers all servers.
 * `end` must be called, or timers and listeners remain.
 */
export class Deadline implements Ending {
  readonly #callers = new Set<Caller>();
  #failure: Failure | null = null;
  /** How many queries wait for their turn. */
  #pauses = 0;
  #listeners: Set<() => void> | null = null;
  #controller: AbortController | null = null;

  /** With a timeout, it has one caller, who learns of the end from the failure of the running exchange. */
  constructor(timeout?: number, signal?: AbortSignal) {
    if (timeout !== undefined) this.join(timeout, signal, () => {});
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  /** Adds a caller. `leave` is called if its time ends while others continue; if the last caller's time ends, all is over. */
  join(timeout: number, signal: AbortSignal | undefined, leave: (failure: Failure) => void): void {
    const caller = new Caller(timeout, signal, (failure) => {
      if (this.#callers.size === 1) return this.cancel(failure);
      this.#callers.delete(caller);
      leave(failure);
    });
    this.#callers.add(caller);
    caller.listen();
    if (this.#pauses === 0 && this.#callers.has(caller)) caller.resume();
  }

  /** Ends it for all callers. */
  cancel(failure: Failure): void {
    if (this.#failure !== null) return;
    this.#failure = failure;
    this.end();
    this.#controller?.abort();
    const listeners = this.#listeners;
    this.#listeners = null;
    for (const listener of listeners ?? []) listener();
  }

  /** Stops the clock until each `pause` has had its `resume`; signals still apply. */
  pause(): void {
    if (this.#pauses++ > 0) return;
    for (const caller of this.#callers) caller.pause();
  }

  resume(): void {
    if (this.#pauses === 0 || --this.#pauses > 0 || this.#failure !== null) return;
    for (const caller of this.#callers) caller.resume();
  }

  onOver(listener: () => void): void {
    this.#listeners ??= new Set();
    this.#listeners.add(listener);
  }

  offOver(listener: () => void): void {
    this.#listeners?.delete(listener);
  }

  /** For functions of the caller. Created on first use, because it costs as much as a small query. */
  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#failure !== null) this.#controller.abort();
    }
    return this.#controller.signal;
  }

  /** Settles like the promise, or rejects if the deadline comes first. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const over = () => reject(new Error(this.#failure?.message));
      if (this.#failure !== null) over();
      else this.onOver(over);
      promise.then(resolve, reject).finally(() => this.offOver(over));
    });
  }

  /** Removes timers and listeners. */
  end(): void {
    for (const caller of this.#callers) caller.end();
    this.#callers.clear();
  }
}

/** One caller's timeout, which can be paused, and its signal. */
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
 * Avoids Node's warning about a leak from the eleventh listener on: one signal may serve ten thousand lookups.
 * (Reading the limit throws for some signals in Node 20, so it is set without reading it.)
 */
function expectMany(signal: AbortSignal): void {
  if (signal instanceof EventTarget) setMaxListeners(0, signal);
}

/** Waits `ms`. Resolves with false if the deadline comes first. */
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
