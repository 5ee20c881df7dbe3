import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';
import { scan } from '../../src/parse/text/lines.js';
import { splitMerged } from '../../src/parse/text/split-merged.js';

const VERISIGN = `
Whois Server Version 2.0

Domain names in these domains are sold by many registrars.

   Domain Name: EXAMPLE.COM
   Registrar: EXAMPLE REGISTRAR, INC.
   Whois Server: whois.registrar.example
   Referral URL: http://www.registrar.example
   Name Server: NS1.EXAMPLE.NET
   Status: clientTransferProhibited
   Updated Date: 07-nov-2007
   Creation Date: 06-nov-1999
   Expiration Date: 06-nov-2008

>>> Last update of whois database: Thu, 26 Jun 2008 21:57:54 EDT <<<

TERMS OF USE: For information only.

The Registry database contains ONLY .COM, .NET, .EDU domains and
Registrars.`;

const BLOCKS = `Registrant:
   Example Holdings Ltd
   1 Example Road
   Exampleton, CA 90001
   US

   Domain Name: EXAMPLE.COM

   Record expires on 01-Jan-2030.
   Record created on 01-Jan-1990.

   Domain servers in listed order:

   NS9.EXAMPLE.ORG
`;

const RECORD = `Domain Name: example.com
Registrar WHOIS Server: whois.registrar.example
Updated Date: 2024-01-01T00:00:00Z
Creation Date: 1990-01-01T00:00:00Z
Registrar Registration Expiration Date: 2030-01-01T00:00:00Z
Registrar: Other Spelling Registrar
Registrar IANA ID: 9999
Registrant Name: Domain Administrator
Registrant Country: GB
Name Server: ns9.example.org
>>> Last update of WHOIS database: 2024-06-01T00:00:00Z <<<
`;

const hostsOf = (text: string, host: string | null = null) =>
  explain([{ host, body: text }]).parts.map((part) => part.host);

/** The expected properties of a text with the responses of registry and registrar, in any form. */
function expectBoth(text: string, host: string | null = 'whois.verisign-grs.com') {
  const { status, registrar, created_on, registrant_contacts, nameservers } = parse([{ host, body: text }]);
  expect(status).toBe('registered');
  expect(registrar?.name).toBe('EXAMPLE REGISTRAR, INC.');
  expect(created_on).toBe('1999-11-06T00:00:00+00:00');
  expect(registrant_contacts).toHaveLength(1);
  expect(nameservers.map(({ name }) => name)).toEqual(['ns1.example.net']);
  expect(hostsOf(text, host)).toEqual(['whois.verisign-grs.com', 'whois.registrar.example']);
}

