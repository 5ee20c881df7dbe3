import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

describe("a registry's software is recognized by its marks, whoever runs it", () => {
  const read = (...lines: string[]) =>
    explain([{ host: 'whois.nic.example', body: lines.join('\n') }], { domain: 'example.example' });

  it("CoCCA's, even with ICANN's labels above its own", () => {
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

  it("JWhoisServer's, with leaders after the colon", () => {
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

describe("IANA's record of a top-level domain", () => {
  const record =
    'domain:       XYZ\n\norganisation: Example Registry\n\nstatus:       ACTIVE\n\ncreated:      2014-02-06\nsource:       IANA\n';

  it('says nothing about a name below it', () => {
    for (const host of ['whois.iana.org', null])
      expect(parse([{ host, body: record }], { domain: 'example.xyz' })).toMatchObject({
        domain: 'example.xyz',
        status: 'unknown',
        'available?': null,
        'registered?': null,
        created_on: null,
      });
  });

  it('is read if the top-level domain was requested', () => {
    expect(parse([{ host: 'whois.iana.org', body: record }], { domain: 'xyz' })).toMatchObject({
      domain: 'xyz',
      created_on: '2014-02-06T00:00:00+00:00',
    });
  });
});

describe('a text without a known server or query', () => {
  const bulgarian = 'DOMAIN NAME: example.bg (example.bg)\nexpires at: 01/06/2030 00:00:00 EEST\n';

  it('is read by the registry of the country-code domain that it names', () => {
    expect(explain(bulgarian).parts).toMatchObject([{ module: 'whois.register.bg', chosenBy: 'suffix' }]);
    expect(parse(bulgarian).expires_on).toBe('2030-06-01T00:00:00+03:00');
  });

  it('is not read by that registry if its server is named and has no module', () => {
    const part = { host: 'whois.registrar.example', body: bulgarian };
    expect(explain([part]).parts).toMatchObject([{ module: null, chosenBy: 'none' }]);
  });

  it('is not read by that registry if registrars respond for the domain', () => {
    expect(explain('Domain: example.com\nCreated: 2020-01-02\n').parts).toMatchObject([
      { module: null, chosenBy: 'none' },
    ]);
  });
});
