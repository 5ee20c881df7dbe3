import type { HostPace } from '../client-types.js';
import { startTimer, stopTimer } from '../net/deadline.js';

/** How an answer bears on the host's pace. `failed` says nothing about it; `unused`: the host was not asked at all. */
export type Outcome = 'answered' | 'throttled' | 'failed' | 'unused';

/** The right to ask a host once, now. */
export interface Permit {
  /** Which of the client's addresses to ask from. */
  readonly egress: number;
  /** Gives the turn to the next one. Only the first call counts. `retryAfter`: ms of rest that a throttle asked for. */
  end(outcome: Outcome, retryAfter?: number): void;
}

export interface Waiting {
  /** False passes the turn on; whoever says so calls `advance` when it changes. */
  ready?: () => boolean;
  start: (permit: Permit) => void;
}

/** After a throttle answer: a second of rest, doubled with each further one, at most a minute. */
const FIRST_REST = 1000;
const LONGEST_REST = 60_000;
/** ms for which a slowed host stays slow when nobody asks it. */
const REST_REMEMBERED = 600_000;

/** The sockets of a client, for which its hosts take turns. */
export class Sockets {
  readonly #most: number;
  readonly #waiting = new Set<HostQueue>();
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** False: `queue` is called to advance when it is its turn. */
  take(queue: HostQueue): boolean {
    if (this.#used >= this.#most) {
      this.#waiting.add(queue);
      return false;
    }
    this.#used++;
    return true;
  }

  give(): void {
    this.#used--;
    for (const queue of this.#waiting) {
      if (this.#used >= this.#most) return;
      this.#waiting.delete(queue);
      queue.advance();
    }
  }
}

/** The host, where other processes ask it as well: see `HostLeases`. */
export interface Lease {
  take(): Promise<number>;
  give(rest: number): void;
}

/** The turns of one host. */
export class HostQueue {
  readonly #pace: Required<HostPace>;
  readonly #slowsDown: boolean;
  readonly #sockets: Sockets;
  readonly #egresses: readonly Egress[];
  /** A Set, because it keeps the order and lets any one go in constant time. */
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | null = null;
  readonly #lease: Lease | null;
  /** `over`: nothing may start any more, and what is under way ends. */
  #leased: 'no' | 'asked' | 'held' | 'over' = 'no';
  #leaseTimer: NodeJS.Timeout | null = null;

  constructor(
    pace: Required<HostPace>,
    slowsDown: boolean,
    sockets: Sockets,
    egresses: number,
    lease: Lease | null = null,
  ) {
    this.#lease = lease;
    this.#pace = pace;
    this.#slowsDown = slowsDown;
    this.#sockets = sockets;
    this.#egresses = Array.from({ length: egresses }, (_, index) => new Egress(index));
  }

  /** How many are before one that comes now: those under way, and those that wait. */
  get ahead(): number {
    return this.#egresses.reduce((sum, { active }) => sum + active, this.#waiting.size);
  }

