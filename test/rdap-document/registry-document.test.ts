import { describe, expect, it } from 'vitest';
import { parse, type RdapDomain, toRdap } from '../../src/index.js';

const card = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];

const REGISTRY = {
  rdapConformance: ['rdap_level_0', 'redacted'],
  objectClassName: 'domain',
  ldhName: 'EXAMPLE.COM',
  handle: '1-EXAMPLE',
  status: ['active'],
  events: [
    { eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' },
    { eventAction: 'expiration', eventDate: '2030-02-03T04:05:06Z' },
  ],
  entities: [
    {
      objectClassName: 'entity',
      roles: ['registrar'],
      handle: '9999',
      publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
      vcardArray: card(['fn', {}, 'text', 'Example Registrar, Inc.']),
    },
    {
      objectClassName: 'entity',
      roles: ['registrant', 'administrative'],
      handle: 'REDACTED FOR PRIVACY',
      vcardArray: card(['fn', {}, 'text', 'REDACTED FOR PRIVACY']),
    },
  ],
  nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns1.example.com' }],
  redacted: [
    { name: { description: 'Registrant Name' }, prePath: '$.entities[1].vcardArray[1][1][3]' },
    { name: { description: 'Registry Domain ID' }, prePath: '$.handle' },
    { name: { description: 'Fax' }, prePath: '$.entities[1].vcardArray[1][2][3]' },
  ],
  notices: [{ title: 'Terms', description: ['Look, and nothing else.'] }],
  an_extension: { of: 'the registry' },
};

const REGISTRAR = `Domain Name: example.com
Registrar: Example Registrar, Inc.
Registrar IANA ID: 9999
Registrar Abuse Contact Email: abuse@registrar.example
Registrar Abuse Contact Phone: +1.2025550100
Registrar Registration Expiration Date: 2030-02-03T04:05:06Z
Creation Date: 2001-02-03T04:05:06Z
Registrant Name: Example Person
Registrant Organization: Example Holdings
Registrant Country: IS
Registrant Email: person@example.com
Tech Name: Example Desk
Tech Email: tech@example.com
Name Server: ns1.example.com
`;

function documentOf(rdap: object, registrar: string | null): RdapDomain {
  const parts = [
    { host: 'rdap.nic.example', body: JSON.stringify(rdap), rdap },
    ...(registrar === null ? [] : [{ host: 'whois.registrar.example', body: registrar }]),
  ];
  const properties = parse(parts, { domain: 'example.com' });
  const document = toRdap({ domain: 'example.com', daystamp: '2026-01-01', parts, properties });
  if ('errorCode' in document) throw new Error(document.description.join(' '));
  return document;
}

const withRole = ({ entities = [] }: RdapDomain, role: string) =>
  entities.filter(({ roles }) => roles.includes(role));

describe('the document of a registry that responded over RDAP', () => {
  it('is sent as received, with a notice that names the source', () => {
    const { notices, ...document } = documentOf(REGISTRY, null);
    const { notices: terms, ...registry } = REGISTRY;
    expect(document).toEqual(registry);
    expect(notices).toEqual([
      ...terms,
      {
        title: 'Source',
        description: [
          'rdap.nic.example responded by RDAP on 2026-01-01.',
          'This is the document of the registry with this notice.',
        ],
      },
    ]);
  });

  it('gets values from the registrar that it omits or hides, and keeps everything else', () => {
    const document = documentOf(REGISTRY, REGISTRAR);
    expect(document).toMatchObject({
      ldhName: 'EXAMPLE.COM',
      handle: '1-EXAMPLE',
      status: ['active'],
      an_extension: { of: 'the registry' },
    });
    expect(document.events).toEqual([
      ...REGISTRY.events,
      { eventAction: 'registrar expiration', eventDate: '2030-02-03T04:05:06+00:00' },
    ]);
    const [registrant, ...others] = withRole(document, 'registrant');
    expect(others).toEqual([]);
    expect(registrant?.vcardArray?.[1]).toContainEqual(['fn', {}, 'text', 'Example Person']);
    expect(withRole(document, 'technical')).toHaveLength(1);
    // The hidden contact stays in the role that the registrar says nothing of.
    expect(withRole(document, 'administrative')).toMatchObject([{ roles: ['administrative'] }]);
    const [registrar] = withRole(document, 'registrar');
    expect(registrar?.publicIds).toEqual(REGISTRY.entities[0]?.publicIds);
    expect(registrar?.entities).toMatchObject([{ roles: ['abuse'] }]);
    // What says that the registrant is hidden would hide the one that is there now.
    expect(document).toMatchObject({ redacted: [REGISTRY.redacted[1]] });
    expect(document.notices?.at(-1)?.description).toContain(
      'whois.registrar.example responded by WHOIS on 2026-01-01.',
    );
  });

  it('is read again with the values of both', () => {
    const parts = [
      { host: 'rdap.nic.example', body: JSON.stringify(REGISTRY) },
      { host: 'whois.registrar.example', body: REGISTRAR },
    ];
    const expected = parse(parts, { domain: 'example.com' });
    const again = parse(JSON.stringify(documentOf(REGISTRY, REGISTRAR)), { domain: 'example.com' });
    for (const key of [
      'registrant_contacts',
      'technical_contacts',
      'abuse_contact',
      'statuses',
      'nameservers',
      'created_on',
      'expires_on',
    ] as const)
      expect(again[key], key).toEqual(expected[key]);
  });

  it('is never sent as an error, whatever the registry put into it', () => {
    const parts = [{ host: 'rdap.nic.example', body: '', rdap: { ...REGISTRY, errorCode: 404 } }];
    const properties = parse(JSON.stringify(REGISTRY));
    const found = { domain: 'example.com', daystamp: '2026-01-01', parts, properties };
    expect(toRdap(found)).toMatchObject({ objectClassName: 'domain', ldhName: 'EXAMPLE.COM' });
    expect('errorCode' in toRdap(found)).toBe(false);
  });

  it.each([
    [
      'members that are not lists',
      { entities: 1, events: 'x', notices: null, redacted: {}, rdapConformance: 1 },
    ],
    ['lists of other things', { entities: [1, null, []], events: [null], notices: ['x'], redacted: [1] }],
    ['entities without roles', { entities: [{ roles: 'registrant' }, { entities: [1] }] }],
  ])('of any form is completed: %s', (_, odd) => {
    const document = documentOf({ ...REGISTRY, ...odd }, REGISTRAR);
    expect(document.ldhName).toBe('EXAMPLE.COM');
    expect(
      withRole(
        { ...document, entities: document.entities?.filter((each) => Array.isArray(each?.roles)) ?? [] },
        'registrant',
      ),
    ).not.toEqual([]);
  });

  it('that is an error is replaced by a document made from the properties', () => {
    const rdap = { errorCode: 404, title: 'Reserved name', description: ['This name is reserved.'] };
    const parts = [
      { host: 'whois.nic.name', body: 'Domain Name: EXAMPLE.NAME\nDomain Status: reserved\n', rdap },
    ];
    const properties = parse([{ host: 'whois.nic.it', body: 'Domain: example.it\nStatus: UNASSIGNABLE\n' }]);
    const document = toRdap({ domain: 'example.it', daystamp: '2026-01-01', parts, properties });
    expect(document).toMatchObject({ objectClassName: 'domain', status: ['reserved'] });
  });
});
