import { RDAP_TYPE } from '../rdap-server/answer.js';
import { API_ERRORS, type ApiErrorName } from './errors.js';
import { JSON_TYPE } from './http.js';
import type { Schema } from './schemas.js';

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };
const objects: Schema = { type: 'array', items: { type: 'object' } };

/** What every document has; the rest is what its registry says (RFC 9083). */
export const RDAP_SCHEMAS = {
  RdapObject: {
    type: 'object',
    description: 'A domain, a network or an autonomous system (RFC 9083 section 5)',
    required: ['objectClassName', 'rdapConformance', 'notices'],
    properties: {
      objectClassName: { type: 'string', enum: ['domain', 'ip network', 'autnum'] },
      rdapConformance: texts,
      notices: { ...objects, description: 'The notice "Source" names the servers that responded' },
      handle: text,
      status: { ...texts, description: '`reserved` for a name that is not available to register' },
      events: objects,
      entities: objects,
      links: objects,
    },
  },
  RdapHelp: {
    type: 'object',
    required: ['rdapConformance', 'notices'],
    properties: { rdapConformance: texts, notices: objects },
  },
  RdapBootstrap: {
    type: 'object',
    description: 'A bootstrap file (RFC 9224) in which every suffix or block has this server',
    required: ['version', 'publication', 'services'],
    properties: {
      version: text,
      publication: text,
      description: text,
      services: { type: 'array', items: { type: 'array', items: texts } },
    },
  },
  RdapError: {
    type: 'object',
    description: 'RFC 9083 section 6. The first line of `description` begins with a code',
    required: ['errorCode', 'title', 'description'],
    properties: {
      errorCode: { type: 'integer' },
      title: text,
      description: texts,
      rdapConformance: texts,
      notices: objects,
    },
  },
} as const satisfies Record<string, Schema>;

export const RDAP_HEADER = {
  'Access-Control-Allow-Origin': {
    description: '`*`: pages of other sites can read the response; they cannot use the key of the browser',
    schema: text,
  },
} as const;

const headers = (...more: string[]) =>
  Object.fromEntries(
    [
      'X-CreditLimit-Remaining',
      'X-Request-Id',
      'X-Content-Type-Options',
      'Cache-Control',
      ...Object.keys(RDAP_HEADER),
      ...more,
    ].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

const contentOf = (schema: keyof typeof RDAP_SCHEMAS) => ({
  [RDAP_TYPE]: { schema: { $ref: `#/components/schemas/${schema}` } },
});
const NO_REQUEST = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ErrorResponse' } } };

const api = (...names: ApiErrorName[]): string =>
  names.map((name) => `${API_ERRORS[name].code} ${name}: ${API_ERRORS[name].when}`).join('; ');

/** The errors of lookups, by the codes of the library; other codes are those of the API. */
const ERRORS_OF_OBJECTS: Readonly<Record<number, string>> = {
  400: 'INVALID_DOMAIN, INVALID_NUMBER or MALFORMED: not a name or number that can be looked up, or the registry rejects it',
  401: api('Unauthenticated', 'Unauthorized'),
  402: api('UsageLimitReached'),
  403: api('CrossSiteRequest'),
  404: 'The registry says that the name is available, or has no record of the number. Nothing else is 404',
  429: api('TooManyFailures'),
  500: api('ApplicationError', 'ParserError'),
  501: 'NO_SERVER: no server is known; NOT_OFFERED: reverse zones',
  502: 'CONNECTION, REFUSED, BAD_RESPONSE, RESPONSE_TOO_LARGE, UNDETERMINED: the server failed, or its response does not say whether the name is registered',
  503: `THROTTLED: the rate limit of the server; ${api('ServiceUnavailable')}`,
  504: `TIMEOUT: the server did not respond in time; ${api('NotCached')}`,
};

/** Headers of these statuses, in addition to those of all. */
const OWN: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: ['WWW-Authenticate', 'Retry-After'],
  503: ['Retry-After'],
};

