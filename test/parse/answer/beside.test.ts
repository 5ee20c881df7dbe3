import { beforeAll, describe, expect, it } from 'vitest';
import { Inserter, isFree } from '../../../scripts/fuzz/inserted.js';
import { NOT_FREE } from '../../../scripts/fuzz/not-free.js';
import { randomBelow } from '../../../scripts/fuzz/random.js';
import { explain, parse } from '../../support/bundled-parser.js';
import { FIXTURES } from '../../support/fixtures.js';

const read = (body: string, domain = 'example.com', host: string | null = 'whois.unknown.example') =>
  parse([{ host, body }], { domain });

/** As of the Channel Islands: its last sentence has no end. */
const OPEN_NOTICE = `
This information is provided free of charge from the example registry.
The copyright and database rights in this information and in the
contents are owned by Example Networks Ltd
whose Registered Office is at 12 Example St, Example City EX9 3UF
`;

const BR_NOTICE = `
% Copyright (c) Nic.example - Use of this data is governed by the Use and
% Privacy Policy at https://www.example.org/upp . Distribution,
% commercialization, reproduction, and use for advertising or similar
% purposes are expressly prohibited.
% 2026-03-08T07:38:40-03:00 - 192.0.2.1
`;

describe('a name is free only if every other line is accounted for', () => {
  it.each(NOT_FREE)('not with another line: %s', (line) => {
    for (const body of [
      `${line}\nNo match for example.com\n`,
      `No match for example.com\n${line}\n`,
      `No match for example.com\n\n${line}\n`,
      `% ${line}\n\nNo match for example.com\n${BR_NOTICE}`,
      `${BR_NOTICE}\nNo match for example.com\n\n% ${line}\n`,
      `No match for example.com\n${OPEN_NOTICE}${line}\n`,
    ])
      expect(read(body).available, body).not.toBe(true);
  });

  it.each([
    ['a greeting', 'Welcome to the .example whois server'],
    ['a version', '% Whois Server Version 3.0'],
    ['a copyright', '% (c) 2026 Example Registry'],
    ['when the answer was made', '% Timestamp: 2026-11-18 08:21:41.000000'],
    ['the state of the database', '>>> Last update of WHOIS database: 2026-07-15T12:54:38Z <<<'],
    ['the question', 'Domain Name: EXAMPLE.COM'],
    ['where to read more', 'For more information on Whois status codes, please visit https://icann.org/epp'],
    ['what a client program adds', '# whois.example.net'],
    ['a page alone', 'https://www.example.net/'],
    ['terms', '% By submitting a query you agree to these terms of use.'],
    [
      'a notice of long sentences',
      'The data in this database is given so that people may learn about names. Nobody may use it for advertising, and\nall other rights are reserved by the registry.',
    ],
    [
      'a notice in another language',
      'Les informations fournies par ce service le sont à titre indicatif, et leur utilisation à des fins commerciales est interdite.',
    ],
  ])('but with %s', (_, line) => {
    expect(read(`${line}\n\nNo match for example.com\n`).available).toBe(true);
    expect(read(`No match for example.com\n\n${line}\n`).available).toBe(true);
  });

  it.each([
    'Wrong whois server',
    'This is not the whois server',
    'Backup whois database',
    'Mirror whois server',
    'Whois server v1 fails',
    'Generated: from backup',
    'Last update: failed',
    'Visit the waiting list',
    'See your registrar',
    'Request from blacklist',
    'See also: example.com (registered)',
    'This is a demo server, copyright by the registry',
    'Timestamp: 2026-01-01T00:00:00Z (replica lag 86400 s)',
    'Query:',
    'See example.com at registrar.example',
    'Welcome to the overloaded whois server',
    'This is the secondary whois server',
    'Version: degraded',
    'Last update: 2026-01-01 (delayed)',
    'Updated: yesterday',
    'Query time: too late',
    'Script: error',
    'Web: https://www.example.org/backorder',
    'Changed: 2026-01-01T00:00:00Z',
    'Last modified: 2026-01-01',
  ])('not with a greeting or a date that says otherwise: %s', (line) => {
    expect(read(`No match for example.com\n\n${line}\n`).available).toBe(null);
  });

  it('but with the head of a registry that prints it with any response', () => {
    const head = `
 ----------------------------------------------------------------------
 Whois server by HKIRC
 ----------------------------------------------------------------------
 .hk top level Domain names can be registered via HKIRC-Accredited Registrars.
 Go to https://www.example.hk/content.jsp?id=280 for details.
 ----------------------------------------------------------------------
`;
    const body = `${head}\n\nThe domain has not been registered.\n`;
    expect(read(body, 'example.hk', 'whois.hkirc.hk').available).toBe(true);
  });

  it.each(['https://www.example.net/reserved/example', 'www.example.net/premium-names'])(
    'not with a page about a state of the name: %s',
    (line) => {
      expect(read(`No match for example.com\n\n${line}\n`).available).toBe(null);
    },
  );

  it.each(['reserved.com', 'premium.com', 'on-hold.com', 'maintenance.com'])(
    'also for a name that is such a word: %s',
    (name) => {
      expect(read(`Searching for ${name}\n\nNo match for ${name}\n`, name).available).toBe(true);
      expect(read(`${name}\n\nNo match\n`, name).available).toBe(true);
    },
  );

  it.each([
    ['Searching for bücher.example', 'xn--bcher-kva.example'],
    ['Information about xn--bcher-kva.example', 'bücher.example'],
    ['Query: Shop.example', 'shop.example.'],
  ])('not with the query of another client that was accounted for there: %s', (line, name) => {
    const body = `${line}\n\nNot found\n`;
    expect(read(body, 'other.example').available).toBe(null);
    expect(read(body, name).available).toBe(true);
    expect(read(body, 'other.example').available).toBe(null);
  });

  it('a warning quotes the line that is not accounted for', () => {
    const { warnings, properties } = explain('No match for example.com\nThe moon is full tonight\n', {
      domain: 'example.com',
    });
    expect(properties.status).toBe('unknown');
    expect(warnings).toEqual([
      expect.objectContaining({
        code: 'UNACCOUNTED',
        line: 2,
        message: expect.stringContaining('The moon is full tonight'),
      }),
    ]);
  });

  it('a complaint above a long footer is still a complaint', () => {
    const body = `% Query rate limit exceeded. Reduced information.\n\n% No match for example.com\n${BR_NOTICE}`;
    for (const host of ['whois.registro.br', 'whois.unknown.example'])
      expect(explain([{ host, body }], { domain: 'example.com' }).parts[0]?.kind).toBe('throttled');
  });
});

