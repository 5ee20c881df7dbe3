import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const read = (...lines: string[]) =>
  parse([{ host: 'whois.unknown.example', body: lines.join('\n') }], { domain: 'example.com' });

describe('an ambiguous date', () => {
  it.each([
    ['Spanish', 'Fecha de creación: 04/05/2010', 'Fecha de vencimiento: 04/05/2027'],
    ['French', 'Date de création : 04/05/2010 10:11', "Date d'expiration : 04/05/2027 10:11"],
    ['French, in ASCII', 'Date de creation : 04/05/2010', "Date d'expiration : 04/05/2027"],
    ['Vietnamese', 'Ngày đăng ký: 04-05-2010', 'Ngày hết hạn: 04-05-2027'],
    ['Greek', 'Ημερομηνία Καταχώρησης: 04/05/2010', 'Ημερομηνία Λήξης: 04/05/2027'],
    ['Italian', 'Data creazione: 04/05/2010', 'Data di scadenza: 04/05/2027'],
  ])('has the day first if its label is %s', (_, created, expires) => {
    const { created_on, expires_on } = read('Domain Name: example.com', created, expires);
    expect([created_on?.slice(0, 10), expires_on?.slice(0, 10)]).toEqual(['2010-05-04', '2027-05-04']);
  });

  it('is read like any other date of the response, even after its time', () => {
    const { created_on } = read(
      'Domain Name: example.com',
      'Created: 10:11:12 04-05-2010',
      'Expires: 10:11:12 24-05-2027',
    );
    expect(created_on).toBe('2010-05-04T10:11:12+00:00');
  });

  it('is read like any other date of the response, and stays unread if none is unambiguous', () => {
    const shown = read('Domain Name: example.com', 'Created: 05/04/2010', 'Last renewed: 05/24/2026');
    expect(shown.created_on).toBe('2010-05-04T00:00:00+00:00');
    expect(read('Domain Name: example.com', 'Created: 05/04/2010').created_on).toBeNull();
  });
});

