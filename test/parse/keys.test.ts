import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../support/any-text.js';
import { explain, parse } from '../support/bundled-parser.js';
import { problemsOf } from '../support/wire-format.js';

const RECORD = `Domain Name: EXAMPLE.COM
Registrar: Example Registrar, Inc.
Creation Date: 2001-02-03T04:05:06Z
Name Server: ns1.example.com
`;

/** A record in the most common layout, followed by these lines; or a complete response of one server. */
const read = (lines: string, host: string | null = null) => parse([{ host, body: `${RECORD}${lines}\n` }]);

/** The lines that gave a value, by the path of the property. */
function linesOf(path: string, lines: string): string[] {
  const { parts } = explain([{ host: null, body: `${RECORD}${lines}\n` }]);
  return (parts[0]?.lines ?? []).filter((line) => line.paths?.includes(path)).map((line) => line.text.trim());
}

describe('statuses', () => {
  it.each([
    ['clientTransferProhibited'],
    ['CLIENT TRANSFER PROHIBITED'],
    ['client transfer prohibited'],
    ['client-transfer-prohibited'],
    ['CLIENT_TRANSFER_PROHIBITED'],
    ['ClientTransferProhibited'],
    ['clientTransferProhibited https://icann.org/epp#clientTransferProhibited'],
    ['clientTransferProhibited http://www.icann.org/epp#clientTransferProhibited'],
    ['clientTransferProhibited (https://icann.org/epp#clientTransferProhibited)'],
    ['CLIENT TRANSFER PROHIBITED (https://icann.org/epp#clientTransferProhibited)'],
    ['clientTransferProhibited (Secured by a lock that has a long name and a price)'],
    ['clientTransferProhibited -- The registrar has locked it'],
  ])('are EPP codes under their own name for the printed %s', (printed) => {
    expect(read(`Domain Status: ${printed}`).statuses).toEqual(['clientTransferProhibited']);
  });

  it.each([
    ['clientHold, clientTransferProhibited, ok'],
    ['clientHold,clientTransferProhibited,ok'],
    ['clientHold clientTransferProhibited ok'],
    ['clientHold / clientTransferProhibited / ok'],
    ['clientHold | clientTransferProhibited | ok'],
    ['clientHold; clientTransferProhibited; ok'],
    ['CLIENT HOLD, CLIENT TRANSFER PROHIBITED, OK'],
    ['clientHold https://icann.org/epp#clientHold clientTransferProhibited https://icann.org/epp#x ok'],
    [
      'clientHold (https://icann.org/epp#clientHold), clientTransferProhibited, ok (https://icann.org/epp#ok)',
    ],
  ])('are split on one line: %s', (printed) => {
    expect(read(`Domain Status: ${printed}`).statuses).toEqual([
      'clientHold',
      'clientTransferProhibited',
      'ok',
    ]);
  });

  it('come in the printed order, without duplicates', () => {
    const lines = ['serverHold', 'ok https://icann.org/epp#ok', 'SERVERHOLD', 'redemptionPeriod'];
    expect(read(lines.map((code) => `Domain Status: ${code}`).join('\n')).statuses).toEqual([
      'serverHold',
      'ok',
      'redemptionPeriod',
    ]);
  });

  it("keep the registry's words if they are not EPP codes", () => {
    expect(read('Domain Status: Locked for legal reasons').statuses).toEqual(['Locked for legal reasons']);
    expect(read('Domain Status: Connected (2016/03/31)').statuses).toEqual(['Connected (2016/03/31)']);
  });

  it.each([
    ['ok - Normal state.', ['ok']],
    ['clientTransferProhibited - status prohibits domain transfer', ['clientTransferProhibited']],
    ['Prohibited String - Object Cannot Be Registered', ['Prohibited String - Object Cannot Be Registered']],
    ['This registration has been SUSPENDED. ***', ['This registration has been SUSPENDED.']],
  ])('omit the explanation after a code: %s', (printed, statuses) => {
    expect(read(`Domain Status: ${printed}`).statuses).toEqual(statuses);
  });

  it('end where running text begins, however deep its lines are indented', () => {
    const notice =
      'The data here is for information. You may not use it to\nenable the transmission of mass\n   unsolicited, commercial advertising\n';
    expect(read(`Domain Status: ok\n\n${notice}`).statuses).toEqual(['ok']);
  });

  it('are empty if a registry prints none, or a placeholder', () => {
    expect(read('').statuses).toEqual([]);
    for (const nothing of ['-', 'none', 'N/A', ''])
      expect(read(`Domain Status: ${nothing}`).statuses).toEqual([]);
  });

  it('are bounded', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `Domain Status: state ${n}`).join('\n');
    const { statuses } = read(many);
    expect(statuses.length).toBeLessThanOrEqual(1024);
    expect(statuses[0]).toBe('state 0');
    expect(read(`Domain Status: ${'ok, '.repeat(10_000)}`).statuses).toEqual(['ok']);
    expect(read(`Domain Status: ${'(https://'.repeat(10_000)}`).statuses.length).toBeLessThanOrEqual(64);
  });

  it('are the registry’s if the registrar prints others', () => {
    const { statuses } = parse([
      { host: 'whois.nic.example', body: `${RECORD}Domain Status: serverHold\n` },
      { host: 'whois.example.net', body: `${RECORD}Domain Status: ok\n` },
    ]);
    expect(statuses).toEqual(['serverHold']);
  });
});

