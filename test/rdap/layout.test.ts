import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerKind, explain, parse } from '../../src/parse/index.js';
import { toRdap } from '../../src/rdap-document/index.js';
import { layOutDomain, layOutReceived } from '../../src/record/rdap/layout.js';
import { layOutNotFound } from '../../src/record/rdap/not-found.js';
import { domainOf, entityOf, NOT_FOUND } from './support/documents.js';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, FIXTURES), 'utf8');
const HOST = 'rdap.nic.example';

const linesOf = (document: object) => layOutDomain(document as never, HOST).split('\n');
const valuesOf = (document: object, label: string) =>
  linesOf(document)
    .filter((line) => line.startsWith(`${label}: `))
    .map((line) => line.slice(label.length + 2));
const propertiesOf = (document: object) => {
  const body = layOutDomain(document as never, HOST);
  return parse([{ host: HOST, body }], { domain: 'shop.example' });
};
/** A placeholder is not an id: WHOIS servers print it where RDAP servers omit the handle. */
const withoutHiddenIds = (properties: object) =>
  JSON.parse(
    JSON.stringify(properties, (key, value) =>
      /^(?:domain_)?id$/.test(key) && /redacted/i.test(String(value)) ? null : value,
    ),
  );
const registrant = (...card: unknown[]) =>
  domainOf('shop.example', { entities: [entityOf(['registrant'], card)] });
const registrantOf = (document: object) => propertiesOf(document).registrant_contacts[0];

describe('times to live of DNS records (ttl0)', () => {
  const withTtls = (ttl0_data: unknown) => domainOf('shop.example', { ttl0_data });

  it('are properties, each type once, and explained by their line', () => {
    const document = withTtls([
      {
        types: ['NS', 'ds'],
        value: 3600,
        events: [{ eventAction: 'last changed', eventDate: '2026-01-01' }],
      },
      { types: ['A'], value: 0 },
      { types: ['NS'], value: 60 },
    ]);
    const { ttls } = propertiesOf(document);
    expect(ttls).toEqual([
      { type: 'NS', seconds: 3600 },
      { type: 'DS', seconds: 3600 },
      { type: 'A', seconds: 0 },
    ]);
    const { values, parts } = explain([{ host: HOST, body: layOutDomain(document as never, HOST) }]);
    const value = values.find(({ path }) => path === 'ttls.1.seconds');
    expect(value?.lines.map((line) => parts[0]?.lines[line - 1]?.text)).toEqual(['DNS TTL: ds 3600']);
  });

  it.each([
    [[{ types: ['NS'], value: -1 }]],
    [[{ types: ['NS'], value: 2 ** 31 }]],
    [[{ types: ['NS'], value: '1 h' }]],
    [[{ types: ['N S: x'], value: 1 }]],
    [[{ types: [['NS']], value: 1 }, { value: 1 }, null, 7]],
    [{ NS: 3600 }],
  ])('that are no numbers of seconds are left out: %j', (given) => {
    expect(propertiesOf(withTtls(given)).ttls).toEqual([]);
  });

  it('are written again as RDAP', () => {
    const body = layOutDomain(withTtls([{ types: ['NS'], value: 3600 }]) as never, HOST);
    const parts = [{ host: HOST, body }];
    const written = toRdap({
      domain: 'shop.example',
      daystamp: '2026-01-01',
      parts,
      properties: parse(parts, { domain: 'shop.example' }),
    });
    expect(written).toMatchObject({
      rdapConformance: ['rdap_level_0', 'ttl0'],
      ttl0_data: [{ types: ['NS'], value: 3600 }],
    });
  });
});

