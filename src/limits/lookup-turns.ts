export interface TurnsOptions {
  /** Concurrent lookups: in total, and for one client (an account of the service, a network of the gateway). */
  total: number;
  client: number;
  /** Maximum number of waiting lookups. For one client it is twice the number that may run. */
  waiting: number;
  /** Longest time that a lookup waits for its turn, in ms. */
  patience: number;
}

/** The defaults of the service and the gateway. */
export const DEFAULT_TURNS: Readonly<TurnsOptions> = {
  total: 500,
  client: 100,
  waiting: 1000,
  patience: 10_000,
};

/** Too many lookups run or wait. The same lookup may succeed in a few seconds. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

interface Waiting {
  client: string;
  start: () => void;
}

/**
 * Limits how many lookups run and how many wait, so that no client delays the others. A server that does not respond costs a
 * connection and memory for as long as a lookup may take.
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

  /** Rejects with `Overloaded` if too many lookups wait already, or if the turn does not come in time. */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.#mayStart(client)) await this.#turn(client);
    add(this.#running, client, 1);
    this.#total++;
    try {
      return await work();
    } finally {
      this.#total--;
      add(this.#running, client, -1);
      this.#next();
    }
  }

  #mayStart(client: string): boolean {
    const { total, client: each } = this.#options;
    return this.#total < total && (this.#running.get(client) ?? 0) < each;
  }

  #turn(client: string): Promise<void> {
    const { waiting, client: each, patience } = this.#options;
    if (this.#waiting.size >= waiting || (this.#queued.get(client) ?? 0) >= 2 * each)
      return Promise.reject(new Overloaded('too many lookups are in progress'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#waiting.delete(own);
        add(this.#queued, client, -1);
      };
      const timer = setTimeout(() => {
        leave();
        reject(new Overloaded('no lookup could be started in time'));
      }, patience);
      const own: Waiting = {
        client,
        start: () => {
          leave();
          resolve();
        },
      };
      this.#waiting.add(own);
      add(this.#queued, client, 1);
    });
  }

  /** Starts the first waiting lookup whose client may start one. Synchronous, so that no later lookup gets ahead of it. */
  #next(): void {
    for (const waiting of this.#waiting) {
      if (!this.#mayStart(waiting.client)) continue;
      waiting.start();
      return;
    }
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
