import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResource, parseResource, WhoisError } from '../../src/index.js';
import { formatResource, prefixesOf, readRange } from '../../src/resource/resource.js';
import { anyText } from '../support/any-text.js';

const refusal = (text: string): string => {
  try {
    return `taken as ${parseResource(text).text}`;
  } catch (error) {
    if (!(error instanceof WhoisError)) throw error;
    expect(error.code).toBe('INVALID_NUMBER');
    return error.message;
  }
};

describe('the usual ways to write a number', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.0/24\n', '192.0.2.0/24'],
    ['192.0.2.1/32', '192.0.2.1'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
    ['2001:0:0:1:0:0:1:1', '2001::1:0:0:1:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::', '::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:200/120', '192.0.2.0/24'],
    ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
    ['as64496', 'AS64496'],
    ['AS 64496', 'AS64496'],
    ['AS1.10', 'AS65546'],
    ['AS4294967295', 'AS4294967295'],
  ])('%s is %s', (text, canonical) => {
    expect(parseResource(text).text).toBe(canonical);
    expect(isResource(text)).toBe(true);
  });

  it.each([
    ['192.0.2.256', 'from 0 to 255'],
    ['192.0.02.1', 'leading zero'],
    ['192.0.2.1/24', 'the prefix is 192.0.2.0/24'],
    ['2001:db8::1/32', 'the prefix is 2001:db8::/32'],
    ['192.0.2.0/33', 'from 0 to 32'],
    ['192.0.2.0/024', 'from 0 to 32'],
    ['2001:db8::/129', 'from 0 to 128'],
    ['fe80::1%eth0', 'zone'],
    ['2001:db8::1::', 'not an IPv6 address'],
    ['AS4294967296', 'above the last AS number'],
    ['AS01', 'leading zero'],
    ['AS1.65536', 'above the last'],
  ])('%s is rejected with its name', (text, why) => {
    expect(refusal(text)).toContain(why);
    expect(isResource(text), 'it is meant as a number').toBe(true);
  });

  it.each([
    '',
    'example.com',
    '1.2.3',
    '192.0.2',
    '3221225985',
    '0x7f.1',
    'AS',
    'ASexample.com',
    'as64496.example',
    '192.0.2.1 - 192.0.2.9',
    'x'.repeat(1e6),
  ])('%.20s is not a number, and not intended as one', (text) => {
    expect(refusal(text)).toMatch(/^"/);
    expect(isResource(text)).toBe(false);
  });

  it('any input gives INVALID_NUMBER or one spelling', () => {
    const pieces = fc.constantFrom(
      '1',
      '0',
      '255',
      '.',
      ':',
      '::',
      '/',
      '%',
      'as',
      'ffff',
      '[',
      ']',
      ' ',
      '-',
      '\0',
      'ü',
    );
    const texts = fc.oneof(
      anyText(),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = refusal(text);
        if (!found.startsWith('taken as ')) return;
        const canonical = found.slice('taken as '.length);
        expect(parseResource(canonical).text).toBe(canonical);
      }),
      { numRuns: 2000 },
    );
  });

  it('the canonical form of every address is read as the same address', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (value) => {
        const text = formatResource('ipv6', value);
        const back = parseResource(text);
        expect(back.kind === 'ipv6' ? back.first : back.first | 0xffff_0000_0000n).toBe(value);
      }),
    );
  });

  it('a range is divided into prefixes without a gap', () => {
    const ends = fc.tuple(fc.nat(0xffff_ffff), fc.nat(0xffff_ffff));
    fc.assert(
      fc.property(ends, ([a, b]) => {
        const [first, last] = a < b ? [BigInt(a), BigInt(b)] : [BigInt(b), BigInt(a)];
        let next = first;
        for (const prefix of prefixesOf('ipv4', first, last, 64)) {
          const block = parseResource(prefix);
          expect(block.first).toBe(next);
          next = block.last + 1n;
        }
        expect(next).toBe(last + 1n);
      }),
    );
  });

  it('the ranges of all registries are recognized', () => {
    const ipv4 = { kind: 'ipv4', first: 0xbe050400n, last: 0xbe0507ffn };
    for (const text of ['190.5.4.0 - 190.5.7.255', '190.5.4.0-190.5.7.255', '190.5.4.0/22', '190.5.4/22'])
      expect(readRange(text)).toEqual(ipv4);
    expect(readRange('AS64496 - AS64511')).toEqual({ kind: 'as', first: 64_496n, last: 64_511n });
    for (const text of ['', '-', '190.5.7.0 - 190.5.4.0', '1.2.3.4 - 2001:db8::', 'a - b - c'])
      expect(readRange(text)).toBeNull();
  });
});
