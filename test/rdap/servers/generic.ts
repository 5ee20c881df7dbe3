import type { ServerCase } from './case.js';

const vcard = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];
const event = (eventAction: string, eventDate: string) => ({ eventAction, eventDate });
const POLICY = { reason: { description: 'Server policy' }, pathLang: 'jsonpath' };
const ABUSE = {
  objectClassName: 'entity',
  roles: ['abuse'],
  vcardArray: vcard(
    ['fn', {}, 'text', ''],
    ['tel', { type: 'voice' }, 'uri', 'tel:+1.2025550100'],
    ['email', {}, 'text', 'abuse@registrar.example'],
  ),
};
const REGISTRAR = {
  objectClassName: 'entity',
  handle: '9999',
  roles: ['registrar'],
  publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
  vcardArray: vcard(['fn', {}, 'text', 'Example Registrar, Inc.']),
  entities: [ABUSE],
};
const registrar = { id: '9999', name: 'Example Registrar, Inc.' };

/** Servers of generic top-level domains and of accredited registrars, by ICANN's response profile. */
export const GENERIC: ServerCase[] = [
  {
    server: 'rdap.verisign.com',
    what: 'a thin record, with the registrar’s link',
    document: {
      objectClassName: 'domain',
      handle: '1234567_DOMAIN_COM-VRSN',
      ldhName: 'EXAMPLE.COM',
      links: [
        {
          value: 'https://rdap.verisign.com/com/v1/domain/EXAMPLE.COM',
          rel: 'self',
          href: 'https://rdap.verisign.com/com/v1/domain/EXAMPLE.COM',
          type: 'application/rdap+json',
        },
      ],
      status: ['client delete prohibited', 'client transfer prohibited', 'client update prohibited'],
      entities: [REGISTRAR],
      events: [
        event('registration', '1995-08-14T04:00:00Z'),
        event('expiration', '2026-08-13T04:00:00Z'),
        event('last changed', '2025-08-14T07:01:39Z'),
        event('last update of RDAP database', '2026-01-16T21:00:00Z'),
      ],
      secureDNS: {
        delegationSigned: true,
        dsData: [
          {
            keyTag: 370,
            algorithm: 13,
            digestType: 2,
            digest: 'BE74359954660069D5C63D200C39F5603827D7DD02B56F120EE9F3A86764247C',
          },
        ],
      },
      nameservers: [
        { objectClassName: 'nameserver', ldhName: 'NS1.EXAMPLE.COM' },
        { objectClassName: 'nameserver', ldhName: 'NS2.EXAMPLE.COM' },
      ],
      rdapConformance: [
        'rdap_level_0',
        'icann_rdap_technical_implementation_guide_1',
        'icann_rdap_response_profile_1',
      ],
      notices: [{ title: 'Terms of Service', description: ['Service subject to Terms of Use.'] }],
    },
    expected: {
      domain: 'example.com',
      domain_id: '1234567_DOMAIN_COM-VRSN',
      status: 'registered',
      created_on: '1995-08-14T04:00:00+00:00',
      updated_on: '2025-08-14T07:01:39+00:00',
      expires_on: '2026-08-13T04:00:00+00:00',
      registrar: { ...registrar, iana_id: 9999 },
      statuses: ['clientDeleteProhibited', 'clientTransferProhibited', 'clientUpdateProhibited'],
      abuse_contact: { email: 'abuse@registrar.example', phone: '+1.2025550100' },
      dnssec: {
        signed: true,
        ds: [
          {
            key_tag: 370,
            algorithm: 13,
            digest_type: 2,
            digest: 'BE74359954660069D5C63D200C39F5603827D7DD02B56F120EE9F3A86764247C',
          },
        ],
        keys: [],
      },
      events: [
        { action: 'last changed', date: '2025-08-14T07:01:39+00:00' },
        { action: 'registration', date: '1995-08-14T04:00:00+00:00' },
        { action: 'expiration', date: '2026-08-13T04:00:00+00:00' },
        { action: 'last update of RDAP database', date: '2026-01-16T21:00:00+00:00' },
      ],
      registrant_contacts: [],
      nameservers: [{ name: 'ns1.example.com' }, { name: 'ns2.example.com' }],
    },
  },
  {
    server: 'rdap.verisign.com',
    what: 'a name in redemption',
    document: {
      objectClassName: 'domain',
      handle: '7654321_DOMAIN_NET-VRSN',
      ldhName: 'EXAMPLE.NET',
      status: ['pending delete', 'redemption period'],
      entities: [REGISTRAR],
      events: [event('registration', '2005-01-02T03:04:05Z'), event('expiration', '2025-01-02T03:04:05Z')],
      secureDNS: { delegationSigned: false },
      nameservers: [],
    },
    expected: {
      status: 'redemption',
      'registered?': true,
      nameservers: [],
      expires_on: '2025-01-02T03:04:05+00:00',
    },
  },
  {
    server: 'rdap.publicinterestregistry.org',
    what: 'contacts hidden by path, statuses without a blank',
    document: {
      rdapConformance: ['rdap_level_0', 'redacted', 'icann_rdap_response_profile_1'],
      objectClassName: 'domain',
      ldhName: 'example.org',
      status: ['clientTransferProhibited', 'serverDeleteProhibited'],
      events: [
        event('expiration', '2027-08-30T04:00:00.123Z'),
        event('registration', '1995-08-31T04:00:00.123Z'),
        event('last changed', '2025-09-26T10:37:14.123Z'),
      ],
      entities: [
        REGISTRAR,
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          vcardArray: vcard(
            ['fn', {}, 'text', ''],
            ['org', { type: 'work' }, 'text', 'Example Foundation'],
            ['adr', {}, 'text', ['', '', '', '', 'Utah', '', 'US']],
          ),
        },
      ],
      redacted: [
        { name: { type: 'Registry Domain ID' }, prePath: '$.handle', method: 'removal', ...POLICY },
        {
          name: { type: 'Registrant Name' },
          postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='fn')][3]",
          method: 'emptyValue',
          ...POLICY,
        },
        {
          name: { type: 'Registrant Street' },
          postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='adr')][3][:3]",
          method: 'emptyValue',
          ...POLICY,
        },
        {
          name: { type: 'Registrant City' },
          postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='adr')][3][3]",
          method: 'emptyValue',
          ...POLICY,
        },
        {
          name: { type: 'Registrant Email' },
          prePath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='email')]",
          method: 'removal',
          ...POLICY,
        },
        {
          name: { type: 'Tech Email' },
          prePath: "$.entities[?(@.roles[0]=='technical')]",
          method: 'removal',
          ...POLICY,
        },
      ],
    },
    expected: {
      domain_id: null,
      registrant_contacts: [
        {
          id: null,
          name: null,
          organization: 'Example Foundation',
          address: null,
          city: null,
          state: 'Utah',
          country_code: 'US',
          email: null,
        },
      ],
      technical_contacts: [],
      updated_on: '2025-09-26T10:37:14+00:00',
    },
  },
  {
    server: 'rdap.identitydigital.services',
    what: 'the country as a parameter, a street of lists',
    document: {
      objectClassName: 'domain',
      handle: 'D100-DONUTS',
      ldhName: 'example.live',
      unicodeName: 'example.live',
      status: ['client transfer prohibited'],
      events: [
        event('registration', '2016-01-02T03:04:05.5Z'),
        event('expiration', '2027-01-02T03:04:05.5Z'),
      ],
      entities: [
        REGISTRAR,
        {
          objectClassName: 'entity',
          handle: 'C100-DONUTS',
          roles: ['registrant', 'administrative', 'technical'],
          vcardArray: vcard(
            ['fn', {}, 'text', 'Jane Doe'],
            [
              'adr',
              { cc: 'IS' },
              'text',
              ['', '', ['1 Example Street', 'Floor 2'], 'Reykjavik', 'Capital Region', '101', ''],
            ],
            ['tel', { type: ['voice'] }, 'uri', 'tel:+354.5550123'],
            ['email', {}, 'text', 'jane@example.org'],
          ),
        },
      ],
    },
    expected: {
      registrant_contacts: [
        {
          id: 'C100-DONUTS',
          name: 'Jane Doe',
          address: '1 Example Street\nFloor 2',
          city: 'Reykjavik',
          state: 'Capital Region',
          zip: '101',
          country_code: 'IS',
          phone: '+354.5550123',
        },
      ],
      admin_contacts: [{ id: 'C100-DONUTS', email: 'jane@example.org' }],
      technical_contacts: [{ id: 'C100-DONUTS' }],
    },
  },
  {
    server: 'rdap.centralnic.com',
    what: 'a last update in other words, zones of four digits',
    document: {
      objectClassName: 'domain',
      ldhName: 'EXAMPLE.XYZ',
      handle: 'D100-CNIC',
      events: [
        event('expiration', '2025-03-20T07:00:00.000+0000'),
        event('registration', '2014-03-20T12:59:17.000+0000'),
        event('last update', '2019-11-07T17:16:24.000+0000'),
        event('last update of RDAP database', '2021-05-07T02:50:55.000+0000'),
      ],
      status: ['client update prohibited'],
      nameservers: [
        {
          objectClassName: 'nameserver',
          ldhName: 'NS1.EXAMPLE.COM',
          events: [event('last changed', '2015-08-09T18:00:24.000+0000')],
        },
      ],
      entities: [
        { ...REGISTRAR, vcardArray: vcard(['org', { type: 'work' }, 'text', 'Example Registrar, Inc.']) },
      ],
    },
    expected: {
      created_on: '2014-03-20T12:59:17+00:00',
      updated_on: '2019-11-07T17:16:24+00:00',
      expires_on: '2025-03-20T07:00:00+00:00',
      registrar,
    },
  },
  {
    server: 'rdap.centralnic.com',
    what: 'an id and a mailbox that are placeholders',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.store',
      handle: 'REDACTED FOR PRIVACY',
      status: ['active'],
      events: [event('registration', '2020-01-02T03:04:05Z')],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          handle: 'REDACTED FOR PRIVACY',
          remarks: [
            {
              title: 'REDACTED FOR PRIVACY',
              type: 'object redacted due to authorization',
              description: ['Some of the data in this object has been removed.'],
            },
          ],
          vcardArray: vcard(['fn', {}, 'text', ''], ['email', {}, 'text', 'redacted@registry.example']),
        },
      ],
    },
    expected: {
      domain_id: null,
      registrant_contacts: [{ id: null, name: 'REDACTED FOR PRIVACY', email: null }],
    },
  },
  {
    server: 'rdap.godaddy.com',
    what: 'a registrar’s full record with billing and an extension',
    document: {
      objectClassName: 'domain',
      ldhName: 'EXAMPLE.COM',
      handle: '1234567_DOMAIN_COM-VRSN',
      port43: 'whois.registrar.example',
      status: ['client transfer prohibited', 'client renew prohibited'],
      events: [
        event('registration', '2001-02-03T04:05:06Z'),
        event('expiration', '2030-02-03T04:05:06Z'),
        event('last changed', '2024-02-03T04:05:06Z'),
        event('registrar expiration', '2030-02-03T04:05:06Z'),
      ],
      entities: [
        REGISTRAR,
        ...['registrant', 'administrative', 'technical', 'billing'].map((role) => ({
          objectClassName: 'entity',
          handle: `CR-${role}`,
          roles: [role],
          vcardArray: vcard(
            ['fn', {}, 'text', 'Registration Private'],
            ['kind', {}, 'text', 'individual'],
            ['org', {}, 'text', 'Example Proxy, LLC'],
            [
              'adr',
              {},
              'text',
              ['', '', ['ExampleProxy.example', '100 Example Avenue'], 'Tempe', 'Arizona', '85281', 'US'],
            ],
            ['tel', { type: ['voice'] }, 'uri', 'tel:+1.2025550123;ext=42'],
          ),
        })),
      ],
    },
    expected: {
      registrant_contacts: [
        {
          id: 'CR-registrant',
          name: 'Registration Private',
          organization: 'Example Proxy, LLC',
          city: 'Tempe',
          state: 'Arizona',
          zip: '85281',
          country_code: 'US',
          phone: '+1.2025550123',
        },
      ],
      technical_contacts: [{ id: 'CR-technical' }],
      billing_contacts: [{ id: 'CR-billing', type: 4, phone: '+1.2025550123', phone_ext: '42' }],
    },
  },
  {
    server: 'rdap.namecheap.com',
    what: 'four parts of an address, types and roles in capitals, a fax’s URI',
    document: {
      objectClassName: 'domain',
      handle: 'D100-LROR',
      ldhName: 'example.org',
      events: [
        event('registration', '2008-08-18T13:19:55'),
        event('expiration', '2029-08-18T13:19:55'),
        event('last changed', '2019-11-24T13:58:35'),
      ],
      status: ['client transfer prohibited'],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['abuse'],
          vcardArray: vcard(['tel', { Type: ['voice'] }, 'uri', 'tel:+1.2025550100']),
        },
        {
          objectClassName: 'entity',
          roles: ['registrar'],
          vcardArray: vcard(
            ['fn', {}, 'text', 'EXAMPLE INC'],
            ['adr', {}, 'text', ['100 Example St #3', 'Phoenix', 'Arizona', '85034']],
          ),
        },
        {
          objectClassName: 'entity',
          handle: 'rub1',
          roles: ['Registrant'],
          vcardArray: vcard(
            ['fn', {}, 'text', 'Guard Protected'],
            ['org', {}, 'text', 'Guard, Inc.'],
            ['adr', {}, 'text', ['P.O. Box 1-2', 'Panama', 'Panama', 'PA']],
            ['tel', { Type: ['voice'] }, 'uri', 'tel:+507.5550123'],
            ['tel', { Type: ['fax'] }, 'uri', 'fax:+51.5550124'],
          ),
        },
      ],
    },
    expected: {
      created_on: '2008-08-18T13:19:55+00:00',
      registrar: {
        name: 'EXAMPLE INC',
        iana_id: null,
        address: '100 Example St #3\nPhoenix\nArizona\n85034',
      },
      abuse_contact: { email: null, phone: '+1.2025550100' },
      registrant_contacts: [
        {
          id: 'rub1',
          name: 'Guard Protected',
          address: 'P.O. Box 1-2',
          city: 'Panama',
          state: 'Panama',
          zip: null,
          country_code: 'PA',
          phone: '+507.5550123',
          fax: '+51.5550124',
        },
      ],
    },
  },
  {
    server: 'rdap.namecheap.com',
    what: 'five parts of an address',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.org',
      status: ['active'],
      events: [event('registration', '2020-01-02T03:04:05Z')],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['Registrant'],
          vcardArray: vcard(
            ['fn', {}, 'text', 'Guard Protected'],
            ['adr', {}, 'text', ['Beispielvegur 2', 'Reykjavik', 'Capital Region', '101', 'IS']],
          ),
        },
      ],
    },
    expected: {
      registrant_contacts: [
        {
          address: 'Beispielvegur 2',
          city: 'Reykjavik',
          state: 'Capital Region',
          zip: '101',
          country_code: 'IS',
        },
      ],
    },
  },
  {
    server: 'rdap.tucows.com',
    what: 'an address to write to in place of the contact’s own',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.com',
      status: ['client transfer prohibited'],
      events: [event('registration', '2020-01-02T03:04:05Z')],
      entities: [
        REGISTRAR,
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          vcardArray: vcard(
            ['fn', {}, 'text', 'REDACTED FOR PRIVACY'],
            ['email', {}, 'text', 'https://contact.registrar.example/0123'],
          ),
        },
      ],
      redacted: [
        {
          name: { description: 'Registrant Name' },
          postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='fn')][3]",
          method: 'replacementValue',
          ...POLICY,
        },
        {
          name: { description: 'Registrant Email' },
          postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='email')][3]",
          method: 'replacementValue',
          ...POLICY,
        },
      ],
    },
    expected: { registrant_contacts: [{ name: null, email: 'https://contact.registrar.example/0123' }] },
  },
  {
    server: 'rdap.registry.neustar',
    what: 'contacts that are nothing but remarks',
    document: {
      objectClassName: 'domain',
      handle: 'D100-TUBE',
      ldhName: 'example.tube',
      status: ['client update prohibited'],
      events: [{ ...event('registration', '2016-04-17T11:31:13Z'), eventActor: 'Server Account' }],
      entities: ['registrant', 'administrative', 'technical'].map((role) => ({
        objectClassName: 'entity',
        roles: [role],
        status: ['removed'],
        remarks: [
          {
            title: 'REDACTED FOR PRIVACY',
            type: 'object redacted due to authorization',
            description: ['Some of the data in this object has been removed'],
          },
          {
            title: 'EMAIL REDACTED FOR PRIVACY',
            type: 'object redacted due to authorization',
            description: ['Please query the RDDS service of the Registrar of Record'],
          },
        ],
      })),
    },
    expected: {
      status: 'registered',
      registrant_contacts: [
        { name: 'REDACTED FOR PRIVACY', email: 'Please query the RDDS service of the Registrar of Record' },
      ],
    },
  },
  {
    server: 'rdap.zdnsgtld.com',
    what: 'Chinese names, dates with a fraction',
    document: {
      objectClassName: 'domain',
      handle: 'D20141118G10001G_1-top',
      ldhName: 'xn--fiqs8s.top',
      unicodeName: '中国.top',
      status: ['ok'],
      events: [
        event('registration', '2014-11-17T16:00:29.0Z'),
        event('expiration', '2027-11-17T16:00:29.0Z'),
      ],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          vcardArray: vcard(
            ['fn', {}, 'text', '示例有限公司'],
            ['kind', {}, 'text', 'org'],
            ['adr', {}, 'text', ['', '', '示例路1号', '北京', '北京', '100000', 'CN']],
          ),
        },
      ],
    },
    expected: {
      domain: 'xn--fiqs8s.top',
      registrant_contacts: [
        { name: null, organization: '示例有限公司', city: '北京', zip: '100000', country_code: 'CN' },
      ],
    },
  },
];
