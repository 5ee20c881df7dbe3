import { describe, expect, test } from 'vitest';
import { readNames } from '../../src/cli/io.js';

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function collect<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of source) items.push(item);
  return items;
}

describe('a list of names', () => {
  const list = (chunks: (string | Uint8Array)[], column?: string) => collect(readNames(each(chunks), column));
  const names = async (...chunks: (string | Uint8Array)[]) => (await list(chunks)).map(({ name }) => name);

  test('has one name per line; blank lines and comments are ignored', async () => {
    expect(await names('# mine\r\nexample.com\r\n\n  example.it # why\nexample.de')).toEqual([
      'example.com',
      'example.it',
      'example.de',
    ]);
  });

  test('may arrive in any pieces, even within a character', async () => {
    const bytes = new TextEncoder().encode('bücher.example\nexample.com\n');
    expect(await names(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual([
      'bücher.example',
      'example.com',
    ]);
  });

  test.each(['utf16le', 'utf-16be'])(
    'may be %s with a byte order mark, as PowerShell writes it',
    async (charset) => {
      const bytes = Buffer.from('\ufeffbücher.example\r\nexample.com\r\n', 'utf16le');
      if (charset === 'utf-16be') bytes.swap16();
      expect(await names(bytes.subarray(0, 9), bytes.subarray(9))).toEqual(['bücher.example', 'example.com']);
    },
  );

  test('without line ends stays bounded', async () => {
    const [name = ''] = await names('x'.repeat(5000), 'x'.repeat(5000));
    expect(name.length).toBeLessThan(10_000);
  });

  test('may contain URLs: a # within a word starts no comment', async () => {
    expect(await names('https://example.com/#top # home\n')).toEqual(['https://example.com/#top']);
  });

  test('gives the line number of each name', async () => {
    expect(await list(['# mine\n\nexample.com\nexample.it'])).toEqual([
      { name: 'example.com', line: 3 },
      { name: 'example.it', line: 4 },
    ]);
  });

  test.each([
    ['1', 'example.com,x\n"example.it","y, z"\n', ['example.com', 'example.it']],
    ['2', 'x;example.com\n"a;b";"example.it"\n', ['example.com', 'example.it']],
    ['Domain', 'id,domain\n1,example.com\n2,"ex""ample.it"\n3\n', ['example.com', 'ex"ample.it']],
    ['domain', '"id"\tDomain\n1\texample.com\n', ['example.com']],
  ])('may be column %s of CSV', async (column, text, expected) => {
    expect((await list([text], column)).map(({ name }) => name)).toEqual(expected);
  });

  test('must have that column', async () => {
    await expect(list(['a,b\n'], 'domain')).rejects.toThrow('--column: no column "domain"; there are a, b');
  });
});