const DIGEST = '49FD46E6C4B45C55D4AC49FD46E6C4B45C55D4AC49FD46E6C4B45C55D4AC49FD';
const ds = (key_tag: number, digest = DIGEST) => ({ key_tag, algorithm: 8, digest_type: 2, digest });

describe('dnssec', () => {
  it.each([
    'unsigned',
    'Unsigned delegation',
    'no',
    'Inactive',
    'not signed',
    'Unsigned delegation, no records',
    'N',
    'disabled',
  ])('is off for the printed %s', (printed) => {
    expect(read(`DNSSEC: ${printed}`).dnssec).toEqual({ signed: false, ds: [], keys: [] });
  });

  it.each(['signedDelegation', 'Signed delegation', 'yes', 'Active', 'signed', 'Signed (2 DS records)', 'Y'])(
    'is on for the printed %s',
    (printed) => {
      expect(read(`DNSSEC: ${printed}`).dnssec).toEqual({ signed: true, ds: [], keys: [] });
    },
  );

  it('is null if the response does not mention it', () => {
    for (const lines of ['', 'DNSSEC:', 'DNSSEC: see the registrar’s pages', 'DNSSEC DS Data:'])
      expect(read(lines).dnssec).toBeNull();
  });

  it.each([
    [`DNSSEC DS Data: 12345 8 2 ${DIGEST}`],
    [`DNSSEC DS Data: 12345 8 2 ${DIGEST.toLowerCase()}`],
    [`DS Data: 12345 8 2 ${DIGEST.slice(0, 56)} ${DIGEST.slice(56)}`],
    [`DS Record: example.com. IN DS 12345 8 2 ${DIGEST}`],
    [`DS Record: example.com. 3600 IN DS 12345 8 2 ( ${DIGEST.slice(0, 32)} ${DIGEST.slice(32)} )`],
    [`ds-rdata: 12345 8 2 ${DIGEST}`],
    [`DS: 12345, 8, 2, ${DIGEST}`],
    [`DS: 12345 RSASHA256 SHA-256 ${DIGEST}`],
    [`DS Record: keyTag:12345 algorithm:RSA_SHA256 digestType:SHA256 digest:${DIGEST}`],
    [`DNSSEC: signedDelegation\nDS Key Tag: 12345\nAlgorithm: 8\nDigest Type: 2\nDigest: ${DIGEST}`],
    [
      `DNSSEC: signedDelegation\nDS Key Tag 1: 12345\nAlgorithm 1: 8\nDigest Type 1: 2\nDigest 1: ${DIGEST}\nDS Key Tag 2:\nAlgorithm 2:\nDigest Type 2:\nDigest 2:`,
    ],
    [`DS Key Tag: 12345\nDS Algorithm: RSASHA256 (8)\nDS Digest Type: SHA-256\nDS Digest: ${DIGEST}`],
    [
      `DS Key Tag: 12345\nAlgorithm: 8 [RSASHA256]\nDigest Type: 2 (SHA-256)\nDigest: ${DIGEST.toLowerCase()}`,
    ],
  ])('has the DS record of %s', (lines) => {
    expect(read(lines).dnssec).toEqual({ signed: true, ds: [ds(12345)], keys: [] });
  });

  it('joins a digest that continues in the lines below', () => {
    for (const lines of [
      `DNSSEC DS Data: 12345 8 2\n                ${DIGEST.slice(0, 40)}\n                ${DIGEST.slice(40)}`,
      `DNSSEC DS Data: 12345 8 2 ${DIGEST.slice(0, 40)}\nDNSSEC DS Data: ${DIGEST.slice(40)}`,
      `DNSSEC DS Data: 12345 8 2 ( ${DIGEST.slice(0, 40)}\n                 ${DIGEST.slice(40)} )`,
    ])
      expect(read(lines).dnssec, lines).toEqual({ signed: true, ds: [ds(12345)], keys: [] });
  });

  it('has all DS records, one per line or one below the other', () => {
    const two = { signed: true, ds: [ds(12345), ds(54321)], keys: [] };
    const fields = (tag: number, n: string) =>
      `DS Key Tag${n}: ${tag}\nAlgorithm${n}: 8\nDigest Type${n}: 2\nDigest${n}: ${DIGEST}\n`;
    for (const lines of [
      `DNSSEC DS Data: 12345 8 2 ${DIGEST}\nDNSSEC DS Data: 54321 8 2 ${DIGEST}`,
      `DNSSEC DS Data: 12345 8 2 ${DIGEST}\n                54321 8 2 ${DIGEST}`,
      `DS Records:\n   12345 8 2 ${DIGEST}\n   54321 8 2 ${DIGEST}`,
      fields(12345, '') + fields(54321, ''),
      fields(12345, ' 1') + fields(54321, ' 2'),
      // As Afilias' registries print it: the labels of each kind below each other.
      `DS Key Tag 1: 12345\nDS Key Tag 2: 54321\nAlgorithm 1: 8\nAlgorithm 2: 8\nDigest Type 1: 2\nDigest Type 2: 2\nDigest 1: ${DIGEST}\nDigest 2: ${DIGEST}`,
    ])
      expect(read(lines).dnssec, lines).toEqual(two);
  });

  it('has keys, with algorithms by number and by name', () => {
    const key = 'AwEAAaz/tAm8yTn4Mfeh5eyI96WSVexTBAvkMgJzkKTOiW1vkIbzxeF3';
    const found = { flags: 257, protocol: 3, algorithm: 8, public_key: key };
    for (const lines of [
      `Dnskey: 257 3 8 ${key}`,
      `dnskey: 257 3 RSASHA256 ${key}`,
      `DNSKEY: example.com. IN DNSKEY 257 3 8 ( ${key.slice(0, 20)} ${key.slice(20)} )`,
      `Keys:\n   flags:KSK protocol:3 algorithm:RSA_SHA256 pubKey:${key}`,
      `dnssec-key: 257 3 8 ${key}`,
      `Key Flags: 257\nKey Protocol: 3\nKey Algorithm: 8\nPublic Key: ${key}`,
    ])
      expect(read(lines).dnssec, lines).toEqual({ signed: true, ds: [], keys: [found] });
  });

  it('has null for values that are not numbers, and no DS record for placeholders', () => {
    expect(read(`DS Data: 99999 8 2 ${DIGEST}`).dnssec?.ds).toEqual([{ ...ds(0), key_tag: null }]);
    expect(read(`DS Data: 12345 8 2 REDACTED`).dnssec?.ds).toEqual([{ ...ds(12345), digest: null }]);
    for (const nothing of ['none', '-', 'REDACTED FOR PRIVACY', 'not shown', 'N/A', 'no records'])
      expect(read(`DNSSEC: unsigned\nDS Data: ${nothing}`).dnssec, nothing).toEqual({
        signed: false,
        ds: [],
        keys: [],
      });
  });

  it('is bounded', () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `DNSSEC DS Data: ${n} 8 2 ${DIGEST}`).join('\n');
    expect(read(lines).dnssec?.ds).toHaveLength(64);
    const whole = `DNSSEC DS Data: 12345 8 2\n${'  ABCDEF01\n'.repeat(10_000)}`;
    expect(problemsOf(read(whole))).toEqual([]);
    expect(problemsOf(read(`Dnskey: 257 3 8 ${'A'.repeat(1_000_000)}`))).toEqual([]);
  });
});

