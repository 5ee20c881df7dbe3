import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/parse/index.js';

/** A record at an unlisted registrar, with one contact in lines. */
const record = (heading: string, ...block: string[]): string =>
  [
    'Domain Name: EXAMPLE.COM',
    'Created on: 2001-02-03',
    '',
    `${heading}`,
    ...block.map((line) => `   ${line}`),
    '',
    'Domain servers in listed order:',
    '   NS1.EXAMPLE.NET',
    '',
  ].join('\n');

const registrant = (...block: string[]) => parse(record('Registrant:', ...block)).registrant_contacts[0];

describe('an unlabeled contact at an unknown registrar', () => {
  it('has its organization if one of two lines is clearly a company', () => {
    const two = { name: 'Jane Doe', organization: 'Example Holdings Ltd', address: '1 Example Street' };
    expect(registrant('Example Holdings Ltd', 'Jane Doe', '1 Example Street', 'US')).toMatchObject(two);
    expect(registrant('Jane Doe', 'Example Holdings Ltd', '1 Example Street', 'US')).toMatchObject(two);
    expect(registrant('Jane Doe (jane@example.net)', 'Example, Inc.', '1 Example Street')).toMatchObject({
      name: 'Jane Doe',
      organization: 'Example, Inc.',
      email: 'jane@example.net',
    });
  });

  it('has a person next to the email address, and the line above as its organization', () => {
    expect(
      registrant('Example Widgets', 'Domain Admin   (admin@example.net)', '1 Example Street', 'US'),
    ).toMatchObject({
      name: 'Domain Admin',
      organization: 'Example Widgets',
      email: 'admin@example.net',
      address: '1 Example Street',
    });
  });

  it('has email, telephone and fax on one line', () => {
    expect(
      registrant('Jane Doe', '1 Example Street', 'US', 'jane@example.net +1.2025550123 Fax: +1.2025550124'),
    ).toMatchObject({ email: 'jane@example.net', phone: '+1.2025550123', fax: '+1.2025550124' });
  });

  it('has telephone and fax numbers, however the line separates them', () => {
    for (const [line, phone, fax] of [
      ['+60.355500123 (FAX) +60.355500124', '+60.355500123', '+60.355500124'],
      ['1-202-555-0123  fax: 1-202-555-0124', '1-202-555-0123', '1-202-555-0124'],
    ] as const)
      expect(registrant('Jane Doe', '1 Example Street', 'US', line)).toMatchObject({ phone, fax });
  });

  it('has a name, an email address and a telephone number on one line', () => {
    expect(registrant('Jane Doe jane@example.net +1.2025550123', '1 Example Street', 'US')).toMatchObject({
      name: 'Jane Doe',
      email: 'jane@example.net',
      phone: '+1.2025550123',
    });
  });

  it('has its id after the name', () => {
    expect(registrant('Example Holdings (EXAMPLE-DOM)', '1 Example Street', 'US')).toMatchObject({
      name: 'Example Holdings',
      id: 'EXAMPLE-DOM',
    });
  });

  it('has the province of an Italian city', () => {
    expect(registrant('Esempio S.r.l.', 'Via Esempio 1', '00172 Roma (RM)', 'IT')).toMatchObject({
      zip: '00172',
      city: 'Roma',
      state: 'RM',
    });
  });

  it.each([
    [['Mumbai', 'Maharashtra,400001', 'IN'], 'Mumbai', 'Maharashtra', '400001'],
    [['Brisbane QLD 4000', 'AU'], 'Brisbane', 'QLD', '4000'],
    [['Tel Aviv, 61000', 'IL'], 'Tel Aviv', null, '61000'],
    [['Wellington 6011', 'New Zealand'], 'Wellington', null, '6011'],
  ])('has its city, by the form of the line: %j', (place, city, state, zip) => {
    expect(registrant('Jane Doe', '1 Example Road', ...place)).toMatchObject({
      address: '1 Example Road',
      city,
      state,
      zip,
    });
  });

  it.each([
    ['PO Box 12345', 'AE'],
    ['Beispielstrasse 1234', 'DE'],
    ['Suite 1200', 'US'],
  ])('has no city if the number is something else: %s', (line, country) => {
    expect(registrant('Jane Doe', 'Example House', line, country)).toMatchObject({ city: null, zip: null });
  });

  it('has a telephone number after a dash', () => {
    expect(registrant('Jane Doe', '1 Example Road', 'US', 'Phone- 202-555-0123', 'Fax-')).toMatchObject({
      phone: '202-555-0123',
      fax: null,
    });
  });

  it('has the city of a French company with CEDEX mail', () => {
    expect(registrant('Exemple SARL', '1 rue Exemple', '59053, Roubaix Cedex 1', 'FR')).toMatchObject({
      city: 'Roubaix Cedex 1',
      zip: '59053',
    });
  });

  it('has only a name if nothing else is recognized', () => {
    expect(registrant('Example Widgets', 'Main Building', '1 Example Street')).toMatchObject({
      name: 'Example Widgets',
      organization: null,
      address: 'Main Building\n1 Example Street',
    });
    expect(registrant('Example Holdings Ltd', '1 Example Street', 'US')).toMatchObject({
      name: 'Example Holdings Ltd',
      organization: null,
    });
  });

  it('has city, state and postal code, in the formats of North America', () => {
    for (const [line, city, state, zip] of [
      ['Exampleton, CA 90001', 'Exampleton', 'CA', '90001'],
      ['Exampleton CA 90001-0001', 'Exampleton', 'CA', '90001-0001'],
      ['New Exampleton, North Carolina 28226', 'New Exampleton', 'North Carolina', '28226'],
      ['Exampleton, British Columbia V6B 1A1', 'Exampleton', 'British Columbia', 'V6B 1A1'],
      ['Exampleton, ON M5V 1A1', 'Exampleton', 'ON', 'M5V 1A1'],
    ] as const)
      expect(registrant('Jane Doe', '1 Example Street', line, 'United States'), line).toMatchObject({
        address: '1 Example Street',
        city,
        state,
        zip,
        country: 'United States',
      });
  });

  it('has city and postal code in European formats, if the country is known', () => {
    for (const [line, zip, city] of [
      ['10115 Berlin', '10115', 'Berlin'],
      ['D-10115 Berlin', 'D-10115', 'Berlin'],
      ['1012AB Amsterdam', '1012AB', 'Amsterdam'],
      ['00-001 Warszawa', '00-001', 'Warszawa'],
      ['110 00 Praha', '110 00', 'Praha'],
      ['1000-001 Lisboa', '1000-001', 'Lisboa'],
    ] as const)
      expect(registrant('Jane Doe', 'Examplestraat 1', line, 'Netherlands'), line).toMatchObject({
        address: 'Examplestraat 1',
        zip,
        city,
      });
    expect(registrant('Jane Doe', '1600 Example Parkway', 'US')).toMatchObject({
      address: '1600 Example Parkway',
      city: null,
      zip: null,
    });
    expect(registrant('Jane Doe', '1600 Example Parkway')).toMatchObject({ city: null, zip: null });
  });

  it("has its country, even in the country's own language", () => {
    for (const country of [
      'Germany',
      'Deutschland',
      'España',
      'Česká republika',
      'Polska',
      'Россия',
      'Wales',
    ])
      expect(registrant('Jane Doe', 'Examplestraat 1', country), country).toMatchObject({
        address: 'Examplestraat 1',
        country,
      });
  });

  it('has telephone and fax, alone on a line, next to each other or next to the email address', () => {
    for (const lines of [
      ['+1.2025550123', 'Fax: +1.2025550124', 'jane@example.net'],
      ['jane@example.net', '+1.2025550123    Fax: +1.2025550124'],
      ['jane@example.net +1.2025550123 Fax: +1.2025550124'],
      ['(202) 555-0123', '(202) 555-0124 [fax]', 'jane@example.net'],
      ['Jane Doe  jane@example.net', '202-555-0123      Fax -- 202-555-0124'],
    ]) {
      const contact = registrant('Jane Doe', '1 Example Street', ...lines);
      expect(contact?.email, lines.join('|')).toBe('jane@example.net');
      expect(contact?.phone?.replace(/\D/gu, '').slice(-10), lines.join('|')).toBe('2025550123');
      expect(contact?.fax?.replace(/\D/gu, '').slice(-10), lines.join('|')).toBe('2025550124');
    }
  });

  it('has the handle after its name or its heading', () => {
    expect(registrant('Jane Doe (JD1234)', '1 Example Street')).toMatchObject({
      id: 'JD1234',
      name: 'Jane Doe',
    });
    expect(parse(record('Registrant Info: (EXAM-12345678)', 'Jane Doe')).registrant_contacts).toMatchObject([
      { id: 'EXAM-12345678', name: 'Jane Doe' },
    ]);
    expect(parse(record('Registrant [1234567]:', 'Jane Doe')).registrant_contacts).toMatchObject([
      { name: 'Jane Doe' },
    ]);
  });

  it('is administrative and technical contact if one heading says both', () => {
    for (const heading of [
      'Administrative Contact, Technical Contact:',
      'Administrative, Technical Contact:',
      'Administrative Contact, Technical Contact, Zone Contact:',
      'Administrative and Technical Contact',
      'Admin/Tech Contact:',
    ]) {
      const found = parse(record(heading, 'Jane Doe', 'jane@example.net'));
      expect(found.admin_contacts, heading).toMatchObject([{ type: 2, name: 'Jane Doe' }]);
      expect(found.technical_contacts, heading).toMatchObject([{ type: 3, name: 'Jane Doe' }]);
    }
  });
});
