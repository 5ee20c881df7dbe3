import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChoose } from '../../src/replay/choose-fixture.js';
import type { Fixture } from '../../src/replay/fixture.js';
import { namesAsked } from '../../src/replay/question.js';

const fixture = (host: string, name: string, domain: string, query = domain): Fixture => ({
  host,
  name,
  domain,
  query,
  captured: null,
  origin: 'test',
  charset: 'utf-8',
  properties: null,
  body: new Uint8Array(),
});

describe('the names in a query', () => {
  test.each([
    ['example.com', ['example.com']],
    ['-T dn,ace example.de', ['example.de', 'dn,ace', '-t']],
    ['="example.com"', ['example.com']],
    ['example.jp/e', ['example.jp']],
    ['BÜCHER.example', ['xn--bcher-kva.example']],
    ['', []],
    [' \t ', []],
  ])('%j', (question, names) => {
    expect(namesAsked(question)).toEqual(names);
  });
});

describe('the fixture for a query', () => {
  const NOT_ASCII = fixture('whois.denic.de', 'idn', 'xn--bcher-kva.de');
  const PLAIN = fixture('whois.denic.de', 'plain', 'example.de', 'example.de');
  const DRESSED = fixture('whois.denic.de', 'dressed', 'example.de', '-T dn,ace example.de');
  const OTHER = fixture('whois.example', 'other', 'example.de');
  const choose = createChoose([OTHER, PLAIN, DRESSED, NOT_ASCII]);

  test('is the one with exactly that query, before one about the same name', () => {
    expect(choose('-t DN,ACE Example.de', 'whois.denic.de')).toBe(DRESSED);
    expect(choose('example.de', 'whois.denic.de')).toBe(PLAIN);
  });

  test("is the registry's if no host is named", () => {
    expect(choose('example.de')).toBe(PLAIN);
    expect(choose('bücher.de')).toBe(NOT_ASCII);
  });

  test('is never that of another host', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('example.de', 'bücher.de', '-T', '=', '/e', '"'), fc.string()),
    );
    fc.assert(
      fc.property(words, (question) => {
        expect(choose(question.join(' '), 'whois.example')?.host ?? 'whois.example').toBe('whois.example');
      }),
    );
  });
});
