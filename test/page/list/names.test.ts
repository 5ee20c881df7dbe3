import { describe, expect, it } from 'vitest';
import { namesIn, textOf } from '../../../src/page/list/names.js';

const names = (text: string) => namesIn(text).names;

describe('the names of a list', () => {
  it.each<[what: string, text: string]>([
    ['one on each line', 'example.com\nexample.org\n'],
    ['with Windows line ends, blanks and blank lines', '  example.com\r\n\r\n\texample.org \r\n'],
    ['with a byte order mark', '\ufeffexample.com\nexample.org'],
    ['with comments', '# ours\nexample.com # the first\nexample.org'],
    ['below a heading', 'Domain\nexample.com\nexample.org'],
    ['the first column of CSV', 'example.com,1\nexample.org,2\n'],
    [
      'the column with the heading "domain"',
      'id,Domain,since\r\n1,example.com,2001\r\n2,example.org,2002\r\n',
    ],
    ['separated by semicolons', 'id;Domain name\n1;example.com\n2;example.org'],
    ['separated by tabs', 'note\thost\nfirst\texample.com\nsecond\texample.org'],
    ['in quotes', '"domain","note"\n"example.com","a ""note"", with\na line"\n"example.org",""'],
    ['with rows that are too short', 'id,domain\n1,example.com\n2\n3,example.org'],
  ])('%s', (_what, text) => expect(names(text)).toEqual(['example.com', 'example.org']));

  it('include each name once, and the number of repeated ones', () => {
    expect(namesIn('b.example\na.example\nb.example\nb.example')).toEqual({
      names: ['b.example', 'a.example'],
      repeated: 2,
    });
  });

  it('include invalid names, which the service reports one by one', () => {
    expect(names('no name\nhttps://www.example.com/path#x')).toEqual([
      'no name',
      'https://www.example.com/path#x',
    ]);
  });

  it('are read from files in UTF-8 and UTF-16', () => {
    const file = (...bytes: number[]) => textOf(new Uint8Array(bytes).buffer);
    expect(file(0xc3, 0xa4, 0x2e, 0x64, 0x65)).toBe('ä.de');
    expect(file(0xff, 0xfe, 0xe4, 0, 0x2e, 0)).toBe('ä.');
    expect(file(0xfe, 0xff, 0, 0xe4, 0, 0x2e)).toBe('ä.');
  });

  it('are read in time linear in the text', { tags: 'slow' }, () => {
    for (const text of ['"'.repeat(1e6), `a,${'"",'.repeat(3e5)}`, ','.repeat(1e6), 'a\n'.repeat(5e5)])
      expect(names(text).length).toBeLessThan(3);
  });
});
