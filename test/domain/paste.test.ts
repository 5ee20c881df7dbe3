import { describe, expect, it } from 'vitest';
import { domainFrom } from '../../src/index.js';
import { isSuperlinear } from '../support/superlinear.js';

describe('pasted input', () => {
  it.each([
    ['example.com', 'example.com'],
    ['https://www.example.co.uk/path?x=1#y', 'example.co.uk'],
    ['https://jane:secret@example.com:8443/', 'example.com'],
    ['//example.com/x', 'example.com'],
    ['example.com/path', 'example.com'],
    ['example.com:443', 'example.com'],
    ['jane.doe@mail.example.com', 'example.com'],
    ['mailto:jane@example.com?subject=x', 'example.com'],
    ['Jane <jane@example.com>', 'example.com'],
    ['"example.com",', 'example.com'],
    ['*.example.com', 'example.com'],
    ['_dmarc.example.com', 'example.com'],
    ['_sip._tcp.example.com', 'example.com'],
    ['.example.com', 'example.com'],
    ['example.com.', 'example.com'],
    [' Bücher.Example.com ', 'example.com'],
    ['ftp://example。com', 'example.com'],
  ])('%s', (text, ascii) => {
    expect(domainFrom(text)).toMatchObject({ ascii, input: text });
  });

  it.each([
    ['192.0.2.1', /is an IP address, not a domain name/],
    ['http://192.0.2.1:80/', /IP address/],
    ['2001:db8::1', /is an IP address, not a domain name/],
    ['[2001:db8::1]', /IP address/],
    ['192.0.2.0/24', /IP address/],
    ['AS64500', /is an AS number, not a domain name/],
    ['', /empty/],
    ['https://', /./],
    ['two words.com', /blank/],
    ['x'.repeat(5000), /longer than/],
  ])('%s gets its own error message', (text, message) => {
    expect(() => domainFrom(text)).toThrow(message);
  });
});

it('pasted text is searched in linear time', () => {
  const found = (length: number) => () => {
    for (let times = 0; times < 20; times++)
      expect(() => domainFrom(`example.com${'('.repeat(length)}x`)).toThrow('com(((');
  };
  expect(isSuperlinear(found(1000), found(4000))).toBe(false);
});
