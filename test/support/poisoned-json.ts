import fc from 'fast-check';

/** Property names of JavaScript's objects, arrays, strings, functions and promises, and substitutes for their symbols. */
const NAMES: readonly string[] = [
  ...new Set([
    ...[Object, Array, String, Function, Promise].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype),
    ),
    ...['toJSON', 'prototype', 'next', 'done', 'value', 'message', 'cause', 'stack'],
    ...[
      'Symbol.toPrimitive',
      'Symbol(Symbol.toPrimitive)',
      '@@toPrimitive',
      'Symbol(Symbol.iterator)',
      '@@iterator',
    ],
  ]),
];

const name = fc.constantFrom(...NAMES);

/** Objects whose members have such names, in lists and in one another. An own `__proto__` is one, as JSON has it. */
const poison = fc.letrec<{ any: unknown; object: object }>((tie) => ({
  object: fc.dictionary(name, tie('any'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(1, -1, null, true, '', 'x', 'No match for shop.example'),
    name,
    tie('object'),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
}));

/** A value of a document, and its place. */
type Path = readonly (string | number)[];

const childrenOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];

/** Every place of a document, its own among them. */
const placesIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...childrenOf(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
];

/** The document with what `change` makes of the value at a place. */
function changed(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const entries = childrenOf(value).map(([at, inner]) => [
    at,
    at === key ? changed(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replacements of a value: something else, in lists, with additional members. */
const CHANGES: readonly ((value: unknown, poison: object) => unknown)[] = [
  (_, object) => object,
  (_, object) => [object],
  (_, object) => [[object]],
  (value, object) => [value, object],
  (value, object) =>
    isObject(value) ? Object.fromEntries([...Object.entries(value), ...Object.entries(object)]) : object,
];

/** JSON of a document with members named like JavaScript's own at any place. */
export const poisoned = (document: object): fc.Arbitrary<string> => {
  const one = fc.tuple(fc.constantFrom(...placesIn(document)), fc.constantFrom(...CHANGES), poison.object);
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((all) =>
      JSON.stringify(
        all.reduce<unknown>(
          (whole, [path, change, object]) => changed(whole, path, (value) => change(value, object)),
          document,
        ),
      ),
    );
};

/** JSON of the document with members of all these names at each place, one after the other. */
export function* poisonedEverywhere(document: object): Generator<string> {
  const object = Object.fromEntries(NAMES.map((key) => [key, 1]));
  for (const path of placesIn(document))
    for (const change of CHANGES)
      yield JSON.stringify(changed(document, path, (value) => change(value, object)));
}

/** A document about a domain with all that servers send, or as much as anybody reads. */
export const domainDocument = (domain: string): object => ({
  rdapConformance: ['rdap_level_0', 'redacted'],
  objectClassName: 'domain',
  ldhName: domain,
  unicodeName: domain,
  handle: '1-EXAMPLE',
  port43: 'whois.nic.example',
  lang: 'en',
  status: ['active', 'client transfer prohibited'],
  events: [{ eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z', eventActor: 'x' }],
  publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
  links: [{ rel: 'self', href: 'https://rdap.nic.example/domain/x', type: 'application/rdap+json' }],
  nameservers: [
    {
      objectClassName: 'nameserver',
      ldhName: 'ns1.example.net',
      ipAddresses: { v4: ['192.0.2.1'], v6: ['2001:db8::1'] },
    },
  ],
  secureDNS: {
    delegationSigned: true,
    dsData: [{ keyTag: 12345, algorithm: 8, digestType: 2, digest: '49FD46E6C4B45C55D4AC' }],
    keyData: [{ flags: 257, protocol: 3, algorithm: 8, publicKey: 'AwEAAdDE' }],
  },
  notices: [{ title: 'Terms', description: ['Of use.'], links: [{ href: 'https://nic.example/' }] }],
  remarks: [{ title: 'REDACTED FOR PRIVACY', type: 'object redacted', description: ['x'] }],
  redacted: [
    {
      name: { type: 'Registrant Name' },
      reason: { description: 'x' },
      postPath: "$.entities[?(@.roles[0]=='registrant')].vcardArray[1][?(@[0]=='fn')][3]",
      prePath: '$.entities[0].handle',
      pathLang: 'jsonpath',
      method: 'emptyValue',
    },
  ],
  entities: [
    {
      objectClassName: 'entity',
      handle: 'EX-1',
      roles: ['registrar'],
      publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
      links: [{ rel: 'about', href: 'https://registrar-example.example/' }],
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', 'Example Registrar, Inc.'],
        ],
      ],
      entities: [
        {
          roles: ['abuse'],
          vcardArray: [
            'vcard',
            [
              ['tel', { type: ['voice', 'work'] }, 'uri', 'tel:+1.2025550123;ext=1'],
              ['email', { type: 'work' }, 'text', 'abuse@example.net'],
            ],
          ],
        },
      ],
    },
    {
      handle: 'EX-2',
      roles: ['registrant'],
      events: [{ eventAction: 'last changed', eventDate: '2002-02-03T04:05:06Z' }],
      remarks: [{ title: 'EMAIL REDACTED', description: ['x'] }],
      contact_URI: 'https://contact.example/',
      vcardArray: [
        'vcard',
        [
          ['kind', {}, 'text', 'individual'],
          ['n', {}, 'text', ['Doe', 'Jane', '', '', '']],
          ['org', {}, 'text', ['Example Ltd', 'Unit']],
          [
            'adr',
            { cc: 'US', label: '1 Example Road\nExample City' },
            'text',
            ['', '', ['1 Example Road', '2'], 'City', 'CA', '12345', ''],
          ],
          ['contact-uri', {}, 'uri', 'https://contact.example/'],
        ],
      ],
    },
    {
      roles: ['technical'],
      jscontact_card: {
        kind: 'individual',
        name: {
          full: '',
          components: [
            { kind: 'given', value: 'Jane' },
            { kind: 'surname', value: 'Doe' },
          ],
        },
        organizations: { o: { name: 'Example Ltd', units: [{ name: 'Unit' }] } },
        addresses: {
          a: { components: [{ kind: 'name', value: 'Example Road' }], countryCode: 'US', full: 'x' },
        },
        phones: { p: { number: 'tel:+1.2025550124', features: { fax: true } } },
        emails: { e: { address: 'jane@example.com' } },
        links: { l: { kind: 'contact', uri: 'https://contact.example/' } },
      },
    },
  ],
});
