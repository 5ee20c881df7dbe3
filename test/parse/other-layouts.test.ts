import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const names = (text: string) => parse(text).nameservers.map((server) => server.name);

describe('a server that nobody has seen is read', () => {
  it('where capitals alone part the words of its labels', () => {
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

  it('where counted labels stand close to a name that begins like a hexadecimal number', () => {
    expect(
      names('Domain Name:EXAMPLE.COM\nName Server 1:B.NS.EXAMPLE.NET\nName Server 2:DNS.EXAMPLE.NET\n'),
    ).toEqual(['b.ns.example.net', 'dns.example.net']);
  });

  it('where blank lines stand above what a client program printed', () => {
    const text = '[Querying whois.nic.fr]\n[whois.nic.fr]\n%% NOT FOUND\n';
    expect(explain(`\r\n\n${text}`).parts.map((part) => part.host)).toEqual(['whois.nic.fr']);
    expect(parse(`\n\n${text}`).status).toBe('available');
  });
});

describe('a date label that has no date', () => {
  it('is no evidence of a registration', () => {
    for (const line of ['Registered: no', 'Created: -', 'Expires: none'])
      expect(parse(`Domain: example.com\n${line}\n`)['registered?'], line).not.toBe(true);
  });
});

describe("a server's words for its answer", () => {
  it('may have any blanks about their colon', () => {
    for (const line of ['Not found: example.com', 'Not found : example.com', 'Not found:  example.com'])
      expect(parse(line, { domain: 'example.com' }).status, line).toBe('available');
  });
});

describe('a registrar below the holder, at the same indentation', () => {
  it('is the registrar, not a field of the holder', () => {
    const found = parse(
      'Domain Name: example.com\nCreation Date: 2020-01-02\nRegistrant: Example Holdings Ltd\nRegistrar: Example Registrar, Inc.\nName servers:\n  ns1.example.net\n',
    );
    expect(found.registrar?.name).toBe('Example Registrar, Inc.');
    expect(found.registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd' }]);
  });
});

describe('labels in the languages that registries use', () => {
  it.each([
    [
      'Domínio',
      'Data de criação',
      'Data de vencimento',
      'Entidade registradora',
      'Titular',
      'Servidor de nomes',
    ],
    ['Domain', 'Registrierungsdatum', 'Ablaufdatum', 'Registrar', 'Inhaber', 'Nameserver'],
    ['Домен', 'Дата регистрации', 'Дата окончания регистрации', 'Регистратор', 'Владелец', 'Сервер DNS'],
    ['Domeinnaam', 'Registratiedatum', 'Vervaldatum', 'Registrar', 'Houder', 'Nameservers'],
    ['Nume domeniu', 'Data înregistrării', 'Data expirării', 'Registrar', 'Titular', 'Servere de nume'],
    ['Alan adı', 'Kayıt tarihi', 'Bitiş tarihi', 'Kayıt firması', 'Alan adı sahibi', 'Ad sunucuları'],
    ['域名', '注册时间', '到期时间', '注册商', '注册人', '域名服务器'],
  ])('%s … %s', (domain, created, expires, registrar, registrant, nameserver) => {
    const found = parse(
      [
        `${domain}: example.com`,
        `${created}: 2015-03-14`,
        `${expires}: 2027-03-14`,
        `${registrar}: Example Registrar, Inc.`,
        `${registrant}: Example Holdings Ltd`,
        `${nameserver}: ns1.example.net`,
      ].join('\n'),
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2015-03-14T00:00:00+00:00',
      expires_on: '2027-03-14T00:00:00+00:00',
      registrar: { name: 'Example Registrar, Inc.' },
      registrant_contacts: [{ name: 'Example Holdings Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });
});

describe('a name printed in parts', () => {
  it.each([
    ['owner-firstname: Jane\nowner-lastname: Example', 'Jane Example'],
    ['owner-lname: Example\nowner-fname: Jane', 'Jane Example'],
    ['Registrant Name: Jane Example\nRegistrant Last Name: Example', 'Jane Example'],
  ])('%j is one', (lines, name) => {
    const found = parse(`Domain: example.com\nCreated: 2020-01-02\n${lines}\n`);
    expect(found.registrant_contacts).toMatchObject([{ name }]);
  });
});

describe('a section whose heading nobody knows', () => {
  it('holds no field of the holder', () => {
    const found = parse(
      'Domain: example.com\nCreated: 2020-01-02\n\nSales Desk:\n  Organization: Example Sales Ltd\n  Email: sales@example.net\n\nOrganization: Example Holdings Ltd\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd' }]);
  });
});

describe("a registry's software is known by its marks, whoever runs it", () => {
  const read = (...lines: string[]) =>
    explain([{ host: 'whois.nic.example', body: lines.join('\n') }], { domain: 'example.example' });

  it("CoCCA's, also where ICANN's labels stand above its own", () => {
    const { parts, properties } = read(
      'Domain Name: example.example',
      'Registry Domain ID: 1-EXAMPLE',
      'Registry WHOIS Server:: whois.nic.example',
      'Creation Date: 2001-02-13T00:00:00.0Z',
      'Registrar: Example Registrar',
      'Registrar Customer Service Email: service@example.net',
      'Registrar Admin Email: jane@example.net',
      'Domain Status: Suspended - Non Payment',
    );
    expect(parts[0]?.module).toBe('cocca');
    expect(properties).toMatchObject({ status: 'suspended', referral_whois: null, admin_contacts: [] });
    expect(
      read('Domain Name: example.example', 'Domain Status: Prohibited String - Object Cannot Be Registered')
        .properties.status,
    ).toBe('reserved');
  });

  it("FRED's, whose registrar is a handle", () => {
    const { properties } = read(
      'domain:       example.example',
      'registrant:   A-1',
      'nsset:        N-1',
      'registrar:    REG-1',
      'registered:   13.02.2001 00:00:00',
      '',
      'contact:      A-1',
      'name:         Jane Doe',
      'registrar:    REG-2',
      'created:      13.02.1999 00:00:00',
      '',
      'nsset:        N-1',
      'nserver:      ns1.example.com',
      'created:      13.02.1998 00:00:00',
    );
    expect(properties).toMatchObject({
      created_on: '2001-02-13T00:00:00+00:00',
      registrar: { id: 'REG-1', name: 'REG-1' },
      registrant_contacts: [{ id: 'A-1', name: 'Jane Doe', created_on: '1999-02-13T00:00:00+00:00' }],
      nameservers: [{ name: 'ns1.example.com' }],
    });
  });

  it("JWhoisServer's, with leaders behind the colon", () => {
    const { properties } = read(
      'This is JWhoisServer serving ccTLD example',
      'Domain:.............example.example',
      'Activation:.........2001-02-13',
      'Name Server (DB):...ns1.example.com',
    );
    expect(properties).toMatchObject({
      domain: 'example.example',
      created_on: '2001-02-13T00:00:00+00:00',
      nameservers: [{ name: 'ns1.example.com' }],
    });
  });
});

describe('labels with more or less in them than others have', () => {
  const read = (...lines: string[]) => parse(['Domain: example.com', ...lines].join('\n'));

  it('a counter between their words', () => {
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

  it('and a day below a heading is nobody, and no telephone number', () => {
    expect(read('Created: 2001-02-13', 'Registered to: 2011-11-09').registrant_contacts).toEqual([]);
  });
});

describe('contacts that say their role in a field of their own', () => {
  it('are those of that role, and of nobody else', () => {
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

describe('a nameserver', () => {
  it.each([
    'ns1.example.com 192.0.2.1',
    'ns1.example.com:192.0.2.1',
    'ns1.example.com [192.0.2.1]',
    'ns1.example.com {192.0.2.1}',
    'ns1.example.com - 192.0.2.1',
    'ns1.example.com has address 192.0.2.1',
    '192.0.2.1 ns1.example.com',
    '1. ns1.example.com 192.0.2.1',
    '- "ns1.example.com" (192.0.2.1)',
  ])('may stand beside its address as %s', (value) => {
    expect(parse(`Domain: example.com\nCreated: 2001-02-13\nNameserver: ${value}\n`).nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: null },
    ]);
  });

  it('is none where a mailbox or words stand', () => {
    for (const value of ['hostmaster@ns1.example.com', 'none', '1', 'not delegated', '192.0.2.1'])
      expect(parse(`Domain: example.com\nCreated: 2001-02-13\nNameserver: ${value}\n`).nameservers).toEqual(
        [],
      );
  });
});

describe('nameservers as a zone file has them', () => {
  it('are what the record points to, with the address that another record gives', () => {
    const found = parse(
      [
        'Domain: example.com',
        'Created: 2001-02-13',
        'Nameserver: example.com NS ns1.example.com.',
        'Nameserver: example.com. 3600 IN NS ns2.example.com.',
        'Nameserver: ns1.example.com. A 192.0.2.6',
        'Nameserver: ns3.example.com [IP=192.0.2.7]',
        'Nameserver: not.defined.',
      ].join('\n'),
    );
    expect(found.nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.6', ipv6: null },
      { name: 'ns2.example.com', ipv4: null, ipv6: null },
      { name: 'ns3.example.com', ipv4: '192.0.2.7', ipv6: null },
    ]);
  });
});

describe('nameservers on lines of their own', () => {
  it('stay nameservers below a registrar or a holder', () => {
    for (const above of ['Registrar: Example Registrar, Inc.', 'Registrant: Example Holdings Ltd']) {
      const text = `Domain: example.com\nCreated: 2020-01-02\n${above}\nNameservers: ns1.example.net\n             ns2.example.net\n`;
      expect(names(text), above).toEqual(['ns1.example.net', 'ns2.example.net']);
    }
  });
});

describe('nameservers with their addresses behind a label', () => {
  it('are nameservers', () => {
    const text =
      'Domain: example.com\nCreated: 2020-01-02\nNameservers:\n   ns1.example.com IP: 192.0.2.1\n   ns2.example.com (IPv4: 192.0.2.2, IPv6: 2001:db8::2)\n';
    expect(parse(text).nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: null },
      { name: 'ns2.example.com', ipv4: '192.0.2.2', ipv6: '2001:db8::2' },
    ]);
  });
});

describe('columns that blanks alone set off', () => {
  it('may hold the registrar', () => {
    const found = parse(
      'Domain name\t\texample.com\nRegistrar\t\tExample Registrar, Inc.\nCreated\t\t2020-01-02\n',
    );
    expect(found).toMatchObject({
      registrar: { name: 'Example Registrar, Inc.' },
      created_on: '2020-01-02T00:00:00+00:00',
    });
  });
});

describe("a contact's object", () => {
  it('keeps its dates and its registrar from the domain, whatever their labels', () => {
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

describe('a label that became a heading, or a heading that became a label', () => {
  it('swallows no labelled line below it', () => {
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

describe('labels that no colon sets off', () => {
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

  it('running text with points or an equals sign stays text', () => {
    const found = parse(
      'Registrant ... is whoever holds the name; see below.\nowner = somebody, says the notice\n',
    );
    expect(found).toMatchObject({ status: 'unknown', domain: null });
  });

  it('a heading between marks ends the section above it', () => {
    const text =
      '--- Domain ---\nDomain Name: example.com\nCreated: 2015-03-14\n--- Registrant ---\nName: Example Holdings Ltd\n--- Name Servers ---\nns1.example.net\n';
    expect(names(text)).toEqual(['ns1.example.net']);
    expect(parse(text).registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd', address: null }]);
  });
});

describe('DENIC, before 2008', () => {
  it('printed a contact in two roles once', () => {
    const found = parse(
      [
        {
          host: 'whois.denic.de',
          body: 'domain: example.de\nstatus: connect\n\n[tech-c][zone-c]\nType: ROLE\nName: Domain Desk\nPhone: +49 1632960123\n',
        },
      ],
      { domain: 'example.de' },
    );
    expect(found.technical_contacts).toMatchObject([{ name: 'Domain Desk', phone: '+49 1632960123' }]);
  });
});

describe('a record whose name stands without a label', () => {
  it('is a record', () => {
    for (const line of ['Domain example.com', 'Domain example.com:', 'DOMAIN NAME EXAMPLE.COM'])
      expect(parse(`${line}\n\nExpiry Date: 2030-01-02\n\nRegistrant\n    Jane Doe\n`), line).toMatchObject({
        domain: 'example.com',
        status: 'registered',
        registrant_contacts: [{ name: 'Jane Doe' }],
      });
  });

  it('is none where a sentence begins so', () => {
    for (const line of ['Domain example.com is free', 'Domain example.com has expired', 'Domain names'])
      expect(parse(`${line}\nExpiry Date: 2030-01-02\n`)['registered?'], line).not.toBe(true);
    expect(parse('Domain example.com\nNot found\n', { domain: 'example.com' }).status).toBe('available');
  });
});

describe('SK-NIC, before 2017', () => {
  it('printed the addresses of a nameserver below its name', () => {
    const host = 'whois.sk-nic.sk';
    const body =
      'Domain-name         example.sk\ndns_name            ns1.example.sk\ndns_IPv4            192.0.2.1\ndns_IPv6            2001:db8::1\ndns_name            ns2.example.net\nDomain-status       DOM_OK\n';
    expect(parse([{ host, body }]).nameservers).toEqual([
      { name: 'ns1.example.sk', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
      { name: 'ns2.example.net', ipv4: null, ipv6: null },
    ]);
  });
});

describe('labels set off in the ways of home-made servers', () => {
  it('by an equals sign without blanks', () => {
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

  it('by leaders behind the colon', () => {
    const found = parse(
      'Domain:.............example.com\nRegistrar:..........Example Registrar\nCreated:...2001-02-13\n',
    );
    expect(found).toMatchObject({
      domain: 'example.com',
      created_on: '2001-02-13T00:00:00+00:00',
      registrar: { name: 'Example Registrar' },
    });
  });

  it('as headings between colons', () => {
    const found = parse(
      'Domain Name: example.com\nCreated: 2001-02-13\n\n:: Registrant ::\nName: Example Holdings Ltd\n\n:: Name Servers ::\nns1.example.net\nns2.example.net\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Example Holdings Ltd' }]);
    expect(found.nameservers.map((server) => server.name)).toEqual(['ns1.example.net', 'ns2.example.net']);
  });
});

describe("sections that are not the domain's", () => {
  it('end where the nameservers begin, however deep these stand', () => {
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

describe('a holder whose id stands above the name', () => {
  it('is one contact', () => {
    const text =
      'Domain Name: example.cn\nRegistrant ID: abc123\nRegistrant: Example Holdings Ltd\nRegistrant Contact Email: desk@example.com\nRegistration Time: 2020-01-01 00:00:00\n';
    expect(parse(text).registrant_contacts).toMatchObject([
      { id: 'abc123', name: 'Example Holdings Ltd', email: 'desk@example.com' },
    ]);
  });

  it('is two where two sections give an id each', () => {
    const text =
      'Domain Name: example.com\nCreated: 2020-01-01\n\nRegistrant:\n  ID: A-1\n\nRegistrant:\n  ID: A-2\n';
    expect(parse(text).registrant_contacts.map(({ id }) => id)).toEqual(['A-1', 'A-2']);
  });
});

describe("IANA's record of a top-level domain", () => {
  const record =
    'domain:       XYZ\n\norganisation: Example Registry\n\nstatus:       ACTIVE\n\ncreated:      2014-02-06\nsource:       IANA\n';

  it('says nothing of a name below it', () => {
    for (const host of ['whois.iana.org', null])
      expect(parse([{ host, body: record }], { domain: 'example.xyz' })).toMatchObject({
        domain: 'example.xyz',
        status: 'unknown',
        'available?': null,
        'registered?': null,
        created_on: null,
      });
  });

  it('is read where the top-level domain was asked for', () => {
    expect(parse([{ host: 'whois.iana.org', body: record }], { domain: 'xyz' })).toMatchObject({
      domain: 'xyz',
      created_on: '2014-02-06T00:00:00+00:00',
    });
  });
});

describe("a registrar's server", () => {
  it('may be printed as an address, which a web site is not', () => {
    const server = (value: string) =>
      parse(`Domain Name: example.com\nRegistrar WHOIS Server: ${value}\n`).referral_whois;
    expect(server('http://whois.example.net')).toBe('whois.example.net');
    expect(server('http://www.example.net/whois')).toBeNull();
  });
});

describe('a text of which neither server nor question is known', () => {
  const bulgarian = 'DOMAIN NAME: example.bg (example.bg)\nexpires at: 01/06/2030 00:00:00 EEST\n';

  it("is read by the registry of the country's domain that it names", () => {
    expect(explain(bulgarian).parts).toMatchObject([{ module: 'whois.register.bg', chosenBy: 'suffix' }]);
    expect(parse(bulgarian).expires_on).toBe('2030-06-01T00:00:00+03:00');
  });

  it('is not, where a server is named that no module knows', () => {
    const part = { host: 'whois.registrar-example.com', body: bulgarian };
    expect(explain([part]).parts).toMatchObject([{ module: null, chosenBy: 'none' }]);
  });

  it('is not, where the domain is one that registrars answer for', () => {
    expect(explain('Domain: example.com\nCreated: 2020-01-02\n').parts).toMatchObject([
      { module: null, chosenBy: 'none' },
    ]);
  });
});

describe("an organization left empty in somebody else's section", () => {
  it('opens no section of the holder', () => {
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

  it('leaves a heading that follows what it is', () => {
    const found = parse(
      'Domain Name: example.com\nCreated: 2020-01-01\n\nBilling Contact:\nName: Billing Desk\n\nRegistrant:\nName: Jane Doe\n',
    );
    expect(found.registrant_contacts).toMatchObject([{ name: 'Jane Doe' }]);
  });
});

describe('.ee', () => {
  it("takes no change of the keys for the domain's", () => {
    const host = 'whois.tld.ee';
    const body =
      'Domain:\nname:       example.ee\nregistered: 2010-07-04 03:34:45 +03:00\nchanged:\n\nName servers:\nnserver:   ns1.example.ee\nchanged:   2019-05-05 10:00:00 +03:00\n\nDNSSEC:\nchanged:  2020-05-05 10:00:00 +03:00\n';
    expect(parse([{ host, body }]).updated_on).toBeNull();
  });
});

describe('Registro .it', () => {
  const registrant = (...lines: string[]) => {
    const address = lines.join('\n                    ');
    const body = `Domain:             example.it\nStatus:             ok\nCreated:            2005-04-12 00:00:00\n\nRegistrant\n  Organization:     Example S.r.l.\n  Address:          ${address}\n  Created:          2014-04-28 15:11:22\n`;
    return parse([{ host: 'whois.nic.it', body }]).registrant_contacts[0];
  };

  it('leaves out a province or a postal code, and what stands around it is what it was', () => {
    const street = { address: 'Via Esempio 1', city: 'Esempio', country_code: 'IT' };
    expect(registrant('Via Esempio 1', 'Esempio', '20100', 'MI', 'IT')).toMatchObject({
      ...street,
      zip: '20100',
      state: 'MI',
    });
    expect(registrant('Via Esempio 1', 'Esempio', '20100', 'IT')).toMatchObject({
      ...street,
      zip: '20100',
      state: null,
    });
    expect(registrant('Via Esempio 1', 'Esempio', 'MI', 'IT')).toMatchObject({
      ...street,
      zip: null,
      state: 'MI',
    });
    expect(registrant('Via Esempio 1', 'Esempio')).toMatchObject({
      address: 'Via Esempio 1\nEsempio',
      city: null,
      country: null,
    });
  });
});

describe("Register.BG's contacts", () => {
  it('take no street for an organization', () => {
    const block = (...lines: string[]) =>
      parse([
        {
          host: 'whois.register.bg',
          body: `DOMAIN NAME: example.bg (example.bg)\nactivated on: 30/06/2003 00:00:00 EEST\n\nADMINISTRATIVE CONTACT:\n${lines.map((line) => `  ${line}\n`).join('')}\n`,
        },
      ]).admin_contacts[0];
    const place = { address: 'ul. Primerna 1', city: 'SOFIA', zip: '1000', country: 'BULGARIA' };
    const street = ['ul. Primerna 1', 'SOFIA, 1000', 'BULGARIA'];
    expect(block('Ivan Ivanov', 'ivan@example.bg', 'Example OOD', ...street)).toMatchObject({
      name: 'Ivan Ivanov',
      organization: 'Example OOD',
      ...place,
    });
    expect(block('Ivan Ivanov', 'ivan@example.bg', ...street)).toMatchObject({
      name: 'Ivan Ivanov',
      organization: null,
      ...place,
    });
  });
});

describe("nic.at's contacts", () => {
  it('may have no name of a person', () => {
    const contact = (handle: string, organization: string) =>
      `organization:   ${organization}\ncity:           Wien\nnic-hdl:        ${handle}\nchanged:        20180525 10:11:12\nsource:         AT-DOM\n\n`;
    const body = `domain:         example.at\nregistrant:     EX1-NICAT\ntech-c:         TX1-NICAT\nchanged:        20190910 08:47:03\nsource:         AT-DOM\n\n${contact('EX1-NICAT', 'Example GmbH')}${contact('TX1-NICAT', 'Technik GmbH')}`;
    const found = parse([{ host: 'whois.nic.at', body }]);
    expect(found.registrant_contacts).toMatchObject([{ id: 'EX1-NICAT', organization: 'Example GmbH' }]);
    expect(found.technical_contacts).toMatchObject([{ id: 'TX1-NICAT', organization: 'Technik GmbH' }]);
    expect(found.updated_on).toBe('2019-09-10T08:47:03+02:00');
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

  it('holds no line of the record', () => {
    const text = `${notice}\nnserver: ns1.example.net\nholder: Example Holdings Ltd\ndomain: example.com\n`;
    expect(parse(text).disclaimer).toBe(notice.replace('\n', ' '));
  });
});

describe("a registrar's code behind its name", () => {
  it('is its id where it has the form of one', () => {
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

describe('an empty label', () => {
  it('swallows no line below it that has a label of its own', () => {
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

describe('the time when a database was last updated', () => {
  it('is no date of the domain', () => {
    const text = 'domain: example.com\ncreated: 2020-01-02\n\nLast updated on 2026.01.02 03:04:05 MSK\n';
    expect(parse(text).updated_on).toBeNull();
    expect(
      parse('Domain Name: example.com\nDomain created on 02-Mar-2001\nLast updated on 03-Mar-2011\n')
        .updated_on,
    ).toBe('2011-03-03T00:00:00+00:00');
  });
});

describe('nameservers in the words of smaller languages', () => {
  it('are nameservers', () => {
    for (const label of [
      'Naamservers',
      'Navnetjenere',
      'Menné servery',
      'Imenski strežniki',
      'Сървъри за имена',
    ])
      expect(names(`Domain: example.zz\nCreated: 2010-03-02\n${label}:\n  ns1.example.net\n`), label).toEqual(
        ['ns1.example.net'],
      );
  });
});
