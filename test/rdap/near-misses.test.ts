import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { findPlaces, valueAt } from '../../src/record/rdap/json-path.js';
import { layOutDomain } from '../../src/record/rdap/layout.js';
import { domainOf, entityOf } from './support/documents.js';

const HOST = 'rdap.nic.example';
const textOf = (document: object) => layOutDomain(document as never, HOST);
const propertiesOf = (document: object) =>
  parse([{ host: HOST, body: textOf(document) }], { domain: 'shop.example' });
const registrantOf = (entity: object) =>
  propertiesOf(domainOf('shop.example', { entities: [entity] })).registrant_contacts[0];
const withCard = (...card: unknown[]) =>
  registrantOf(entityOf(['registrant'], [['fn', {}, 'text', 'Jane Doe'], ...card]));

describe('an event with an almost standard name', () => {
  const DATES = { created_on: 'registration', updated_on: 'last changed', expires_on: 'expiration' } as const;
  it.each([
    ['created_on', 'Registration'],
    ['created_on', 'registered'],
    ['created_on', 'creation date'],
    ['created_on', 'Created On'],
    ['created_on', 'domainRegistration'],
    ['updated_on', 'last update'],
    ['updated_on', 'last updated'],
    ['updated_on', 'lastChanged'],
    ['updated_on', 'LAST_CHANGED'],
    ['updated_on', 'last-changed'],
    ['updated_on', '  last   changed '],
    ['updated_on', 'last modified'],
    ['updated_on', 'lastUpdateDate'],
    ['updated_on', 'changed'],
    ['expires_on', 'expiry'],
    ['expires_on', 'expires'],
    ['expires_on', 'EXPIRATION'],
    ['expires_on', 'expirationDate'],
    ['expires_on', 'expiration date'],
  ] as const)('is %s: %j', (key, eventAction) => {
    const found = propertiesOf(
      domainOf('shop.example', { events: [{ eventAction, eventDate: '2020-01-02T03:04:05Z' }] }),
    );
    const expected = Object.fromEntries(Object.keys(DATES).map((each) => [each, null]));
    expect(found).toMatchObject({ ...expected, [key]: '2020-01-02T03:04:05+00:00' });
  });

  it.each([
    'last update of RDAP database',
    'lastUpdateOfRDAPDatabase',
    'registrar expiration',
    'transfer',
    'locked',
    'deletion',
  ])('is not one of the domain’s three dates: %j', (eventAction) => {
    const events = [{ eventAction, eventDate: '2020-01-02T03:04:05Z' }];
    const found = propertiesOf(domainOf('shop.example', { events }));
    expect(found).toMatchObject({ created_on: null, updated_on: null });
    if (eventAction !== 'registrar expiration') expect(found.expires_on).toBe(null);
  });
});

