import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

describe('a registrar below the registrant, at the same indentation', () => {
  it('is the registrar, not a field of the registrant', () => {
    const found = parse(
      'Domain Name: example.com\nCreation Date: 2020-01-02\nRegistrant: Example Holdings Ltd\nRegistrar: Example Registrar, Inc.\nName servers:\n  ns1.example.net\n',
    );
    expect(found.registrar?.name).toBe('Example Registrar, Inc.');
    expect(found.registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd' }]);
  });
});

describe('a name printed in several fields', () => {
  it.each([
    ['owner-firstname: Jane\nowner-lastname: Example', 'Jane Example'],
    ['owner-lname: Example\nowner-fname: Jane', 'Jane Example'],
    ['Registrant Name: Jane Example\nRegistrant Last Name: Example', 'Jane Example'],
  ])('%j is one name', (lines, name) => {
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\n${lines}\n`);
    expect(found.registrant_contacts).toMatchObject([{ name }]);
  });
});

describe('a section with an unknown heading', () => {
  it('has no field of the registrant', () => {
    const found = parse(
      'Domain: example.com\nCreated: 2020-01-02\n\nSales Desk:\n  Organization: Example Sales Ltd\n  Email: sales@example.net\n\nOrganization: Example Holdings Ltd\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ organization: 'Example Holdings Ltd', email: null }]);
  });
});

describe('contacts that print their role as a field', () => {
  it('have that role only', () => {
    const found = parse(
      [
        'Domain: example.com',
        'Created: 2001-02-13',
        '',
        'Contact Type: Registrant',
        'Name: John Doe',
        'Organization: Example Holdings Ltd',
        '',
        'Contact Type: Billing',
        'Name: Bill Doe',
        'Organization: Example Finance Ltd',
        '',
        'Contact Type: Administrative',
        'Name: Jane Doe',
        'Email: jane@example.com',
      ].join('\n'),
    );
    expect(found).toMatchObject({
      registrant_contacts: [{ name: 'John Doe', organization: 'Example Holdings Ltd' }],
      admin_contacts: [{ name: 'Jane Doe', email: 'jane@example.com' }],
      technical_contacts: [],
    });
    expect(found.registrant_contacts).toHaveLength(1);
  });
});

describe('contacts in numbered blocks', () => {
  it('have the role that a field of theirs names', () => {
    const found = parse(
      [
        'Domain: example.com',
        'Created: 2001-02-13',
        'Contact 1:',
        '  Role: Registrant',
        '  Name: John Doe',
        '  Email: john@example.com',
        'Contact 2:',
        '  Role: Admin',
        '  Name: Jane Doe',
      ].join('\n'),
    );
    expect(found).toMatchObject({
      registrant_contacts: [{ name: 'John Doe', email: 'john@example.com' }],
      admin_contacts: [{ name: 'Jane Doe' }],
    });
  });
});

describe('a person without a mailbox in the parentheses after the name', () => {
  it('is still a person, below the organization', () => {
    const found = parse(
      [
        'Domain name: example.com',
        '',
        'Registrant Contact:',
        '   Example Holdings Ltd',
        '   Jane Doe ()',
        '   1 Example Street',
        '   Springfield, IL 62701',
        '   US',
        '',
        'Creation date: 03 Feb 2001 00:00:00',
      ].join('\n'),
    );
    expect(found.registrant_contacts).toMatchObject([
      { name: 'Jane Doe', organization: 'Example Holdings Ltd', address: '1 Example Street', email: null },
    ]);
  });
});

describe('a contact object', () => {
  it("keeps its dates and its registrar apart from the domain's, whatever their labels", () => {
    const found = parse(
      [
        'domain: example.com',
        'registrant: EX1',
        'expire: 2030-01-02',
        '',
        'contact: EX1',
        'name: Jane Example',
        'sponsoring registrar: REG-EXAMPLE',
        'registered: 2001-02-03',
        'last-update: 2004-05-06',
        'valid until: 2040-01-02',
      ].join('\n'),
    );
    expect(found).toMatchObject({
      created_on: null,
      updated_on: null,
      expires_on: '2030-01-02T00:00:00+00:00',
      registrar: null,
      registrant_contacts: [
        {
          name: 'Jane Example',
          created_on: '2001-02-03T00:00:00+00:00',
          updated_on: '2004-05-06T00:00:00+00:00',
        },
      ],
    });
  });
});

describe('a registrant whose id is above the name', () => {
  it('is one contact', () => {
    const text =
      'Domain Name: example.cn\nRegistrant ID: abc123\nRegistrant: Example Holdings Ltd\nRegistrant Contact Email: desk@example.com\nRegistration Time: 2020-01-01 00:00:00\n';
    expect(parse(text).registrant_contacts).toMatchObject([
      { id: 'abc123', name: 'Example Holdings Ltd', email: 'desk@example.com' },
    ]);
  });

  it('is two contacts if two sections have an id each', () => {
    const text =
      'Domain Name: example.com\nCreated: 2020-01-01\n\nRegistrant:\n  ID: A-1\n\nRegistrant:\n  ID: A-2\n';
    expect(parse(text).registrant_contacts.map(({ id }) => id)).toEqual(['A-1', 'A-2']);
  });
});

describe("a registrar's WHOIS server", () => {
  it("may be printed as a URL, unless that is a web site's", () => {
    const server = (value: string) =>
      parse(`Domain Name: example.com\nRegistrar WHOIS Server: ${value}\n`).referral_whois;
    expect(server('http://whois.example.net')).toBe('whois.example.net');
    expect(server('http://www.example.net/whois')).toBeNull();
  });
});

describe("an empty organization in another contact's section", () => {
  it('starts no section of the registrant', () => {
    for (const section of [
      'Billing Contact:\n    Organization: \n    Name: Billing Desk\n    Email: billing@example.net\n',
      'Billing Contact:\n    Name: Billing Desk\n    Organization:\n    Email: billing@example.net\n',
      'Reseller:\n    Company:\n    Name: Billing Desk\n    Email: billing@example.net\n',
      '[Billing-C]\nOrganization:\nName: Billing Desk\nEmail: billing@example.net\n',
      'Payment Desk:\n    Organization:\n    Name: Billing Desk\n    Email: billing@example.net\n',
    ]) {
      const found = parse(`Domain Name: example.com\nCreated: 2020-01-01\n\n${section}`);
      expect(found.registrant_contacts, section).toEqual([]);
    }
  });

  it('does not change the heading that follows', () => {
    const found = parse(
      'Domain Name: example.com\nCreated: 2020-01-01\n\nBilling Contact:\nName: Billing Desk\n\nRegistrant:\nName: Jane Doe\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Jane Doe' }]);
  });
});

describe("a registrar's code after its name", () => {
  it('is its id if it has the form of one', () => {
    expect(
      parse('Domain Name: example.com\nRegistrar: Example Registrar, Inc. (R9999-LROR)\n').registrar,
    ).toMatchObject({
      id: 'R9999-LROR',
      name: 'Example Registrar, Inc.',
    });
    expect(parse('Domain Name: example.com\nRegistrar: Example Registrar (2020)\n').registrar).toMatchObject({
      id: null,
      name: 'Example Registrar (2020)',
    });
  });
});

describe('a registrant whose name has a label, below a line without a label', () => {
  it.each([
    ['Example Holdings Ltd', { id: null, organization: 'Example Holdings Ltd' }],
    ['EX-123456', { id: 'EX-123456', organization: null }],
  ])('keeps both: %s', (above, expected) => {
    for (const name of ['Name: Jane Doe', 'Attn: Jane Doe']) {
      const text = `Domain: example.com\nCreated: 2001-02-13\n\nRegistrant:\n  ${above}\n  ${name}\n`;
      expect(parse(text).registrant_contacts).toEqual([
        expect.objectContaining({ name: 'Jane Doe', ...expected }),
      ]);
    }
  });
});

describe('an email address hidden from robots', () => {
  it.each([
    ['hostmaster AT example.com', 'hostmaster@example.com'],
    ['jane.doe(at)example.co.uk', 'jane.doe@example.co.uk'],
    ['jane [at] example.com', 'jane@example.com'],
    ['link at https://www.example.com/form', 'link at https://www.example.com/form'],
    ['Visit us at example.com', 'Visit us at example.com'],
  ])('%s', (printed, email) => {
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\nAdmin Email: ${printed}\n`);
    expect(found.admin_contacts[0]?.email).toBe(email);
  });
});

