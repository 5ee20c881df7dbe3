import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapInOrder } from '../../src/cli/in-order.js';
import { readNames } from '../../src/cli/read-lines.js';

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function collect<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of source) items.push(item);
  return items;
}

describe('several at once', () => {
  test('come out in the order given, whatever finishes first, and never more than the limit run', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat()),
        fc.integer({ min: 1, max: 5 }),
        async (s, items, limit) => {
          let running = 0;
          let most = 0;
          const work = async (item: number) => {
            running += 1;
            most = Math.max(most, running);
            await s.schedule(Promise.resolve());
            running -= 1;
            return item;
          };
          const results = collect(mapInOrder(each(items), limit, work));
          await s.waitFor(results);
          expect(await results).toEqual(items);
          expect(most).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });

  test('a finished one does not wait for the next name to be typed', async () => {
    async function* typed() {
      yield 'first';
      await new Promise(() => undefined);
    }
    const results = mapInOrder(typed(), 8, (name) => Promise.resolve(name));
    expect(await results.next()).toEqual({ value: 'first', done: false });
    await results.return(undefined);
  });
});

describe('a list of names', () => {
  const names = (...chunks: (string | Uint8Array)[]) => collect(readNames(each(chunks)));

  test('has one on a line; blank lines and comments are left out', async () => {
    expect(await names('# mine\r\nexample.com\r\n\n  example.it # why\nexample.de')).toEqual([
      'example.com',
      'example.it',
      'example.de',
    ]);
  });

  test('may come in any pieces, within a character as well', async () => {
    const bytes = new TextEncoder().encode('bücher.example\nexample.com\n');
    expect(await names(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual([
      'bücher.example',
      'example.com',
    ]);
  });

  test('without line ends stays bounded', async () => {
    const [name = ''] = await names('x'.repeat(5000), 'x'.repeat(5000));
    expect(name.length).toBeLessThan(10_000);
  });
});
