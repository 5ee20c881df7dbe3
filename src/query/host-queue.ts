import type { HostPace } from '../client-types.js';
import { startTimer, stopTimer } from '../net/deadline.js';

/** What a response says about the rate limit of its host. `failed`: nothing; `unused`: the host was not queried. */
export type Outcome = 'answered' | 'throttled' | 'failed' | 'unused';

/** Permission to send one query to a host now. */
export interface Permit {
  /** Which of the client's addresses the query leaves from. */
  readonly egress: number;
  /** Passes the turn on. Only the first call has an effect. `retryAfter`: ms to wait, as a rate-limit response asks for. */
  end(outcome: Outcome, retryAfter?: number): void;
}

export interface Waiting {
  /** If it returns false, the turn is passed on; `advance` must be called when that changes. */
  ready?: () => boolean;
  start: (permit: Permit) => void;
}

/** The pause after a rate-limit response: a second, doubled with each further one, up to a minute. */
const FIRST_REST_MS = 1000;
const MAX_REST_MS = 60_000;
/** How long a host stays slowed down without queries. */
const REST_REMEMBERED_MS = 600_000;

/** ms until a lease is requested again, after that has failed. */
const LEASE_RETRY_MS = 1000;

/** The sockets of a client, which its hosts share in turn. */
export class Sockets {
  readonly #most: number;
  readonly #waiting = new Set<HostQueue>();
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** If it returns false, `queue.advance` is called when a socket is free. */
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

/** The lease of a host that other processes query too: see `HostLeases`. */
export interface Lease {
  /** May reject. */
  take(): Promise<number>;
  give(rest: number): void;
}

/** The queries to one host, which wait for their turn. */
export class HostQueue {
  readonly #pace: Required<HostPace>;
  readonly #slowsDown: boolean;
  readonly #sockets: Sockets;
  readonly #egresses: readonly Egress[];
  /** A Set keeps the order and removes any element in constant time. */
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | null = null;
  readonly #lease: Lease | null;
  /** `over`: no query may start any more; running ones end. */
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

  /** How many queries are before a new one: running and waiting. */
  get ahead(): number {
    return this.#egresses.reduce((sum, { active }) => sum + active, this.#waiting.size);
  }

  /** A permit, if no query waits and no limit applies. */
  atOnce(): Permit | null {
    if (this.#waiting.size > 0) return null;
    if (!this.#isOurs()) return null;
    const egress = this.#freeEgress();
    if (egress === null || egress.notBefore > performance.now() || !this.#sockets.take(this)) return null;
    return this.#start(egress);
  }

  /** Returns whether it could start at once. */
  enter(waiting: Waiting): boolean {
    this.#waiting.add(waiting);
    this.advance();
    return !this.#waiting.has(waiting);
  }

  leave(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    // The timer is for the first in the queue.
    if (this.#waiting.size === 0) this.#stopTimer();
  }

  /** Whether it can be removed: no queries, and nothing to remember. */
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

  /** Of the addresses with room, the one that may start first. */
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
        // Queries that were running when the host limited the rate say nothing new.
        if (this.#slowsDown && epoch === egress.epoch) egress.learn(outcome, retryAfter);
        this.#sockets.give();
        this.advance();
        this.#giveLease();
      },
    };
  }

  /** Whether this client has the lease. If not, requests it; the queue advances when it arrives. */
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
      }, this.#askAgain);
    }
    return false;
  }

  /** What hands out leases fails: queries wait for it, because without a lease they would exceed the rate limit of the host. */
  readonly #askAgain = (): void => {
    this.#leased = 'no';
    if (this.#waiting.size > 0) this.#timer = startTimer(LEASE_RETRY_MS, () => this.advance());
  };

  /** Returns the lease if no query is running, and it is over or no query waits. Others then wait as long as this client would have to. */
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

/** The queries to one host from one address. */
class Egress {
  readonly index: number;
  active = 0;
  /** No query starts before this time. */
  notBefore = 0;
  /** ms between queries, after the host limited the rate; otherwise 0. */
  rest = 0;
  /**
   * Incremented with each rate-limit response. Queries that were running at that time say nothing new: otherwise, ten concurrent ones would
   * double the pause ten times.
   */
  epoch = 0;
  #throttledAt = 0;

  constructor(index: number) {
    this.index = index;
  }

  /** Returns the time before which the next query may not start. */
  start(interval: number): number {
    this.active++;
    const pause = Math.max(interval, this.rest);
    if (pause > 0) this.notBefore = performance.now() + pause;
    return this.notBefore;
  }

  idle(now: number): boolean {
    return (
      this.active === 0 && now >= (this.rest > 0 ? this.#throttledAt + REST_REMEMBERED_MS : this.notBefore)
    );
  }

  learn(outcome: Outcome, retryAfter: number): void {
    if (outcome === 'throttled') {
      this.epoch++;
      this.rest = Math.min(Math.max(this.rest * 2, FIRST_REST_MS), MAX_REST_MS);
      this.#throttledAt = performance.now();
      // A server that asks for an hour would block all waiting queries: they get its response themselves.
      const rest = Math.max(this.rest, Math.min(retryAfter, MAX_REST_MS));
      this.notBefore = Math.max(this.notBefore, this.#throttledAt + rest);
    } else if (outcome === 'answered') {
      this.rest = this.rest <= FIRST_REST_MS ? 0 : this.rest / 2;
    }
  }
}
