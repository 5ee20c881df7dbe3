/** Documents that break no rule, as new copies. */

const link = (rel: string, href: string) => ({
  value: 'https://rdap.example/',
  rel,
  href,
  type: 'text/html',
});

export const domain = () => ({
  objectClassName: 'domain',
  handle: '1_DOMAIN-EXAMPLE',
  ldhName: 'example.com',
  unicodeName: 'example.com',
  lang: 'en-US',
  port43: 'whois.example',
  status: ['active', 'client transfer prohibited'],
  events: [
    { eventAction: 'registration', eventDate: '2020-01-02T03:04:05Z', eventActor: 'EXAMPLE' },
    { eventAction: 'expiration', eventDate: '2030-01-02T03:04:05.678+02:00' },
    { eventAction: 'last update of RDAP database', eventDate: '2026-01-02T03:04:05Z' },
  ],
  entities: [
    {
      objectClassName: 'entity',
      handle: '9999',
      roles: ['registrar'],
      publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
      vcardArray: card('Example Registrar'),
      entities: [{ objectClassName: 'entity', roles: ['abuse'], vcardArray: card('Desk', true) }],
      asEventActor: [{ eventAction: 'last changed', eventDate: '2021-01-02T03:04:05Z' }],
      remarks: [{ title: 'Remark', type: 'object redacted due to authorization', description: ['A remark'] }],
    },
  ],
  nameservers: [
    {
      objectClassName: 'nameserver',
      ldhName: 'ns1.example.com',
      ipAddresses: { v4: ['192.0.2.1'], v6: ['2001:db8::1'] },
    },
  ],
  secureDNS: {
    zoneSigned: true,
    delegationSigned: true,
    maxSigLife: 604_800,
    dsData: [{ keyTag: 12_345, algorithm: 13, digestType: 2, digest: '49FD46E6C4B45C55D4AC' }],
    keyData: [{ flags: 257, protocol: 3, algorithm: 13, publicKey: 'AwEAAddt2AkL' }],
  },
  variants: [{ relation: ['registered'], variantNames: [{ ldhName: 'xn--exmple-cua.com' }] }],
  links: [link('self', 'https://rdap.example/domain/example.com')],
  notices: [
    { title: 'Status Codes', description: ['…'], links: [link('glossary', 'https://icann.org/epp')] },
    {
      title: 'RDDS Inaccuracy Complaint Form',
      description: ['…'],
      links: [link('help', 'https://www.icann.org/wicf/')],
    },
  ],
  redacted: [
    {
      name: { type: 'Registrant Name' },
      reason: { description: 'Server policy' },
      prePath: '$.entities[0]',
      method: 'removal',
    },
  ],
  rdapConformance: [
    'rdap_level_0',
    'redacted',
    'icann_rdap_response_profile_1',
    'icann_rdap_technical_implementation_guide_1',
  ],
});

function card(name: string, reachable = false) {
  const reach = [
    ['tel', { type: 'voice' }, 'uri', 'tel:+1.5550100'],
    ['email', {}, 'text', 'abuse@example.com'],
  ];
  const properties = [['version', {}, 'text', '4.0'], ['fn', {}, 'text', name], ...(reachable ? reach : [])];
  return ['vcard', properties];
}

export const network = () => ({
  objectClassName: 'ip network',
  handle: 'NET-192-0-2-0-1',
  startAddress: '192.0.2.0',
  endAddress: '192.0.2.255',
  ipVersion: 'v4',
  country: 'NL',
  parentHandle: 'NET-192-0-0-0-0',
  cidr0_cidrs: [{ v4prefix: '192.0.2.0', length: 24 }],
  rdapConformance: ['rdap_level_0', 'cidr0'],
});

export const autnum = () => ({
  objectClassName: 'autnum',
  startAutnum: 64_496,
  endAutnum: 64_511,
  rdapConformance: ['rdap_level_0'],
});

export const notFound = () => ({
  errorCode: 404,
  title: 'Not Found',
  description: ['No such domain'],
  rdapConformance: ['rdap_level_0'],
});