describe('an RDAP document of a fixture', () => {
  const documents = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rdap'))
    .filter((file) => JSON.parse(read(file.replace('.rdap', '.json'))).domain !== undefined);

  it.each(documents)('%s is laid out as the text next to it', (file) => {
    const [host = ''] = file.split('/');
    const { domain } = JSON.parse(read(file.replace('.rdap', '.json')));
    const document = JSON.parse(read(file));
    const text = document.errorCode ? layOutNotFound(document, host, domain) : layOutDomain(document, host);
    expect(text).toBe(read(file.replace('.rdap', '.txt')));
  });

  it.each([
    ['rdap.centralnic.com', 'whois.nic.xyz'],
    ['pubapi.registry.google', 'whois.nic.google'],
    ['rdap.identitydigital.services', 'whois.identitydigital.services'],
    ['rdap.publicinterestregistry.org', 'whois.pir.org'],
  ])('%s gives the same properties as the response of %s about the same domain', (rdap, whois) => {
    const { domain, properties } = JSON.parse(read(`${whois}/registered.json`));
    const body = layOutDomain(JSON.parse(read(`${rdap}/registered.rdap`)), rdap);
    expect(parse([{ host: rdap, body }], { domain })).toMatchObject(withoutHiddenIds(properties));
    const answer = parse([{ host: whois, body: read(`${whois}/registered.txt`) }], { domain });
    expect(answer).toMatchObject(properties);
  });

  it.each(documents)('%s leaves no label unread', (file) => {
    const body = read(file.replace('.rdap', '.txt'));
    const lines = explain([{ host: file.split('/')[0] ?? null, body }]).parts[0]?.lines ?? [];
    expect(lines.filter(({ use }) => use === 'unread')).toEqual([]);
    // The time of the data is where every server of ICANN's layout has it.
    const guessed = lines.filter(({ by, use }) => by === 'generic' && use !== 'status');
    expect(guessed.filter(({ text }) => !text.startsWith('>>> '))).toEqual([]);
  });
});

