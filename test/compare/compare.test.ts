import { describe, expect, it } from 'vitest';
import { compare } from '../../src/compare/compare.js';
import { isSame } from '../../src/compare/same.js';

const NAME = 'shop.example';
const rdap = (...lines: string[]) => ({
  host: 'rdap.nic.example',
  body: ['% RDAP answer of rdap.nic.example', `Domain Name: ${NAME}`, ...lines, ''].join('\n'),
});
const whois = (...lines: string[]) => ({
  host: 'whois.nic.example',
  body: [`Domain Name: ${NAME}`, ...lines, ''].join('\n'),
});
const conflicts = (a: string[], b: string[]) =>
  compare([rdap(...a), whois(...b)], { domain: NAME }).conflicts.map(({ path }) => path);

describe('the differences of two responses', () => {
  it.each([
    ['time', '2001-02-03T04:05:06+00:00', '2001-02-03T05:05:06+01:00'],
    ['time', '2001-02-03T04:05:06+00:00', '2001-02-03T00:00:00+02:00'],
    ['text', 'Example Registrar, Inc.', 'EXAMPLE  REGISTRAR, INC.'],
    ['text', 'REDACTED FOR PRIVACY', 'Example Holder'],
    ['url', 'https://registrar.example/', 'http://registrar.example'],
    ['phone', '+1.5550100', 'tel:+1-555-0100'],
    ['addresses', ['2001:DB8:0:0::1', '192.0.2.1'], ['192.0.2.1', '2001:db8::1']],
    ['statuses', ['active', 'client hold'], ['clientHold', 'ok']],
    ['set', ['ns1.example.net', 'ns2.example.net'], ['NS2.EXAMPLE.NET.', 'ns1.example.net']],
  ] as const)('ignore spelling: %s', (kind, a, b) => {
    expect(isSame(kind, a, b)).toBe(true);
    expect(isSame(kind, b, a)).toBe(true);
  });

  it.each([
    ['time', '2001-02-03T04:05:06+00:00', '2001-02-03T04:05:07+00:00'],
    ['time', '2001-02-03T04:05:06+00:00', '2001-02-04T00:00:00+00:00'],
    ['text', 'Example Registrar', 'Another Registrar'],
    ['phone', '+1.5550100', '+1.5550101'],
    ['statuses', ['ok'], ['clientHold']],
    ['set', ['ns1.example.net'], ['ns1.example.net', 'ns2.example.net']],
  ] as const)('include other values: %s', (kind, a, b) => {
    expect(isSame(kind, a, b)).toBe(false);
  });

  it('are listed by path', () => {
    expect(
      conflicts(
        ['Registrar: Example One', 'Registrant Name: Holder A', 'Name Server: ns1.shop.example 192.0.2.1'],
        ['Registrar: Example Two', 'Registrant Name: Holder B', 'Name Server: ns1.shop.example 192.0.2.2'],
      ),
    ).toEqual(['registrar.name', 'registrant_contacts.0.name', 'nameservers.0.addresses']);
  });

  it('exclude missing and hidden values', () => {
    expect(conflicts(['Registrar: Example One'], [])).toEqual([]);
    expect(conflicts(['Registrant Name: REDACTED FOR PRIVACY'], ['Registrant Name: Holder B'])).toEqual([]);
  });

  it('are none for one response, none, or an empty one', () => {
    expect(compare([])).toEqual({ answers: [], values: [], conflicts: [] });
    const one = compare([{ host: 'rdap.nic.example', body: '' }, whois('Registrar: Example One')]);
    expect(one.answers.map(({ protocol }) => protocol)).toEqual(['whois']);
    expect(one.conflicts).toEqual([]);
    expect(one.values).toContainEqual({ path: 'registrar.name', values: ['Example One'], conflict: false });
  });
});