describe('a text with the responses of the registry and the registrar', () => {
  it("is read as two if the registrar's follows Verisign's last line", () => {
    expectBoth(`${VERISIGN}\n${RECORD}`);
    expectBoth(`${VERISIGN}\n${BLOCKS}`);
  });

  it("is read as two if it starts on Verisign's last line", () => {
    expectBoth(`${VERISIGN}NOTICE AND TERMS: For information only.\n\n${BLOCKS}`);
  });

  it('is read as two if a line of two dashes separates them, the registrar first', () => {
    expectBoth(`${RECORD}\n--\n${VERISIGN}\n`);
    expectBoth(`${BLOCKS}\n--\n${VERISIGN}\n`);
  });

  it('is read as two if nothing separates them, and the registrar names its domain in another language', () => {
    expectBoth(`${RECORD}\n${VERISIGN}\n`, null);
    const spanish = `Dominio: example.com\nTitular: Example Holdings Ltd\nServidores DNS:\n   ns9.example.org\n`;
    expect(parse(`${spanish}\n${VERISIGN}\n`)).toMatchObject({
      created_on: '1999-11-06T00:00:00+00:00',
      nameservers: [{ name: 'ns1.example.net' }],
      registrant_contacts: [{ name: 'Example Holdings Ltd' }],
    });
  });

  it.each([
    ['and the registrar’s stands above', (thin: string, other: string) => `${other}\n${thin}`],
    ['and the registrar’s stands below', (thin: string, other: string) => `${thin}\n${other}`],
    [
      'but for the line of its time',
      (thin: string, other: string) =>
        `${thin}\n>>> Last update of whois database: 2024-06-01T00:00:00Z <<<\n\nFor more information on Whois status codes, please visit https://icann.org/epp\n\n${other}`,
    ],
  ])('is read as two if only the record is left of the registry’s, %s', (_, join) => {
    const former = VERISIGN.slice(VERISIGN.indexOf('   Domain Name'), VERISIGN.indexOf('\n>>>'));
    const modern = [
      'Domain Name: EXAMPLE.COM',
      'Registry Domain ID: 1234_DOMAIN_COM-VRSN',
      'Registrar WHOIS Server: whois.registrar.example',
      'Creation Date: 1999-11-06T00:00:00Z',
      'Registrar: EXAMPLE REGISTRAR, INC.',
      'Name Server: NS1.EXAMPLE.NET',
    ].map((line) => `   ${line}\n`);
    const leaders =
      'Domain Name....... example.com\nCreation Date..... 1990-01-01\nOrganisation Name. Example Holdings\n';
    for (const thin of [former, modern.join('')])
      for (const other of [BLOCKS, RECORD, leaders]) expectBoth(join(thin, other), null);
  });

  it('is read as one if only a sentence follows the record', () => {
    const former = VERISIGN.slice(VERISIGN.indexOf('   Domain Name'), VERISIGN.indexOf('\n>>>'));
    expect(hostsOf(`${former}\nQuery took 3 ms.\n`)).toHaveLength(1);
  });

  it("is read as two if the registry's response has nothing but the record", () => {
    const bare = VERISIGN.slice(VERISIGN.indexOf('   Domain Name'), VERISIGN.indexOf('\n>>>'));
    expectBoth(`${RECORD}\n--\n${bare}`);
  });

  it("is read as two if only the registrar's host is known", () => {
    expectBoth(`${VERISIGN}\n${RECORD}`, 'whois.registrar.example');
    expectBoth(`${VERISIGN}\n${RECORD}`, null);
  });

  it.each([
    [
      'jwhois',
      '[Querying whois.verisign-grs.com]\n[whois.verisign-grs.com]',
      '[Querying whois.registrar.example]\n[whois.registrar.example]',
    ],
    [
      'jwhois with a redirection',
      '[Querying whois.verisign-grs.com]',
      '[Redirected to whois.registrar.example]\n[Querying whois.registrar.example]\n[whois.registrar.example]',
    ],
    ['macOS', '', '# whois.registrar.example\n'],
    ['Debian', 'Using server whois.verisign-grs.com.', 'Found a referral to whois.registrar.example.\n'],
  ])('is read as two if the client of %s names the servers', (_, first, second) => {
    expectBoth(`${first}\n${VERISIGN}\n\n${second}\n${RECORD}`, null);
  });

  it("is read as two if a registrar's record follows the registry's, both in ICANN's layout", () => {
    const registry = RECORD.replace('Registrar Registration Expiration Date', 'Registry Expiry Date')
      .replace('Other Spelling Registrar', 'EXAMPLE REGISTRAR, INC.')
      .replace('1990-01-01', '1999-11-06')
      .replace('ns9.example.org', 'ns1.example.net')
      .replace(/Registrant .*\n/gu, '');
    expect(hostsOf(`${registry}\n${RECORD}`, 'whois.nic.example')).toEqual([
      'whois.nic.example',
      'whois.registrar.example',
    ]);
    const { created_on, registrant_contacts } = parse([
      { host: 'whois.nic.example', body: `${registry}\n${RECORD}` },
    ]);
    expect(created_on).toBe('1999-11-06T00:00:00+00:00');
    expect(registrant_contacts[0]?.name).toBe('Domain Administrator');
  });

  it('is read the same as bytes and as text', () => {
    const text = `${VERISIGN}\n${RECORD.replace('Administrator', 'Verwälterin')}`;
    const body = new TextEncoder().encode(text);
    expect(parse([{ host: null, body }])).toEqual(parse(text));
    expect(parse(text).registrant_contacts[0]?.name).toBe('Domain Verwälterin');
  });
});