describe('a jCard address with omitted parts', () => {
  it.each<[unknown[], object]>([
    [
      ['Kalkofnsvegur 2', 'Reykjavik', 'Capital Region', '101', 'IS'],
      {
        address: 'Kalkofnsvegur 2',
        city: 'Reykjavik',
        state: 'Capital Region',
        zip: '101',
        country_code: 'IS',
      },
    ],
    [
      ['1 Example Street', 'Exampleton', '', 'EX1 2MP', 'GB'],
      { address: '1 Example Street', city: 'Exampleton', state: null, zip: 'EX1 2MP', country_code: 'GB' },
    ],
    [
      ['1 Example Street', 'Exampleton', 'Exampleshire', '', 'GB'],
      {
        address: '1 Example Street',
        city: 'Exampleton',
        state: 'Exampleshire',
        zip: null,
        country_code: 'GB',
      },
    ],
    [
      ['100 Example Avenue #3', 'Exampleville', 'Arizona', '85034'],
      {
        address: '100 Example Avenue #3',
        city: 'Exampleville',
        state: 'Arizona',
        zip: '85034',
        country_code: null,
      },
    ],
    [
      ['P.O. Box 1-23', 'Exampleville', 'Example Province', 'PA'],
      {
        address: 'P.O. Box 1-23',
        city: 'Exampleville',
        state: 'Example Province',
        zip: null,
        country_code: 'PA',
      },
    ],
    [
      ['Beispielstr. 1', 'Musterstadt', '12345', 'DE'],
      { address: 'Beispielstr. 1', city: 'Musterstadt', state: null, zip: '12345', country_code: 'DE' },
    ],
    [
      ['Beispielstr. 1', '12345', 'Musterstadt', 'Germany'],
      {
        address: 'Beispielstr. 1',
        city: 'Musterstadt',
        zip: '12345',
        country: 'Germany',
        country_code: null,
      },
    ],
    [
      ['100 Example Avenue', 'Exampleville', 'CA'],
      { address: '100 Example Avenue', city: 'Exampleville', state: 'CA', country_code: null },
    ],
    [
      ['100 Example Avenue', 'Exampleville', 'CA', '90001'],
      { city: 'Exampleville', state: 'CA', zip: '90001', country_code: null },
    ],
    [
      ['100 Example Avenue', 'Suite 200', 'Exampleville', 'CA', '90001', 'US'],
      {
        address: '100 Example Avenue\nSuite 200',
        city: 'Exampleville',
        state: 'CA',
        zip: '90001',
        country_code: 'US',
      },
    ],
    [
      ['', '100 Example Avenue', 'Exampleville', 'CA', '90001', 'US'],
      { address: '100 Example Avenue', city: 'Exampleville', state: 'CA', zip: '90001', country_code: 'US' },
    ],
    [
      ['', '', '1 Example Street', 'Exampleton', 'Exampleshire', 'EX1 2MP'],
      {
        address: '1 Example Street',
        city: 'Exampleton',
        state: 'Exampleshire',
        zip: 'EX1 2MP',
        country: null,
      },
    ],
    [['1 Example Street'], { address: '1 Example Street', city: null }],
    [
      [['1 Example Street', 'Unit 3'], 'Exampleton', 'Exampleshire', 'EX1 2MP', 'GB'],
      { address: '1 Example Street\nUnit 3', city: 'Exampleton', country_code: 'GB' },
    ],
  ])('%j', (parts, expected) => {
    expect(withCard(['adr', {}, 'text', parts])).toMatchObject(expected);
  });

  it.each<[string, object]>([
    [
      '1 Example Street\nExampleton\nEX1 2MP\nGB',
      { address: '1 Example Street', city: 'Exampleton', zip: 'EX1 2MP', country_code: 'GB' },
    ],
    [
      '123 Example Avenue\nSuite 90001\nVancouver\nBC\n1239\n',
      { address: '123 Example Avenue\nSuite 90001', city: 'Vancouver', state: 'BC', zip: '1239' },
    ],
    [
      '1 Example Street\nExampleton\nCanada',
      { address: '1 Example Street\nExampleton', city: null, country: 'Canada' },
    ],
    ['1 Example Street', { address: '1 Example Street', city: null, country: null }],
  ])('or only in the label %j', (label, expected) => {
    const empty = ['', '', '', '', '', '', ''];
    for (const parameters of [{ label }, { LABEL: label }])
      expect(withCard(['adr', parameters, 'text', empty])).toMatchObject(expected);
  });

  it('may have the country code as a parameter in capitals', () => {
    expect(withCard(['adr', { CC: 'AT' }, 'text', ['', '', '', 'Exampleton', '', '', '']])).toMatchObject({
      country_code: 'AT',
    });
  });
});