describe('the abuse contact', () => {
  const both = { email: 'abuse@example.net', phone: '+1.2025550123' };

  it.each([
    ['Registrar Abuse Contact Email: abuse@example.net\nRegistrar Abuse Contact Phone: +1.2025550123'],
    ['Abuse Contact Email: abuse@example.net\nAbuse Contact Phone: +1.2025550123'],
    ['Abuse Contact: abuse@example.net +1.2025550123'],
    ['Abuse Contact: abuse@example.net, +1.2025550123'],
    ['Abuse Contact: abuse@example.net / +1.2025550123'],
    ['Abuse Contact:\n   Email: abuse@example.net\n   Phone: +1.2025550123'],
    ['Abuse Contact:\n   abuse@example.net\n   +1.2025550123'],
    [
      'abuse-c: EX1-EXAMPLE\n\nnic-hdl: EX1-EXAMPLE\nrole: Abuse Desk\ne-mail: abuse@example.net\nphone: +1.2025550123',
    ],
  ])('is read from %s', (lines) => {
    expect(read(lines).abuse_contact).toEqual(both);
  });

  it('may have one of the two', () => {
    expect(read('Registrar Abuse Contact Email: abuse@example.net').abuse_contact).toEqual({
      ...both,
      phone: null,
    });
    expect(read('Registrar Abuse Contact Phone: +1.2025550123').abuse_contact).toEqual({
      ...both,
      email: null,
    });
  });

  it('is null if none is printed', () => {
    for (const lines of [
      '',
      'Registrar Abuse Contact Email:\nRegistrar Abuse Contact Phone: ',
      'Registrar Abuse Contact Email: -',
    ])
      expect(read(lines).abuse_contact).toBeNull();
  });

  it('is the registrar’s if the registry has none', () => {
    const { abuse_contact } = parse([
      { host: 'whois.nic.example', body: RECORD },
      { host: 'whois.example.net', body: `${RECORD}Registrar Abuse Contact Email: abuse@example.net\n` },
    ]);
    expect(abuse_contact).toEqual({ email: 'abuse@example.net', phone: null });
  });
});

