import { domainToASCII } from 'node:url';
import punycode from 'punycode.js';
import { describe, expect, it } from 'vitest';
import { LabelFault, readLabel } from '../../src/domain/label.js';

/** Our mapping of `label`, or the reason why there is none. */
function ours(label: string): string {
  try {
    return readLabel(label).ascii;
  } catch (error) {
    if (error instanceof LabelFault) return `! ${error.message}`;
    throw error;
  }
}

/**
 * Why we refuse, or write otherwise, what Node takes. Node has no STD3 rules, no check of hyphens, and the
 * Unicode of its own library, which may be older or newer than that of the regular expressions.
 */
const REASONS: readonly [reason: string, holds: (char: string, ours: string) => boolean][] = [
  // UTS 46 with UseSTD3ASCIIRules: neither ASCII but letters, digits and hyphens, nor what maps to it.
  [
    'ASCII other than LDH',
    (char, o) =>
      /[^a-z0-9-]/i.test(char.normalize('NFKC').replace(/[^\0-\x7f]/gu, '')) &&
      /not allowed in a domain name/.test(o),
  ],
  ['inequality signs', (char) => /[≠≮≯]/.test(char)],
  ['hyphen alone', (char, o) => char.normalize('NFKC') === '-' && /hyphen/.test(o)],
  // Letters that map to ß since Unicode 15.1; before, to ss.
  ['capital sharp s', (char) => char === 'ẞ'],
  // RFC 5891, section 4.2.3.2; Node's list of marks is older than the runtime's.
  ['mark', (char, o) => /^\p{M}$/u.test(char) && /combining mark/.test(o)],
  // RFC 5893, rule 1: an Arabic-Indic digit does not begin a label.
  ['Arabic digit alone', (char, o) => /^[٠-٩]$/.test(char) && /right to left/.test(o)],
  // Where Node's library comes to know a newer Unicode than the regular expressions.
  ['unassigned in this runtime', (char) => /^\p{Cn}$/u.test(char)],
];

describe('the mapping matches Node’s for every code point', () => {
  it('a label of one code point that Node accepts gives the same label, or is rejected for a listed reason', () => {
    const unexplained: string[] = [];
    let same = 0;
    for (let point = 0x80; point <= 0x10ffff; point++) {
      const char = String.fromCodePoint(point);
      // The dots end a label, and are the name's affair.
      if ((point >= 0xd800 && point <= 0xdfff) || /[。．｡]/.test(char)) continue;
      const node = domainToASCII(`${char}.com`).replace(/\.com$/, '');
      if (node === '') continue;
      const label = ours(char);
      if (label === node) same++;
      else if (!REASONS.some(([, holds]) => holds(char, label))) {
        unexplained.push(`U+${point.toString(16)}: ${node}, ours ${label}`);
      }
    }
    expect(unexplained).toEqual([]);
    expect(same).toBeGreaterThan(130_000);
  }, 60_000);

  it('rejects control, blank, private-use and unassigned code points of Unicode', () => {
    const taken: string[] = [];
    for (let point = 0; point <= 0xe0fff; point++) {
      // Nothing is assigned in between.
      if (point === 0x34000) point = 0xe0000;
      const char = String.fromCodePoint(point);
      if (!/[\p{C}\p{Z}]/u.test(char)) continue;
      const label = ours(`a${char}b`);
      // Ignored code points are removed.
      if (!label.startsWith('!') && label !== 'ab') taken.push(`U+${point.toString(16)}: ${label}`);
    }
    expect(taken).toEqual([]);
  }, 60_000);

  it.each([
    ['ẞ', 'ß'],
    ['ΣΑΣ', 'σασ'],
    ['ϲ', 'σ'],
    ['İ', 'i̇'],
    ['ı', 'ı'],
    ['ᾳ', 'αι'],
    ['ꭰ', 'Ꭰ'],
    ['ﷺ', null],
    ['Ⅷ', 'viii'],
  ])('%s is registered as %s', (input, unicode) => {
    if (unicode === null) expect(() => readLabel(input)).toThrow(LabelFault);
    else expect(readLabel(input).unicode).toBe(unicode.normalize('NFC'));
  });
});

describe('Punycode in a label', () => {
  it('is accepted only if it equals our own encoding', () => {
    for (const letters of ['bücher', 'ß', '日本語', 'ελλάς', 'пример', 'مثال', '☃']) {
      const ascii = `xn--${punycode.encode(letters)}`;
      expect(readLabel(ascii)).toEqual({ ascii, unicode: letters });
      expect(readLabel(ascii.toUpperCase())).toEqual({ ascii, unicode: letters });
    }
    for (const letters of ['bÜcher', 'bu\u0308cher', 'ﬁñ', 'a\u00adñ', 'ab', 'ñ b', 'ñ\n', '\u200bñ']) {
      expect(() => readLabel(`xn--${punycode.encode(letters)}`), letters).toThrow(LabelFault);
    }
  });
});

describe('a joiner or non-joiner', () => {
  it('is accepted wherever Node accepts it: after a virama, and between letters that join', () => {
    const refused: string[] = [];
    let taken = 0;
    const compare = (label: string) => {
      if (domainToASCII(`${label}.com`) === '') return;
      taken++;
      if (ours(label).startsWith('!')) refused.push(label);
    };
    for (let point = 0x300; point < 0x20000; point++) {
      const char = String.fromCodePoint(point);
      if (/\p{M}/u.test(char)) compare(`क${char}\u200dक`);
      if (point < 0x900 && /\p{L}/u.test(char))
        for (const label of [`${char}\u200cب`, `ب\u200c${char}`]) compare(label);
    }
    expect(refused).toEqual([]);
    expect(taken).toBeGreaterThan(100);
  });

  it.each(['a\u200db', 'ب\u200c', '\u200cب', 'ا\u200cب', '👩\u200d👧', 'क\u200dक'])(
    'is rejected in %j, where it changes nothing',
    (label) => {
      expect(ours(label)).toMatch(/^! has a zero-width/);
    },
  );
});