describe('a registrar with its URL after the name', () => {
  it.each([
    ['Example GmbH ( https://registrar.example/1 )', 'Example GmbH', 'https://registrar.example/1'],
    ['(주)예제(http://registrar.example)', '(주)예제', 'http://registrar.example'],
    ['Example (UK) Ltd (www.registrar.example)', 'Example (UK) Ltd', 'www.registrar.example'],
    ['Example Ltd (formerly Sample)', 'Example Ltd (formerly Sample)', null],
  ])('%s', (printed, name, url) => {
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\nRegistrar: ${printed}\n`);
    expect(found.registrar).toMatchObject({ name, url });
  });
});

describe("an email address after a contact's name", () => {
  it.each([
    'Jane Doe <jane@example.com>',
    'Jane Doe   jane@example.com',
    'Jane Doe, (jane@example.com)',
    'Jane Doe            (jane@example.com)',
  ])('is its email: %s', (value) => {
    const text = `Domain: example.com\nCreated: 2001-02-13\nRegistrant Name: ${value}\n`;
    expect(parse(text).registrant_contacts).toEqual([
      expect.objectContaining({ name: 'Jane Doe', email: 'jane@example.com' }),
    ]);
    const email = explain(text).values.find(({ path }) => path === 'registrant_contacts.0.email');
    expect(email?.lines).toEqual([3]);
  });
});

describe("the registrant among the domain's own lines", () => {
  const record = (line: string) =>
    `domain: EXAMPLE.TEST\nnserver: ns1.example.net\n${line}\nregistrar: Example Registrar\ncreated: 2004-03-03\n`;

  it.each(['org: Example LLC', 'organisation: Example LLC', 'Company: Example LLC'])(
    'is an organization if the label says so: %s',
    (line) => {
      expect(parse(record(line)).registrant_contacts).toEqual([
        expect.objectContaining({ name: null, organization: 'Example LLC' }),
      ]);
    },
  );

  it('is a person if the label says so', () => {
    expect(parse(record('person: Jane Doe')).registrant_contacts).toEqual([
      expect.objectContaining({ name: 'Jane Doe', organization: null }),
    ]);
  });
});

describe("the domain's dates in a paragraph below a contact's lines, indented like them", () => {
  it('are the domain’s', () => {
    const text = [
      'Domain Name: example.com',
      'Registrant:',
      '   Example Holdings Ltd',
      '   1 Example Street',
      '',
      '   Record expires on 2024-05-31 (YYYY-MM-DD)',
      '   Record created on 2001-02-13 (YYYY-MM-DD)',
    ].join('\n');
    expect(parse(text)).toMatchObject({
      created_on: '2001-02-13T00:00:00+00:00',
      expires_on: '2024-05-31T00:00:00+00:00',
      registrant_contacts: [{ name: 'Example Holdings Ltd', address: '1 Example Street' }],
    });
  });
});

describe('a labeled date below an unlabeled billing contact', () => {
  it('is the domain’s', () => {
    const text = [
      'Domain Name: example.com',
      'Billing Contact:',
      '   Jane Doe',
      '   1 Example Street',
      '',
      '   Created on..............: 13-FEB-2001',
      '   Expires on..............: 31-MAY-2024',
    ].join('\n');
    expect(parse(text)).toMatchObject({
      created_on: '2001-02-13T00:00:00+00:00',
      expires_on: '2024-05-31T00:00:00+00:00',
    });
  });
});

describe('a renewal date', () => {
  it('is not an expiry date', () => {
    const text =
      'Domain: example.com\nCreated date: 8 Oct 1999\nRenew date: 8 Oct 2013\nExp date: 7 Oct 2014\n';
    expect(parse(text).expires_on).toBe('2014-10-07T00:00:00+00:00');
  });
});

describe("ICANN's labels at an unknown host", () => {
  it("give the contacts' ids", () => {
    const found = parse(
      [
        'Domain Name: example.com',
        'Creation Date: 2004-03-03T00:00:00Z',
        'Registry Registrant ID: C1-EXAMPLE',
        'Registrant Name: Jane Doe',
        'Registry Admin ID: C2-EXAMPLE',
        'Registry Tech ID: C3-EXAMPLE',
      ].join('\n'),
    );
    expect(found.registrant_contacts[0]?.id).toBe('C1-EXAMPLE');
    expect(found.admin_contacts[0]?.id).toBe('C2-EXAMPLE');
    expect(found.technical_contacts[0]?.id).toBe('C3-EXAMPLE');
  });
});

describe('an address in lines below its label, at an unknown host', () => {
  const contact = (lines: string[], more = '') =>
    parse(
      `domain: example.com\ncreated: 2004-03-03\n\nregistrant:\n  name: Jane Doe\n${lines.map((line) => `  address: ${line}\n`).join('')}${more}`,
    ).registrant_contacts[0];

  it.each([
    [['1 Example Street', 'Mountain View', 'CA', '94043', 'US'], 'Mountain View', 'CA', '94043'],
    [['Via Esempio 1', 'Roma', '00172', 'RM', 'IT'], 'Roma', 'RM', '00172'],
    [['Ukázková 1', 'Praha', '110 00', 'CZ'], 'Praha', null, '110 00'],
    [['Beispielweg 1', '10115 Berlin', 'Germany'], 'Berlin', null, '10115'],
  ])('ends with city and country: %s', (lines, city, state, zip) => {
    const found = contact(lines);
    expect(found).toMatchObject({ address: lines[0], city, state, zip });
    expect(found?.country ?? found?.country_code).toBe(lines.at(-1));
  });

  it('stays whole if a city cannot be told from a county', () => {
    expect(
      contact(['1 Example Road', 'Exampleton', 'Sampleland', 'EX1 1EX', 'United Kingdom']),
    ).toMatchObject({
      address: '1 Example Road\nExampleton\nSampleland\nEX1 1EX',
      city: null,
      country: 'United Kingdom',
    });
  });

  it('stays whole if another label gives the country', () => {
    expect(contact(['1 Example Road', 'Singapore'], '  country: SG\n')).toMatchObject({
      address: '1 Example Road\nSingapore',
      country_code: 'SG',
    });
  });
});

describe('a handle in place of a contact', () => {
  const holder = (value: string) =>
    parse(`domain: example.com\ncreated: 2004-03-03\nholder: ${value}\n`).registrant_contacts[0];

  it.each(['abc8008-53808', 'AB780-EXAMPLE', 'ABC1-RIPE', 'com-ex8-1'])('is an id: %s', (value) => {
    expect(holder(value)).toMatchObject({ id: value, name: null });
  });

  it.each(['3M', '7-Eleven', '1und1', 'Example-Holdings', 'Studio54 Ltd'])('is not an id: %s', (value) => {
    expect(holder(value)).toMatchObject({ id: null, name: value });
  });
});

describe('one block for the technical and another contact', () => {
  it.each([
    'Technical Contact, Zone Contact:',
    'Technical/Billing Contact:',
    'Technical Contact, Billing Contact:',
  ])('is the technical contact: %s', (heading) => {
    const text = `Domain: example.com\nCreated: 2001-02-13\n\n${heading}\n   Jane Doe\n   1 Example Street\n`;
    expect(parse(text).technical_contacts.map(({ name }) => name)).toEqual(['Jane Doe']);
  });
});

describe('one block for several roles', () => {
  const names = (heading: string) => {
    const text = `Domain: example.com\nCreated: 2001-02-13\n\n${heading}\n   Jane Doe\n   1 Example Street\n`;
    const { registrant_contacts, admin_contacts, technical_contacts } = parse(text);
    return [registrant_contacts, admin_contacts, technical_contacts].map((contacts) => contacts[0]?.name);
  };

  it.each([
    'Owner, Administrative Contact, Technical Contact, Billing Contact:',
    'Registrant/Admin/Tech Contact:',
    'Registrant, Admin and Technical Contact',
  ])('is the contact for each: %s', (heading) => {
    expect(names(heading)).toEqual(['Jane Doe', 'Jane Doe', 'Jane Doe']);
  });

  it('does not affect roles that the heading does not name', () => {
    expect(names('Administrative & Technical Contact:')).toEqual([undefined, 'Jane Doe', 'Jane Doe']);
    expect(names('Technical Administrator:')[0]).toBeUndefined();
  });
});

describe('a heading with more words than the role', () => {
  it.each([
    ['Registrant [1234567]:', '1234567'],
    ['Registrant (JD123456):', 'JD123456'],
    ['[ Registrant ]', null],
  ])('starts its contact: %s', (heading, id) => {
    const text = `Domain: example.com\nCreated: 2001-02-13\n\n${heading}\nName: Jane Doe\nCity: Exampleton\n\n[ Nameservers ]\nns1.example.net\n`;
    expect(parse(text)).toMatchObject({
      registrant_contacts: [{ id, name: 'Jane Doe', city: 'Exampleton' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });
});

describe('leaders shortened by a long label', () => {
  it('separate a contact’s label from its value, but not words of running text', () => {
    const text = (line: string) => `Domain Name....... example.com\nCreation Date..... 2001-02-13\n${line}\n`;
    const address = (line: string) => parse(text(line)).registrant_contacts[0]?.address;
    expect(address('Organisation Address. 1 Example Street')).toBe('1 Example Street');
    expect(address('registrant address. You agree to this.')).toBeUndefined();
  });
});

describe('a date whose label includes its format', () => {
  it('is read as a date', () => {
    const found = parse(
      'Domain: example.com\nCreated (JJ/MM/AAAA) : 16/11/2010\nLast renewed (JJ/MM/AAAA) : 12/11/2024\nExpire (DD/MM/YYYY) : 12/11/2025\n',
    );
    expect(found).toMatchObject({
      created_on: '2010-11-16T00:00:00+00:00',
      expires_on: '2025-11-12T00:00:00+00:00',
    });
    expect(parse('Domain: example.com\nIssue Date: 2010-11-16\n').created_on).toBe(
      '2010-11-16T00:00:00+00:00',
    );
  });
});

describe('dates of one response', () => {
  it('have day and month in the order that one of them shows', () => {
    const dates = (created: string, expires: string) => {
      const { created_on, expires_on } = parse(
        `Domain: example.com\nCreated: ${created}\nExpires: ${expires}\nNS: ns1.example.net\n`,
      );
      return [created_on?.slice(0, 10), expires_on?.slice(0, 10)];
    };
    expect(dates('12/02/2004', '28/02/2013')).toEqual(['2004-02-12', '2013-02-28']);
    expect(dates('02/12/2004 10:11:12', '02/28/2013')).toEqual(['2004-02-12', '2013-02-28']);
    expect(dates('12/02/2004', '11/02/2013')).toEqual([undefined, undefined]);
  });
});

describe('a registry whose labels give handles of objects', () => {
  const holder = (body: string) =>
    parse([{ host: 'whois.nic.cz', body: `domain: example.cz\nregistered: 01.02.2003\n${body}` }])
      .registrant_contacts;

  it('may print the name itself instead', () => {
    expect(holder('registrant: Example Holdings Ltd\n')).toEqual([
      expect.objectContaining({ name: 'Example Holdings Ltd' }),
    ]);
  });

  it('may print the contact below the label', () => {
    for (const lines of [
      '   Example Holdings Ltd\n   jane@example.com\n',
      '   name: Example Holdings Ltd\n   e-mail: jane@example.com\n',
    ])
      expect(holder(`registrant:\n${lines}`)).toEqual([
        expect.objectContaining({ name: 'Example Holdings Ltd', email: 'jane@example.com' }),
      ]);
  });
});

describe('a label of a date', () => {
  it.each([
    ['Record last modified', 'updated_on'],
    ['Domain Name Expiration Date', 'expires_on'],
    ['Registration start date', 'created_on'],
  ] as const)('may name the domain: %s', (label, field) => {
    expect(parse(`Domain: example.com\nNS: ns1.example.net\n${label}: 2004-02-13\n`)[field]).toBe(
      '2004-02-13T00:00:00+00:00',
    );
  });
});

describe('labels without a colon, above indented values', () => {
  it('are fields of their section, and none is a value of the section', () => {
    const found = parse(
      [
        'Domain name',
        '  example.com',
        'Registrar',
        '  Organization name',
        '    Example Registrar Ltd',
        '  Phone',
        '    +1 202 555 0123',
        '  Website',
        '    https://registrar.example',
        'Holder',
        '  Name',
        '    Jane Doe',
        '  Country',
        '    BE',
        'Status',
        '  Active',
        'Registration date',
        '  2011-05-06',
      ].join('\n'),
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2011-05-06T00:00:00+00:00',
      registrar: { name: 'Example Registrar Ltd', url: 'https://registrar.example' },
      registrant_contacts: [{ name: 'Jane Doe', address: null, country_code: 'BE' }],
    });
  });

  it('are lines of a block if nothing is indented below them', () => {
    const found = parse(
      'Domain: example.com\nCreated: 2020-01-02\nHolder:\n  Name\n  1 Example Street\n  Belgium\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Name', address: '1 Example Street' }]);
  });
});

describe('a handle whose object is missing from the response', () => {
  it('is the id of a contact, unless the role has another', () => {
    const found = parse(
      [
        'domain:   example.ir',
        'holder-c: ex1-irnic',
        'tech-c:   ex2-irnic',
        'nserver:  ns1.example.com',
        '',
        'nic-hdl:  ex1-irnic',
        'org:      Example Co',
      ].join('\n'),
      { domain: 'example.ir' },
    );
    expect(found.registrant_contacts).toMatchObject([{ id: 'ex1-irnic', organization: 'Example Co' }]);
    expect(found.technical_contacts).toMatchObject([{ id: 'ex2-irnic', name: null }]);
  });
});

describe('contacts elsewhere in the response, below their handle', () => {
  const record = 'Domain: example.com\nCreated: 2020-01-02\nHolder-ID: EX-000001\nAdmin-ID: EX-000002\n\n';

  it.each([
    ['Contact: EX-000001', 'Contact: EX-000002'],
    ['[Contact EX-000001]', '[Contact EX-000002]'],
    ['EX-000001:', 'EX-000002:'],
  ])('are those headed %j', (first, second) => {
    const found = parse(
      `${record}${first}\nName: Jane Doe\nAddress: 1 Example Street\n\n${second}\nName: John Roe\nEmail: john@example.com\n`,
    );
    expect(found).toMatchObject({
      registrant_contacts: [{ id: 'EX-000001', name: 'Jane Doe', address: '1 Example Street' }],
      admin_contacts: [{ id: 'EX-000002', name: 'John Roe', email: 'john@example.com' }],
    });
  });

  it('are organizations too, if the record refers to one by its handle (RPSL)', () => {
    const found = parse(
      [
        'domain:       example.co.zz',
        'org:          ORG-EX1-ZZ',
        'registrar:    EXREG-ZZ',
        'created:      20110506',
        'changed:      hostmaster@example.net 20200506',
        '',
        'organisation: ORG-EX1-ZZ',
        'org-name:     Example Holdings',
        'address:      1 Example Street',
      ].join('\n'),
    );
    expect(found.registrant_contacts).toMatchObject([
      { id: 'ORG-EX1-ZZ', organization: 'Example Holdings', address: '1 Example Street' },
    ]);
    expect(found).toMatchObject({ registrar: { name: 'EXREG-ZZ' }, updated_on: '2020-05-06T00:00:00+00:00' });
  });
});

describe('a placeholder line in a block', () => {
  it.each(['Fax.', 'Tel.', 'Fax:', '-'])('such as %j does not shift the other lines', (line) => {
    const found = parse(
      `Domain: example.com\nCreated: 2020-01-02\n\nHolder:\n  Jane Doe\n  1 Example Street\n  1000 Sampleton\n  ${line}\n  Belgium\n`,
    );
    expect(found.registrant_contacts[0]).toMatchObject({ name: 'Jane Doe', country: 'Belgium' });
    expect(found.registrant_contacts[0]?.address).not.toContain(line);
  });
});

describe('the last line of an address', () => {
  it.each([
    ['1 Example Street\n  Mountain View\n  CA', { country_code: null, country: null }],
    ['1 Example Street\n  Toronto ON M5V 2T6\n  CA', { country_code: 'CA' }],
    ['1 Example Street\n  10115 Berlin\n  DE', { country_code: 'DE' }],
  ])('%j is a state or a country', (lines, expected) => {
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\n\nHolder:\n  Jane Doe\n  ${lines}\n`);
    expect(found.registrant_contacts).toMatchObject([expected]);
  });
});

