import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';

/** Contacts as registrars printed them before 2013: lines without labels below a heading, at an unknown server. */
const read = (...blocks: readonly string[]) =>
  parse([
    {
      host: 'whois.registrar.example',
      body: `Domain Name: EXAMPLE.COM\n\n${blocks.join('\n\n')}\n\nRecord created on 2001-02-03.\nRecord expires on 2027-02-03.\n\nDomain servers in listed order:\n   NS1.EXAMPLE.COM   192.0.2.53\n   NS2.EXAMPLE.NET\n`,
    },
  ]);

const block = (heading: string, ...lines: readonly string[]): string =>
  [`${heading}:`, ...lines.map((line) => `   ${line}`)].join('\n');

describe('a city above the country', () => {
  it.each([
    ['Boise, ID 83704', 'US', { city: 'Boise', state: 'ID', zip: '83704' }],
    ['London, Greater London W1A 1AA', 'GB', { city: 'London', state: 'Greater London', zip: 'W1A 1AA' }],
    ['London,  W1A 1AA', 'United Kingdom', { city: 'London', state: null, zip: 'W1A 1AA' }],
    ['Madrid, Madrid 28001', 'Spain', { city: 'Madrid', state: 'Madrid', zip: '28001' }],
    ['Auckland, Auckland 1010', 'New Zealand', { city: 'Auckland', state: 'Auckland', zip: '1010' }],
    ['Toronto, Ontario M6K 3M1', 'Canada', { city: 'Toronto', state: 'Ontario', zip: 'M6K 3M1' }],
    ['Sao Paulo, SP 01310-100', 'Brazil', { city: 'Sao Paulo', state: 'SP', zip: '01310-100' }],
  ])('%s is split, %s', (town, country, place) => {
    const { registrant_contacts, nameservers, created_on, expires_on } = read(
      block('Registrant', 'Example Holdings, Inc.', '1 Example Road', town, country),
    );
    expect(registrant_contacts).toMatchObject([
      { name: 'Example Holdings, Inc.', address: '1 Example Road', ...place },
    ]);
    expect(nameservers.map(({ name }) => name)).toEqual(['ns1.example.com', 'ns2.example.net']);
    expect([created_on, expires_on]).toEqual(['2001-02-03T00:00:00+00:00', '2027-02-03T00:00:00+00:00']);
  });

  it.each([['Example House, Suite 1200'], ['Main Building, Block 1234'], ['Example Park, Sample Road 1234']])(
    '%s is not a city',
    (line) => {
      const { registrant_contacts } = read(
        block('Registrant', 'Example Holdings, Inc.', '1 Example Road', line, 'Spain'),
      );
      expect(registrant_contacts).toMatchObject([
        { address: `1 Example Road\n${line}`, city: null, zip: null },
      ]);
    },
  );
});

describe('a person with the surname first', () => {
  it('has the organization below if a numbered street follows', () => {
    const { admin_contacts } = read(
      block(
        'Administrative Contact',
        'Doe, Jane  jane@example.com',
        'Example Bakery',
        '12 Sample Rd.',
        'Boise, ID 83704',
        'US',
        '208-555-0123',
      ),
    );
    expect(admin_contacts).toMatchObject([
      {
        name: 'Doe, Jane',
        organization: 'Example Bakery',
        email: 'jane@example.com',
        address: '12 Sample Rd.',
        city: 'Boise',
        phone: '208-555-0123',
      },
    ]);
  });

  it('has no organization if the street follows immediately', () => {
    const { admin_contacts } = read(
      block(
        'Administrative Contact',
        'Doe, Jane  jane@example.com',
        '12 Sample Rd.',
        'Suite 3',
        'Boise, ID 83704',
        'US',
      ),
    );
    expect(admin_contacts).toMatchObject([
      { name: 'Doe, Jane', organization: null, address: '12 Sample Rd.\nSuite 3' },
    ]);
  });

  it('has a handle in parentheses', () => {
    const { technical_contacts } = read(
      block(
        'Technical Contact',
        'Hostmaster  (HO5678-ORG)  hostmaster@example.org',
        '9 Test Blvd',
        'Reston, VA 20190',
        'US',
      ),
    );
    expect(technical_contacts).toMatchObject([
      { id: 'HO5678-ORG', name: 'Hostmaster', email: 'hostmaster@example.org', city: 'Reston' },
    ]);
  });
});

describe('an organization', () => {
  it.each([['The University of Example'], ['Office of Information Technology'], ['Example Trust Ltd']])(
    'is %s, below a person',
    (organization) => {
      const { admin_contacts } = read(
        block('Administrative Contact', 'Jane Doe', organization, '1 Example Road', 'Boise, ID 83704', 'US'),
      );
      expect(admin_contacts).toMatchObject([{ name: 'Jane Doe', organization, address: '1 Example Road' }]);
    },
  );
});

