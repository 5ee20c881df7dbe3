import { describe, expect, test } from 'vitest';
import { displayWidth, styleFor } from '../../src/cli/page.js';
import { summarize } from '../../src/cli/summary.js';
import type { Contact, Properties } from '../../src/parse/properties.js';

const CONTACT: Contact = {
  id: 'EX-1',
  type: 1,
  name: 'Jo Example',
  organization: 'Example Holdings Ltd',
  address: '1 Example Street\nSuite 2',
  city: 'Exampleton',
  zip: '12345',
  state: null,
  country: null,
  country_code: 'IT',
  phone: '+44.1632960123',
  fax: null,
  email: 'jo@example.it',
  created_on: null,
  updated_on: null,
  phone_ext: null,
  fax_ext: null,
  privacy_service: null,
};

const REGISTERED: Properties = {
  disclaimer: null,
  domain: 'xn--bcher-kva.example',
  domain_id: null,
  referral_whois: null,
  referral_url: null,
  status: 'registered',
  'available?': false,
  'registered?': true,
  created_on: '2011-03-30T19:36:27+02:00',
  updated_on: '2020-01-02T00:00:00+01:00',
  expires_on: '2030-06-01T12:00:00+00:00',
  registrar: {
    id: '9999',
    name: 'Example Registrar, Inc.',
    organization: null,
    url: 'https://registrar.example',
    iana_id: 9999,
    email: null,
    phone: null,
    address: null,
  },
  registrant_contacts: [CONTACT],
  admin_contacts: [{ ...CONTACT, type: 2 }],
  technical_contacts: [{ ...CONTACT, type: 3, name: 'Sam Example' }],
  nameservers: [
    {
      name: 'ns1.example.net',
      ipv4: '192.0.2.1',
      ipv6: '2001:db8::1',
      addresses: ['192.0.2.1', '2001:db8::1'],
    },
    { name: 'ns2.example.net', ipv4: null, ipv6: null, addresses: [] },
  ],
  available: false,
  registered: true,
  statuses: [],
  dnssec: null,
  abuse_contact: null,
  reseller: null,
  billing_contacts: [],
  events: [],
  redacted: [],
  ttls: [],
};

const NOW = Date.parse('2029-06-01T12:00:00Z');
const PLAIN = styleFor({}, {});
const COLORED = styleFor({ isTTY: true }, {});

const inPipe = (properties: Properties) => summarize(properties, { now: NOW }, { width: null, style: PLAIN });
const onScreen = (properties: Properties, width = 80) =>
  summarize(properties, { now: NOW }, { width, style: PLAIN });

