import { setMaxListeners } from 'node:events';
import type { Failure } from './failure.js';
import { startTimer, stopTimer } from './timer.js';

/**
 * The end of a whole lookup, whichever comes first: its time, its caller's signal, or the client's end.
 * One object spans every hop. `end` must be called, or a timer and a listener stay behind.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timeout: number;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;
  #failure: Failure | null = null;

  constructor(timeout: number, caller?: AbortSignal) {
    this.#timeout = timeout;
    this.#left = timeout;
    this.#caller = caller;
    if (caller !== undefined) expectMany(caller);
    caller?.addEventListener('abort', this.#abortedByCaller);
    if (caller?.aborted) this.#abortedByCaller();
    else this.resume();
  }

  /** Aborts when the time is over, for whatever reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why it is over, or null. */
  get failure(): Failure | null {
    return this.#failure;
  }

  cancel(message: string): void {
    this.#over({ code: 'ABORTED', message });
  }

  /** The clock stands still until `resume`; signals still count. */
  pause(): void {
    if (this.#timer === null) return;
    stopTimer(this.#timer);
    this.#timer = null;
    this.#left -= performance.now() - this.#since;
  }

  resume(): void {
    if (this.#failure !== null || this.#timer !== null) return;
    this.#since = performance.now();
    this.#timer = startTimer(Math.max(0, this.#left), () => {
      this.#over({ code: 'TIMEOUT', message: `the whole lookup took longer than ${this.#timeout} ms` });
    });
  }

  /** What the promise gives, or a rejection when the deadline comes first. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const over = () => reject(new Error(this.#failure?.message));
      if (this.#failure !== null) over();
      this.signal.addEventListener('abort', over, { once: true });
      promise.then(resolve, reject).finally(() => this.signal.removeEventListener('abort', over));
    });
  }

  /** Lets go of the timer and of the caller's signal. */
  end(): void {
    stopTimer(this.#timer);
    this.#timer = null;
    this.#caller?.removeEventListener('abort', this.#abortedByCaller);
  }

  #abortedByCaller = (): void => {
    this.#over({ code: 'ABORTED', message: 'the caller ended it', cause: this.#caller?.reason });
  };

  #over(failure: Failure): void {
    if (this.#failure !== null) return;
    this.#failure = failure;
    this.end();
    this.#controller.abort();
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
export function sleep(ms: number, deadline: Deadline): Promise<boolean> {
  return new Promise((resolve) => {
    if (deadline.failure !== null) return resolve(false);
    const over = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      deadline.signal.removeEventListener('abort', over);
      resolve(true);
    }, ms);
    deadline.signal.addEventListener('abort', over, { once: true });
  });
}