  /** A permit where nobody waits and nothing speaks against it. */
  atOnce(): Permit | null {
    if (this.#waiting.size > 0) return null;
    if (!this.#isOurs()) return null;
    const egress = this.#freeEgress();
    if (egress === null || egress.notBefore > performance.now() || !this.#sockets.take(this)) return null;
    return this.#start(egress);
  }

  /** Whether it could start at once. */
  enter(waiting: Waiting): boolean {
    this.#waiting.add(waiting);
    this.advance();
    return !this.#waiting.has(waiting);
  }

  leave(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    // The timer is for the first in the queue; without a queue none may stay.
    if (this.#waiting.size === 0) this.#stopTimer();
  }

  /** Whether it may be forgotten: nobody here, and nothing to remember. */
  idle(): boolean {
    const now = performance.now();
    return (
      this.#waiting.size === 0 && this.#leased === 'no' && this.#egresses.every((egress) => egress.idle(now))
    );
  }

  advance(): void {
    this.#stopTimer();
    for (const waiting of this.#waiting) {
      if (waiting.ready?.() === false) continue;
      if (!this.#isOurs()) return;
      const egress = this.#freeEgress();
      if (egress === null) return;
      const wait = egress.notBefore === 0 ? 0 : egress.notBefore - performance.now();
      if (wait > 0) {
        this.#timer = startTimer(Math.ceil(wait), () => this.advance());
        return;
      }
      if (!this.#sockets.take(this)) return;
      this.#waiting.delete(waiting);
      waiting.start(this.#start(egress));
    }
  }

  /** Of those with room the one that may start first. */
  #freeEgress(): Egress | null {
    let free: Egress | null = null;
    for (const egress of this.#egresses) {
      if (egress.active >= (egress.rest > 0 ? 1 : this.#pace.concurrency)) continue;
      if (free === null || egress.notBefore < free.notBefore) free = egress;
    }
    return free;
  }

  #start(egress: Egress): Permit {
    const { epoch, notBefore } = egress;
    const started = egress.start(this.#pace.interval);
    let ended = false;
    return {
      egress: egress.index,
      end: (outcome, retryAfter = 0) => {
        if (ended) return;
        ended = true;
        egress.active--;
        if (outcome === 'unused' && egress.notBefore === started) egress.notBefore = notBefore;
        // What was under way already when the host throttled says nothing new.
        if (this.#slowsDown && epoch === egress.epoch) egress.learn(outcome, retryAfter);
        this.#sockets.give();
        this.advance();
        this.#giveLease();
      },
    };
  }

  /** If not, the lease is asked for, and the queue advances when it is there. */
  #isOurs(): boolean {
    if (this.#lease === null || this.#leased === 'held') return true;
    if (this.#leased === 'no') {
      this.#leased = 'asked';
      void this.#lease.take().then((ms) => {
        this.#leased = 'held';
        this.#leaseTimer = startTimer(ms, () => {
          this.#leased = 'over';
          this.#giveLease();
        });
        this.advance();
        this.#giveLease();
      });
    }
    return false;
  }

  /** Where nothing is under way, and it is over or nobody waits. Others wait as long as this client would have to. */
  #giveLease(): void {
    const wanted = this.#leased === 'held' && this.#waiting.size > 0;
    if (this.#lease === null || wanted || this.#leased === 'no' || this.#leased === 'asked') return;
    if (this.#egresses.some(({ active }) => active > 0)) return;
    stopTimer(this.#leaseTimer);
    this.#leased = 'no';
    const notBefore = Math.max(...this.#egresses.map((egress) => egress.notBefore));
    this.#lease.give(Math.max(0, notBefore - performance.now()));
    this.advance();
  }

  #stopTimer(): void {
    stopTimer(this.#timer);
    this.#timer = null;
  }
}

/** How one host is asked from one address. */
class Egress {
  readonly index: number;
  active = 0;
  /** No question starts before this time. */
  notBefore = 0;
  /** ms between questions that the host itself asked for by throttling; 0 most of the time. */
  rest = 0;
  /**
   * Counted up with each throttle answer. Questions that were under way already when the host throttled say
   * nothing new: without this, ten at once would double the rest ten times.
   */
  epoch = 0;
  #throttledAt = 0;

  constructor(index: number) {
    this.index = index;
  }

  /** Gives the time before which the next one may not start. */
  start(interval: number): number {
    this.active++;
    const pause = Math.max(interval, this.rest);
    if (pause > 0) this.notBefore = performance.now() + pause;
    return this.notBefore;
  }

  idle(now: number): boolean {
    return this.active === 0 && now >= (this.rest > 0 ? this.#throttledAt + REST_REMEMBERED : this.notBefore);
  }

  learn(outcome: Outcome, retryAfter: number): void {
    if (outcome === 'throttled') {
      this.epoch++;
      this.rest = Math.min(Math.max(this.rest * 2, FIRST_REST), LONGEST_REST);
      this.#throttledAt = performance.now();
      // A server that asks for an hour would hold up whoever waits: they hear of it from their own answer.
      const rest = Math.max(this.rest, Math.min(retryAfter, LONGEST_REST));
      this.notBefore = Math.max(this.notBefore, this.#throttledAt + rest);
    } else if (outcome === 'answered') {
      this.rest = this.rest <= FIRST_REST ? 0 : this.rest / 2;
    }
  }
}
