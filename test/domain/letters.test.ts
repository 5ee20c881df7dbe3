import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDomain } from '../../src/domain/domain.js';
import { toUnicode } from '../../src/parse/index.js';

describe('a name with the letters of its A-labels', () => {
  it.each([
    ['example.com', 'example.com'],
    ['xn--bcher-kva.example', 'bücher.example'],
    ['XN--BCHER-KVA.example', 'bücher.example'],
    ['www.xn--kxa6ajbbmh.gr', 'www.σίσυφος.gr'],
    ['bücher.example', 'bücher.example'],
    // A label that is not valid punycode stays as it is.
    ['xn--a-.xn--bcher-kva.example', 'xn--a-.bücher.example'],
    // An emoji is no letter.
    ['xn--ls8h.example', 'xn--ls8h.example'],
    ['', ''],
  ])('%s → %s', (name, letters) => expect(toUnicode(name)).toBe(letters));

  it('is the name that it came from', () => {
    for (const name of ['bücher.de', 'exämple.it', 'пример.рф', '例え.jp'])
      expect(toUnicode(parseDomain(name).ascii)).toBe(name);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (name) => typeof toUnicode(`xn--${name}.example`) === 'string'));
  });
});
