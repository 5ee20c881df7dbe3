interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs items in groups: while one group runs, the next one is collected. Many requests then share one query, and one flush of the disk.
 */
export class Batch<Item, Result> {
  readonly #run: (items: Item[]) => Promise<readonly Result[]>;
  readonly #largest: number;
  #waiting: Waiting<Item, Result>[] = [];
  #running = false;

  /** `run` returns the results in the order of the items. If it rejects, all items of its group reject. `largest`: most items in a group. */
  constructor(run: (items: Item[]) => Promise<readonly Result[]>, largest = 500) {
    this.#run = run;
    this.#largest = largest;
  }

  /** The number of items that wait for the next group. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#start();
    });
  }

  /** Starts in the next turn of the event loop, because more requests of this turn are still being read. */
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
