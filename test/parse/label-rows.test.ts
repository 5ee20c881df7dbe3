import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/parse/read/draft.js';
import { extend } from '../../src/parse/read/extend.js';
import { labelsOf, rows } from '../../src/parse/read/label-rows.js';
import { RegistryModule, type RegistrySpec } from '../../src/parse/read/module.js';
import { forRoles, targets } from '../../src/parse/read/named-labels.js';
import { REGISTRIES } from '../../src/parse/registries/index.js';

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

describe('labels that say what they are', () => {
  it('need no target in the record', () => {
    const table = { 'Domain Name | Billing Contact | Expiry Date | Registrant': 'as named' } as const;
    expect(targets('labels', table)).toEqual({
      'Domain Name': 'domain',
      'Billing Contact': 'other',
      'Expiry Date': 'expires_on',
      Registrant: 'registrant',
    });
  });

  it('need none in the section of a contact or of the registrar', () => {
    const table = { Ref: 'id', 'Name | Post Code | E-mail | FaxNumber': 'as named' } as const;
    expect(targets('contact', table)).toEqual({
      Ref: 'id',
      Name: 'name',
      'Post Code': 'zip',
      'E-mail': 'email',
      FaxNumber: 'fax',
    });
    expect(targets('registrar', { 'Name | Website': 'as named' })).toEqual({ Name: 'name', Website: 'url' });
    expect(() => targets('contact', { 'Name | Ref': 'as named' })).toThrow('"Ref" does not say what it is');
  });

  it('may carry the role of a contact', () => {
    const roles = { 'Owner * | Holder *': 'registrant', 'Billing *': '-' } as const;
    expect(forRoles(roles, { 'Name | Person': 'name', Type: '-' })).toEqual({
      'Owner Name': 'registrant.name',
      'Owner Person': 'registrant.name',
      'Owner Type': '-',
      'Holder Name': 'registrant.name',
      'Holder Person': 'registrant.name',
      'Holder Type': '-',
      'Billing Name': '-',
      'Billing Person': '-',
      'Billing Type': '-',
    });
  });
});

describe('what a registry declares beside its family', () => {
  const family: RegistrySpec = {
    says: { available: 'not found', throttled: 'slow down' },
    labels: { 'Holder | Owner': 'registrant', Status: 'status' },
    ignore: 'Note | Expiry',
    finish: (draft) => draft.statuses.push('family'),
  };
  const own: RegistrySpec = {
    says: { available: 'no such name' },
    labels: { Owner: 'registrant.name', Expiry: 'expires_on' },
    ignore: 'Remark',
    finish: (draft) => draft.statuses.push('own'),
  };
  const both = extend(family, own);

  it('is joined with it', () => {
    expect(both.says).toEqual([own.says, family.says]);
    const draft = new Draft();
    both.finish?.(draft, []);
    expect(draft.statuses).toEqual(['family', 'own']);
  });

  it('counts where they differ', () => {
    expect(both.labels).toEqual({
      Holder: 'registrant',
      Owner: 'registrant.name',
      Status: 'status',
      Expiry: 'expires_on',
    });
    expect(labelsOf(both.ignore ?? '')).toEqual(['Note', 'Remark']);
  });
});

it.each(Object.entries(REGISTRIES))('every label that %s declares has a meaning', (host, { spec }) => {
  expect(() => new RegistryModule(host, spec())).not.toThrow();
});
