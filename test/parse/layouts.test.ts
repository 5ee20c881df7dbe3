import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const names = (text: string) => parse(text).nameservers.map((server) => server.name);

describe('an unknown server is read', () => {
  it('if only capital letters separate the words of its labels', () => {
    const found = parse(
      [
        'domainName: example.com',
        'creationDate: 2020-01-02T03:04:05Z',
        'registryExpiryDate: 2030-01-02T03:04:05Z',
        'registrarIANAId: 9999',
        'registrantOrganization: Example Holdings Ltd',
        'NameServer: ns1.example.net',
      ].join('\n'),
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      created_on: '2020-01-02T03:04:05+00:00',
      expires_on: '2030-01-02T03:04:05+00:00',
      registrar: { id: '9999' },
      registrant_contacts: [{ organization: 'Example Holdings Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it('if numbered labels are next to a name that starts like a hexadecimal number', () => {
    expect(
      names('Domain Name:EXAMPLE.COM\nName Server 1:B.NS.EXAMPLE.NET\nName Server 2:DNS.EXAMPLE.NET\n'),
    ).toEqual(['b.ns.example.net', 'dns.example.net']);
  });

  it('with blank lines above those of a client program', () => {
    const text = '[Querying whois.nic.fr]\n[whois.nic.fr]\n%% NOT FOUND\n';
    expect(explain(`\r\n\n${text}`).parts.map((part) => part.host)).toEqual(['whois.nic.fr']);
    expect(parse(`\n\n${text}`).status).toBe('available');
  });
});

describe('a date label without a date', () => {
  it('is not evidence of a registration', () => {
    for (const line of ['Registered: no', 'Created: -', 'Expires: none'])
      expect(parse(`Domain: example.com\n${line}\n`)['registered?'], line).not.toBe(true);
  });
});

describe("a label of the server's result", () => {
  it('may have any spaces around its colon', () => {
    for (const line of ['Not found: example.com', 'Not found : example.com', 'Not found:  example.com'])
      expect(parse(line, { domain: 'example.com' }).status, line).toBe('available');
  });
});

describe('labels with more or fewer words than usual', () => {
  const read = (...lines: string[]) => parse(['Domain: example.com', ...lines].join('\n'));

  it('may have a counter between their words', () => {
    const found = read(
      'Created: 2001-02-13',
      'Nameserver 1 Hostname: ns1.example.com',
      'Nameserver 1 IPv4 address: 192.0.2.1',
      'ns2_hostname: ns2.example.com',
      'Tech 1 Name: Jane Doe',
    );
    expect(found.nameservers.map(({ name }) => name)).toEqual(['ns1.example.com', 'ns2.example.com']);
    expect(found.technical_contacts).toMatchObject([{ name: 'Jane Doe' }]);
  });

  it.each([
    ['created_on', 'Domain registered on'],
    ['created_on', 'Created (UTC)'],
    ['created_on', 'Reg. Date'],
    ['created_on', "Date d'inscription"],
    ['updated_on', 'Date of last modification'],
    ['updated_on', 'Fecha de última actualización'],
    ['expires_on', 'Registration expiry'],
    ['expires_on', 'Valid upto'],
    ['expires_on', 'Fecha vencimiento'],
  ])('%s: %s', (property, label) => {
    expect(read(`${label}: 2011-11-09`)).toMatchObject({ [property]: '2011-11-09T00:00:00+00:00' });
  });

  it('do not turn a date below a heading into a contact or a telephone number', () => {
    expect(read('Created: 2001-02-13', 'Registered to: 2011-11-09').registrant_contacts).toEqual([]);
  });
});

describe('columns separated by spaces alone', () => {
  it('may contain the registrar', () => {
    const found = parse(
      'Domain name\t\texample.com\nRegistrar\t\tExample Registrar, Inc.\nCreated\t\t2020-01-02\n',
    );
    expect(found).toMatchObject({
      registrar: { name: 'Example Registrar, Inc.' },
      created_on: '2020-01-02T00:00:00+00:00',
    });
  });
});

describe('a label that became a heading, or a heading that became a label', () => {
  it('does not swallow labeled lines below it', () => {
    const text =
      'Domain name:  example.ca\nSponsoring Registrar:\n    Name:      Example Registrar, Inc.\n    Number:    9999\n';
    for (const host of ['whois.example', 'whois.cira.ca'])
      expect(parse([{ host, body: text }]).registrar?.name, host).toBe('Example Registrar, Inc.');
  });

  it('still names the domain', () => {
    const body = 'Domain: example.es\nCreation Date: 03/09/2003\nName Server: ns1.example.es\n';
    expect(parse([{ host: 'whois.nic.es', body }])).toMatchObject({
      domain: 'example.es',
      status: 'registered',
    });
  });
});

describe('labels without a colon', () => {
  it.each([
    ['dotted leaders', ' ............. '],
    ['an equals sign', ' = '],
  ])('%s', (_, mark) => {
    const found = parse(
      [
        `Domain name${mark}example.com`,
        `Created${mark}2015-03-14`,
        `Registrar${mark}Example Registrar, Inc.`,
        `Registrant${mark}Example Holdings Ltd`,
        `Expires${mark}2027-03-14`,
        `Name server${mark}ns1.example.net`,
      ].join('\n'),
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      created_on: '2015-03-14T00:00:00+00:00',
      expires_on: '2027-03-14T00:00:00+00:00',
      registrar: { name: 'Example Registrar, Inc.' },
      registrant_contacts: [{ name: 'Example Holdings Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it('do not include running text with periods or an equals sign', () => {
    const found = parse(
      'Registrant ... is whoever holds the name; see below.\nowner = somebody, says the notice\n',
    );
    expect(found).toMatchObject({ status: 'unknown', domain: null });
  });

  it('do not include a heading between marks, which ends the section above it', () => {
    const text =
      '--- Domain ---\nDomain Name: example.com\nCreated: 2015-03-14\n--- Registrant ---\nName: Example Holdings Ltd\n--- Name Servers ---\nns1.example.net\n';
    expect(names(text)).toEqual(['ns1.example.net']);
    expect(parse(text).registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd', address: null }]);
  });
});

describe('a record whose name has no label', () => {
  it('is a record', () => {
    for (const line of ['Domain example.com', 'Domain example.com:', 'DOMAIN NAME EXAMPLE.COM'])
      expect(parse(`${line}\n\nExpiry Date: 2030-01-02\n\nRegistrant\n    Jane Doe\n`), line).toMatchObject({
        domain: 'example.com',
        status: 'registered',
        registrant_contacts: [{ name: 'Jane Doe' }],
      });
  });

  it('is not a record if a sentence begins like that', () => {
    for (const line of ['Domain example.com is free', 'Domain example.com has expired', 'Domain names'])
      expect(parse(`${line}\nExpiry Date: 2030-01-02\n`)['registered?'], line).not.toBe(true);
    expect(parse('Domain example.com\nNot found\n', { domain: 'example.com' }).status).toBe('available');
  });
});

describe('separators of home-made servers', () => {
  it('may be an equals sign without spaces', () => {
    const found = parse(
      'domain=example.com\nstatus=registered\ncreated=2001-02-13\nexpires=2030-02-13\nregistrar=Example Registrar\nns1=ns1.example.net\n',
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2001-02-13T00:00:00+00:00',
      expires_on: '2030-02-13T00:00:00+00:00',
      registrar: { name: 'Example Registrar' },
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it('may be leaders after the colon', () => {
    const found = parse(
      'Domain:.............example.com\nRegistrar:..........Example Registrar\nCreated:...2001-02-13\n',
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      created_on: '2001-02-13T00:00:00+00:00',
      registrar: { name: 'Example Registrar' },
    });
  });

  it('may be colons around a heading', () => {
    const found = parse(
      'Domain Name: example.com\nCreated: 2001-02-13\n\n:: Registrant ::\nName: Example Holdings Ltd\n\n:: Name Servers ::\nns1.example.net\nns2.example.net\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd' }]);
    expect(found.nameservers.map((server) => server.name)).toEqual(['ns1.example.net', 'ns2.example.net']);
  });
});

describe('sections that are not about the domain', () => {
  it('end where the nameservers begin, however deep these are indented', () => {
    const text =
      'Domain Name      : example.com\nBilling Contact:\n  Name           : Domain Desk\n\n   Domain servers in listed order:\n     ns1.example.net\n';
    expect(names(text)).toEqual(['ns1.example.net']);
  });

  it('end where a paragraph names the registrar', () => {
    const text =
      'Registrant:\n   Example Holdings Ltd\n\n   Registrar: EXAMPLE REGISTRAR\n   Domain Name: EXAMPLE.COM\n      Created on: 12-MAR-99\n';
    expect(parse(text)).toMatchObject({
      domain: 'example.com',
      registrar: { name: 'EXAMPLE REGISTRAR' },
      registrant_contacts: [{ name: 'Example Holdings Ltd' }],
    });
  });
});

describe("an unknown server's notice", () => {
  const notice =
    'The data in this database is given for information only, and nobody promises that it is right.\nBy asking you agree to use it lawfully.';

  it('is the disclaimer, below the record or above it', () => {
    for (const text of [
      `domain: example.com\ncreated: 2020-01-02\n\n${notice}\n`,
      `${notice}\n\ndomain: example.com\ncreated: 2020-01-02\n`,
    ])
      expect(parse(text), text).toMatchObject({
        disclaimer: notice.replace('\n', ' '),
        domain: 'example.com',
        created_on: '2020-01-02T00:00:00+00:00',
      });
  });

  it('includes no line of the record', () => {
    const text = `${notice}\nnserver: ns1.example.net\nholder: Example Holdings Ltd\ndomain: example.com\n`;
    expect(parse(text).disclaimer).toBe(notice.replace('\n', ' '));
  });
});

describe('an empty label', () => {
  it('does not swallow a labeled line below it', () => {
    for (const label of ['Registrar of Record:', 'Technical Contact:'])
      expect(
        parse(
          `Domain Name: example.com\nName Server: ns1.example.net\n${label}\nRecord created on 2001-02-03.\n`,
        ),
        label,
      ).toMatchObject({
        registrar: null,
        technical_contacts: [],
        created_on: '2001-02-03T00:00:00+00:00',
      });
  });
});

describe('the last update of a database', () => {
  it('is not a date of the domain', () => {
    const text = 'domain: example.com\ncreated: 2020-01-02\n\nLast updated on 2026.01.02 03:04:05 MSK\n';
    expect(parse(text).updated_on).toBeNull();
    expect(
      parse('Domain Name: example.com\nDomain created on 02-Mar-2001\nLast updated on 03-Mar-2011\n')
        .updated_on,
    ).toBe('2011-03-03T00:00:00+00:00');
  });
});

describe('a name alone on the first line', () => {
  const record =
    'Domain Registrar : Example Registrar\nName Server : NS1.EXAMPLE.NET\nCreation date : 2014-01-27\n';

  it('is the name of the record', () => {
    expect(parse(`\nexample.com\n\n${record}`)).toMatchObject({
      domain: 'example.com',
      status: 'registered',
    });
  });

  it("is a server's name if a label gives another", () => {
    expect(parse(`whois.example.net\n\nDomain: example.com\n${record}`).domain).toBe('example.com');
  });
});

describe("a registrar's URL after its name", () => {
  it.each(['Example Registrar (https://registrar.example/)', 'Example Registrar(http://registrar.example/)'])(
    'is its address: %s',
    (value) => {
      const found = parse(`Domain: example.com\nCreated: 2014-01-27\nRegistrar: ${value}\n`).registrar;
      expect(found?.name).toBe('Example Registrar');
      expect(found?.url).toContain('registrar.example');
    },
  );
});

describe('a registry that names the registrar’s server in place of a contact', () => {
  it('does not hide what the registrar shows', () => {
    const parts = [
      {
        host: 'whois.registry.example',
        body: 'Domain Name: example.com\nCreated: 2014-01-27\nRegistrant Name: Use registrar whois listed below\n',
      },
      {
        host: 'whois.registrar.example',
        body: 'Domain Name: example.com\nCreated: 2014-01-27\nRegistrant Name: Jane Doe\n',
      },
    ];
    expect(parse(parts).registrant_contacts.map(({ name }) => name)).toEqual(['Jane Doe']);
  });
});

describe('a registry that prints the name after "Domain" without a colon', () => {
  it('uses the same word if there is none', () => {
    const status = (body: string) => parse([{ host: 'whois.kg', body }], { domain: 'example.kg' }).status;
    expect(status('Domain not found.\n')).toBe('available');
    expect(status('Domain EXAMPLE.KG (ACTIVE)\n\nRecord created: Tue Feb 13 00:00:00 2001\n')).toBe(
      'registered',
    );
  });
});