describe('a contact’s card', () => {
  it('is read completely', () => {
    const card = [
      ['fn', {}, 'text', 'Domain Administrator'],
      ['org', {}, 'text', 'Example Holdings Ltd'],
      [
        'adr',
        { cc: 'GB' },
        'text',
        ['', '', '1 Example Street', 'Exampleton', 'Exampleshire', 'EX1 2MP', ''],
      ],
      ['tel', { type: 'voice' }, 'uri', 'tel:+44.1632960123;ext=102'],
      ['tel', { type: 'fax' }, 'uri', 'tel:+44.1632960124'],
      ['email', {}, 'text', 'hostmaster@example.org'],
    ];
    expect(registrantOf(registrant(...card))).toMatchObject({
      name: 'Domain Administrator',
      organization: 'Example Holdings Ltd',
      address: '1 Example Street',
      city: 'Exampleton',
      state: 'Exampleshire',
      zip: 'EX1 2MP',
      country_code: 'GB',
      phone: '+44.1632960123',
      fax: '+44.1632960124',
      email: 'hostmaster@example.org',
    });
    expect(valuesOf(registrant(...card), 'Registrant Phone Ext')).toEqual(['102']);
  });

  it.each<[string, unknown[], object]>([
    [
      'an organization with units',
      ['org', {}, 'text', ['Example Holdings Ltd', 'Legal']],
      { organization: 'Example Holdings Ltd, Legal' },
    ],
    [
      'a name in parts',
      ['n', {}, 'text', ['Doe', 'Jane', ['Q.', 'R.'], 'Dr.', '']],
      { name: 'Dr. Jane Q. R. Doe' },
    ],
    [
      'a street of several lines',
      ['adr', {}, 'text', ['PO Box 1', 'Floor 2', ['1 Example Street', 'Unit 3'], 'Exampleton', '', '', '']],
      { address: 'PO Box 1\nFloor 2\n1 Example Street\nUnit 3', city: 'Exampleton' },
    ],
    [
      'lists nested deeper',
      ['adr', {}, 'text', ['', '', [['1 Example Street'], [['Unit 3']]], ['Exampleton'], [], [[]], null]],
      { address: '1 Example Street\nUnit 3', city: 'Exampleton', state: null },
    ],
    [
      'an address that ends early',
      ['adr', {}, 'text', ['', '', '1 Example Street']],
      { address: '1 Example Street', country: null },
    ],
    [
      'an address that nobody divided',
      [
        'adr',
        { label: '1 Example Street\nExampleton\nUnited Kingdom' },
        'text',
        ['', '', '', '', '', '', ''],
      ],
      { address: '1 Example Street\nExampleton', city: null, country: 'United Kingdom' },
    ],
    [
      'line breaks within a street',
      ['adr', {}, 'text', ['', '', '1 Example Street\r\nUnit 3', '', '', '', '']],
      { address: '1 Example Street\nUnit 3' },
    ],
    [
      'a country by its name',
      ['adr', {}, 'text', ['', '', '', 'Exampleton', '', '', 'Austria']],
      { country: 'Austria', country_code: null },
    ],
    [
      'a country by name and code',
      ['adr', { cc: 'AT' }, 'text', ['', '', '', 'Exampleton', '', '', 'Austria']],
      { country: 'Austria', country_code: 'AT' },
    ],
    [
      'an empty address with a country’s code',
      ['adr', { cc: 'AT' }, 'text', ['', '', '', '', '', '', '']],
      { country_code: 'AT' },
    ],
    [
      'a number as text',
      ['tel', { type: ['work', 'voice'] }, 'text', '+1.2025550123'],
      { phone: '+1.2025550123', fax: null },
    ],
    [
      'a number that is voice and fax',
      ['tel', { type: ['voice', 'fax'] }, 'uri', 'TEL:+1.2025550123'],
      { phone: null, fax: '+1.2025550123' },
    ],
    ['an address as a URI', ['email', {}, 'uri', 'mailto:noc@example.net'], { email: 'noc@example.net' }],
    [
      'an organization’s name in the name',
      ['fn', {}, 'text', 'Jane Doe'],
      { name: 'Jane Doe', organization: null },
    ],
  ])('has %s', (_, property, expected) => {
    const named = registrant(['email', {}, 'text', ''], property);
    expect(registrantOf(named)).toMatchObject(expected);
  });

  it('of an organization gives the organization’s name', () => {
    const card = [
      ['kind', {}, 'text', 'org'],
      ['fn', {}, 'text', 'Example Holdings Ltd'],
    ];
    expect(registrantOf(registrant(...card))).toMatchObject({
      name: null,
      organization: 'Example Holdings Ltd',
    });
  });

  it.each([
    ['no card', undefined],
    ['an empty list', []],
    ['the word alone', ['vcard']],
    ['no properties', ['vcard', []]],
    [
      'properties that are none',
      [
        'vcard',
        [null, 1, 'x', [], [1], ['fn'], ['adr', null], ['tel', {}, 'uri'], ['org', {}, 'text', null]],
      ],
    ],
    ['an object', { fn: 'Jane Doe' }],
  ])('may be missing: %s', (_, vcardArray) => {
    const document = domainOf('shop.example', {
      entities: [{ roles: ['registrant'], handle: 'H1', vcardArray }],
    });
    expect(registrantOf(document)).toMatchObject({ id: 'H1', name: null, organization: null });
  });

  it('may lack the word before its properties', () => {
    const document = domainOf('shop.example', {
      entities: [{ roles: ['registrant'], vcardArray: [['fn', {}, 'text', 'Jane Doe']] }],
    });
    expect(registrantOf(document)).toMatchObject({ name: 'Jane Doe' });
  });

  it('shows a page for contacting, which is not an email address', () => {
    const card = ['contact-uri', {}, 'uri', 'https://www.example.net/contact'];
    expect(registrantOf(registrant(['fn', {}, 'text', 'Jane Doe'], card))).toMatchObject({ email: null });
    expect(valuesOf(registrant(card), 'Registrant Contact URI')).toEqual(['https://www.example.net/contact']);
  });
});

