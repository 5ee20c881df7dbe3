import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const answer = (body: string) => [{ host: 'whois.unknown.example', body }];
const read = (body: string) => parse(answer(body), { domain: 'example.com' });

const RECORD = {
  domain: 'example.com',
  status: 'registered',
  registrar: { name: 'Example Registrar' },
  created_on: '2010-05-04T00:00:00+00:00',
};

describe('a response in HTML', () => {
  it.each([
    ['on one line', 'Domain: example.com<br>Registrar: Example Registrar<br>Created: 2010-05-04<br>'],
    [
      'with line ends',
      'Domain: example.com<br />\r\nRegistrar: Example Registrar<br />\r\nCreated: 2010-05-04<br />\r\n',
    ],
    [
      'with styles',
      '<pre>\n<b>Domain:</b> example.com<br>\n<b>Registrar:</b> Example Registrar<br>\n<b>Created:</b> 2010-05-04\n</pre>',
    ],
    [
      'as a table',
      '<table><tr><td>Domain</td><td>example.com</td></tr><tr><td>Registrar:</td><td>Example Registrar</td></tr><tr><td>Created</td><td>2010-05-04</td></tr></table>',
    ],
  ])('%s is read as its lines', (_, body) => {
    expect(read(body)).toMatchObject(RECORD);
  });

  it('may say that a name is free', () => {
    expect(read('Domain Name: example.com<br>Status: Available<br>').status).toBe('available');
    expect(read('<pre>No match for "EXAMPLE.COM".</pre>').status).toBe('available');
  });

  it.each([
    '<html><body><pre>Not found</pre></body></html>',
    '<title>404</title><br>Not Found<br>',
    '<h1>Not Found</h1><br>The requested URL was not found.<br>',
    '<?xml version="1.0"?><br>Not found',
  ])('never says so as a whole page: %s', (body) => {
    expect(read(body).status).toBe('unknown');
  });

  it('keeps the text of a notice', () => {
    const body = `Domain: example.com\nCreated: 2010-05-04\n${'Name Server: ns1.example.com\n'.repeat(20)}Notice: <br> as printed`;
    expect(explain(answer(body), { domain: 'example.com' }).parts[0]?.lines.at(-1)?.text).toBe(
      'Notice: <br> as printed',
    );
  });
});

describe('a table', () => {
  it.each([
    [
      'in a frame',
      `
+------------+---------------------+
| Domain     | example.com         |
+------------+---------------------+
| Registrar  | Example Registrar   |
| Created    | 2010-05-04 00:00:00 |
+------------+---------------------+
`,
    ],
    ['without one', 'Domain    | example.com\nRegistrar | Example Registrar\nCreated:  | 2010-05-04'],
  ])('%s is read row by row', (_, body) => {
    expect(read(body)).toMatchObject(RECORD);
  });

  it('about another name says nothing about this one', () => {
    expect(read('| Domain | example.org |\n| Status | free |').status).toBe('unknown');
    expect(read('| Domain | example.com |\n| Status | free |').status).toBe('available');
  });
});

it('reads headings between number signs', () => {
  const { registrant_contacts, technical_contacts, nameservers } = read(`Domain: example.com
Created: 2010-05-04

### Registrant ###
Name: Jane Example

## Technical Contact ##
Name: John Example

### Name Servers ###
ns1.example.com
ns2.example.com
`);
  expect(registrant_contacts).toMatchObject([{ name: 'Jane Example' }]);
  expect(technical_contacts).toMatchObject([{ name: 'John Example' }]);
  expect(nameservers.map(({ name }) => name)).toEqual(['ns1.example.com', 'ns2.example.com']);
});

describe('a time in seconds or milliseconds', () => {
  const created = (printed: string) => read(`Domain: example.com\nCreated: ${printed}`).created_on;

  it("is read if its label is a date's", () => {
    expect(created('1272967872')).toBe('2010-05-04T10:11:12+00:00');
    expect(created('1272967872123')).toBe('2010-05-04T10:11:12+00:00');
    expect(created('915148800')).toBe('1999-01-01T00:00:00+00:00');
  });

  it('is not a date with an hour, a serial number, or another number', () => {
    expect(created('20100504')).toBe('2010-05-04T00:00:00+00:00');
    for (const printed of ['2010050410', '201005041011', '12345678', '1272967872 1', '9999999999'])
      expect(created(printed)).toBeNull();
  });
});

