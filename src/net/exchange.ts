import { type Deadline, startTimer, stopTimer } from './deadline.js';
import type { Failure } from './failure.js';

/** What bounds one exchange with a server. */
export interface Limits {
  /** ms until the connection stands. */
  connectTimeout: number;
  /** ms of silence on a connection that stands. */
  idleTimeout: number;
  /** Bytes of one answer, with what its protocol sends around it: all that is received, TLS aside. */
  maxBytes: number;
}

/** What came, and how it ended: `failure` is null when the server ended it. */
export interface Exchanged {
  received: Uint8Array;
  failure: Failure | null;
}

/**
 * One question and its answer, whatever carries them: who settles it first, the server, a limit or the deadline.
 * What it stands on is let go by the functions given to `atEnd`, in every case.
 */
export class Exchange {
  /** Resolves when it is over; never rejects. */
  readonly done: Promise<Exchanged>;
  readonly #limits: Limits;
  readonly #deadline: Deadline;
  readonly #received: Received;
  readonly #atEnd: (() => void)[] = [];
  #resolve: (exchanged: Exchanged) => void = () => {};
  #timer: NodeJS.Timeout | null;
  #over = false;
  #connected = false;
  #bytes = 0;
  #tooLarge: Failure | null = null;
  /** How often there was a sign of the server. */
  #heard = 0;

  constructor(limits: Limits, deadline: Deadline) {
    this.#limits = limits;
    this.#deadline = deadline;
    this.#received = new Received(limits.maxBytes);
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    // Not worth a second attempt: the system sent its SYN several times within this time.
    this.#timer = startTimer(limits.connectTimeout, () =>
      this.#giveUp(`no connection within ${limits.connectTimeout} ms`),
    );
    deadline.onOver(this.#onDeadline);
    if (deadline.failure !== null) this.end(deadline.failure);
  }

  get over(): boolean {
    return this.#over;
  }

  /** From here on silence is counted. `wait` is what it may last where that is not `idleTimeout`. */
  silentFor(wait = this.#limits.idleTimeout): void {
    stopTimer(this.#timer);
    if (this.#over) return;
    this.#connected = true;
    this.#heard++;
    this.#timer = startTimer(wait, () => this.#giveUp(`the server was silent for ${wait} ms`));
  }

  /** Bytes of the answer, which are all that is received. */
  take(chunk: Uint8Array): void {
    this.keep(chunk);
    this.count(chunk.length);
  }

  /** Bytes of the answer, which are counted where they are received. */
  keep(chunk: Uint8Array): void {
    if (!this.#over) this.#received.add(chunk);
  }

  /** Bytes were received, of the answer or around it. What was received with them is kept before too many of them end it. */
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

  /** What was opened last is let go first: Node's HTTP wants its request ended before its socket. */
  atEnd(release: () => void): void {
    if (this.#over) release();
    else this.#atEnd.push(release);
  }

  /** Only the first call counts. An answer that is too large has failed, however it ended. */
  end(failure: Failure | null): void {
    if (this.#over) return;
    this.#over = true;
    stopTimer(this.#timer);
    this.#deadline.offOver(this.#onDeadline);
    for (let last = this.#atEnd.length - 1; last >= 0; last--) this.#atEnd[last]?.();
    const ended = failure ?? this.#tooLarge;
    const neverBegan = ended !== null && !this.#connected && ended !== this.#deadline.failure;
    const told = neverBegan ? { ...ended, unreachable: true as const } : ended;
    this.#resolve({ received: this.#received.bytes(), failure: told });
  }

  /** Timers ring before sockets are read: after a time in which this process was too busy for both, what came is read first. */
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
 * The bytes of one answer, never more than `limit`. Most answers come in one piece, which is kept as it is; more are
 * copied into one buffer that doubles, because a server that sends single bytes would otherwise cost an object for each.
 */
export class Received {
  readonly #limit: number;
  #buffer: Uint8Array = NOTHING;
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps what fits. */
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

  /** A copy of their own: what a socket reads into is part of a larger piece of memory, which would stay with it. */
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
