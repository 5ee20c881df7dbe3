import { type Deadline, startTimer, stopTimer } from './deadline.js';
import type { Failure } from './failure.js';

/** Limits of one exchange with a server. */
export interface Limits {
  /** ms until the connection is established. */
  connectTimeout: number;
  /** ms of silence on an established connection. */
  idleTimeout: number;
  /** Bytes of one response, including what its protocol sends around it: everything received, except for TLS. */
  maxBytes: number;
}

/** What was received, and how it ended: `failure` is null if the server ended it. */
export interface Exchanged {
  received: Uint8Array;
  failure: Failure | null;
  /** How long it took, from the start of the connection, in whole ms. */
  ms: number;
}

/**
 * One query and its response, over any transport. It ends by the server, a limit or the deadline, whichever comes first.
 * The functions passed to `atEnd` always run when it ends.
 */
export class Exchange {
  /** Resolves when it is over; never rejects. */
  readonly done: Promise<Exchanged>;
  readonly #limits: Limits;
  readonly #deadline: Deadline;
  readonly #received: Received;
  readonly #atEnd: (() => void)[] = [];
  readonly #started = performance.now();
  #resolve: (exchanged: Exchanged) => void = () => {};
  #timer: NodeJS.Timeout | null;
  #over = false;
  #connected = false;
  #bytes = 0;
  #tooLarge: Failure | null = null;
  /** How often something was received. */
  #heard = 0;

  constructor(limits: Limits, deadline: Deadline) {
    this.#limits = limits;
    this.#deadline = deadline;
    this.#received = new Received(limits.maxBytes);
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    // Not worth a second attempt: the system has sent its SYN several times within this time.
    this.#timer = startTimer(limits.connectTimeout, () =>
      this.#giveUp(`no connection within ${limits.connectTimeout} ms`),
    );
    deadline.onOver(this.#onDeadline);
    if (deadline.failure !== null) this.end(deadline.failure);
  }

  get over(): boolean {
    return this.#over;
  }

  /** Starts to limit the silence of the server, to `wait` ms. */
  silentFor(wait = this.#limits.idleTimeout): void {
    stopTimer(this.#timer);
    if (this.#over) return;
    this.#connected = true;
    this.#heard++;
    this.#timer = startTimer(wait, () => this.#giveUp(`the server was silent for ${wait} ms`));
  }

  /** Adds bytes of the response, which are everything that was received. */
  take(chunk: Uint8Array): void {
    this.keep(chunk);
    this.count(chunk.length);
  }

  /** Adds bytes of the response that `count` has counted already. */
  keep(chunk: Uint8Array): void {
    if (!this.#over) this.#received.add(chunk);
  }

  /** Counts received bytes, of the response or around it. Bytes in the same chunk are still kept if there are too many. */
  count(bytes: number): void {
    if (this.#over) return;
    this.#heard++;
    this.#timer?.refresh();
    this.#bytes += bytes;
    const { maxBytes } = this.#limits;
    if (this.#bytes <= maxBytes || this.#tooLarge !== null) return;
    this.#tooLarge = { code: 'RESPONSE_TOO_LARGE', message: `the response is larger than ${maxBytes} bytes` };
    setImmediate(() => this.end(null));
  }

  /** Releases run in reverse order: Node's HTTP needs its request to end before its socket. */
  atEnd(release: () => void): void {
    if (this.#over) release();
    else this.#atEnd.push(release);
  }

  /** Only the first call has an effect. A response that is too large is a failure, however it ended. */
  end(failure: Failure | null): void {
    if (this.#over) return;
    this.#over = true;
    stopTimer(this.#timer);
    this.#deadline.offOver(this.#onDeadline);
    for (let last = this.#atEnd.length - 1; last >= 0; last--) this.#atEnd[last]?.();
    const ended = failure ?? this.#tooLarge;
    const neverBegan = ended !== null && !this.#connected && ended !== this.#deadline.failure;
    const told = neverBegan ? { ...ended, unreachable: true as const } : ended;
    const ms = Math.round(performance.now() - this.#started);
    this.#resolve({ received: this.#received.bytes(), failure: told, ms });
  }

  /** Timers fire before sockets are read: if this process was too busy for both, received bytes are read first. */
  #giveUp(message: string): void {
    const heard = this.#heard;
    setImmediate(() => {
      if (heard === this.#heard) this.end({ code: 'TIMEOUT', message, passing: false });
    });
  }

  readonly #onDeadline = (): void => this.end(this.#deadline.failure);
}

const NOTHING = new Uint8Array(0);

/**
 * The bytes of one response, at most `limit`. Most responses come in one chunk, which is kept. More chunks are copied into one buffer that
 * doubles, because a server that sends single bytes would otherwise cost an object for each.
 */
export class Received {
  readonly #limit: number;
  #buffer: Uint8Array = NOTHING;
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps what fits within the limit. */
  add(chunk: Uint8Array): void {
    const fitting =
      chunk.length <= this.#limit - this.#length ? chunk : chunk.subarray(0, this.#limit - this.#length);
    if (this.#length === 0) this.#buffer = fitting;
    else {
      this.#makeRoom(this.#length + fitting.length);
      this.#buffer.set(fitting, this.#length);
    }
    this.#length += fitting.length;
  }

  /** A copy: the buffer of a socket is part of a larger allocation, which would stay in memory. */
  bytes(): Uint8Array {
    return this.#length === 0 ? NOTHING : new Uint8Array(this.#buffer.subarray(0, this.#length));
  }

  #makeRoom(size: number): void {
    if (size <= this.#buffer.length) return;
    const grown = new Uint8Array(Math.max(size, Math.min(this.#limit, 2 * this.#buffer.length), 1024));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}