describe('entities', () => {
  const jane = [['fn', {}, 'text', 'Jane Doe']];
  const john = [['fn', {}, 'text', 'John Doe']];

  it('may have several roles', () => {
    const found = propertiesOf(
      domainOf('shop.example', { entities: [entityOf(['registrant', 'administrative', 'technical'], jane)] }),
    );
    for (const role of ['registrant_contacts', 'admin_contacts', 'technical_contacts'] as const)
      expect(found[role]).toMatchObject([{ name: 'Jane Doe' }]);
  });

  it('may be nested', () => {
    const inner = entityOf(['administrative'], john, { entities: [entityOf('Technical', jane)] });
    const found = propertiesOf(
      domainOf('shop.example', { entities: [entityOf(['registrant'], jane, { entities: [inner] })] }),
    );
    expect(found.admin_contacts).toMatchObject([{ name: 'John Doe' }]);
    expect(found.technical_contacts).toMatchObject([{ name: 'Jane Doe' }]);
  });

  it('within the registrar are the registrar’s own', () => {
    const registrar = entityOf(['registrar'], [['fn', {}, 'text', 'Example Registrar, Inc.']], {
      publicIds: [
        { type: 'Other', identifier: 'x' },
        { type: 'IANA Registrar ID', identifier: 9999 },
      ],
      entities: [
        entityOf(
          ['abuse'],
          [
            ['email', {}, 'text', 'abuse@registrar.example'],
            ['tel', {}, 'uri', 'tel:+1.2025550100'],
          ],
        ),
        entityOf(['technical'], jane),
      ],
    });
    const document = domainOf('shop.example', { entities: [registrar] });
    expect(propertiesOf(document)).toMatchObject({
      registrar: { id: '9999', name: 'Example Registrar, Inc.' },
      technical_contacts: [],
    });
    expect(valuesOf(document, 'Registrar Abuse Contact Email')).toEqual(['abuse@registrar.example']);
    expect(valuesOf(document, 'Registrar Abuse Contact Phone')).toEqual(['+1.2025550100']);
  });

  it('without an IANA ID: the registrar’s tag is its id', () => {
    const registrar = entityOf(['registrar'], [['fn', {}, 'text', 'Example Registrar, Inc.']], {
      handle: 'EXAMPLE-TAG',
    });
    expect(propertiesOf(domainOf('shop.example', { entities: [registrar] })).registrar).toMatchObject({
      id: 'EXAMPLE-TAG',
    });
  });

  it.each([
    ['T1', 'T2'],
    [null, null],
    ['T1', null],
    [null, 'T2'],
  ])('with the same role are several contacts, with the ids %s and %s', (first, second) => {
    const withId = (handle: string | null) => (handle === null ? {} : { handle });
    const entities = [
      entityOf(['technical'], [...jane, ['adr', {}, 'text', ['', '', '1 Example Street']]], withId(first)),
      entityOf(['technical'], [...john, ['adr', {}, 'text', ['', '', '2 Example Street']]], withId(second)),
      entityOf(['administrative'], jane),
      entityOf(['administrative'], [['email', {}, 'text', 'john@example.net']]),
    ];
    const { technical_contacts, admin_contacts } = propertiesOf(domainOf('shop.example', { entities }));
    expect(technical_contacts).toMatchObject([
      { id: first, name: 'Jane Doe', address: '1 Example Street' },
      { id: second, name: 'John Doe', address: '2 Example Street' },
    ]);
    expect(admin_contacts).toMatchObject([{ name: 'Jane Doe' }, { name: null, email: 'john@example.net' }]);
  });
});

