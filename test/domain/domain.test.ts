import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDomain } from '../../src/domain/domain.js';
import { WhoisError } from '../../src/errors.js';
import { anyText } from '../support/any-text.js';

function fault(input: string): WhoisError {
  try {
    parseDomain(input);
  } catch (error) {
    if (error instanceof WhoisError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(input)} was accepted`);
}

describe('pasted input is read', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM\t', 'example.com'],
    ['example.com\r\n', 'example.com'],
    ['example.com.', 'example.com'],
    ['example。jp', 'example.jp'],
    ['example．co｡jp', 'example.co.jp'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['BU\u0308CHER.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['faß.de', 'xn--fa-hia.de'],
    ['ΣΊΣΥΦΟΣ.gr', 'xn--kxa6akbbkh.gr'],
    ['σίσυφος.gr', 'xn--kxa6ajbbmh.gr'],
    ['exam\u00adple.com', 'example.com'],
    ['ｅｘａｍｐｌｅ.com', 'example.com'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['☃.net', 'xn--n3h.net'],
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    ['1-2--3.com', '1-2--3.com'],
  ])('%j is looked up as %s', (input, ascii) => {
    expect(parseDomain(input)).toMatchObject({ input, ascii });
  });

  it('gives the name in Unicode and in ASCII, its suffix and its top-level domain', () => {
    expect(parseDomain('www.BÜCHER.co.uk')).toEqual({
      input: 'www.BÜCHER.co.uk',
      ascii: 'xn--bcher-kva.co.uk',
      unicode: 'bücher.co.uk',
      suffix: 'co.uk',
      tld: 'uk',
    });
  });
});

describe('only the registrable part of a name is kept', () => {
  it.each([
    ['www.example.co.uk', 'example.co.uk', 'co.uk'],
    ['a.b.c.example.com', 'example.com', 'com'],
    ['www.city.kawasaki.jp', 'city.kawasaki.jp', 'kawasaki.jp'],
    ['www.example.公司.cn', 'example.xn--55qx5d.cn', 'xn--55qx5d.cn'],
    ['example.github.io', 'github.io', 'io'],
  ])('%s is looked up as %s, by the ICANN section of the Public Suffix List', (input, ascii, suffix) => {
    expect(parseDomain(input)).toMatchObject({ ascii, suffix });
  });

  it.each([
    ['www.shop.uk.com', 'shop.uk.com', 'uk.com'],
    ['www.example.eu.org', 'example.eu.org', 'eu.org'],
    ['www.example.za.net', 'example.za.net', 'za.net'],
    ['www.example.co.pl', 'example.co.pl', 'co.pl'],
    ['uk.com', 'uk.com', 'com'],
  ])(
    '%s is looked up as %s: a suffix outside of that section with its own server',
    (input, ascii, suffix) => {
      expect(parseDomain(input)).toMatchObject({ ascii, suffix });
    },
  );

  it('uses the last label for a top-level domain that is not listed yet', () => {
    expect(parseDomain('www.example.brandnewtld')).toMatchObject({
      ascii: 'example.brandnewtld',
      suffix: 'brandnewtld',
    });
  });
});

describe('anything else is INVALID_DOMAIN, with the label and the reason', () => {
  it.each([
    ['', /empty/],
    ['   ', /empty/],
    ['.', /empty/],
    ['example..com', /"example\.\.com" is empty/],
    ['example.com..', /empty/],
    ['\u200b.com', /invisible/],
    ['com', /"com" is a public suffix/],
    ['co.uk', /"co\.uk" is a public suffix/],
    ['公司.cn', /public suffix/],
    ['exa_mple.com', /label "exa_mple" has "_" \(U\+005F\)/],
    ['exa mple.com', /label "exa mple" has a blank \(U\+0020\)/],
    ['www.exa\r\nmple.com', /label "exa<U\+000D><U\+000A>mple" has U\+000D/],
    ['example.com\r\nQUIT', /U\+000D/],
    ['exa\0mple.com', /U\+0000/],
    ['\u001b[2Jexample.com', /U\+001B/],
    ['exa\u00a0mple.com', /U\+0020|blank/],
    ['exa\u202emple.com', /U\+202E/],
    ['\ud800.com', /U\+D800/],
    ['\ue000.com', /U\+E000/],
    ['\u0378.com', /U\+0378/],
    ['a≠b.com', /U\+2260/],
    ['a\ufe12b.com', /U\+3002/],
    ['a⒈b.com', /U\+002E/],
    ['-example.com', /"-example" begins with a hyphen/],
    ['example-.com', /"example-" ends in a hyphen/],
    ['ab--ü.com', /third and fourth/],
    ['\u0301example.com', /combining mark/],
    ['a\u200db.com', /joiner/],
    ['\u200cنامه.com', /joiner/],
    ['aשלום.com', /right to left/],
    ['שלוםa.com', /right to left/],
    ['xn--.com', /xn--/],
    ['xn--a.com', /U\+0080/],
    ['xn--example-.com', /plain ASCII/],
    ['xn--99999999.com', /is not valid Punycode/],
    ['xn--bucher-xyd.com', /not the Punycode that its characters encode to/],
    ['xn--kja.com', /not the Punycode that its characters encode to/],
    ['xn--bücher.com', /third and fourth/],
    ['192.0.2.1', /is an IP address, not a domain name/],
    ['2001:db8::1', /is an IP address, not a domain name/],
    ['2.0.192.in-addr.arpa', /is a reverse zone: look up 192\.0\.2\.0\/24 as a number/],
    ['1.2.0.192.IN-ADDR.ARPA.', /look up 192\.0\.2\.1 as a number/],
    ['0-127.2.0.192.in-addr.arpa', /is a reverse zone: look up its addresses as a number/],
    ['8.b.d.0.1.0.0.2.ip6.arpa', /look up 2001:db8::\/32 as a number/],
    ['in-addr.arpa', /is a reverse zone/],
    ['nameserver ns1.example.com', /a query for nameserver objects/],
    ['entity/EX123-EXAMPLE', /a query for entity objects/],
    ['ORG-EX1-RIPE', /has no suffix.*handles of contacts/],
    ['https://example.com/', /":" \(U\+003A\)/],
    ['user@example.com', /"@"/],
    [`${'a'.repeat(64)}.com`, /64 octets long in ASCII, more than 63/],
    [`${'ü'.repeat(64)}.com`, /63 octets/],
    [`${'ü'.repeat(61)}.com`, /octets long in ASCII/],
    [`${'a.'.repeat(126)}com`, /255 octets long in ASCII, more than 253/],
    ['a'.repeat(5000), /longer than 2048/],
  ])('%j', (input, reason) => {
    const error = fault(input);
    expect(error.code).toBe('INVALID_DOMAIN');
    expect(error.message).toMatch(reason);
    expect(error.message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(error.message.length).toBeLessThan(400);
  });

  it('accepts the longest label and the longest name', () => {
    const label = 'a'.repeat(63);
    expect(parseDomain(`${label}.com`).ascii).toBe(`${label}.com`);
    const name = `${label}.${label}.${label}.${'b'.repeat(57)}.com`;
    expect(name).toHaveLength(253);
    expect(parseDomain(name).suffix).toBe('com');
  });

  it('says so if the input is not a string', () => {
    expect(fault(undefined as unknown as string).code).toBe('INVALID_DOMAIN');
  });
});

/** Text in which what matters to a name is frequent. */
const names = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'B',
        '7',
        '-',
        '.',
        '。',
        'xn--',
        'ü',
        'ß',
        'ς',
        'Σ',
        'İ',
        'ﬁ',
        '日',
        'א',
        'ا',
        '़',
        '्',
      ),
      fc.constantFrom(
        '\u200d',
        '\u200c',
        '\u00ad',
        '\r',
        '\n',
        '\0',
        ' ',
        '_',
        '/',
        '.com',
        '.co.uk',
        '.jp',
        '.uk.com',
      ),
      anyText({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('any input', () => {
  it('gives a name of letters, digits and hyphens, or INVALID_DOMAIN', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(names, (input) => {
        let domain: ReturnType<typeof parseDomain>;
        try {
          domain = parseDomain(input);
        } catch (error) {
          expect(error).toBeInstanceOf(WhoisError);
          expect((error as WhoisError).code).toBe('INVALID_DOMAIN');
          return;
        }
        expect(domain.ascii).toMatch(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
        );
        expect(domain.ascii.length).toBeLessThanOrEqual(253);
        expect(domain.ascii.endsWith(`.${domain.suffix}`)).toBe(true);
        expect(domain.ascii.split('.').length).toBe(domain.suffix.split('.').length + 1);
        expect(domain.suffix.split('.').at(-1)).toBe(domain.tld);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives a name that is read as the same name, in ASCII and in Unicode', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          names,
          fc.domain(),
          names.map((name) => `${name}.com`),
        ),
        (input) => {
          let domain: ReturnType<typeof parseDomain>;
          try {
            domain = parseDomain(input);
          } catch {
            return; // covered above: not every input is a name
          }
          const { input: _, ...same } = domain;
          expect(parseDomain(domain.ascii)).toMatchObject(same);
          expect(parseDomain(domain.unicode)).toMatchObject(same);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('gives the same ASCII name as Node, if Node accepts the name', { tags: 'slow' }, () => {
    // Scripts written from right to left each by themselves: Node takes mixtures that RFC 5893 forbids ("aا").
    const alphabets = ['abzAZ059-üÜßéÉøğışçñłżčαΩσςжЖіїґ日本語한국中ไทย्क', 'אבגדהושם059-', 'ابتثجحعمنهو059-'];
    const label = fc
      .constantFrom(...alphabets)
      .chain((letters) => fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }))
      .map((chars) => chars.join(''));
    let compared = 0;
    fc.assert(
      fc.property(label, (text) => {
        const node = domainToASCII(`${text}.com`);
        let ours = '';
        try {
          ours = parseDomain(`${text}.com`).ascii;
        } catch {
          // Deliberate: hyphens at either end, or in the third and fourth place of labels with non-ASCII letters.
          if (/^-|-$|^..--/u.test(text)) return;
          // Deliberate: a label of Hebrew or Arabic begins with a letter (RFC 5893, rule 1).
          if (/[א-ת؀-ۿ]/u.test(text) && /^[0-9]/.test(text)) return;
        }
        compared++;
        expect(ours).toBe(node);
      }),
      { numRuns: 5000 },
    );
    expect(compared).toBeGreaterThan(3000);
  });
});