const responsesOf = (schema: keyof typeof RDAP_SCHEMAS, errors: Readonly<Record<number, string>>) => ({
  200: { description: 'OK', headers: headers('ETag'), content: contentOf(schema) },
  304: {
    description: 'Not changed since the response with this `If-None-Match`',
    headers: headers('ETag'),
  },
  ...Object.fromEntries(
    Object.entries(errors).map(([status, description]) => [
      status,
      {
        description,
        headers: headers(...(OWN[Number(status)] ?? [])),
        content: { ...contentOf('RdapError'), ...(status === '400' && NO_REQUEST) },
      },
    ]),
  ),
  408: {
    description: 'RequestTimeout: the request did not arrive in time',
    headers: headers(),
    content: NO_REQUEST,
  },
  431: {
    description: 'HeadersTooLarge: the path and the headers have more than 8 KiB',
    headers: headers(),
    content: NO_REQUEST,
  },
});

const REDIRECT = {
  302: {
    description: 'The registered name that the host name belongs to; free',
    headers: headers('Location'),
  },
};

const JSCARD = {
  name: 'jscard',
  in: 'query',
  required: false,
  description: '`1` adds each contact as JSContact (RFC 9553), in the member `jscard`',
  schema: { type: 'string', enum: ['0', '1'] },
};

const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: text,
});

const OBJECTS = [
  {
    path: '/rdap/domain/{name}',
    operationId: 'getRdapDomain',
    summary: 'Returns a domain as RDAP, for every registry',
    parameters: [inPath('name', 'A domain name, in letters or A-labels')],
  },
  {
    path: '/rdap/ip/{address}',
    operationId: 'getRdapAddress',
    summary: 'Returns the network of an address as RDAP',
    parameters: [inPath('address', 'IPv4 or IPv6 address')],
  },
  {
    path: '/rdap/ip/{address}/{length}',
    operationId: 'getRdapPrefix',
    summary: 'Returns the network of a prefix as RDAP',
    parameters: [inPath('address', 'First address of the prefix'), inPath('length', 'In bits')],
  },
  {
    path: '/rdap/autnum/{number}',
    operationId: 'getRdapAutnum',
    summary: 'Returns an autonomous system as RDAP',
    parameters: [inPath('number', 'AS number, digits only')],
  },
];

const PUBLIC = [
  { path: '/rdap/help', operationId: 'getRdapHelp', schema: 'RdapHelp', what: 'what this RDAP server is' },
  ...(['dns', 'ipv4', 'ipv6', 'asn'] as const).map(
    (file) =>
      ({
        path: `/rdap/${file}.json`,
        operationId: `getRdapBootstrap${file[0]?.toUpperCase()}${file.slice(1)}`,
        schema: 'RdapBootstrap',
        what: `the bootstrap file "${file}" of RDAP`,
      }) as const,
  ),
] as const;

/** The paths below `/rdap/`, which are not paths of `/v1`. */
export const RDAP_PATHS = Object.fromEntries([
  ...OBJECTS.map(({ path, operationId, summary, parameters }) => [
    path,
    {
      servers: [{ url: '/' }],
      get: {
        operationId,
        summary,
        'x-credits': 1,
        parameters: [...parameters, JSCARD],
        responses: {
          ...responsesOf('RdapObject', ERRORS_OF_OBJECTS),
          ...(path.includes('{name}') && REDIRECT),
        },
      },
    },
  ]),
  ...PUBLIC.map(({ path, operationId, schema, what }) => [
    path,
    {
      servers: [{ url: '/' }],
      get: {
        operationId,
        summary: `Returns ${what}; needs no key`,
        'x-credits': 0,
        security: [],
        responses: responsesOf(schema, {
          400: 'BadRequest: not an HTTP request',
          500: api('ApplicationError'),
        }),
      },
    },
  ]),
]);