describe('redactions (RFC 9537)', () => {
  const redacted = (name: object, reason?: string) => ({
    name,
    method: 'removal',
    ...(reason === undefined ? {} : { reason: { description: reason } }),
  });
  const document = (...items: object[]) => domainOf('shop.example', { redacted: items });

  it('remove the value, except for a placeholder in the server’s words, which is never an id', () => {
    const shown = document(
      redacted({ type: 'Registrant Name' }, 'REDACTED FOR PRIVACY'),
      redacted({ description: 'registrant street' }, 'Server policy'),
      redacted({ type: 'Technical Email' }),
      redacted({ type: 'Registry Registrant ID' }, 'Withheld by law'),
    );
    expect(registrantOf(shown)).toMatchObject({ id: null, name: 'REDACTED FOR PRIVACY', address: null });
    expect(propertiesOf(shown).technical_contacts).toEqual([]);
    expect(valuesOf(shown, 'Redacted')).toEqual([
      'registrant street: Server policy',
      'Technical Email',
      'Registry Registrant ID: Withheld by law',
    ]);
  });

  it('without a path never hide a value that the server sends anyway', () => {
    const given = {
      ...document(redacted({ type: 'Registrant Name' })),
      entities: [entityOf(['registrant'], [['fn', {}, 'text', 'A. Person']])],
    };
    expect(registrantOf(given)).toMatchObject({ name: 'A. Person' });
  });

  it('of fields without a label are reported', () => {
    expect(valuesOf(document(redacted({ type: 'Sponsor Shoe Size' }, 'Server policy')), 'Redacted')).toEqual([
      'Sponsor Shoe Size: Server policy',
    ]);
  });

  it('were formerly remarks', () => {
    const remarks = [
      {
        title: 'REDACTED FOR PRIVACY',
        type: 'object redacted due to authorization',
        description: ['Some of the data is removed.'],
      },
    ];
    const entities = [
      entityOf(
        ['registrant'],
        [
          ['fn', {}, 'text', ''],
          ['adr', { cc: 'US' }, 'text', ['', '', '', '', 'CA', '', '']],
        ],
        { remarks },
      ),
    ];
    expect(registrantOf(domainOf('shop.example', { entities }))).toMatchObject({
      name: 'REDACTED FOR PRIVACY',
      state: 'CA',
      country_code: 'US',
    });
  });
});