describe('a jCard telephone number', () => {
  it.each<[unknown[], object]>([
    [['tel', { Type: ['voice'] }, 'uri', 'tel:+1.2025550123'], { phone: '+1.2025550123', fax: null }],
    [['tel', { TYPE: 'FAX' }, 'uri', 'tel:+1.2025550123'], { phone: null, fax: '+1.2025550123' }],
    [['tel', { type: ['work', 'Fax'] }, 'text', '+1.2025550123'], { phone: null, fax: '+1.2025550123' }],
    [['tel', { Type: ['fax'] }, 'uri', 'fax:+51.2025550123'], { phone: null, fax: '+51.2025550123' }],
    [['tel', {}, 'uri', 'fax:+51.2025550123'], { phone: null, fax: '+51.2025550123' }],
    [['tel', {}, 'uri', 'tel:+51.2025550123;phone-context=x;EXT=12'], { phone: '+51.2025550123', fax: null }],
  ])('%j', (tel, expected) => {
    expect(withCard(tel)).toMatchObject(expected);
  });

  it('has a separate extension', () => {
    const card = [['tel', {}, 'uri', 'tel:+51.2025550123;ext=12']];
    expect(textOf(domainOf('shop.example', { entities: [entityOf(['registrant'], card)] }))).toContain(
      'Registrant Phone: +51.2025550123\nRegistrant Phone Ext: 12\n',
    );
  });
});

describe('values in a nonstandard form', () => {
  it('may be a nameserver with only its name', () => {
    const found = propertiesOf(
      domainOf('shop.example', { nameservers: ['ns1.example.com', 'NS2.EXAMPLE.NET.'] }),
    );
    expect(found.nameservers.map(({ name }) => name)).toEqual(['ns1.example.com', 'ns2.example.net']);
  });

  it('may be a list of email addresses, of which the first counts', () => {
    expect(withCard(['email', {}, 'text', ['jane@shop.example', 'doe@shop.example']])?.email).toBe(
      'jane@shop.example',
    );
  });
});

describe('a placeholder', () => {
  it.each(['REDACTED FOR PRIVACY', 'REDACTED', 'Data withheld', 'not applicable', 'NONE', 'n/a', '-'])(
    'is not an id: %s',
    (handle) => {
      const found = propertiesOf(
        domainOf('shop.example', {
          handle,
          entities: [
            entityOf(['registrant'], [['fn', {}, 'text', 'Jane Doe']], { handle }),
            entityOf(['registrar'], [['fn', {}, 'text', 'Example Registrar, Inc.']], { handle }),
          ],
        }),
      );
      expect(found).toMatchObject({
        domain_id: null,
        registrant_contacts: [{ id: null }],
        registrar: { id: null },
      });
    },
  );

  it('is not an email address if the response says that it hides data', () => {
    const email = ['email', {}, 'text', 'redacted@privacy.example'];
    const remarks = [
      {
        title: 'REDACTED FOR PRIVACY',
        type: 'object redacted due to authorization',
        description: ['Some of the data was removed.'],
      },
    ];
    expect(registrantOf(entityOf(['registrant'], [email], { remarks }))).toMatchObject({
      email: null,
      name: 'REDACTED FOR PRIVACY',
    });
    const redacted = [{ name: { type: 'Registrant Email' }, method: 'replacementValue' }];
    expect(
      propertiesOf(
        domainOf('shop.example', {
          entities: [entityOf(['registrant'], [['fn', {}, 'text', 'Jane Doe'], email])],
          redacted,
        }),
      ).registrant_contacts,
    ).toMatchObject([{ name: 'Jane Doe', email: null }]);
    expect(registrantOf(entityOf(['registrant'], [email]))).toMatchObject({
      email: 'redacted@privacy.example',
    });
  });
});

