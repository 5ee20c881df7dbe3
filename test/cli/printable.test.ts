import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printable, printableJson, printableText } from '../../src/cli/printable.js';
import { anyText } from '../support/any-text.js';

/** Everything that a terminal acts on, or that reorders what is read. */
const DANGEROUS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\x1b',
      '\x9b',
      '\x07',
      '\x7f',
      '\r',
      '\n',
      '\t',
      '\u202e',
      '\u2066',
      '\u061c',
      '\u{e0041}',
      'a',
      'é',
      '中',
    ),
    anyText({ minLength: 1, maxLength: 1 }),
  ),
});

describe('untrusted text has no effect on the terminal', () => {
  test('one line stays one line without controls', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(printable(text)).not.toMatch(DANGEROUS);
        expect(printable(text)).not.toMatch(/[\n\t]/);
      }),
    );
  });

  test('several lines keep their number, without controls', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(printableText(text)).not.toMatch(DANGEROUS);
        expect(printableText(text).split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });

  test('JSON has no controls and keeps its meaning', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(undefined, 2), (text, indent) => {
        const json = printableJson({ text, [text]: [text] }, indent);
        expect(json.replace(/\n/g, '')).not.toMatch(DANGEROUS);
        expect(JSON.parse(json)).toEqual({ text, [text]: [text] });
      }),
    );
  });

  test('a control is shown, not removed', () => {
    expect(printable('a\x1b[2Jb\x9b\u202ec')).toBe('a\\x1b[2Jb\\x9b\\u{202e}c');
  });

  test('words that need joiners keep them', () => {
    expect(printable('نامه\u200cای')).toBe('نامه\u200cای');
  });
});
