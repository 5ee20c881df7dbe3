import { networkOf } from './network.js';

export interface LoginLimitOptions {
  /** Failed log-ins of one address within a window. */
  failures: number;
  /** ms. */
  window?: number;
  now?: () => number;
}

interface Counter {
  failures: number;
  until: number;
}

/** Addresses remembered at most: what is forgotten is counted from the start. */
const REMEMBERED = 10_000;

/**
 * Counts failed log-ins by address. Whose key exists is never kept out: many clients can share an address, and one of them guess. By
 * hand, since @fastify/rate-limit counts requests, failed or not.
 */
export class LoginLimit {
  readonly #failures: number;
  readonly #window: number;
  readonly #now: () => number;
  readonly #counters = new Map<string, Counter>();

  constructor({ failures, window = 60_000, now = Date.now }: LoginLimitOptions) {
    this.#failures = failures;
    this.#window = window;
    this.#now = now;
  }

  /** Counts a failure, within the window as far as the limit. Seconds for which the address is to wait, or null where it may try again at once. */
  failed(address: string): number | null {
    const key = networkOf(address);
    const known = this.#counters.get(key);
    if (known === undefined || !this.#isOpen(known)) {
      this.#counters.delete(key);
      this.#forget();
      this.#counters.set(key, { failures: 1, until: this.#now() + this.#window });
      return null;
    }
    if (known.failures === this.#failures) return Math.ceil((known.until - this.#now()) / 1000);
    known.failures++;
    return null;
  }

  /** A clock that was put back ends the window as well. */
  #isOpen({ until }: Counter): boolean {
    const left = until - this.#now();
    return left > 0 && left <= this.#window;
  }

  /** Maps keep the order of insertion: the first is the oldest. */
  #forget(): void {
    if (this.#counters.size < REMEMBERED) return;
    const [oldest] = this.#counters.keys();
    if (oldest !== undefined) this.#counters.delete(oldest);
  }
}