describe('a JSContact card', () => {
  const expected = {
    id: 'H1',
    name: 'Jane Doe',
    organization: 'Example Holdings Ltd, Legal',
    address: '1 Example Street\nUnit 3',
    city: 'Exampleton',
    state: 'Exampleshire',
    zip: 'EX1 2MP',
    country: 'United Kingdom',
    country_code: 'GB',
    phone: '+44.1632960123',
    fax: '+44.1632960124',
    email: 'jane@example.org',
  };
  const standard = {
    '@type': 'Card',
    version: '1.0',
    uid: 'H1',
    kind: 'individual',
    name: {
      components: [
        { kind: 'surname', value: 'Doe' },
        { kind: 'given', value: 'Jane' },
      ],
    },
    organizations: { org: { name: 'Example Holdings Ltd', units: [{ name: 'Legal' }] } },
    addresses: {
      addr: {
        components: [
          { kind: 'number', value: '1' },
          { kind: 'name', value: 'Example Street' },
          { kind: 'apartment', value: 'Unit 3' },
          { kind: 'locality', value: 'Exampleton' },
          { kind: 'separator', value: ', ' },
          { kind: 'region', value: 'Exampleshire' },
          { kind: 'postcode', value: 'EX1 2MP' },
          { kind: 'country', value: 'United Kingdom' },
        ],
        countryCode: 'GB',
      },
    },
    phones: {
      voice: { features: { voice: true }, number: 'tel:+44.1632960123;ext=7' },
      fax: { features: { fax: true }, number: 'tel:+44.1632960124' },
    },
    emails: { email: { address: 'jane@example.org' } },
    links: { contact: { kind: 'contact', uri: 'https://www.example.org/contact' } },
  };
  const draft = {
    '@type': 'Card',
    uid: 'H1',
    fullName: { value: 'Jane Doe' },
    organizations: [{ name: { value: 'Example Holdings Ltd' }, units: ['Legal'] }],
    addresses: [
      {
        street: [
          { type: 'number', value: '1' },
          { type: 'name', value: 'Example Street' },
          { type: 'apartment', value: 'Unit 3' },
        ],
        locality: 'Exampleton',
        region: 'Exampleshire',
        postcode: 'EX1 2MP',
        country: 'United Kingdom',
        countryCode: 'GB',
      },
    ],
    phones: [
      { features: ['voice'], phone: '+44.1632960123' },
      { features: ['fax'], phone: 'tel:+44.1632960124' },
    ],
    emails: [{ email: 'jane@example.org' }],
  };
  const entity = (more: object) => ({
    objectClassName: 'entity',
    roles: ['registrant'],
    handle: 'H1',
    ...more,
  });

  it.each([
    ['jscontact_card', standard],
    ['jscard', draft],
    ['jscard', { ...draft, fullName: 'Jane Doe' }],
    ['jscontact_card', { ...standard, name: { full: 'Jane Doe' } }],
  ])('is read from %s', (key, card) => {
    expect(registrantOf(entity({ [key]: card }))).toMatchObject(expected);
  });

  it('of an organization gives the organization’s name', () => {
    const card = { kind: 'org', name: { full: 'Example Holdings Ltd' } };
    expect(registrantOf(entity({ jscontact_card: card }))).toMatchObject({
      name: null,
      organization: 'Example Holdings Ltd',
    });
  });

  it('may have an address in one text', () => {
    const addresses = { a: { full: '1 Example Street\nExampleton\nEX1 2MP', countryCode: 'GB' } };
    expect(registrantOf(entity({ jscontact_card: { addresses } }))).toMatchObject({
      address: '1 Example Street',
      city: 'Exampleton',
      zip: 'EX1 2MP',
      country_code: 'GB',
    });
  });

  it.each([
    null,
    'x',
    [],
    7,
    { name: [7], phones: 'x', emails: [null, { address: {} }], addresses: { a: { components: 'x' } } },
  ])('may have any type: %j', (card) => {
    expect(registrantOf(entity({ jscontact_card: card }))).toMatchObject({
      id: 'H1',
      name: null,
      email: null,
    });
  });
});

