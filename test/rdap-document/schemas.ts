import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { EPP_CODES } from '../../src/standards/epp-codes.js';

/** JSON schemas of RDAP's objects, written after RFC 9083, RFC 7095 and IANA's registry of RDAP JSON values. Unknown members are errors. */

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1 };
const unique = (values: readonly string[]) => ({
  type: 'array',
  items: { enum: values },
  minItems: 1,
  uniqueItems: true,
});
const integer = (most: number) => ({ type: 'integer', minimum: 0, maximum: most });
const listOf = (name: string) => ({ type: 'array', items: { $ref: `#/$defs/${name}` }, minItems: 1 });

const object = (required: string[], properties: Record<string, unknown>) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

/** RFC 3339, with any offset. */
const TIME =
  '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-][01]\\d:[0-5]\\d)$';
/** Labels of letters, digits and hyphens; hosts of nameservers may have underscores, which DNS has nothing against. */
const LDH = '^(?=.{1,253}$)(?:(?!-)[a-z0-9_-]{1,63}(?<!-)\\.)*(?!-)[a-z0-9_-]{1,63}(?<!-)$';
const IPV4 = '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$';
const IPV6 = '^(?=.*:)[0-9a-f:.]{2,45}$';
const URL_FORM = '^https?://\\S+$';
const COUNTRY = '^[A-Z]{2}$';

/** RFC 8056 and IANA. */
const STATUSES = [
  'validated',
  'renew prohibited',
  'update prohibited',
  'transfer prohibited',
  'delete prohibited',
  'proxy',
  'private',
  'removed',
  'obscured',
  'locked',
  'reserved',
  'active',
  'associated',
  ...EPP_CODES.filter((code) => code !== 'ok' && code !== 'linked').map((code) =>
    code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ),
];

const ACTIONS = [
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
  'enum validation expiration',
];

const ROLES = [
  'registrant',
  'technical',
  'administrative',
  'abuse',
  'billing',
  'registrar',
  'reseller',
  'sponsor',
  'proxy',
  'notifications',
  'noc',
  'routing',
];

const property = (name: string, parameters: object, type: string, value: object) => ({
  type: 'array',
  prefixItems: [{ const: name }, parameters, { const: type }, value],
  minItems: 4,
  items: false,
});

const noParameters = object([], {});
const either = (value: object) => ({ anyOf: [value, { type: 'array', items: value }] });
const telephone = object(['type'], { type: { enum: ['voice', 'fax'] } });

const common = {
  handle: text,
  status: unique(STATUSES),
  entities: listOf('entity'),
  remarks: listOf('notice'),
  links: listOf('link'),
  events: listOf('event'),
  port43: { type: 'string', pattern: LDH },
};

const response = {
  rdapConformance: { type: 'array', contains: { const: 'rdap_level_0' }, uniqueItems: true },
  notices: listOf('notice'),
  lang: { const: 'en' },
};

const number = { ...common, ...response, name: text, type: text, country: { pattern: COUNTRY } };

const $defs = {
  link: object(['value', 'rel', 'href'], {
    value: { type: 'string', pattern: URL_FORM },
    rel: { enum: ['self', 'about', 'related'] },
    href: { type: 'string', pattern: URL_FORM },
    type: { const: 'application/rdap+json' },
  }),
  notice: object(['description'], {
    title: text,
    type: { enum: ['object redacted due to authorization'] },
    description: texts,
    links: listOf('link'),
  }),
  event: object(['eventAction', 'eventDate'], {
    eventAction: { enum: ACTIONS },
    eventDate: { type: 'string', pattern: TIME },
  }),
  publicId: object(['type', 'identifier'], {
    type: { const: 'IANA Registrar ID' },
    identifier: { type: 'string', pattern: '^\\d+$' },
  }),
  vcard: {
    type: 'array',
    prefixItems: [
      { const: 'vcard' },
      {
        type: 'array',
        prefixItems: [
          property('version', noParameters, 'text', { const: '4.0' }),
          property('fn', noParameters, 'text', { type: 'string' }),
        ],
        minItems: 2,
        items: {
          anyOf: [
            property('org', noParameters, 'text', text),
            property('adr', object([], { cc: { type: 'string', pattern: COUNTRY } }), 'text', {
              type: 'array',
              items: either({ type: 'string' }),
              minItems: 7,
              maxItems: 7,
            }),
            property('tel', telephone, 'uri', {
              type: 'string',
              pattern: '^tel:\\+[\\d.()-]*\\d[\\d.()-]*(?:;ext=[\\d.()-]+)?$',
            }),
            property('tel', telephone, 'text', text),
            property('email', noParameters, 'text', { type: 'string', pattern: '@' }),
            property('url', noParameters, 'uri', { type: 'string', pattern: URL_FORM }),
            property('url', noParameters, 'text', text),
          ],
        },
      },
    ],
    minItems: 2,
    items: false,
  },
  entity: object(['objectClassName', 'roles'], {
    ...common,
    objectClassName: { const: 'entity' },
    roles: unique(ROLES),
    vcardArray: { $ref: '#/$defs/vcard' },
    publicIds: listOf('publicId'),
  }),
  nameserver: object(['objectClassName', 'ldhName'], {
    objectClassName: { const: 'nameserver' },
    ldhName: { type: 'string', pattern: LDH },
    unicodeName: text,
    ipAddresses: {
      ...object([], {
        v4: { type: 'array', items: { type: 'string', pattern: IPV4 }, minItems: 1 },
        v6: { type: 'array', items: { type: 'string', pattern: IPV6 }, minItems: 1 },
      }),
      minProperties: 1,
    },
  }),
  secureDns: object(['delegationSigned'], {
    delegationSigned: { type: 'boolean' },
    dsData: {
      type: 'array',
      minItems: 1,
      items: object(['keyTag', 'algorithm', 'digest', 'digestType'], {
        keyTag: integer(65_535),
        algorithm: integer(255),
        digest: { type: 'string', pattern: '^[0-9A-Fa-f]+$' },
        digestType: integer(255),
      }),
    },
    keyData: {
      type: 'array',
      minItems: 1,
      items: object(['flags', 'protocol', 'algorithm', 'publicKey'], {
        flags: integer(65_535),
        protocol: integer(255),
        algorithm: integer(255),
        publicKey: { type: 'string', pattern: '^[A-Za-z0-9+/]+=*$' },
      }),
    },
  }),
};

