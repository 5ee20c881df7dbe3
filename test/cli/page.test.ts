import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayWidth, padTo, truncate, wrap } from '../../src/cli/page.js';

const text = fc.string({ unit: fc.constantFrom('a', 'é', '\u0301', '中', 'ｱ', '字', '😀', ' ', 'word') });

describe('columns on a terminal', () => {
  test.each([
    ['plain', 5],
    ['日本語', 6],
    ['e\u0301', 1],
    ['한국', 4],
    ['', 0],
  ])('%s takes %i', (word, width) => {
    expect(displayWidth(word)).toBe(width);
  });

  test('padding aligns what follows', () => {
    expect(displayWidth(padTo('日本', 10))).toBe(10);
    expect(padTo('too long', 3)).toBe('too long');
  });

  test('no line of a wrapped text is too wide, and no word is lost', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 20 }), (words, width) => {
        const lines = wrap(words, width);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
      }),
    );
  });

  test('a truncated text fits and ends with an ellipsis', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 20 }), (words, width) => {
        const shown = truncate(words, width);
        expect(displayWidth(shown)).toBeLessThanOrEqual(width);
        expect(shown === words || shown.endsWith('…')).toBe(true);
      }),
    );
  });
});