describe('the reseller', () => {
  it.each([
    ['Reseller: Example Hosting', { name: 'Example Hosting' }],
    ['Reseller Name: Example Hosting', { name: 'Example Hosting' }],
    ['Registrar Reseller: Example Hosting', { name: 'Example Hosting' }],
    [
      'Reseller: Example Hosting (https://hosting.example)',
      { name: 'Example Hosting', url: 'https://hosting.example' },
    ],
    [
      'Reseller: Example Hosting\nReseller: help@hosting.example\nReseller: +1.2025550123',
      { name: 'Example Hosting', email: 'help@hosting.example', phone: '+1.2025550123' },
    ],
    [
      'Reseller:\n   Example Hosting\n   1 Example Street\n   Exampleton\n   help@hosting.example\n   +1.2025550123',
      { name: 'Example Hosting', email: 'help@hosting.example', phone: '+1.2025550123' },
    ],
    [
      'Reseller Name: Example Hosting\nReseller URL: https://hosting.example\nReseller Email: help@hosting.example\nReseller Phone: +1.2025550123',
      {
        name: 'Example Hosting',
        url: 'https://hosting.example',
        email: 'help@hosting.example',
        phone: '+1.2025550123',
      },
    ],
  ])('is read from %s', (lines, reseller) => {
    expect(read(lines).reseller).toEqual({ url: null, email: null, phone: null, ...reseller });
  });

  it('is null if the label is empty, or has a placeholder', () => {
    for (const lines of [
      '',
      'Reseller:',
      'Reseller: ',
      'Reseller: none',
      'Reseller: -',
      'Reseller: N/A',
      'Reseller Name:',
    ])
      expect(read(`${lines}\nDomain Status: ok`), lines).toMatchObject({ reseller: null, statuses: ['ok'] });
  });

  it('is never the registrar', () => {
    expect(read('Reseller: Example Hosting').registrar?.name).toBe('Example Registrar, Inc.');
  });
});

