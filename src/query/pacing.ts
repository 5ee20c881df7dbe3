import type { HostPace, PacingOptions } from '../client-types.js';
import { HostQueue, type Turn } from './host-queue.js';

/** Two at a time, a tenth of a second apart: a person at a terminal never notices, and no registry bans it. */
export const DEFAULT_PACE: Required<HostPace> = { concurrency: 2, interval: 100 };

const NO_PACE: Required<HostPace> = { concurrency: Number.POSITIVE_INFINITY, interval: 0 };

/**
 * Whose turn it is, host by host: questions to one host wait for each other, first come, first served;
 * different hosts never do.
 */
export class Pacing {
  readonly #hosts = new Map<string, HostQueue>();
  readonly #options: PacingOptions | false;

  constructor(options: PacingOptions | false = {}) {
    this.#options = options;
  }

  /** Waits for a turn, which the caller must end; null when `signal` aborted first. `onWait` hears how many are ahead. */
  turn(host: string, signal: AbortSignal, onWait: (ahead: number) => void = () => {}): Promise<Turn | null> {
    return this.#queue(hostKey(host)).turn(signal, onWait);
  }

  /** Hosts that are remembered now. */
  get size(): number {
    return this.#hosts.size;
  }

  #queue(host: string): HostQueue {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    this.#forgetIdleHosts();
    const queue = new HostQueue(this.#pace(host), this.#options !== false);
    this.#hosts.set(host, queue);
    return queue;
  }

  /**
   * Two of the oldest are looked at for each new one, so that hosts in use stay a constant share of all,
   * without a timer that would outlive the lookups.
   */
  #forgetIdleHosts(): void {
    for (const [host, queue] of [...take(this.#hosts, 2)]) {
      this.#hosts.delete(host);
      if (!queue.idle()) this.#hosts.set(host, queue);
    }
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

/** Host names are the same in any case and with or without the final dot (RFC 4343, RFC 1034). */
export function hostKey(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left-- === 0) return;
    yield item;
  }
}