describe("IANA's response above it", () => {
  const text = `% IANA WHOIS server
% for more information on IANA, visit http://www.iana.org
% This query returned 1 object

refer:        whois.nic.example

domain:       EXAMPLE

organisation: Example Registry

contact:      administrative
name:         Somebody Else
organisation: Example Registry

nserver:      A.NIC.EXAMPLE 192.0.2.1

created:      2015-06-25
source:       IANA

# whois.nic.example

Domain Name: shop.example
Registry Domain ID: D1-EXAMPLE
Creation Date: 2020-01-01T00:00:00Z
Registrar: Example Registrar, Inc.
Registrar IANA ID: 9999
Registrant Name: REDACTED FOR PRIVACY
Name Server: ns1.example.net
>>> Last update of WHOIS database: 2024-06-01T00:00:00Z <<<
`;

  it('adds no value of the top-level domain to the domain', () => {
    const properties = parse([{ host: 'whois.nic.example', body: text }], { domain: 'shop.example' });
    expect(properties.domain).toBe('shop.example');
    expect(properties.created_on).toBe('2020-01-01T00:00:00+00:00');
    expect(properties.admin_contacts).toEqual([]);
    expect(properties.nameservers.map(({ name }) => name)).toEqual(['ns1.example.net']);
  });

  it('is still shown by explain', () => {
    expect(hostsOf(text, 'whois.nic.example')).toEqual(['whois.nic.example', 'whois.iana.org']);
  });
});

describe('one response', () => {
  it.each([
    ['a line of dashes above its notice', `${RECORD}\n--\nThis information is given for free.\n`],
    ['a line of dashes at its end', `${RECORD}\n--\n`],
    ['a client that only says whom it asks', `[Querying whois.example.net]\n[whois.example.net]\n${RECORD}`],
    ['a second record of its own', `${RECORD}\nDOMAIN: example.com\n\nowner-name: Somebody\n`],
    [
      'two languages under a number sign',
      `# KOREAN(UTF8)\n\n${RECORD}\n\n# ENGLISH\n\n${RECORD.replace(/^Reg.*\n/gmu, '')}`,
    ],
    ["a version's number", `Whois Server Version 3.2.2\n\n${RECORD}`],
    ["Verisign's last words alone", VERISIGN],
  ])('with %s is not split', (_, text) => {
    expect(hostsOf(text, 'whois.nic.example')).toEqual(['whois.nic.example']);
  });

  it('has the host that a client names, if none is known', () => {
    expect(hostsOf(`[Querying whois.example.net]\n[whois.example.net]\n${RECORD}`)).toEqual([
      'whois.example.net',
    ]);
  });

  it('is never split if it comes with others', () => {
    const { parts } = explain([
      { host: 'whois.verisign-grs.com', body: `${VERISIGN}\n${RECORD}` },
      { host: 'whois.registrar.example', body: RECORD },
    ]);
    expect(parts).toHaveLength(2);
  });
});

describe('a merged text with "no match" in it', () => {
  const NO_MATCH =
    'No match for "EXAMPLE.COM".\n>>> Last update of whois database: 2024-06-01T00:00:00Z <<<\n';

  it.each([
    ["behind the registry's record", `${VERISIGN}\nNo match for EXAMPLE.COM\n`],
    ["in front of the registry's record", `No match for EXAMPLE.COM\n--\n${VERISIGN}\n`],
    ['behind a record, after dashes', `${RECORD}\n--\n${NO_MATCH}`],
    [
      'in front of a record, by a client',
      `[Querying a.example.net]\n[a.example.net]\n${NO_MATCH}\n[Querying b.example.net]\n[b.example.net]\n${RECORD}`,
    ],
    [
      'behind a record, by a client',
      `[Querying a.example.net]\n[a.example.net]\n${RECORD}\n[Querying b.example.net]\n[b.example.net]\n${NO_MATCH}`,
    ],
  ])('%s is never available', (_, text) => {
    for (const host of [null, 'whois.verisign-grs.com', 'whois.registrar.example']) {
      const properties = parse([{ host, body: text }], { domain: 'example.com' });
      expect(properties['available?']).not.toBe(true);
    }
  });
});