describe('a response in JSON', () => {
  const document = {
    domain: 'Example.com',
    status: ['clientTransferProhibited', 'ok'],
    registrar: { name: 'Example Registrar', ianaId: 9999 },
    createdDate: '2010-05-04',
    registrant: {
      name: 'Jane Example',
      fax: null,
      address: { street: '1 Example Road', city: 'Exampleton', country: 'GB' },
    },
    nameservers: [{ name: 'ns1.example.com', ipv4: '192.0.2.1' }, { name: 'ns2.example.com' }],
    color: 'blue',
  };

  it.each([
    ['in one line', JSON.stringify(document)],
    ['in many', JSON.stringify(document, null, 2)],
    ['in a wrapper', JSON.stringify({ data: { record: document } })],
  ])('%s becomes properties', (_, body) => {
    expect(read(body)).toMatchObject({
      ...RECORD,
      registrar: { name: 'Example Registrar', iana_id: 9999 },
      statuses: ['clientTransferProhibited', 'ok'],
      registrant_contacts: [
        {
          name: 'Jane Example',
          address: '1 Example Road',
          city: 'Exampleton',
          country_code: 'GB',
          fax: null,
        },
      ],
      nameservers: [{ name: 'ns1.example.com', ipv4: '192.0.2.1' }, { name: 'ns2.example.com' }],
    });
  });

  it('loses nothing: the explanation has what is not part of the properties', () => {
    const { unplaced } = explain(answer(JSON.stringify(document)), { domain: 'example.com' });
    expect(unplaced).toMatchObject([{ label: "'color'", value: 'blue', use: 'unread' }]);
  });

  it('makes a name free only by a status, never by a message', () => {
    expect(read('{"domain":"example.com","status":"free"}').status).toBe('available');
    for (const body of [
      '{"error":"not found"}',
      '{"message":"No match for example.com"}',
      '{"status":"not found"}',
      '{"status":"available"}',
      '{"domain":"example.org","status":"free"}',
      '{"domain":"example.com","status":"free","created":"2010-05-04"}',
      '{"available":"example.com"}',
    ])
      expect(read(body).status).not.toBe('available');
  });

  it('is read within limits at any depth and size', () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const wide = JSON.stringify({
      domain: 'example.com',
      ...Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`k${n}`, n])),
    });
    expect(read(deep).status).toBe('unknown');
    expect(read(wide).domain).toBe('example.com');
  });
});

describe('an unfilled template', () => {
  it.each([
    ['dashes', '-', '0000-00-00'],
    ['null', 'null', 'null'],
    ['N/A', 'N/A', 'N/A'],
    ['words', 'Not found', 'Not found'],
    ['days of an empty field', 'none', '0001-01-01T00:00:00Z'],
    ['the first day of computers', '', '01/01/1970 00:00:00'],
  ])('with %s is not a record', (_, value, date) => {
    const body = `Domain Name: example.com\nRegistrar: ${value}\nRegistrant Name: ${value}\nCreated: ${date}\nExpires: ${date}\n`;
    expect(read(body)).toMatchObject({ status: 'unknown', available: null, registrar: null });
  });
});

it('a name after “Name” among the first fields is the domain’s', () => {
  expect(read('Name: example.com\nState: active\nRegistered: 2010-05-04')).toMatchObject({
    status: 'registered',
    created_on: '2010-05-04T00:00:00+00:00',
  });
  expect(read('Name: Jane Example\nState: active\nRegistered: 2010-05-04').status).toBe('unknown');
});