describe('billing contacts', () => {
  it('are read like other contacts, with type 4', () => {
    const { billing_contacts } = read(
      'Billing Name: Erika Example\nBilling Organization: Example Ltd\nBilling Street: 1 Example Street\nBilling City: Exampleton\nBilling Country: GB\nBilling Email: billing@example.com',
    );
    expect(billing_contacts).toMatchObject([
      {
        type: 4,
        name: 'Erika Example',
        organization: 'Example Ltd',
        address: '1 Example Street',
        city: 'Exampleton',
        country_code: 'GB',
        email: 'billing@example.com',
      },
    ]);
  });

  it('are found by their handle', () => {
    const { billing_contacts } = read(
      'billing-c: EX7-EXAMPLE\n\nnic-hdl: EX7-EXAMPLE\nperson: Erika Example\ne-mail: billing@example.com',
    );
    expect(billing_contacts).toMatchObject([{ id: 'EX7-EXAMPLE', name: 'Erika Example' }]);
  });

  it('are empty if none is printed', () => {
    expect(read('Billing Name:\nBilling Email:').billing_contacts).toEqual([]);
  });
});

describe('the registrar', () => {
  it('has its IANA ID, separate from other ids', () => {
    expect(read('Registrar IANA ID: 9999').registrar).toMatchObject({ id: '9999', iana_id: 9999 });
    expect(read('Registrar ID: EX-42').registrar).toMatchObject({ id: 'EX-42', iana_id: null });
    expect(read('Registrar ID: EX-42\nRegistrar IANA ID: 9999').registrar).toMatchObject({
      id: 'EX-42',
      iana_id: 9999,
    });
    for (const none of ['not applicable', '', 'N/A', '700000001', '-1', '1e3'])
      expect(read(`Registrar IANA ID: ${none}`).registrar?.iana_id, none).toBeNull();
  });

  it('has its contact data', () => {
    expect(
      read(
        'Registrar Email: help@example.net\nRegistrar Phone: +1.2025550123\nRegistrar Street: 1 Example Street\nRegistrar City: Exampleton\nRegistrar State/Province: CA\nRegistrar Postal Code: 00001\nRegistrar Country: US',
      ).registrar,
    ).toMatchObject({
      email: 'help@example.net',
      phone: '+1.2025550123',
      address: '1 Example Street\nExampleton\nCA\n00001\nUS',
    });
  });
});

describe('nameservers', () => {
  it.each([
    'Name Server: ns2.example.com 192.0.2.1 192.0.2.2 2001:db8::1 2001:db8::2',
    'Name Server: ns2.example.com (192.0.2.1, 192.0.2.2, 2001:db8::1, 2001:db8::2)',
    'Name Server: ns2.example.com [192.0.2.1] [192.0.2.2] [2001:db8::1] [2001:db8::2]',
    'Name Server: ns2.example.com\nName Server IP: 192.0.2.1\nName Server IP: 192.0.2.2\nName Server IP: 2001:db8::1\nName Server IP: 2001:db8::2',
  ])('have all addresses of %s, and the first of each kind', (lines) => {
    expect(read(lines).nameservers[1]).toEqual({
      name: 'ns2.example.com',
      ipv4: '192.0.2.1',
      ipv6: '2001:db8::1',
      addresses: ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'],
    });
  });

  it('have an empty list if there are none', () => {
    expect(read('').nameservers).toEqual([
      { name: 'ns1.example.com', ipv4: null, ipv6: null, addresses: [] },
    ]);
  });
});