const ajv = new Ajv2020({ strict: false, allErrors: true });

const schemaOf = (schema: object): ValidateFunction => ajv.compile({ ...schema, $defs });

/** RFC 9083 section 5.3. */
const domain = schemaOf(
  object(['objectClassName', 'ldhName', 'rdapConformance', 'notices', 'lang'], {
    ...common,
    ...response,
    objectClassName: { const: 'domain' },
    ldhName: { type: 'string', pattern: LDH },
    unicodeName: { type: 'string', pattern: '[^\\x00-\\x7f]' },
    nameservers: listOf('nameserver'),
    secureDNS: { $ref: '#/$defs/secureDns' },
    // RFC 9537 section 4.2.
    redacted: {
      type: 'array',
      minItems: 1,
      items: object(['name', 'method'], {
        name: object(['type'], { type: text }),
        reason: object(['description'], { description: text }),
        method: { enum: ['removal', 'replacementValue'] },
      }),
    },
  }),
);

/** RFC 9083 section 5.4, with cidr0 and ARIN's origins. */
const network = schemaOf(
  object(['objectClassName', 'startAddress', 'endAddress', 'ipVersion', 'rdapConformance', 'lang'], {
    ...number,
    objectClassName: { const: 'ip network' },
    startAddress: { anyOf: [{ pattern: IPV4 }, { pattern: IPV6 }] },
    endAddress: { anyOf: [{ pattern: IPV4 }, { pattern: IPV6 }] },
    ipVersion: { enum: ['v4', 'v6'] },
    parentHandle: text,
    cidr0_cidrs: {
      type: 'array',
      minItems: 1,
      items: {
        oneOf: [
          object(['v4prefix', 'length'], { v4prefix: { pattern: IPV4 }, length: integer(32) }),
          object(['v6prefix', 'length'], { v6prefix: { pattern: IPV6 }, length: integer(128) }),
        ],
      },
    },
    arin_originas0_originautnums: { type: 'array', items: integer(4_294_967_295), minItems: 1 },
  }),
);

/** RFC 9083 section 5.5. */
const autnum = schemaOf(
  object(['objectClassName', 'startAutnum', 'endAutnum', 'rdapConformance', 'lang'], {
    ...number,
    objectClassName: { const: 'autnum' },
    startAutnum: integer(4_294_967_295),
    endAutnum: integer(4_294_967_295),
  }),
);

/** RFC 9083 section 6. */
const error = schemaOf(
  object(['errorCode', 'title', 'description', 'rdapConformance', 'lang'], {
    ...response,
    errorCode: { enum: [400, 404, 405, 500, 501, 502, 503, 504] },
    title: text,
    description: texts,
  }),
);

/** RFC 9083 section 7. */
const help = schemaOf(object(['rdapConformance', 'notices', 'lang'], response));

/** RFC 9224 section 10. */
const bootstrap = schemaOf(
  object(['version', 'publication', 'services'], {
    version: { const: '1.0' },
    publication: { type: 'string', pattern: TIME },
    description: text,
    services: {
      type: 'array',
      items: {
        type: 'array',
        prefixItems: [
          { ...texts, uniqueItems: true },
          { type: 'array', items: { type: 'string', pattern: '^https?://\\S+/$' }, minItems: 1 },
        ],
        minItems: 2,
        items: false,
      },
    },
  }),
);

export const SCHEMAS = { domain, network, autnum, error, help, bootstrap };

/** What a document breaks of a schema: one line for each, empty for none. */
export function faultsOf(schema: keyof typeof SCHEMAS, document: unknown): string[] {
  const validate = SCHEMAS[schema];
  if (validate(document)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