describe('a summary', () => {
  test('shows codes, contacts, and whether the domain is signed', () => {
    const ds = { key_tag: 12345, algorithm: 13, digest_type: 2, digest: 'AB'.repeat(32) };
    const text = inPipe({
      ...REGISTERED,
      statuses: ['clientTransferProhibited', 'serverHold'],
      abuse_contact: { email: 'abuse@registrar.example', phone: '+44.1632960999' },
      reseller: { name: 'Example Hosting', url: null, email: null, phone: null },
      dnssec: { signed: true, ds: [ds, { ...ds, digest_type: 4 }], keys: [] },
      billing_contacts: [{ ...CONTACT, type: 4, name: 'Billing Example', phone_ext: '12' }],
    });
    expect(text).toMatch(/^Statuses +clientTransferProhibited, serverHold$/m);
    expect(text).toMatch(/^Abuse +abuse@registrar\.example {2}\+44\.1632960999$/m);
    expect(text).toMatch(/^Reseller +Example Hosting$/m);
    expect(text).toMatch(/^DNSSEC +signed +.*key tag 12345\b/m);
    expect(text).toMatch(/^Billing +/m);
    expect(text).toContain('Billing Example');
    expect(text).toContain('+44.1632960123 ext. 12');
  });

  test('says in one line that values are hidden, not once for each value', () => {
    const hidden = 'REDACTED FOR PRIVACY';
    const all = {
      ...CONTACT,
      name: hidden,
      organization: hidden,
      address: hidden,
      city: hidden,
      zip: hidden,
    };
    const nothing = { ...all, country_code: null, phone: hidden, email: hidden, id: null };
    const paths = (list: string, ...fields: string[]) => fields.map((field) => `${list}.0.${field}`);
    const text = inPipe({
      ...REGISTERED,
      registrant_contacts: [
        { ...all, organization: 'Example Holdings Ltd', phone: null, email: null, id: null },
      ],
      admin_contacts: [{ ...nothing, type: 2 }],
      technical_contacts: [],
      redacted: [
        ...paths('registrant_contacts', 'name', 'address', 'city', 'zip'),
        ...paths('admin_contacts', 'name', 'organization', 'address', 'city', 'zip', 'phone', 'email'),
      ],
    });
    expect(text).not.toContain(hidden);
    expect(text).toMatch(/^Registrant +Example Holdings Ltd\n +IT\n +all else redacted\nAdmin +redacted\n/m);
  });

  test.each(['5', '0x7f.1', '1.2.3'])(
    'does not show %s, which is a name in no zone, as an address',
    (domain) => {
      const text = summarize({ ...REGISTERED, domain }, { now: NOW }, { width: 80, style: PLAIN });
      expect(text).toMatch(new RegExp(`^${domain}  registered\n`));
    },
  );

  test('shows a registered name on one screen', () => {
    const asked = ['whois.example', 'whois.registrar.example'];
    const text = summarize(REGISTERED, { asked, notes: ['slow'], now: NOW }, { width: 80, style: PLAIN });
    expect(text).toBe(`xn--bcher-kva.example (bücher.example)  registered
Created      2011-03-30 19:36:27 +02:00  18 years ago
Updated      2020-01-02  9 years ago
Expires      2030-06-01 12:00:00 UTC  in 11 months
Registrar    Example Registrar, Inc.  id 9999
             https://registrar.example
Registrant   Example Holdings Ltd
             Jo Example
             1 Example Street
             Suite 2
             12345 Exampleton IT
             +44.1632960123  jo@example.it
             handle EX-1
Admin        same as registrant
Technical    Example Holdings Ltd
             Sam Example
             1 Example Street
             Suite 2
             12345 Exampleton IT
             +44.1632960123  jo@example.it
             handle EX-1
Name servers ns1.example.net  192.0.2.1  2001:db8::1
             ns2.example.net
Answered by  whois.example → whois.registrar.example
Note         slow
`);
  });

  test('in a pipe does not depend on the time of reading, and is not truncated', () => {
    const long = { ...CONTACT, organization: `${'Example '.repeat(200)}end` };
    const text = inPipe({ ...REGISTERED, registrant_contacts: [long] });
    expect(text).not.toContain('ago');
    expect(text).toContain(long.organization);
  });

  test.each([40, 80, 120])('fits %i columns, however long and wide the values are', (width) => {
    const huge = {
      ...CONTACT,
      name: '例'.repeat(500_000),
      address: 'x y '.repeat(1000),
      email: 'a@'.padEnd(300, 'b'),
    };
    const many = Array.from({ length: 500 }, (_, i) => ({
      name: `ns${i}.example.net`,
      ipv4: null,
      ipv6: null,
      addresses: [],
    }));
    const text = onScreen(
      { ...REGISTERED, domain: 'long.'.repeat(50), registrant_contacts: [huge], nameservers: many },
      width,
    );
    const lines = text.split('\n');
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
    expect(lines.length).toBeLessThan(60);
    expect(lines[1]).toBe('registered');
    expect(text).toContain('… and 485 more lines');
  });

  test('shows control characters in values instead of sending them', () => {
    const evil = { ...CONTACT, organization: '\x1b]0;owned\x07\u202egpj.exe\nStatus: available' };
    const text = inPipe({ ...REGISTERED, domain: 'a\x1b[31m.example', registrant_contacts: [evil] });
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(text).toContain('\\x1b]0;owned\\x07\\u{202e}gpj.exe Status: available');
  });

  test('of a name without data is one line', () => {
    const none = { created_on: null, updated_on: null, expires_on: null, registrar: null };
    const empty = { registrant_contacts: [], admin_contacts: [], technical_contacts: [], nameservers: [] };
    const free: Properties = { ...REGISTERED, ...none, ...empty, domain: 'example.it', status: 'available' };
    expect(inPipe(free)).toBe('example.it  available\n');
    expect(inPipe({ ...free, domain: null, status: 'pending_delete' })).toBe(
      'unknown name  pending delete\n',
    );
  });
});

describe('color', () => {
  test('is used on terminals whose user did not disable it', () => {
    expect(COLORED.good('x')).toBe('\x1b[32mx\x1b[39m');
    for (const plain of [
      styleFor({}, {}),
      styleFor({ isTTY: true }, { NO_COLOR: '1' }),
      styleFor({ isTTY: true }, { TERM: 'dumb' }),
    ]) {
      expect(plain.good('x')).toBe('x');
    }
  });
});
