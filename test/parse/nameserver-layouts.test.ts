import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const names = (text: string) => parse(text).nameservers.map((server) => server.name);

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
  ])('may be printed with its address as %s', (value) => {
    expect(parse(`Domain: example.com\nCreated: 2001-02-13\nNameserver: ${value}\n`).nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: null, addresses: ['192.0.2.1'] },
    ]);
  });

  it('is not read from an email address or from words', () => {
    for (const value of ['hostmaster@ns1.example.com', 'none', '1', 'not delegated', '192.0.2.1'])
      expect(parse(`Domain: example.com\nCreated: 2001-02-13\nNameserver: ${value}\n`).nameservers).toEqual(
        [],
      );
  });
});

describe("a nameserver's addresses", () => {
  it.each([
    ['IPv4', 'IPv6'],
    ['IP v4', 'IP v6'],
    ['ns_ipv4', 'ns_ipv6'],
    ['NS IPv4', 'NS IPv6'],
    ['IP1', 'IP2'],
    ['ns_ip4_01', 'ns_ip6_01'],
    ['IPv4 Address', 'IPv6 Address'],
  ])('may be below it as %s and %s', (four, six) => {
    const text = `Domain: example.com\nCreated: 2001-02-13\nNameserver: ns1.example.com\n${four}: 192.0.2.1\n${six}: 2001:db8::1\n`;
    expect(parse(text).nameservers).toEqual([
      {
        name: 'ns1.example.com',
        ipv4: '192.0.2.1',
        ipv6: '2001:db8::1',
        addresses: ['192.0.2.1', '2001:db8::1'],
      },
    ]);
  });
});

describe('columns without a colon', () => {
  it.each([
    ['Name Servers:', 'Host   ns1.example.com', 'IP     192.0.2.1'],
    ['Nameservers', 'Hostname     ns1.example.com', 'IP address   192.0.2.1'],
    ['DNS servers:', 'Server\tns1.example.com', 'IPv4\t192.0.2.1'],
  ])('below %s are servers and addresses: %s', (heading, host, address) => {
    const found = explain(
      `Domain: example.com\nCreated: 2001-02-13\n\n${heading}\n   ${host}\n   ${address}\n   Handle   NS1-EX\n`,
    );
    expect(found.properties.nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: null, addresses: ['192.0.2.1'] },
    ]);
    expect(found.unplaced).toMatchObject([{ value: expect.stringContaining('NS1-EX'), line: 7 }]);
  });

  it('below the heading of another list are its values', () => {
    const { dnssec, statuses } = parse(
      `Domain: example.com
Created: 2001-02-13
DS Records:
   Key Tag       12345
   Algorithm     8
   Digest Type   2
   Digest        ${'AB'.repeat(32)}
Domain Status:
   State   clientHold
`,
    );
    expect(dnssec?.ds).toMatchObject([{ key_tag: 12345, algorithm: 8, digest_type: 2 }]);
    expect(statuses).toEqual(['clientHold']);
  });
});

describe('nameservers in zone file format', () => {
  it('are the targets of the NS records, with addresses from other records', () => {
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
      { name: 'ns1.example.com', ipv4: '192.0.2.6', ipv6: null, addresses: ['192.0.2.6'] },
      { name: 'ns2.example.com', ipv4: null, ipv6: null, addresses: [] },
      { name: 'ns3.example.com', ipv4: '192.0.2.7', ipv6: null, addresses: ['192.0.2.7'] },
    ]);
  });
});

describe('nameservers on lines of their own', () => {
  it('stay nameservers below a registrar or a registrant', () => {
    for (const above of ['Registrar: Example Registrar, Inc.', 'Registrant: Example Holdings Ltd']) {
      const text = `Domain: example.com\nCreated: 2020-01-02\n${above}\nNameservers: ns1.example.net\n             ns2.example.net\n`;
      expect(names(text), above).toEqual(['ns1.example.net', 'ns2.example.net']);
    }
  });
});

describe('nameservers with their addresses after a label', () => {
  it('are nameservers', () => {
    const text =
      'Domain: example.com\nCreated: 2020-01-02\nNameservers:\n   ns1.example.com IP: 192.0.2.1\n   ns2.example.com (IPv4: 192.0.2.2, IPv6: 2001:db8::2)\n';
    expect(parse(text).nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: '192.0.2.1', ipv6: null, addresses: ['192.0.2.1'] },
      {
        name: 'ns2.example.com',
        ipv4: '192.0.2.2',
        ipv6: '2001:db8::2',
        addresses: ['192.0.2.2', '2001:db8::2'],
      },
    ]);
  });
});

describe('nameservers in less common languages', () => {
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

describe('nameservers below a heading, each with its own labels', () => {
  it('are read with their addresses', () => {
    const found = parse(
      [
        'Domain name.........: example.com',
        'Creation date.......: 2001-02-13',
        '',
        'Owner Contact',
        'Name................: Jane Doe',
        '',
        'DNS servers',
        'Name................: ns1.example.net.',
        'IP address',
        'IP n° 1 : 2001:db8::1',
        'IP n° 2 : 192.0.2.1',
        'Name................: ns2.example.net.',
        'IP address',
        'IP n° 1 : 192.0.2.2',
      ].join('\n'),
    );
    expect(found.nameservers).toEqual([
      {
        name: 'ns1.example.net',
        ipv4: '192.0.2.1',
        ipv6: '2001:db8::1',
        addresses: ['2001:db8::1', '192.0.2.1'],
      },
      { name: 'ns2.example.net', ipv4: '192.0.2.2', ipv6: null, addresses: ['192.0.2.2'] },
    ]);
    expect(found.registrant_contacts.map(({ name }) => name)).toEqual(['Jane Doe']);
  });

  it('do not take the name of a contact below them', () => {
    const found = parse(
      [
        'Domain name: example.com',
        'Created: 2001-02-13',
        '',
        'Nameservers:',
        'Host: ns1.example.net',
        'IP: 192.0.2.1',
        '',
        'Owner Contact:',
        'Name: Jane Doe',
      ].join('\n'),
    );
    expect(found.nameservers).toEqual([
      { name: 'ns1.example.net', ipv4: '192.0.2.1', ipv6: null, addresses: ['192.0.2.1'] },
    ]);
    expect(found.registrant_contacts.map(({ name }) => name)).toEqual(['Jane Doe']);
  });
});