describe('an unknown layout', () => {
  it('may separate labels by periods with spaces between them', () => {
    expect(
      read(
        'Domain Name. . . . . . . . . . . . . example.com',
        'Registrar. . . . . . . . . . . . . . Example Registrar',
        'Creation Date. . . . . . . . . . . . 2010-05-04',
        'Technical contact. . . . . . . . . . Jane Example',
      ),
    ).toMatchObject({
      status: 'registered',
      registrar: { name: 'Example Registrar' },
      created_on: '2010-05-04T00:00:00+00:00',
      technical_contacts: [{ name: 'Jane Example' }],
    });
  });

  it('may separate labels by spaces, with a contact among them', () => {
    expect(
      read(
        'Domain Name    example.com',
        'Registrant     Jane Example',
        'Created        2010-05-04',
        'Expires        2027-05-04',
        'Nameserver     ns1.example.com',
      ),
    ).toMatchObject({
      registrant_contacts: [{ name: 'Jane Example' }],
      created_on: '2010-05-04T00:00:00+00:00',
      expires_on: '2027-05-04T00:00:00+00:00',
      nameservers: [{ name: 'ns1.example.com' }],
    });
  });

  it('may print more nameservers directly below the first, no deeper than its label', () => {
    const { nameservers } = read(
      'Domain: example.com',
      'Nameservers: ns1.example.com',
      'ns2.example.com',
      'ns3.example.com',
      'DNSSEC: unsigned',
    );
    expect(nameservers.map(({ name }) => name)).toEqual([
      'ns1.example.com',
      'ns2.example.com',
      'ns3.example.com',
    ]);
  });

  it('may print an email address after a handle', () => {
    expect(
      read('domain: example.com', 'admin-c: EX-123456 jane@example.com', 'created: 2010-05-04'),
    ).toMatchObject({ admin_contacts: [{ id: 'EX-123456', name: null, email: 'jane@example.com' }] });
  });

  it('may print the author before the time', () => {
    expect(
      read(
        'domain: example.com',
        'created: EX1-EXAMPLE 20100504101112',
        'changed: jane@example.com 20250302',
      ),
    ).toMatchObject({ created_on: '2010-05-04T10:11:12+00:00', updated_on: '2025-03-02T00:00:00+00:00' });
  });

  it.each(['Domännamn', 'Domain név', 'Emri i domenit'])('may call the name %s', (label) => {
    expect(read(`${label}: example.com`, 'Created: 2010-05-04').status).toBe('registered');
  });

  it('may be in Albanian, Bosnian or Greek', () => {
    const record = { status: 'registered', registrant_contacts: [{ name: 'Example Holder' }] };
    expect(
      read(
        'Emri i domain: example.com',
        'Mbajtesi: Example Holder',
        'Data e regjistrimit: 2010-05-04',
        'Emri i serverit 1: ns1.example.com',
      ),
    ).toMatchObject({
      ...record,
      created_on: '2010-05-04T00:00:00+00:00',
      nameservers: [{ name: 'ns1.example.com' }],
    });
    expect(
      read('Domena: example.com', 'Korisnik: Example Holder', 'Primarni DNS: ns1.example.com'),
    ).toMatchObject({ ...record, nameservers: [{ name: 'ns1.example.com' }] });
    expect(
      read('Όνομα Χώρου: example.com', 'Κάτοχος: Example Holder', 'Ημερομηνία Λήξης: 04/05/2027'),
    ).toMatchObject({ ...record, expires_on: '2027-05-04T00:00:00+00:00' });
  });

  it('may join the words of a label', () => {
    expect(
      read(
        'domainname=example.com',
        'registrarname=Example Registrar',
        'registrantname=Jane Example',
        'techemail=john@mail.example',
        'createddate=2010-05-04',
        'lastmodified=2024-03-28',
        'paidtill=2027-05-04',
      ),
    ).toMatchObject({
      registrar: { name: 'Example Registrar' },
      registrant_contacts: [{ name: 'Jane Example' }],
      technical_contacts: [{ email: 'john@mail.example' }],
      created_on: '2010-05-04T00:00:00+00:00',
      updated_on: '2024-03-28T00:00:00+00:00',
      expires_on: '2027-05-04T00:00:00+00:00',
    });
  });

  it('may mark objects like YAML tags', () => {
    expect(
      read(
        '# 2026-01-02',
        '--- !Domain ',
        'name: example.com',
        'created: "2010-05-04"',
        'name_servers: ',
        '- ns1.example.com',
      ),
    ).toMatchObject({
      status: 'registered',
      domain: 'example.com',
      nameservers: [{ name: 'ns1.example.com' }],
    });
  });

  it('has no domain in a column of running text', () => {
    expect(
      read('Domain   not found, or reserved', 'Domain name   Checks whether a name is free.').domain,
    ).toBe('example.com');
    expect(parse('Domain name   Checks whether a name is free.').domain).toBeNull();
  });

  it('is never a free name because its words are unknown', () => {
    const lines = ['Zzyzx: ns1.example.com', 'Qwerty: 2027-05-04', 'No match for example.com'];
    const { properties, warnings } = explain(lines.join('\n'), { domain: 'example.com' });
    expect(properties).toMatchObject({ status: 'unknown', available: null });
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'UNACCOUNTED', line: 1, message: expect.stringContaining('Zzyzx') }),
    );
    expect(read('Zzyzx: 2027-05-04', 'No match for example.com').available).toBe(null);
  });
});

describe('a line for every change', () => {
  it('gives the date of the latest change, in any order', () => {
    const lines = [
      'domain:      example.com',
      'nserver:     ns1.example.net',
      'changed:     hostmaster@registry.example 20040203',
      'changed:     hostmaster@registry.example 20240304',
      'changed:     hostmaster@registry.example 20150506',
    ];
    expect(read(...lines).updated_on).toBe('2024-03-04T00:00:00+00:00');
    const { values } = explain(lines.join('\n'), { domain: 'example.com' });
    expect(values.find(({ path }) => path === 'updated_on')?.lines).toEqual([4]);
  });
});