describe('splitting', () => {
  const line = fc.constantFrom(
    '',
    '--',
    '-- ',
    'Domain Name: EXAMPLE.COM',
    '   Domain Name: EXAMPLE.COM',
    'domain: EXAMPLE',
    'Registrar URL: http://www.registrar.example',
    'Whois Server Version 2.0',
    'The Registry database contains ONLY .COM, .NET, .EDU domains and',
    'Registrars.',
    'Registrars.NOTICE: more',
    'and Registrars.',
    '>>> Last update of whois database: 2024-06-01T00:00:00Z <<<',
    '[Querying whois.example.net]',
    '[whois.example.net]',
    '[Redirected to whois.example.org]',
    '# whois.example.com',
    '% IANA WHOIS server',
    'source:       IANA',
    'Found a referral to whois.example.net.',
    '\tTabbed: value',
    'No match for "EXAMPLE.COM".',
    'Überschrift: Wert',
  );
  const textOf = fc
    .tuple(fc.array(line, { maxLength: 60 }), fc.constantFrom('\n', '\r\n'))
    .map(([all, end]) => all.join(end));

  it('neither loses nor duplicates a character', () => {
    fc.assert(
      fc.property(
        textOf,
        fc.option(fc.constantFrom('whois.verisign-grs.com', 'whois.example.net')),
        (text, host) => {
          const pieces = splitMerged(text, scan(text), { host, asked: null });
          if (pieces === null) return;
          const inText = [...pieces].sort((one, other) => one.start - other.start);
          expect(inText.map(({ body }) => body).join('')).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('gives explain every line of the text once', () => {
    fc.assert(
      fc.property(textOf, (text) => {
        const shown = explain(text).parts.flatMap((part) =>
          part.lines.map((shownLine) => shownLine.text.trim()),
        );
        const given = text.split(/\r?\n/u).map((words) => words.trim());
        const words = (all: string[]) =>
          all
            .filter((one) => one !== '')
            .join('')
            .replace(/\s/gu, '').length;
        expect(words(shown)).toBe(words(given));
      }),
    );
  });

  it('takes linear time', { tags: 'slow' }, () => {
    const hostile = [
      '[Querying whois.example.net]\n',
      'Registrars.\n',
      '--\n',
      'a line\n--\n',
      'Domain Name: EXAMPLE.COM\n',
      'Domain Name: EXAMPLE.COM\n--\n',
    ];
    for (const words of hostile) {
      const pieces = splitMerged(words.repeat(50_000), scan(words.repeat(50_000)), {
        host: null,
        asked: null,
      });
      expect(pieces === null || pieces.length <= 8).toBe(true);
    }
  });
});

describe('a response with the records of two names', () => {
  const record = (name: string, year: string) =>
    `Domain Name: ${name}\nRegistrar: Registrar of ${name}\nCreation Date: ${year}-02-03\nRegistrant: Holder of ${name}\nName Server: ns.${name}\n`;
  const [own, other] = [record('example.com', '2004'), record('other.example', '2010')];

  it.each([
    ['first', `${own}\n${other}`],
    ['second', `${other}\n${own}`],
  ])('has only the values of the one that was asked for, if that is the %s', (_, body) => {
    const { properties, unplaced } = explain([{ host: null, body }], { domain: 'example.com' });
    expect(properties).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2004-02-03T00:00:00+00:00',
      registrar: { name: 'Registrar of example.com' },
      nameservers: [{ name: 'ns.example.com' }],
    });
    expect(properties.registrant_contacts.map(({ name }) => name)).toEqual(['Holder of example.com']);
    expect(unplaced.map(({ value }) => value)).toContain('Holder of other.example');
  });

  it('has the values of the first if no name was asked for', () => {
    expect(parse(`${own}\n${other}`)).toMatchObject({
      domain: 'example.com',
      nameservers: [{ name: 'ns.example.com' }],
    });
  });

  it('is read as one if a paragraph names another domain and is no record', () => {
    const { nameservers } = parse(`${own}\nDomain Name: bundled.example\n\nName Server: ns2.example.com\n`);
    expect(nameservers).toHaveLength(2);
  });
});
