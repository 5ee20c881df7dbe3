interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Maximum number of characters in a group, so that a statement that writes them meets its deadline. A single item may have more. */
const MAX_LENGTH = 4 * 2 ** 20;

/**
 * Runs items in groups: while one group runs, the next one is collected. Many requests then share one query, and one flush of the disk.
 */
export class Batch<Item, Result> {
  readonly #run: (items: Item[]) => Promise<readonly Result[]>;
  readonly #largest: number;
  readonly #lengthOf: (item: Item) => number;
  #waiting: Waiting<Item, Result>[] = [];
  #running = false;

  /**
   * `run` returns the results in the order of the items. If it rejects, all items of its group reject. `largest`: maximum number of items in a
   * group. `lengthOf`: the number of characters of an item.
   */
  constructor(
    run: (items: Item[]) => Promise<readonly Result[]>,
    largest = 500,
    lengthOf: (item: Item) => number = () => 0,
  ) {
    this.#run = run;
    this.#largest = largest;
    this.#lengthOf = lengthOf;
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

  #takeGroup(): Waiting<Item, Result>[] {
    let count = 0;
    let length = 0;
    for (const { item } of this.#waiting) {
      length += this.#lengthOf(item);
      if (count === this.#largest || (count > 0 && length > MAX_LENGTH)) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }

  async #next(): Promise<void> {
    const group = this.#takeGroup();
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
