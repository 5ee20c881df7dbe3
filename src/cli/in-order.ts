/**
 * Runs `work` on up to `limit` items at once and yields the results in the order of the items, each as soon as it and
 * those before it are there. Takes an item from the source only when there is room, so that a source without end is
 * no trouble. `work` must not reject.
 */
export async function* mapInOrder<Item, Result>(
  source: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const items = source[Symbol.asyncIterator]();
  const running: Promise<Result>[] = [];
  let next: Promise<IteratorResult<Item>> | null = items.next();
  try {
    while (true) {
      const [first] = running;
      if (next !== null && running.length < limit) {
        // The next name may be long in coming (somebody types it): a finished result does not wait for it.
        const item: IteratorResult<Item> | null = await Promise.race([
          next,
          ...(first ? [first.then(() => null)] : []),
        ]);
        if (item !== null) {
          if (!item.done) running.push(work(item.value));
          next = item.done ? null : items.next();
          continue;
        }
      }
      if (first === undefined) return;
      running.shift();
      yield await first;
    }
  } finally {
    // Not awaited: a source that waits for its next item answers only then.
    items.return?.().catch(() => undefined);
  }
}
