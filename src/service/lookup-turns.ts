import { ApiError } from './errors.js';

export interface TurnsOptions {
  /** Lookups under way at the same time, in all and for one account. */
  total: number;
  account: number;
  /** Requests that may wait for their turn; of one account twice as many as may be under way. */
  waiting: number;
  /** ms that a request waits for its turn at most. */
  patience: number;
}

interface Waiting {
  account: string;
  start: () => void;
}

/**
 * Turns for lookups: so many under way, so many waiting, and no account holds up the others. Servers that do not answer cost a
 * connection and memory each, for as long as a lookup may take.
 */
export class LookupTurns {
  readonly #options: TurnsOptions;
  readonly #running = new Map<string, number>();
  readonly #queued = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #total = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#total;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Rejects with an `ApiError` where there are too many, and where the turn does not come in time. */
  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.#mayStart(account)) await this.#turn(account);
    add(this.#running, account, 1);
    this.#total++;
    try {
      return await work();
    } finally {
      this.#total--;
      add(this.#running, account, -1);
      this.#next();
    }
  }

  #mayStart(account: string): boolean {
    const { total, account: each } = this.#options;
    return this.#total < total && (this.#running.get(account) ?? 0) < each;
  }

  #turn(account: string): Promise<void> {
    const { waiting, account: each, patience } = this.#options;
    if (this.#waiting.size >= waiting || (this.#queued.get(account) ?? 0) >= 2 * each)
      return Promise.reject(tooMany('too many lookups are under way'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(own);
        add(this.#queued, account, -1);
      };
      const timer = setTimeout(() => {
        leave();
        reject(tooMany('no lookup could be started in time'));
      }, patience);
      const own: Waiting = {
        account,
        start: () => {
          leave();
          resolve();
        },
      };
      this.#waiting.add(own);
      add(this.#queued, account, 1);
    });
  }

  /** The first in line whose account may start one. It starts in this turn of the event loop, before anybody else can. */
  #next(): void {
    for (const waiting of this.#waiting) {
      if (!this.#mayStart(waiting.account)) continue;
      waiting.start();
      return;
    }
  }
}

function tooMany(message: string): ApiError {
  return new ApiError('ServiceUnavailable', message, { headers: { 'retry-after': '5' } });
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
