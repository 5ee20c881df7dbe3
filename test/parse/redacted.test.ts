import { describe, expect, it } from 'vitest';
import { explain, type Properties, parse } from '../../src/parse/index.js';

const RECORD = `
Domain Name: EXAMPLE.COM
Registry Domain ID: REDACTED FOR PRIVACY
Creation Date: 2001-02-03T04:05:06Z
Registrar: Example Registrar, Inc.
Registrant Name: REDACTED FOR PRIVACY
Registrant Organization: Domains By Proxy, LLC
Registrant Street: REDACTED FOR PRIVACY
Registrant Street: REDACTED FOR PRIVACY
Registrant Country: US
Registrant Email: Please query the RDDS service of the Registrar of Record identified in this output for information on how to contact the Registrant.
Admin Name: Jane Doe
Admin Email: https://registrar.example/contact/example.com
Tech Name: N/A
Tech Email: redacted@registrar.example
`;
const read = (options = {}): Properties => parse(RECORD, { domain: 'example.com', ...options });

describe('hidden data', () => {
  it('stays as printed, and `redacted` has its paths', () => {
    const { redacted, registrant_contacts } = read();
    expect(redacted).toEqual([
      'domain_id',
      'registrant_contacts.0.name',
      'registrant_contacts.0.address',
      'registrant_contacts.0.email',
      'technical_contacts.0.email',
    ]);
    expect(registrant_contacts[0]?.name).toBe('REDACTED FOR PRIVACY');
  });

  it('does not include missing values, or other ways to contact someone', () => {
    const { redacted } = read();
    expect(redacted).not.toContain('admin_contacts.0.email');
    expect(redacted).not.toContain('technical_contacts.0.name');
  });

  it('is null with `redactions: "null"`, and nothing else changes', () => {
    const printed = read();
    const { domain_id, registrant_contacts, technical_contacts, ...rest } = read({ redactions: 'null' });
    expect(domain_id).toBeNull();
    expect(registrant_contacts).toEqual([
      { ...printed.registrant_contacts[0], name: null, address: null, email: null },
    ]);
    expect(technical_contacts[0]?.email).toBeNull();
    expect(printed).toMatchObject(rest);
    expect(read({ redactions: 'printed' })).toEqual(printed);
  });

  it('has a list of paths, for which explain gives no lines', () => {
    expect(
      explain(RECORD)
        .values.map(({ path }) => path)
        .filter((path) => path.startsWith('redacted')),
    ).toEqual([]);
  });

  it.each([
    'REDACTED FOR PRIVACY',
    'REDACTED_FOR_PRIVACY',
    '(Redacted for privacy)',
    'Redacted | Registry Policy',
    'DATA REDACTED',
    'Not Disclosed - Visit www.registry.example for webbased WHOIS',
    '<data not disclosed>',
    'Hidden upon user request',
    'HIDDEN! Details are available at https://whois.registry.example',
    'Statutory Masking Enabled',
    'Private Person',
    'Registration Private',
    'Visit whois.registry.example for Web based WhoIs',
    'Please query the WHOIS server of the owning registrar identified in this output',
    'GDPR Masked',
    'Not displayed due to GDPR',
  ])('%s is a placeholder', (value) => {
    const { redacted } = parse(`Domain Name: EXAMPLE.COM\nCreated: 2001-01-01\nRegistrant Name: ${value}\n`);
    expect(redacted).toEqual(['registrant_contacts.0.name']);
  });

  it.each([
    'Jane Private',
    'Hidden Valley Ranch',
    'Protected Trees Ltd',
    'Redakt GmbH',
    'N/A',
    'Private Bag 1',
  ])('%s is a value', (value) => {
    const { redacted } = parse(`Domain Name: EXAMPLE.COM\nCreated: 2001-01-01\nRegistrant Name: ${value}\n`);
    expect(redacted).toEqual([]);
  });
});

describe('a privacy service', () => {
  it('is named on the contact that it replaces', () => {
    const { registrant_contacts, admin_contacts } = read();
    expect(registrant_contacts[0]?.privacy_service).toBe('Domains By Proxy');
    expect(admin_contacts[0]?.privacy_service).toBeNull();
  });

  it.each([
    ['Privacy service provided by Withheld for Privacy ehf', 'Withheld for Privacy'],
    ['WhoisGuard, Inc.', 'WhoisGuard'],
    ['Contact Privacy Inc. Customer 0123456789', 'Contact Privacy'],
    ['See PrivacyGuardian.org', 'PrivacyGuardian'],
    ['DOMAINS BY PROXY, LLC', 'Domains By Proxy'],
    ['Proxy Logistics GmbH', null],
    ['Privacy International', null],
  ])('%s: %s', (organization, service) => {
    const text = `Domain Name: EXAMPLE.COM\nCreated: 2001-01-01\nRegistrant Organization: ${organization}\n`;
    const { properties, values } = explain(text);
    expect(properties.registrant_contacts[0]?.privacy_service).toBe(service);
    // Explained by the line of the organization.
    const lines = values.find(({ path }) => path === 'registrant_contacts.0.privacy_service')?.lines;
    expect(lines).toEqual(service === null ? undefined : [3]);
  });
});

describe('data that RDAP lists as redacted (RFC 9537)', () => {
  const document = (redacted: object[], entities: object[]) =>
    JSON.stringify({
      objectClassName: 'domain',
      ldhName: 'example.com',
      events: [{ eventAction: 'registration', eventDate: '2001-01-01T00:00:00Z' }],
      entities,
      redacted,
    });
  const registrant = {
    objectClassName: 'entity',
    roles: ['registrant'],
    vcardArray: [
      'vcard',
      [
        ['version', {}, 'text', '4.0'],
        ['org', {}, 'text', 'Example Ltd'],
      ],
    ],
  };

  it('is redacted by its path, with or without a reason from the server', () => {
    const text = document(
      [
        { name: { type: 'Registrant Name' }, reason: { description: 'Server policy' } },
        { name: { description: 'Registrant Email' } },
        { name: { type: 'Registry Domain ID' }, reason: { description: 'Server policy' } },
        { name: { type: 'Tech Phone' }, reason: { description: 'Server policy' } },
        { name: { type: 'Registrant Organization' }, reason: { description: 'Server policy' } },
      ],
      [registrant],
    );
    const { redacted, registrant_contacts, technical_contacts } = parse(text, { domain: 'example.com' });
    expect(registrant_contacts[0]).toMatchObject({ name: null, email: null, organization: 'Example Ltd' });
    // No technical contact is left, and the organization was not removed after all.
    expect(technical_contacts).toEqual([]);
    expect(redacted).toEqual([
      'registrant_contacts.0.name',
      'registrant_contacts.0.email',
      'domain_id',
      'technical_contacts',
    ]);
    expect(parse(text, { redactions: 'null' }).technical_contacts).toEqual([]);
  });
});