describe('redactions by path (RFC 9537)', () => {
  const REGISTRANT = "$.entities[?(@.roles[0]=='registrant')]";
  const card = [
    ['fn', {}, 'text', 'Jane D.'],
    ['org', {}, 'text', 'Example Holdings Ltd'],
    ['adr', { cc: 'GB' }, 'text', ['', '', '1 Example Street', 'Exampleton', 'Exampleshire', 'EX1', '']],
    ['tel', { type: 'voice' }, 'uri', 'tel:+44.1632960123'],
    ['tel', { type: 'fax' }, 'uri', 'tel:+44.1632960124'],
    ['email', {}, 'text', 'x-1@relay.example'],
  ];
  const shown = (...redacted: object[]) =>
    propertiesOf(
      domainOf('shop.example', {
        entities: [
          entityOf(['technical'], [['fn', {}, 'text', 'John Doe']]),
          entityOf(['registrant'], card, { handle: 'H1' }),
        ],
        redacted: redacted.map((item) => ({ name: { description: 'x' }, pathLang: 'jsonpath', ...item })),
      }),
    );
  const whole = {
    id: 'H1',
    name: 'Jane D.',
    organization: 'Example Holdings Ltd',
    address: '1 Example Street',
    city: 'Exampleton',
    zip: 'EX1',
    phone: '+44.1632960123',
    fax: '+44.1632960124',
    email: 'x-1@relay.example',
  };

  it.each<[string, object, object]>([
    [
      'a name that was cut',
      { method: 'partialValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='fn')][3]` },
      { name: null },
    ],
    [
      'a property',
      { method: 'emptyValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='org')]` },
      { organization: null },
    ],
    [
      'parts of an address',
      { method: 'emptyValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='adr')][3][:4]` },
      { address: null, city: null },
    ],
    [
      'one part of it',
      { method: 'partialValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='adr')][3][5]` },
      { zip: null },
    ],
    [
      'a number by its type',
      { method: 'removal', prePath: `${REGISTRANT}.vcardArray[1][?(@[0]=='tel' && @[1].type=='voice')]` },
      { phone: null },
    ],
    [
      'a number by its type alone',
      { method: 'removal', prePath: `${REGISTRANT}.vcardArray[1][?(@[1].type=='fax')]` },
      { fax: null },
    ],
    ['a handle', { method: 'removal', prePath: `${REGISTRANT}.handle` }, { id: null }],
    [
      'an entity by any of its roles',
      { method: 'partialValue', postPath: "$['entities'][?@.roles[*]==\"Registrant\"]['handle']" },
      { id: null },
    ],
    ['an entity by its place', { method: 'partialValue', postPath: '$.entities[1].handle' }, { id: null }],
    [
      'a name that was replaced',
      { method: 'replacementValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='fn')][3]` },
      { name: null },
    ],
    [
      'an address to write to in its place: not',
      { method: 'replacementValue', postPath: `${REGISTRANT}.vcardArray[1][?(@[0]=='email')][3]` },
      {},
    ],
    [
      'what a path in another language names: not',
      { method: 'emptyValue', pathLang: 'xpath', postPath: `${REGISTRANT}.handle` },
      {},
    ],
    ['what nobody can follow: not', { method: 'emptyValue', postPath: '$..vcardArray[?length(@)>1]' }, {}],
  ])('null %s', (_, item, expected) => {
    const found = shown(item);
    expect(found.registrant_contacts).toMatchObject([{ ...whole, ...expected }]);
    expect(found.technical_contacts).toMatchObject([{ name: 'John Doe' }]);
  });

  it('null an entity, and the domain’s handle', () => {
    expect(shown({ method: 'emptyValue', postPath: REGISTRANT }).registrant_contacts).toEqual([]);
    expect(shown({ method: 'removal', prePath: '$.handle' }).domain_id).toBe(null);
  });

  it('never make a name free, or change it', () => {
    for (const path of ['$', '$.*', '$.ldhName', '$.objectClassName', '$.status', '$[*]', '$.events[*]']) {
      const found = shown({ method: 'emptyValue', postPath: path });
      expect(found).toMatchObject({ domain: 'shop.example' });
      expect(found['available?']).not.toBe(true);
    }
  });

  it('find a limited number of places, in time linear in the document', () => {
    const document = { list: Array.from({ length: 5000 }, () => Array.from({ length: 5 }, () => 'x')) };
    const find = (path: string, left = 100_000) => findPlaces(document, path, { left });
    expect(find('$.list[*][*]')).toHaveLength(2500);
    expect(find('$.list[*][*]', 1000).length).toBeLessThanOrEqual(1000);
    expect(find(`$${'[*]'.repeat(21)}`)).toEqual([]);
    expect(find(`$.${'x'.repeat(1000)}`)).toEqual([]);
    expect(find('$.constructor')).toEqual([]);
    expect(find('$.list[-1][1:2]').map(valueAt)).toEqual(['x']);
  });
});
