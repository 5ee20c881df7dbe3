import { Deadline } from '../net/deadline.js';
import { type Failure, toError } from '../net/failure.js';

/** A running call that others may join. `left` returns what there is for a caller who cannot wait any longer, or throws. */
interface Shared<T> {
  deadline: Deadline;
  result: Promise<T>;
  left: (failure: Failure) => T;
}

export interface Caller {
  timeout: number;
  signal: AbortSignal | undefined;
}

/**
 * The running calls of one client, each with its deadline, so that the client can end them. Equal calls are shared: each caller has its own
 * timeout and signal, and the shared call ends when no caller waits for it any more.
 */
export class Calls {
  readonly #underway = new Map<Deadline, Promise<unknown>>();
  readonly #shared = new Map<string, Shared<unknown>>();
  #closed = false;

  /** Runs a whole call within the caller's timeout and signal. The deadline ends with it. */
  run<T>({ timeout, signal }: Caller, call: (deadline: Deadline) => Promise<T>): Promise<T> {
    return this.#start(new Deadline(timeout, signal), call);
  }

  /** Like {@link run}, or joins the running call with the same key; `copy` copies its result for the joining caller. */
  share<T>(
    key: string,
    caller: Caller,
    begin: () => { call: (deadline: Deadline) => Promise<T>; left: (failure: Failure) => T },
    copy: (result: T) => T,
  ): Promise<T> {
    const known = this.#shared.get(key) as Shared<T> | undefined;
    if (known !== undefined && known.deadline.failure === null) return joined(known, caller, copy);
    const { call, left } = begin();
    const deadline = new Deadline();
    return new Promise<T>((resolve, reject) => {
      deadline.join(caller.timeout, caller.signal, settleWith(left, resolve, reject));
      const result = this.#start(deadline, call, () => {
        if (this.#shared.get(key)?.deadline === deadline) this.#shared.delete(key);
      });
      if (deadline.failure === null) this.#shared.set(key, { deadline, result, left });
      result.then(resolve, reject);
    });
  }

  /** `over` is called before the deadline ends, so that no caller joins a call without one. */
  async #start<T>(
    deadline: Deadline,
    call: (deadline: Deadline) => Promise<T>,
    over: () => void = () => {},
  ): Promise<T> {
    if (this.#closed) deadline.cancel(CLOSED);
    try {
      if (deadline.failure !== null) throw toError(deadline.failure, null);
      const result = call(deadline);
      this.#underway.set(deadline, result);
      return await result;
    } finally {
      over();
      deadline.end();
      this.#underway.delete(deadline);
    }
  }

  /** Aborts all calls, and every later one. Resolves when they are over. */
  async close(): Promise<void> {
    this.#closed = true;
    const ending = [...this.#underway];
    for (const [deadline] of ending) deadline.cancel(CLOSED);
    await Promise.allSettled(ending.map(([, result]) => result));
  }
}

function joined<T>(
  { deadline, result, left }: Shared<T>,
  caller: Caller,
  copy: (result: T) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    result.then(copy).then(resolve, reject);
    deadline.join(caller.timeout, caller.signal, settleWith(left, resolve, reject));
  });
}

const settleWith =
  <T>(left: (failure: Failure) => T, resolve: (value: T) => void, reject: (error: unknown) => void) =>
  (failure: Failure): void => {
    try {
      resolve(left(failure));
    } catch (error) {
      reject(error);
    }
  };

const CLOSED: Failure = { code: 'ABORTED', message: 'the client was closed' };
