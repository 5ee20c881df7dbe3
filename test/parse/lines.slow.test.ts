import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';
import { BLANK, COMMENT, LABELLED, RULER, scan, TEXT } from '../../src/parse/text/lines.js';
import { FIXTURES } from '../support/fixtures.js';

const only = (text: string) => {
  const [line, ...more] = scan(text);
  expect(more).toEqual([]);
  if (line === undefined) throw new Error('a text has at least one line');
  return line;
};

const split = (text: string) => {
  const { kind, label, value } = only(text);
  return kind === LABELLED ? [label, value] : null;
};

describe('a label ends at its separator', () => {
  it.each([
    ['Domain Name: EXAMPLE.COM', 'Domain Name', 'EXAMPLE.COM'],
    ['domain:example.ru', 'domain', 'example.ru'],
    ['   Registrar:   Example Registrar, Inc.  ', 'Registrar', 'Example Registrar, Inc.'],
    ['Registrant:', 'Registrant', ''],
    ['Created\t:\t2011-03-30', 'Created', '2011-03-30'],
    ['Domain Name..........: example.fi', 'Domain Name', 'example.fi'],
    ['phone________: +44.1632960123', 'phone', '+44.1632960123'],
    ['Updated: 2011-03-30 19:36:27', 'Updated', '2011-03-30 19:36:27'],
    ['Referral URL: http://www.example.com/', 'Referral URL', 'http://www.example.com/'],
    ['Address: 2001:db8::1', 'Address', '2001:db8::1'],
    ['[Domain Name]                 EXAMPLE.JP', 'Domain Name', 'EXAMPLE.JP'],
    ['a. [Domain Name]              EXAMPLE.JP', 'Domain Name', 'EXAMPLE.JP'],
    ['[Tech-C]', 'Tech-C', ''],
    ['** Registrant:', 'Registrant', ''],
    ['域名：example.cn', '域名', 'example.cn'],
  ])('%s', (text, label, value) => {
    expect(split(text)).toEqual([label, value]);
  });
});

describe('a colon within a value is not a separator', () => {
  it.each([
    'http://www.example.com/',
    '2001:db8::1',
    'ns1.example.com 2001:db8::1',
    '19:36:27',
    'queried at 19:36:27',
    'std::string',
    `${'a sentence goes on and on '.repeat(8)}: and here`,
  ])('%s', (text) => {
    expect(split(text)).toBeNull();
    expect(only(text).value).toBe(text);
  });
});

describe('brackets', () => {
  it('with spaces in them mark a heading, but not a notice', () => {
    expect(scan('[ Technical Contact ]')[0]).toMatchObject({ kind: LABELLED, label: 'Technical Contact' });
    expect(scan('[ Data of this server is for information only.      ]')[0]?.kind).toBe(TEXT);
  });
});

describe('lines without a label', () => {
  it.each([
    ['% comment: not a label', COMMENT],
    ['# comment', COMMENT],
    ['; comment', COMMENT],
    ['>>> Last update: today <<<', RULER],
    ['-----', RULER],
    ['=====', RULER],
    ['- one: two', LABELLED],
    ['plain words', TEXT],
    [' \t ', BLANK],
    ['', BLANK],
  ])('%j', (text, kind) => {
    expect(only(text).kind).toBe(kind);
  });
});

describe('line endings and spaces', () => {
  it.each([
    ['one return', '\r\n'],
    ['two', '\r\r\n'],
    ['five', '\r\r\r\r\r\n'],
  ])('reads every fixture the same, whether its lines end in %s or nothing', (_, end) => {
    for (const { id, host, domain, body } of FIXTURES) {
      // Each byte as a character of its own, so that no charset matters.
      const lines = Buffer.from(body).toString('latin1').split(/\r?\n/);
      const [plain, other] = ['\n', end].map((each) => Buffer.from(lines.join(each), 'latin1'));
      const read = (bytes = Buffer.alloc(0)) => explain([{ host, body: bytes }], { domain });
      expect(read(other), id).toEqual(read(plain));
    }
  });

  it('takes CRLF for one line ending, and leaves no carriage return in a value', () => {
    expect(scan('a: 1\r\nb: 2\r\n\r\n').map(({ label, value }) => [label, value])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['', ''],
      ['', ''],
    ]);
  });

  it('expands a tab to the next multiple of eight', () => {
    expect(scan('\ta\n   \tb\n        c\n  d').map(({ indent }) => indent)).toEqual([8, 8, 8, 2]);
  });

  it('trims the spaces of other scripts', () => {
    expect(split('名前:\u3000例\u00a0')).toEqual(['名前', '例']);
  });
});

it('any text is split into its lines, each trimmed, at the right positions', () => {
  const text = fc.array(fc.constantFrom(...'a1.:[]%- \t\n：é/'.split(''), ' : ', '2001:db8::1'), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.join('');
      const raw = whole.split('\n');
      const lines = scan(whole);
      expect(lines.map(({ number }) => number)).toEqual(raw.map((_, number) => number));
      for (const { number, start, end, label, value } of lines) {
        expect(whole.slice(start, end)).toBe(raw[number]?.trim());
        expect(raw[number]).toContain(label);
        expect(raw[number]).toContain(value);
        expect(value.trim()).toBe(value);
      }
    }),
  );
});

describe('Unicode spaces', () => {
  it.each([0x1680, 0x2000, 0x2007, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])(
    'are neither a value nor part of one: U+%s',
    (code) => {
      const blank = String.fromCodePoint(code);
      expect(parse(`Domain: example.com\nRegistrar: ${blank}\n`).registrar).toBeNull();
      const { registrar } = parse(`Domain: example.com\nRegistrar:${blank}Example${blank}Inc${blank}\n`);
      expect(registrar?.name?.trim()).toBe(registrar?.name);
      expect(registrar?.name).toMatch(/^Example/);
    },
  );
});