describe('telephone extensions', () => {
  it.each(['Ext', 'Ext.', 'Extension'])('are separate if they have the label %s', (label) => {
    const { registrant_contacts } = read(
      `Registrant Name: Erika Example\nRegistrant Phone: +44.1632960123\nRegistrant Phone ${label}: 12\nRegistrant Fax: +44.1632960124\nRegistrant Fax ${label}: 34`,
    );
    expect(registrant_contacts).toMatchObject([
      { phone: '+44.1632960123', phone_ext: '12', fax: '+44.1632960124', fax_ext: '34' },
    ]);
  });

  it('stay in the number if they are printed with it', () => {
    const { registrant_contacts } = read(
      'Registrant Name: Erika Example\nRegistrant Phone: +44.1632960123x12',
    );
    expect(registrant_contacts).toMatchObject([{ phone: '+44.1632960123x12', phone_ext: null }]);
  });
});

describe('events', () => {
  it.each([
    ['Updated Date', 'last changed'],
    ['Registry Expiry Date', 'expiration'],
    ['Registrar Registration Expiration Date', 'registrar expiration'],
    ['Last Transferred Date', 'transfer'],
    ['Transfer Date', 'transfer'],
    ['Deletion Date', 'deletion'],
    ['date_to_delete', 'deletion'],
    ['Last Renewed', 'renewal'],
    ['Redemption Expiry Date', 'redemption'],
    ['date_to_release', 'release'],
    ['free-date', 'release'],
    ['Last update of WHOIS database', 'last update of RDAP database'],
  ])('include %s as %s', (label, action) => {
    expect(read(`${label}: 2026-03-04T05:06:07Z`).events).toContainEqual({
      action,
      date: '2026-03-04T05:06:07+00:00',
    });
  });

  it('include the three dates of the domain', () => {
    const { events, created_on, updated_on, expires_on } = read(
      'Updated Date: 2025-03-04T05:06:07Z\nRegistry Expiry Date: 2027-02-03T04:05:06Z',
    );
    expect(events).toEqual([
      { action: 'registration', date: created_on },
      { action: 'last changed', date: updated_on },
      { action: 'expiration', date: expires_on },
    ]);
  });

  it('are listed once, even if both the registry and the registrar give them', () => {
    const registry =
      'Domain Name: example.com\nCreation Date: 2001-02-03T04:05:06Z\nName Server: ns1.example.com\n';
    const registrations = (registrar: string) =>
      parse([
        { host: 'whois.nic.example', body: registry },
        { host: 'whois.example.net', body: registrar },
      ]).events.filter(({ action }) => action === 'registration');
    for (const date of ['2001-02-03T04:05:06Z', '2001-02-02T22:05:06-06:00', '2001-02-03', '03-feb-2001'])
      expect(
        registrations(`Domain Name: example.com\nCreation Date: ${date}\nRegistrar: Example\n`),
        date,
      ).toEqual([{ action: 'registration', date: '2001-02-03T04:05:06+00:00' }]);
    expect(
      registrations('Domain Name: example.com\nCreation Date: 2005-01-01T00:00:00Z\nRegistrar: Example\n'),
    ).toHaveLength(2);
  });

  it('are empty if no date is printed', () => {
    for (const none of ['', 'not yet', '-', 'never', '0000-00-00', '2026-13-45', 'by the registrar'])
      expect(read(`Last Transferred Date: ${none}`).events, none).toEqual([
        { action: 'registration', date: '2001-02-03T04:05:06+00:00' },
      ]);
  });

  it('exclude dates of contacts and servers', () => {
    const { events } = parse([
      {
        host: null,
        body: 'domain: example.com\nregistrant: EX1\ncreated: 2001-02-03\nchanged: 2002-02-03\nnserver: ns1.example.com\n\ncontact: EX1\nname: Erika Example\ncreated: 2003-02-03\nchanged: 2004-02-03\n',
      },
    ]);
    expect(events.map(({ date }) => date.slice(0, 4))).toEqual(['2001', '2002']);
  });

  it('are bounded', () => {
    const { events } = read(
      Array.from(
        { length: 10_000 },
        (_, n) => `Transfer Date: ${1990 + (n % 30)}-01-${String(1 + (n % 28)).padStart(2, '0')}`,
      ).join('\n'),
    );
    expect(events.length).toBeLessThanOrEqual(65);
  });
});