describe('a label below the label of the domain', () => {
  it('is not its name', () => {
    for (const body of [
      'domain:name: example.com\ndomain:created: 2010-05-04\n',
      'domain:Class-Name:domain\ndomain:Domain-Name:example.com\n',
    ]) {
      const { properties, unplaced } = explain(answer(body), { domain: 'example.com' });
      expect(properties).toMatchObject({ domain: 'example.com', status: 'unknown', created_on: null });
      expect(unplaced).toHaveLength(2);
    }
  });

  it('is an attribute in a response of RWhois (RFC 2167)', () => {
    const body = [
      '%rwhois V-1.5:003fff:00 rwhois.example.net (by Example Software)',
      'domain:Class-Name:domain',
      'domain:Auth-Area:com',
      'domain:Domain-Name:example.com',
      'domain:Registrar-Name:Example Registrar',
      'domain:Primary-Server;I:111.example',
      'domain:Admin-Contact;I:222.example',
      'domain:Created:20100504',
      'contact:Name:Jane Doe',
      '%ok',
    ].join('\n');
    const { properties, unplaced } = explain(answer(body), { domain: 'example.com' });
    expect(properties).toMatchObject({ ...RECORD, nameservers: [], admin_contacts: [] });
    expect(unplaced.map(({ value }) => value)).toEqual([
      'domain',
      'com',
      'Primary-Server;I:111.example',
      'Admin-Contact;I:222.example',
      'Name:Jane Doe',
    ]);
  });
});

describe('words after the name of the domain', () => {
  const of = (after: string) =>
    explain(answer(`Domain: example.com ${after}\nRegistrar: Example Registrar\nCreated: 2010-05-04\n`), {
      domain: 'example.com',
    });

  it.each([
    ['[ACTIVE]', 'registered', ['ACTIVE']],
    ['(LOCKED)', 'registered', ['LOCKED']],
    ['[pendingDelete]', 'pending_delete', ['pendingDelete']],
  ])('in brackets are a status if they are known as one: %s', (after, status, statuses) => {
    expect(of(after)).toMatchObject({ properties: { ...RECORD, status, statuses }, unplaced: [] });
  });

  it.each(['[X-17]', 'status=active expires=2030-05-04', '(available)'])(
    'are reported if nothing is read from them: %s',
    (after) => {
      const { properties, unplaced } = of(after);
      expect(properties).toMatchObject({ ...RECORD, statuses: [] });
      expect(unplaced).toMatchObject([{ label: 'Domain', value: after, line: 1 }]);
    },
  );

  it('are not reported if they are the name again', () => {
    expect(of('(EXAMPLE.COM)').unplaced).toEqual([]);
  });
});

describe('a whole document over WHOIS', () => {
  it.each([
    ['XML', '<?xml version="1.0"?>', '</response>'],
    ['HTML', '<!DOCTYPE html>\n<html>', '</html>'],
  ])('in %s gives no wrong value, and its text is reported', (_, opening, end) => {
    const body = [
      opening,
      '<domain>',
      '  <name>example.com</name>',
      '</domain>',
      '<registrant>',
      '  <name>Jane Doe</name>',
      '  <street>1 Example Street</street>',
      '</registrant>',
      '<registrar>',
      '  <name>Example Registrar</name>',
      '</registrar>',
      end,
    ].join('\n');
    const { properties, unplaced } = explain(answer(body), { domain: 'example.com' });
    expect(properties).toMatchObject({
      domain: 'example.com',
      status: 'unknown',
      registrar: null,
      registrant_contacts: [],
    });
    expect(unplaced.map(({ line }) => line - opening.split('\n').length)).toEqual([2, 5, 6, 9]);
  });
});

describe('rows of cells', () => {
  it.each([
    ['domain;example.com\nstatus;active\ncreated;2010-05-04'],
    ['domain,status,created\nexample.com,active,2010-05-04\n"example.net",active,2010-05-04'],
  ])('are reported as unread: %j', (body) => {
    const { properties, unplaced } = explain(answer(body), { domain: 'example.com' });
    expect(properties).toMatchObject({ status: 'unknown', created_on: null });
    expect(unplaced.map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});

it('a name with characters that are not shown is another name', () => {
  for (const name of ['exam\u200bple.com', '\u202eexample.com', 'example\u00ad.com'])
    expect(read(`Domain: ${name}\nRegistrar: Example Registrar\nCreated: 2010-05-04\n`).status).toBe(
      'unknown',
    );
});
