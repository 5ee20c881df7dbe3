/**
 * Reads 3,000 stored responses, so that the engine optimizes the reader, and then lines of one shape (`W` is a word) for a letter of each
 * block of Unicode. Prints the letters for which 4n lines take more than their share of work.
 *
 * A process of its own: what the engine does with a loop, as to move a search into it, depends on all that it has read before.
 */
import { parse } from '../../src/parse/index.js';
import { FIXTURES } from './fixtures.js';
import { isSuperlinear } from './superlinear.js';
import { oneOfEachBlock } from './unicode-blocks.js';

const READINGS = 3000;
const LINES = 300;
const LENGTH = 17;

/**
 * Letters of whose two bytes one is that of a sign: the engine looks for a sign by one byte, and is slow where others have it. With those
 * of `：`, and of each sign of ASCII twice (U+3A3A for a colon).
 */
const LIKE_SIGNS = ['ﾊ', 'ᨚ', ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code * 0x101))];

const shape = process.argv[2] ?? '';

function isSlow(letter: string): boolean {
  const [once, fourTimes] = [LINES, 4 * LINES].map((lines) => {
    const body = `${shape.replaceAll('W', letter.repeat(LENGTH))}\n`.repeat(lines);
    return () => void parse([{ host: null, body }], { domain: 'shop.example' });
  });
  return once !== undefined && fourTimes !== undefined && isSuperlinear(once, fourTimes);
}

for (let count = 0; count < READINGS; count++) {
  const { host = null, domain = '', body = '' } = FIXTURES[count % FIXTURES.length] ?? {};
  parse([{ host, body }], { domain });
}
process.stdout.write(JSON.stringify([...LIKE_SIGNS, ...oneOfEachBlock()].filter(isSlow)));