describe('a block with several roles', () => {
  it('is the administrative contact and the billing contact', () => {
    const found = read(
      block(
        'Administrative Contact, Billing Contact',
        'Doe, Jane',
        '1 Example Road',
        'Boise, ID 83704',
        'US',
      ),
      block('Technical Contact, Zone Contact', 'Roe, Richard', '1 Example Road', 'Boise, ID 83704', 'US'),
    );
    expect(found.admin_contacts).toMatchObject([{ type: 2, name: 'Doe, Jane' }]);
    expect(found.billing_contacts).toMatchObject([{ type: 4, name: 'Doe, Jane' }]);
    expect(found.technical_contacts).toMatchObject([{ type: 3, name: 'Roe, Richard' }]);
  });
});

describe('a telephone number with an extension', () => {
  it('is kept with it, alone on its line or next to a fax number', () => {
    for (const host of ['whois.registrar.example', 'whois.tucows.com'])
      for (const line of ['+1.4165550123x1288', '+1.4165550123x1288    Fax: +1.4165550188']) {
        const body = `${block('Registrant', 'Example Networks Inc', '96 Sample Ave', 'Toronto, ON M6K 3M1', 'CA', line)}\n\nDomain name: EXAMPLE.COM\n`;
        const [registrant] = parse([{ host, body }]).registrant_contacts;
        expect(registrant?.phone).toBe('+1.4165550123x1288');
        expect(registrant?.fax).toBe(line.includes('Fax') ? '+1.4165550188' : null);
      }
  });
});

describe('the registration service provider', () => {
  it('is the reseller, whose email address is not a name', () => {
    const found = read(
      'Registration Service Provided By: Example Reseller\nContact: support@reseller.example',
    );
    expect(found.reseller).toEqual({
      name: 'Example Reseller',
      url: null,
      email: 'support@reseller.example',
      phone: null,
    });
  });
});

describe('a reseller with a telephone number as its contact', () => {
  it('has its name, its telephone number and its URL', () => {
    const found = read(
      'Registration Service Provided By: Example Reseller\nContact: +001.2025550123\nWebsite: http://www.reseller.example',
    );
    expect(found.reseller).toEqual({
      name: 'Example Reseller',
      url: 'http://www.reseller.example',
      email: null,
      phone: '+001.2025550123',
    });
  });
});

describe("a registrar's response without its host", () => {
  it('has its registrar, and one block with two roles', () => {
    const found = parse(
      `${block('Registrant', 'Example Bakery', '12 Sample Rd.', 'Boise, ID 83704', 'US')}\n\n   Registrar: EXAMPLE REGISTRAR\n   Domain Name: EXAMPLE.COM\n      Created on: 05-APR-00\n\n${block('Administrative, Technical Contact', 'Doe, Jane', '12 Sample Rd.', 'Boise, ID 83704', 'US')}\n`,
      { domain: 'example.com' },
    );
    expect(found.registrar?.name).toBe('EXAMPLE REGISTRAR');
    expect(found.technical_contacts).toMatchObject([{ name: 'Doe, Jane' }]);
  });
});

describe('lines below a registrar’s heading', () => {
  const below = (lines: string) =>
    parse(`Domain: example.com\nCreated: 2001-02-13\n\n${lines}\nNameserver: ns1.example.com\n`);

  it('are its name, its address, its URL, its email and its telephone number', () => {
    const { registrar } = below(`Registrar:
   Example Registrar B.V.
   Voorbeeldstraat 1
   1000AA Voorbeeld
   Netherlands
   https://www.registrar.example
   info@registrar.example
   +31.201234567
`);
    expect(registrar).toMatchObject({
      name: 'Example Registrar B.V.',
      address: 'Voorbeeldstraat 1\n1000AA Voorbeeld\nNetherlands',
      url: 'https://www.registrar.example',
      email: 'info@registrar.example',
      phone: '+31.201234567',
    });
  });

  it('are not an address if they are running text', () => {
    const { registrar } = below(
      'Registrar:\n   Example Registrar B.V.\n   This firm may be asked for changes of the domain\n',
    );
    expect(registrar).toMatchObject({ name: 'Example Registrar B.V.', address: null });
  });

  it('are ignored if they are about another company', () => {
    const { registrar } = below(
      'Registered through:\n   Example Names Ltd\n\nRegistrar:\n   Example Registrar B.V.\n   Voorbeeldstraat 1\n',
    );
    expect(registrar).toMatchObject({ name: 'Example Names Ltd', address: null });
  });
});
