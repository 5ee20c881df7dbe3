import type { HostPace, PacingOptions } from '../client-types.js';
import type { Ending } from '../net/deadline.js';
import { hostKey } from '../net/host.js';
import { callGuarded, warningOnce } from './guard.js';
import { HostQueue, type Lease, type Permit, Sockets, type Waiting } from './host-queue.js';

/** Two at a time, 100 ms apart: not noticeable at a terminal, and no registry bans it. */
const DEFAULT_PACE: Required<HostPace> = { concurrency: 2, interval: 100 };

const NO_PACE: Required<HostPace> = { concurrency: Number.POSITIVE_INFINITY, interval: 0 };

export interface RateLimiterOptions {
  /** Queries at the same time, to all hosts together. */
  maxSockets?: number;
  /** Addresses that queries leave from; each has the full rate. */
  egresses?: number;
}

/**
 * Limits the rate of queries by host. Queries to one host wait for each other, first come, first served. Queries to different hosts do not,
 * until all sockets are in use; then the hosts take turns.
 */
export class RateLimiter {
  readonly #hosts = new Map<string, HostQueue>();
  readonly #options: PacingOptions | false;
  readonly #sockets: Sockets;
  readonly #egresses: number;
  readonly #onTakeFailed = warningOnce('`take` of the leases');
  readonly #onGiveFailed = warningOnce('`give` of the leases');

  constructor(options: PacingOptions | false = {}, limits: RateLimiterOptions = {}) {
    this.#options = options;
    this.#sockets = new Sockets(limits.maxSockets ?? Number.POSITIVE_INFINITY);
    this.#egresses = limits.egresses ?? 1;
  }

  /** Whether responses can slow down their host. */
  get learns(): boolean {
    return this.#options !== false;
  }

  /** The number of hosts in memory. */
  get size(): number {
    return this.#hosts.size;
  }

  /** A permit, which the caller must end; null if `ending` came first. `onWait` is called with the number of queries before this one. */
  permit(
    host: string,
    ending: Ending,
    onWait: (ahead: number) => void = () => {},
  ): Permit | null | Promise<Permit | null> {
    if (ending.failure !== null) return null;
    const queue = this.#queue(hostKey(host));
    return queue.atOnce() ?? waitFor(queue, ending, onWait);
  }

  /** Waits without a promise: `waiting.start` is called when its turn comes. Call `leave` to give up. */
  enter(host: string, waiting: Waiting): { leave(): void; retry(): void } {
    const queue = this.#queue(hostKey(host));
    queue.enter(waiting);
    return { leave: () => queue.leave(waiting), retry: () => queue.advance() };
  }

  #queue(host: string): HostQueue {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    this.#forgetIdleHosts();
    const queue = new HostQueue(
      this.#pace(host),
      this.learns,
      this.#sockets,
      this.#egresses,
      this.#lease(host),
    );
    this.#hosts.set(host, queue);
    return queue;
  }

  /**
   * Checks two of the oldest hosts for each new one, which keeps the number of idle hosts in proportion, without a timer that would outlive
   * the lookups.
   */
  #forgetIdleHosts(): void {
    for (const [host, queue] of [...take(this.#hosts, 2)]) {
      this.#hosts.delete(host);
      if (!queue.idle()) this.#hosts.set(host, queue);
    }
  }

  #lease(host: string): Lease | null {
    const leases = this.#options === false ? undefined : this.#options.leases;
    if (leases === undefined) return null;
    return {
      take: async () => {
        try {
          return await leases.take(host);
        } catch (error) {
          this.#onTakeFailed(error);
          throw error;
        }
      },
      give: (rest) => callGuarded(() => leases.give(host, rest), this.#onGiveFailed),
    };
  }

  #pace(host: string): Required<HostPace> {
    if (this.#options === false) return NO_PACE;
    const { concurrency, interval, hosts } = this.#options;
    const own =
      hosts === undefined ? undefined : Object.entries(hosts).find(([name]) => hostKey(name) === host)?.[1];
    return {
      concurrency: own?.concurrency ?? concurrency ?? DEFAULT_PACE.concurrency,
      interval: own?.interval ?? interval ?? DEFAULT_PACE.interval,
    };
  }
}

function waitFor(queue: HostQueue, ending: Ending, onWait: (ahead: number) => void): Promise<Permit | null> {
  return new Promise((resolve) => {
    const giveUp = () => {
      queue.leave(waiting);
      resolve(null);
    };
    const waiting: Waiting = {
      start: (permit) => {
        ending.offOver(giveUp);
        resolve(permit);
      },
    };
    ending.onOver(giveUp);
    const ahead = queue.ahead;
    if (!queue.enter(waiting)) onWait(ahead);
  });
}

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}