describe('the domain', () => {
  it('has its statuses as EPP codes, like WHOIS servers', () => {
    const document = domainOf('shop.example', {
      status: ['Client Transfer Prohibited', 'serverHold', 'redemption period', 'associated', 'validated'],
    });
    expect(valuesOf(document, 'Domain Status')).toEqual([
      'clientTransferProhibited https://icann.org/epp#clientTransferProhibited',
      'serverHold https://icann.org/epp#serverHold',
      'redemptionPeriod https://icann.org/epp#redemptionPeriod',
      'linked https://icann.org/epp#linked',
      'validated',
    ]);
  });

  it.each([
    [['active'], 'registered'],
    [['client hold', 'client transfer prohibited'], 'suspended'],
    [['pending delete', 'redemption period'], 'redemption'],
    ['pending delete', 'pending_delete'],
    [['reserved'], 'reserved'],
    [[], 'registered'],
  ])('with the statuses %j is %s', (status, expected) => {
    expect(propertiesOf(domainOf('shop.example', { status })).status).toBe(expected);
  });

  it('has its events in any order; the latest change counts', () => {
    const event = (eventAction: string, eventDate: string) => ({ eventAction, eventDate });
    const events = [
      event('last changed', '2024-05-06T07:08:09Z'),
      event('Expiration', '2030-02-03T04:05:06.789Z'),
      event('last changed', '2020-01-01T00:00:00Z'),
      event('last update of RDAP database', '2026-07-15T10:04:53Z'),
      event('registration', '2001-02-03T04:05:06+02:00'),
    ];
    for (const order of [events, [...events].reverse()])
      expect(propertiesOf(domainOf('shop.example', { events: order }))).toMatchObject({
        created_on: '2001-02-03T04:05:06+02:00',
        updated_on: '2024-05-06T07:08:09+00:00',
        expires_on: '2030-02-03T04:05:06+00:00',
      });
    expect(linesOf(domainOf('shop.example', { events }))).toContain(
      '>>> Last update of RDAP database: 2026-07-15T10:04:53Z <<<',
    );
  });

  it('has its name in Unicode, nameservers with addresses, and DNSSEC', () => {
    const document = domainOf('xn--exmple-cua.example', {
      unicodeName: 'exämple.example',
      nameservers: [
        { ldhName: 'NS1.EXAMPLE.COM.', ipAddresses: { v4: ['192.0.2.1', 'x y'], v6: ['2001:db8::1'] } },
        { ldhName: 'ns2.example.net', ipAddresses: { v4: '192.0.2.2' } },
        { unicodeName: 'ns3.exämple.example' },
        { handle: 'no name' },
      ],
      secureDNS: {
        delegationSigned: true,
        dsData: [{ keyTag: 1, algorithm: 13, digestType: 2, digest: 'AB' }],
      },
    });
    expect(valuesOf(document, 'Internationalized Domain Name')).toEqual(['exämple.example']);
    expect(valuesOf(document, 'DNSSEC')).toEqual(['signedDelegation']);
    expect(valuesOf(document, 'DNSSEC DS Data')).toEqual(['1 13 2 AB']);
    expect(propertiesOf(document).nameservers).toEqual([
      {
        name: 'ns1.example.com',
        ipv4: '192.0.2.1',
        ipv6: '2001:db8::1',
        addresses: ['192.0.2.1', '2001:db8::1'],
      },
      { name: 'ns2.example.net', ipv4: '192.0.2.2', ipv6: null, addresses: ['192.0.2.2'] },
      { name: 'ns3.exämple.example', ipv4: null, ipv6: null, addresses: [] },
    ]);
  });

  it('has every event that the wire format has an action for, and shows the others', () => {
    const actions = [
      'registration',
      'reregistration',
      'last changed',
      'expiration',
      'registrar expiration',
      'deletion',
      'reinstantiation',
      'transfer',
      'locked',
      'unlocked',
      'last update of RDAP database',
    ];
    const events = [...actions, 'enum validation expiration'].map((eventAction, at) => ({
      eventAction,
      eventDate: `20${10 + at}-01-02T03:04:05Z`,
    }));
    const again = { eventAction: 'last changed', eventDate: '2009-01-02T03:04:05Z' };
    const document = domainOf('shop.example', { events: [...events, again] });
    const found = propertiesOf(document);
    const expected = [...actions.map((action, at) => `${action} 20${10 + at}`), 'last changed 2009'];
    expect(found.events.map(({ action, date }) => `${action} ${date.slice(0, 4)}`).sort()).toEqual(
      expected.sort(),
    );
    expect(found).toMatchObject({ updated_on: '2012-01-02T03:04:05+00:00' });
    expect(valuesOf(document, 'Event')).toEqual(['enum validation expiration: 2021-01-02T03:04:05Z']);
  });

  it('has its reseller, and its registrar’s own URL', () => {
    const card = [
      ['fn', {}, 'text', 'Example Reseller'],
      ['tel', {}, 'uri', 'tel:+1.2025550199'],
      ['email', {}, 'text', 'help@reseller.example'],
      ['url', {}, 'uri', 'https://www.reseller.example'],
    ];
    const address = [
      'adr',
      { cc: 'US' },
      'text',
      ['', '', '100 Example Avenue', 'Exampleville', 'CA', '90001', ''],
    ];
    const entities = [
      entityOf(['reseller'], card),
      entityOf(
        ['registrar'],
        [
          ['fn', {}, 'text', 'Example Registrar, Inc.'],
          address,
          ['tel', {}, 'uri', 'tel:+1.2025550100'],
          ['email', {}, 'text', 'info@registrar.example'],
        ],
      ),
    ];
    expect(propertiesOf(domainOf('shop.example', { entities }))).toMatchObject({
      reseller: {
        name: 'Example Reseller',
        url: 'https://www.reseller.example',
        email: 'help@reseller.example',
        phone: '+1.2025550199',
      },
      registrar: {
        name: 'Example Registrar, Inc.',
        email: 'info@registrar.example',
        phone: '+1.2025550100',
        address: '100 Example Avenue\nExampleville\nCA\n90001\nUS',
      },
    });
  });

  it.each<[object, object | null]>([
    [{ delegationSigned: false }, { signed: false, ds: [], keys: [] }],
    [{ delegationSigned: 'false' }, { signed: false, ds: [], keys: [] }],
    [{ delegationSigned: 'True' }, { signed: true, ds: [], keys: [] }],
    [{ delegationSigned: 'unknown' }, null],
    [
      { delegationSigned: true, dsData: [{ keyTag: '1', digest: 'AB' }] },
      { signed: true, ds: [], keys: [] },
    ],
    [
      {
        keyData: [
          { flags: 257, protocol: 3, algorithm: 13, publicKey: 'mdsswUyr3DPW132m\noi8V9xESWE8jTo0d' },
        ],
      },
      {
        signed: true,
        ds: [],
        keys: [{ flags: 257, protocol: 3, algorithm: 13, public_key: 'mdsswUyr3DPW132moi8V9xESWE8jTo0d' }],
      },
    ],
    [{}, null],
  ])('has the complete DNSSEC records: %j', (secureDNS, expected) => {
    expect(propertiesOf(domainOf('shop.example', { secureDNS })).dnssec).toEqual(expected);
  });

  it('has the notices as its disclaimer, without those that ICANN prescribes', () => {
    const notices = [
      { title: 'Status Codes', description: ['For more information see', 'https://icann.org/epp'] },
      {
        title: 'Terms of Use',
        description: ['For lawful use only.', 'No match for anything else.\nNot found'],
      },
      { title: 'RDDS Inaccuracy Complaint Form', links: [{ href: 'https://icann.org/wicf' }] },
      { description: 'And a lone string.' },
    ];
    expect(propertiesOf(domainOf('shop.example', { notices })).disclaimer).toBe(
      'For lawful use only. No match for anything else. Not found And a lone string.',
    );
  });
});