describe('a remark after a free status decides', () => {
  it.each([
    ['Status: Available (premium)', 'unavailable'],
    ['Status: Available (reserved)', 'reserved'],
    ['Status: Available (blocked by trademark)', 'reserved'],
    ['Status: Available (not for registration)', 'unknown'],
    ['Status: available - premium', 'unavailable'],
    ['Status: free (reserved)', 'reserved'],
    ['Status: available; price 100 USD', 'unknown'],
    ['Status: available\nReserved: yes', 'unknown'],
    ['Status: available\nBlocked: true', 'unknown'],
    ['Status: available\nPremium: yes', 'unknown'],
    ['Status: available\nPrice: $12000', 'unknown'],
    ['Status: available\nReason: reserved name', 'unknown'],
    ['Status: available\nNote: this name is reserved by the registry', 'unknown'],
    ['Status: available\nStatus: reserved', 'reserved'],
    ['Status: available\nStatus: something new', 'unknown'],
    ['Status: available', 'available'],
    ['Status: available (no match)', 'available'],
  ])('%s', (lines, status) => {
    expect(read(`Domain: example.com\n${lines}\n`).status).toBe(status);
  });
});

describe('servers that cannot know whether a name is free', () => {
  it.each([
    'whois.godaddy.com',
    'whois.enom.com',
    'whois.tucows.com',
    'whois.namecheap.com',
    'whois.porkbun.com',
  ])('a registrar: %s', (host) => {
    expect(read('Domain not found.\n', 'example.com', host).available).toBe(null);
    const parts = [
      { host, body: 'No match for "EXAMPLE.COM".\n' },
      { host: 'whois.verisign-grs.com', body: 'No match for "EXAMPLE.COM".\n' },
    ];
    expect(parse(parts, { domain: 'example.com' }).available).toBe(null);
  });

  it.each(['whois.ripe.net', 'whois.arin.net', 'whois.apnic.net', 'whois.lacnic.net', 'whois.afrinic.net'])(
    'a number registry: %s',
    (host) => {
      for (const body of [
        '%ERROR:101: no entries found\n',
        'No match found for example.com\n',
        'No match for example.com\n',
      ])
        expect(read(body, 'example.com', host).available, body).toBe(null);
    },
  );
});

it('words for a free name below IANA’s record of that name do not make it free', () => {
  const record = `domain:       EXAMPLE.INT

organisation: Example Organization
address:      1 Example Street

nserver:      NS1.EXAMPLE.ORG 192.0.2.1

created:      1999-09-01
source:       IANA
`;
  for (const words of ['No match for example.int', 'Not found', 'No entries found'])
    for (const host of ['whois.iana.org', null])
      expect(read(`${record}\n${words}\n`, 'example.int', host).available).toBe(false);
});

describe('lines inserted into stored responses', () => {
  let inserter: Inserter;
  beforeAll(() => {
    inserter = new Inserter(
      FIXTURES.map(({ host, domain, body }) => ({ host, domain, body })),
      randomBelow(43),
    );
  });

  it('keep a name from being free, anywhere outside the notice', { tags: 'slow' }, () => {
    let tried = 0;
    for (let count = 0; count < 4000; count++) {
      const { answer, body, line, inNotice } = inserter.notFree();
      if (inNotice) continue;
      tried++;
      expect(isFree(answer, body), `${answer.host}: ${line}`).toBe(false);
    }
    expect(tried).toBeGreaterThan(2000);
  });

  it('do not make a registered name free', { tags: 'slow' }, () => {
    for (let count = 0; count < 4000; count++) {
      const { answer, body, line } = inserter.freeWords();
      expect(isFree(answer, body), `${answer.host}: ${line}`).toBe(false);
    }
  });
});
