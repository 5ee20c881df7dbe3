import type { ServerCase } from './case.js';

const vcard = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];
const event = (eventAction: string, eventDate: string) => ({ eventAction, eventDate });
const entity = (roles: unknown, handle: string | undefined, ...properties: unknown[]) => ({
  objectClassName: 'entity',
  roles,
  ...(handle === undefined ? {} : { handle }),
  ...(properties.length === 0 ? {} : { vcardArray: vcard(...properties) }),
});
const created = event('registration', '2010-01-02T03:04:05Z');

/** Servers of country-code registries, each with its habits. */
export const COUNTRY: ServerCase[] = [
  {
    server: 'rdap.nic.cz',
    what: 'contacts by handle alone, FRED’s sets beside the standard’s members',
    document: {
      objectClassName: 'domain',
      handle: 'example.cz',
      ldhName: 'example.cz',
      status: ['active'],
      port43: 'whois.nic.cz',
      events: [
        event('registration', '2004-08-30T22:55:00+00:00'),
        event('expiration', '2027-08-30T12:00:00+00:00'),
        event('transfer', '2007-01-25T02:05:00+00:00'),
      ],
      entities: [
        entity(['registrant'], 'SB:EXAMPLE'),
        entity(['registrar'], 'REG-EXAMPLE'),
        entity(['administrative'], 'EXAMPLE'),
      ],
      nameservers: [{ objectClassName: 'nameserver', handle: 'ns1.example.com', ldhName: 'ns1.example.com' }],
      fred_nsset: {
        objectClassName: 'fred_nsset',
        handle: 'NSS:EXAMPLE:1',
        nameservers: [{ ldhName: 'ns9.example.com' }],
      },
      fred_keyset: { objectClassName: 'fred_keyset', handle: 'KEY:EXAMPLE', dns_keys: [] },
      secureDNS: {
        zoneSigned: true,
        delegationSigned: true,
        maxSigLife: 1209600,
        keyData: [{ flags: 257, protocol: 3, algorithm: 13, publicKey: 'AAAA' }],
      },
    },
    expected: {
      created_on: '2004-08-30T22:55:00+00:00',
      registrar: { id: 'REG-EXAMPLE', iana_id: null },
      dnssec: { signed: true, ds: [], keys: [{ flags: 257, protocol: 3, algorithm: 13 }] },
      events: [
        { action: 'registration', date: '2004-08-30T22:55:00+00:00' },
        { action: 'expiration', date: '2027-08-30T12:00:00+00:00' },
        { action: 'transfer', date: '2007-01-25T02:05:00+00:00' },
      ],
      registrant_contacts: [{ id: 'SB:EXAMPLE' }],
      admin_contacts: [{ id: 'EXAMPLE' }],
      nameservers: [{ name: 'ns1.example.com' }],
    },
  },
  {
    server: 'rdap.denic.de',
    what: 'a status of its own, and a last change',
    document: {
      objectClassName: 'domain',
      handle: 'example.de',
      ldhName: 'example.de',
      status: ['active'],
      events: [event('last changed', '2018-03-12T21:44:25+01:00')],
      nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns1.example.com' }],
      entities: [
        entity(['abuse'], undefined, ['fn', {}, 'text', 'Abuse'], ['email', {}, 'text', 'abuse@example.net']),
      ],
    },
    expected: {
      status: 'registered',
      created_on: null,
      updated_on: '2018-03-12T21:44:25+01:00',
      registrant_contacts: [],
    },
  },
  {
    server: 'rdap.nominet.uk',
    what: 'a registrar by its tag',
    document: {
      objectClassName: 'domain',
      handle: '1234-UK',
      ldhName: 'example.uk',
      status: ['active'],
      events: [
        event('registration', '2014-06-11T10:15:25Z'),
        event('last changed', '2024-06-11T10:15:25Z'),
        event('expiration', '2028-06-11T10:15:25Z'),
      ],
      entities: [
        entity(
          ['registrar'],
          'EXAMPLE-TAG',
          ['fn', {}, 'text', 'Example Registrar Ltd t/a Example'],
          ['url', {}, 'uri', 'https://www.registrar.example'],
        ),
      ],
      nameservers: [
        {
          objectClassName: 'nameserver',
          ldhName: 'ns1.example.uk',
          ipAddresses: { v4: ['192.0.2.1', '192.0.2.2'], v6: ['2001:DB8::1'] },
        },
      ],
    },
    expected: {
      registrar: { id: 'EXAMPLE-TAG', url: 'https://www.registrar.example' },
      nameservers: [
        {
          name: 'ns1.example.uk',
          ipv4: '192.0.2.1',
          ipv6: '2001:db8::1',
          addresses: ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
        },
      ],
    },
  },
  {
    server: 'rdap.sidn.nl',
    what: 'a registrar with a reseller and its address',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.nl',
      status: ['active'],
      events: [event('registration', '1999-05-27T00:00:00Z'), event('last changed', '2025-03-04T05:06:07Z')],
      entities: [
        {
          ...entity(
            ['registrar'],
            'D100',
            ['fn', {}, 'text', 'Example Registrar B.V.'],
            ['adr', {}, 'text', ['', '', 'Voorbeeldweg 1', 'Arnhem', '', '6825 AA', 'NL']],
          ),
          entities: [
            entity(
              ['abuse'],
              undefined,
              ['email', {}, 'text', 'abuse@registrar.example'],
              ['tel', { type: 'voice' }, 'uri', 'tel:+31.205550100'],
            ),
          ],
        },
        entity(['reseller'], 'R100', ['fn', {}, 'text', 'Example Reseller']),
        entity(['registrant'], 'REDACTED', ['fn', {}, 'text', '']),
      ],
      secureDNS: { delegationSigned: true },
    },
    expected: {
      created_on: '1999-05-27T00:00:00+00:00',
      registrar: {
        id: 'D100',
        name: 'Example Registrar B.V.',
        address: 'Voorbeeldweg 1\nArnhem\n6825 AA\nNL',
      },
      abuse_contact: { email: 'abuse@registrar.example', phone: '+31.205550100' },
      reseller: { name: 'Example Reseller', url: null, email: null, phone: null },
      dnssec: { signed: true, ds: [], keys: [] },
      registrant_contacts: [],
    },
  },
  {
    server: 'rdap.registro.br',
    what: 'a company by number, its contact within',
    document: {
      objectClassName: 'domain',
      handle: 'example.com.br',
      ldhName: 'example.com.br',
      status: ['active'],
      events: [
        event('registration', '1999-05-18T12:00:00Z'),
        event('last changed', '2025-04-17T13:14:15Z'),
        event('expiration', '2027-05-18T12:00:00Z'),
      ],
      entities: [
        {
          ...entity(
            ['registrant'],
            '00000000000100',
            ['kind', {}, 'text', 'org'],
            ['fn', {}, 'text', 'Exemplo Ltda.'],
            ['lang', {}, 'language-tag', 'pt'],
          ),
          publicIds: [{ type: 'cnpj', identifier: '00.000.000/0001-00' }],
          legalRepresentative: 'Jane Doe',
          entities: [],
        },
        entity(
          ['administrative'],
          'JADOE',
          ['kind', {}, 'text', 'individual'],
          ['fn', {}, 'text', 'Jane Doe'],
        ),
        entity(['technical', 'abuse'], 'JODOE', ['fn', {}, 'text', 'John Doe']),
      ],
      nameservers: [
        {
          objectClassName: 'nameserver',
          ldhName: 'ns1.example.com.br',
          events: [event('delegation check', '2026-01-02T00:00:00Z')],
        },
      ],
    },
    expected: {
      created_on: '1999-05-18T12:00:00+00:00',
      registrant_contacts: [{ id: '00000000000100', name: null, organization: 'Exemplo Ltda.' }],
      admin_contacts: [{ id: 'JADOE', name: 'Jane Doe' }],
      technical_contacts: [{ id: 'JODOE', name: 'John Doe' }],
    },
  },
  {
    server: 'rdap.norid.no',
    what: 'handles with a suffix, no holder',
    document: {
      objectClassName: 'domain',
      handle: 'EXA100D-NORID',
      ldhName: 'example.no',
      status: ['active'],
      events: [event('registration', '1999-11-15T00:00:00Z'), event('last changed', '2025-11-15T03:04:05Z')],
      entities: [
        entity(
          ['registrar'],
          'reg100-NORID',
          ['fn', {}, 'text', 'Example Registrar AS'],
          ['email', {}, 'text', 'post@registrar.example'],
        ),
        entity(['technical'], 'TH100R-NORID'),
      ],
      nameservers: [{ objectClassName: 'nameserver', handle: 'NS100H-NORID', ldhName: 'ns1.example.no' }],
    },
    expected: {
      domain_id: 'EXA100D-NORID',
      registrar: { id: 'reg100-NORID', name: 'Example Registrar AS', email: 'post@registrar.example' },
      technical_contacts: [{ id: 'TH100R-NORID' }],
    },
  },
  {
    server: 'rdap.nic.fr',
    what: 'contacts with an address in the label, a country by parameter',
    document: {
      objectClassName: 'domain',
      handle: 'DOM000000001-FRNIC',
      ldhName: 'example.fr',
      status: ['active'],
      events: [
        created,
        event('last changed', '2025-01-02T03:04:05Z'),
        event('expiration', '2027-01-02T03:04:05Z'),
      ],
      entities: [
        entity(
          ['registrant'],
          'EX100-FRNIC',
          ['kind', {}, 'text', 'org'],
          ['fn', {}, 'text', 'Exemple SAS'],
          [
            'adr',
            { cc: 'FR', label: '1 rue de l’Exemple\nParis\n75001' },
            'text',
            ['', '', '', '', '', '', ''],
          ],
        ),
        entity(
          ['technical'],
          'HM100-FRNIC',
          ['fn', {}, 'text', 'Hostmaster'],
          ['email', {}, 'text', 'mailto:hostmaster@example.fr'],
        ),
        entity(['registrar'], undefined, ['fn', {}, 'text', 'EXEMPLE REGISTRAR']),
      ],
    },
    expected: {
      registrant_contacts: [
        {
          organization: 'Exemple SAS',
          address: '1 rue de l’Exemple',
          city: 'Paris',
          zip: '75001',
          country_code: 'FR',
        },
      ],
      technical_contacts: [{ email: 'hostmaster@example.fr' }],
    },
  },
  {
    server: 'rdap.nic.ar',
    what: 'a person within a list that is one object, roles as one word',
    document: {
      objectClassName: 'domain',
      handle: 'example.com.ar',
      ldhName: 'example.com.ar',
      status: ['active'],
      events: [
        event('registration', '2012-03-04T00:00:00Z'),
        event('last changed', '2025-03-04T10:11:12Z'),
        event('expiration', '2027-03-04T00:00:00Z'),
      ],
      entities: [
        entity('registrant', '20000000001', ['fn', {}, 'text', 'DOE JANE']),
        entity(['registrar'], 'nicar', ['fn', {}, 'text', 'NIC Argentina']),
      ],
      nameservers: {
        objectClassName: 'nameserver',
        ldhName: 'ns1.example.com.ar',
        ipAddresses: { v4: '192.0.2.1' },
      },
    },
    expected: {
      registrant_contacts: [{ id: '20000000001', name: 'DOE JANE' }],
      nameservers: [{ name: 'ns1.example.com.ar', ipv4: '192.0.2.1' }],
    },
  },
  {
    server: 'rdap.hostmaster.ua',
    what: 'dates with a zone, a registrar with its page',
    document: {
      objectClassName: 'domain',
      handle: 'example.com.ua',
      ldhName: 'example.com.ua',
      status: ['client delete prohibited', 'client transfer prohibited'],
      events: [
        event('registration', '2002-12-04T00:00:00+02:00'),
        event('last changed', '2025-11-02T17:05:52+02:00'),
        event('expiration', '2027-12-04T00:00:00+02:00'),
      ],
      entities: [
        {
          ...entity(['registrar'], 'ua.example', ['fn', {}, 'text', 'Example Registrar LLC']),
          links: [{ rel: 'about', href: 'https://www.registrar.example', type: 'text/html' }],
        },
      ],
    },
    expected: {
      created_on: '2002-12-04T00:00:00+02:00',
      registrar: { name: 'Example Registrar LLC', url: 'https://www.registrar.example' },
    },
  },
  {
    server: 'rdap.fi',
    what: 'words in camel case',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.fi',
      status: ['Active'],
      events: [
        event('Registration', '2011-06-17T10:11:12Z'),
        event('LastChanged', '2025-06-17T10:11:12Z'),
        event('Expiration', '2027-06-17T10:11:12Z'),
      ],
      entities: [
        entity(
          ['Registrant'],
          undefined,
          ['kind', {}, 'text', 'org'],
          ['fn', {}, 'text', 'Esimerkki Oy'],
          ['adr', {}, 'text', ['', '', 'Esimerkkikatu 1', 'HELSINKI', '', '00100', 'FI']],
        ),
      ],
    },
    expected: {
      updated_on: '2025-06-17T10:11:12+00:00',
      expires_on: '2027-06-17T10:11:12+00:00',
      registrant_contacts: [{ organization: 'Esimerkki Oy', zip: '00100', country_code: 'FI' }],
    },
  },
  {
    server: 'rdap.nic.pe',
    what: 'an extension in a number’s URI, a fax by its scheme',
    document: {
      objectClassName: 'domain',
      handle: 'D100-PE',
      ldhName: 'example.pe',
      status: ['active'],
      events: [created],
      entities: [
        entity(
          ['registrant'],
          'C100-PE',
          ['fn', {}, 'text', 'Jane Doe'],
          ['tel', { TYPE: ['WORK', 'VOICE'] }, 'uri', 'tel:+51.15550123;ext=12'],
          ['tel', { type: 'work' }, 'uri', 'fax:+51.15550124'],
        ),
      ],
    },
    expected: { registrant_contacts: [{ phone: '+51.15550123', phone_ext: '12', fax: '+51.15550124' }] },
  },
  {
    server: 'rdap.isnic.is',
    what: 'an address from its end, a code as the country',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.is',
      status: ['active'],
      events: [
        event('registered', '2003-01-02T00:00:00Z'),
        event('expiry', '2027-01-02T00:00:00Z'),
        event('last modified', '2025-01-02T00:00:00Z'),
      ],
      entities: [
        entity(
          ['holder'],
          'EX100-IS',
          ['fn', {}, 'text', 'Jane Doe'],
          ['adr', {}, 'text', ['Dæmisvegur 1', '101', 'Reykjavík', 'IS']],
        ),
      ],
    },
    expected: {
      created_on: '2003-01-02T00:00:00+00:00',
      updated_on: '2025-01-02T00:00:00+00:00',
      expires_on: '2027-01-02T00:00:00+00:00',
      registrant_contacts: [
        { id: 'EX100-IS', address: 'Dæmisvegur 1', city: 'Reykjavík', zip: '101', country_code: 'IS' },
      ],
    },
  },
  {
    server: 'rdap.arnes.si',
    what: 'a JSContact card beside an empty jCard',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.si',
      status: ['active'],
      events: [created],
      entities: [
        {
          ...entity(['registrant'], 'G100', ['fn', {}, 'text', '']),
          jscontact_card: {
            '@type': 'Card',
            version: '1.0',
            kind: 'org',
            organizations: { org: { name: 'Primer d.o.o.' } },
            addresses: {
              addr: {
                components: [
                  { kind: 'name', value: 'Primer cesta' },
                  { kind: 'number', value: '1' },
                  { kind: 'locality', value: 'Ljubljana' },
                  { kind: 'postcode', value: '1000' },
                ],
                countryCode: 'SI',
                isOrdered: true,
              },
            },
            phones: { voice: { features: { voice: true }, number: 'tel:+386.15550123' } },
            emails: { email: { address: 'info@primer.example' } },
          },
        },
      ],
    },
    expected: {
      registrant_contacts: [
        {
          id: 'G100',
          organization: 'Primer d.o.o.',
          address: 'Primer cesta 1',
          city: 'Ljubljana',
          zip: '1000',
          country_code: 'SI',
          phone: '+386.15550123',
          email: 'info@primer.example',
        },
      ],
    },
  },
  {
    server: 'rdap.nic.ad.jp',
    what: 'name servers alone',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.jprs',
      nameservers: [
        {
          objectClassName: 'nameserver',
          ldhName: 'ns1.example.jprs',
          ipAddresses: { v4: ['192.0.2.1'], v6: ['2001:db8::1'] },
        },
      ],
    },
    expected: {
      status: 'registered',
      'registered?': true,
      created_on: null,
      nameservers: [{ name: 'ns1.example.jprs', ipv4: '192.0.2.1', ipv6: '2001:db8::1' }],
    },
  },
  {
    server: 'rdap.tcinet.ru',
    what: 'an abuse contact with its number in pieces',
    document: {
      objectClassName: 'domain',
      handle: '1_domain-FIR',
      ldhName: 'example.moscow',
      status: ['client transfer prohibited'],
      events: [created],
      entities: [
        {
          ...entity(
            ['registrar'],
            'example-fir',
            ['fn', {}, 'text', 'Example LLC'],
            ['adr', { type: 'work' }, 'text', ['', '', '', '', '', '', '']],
          ),
          publicIds: [{ type: 'IANA Registrar ID', identifier: '9998' }],
        },
        {
          ...entity(['registrant'], '2_contact-FIR'),
          remarks: [
            {
              title: 'REDACTED FOR PRIVACY',
              description: ['Some of the data in this object has been removed'],
            },
          ],
        },
      ],
    },
    expected: {
      registrar: { id: '9998', name: 'Example LLC' },
      registrant_contacts: [{ id: '2_contact-FIR', name: 'REDACTED FOR PRIVACY' }],
    },
  },
  {
    server: 'rdap.afilias-srs.net',
    what: 'an EPP status with its address, an odd word among them',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.example',
      status: ['clientHold https://icann.org/epp#clientHold', 'server transfer prohibited', 'validated'],
      events: [created, event('Last Update Of RDAP Database', '2026-01-02T03:04:05Z')],
    },
    expected: {
      'registered?': true,
      updated_on: null,
      statuses: ['clientHold', 'serverTransferProhibited', 'validated'],
    },
  },
  {
    server: 'rdap.nic.gl',
    what: 'a name that is reserved',
    document: { objectClassName: 'domain', ldhName: 'example.gl', status: ['reserved'], events: [] },
    expected: { status: 'reserved', 'available?': false },
  },
  {
    server: 'rdap.kenic.or.ke',
    what: 'draft cards of JSContact',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.ke',
      status: ['ok'],
      events: [event('creation date', '2010-01-02T03:04:05Z')],
      entities: [
        {
          objectClassName: 'entity',
          roles: ['registrant'],
          handle: 'H1',
          jscard: {
            '@type': 'Card',
            fullName: { value: 'Jane Doe' },
            addresses: {
              a: { fullAddress: { value: '1 Example Street\nNairobi\n00100' }, countryCode: 'KE' },
            },
            phones: {
              v: { features: { voice: true }, phone: 'tel:+254.205550123' },
              f: { features: { fax: true }, phone: 'tel:+254.205550124' },
            },
          },
        },
      ],
    },
    expected: {
      created_on: '2010-01-02T03:04:05+00:00',
      registrant_contacts: [
        {
          id: 'H1',
          name: 'Jane Doe',
          address: '1 Example Street',
          city: 'Nairobi',
          zip: '00100',
          country_code: 'KE',
          phone: '+254.205550123',
          fax: '+254.205550124',
        },
      ],
    },
  },
  {
    server: 'rdap.nic.tz',
    what: 'an address that stands in the label alone, its country at the end',
    document: {
      objectClassName: 'domain',
      ldhName: 'example.tz',
      status: ['active'],
      events: [created],
      entities: [
        entity(
          ['administrativeContact'],
          'A1',
          ['n', {}, 'text', ['Doe', 'Jane', '', '', '']],
          ['adr', { Label: 'P.O. Box 1\nDodoma\nTanzania' }, 'text', null],
        ),
      ],
    },
    expected: { admin_contacts: [{ id: 'A1', name: 'Jane Doe', country: 'Tanzania' }] },
  },
];
