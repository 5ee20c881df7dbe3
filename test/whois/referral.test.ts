import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRIVATE_ENDS } from '../../src/net/host.js';
import { isSpecialAddress } from '../../src/net/special-address.js';
import { findReferral, parseReferral } from '../../src/whois/referral.js';

const LABEL = 'Registrar WHOIS Server';

describe("finds the referral by the server's label", () => {
  it.each([
    ['indented', '   Domain Name: EXAMPLE.COM\n   Registrar WHOIS Server: whois.example.com\n'],
    ['aligned', 'Domain Name: example.com\nRegistrar WHOIS Server:       whois.example.com\n'],
    ['without a blank', 'Registrar WHOIS Server:whois.example.com'],
    ['in another case, with CRLF', 'registrar whois server: whois.example.com\r\n'],
  ])('%s', (_, text) => {
    expect(findReferral(text, LABEL)).toBe('whois.example.com');
  });

  it('an empty value is not a referral, and never takes the next line', () => {
    expect(
      findReferral('Registrar WHOIS Server:\nwhois.example.com\nRegistrar WHOIS Server: x.example', LABEL),
    ).toBeNull();
  });

  it('neither another label nor the label within a line is one', () => {
    expect(findReferral('WHOIS Server: whois.example.com\n', LABEL)).toBeNull();
    expect(findReferral('Note: Registrar WHOIS Server: whois.example.com\n', LABEL)).toBeNull();
  });

  it('only the first record counts', () => {
    const text =
      'Domain Name: A.EXAMPLE\nRegistrar: none\n\nDomain Name: B.EXAMPLE\nRegistrar WHOIS Server: whois.example.com\n';
    expect(findReferral(text, LABEL)).toBeNull();
  });

  it('a record of a nameserver has no referral', () => {
    const text = 'Server Name: EXAMPLE.COM.EXAMPLE.ORG\nRegistrar WHOIS Server: whois.example.com\n';
    expect(findReferral(text, LABEL)).toBeNull();
  });
});

describe('a referral is a host and an optional port', () => {
  it.each([
    ['whois.example.com', 'whois.example.com', null],
    ['  Whois.Example.COM.  ', 'whois.example.com', null],
    ['whois.example.com:4343', 'whois.example.com', 4343],
    ['whois.example.com.:43', 'whois.example.com', 43],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', null],
    ['8.8.8.8', '8.8.8.8', null],
    ['8.8.8.8:4343', '8.8.8.8', 4343],
    ['2606:4700:4700::1111', '2606:4700:4700::1111', null],
    ['[2606:4700:4700::1111]:4343', '2606:4700:4700::1111', 4343],
    ['who.godaddy.com/', 'whois.godaddy.com', null],
    ['www.gandi.net/whois', 'whois.gandi.net', null],
  ])('%s', (value, host, port) => {
    expect(parseReferral(value)).toEqual({ host, port });
  });
});

describe('a referral is rejected', () => {
  it.each([
    ['https://whois.example.com', 'it is a URL, not a host name'],
    ['rwhois://rwhois.example.com:4321/', 'it is a URL, not a host name'],
    ['whois.example.com:whois', 'invalid port'],
    ['whois.example.com:25', 'port 25 is not a port for WHOIS'],
    ['10.0.0.1', 'it is not a public address'],
    ['whois.corp', 'it is a name in a private network'],
  ])('%s: %s', (value, refused) => {
    expect(parseReferral(value)).toEqual({ refused });
  });

  it.each([
    'https://www.example.com/whois',
    'http://whois.example.com/',
    'whois://whois.example.com',
    'whois.example.com/whois',
    'whois.example.com?x',
    'user@whois.example.com',
    'whois.example.com whois.example.org',
    'whois.example.com\twhois.example.org',
    'whois.example.com\r\nQUIT',
    'whois.example.com:',
    'whois.example.com:0',
    'whois.example.com:043',
    'whois.example.com:65536',
    // Mail, the web, a database, SSH: no WHOIS server listens there, but a query sent there may have an effect.
    'whois.example.com:22',
    'whois.example.com:25',
    'whois.example.com:80',
    'whois.example.com:443',
    'whois.example.com:6379',
    'whois.verisign-grs.com:8043',
    '8.8.8.8:25',
    '[2606:4700:4700::1111]:25',
    'whois.example.com:43x',
    'whois.example.com:-43',
    'whois.example.com:43:43',
    'whois.bücher.example',
    'whois_1.example.com',
    '-whois.example.com',
    'whois..example.com',
    '.whois.example.com',
    'not defined',
    'None',
    '@ Example',
    '',
    '.',
    ':43',
    'localhost',
    'localhost:43',
    'whois.localhost',
    'printer.local',
    'db.internal',
    'www.example.com',
    'whois.iana.org',
    '127.0.0.1',
    '127.0.0.1:43',
    '127.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f.0.0.1',
    '0x7f000001',
    '0177.0.0.1',
    '10.0.0.1',
    '192.168.0.1:8080',
    '169.254.169.254',
    '::1',
    '[::1]:43',
    '[fe80::1%25eth0]',
    '[::ffff:127.0.0.1]',
    '[whois.example.com]',
    '[8.8.8.8]',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(150)}example`,
  ])('%j', (value) => {
    expect(parseReferral(value)).toEqual({ refused: expect.any(String) });
  });
});

/** Pieces that referrals and attacks are made of. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'whois',
        'example',
        'com',
        'localhost',
        '.',
        ':',
        '/',
        '//',
        '@',
        '[',
        ']',
        '%',
        '43',
        '127',
        '0x7f',
        ' ',
        '\r\n',
        '\0',
        'www',
        '。',
      ),
      fc.ipV4(),
      fc.ipV6(),
      fc.string(),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

describe('any text', () => {
  it('gives a referral to a public address or host name with a WHOIS port or none, or no referral', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.ipV4(), fc.ipV6(), fc.domain(), fc.webUrl()), (value) => {
        const referral = parseReferral(value);
        if ('refused' in referral) return;
        const { host, port } = referral;
        if (isIP(host) === 0) {
          expect(host).toMatch(/^[a-z0-9.-]{3,253}$/);
          expect(host).toMatch(/\.[a-z][a-z0-9-]*$/);
          expect(PRIVATE_ENDS).not.toContain(host.split('.').at(-1));
        } else expect(isSpecialAddress(host)).toBe(false);
        expect([null, 43, 4343]).toContain(port);
      }),
      { numRuns: 2000 },
    );
  });

  it('with a special address is rejected, with and without a port', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        fc.pre(isSpecialAddress(address));
        expect(parseReferral(address)).toHaveProperty('refused');
        expect(parseReferral(`${address}:43`)).toHaveProperty('refused');
        expect(parseReferral(`[${address}]:43`)).toHaveProperty('refused');
      }),
    );
  });

  it('has its referral within one line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.constantFrom(`${LABEL}:`, 'Domain Name:', '\n', ' ', 'whois.example.com'), fc.string()),
        ),
        (pieces) => {
          const found = findReferral(pieces.join(''), LABEL);
          if (found !== null) {
            expect(found).not.toMatch(/^\s|\n|\s$|^$/);
            expect(pieces.join('')).toContain(found);
          }
        },
      ),
    );
  });
});