describe('keys without a question mark', () => {
  it('have the same values as those with it', () => {
    for (const lines of [
      RECORD,
      'Domain Name: example.com\nDomain Status: available\n',
      'nothing to read',
      '',
    ]) {
      const properties = parse([{ host: null, body: lines }]);
      expect(properties.available).toBe(properties['available?']);
      expect(properties.registered).toBe(properties['registered?']);
    }
    expect(read('')).toMatchObject({ available: false, registered: true });
  });
});

describe('an explanation', () => {
  it.each([
    ['statuses.0', 'Domain Status: clientHold https://icann.org/epp#clientHold'],
    ['dnssec.signed', 'DNSSEC: signedDelegation'],
    ['dnssec.ds.0.digest', `DNSSEC DS Data: 12345 8 2 ${DIGEST}`],
    ['dnssec.keys.0.public_key', 'Dnskey: 257 3 8 AwEAAaz/tAm8yTn4Mfeh5eyI96WSVexTBAvkMgJz'],
    ['abuse_contact.email', 'Registrar Abuse Contact Email: abuse@example.net'],
    ['abuse_contact.phone', 'Registrar Abuse Contact Phone: +1.2025550123'],
    ['reseller.name', 'Reseller: Example Hosting'],
    ['billing_contacts.0.name', 'Billing Name: Erika Example'],
    ['registrar.iana_id', 'Registrar IANA ID: 9999'],
    ['registrar.email', 'Registrar Email: help@example.net'],
    ['registrar.phone', 'Registrar Phone: +1.2025550123'],
    ['registrar.address', 'Registrar Street: 1 Example Street'],
    ['nameservers.1.addresses.1', 'Name Server: ns2.example.com 192.0.2.1 192.0.2.2'],
    ['registrant_contacts.0.phone_ext', 'Registrant Phone Ext: 12'],
    ['events.1.date', 'Last Transferred Date: 2026-03-04T05:06:07Z'],
    ['available', 'Domain Status: ok'],
    ['registered', 'Domain Status: ok'],
  ])('names the line of %s', (path, line) => {
    expect(linesOf(path, line)).toEqual([line]);
  });
});

describe('any text', () => {
  const label = fc.constantFrom(
    'Domain Status',
    'DNSSEC',
    'DNSSEC DS Data',
    'DS Key Tag 1',
    'Algorithm 1',
    'Digest',
    'Dnskey',
    'Registrar Abuse Contact Email',
    'Abuse Contact',
    'Reseller',
    'Billing Name',
    'billing-c',
    'Registrar IANA ID',
    'Registrar Street',
    'Name Server',
    'Registrant Phone Ext',
    'Last Transferred Date',
    'Deletion Date',
    'Creation Date',
    'changed',
    'nic-hdl',
  );
  const value = fc.oneof(
    fc.string(),
    anyText(),
    fc.constantFrom(
      '12345 8 2',
      DIGEST,
      '257 3 8',
      'signed',
      'ok',
      '2026-01-02',
      '192.0.2.1',
      ' ',
      'a@example.com',
      '(',
      '9999',
    ),
  );
  const line = fc
    .tuple(fc.constantFrom('', '  ', '\n'), label, fc.constantFrom(': ', ':', ' '), value)
    .map((parts) => parts.join(''));

  it('gives all keys, of the documented types', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.boolean(), (lines, known) => {
        const body = `${known ? RECORD : ''}${lines.join('\n')}`;
        const properties = parse([{ host: null, body }]);
        expect(problemsOf(properties)).toEqual([]);
        expect(explain([{ host: null, body }]).properties).toEqual(properties);
        for (const [action, date] of [
          ['registration', properties.created_on],
          ['last changed', properties.updated_on],
        ])
          if (date !== null) expect(properties.events).toContainEqual({ action, date });
      }),
      { numRuns: 500 },
    );
  });
});
