import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WhoisError } from '../../src/errors.js';
import { encodeQuery, serverFor } from '../../src/registry/index.js';
import { anyText } from '../support/any-text.js';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the query', () => {
  it.each([
    ['whois.registrar.example', 'example.com', 'example.com\r\n'],
    ['whois.verisign-grs.com', 'example.com', 'domain example.com\r\n'],
    ['whois.denic.de', 'xn--bcher-kva.de', '-T dn,ace xn--bcher-kva.de\r\n'],
    ['whois.jprs.jp', 'example.jp', 'example.jp/e\r\n'],
    ['whois.punktum.dk', 'example.dk', '--charset=utf-8 --show-handles example.dk\r\n'],
  ])('%s is queried for %s in its own syntax', async (host, domain, question) => {
    expect(text(encodeQuery(serverFor(host), domain))).toBe(question);
  });

  it('is in Unicode if a server wants it, in its charset', async () => {
    const server = { ...serverFor('whois.example.net'), query: '{unicode}\r\n', encoding: 'iso-8859-1' };
    expect([...encodeQuery(server, 'xn--fa-hia.example')]).toEqual([
      ...Buffer.from('faß.example\r\n', 'latin1'),
    ]);
  });

  it('is rejected if the charset lacks a letter, never sent with question marks', async () => {
    const server = { ...serverFor('whois.example.net'), query: '{unicode}\r\n', encoding: 'iso-8859-1' };
    expect(() => encodeQuery(server, 'xn--r8jz45g.example')).toThrow(/cannot be encoded in iso-8859-1/);
    expect(() => encodeQuery({ ...server, encoding: 'ascii' }, 'xn--r8jz45g.example')).toThrow(
      /cannot be encoded in ascii/,
    );
  });

  it('is one line for any name', { tags: 'slow' }, async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), fc.constantFrom('{domain}\r\n', '{unicode}\r\n'), async (name, query) => {
        const server = { ...serverFor('whois.example.net'), query, encoding: 'utf-8' };
        let line: string;
        try {
          line = text(encodeQuery(server, name));
        } catch (error) {
          expect(error).toBeInstanceOf(WhoisError);
          expect((error as WhoisError).code).toBe('INVALID_DOMAIN');
          return;
        }
        expect(line.endsWith('\r\n')).toBe(true);
        expect(line.slice(0, -2)).not.toMatch(/[\r\n\0 ]/);
      }),
      { numRuns: 3000 },
    );
  });

  it.each(['', 'example.com\r\nhelp', 'example.com\n', '-T dn example.com', 'exam\0ple.com'])(
    '%j is rejected',
    (name) => {
      expect(() => encodeQuery(serverFor('whois.example.net'), name)).toThrow(WhoisError);
    },
  );
});