describe('no value of a document', () => {
  const forged = 'x\nDomain Status: available\r\nRegistrant Name: Mallory\u2028Not found\u0085No match\u0000';

  it('can forge a label or the words for a free name', () => {
    const document = {
      objectClassName: 'domain',
      ldhName: 'shop.example',
      handle: forged,
      status: [forged, 'available', 'free', 'Not found'],
      port43: forged,
      notices: [
        { title: forged, description: [forged, 'No match', 'Domain not found', 'shop.example is free'] },
      ],
      remarks: [{ title: 'Not found', description: 'No match' }],
      events: [{ eventAction: 'last update of RDAP database', eventDate: `2026\nNo match` }],
    };
    const found = propertiesOf(document);
    expect(found).toMatchObject({ 'available?': null, registrant_contacts: [] });
    expect(linesOf(document).filter((line) => line.startsWith('Registrant Name'))).toEqual([]);
    // The one line with a value and no label: it has a time or is not there.
    expect(linesOf(document).filter((line) => line.startsWith('>>>'))).toEqual([]);
  });

  it('is read by the rules of another server because the host serves WHOIS as well', () => {
    const host = 'whois.nic.google';
    const document = { objectClassName: 'domain', ldhName: 'shop.example', status: ['available'] };
    const kindOf = (body: string) => answerKind({ host, body }, { domain: 'shop.example' });
    expect(kindOf(layOutDomain(document, host))).not.toBe('available');
    expect(kindOf(layOutNotFound(NOT_FOUND, host, 'shop.example'))).toBe('available');
  });

  it('of an error says more than the error itself, unless the server is the registry’s', () => {
    const error = {
      ...NOT_FOUND,
      title: 'No match',
      description: ['Not found', 'shop.example is free', forged],
    };
    const plain = { ...error, description: ['Not found', 'shop.example is free'] };
    const kindOf = (body: string) => answerKind({ host: HOST, body }, { domain: 'shop.example' });
    for (const each of [error, plain]) expect(kindOf(layOutNotFound(each, HOST, null))).toBe('unknown');
    expect(kindOf(layOutNotFound(plain, HOST, 'shop.example'))).toBe('available');
    // Its other lines are not the words of a plain "not found".
    expect(kindOf(layOutNotFound(error, HOST, 'shop.example'))).toBe('unknown');
    expect(kindOf(layOutReceived(HOST, 404, 'text/plain', 'Not found\nNo match\nDomain not found\n'))).toBe(
      'unknown',
    );
  });

  it('is longer than a line may be, or exceeds the limit of lines', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `status ${at}`);
    expect(valuesOf(domainOf('shop.example', { status: many }), 'Domain Status').length).toBeLessThanOrEqual(
      100,
    );
    expect(
      Math.max(
        ...linesOf(domainOf('shop.example', { handle: 'x'.repeat(100_000) })).map((line) => line.length),
      ),
    ).toBeLessThan(2100);
  });
});