describe('labels in other spellings', () => {
  it('are the registrar’s, sponsoring or not', () => {
    const found = parse(
      'Domain: example.com\nCreated: 2020-01-02\nSponsoring Registrar Compagnie Name: Example Registrar\nSponsoring Registrar Website: https://registrar.example\n',
    );
    expect(found.registrar).toMatchObject({ name: 'Example Registrar', url: 'https://registrar.example' });
  });

  it('match with or without accents', () => {
    for (const [created, owner] of [
      ['Date de création', 'Propriétaire'],
      ['Date de creation', 'Proprietaire'],
      ['DATE DE CREATION', 'PROPRIÉTAIRE'],
    ])
      expect(parse(`Domaine: example.com\n${created}: 2020-01-02\n${owner}: Jane Doe\n`)).toMatchObject({
        created_on: '2020-01-02T00:00:00+00:00',
        registrant_contacts: [{ name: 'Jane Doe' }],
      });
  });

  it('match with or without spaces', () => {
    const found = parse(
      'Domain: example.com\nDNS servers1: ns1.example.com\nDNS servers 2: ns2.example.com\n',
    );
    expect(found.nameservers.map(({ name }) => name)).toEqual(['ns1.example.com', 'ns2.example.com']);
  });
});

describe('text printed for a missing value', () => {
  it('is not an id, and a sentence is not a registrar', () => {
    const found = parse(
      'Domain: example.com\nDomain ID: NONE\nCreated: 2020-01-02\nRegistrar IANA ID: not applicable\nRegistrar: No registrar listed. This domain is directly registered with Nominet.\nRegistrant ID: (not shown)\nRegistrant Name: Jane Doe\n',
    );
    expect(found).toMatchObject({
      domain_id: null,
      registrar: null,
      registrant_contacts: [{ id: null, name: 'Jane Doe' }],
    });
  });

  it('is no field of the registrar', () => {
    const found = parse(
      'Domain: example.com\nCreated: 2020-01-02\nRegistrar: Example Registrar\nRegistrar URL: RegistrarURL\nRegistrar Phone: ---\nRegistrar Email: not applicable\n',
    );
    expect(found.registrar).toMatchObject({ name: 'Example Registrar', url: null, phone: null, email: null });
  });

  it('is neither a contact nor a field of one', () => {
    const found = parse(
      'domain: example.com\ncreated: 2020-01-02\nbilling-c: -\nRegistrant ID: (not shown)\nAdmin Name: Jane Doe\nAdmin Fax: ~\nAdmin Country: --\n',
    );
    expect(found).toMatchObject({
      billing_contacts: [],
      registrant_contacts: [],
      admin_contacts: [{ name: 'Jane Doe', fax: null, country: null }],
    });
  });

  it('stays as printed if it hides a contact', () => {
    const email = 'Visit whois.example for Web based WhoIs';
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\nRegistrant Email: ${email}\n`);
    expect(found.registrant_contacts).toMatchObject([{ email }]);
  });

  it('is a name with its code: both are read', () => {
    const found = parse('Domain: example.com\nCreated: 2020-01-02\nRegistrant Country: Hong Kong (HK)\n');
    expect(found.registrant_contacts).toMatchObject([{ country: 'Hong Kong', country_code: 'HK' }]);
  });
});

describe('a glue address below a nameserver', () => {
  it('is its address, not another contact', () => {
    const found = parse(
      'Domain : example.com\nNS 1   : ns1.example.com\n       : 192.0.2.1, 192.0.2.2\n       : 2001:db8::1\nNS 2   : ns2.example.com\nOwner  : Jane Doe\n',
    );
    expect(found).toMatchObject({
      nameservers: [
        { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
        { name: 'ns2.example.com' },
      ],
      registrant_contacts: [{ name: 'Jane Doe', address: null }],
    });
  });
});
