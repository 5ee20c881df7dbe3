import { describe, expect, it } from 'vitest';
import { labelsOf, rows } from '../../src/parse/label-rows.js';
import { RegistryModule } from '../../src/parse/module.js';

describe('labels that mean the same', () => {
  it('share a row of a table', () => {
    expect(rows({ 'Domain Name | ドメイン名': 'domain', Status: 'status' })).toEqual({
      'Domain Name': 'domain',
      ドメイン名: 'domain',
      Status: 'status',
    });
  });

  it('can be given another meaning one by one by a module of the family', () => {
    const family = { 'Registrant | Owner': 'registrant' };
    expect(rows({ ...family, Owner: 'registrant.name' })).toEqual({
      Registrant: 'registrant',
      Owner: 'registrant.name',
    });
    expect(rows({ Owner: 'registrant' }, { 'Owner | Holder': 'registrant.name' })).toEqual({
      Owner: 'registrant.name',
      Holder: 'registrant.name',
    });
  });

  it('are wrapped as it comes where they are many', () => {
    expect(
      labelsOf(`DS Key Tag | Digest |
      Name (Last, First) |`),
    ).toEqual(['DS Key Tag', 'Digest', 'Name (Last, First)']);
    expect(labelsOf('')).toEqual([]);
  });

  it('are declared, each of them, in every table of a module', () => {
    const module = new RegistryModule('whois.example', {
      labels: { 'Paid till | Bezahlt bis': 'expires_on' },
      contact: { 'Ref | Zeichen': 'id' },
      prefixes: { 'Valid to | Valid up to': 'expires_on' },
      status: { 'live | alive': 'registered' },
      ignore: 'Keytag | Algorithm',
    });
    for (const label of ['Paid till', 'Bezahlt bis', 'Valid up to'])
      expect(module.labels.find('domain', label)).toMatchObject({ field: 'expires_on', declared: true });
    expect(module.labels.find('contact', 'Zeichen')).toMatchObject({ field: 'id', declared: true });
    expect(module.labels.find('domain', 'Algorithm')).toMatchObject({ field: '', declared: true });
    expect(module.prefixes.find('Valid up to 2030-01-01')).toBe('Valid up to');
    expect(module.statuses.read('alive')).toBe('registered');
  });
});
