interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what was asked for at the same time: while one group is under way the next one gathers. Many requests
 * so share one query, and one flush of the disk.
 */
export class Batch<Item, Result> {
  readonly #run: (items: Item[]) => Promise<readonly Result[]>;
  readonly #largest: number;
  #waiting: Waiting<Item, Result>[] = [];
  #running = false;

  /** `run` gives the results in the order of the items; where it rejects, all of its group reject. */
  constructor(run: (items: Item[]) => Promise<readonly Result[]>, largest = 500) {
    this.#run = run;
    this.#largest = largest;
  }

  /** How many wait for the next group. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#start();
    });
  }

  /** Not at once: requests that arrived in the same turn of the event loop are still being read. */
  #start(): void {
    if (this.#running) return;
    this.#running = true;
    setImmediate(() => void this.#next());
  }

  async #next(): Promise<void> {
    const group = this.#waiting.splice(0, this.#largest);
    try {
      const results = await this.#run(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.#running = false;
    if (this.#waiting.length > 0) this.#start();
  }
}
