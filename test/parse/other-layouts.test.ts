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
