import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIanaReferral } from '../../src/registry/index.js';
import { anyText } from '../support/any-text.js';

const answer = (...lines: string[]) => ['% IANA WHOIS server', '', ...lines, ''].join('\n');

describe('IANA’s response about a suffix', () => {
  it.each([
    [
      ['domain:       EXAMPLE', 'whois:        whois.nic.example', 'status:       ACTIVE'],
      'whois.nic.example',
    ],
    [['refer:        whois.nic.example', '', 'domain:       EXAMPLE'], 'whois.nic.example'],
    [['domain: EXAMPLE', 'whois: WHOIS.NIC.Example.'], 'whois.nic.example'],
    [['domain: EXAMPLE', 'status: ACTIVE'], null],
    [['domain: EXAMPLE', 'whois:', 'status: ACTIVE'], null],
    [['domain: EXAMPLE', 'whois: whois.nic.example', 'status: NOT ASSIGNED'], null],
    [['domain: EXAMPLE', 'status: ACTIVE', 'domain: OTHER', 'whois: whois.nic.other'], null],
    [['% This query returned 0 objects.', '% whois: whois.nic.example'], null],
    [['whois: https://whois.nic.example/'], null],
    [['whois: whois.nic.example:4343'], null],
    [['whois: whois.nic.example evil.example'], null],
    [['whois: 127.0.0.1'], null],
    [['whois: 2001:db8::1'], null],
    [['whois: localhost'], null],
    [['whois: whois.iana.org'], null],
    [['whois: -bad-.example'], null],
    [[''], null],
  ])('%j names %j', (lines, host) => {
    expect(readIanaReferral(answer(...lines))).toBe(host);
    expect(readIanaReferral(answer(...lines).replaceAll('\n', '\r\n'))).toBe(host);
  });

  it('gives a plain host name or nothing, for any text', { tags: 'slow' }, () => {
    const value = fc.oneof(fc.domain(), fc.ipV4(), fc.ipV6(), fc.webUrl(), anyText());
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('whois', 'refer', 'domain', 'status', ''), value)),
        (rows) => {
          const host = readIanaReferral(rows.map(([label, v]) => `${label}: ${v}`).join('\n'));
          if (host === null) return;
          expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
          expect(host).not.toMatch(/\.\d+$/);
          expect(host.length).toBeLessThanOrEqual(253);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
