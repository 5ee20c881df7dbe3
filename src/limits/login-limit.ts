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

/** Maximum number of addresses to remember; forgotten ones are counted from zero. */
const MAX_REMEMBERED = 10_000;

/**
 * Counts failed log-ins by address. Clients with a valid key are never locked out: many clients can share an address with one that
 * guesses keys. Own code, because @fastify/rate-limit counts all requests, not only failed ones.
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

  /** Counts a failure, up to the limit. Returns the seconds that the address must wait, or null if it may try again immediately. */
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

  /** A clock that was set back ends the window as well. */
  #isOpen({ until }: Counter): boolean {
    const left = until - this.#now();
    return left > 0 && left <= this.#window;
  }

  /** Maps keep the order of insertion: the first is the oldest. */
  #forget(): void {
    if (this.#counters.size < MAX_REMEMBERED) return;
    const [oldest] = this.#counters.keys();
    if (oldest !== undefined) this.#counters.delete(oldest);
  }
}
