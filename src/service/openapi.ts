import { REDACTIONS } from '../index.js';
import { ADMIN_SECURITY, adminPaths } from './admin/openapi-admin.js';
import { ADMIN_SCHEMAS } from './admin/schemas.js';
import { API_ERRORS, type ApiErrorName } from './errors.js';
import { CSV_TYPE, JSON_TYPE, LINES_TYPE, TEXT_TYPE } from './http.js';
import { RESULT_FORMATS } from './jobs/results.js';
import { RDAP_HEADER, RDAP_PATHS, RDAP_SCHEMAS } from './openapi-rdap.js';
import { ROUTES } from './routes/index.js';
import { looksUp, type Route } from './routes/route.js';
import { NAME, SCHEMAS, type Schema, type SchemaName } from './schemas.js';
import { GROUPINGS } from './usage.js';

/**
 * Generates the OpenAPI 3.1 document from the routes, schemas and errors that serve the requests. No plugin of Fastify generates it,
 * because `--openapi` needs it without a server, and statuses and headers are in the table of errors, not in the routes.
 */
export function openApiDocument(): OpenApiDocument {
  return documentOf();
}

let json: string | undefined;

/** The document as JSON. It is the same for all services of a process. */
export function openApiJson(): string {
  json ??= JSON.stringify(documentOf());
  return json;
}

/** An OpenAPI 3.1 document, to be sent as JSON. */
export type OpenApiDocument = { [Key in keyof Built]: Built[Key] };

type Built = ReturnType<typeof documentOf>;

function documentOf() {
  const paths: Record<string, PathItem> = {
    '/openapi.json': { servers: [{ url: '/' }], get: thisDocument() },
  };
  for (const route of ROUTES) {
    const path = inBraces(route.path);
    const item: PathItem = paths[path] ?? {};
    paths[path] = item;
    item[route.method === undefined ? 'get' : (route.method.toLowerCase() as 'post' | 'put' | 'delete')] =
      operation(route);
  }
  Object.assign(paths, RDAP_PATHS, adminPaths());
  return {
    openapi: '3.1.0',
    info: {
      title: 'port43',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1' }],
    security: [{ key: [] }, { bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'basic', description: 'user name: the API key; password: any' },
        bearer: { type: 'http', scheme: 'bearer', description: 'the API key' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'the API key' },
        ...ADMIN_SECURITY,
      },
      schemas: { ...SCHEMAS, ...RDAP_SCHEMAS, ...ADMIN_SCHEMAS },
      headers: { ...HEADERS, ...RDAP_HEADER },
    },
  };
}

interface PathItem {
  /** Only if different from the document's. */
  servers?: { url: string }[];
  get?: ReturnType<typeof operation> | ReturnType<typeof thisDocument>;
  post?: ReturnType<typeof operation>;
  put?: ReturnType<typeof operation>;
  delete?: ReturnType<typeof operation>;
}

const DESCRIPTION = `WHOIS and RDAP lookups of domains, addresses and AS numbers: records, parts, properties and availability.

\`x-credits\` is what a request costs, and \`x-credits-per-name\` what each name in its body costs; \`HEAD\` costs as much as \`GET\`. The charge is refunded if the service or a WHOIS server
fails (5xx). Requests that a page of another site makes a browser send get 403 (${API_ERRORS.CrossSiteRequest.code}
CrossSiteRequest). Other methods of a known path get 405 (${API_ERRORS.MethodNotAllowed.code} MethodNotAllowed, with \`Allow\`), unknown
paths get 404 (${API_ERRORS.NotFound.code} NotFound). All three are free.

\`/whois/…\`, \`/availability/…\` and \`/account\` are also served without \`/v1\`, for old clients. For them, \`/whois/…\` takes addresses,
prefixes and AS numbers too; the properties are then those of a number, \`ResourceProperties\`.`;

const text: Schema = { type: 'string' };
const seconds: Schema = { type: 'integer', minimum: 0 };

/** Removes fields without a value: the document has no keys for them. */
const present = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const header = (description: string, schema: Schema, required?: true) =>
  present({ description, required, schema });

const HEADERS = {
  'X-CreditLimit-Remaining': header(
    "Credits, or requests of the month's quota, left after this request; 0 if no account is logged in; absent while the database fails",
    { type: 'integer' },
  ),
  'X-Request-Id': header(
    'The id of the request in the ledger and the log; absent if the request could not be read',
    text,
  ),
  'X-Content-Type-Options': header('Records contain text of other servers', { const: 'nosniff' }, true),
  'Cache-Control': header('How long a client may cache the response', text, true),
  ETag: header('The entity tag of the body, for `If-None-Match`; weak if the body is compressed', text, true),
  Vary: header('Request headers that the response depends on', text),
  'Content-Encoding': header('How the body is compressed', { type: 'string', enum: ['zstd', 'br', 'gzip'] }),
  Location: header('The path of what was created', text, true),
  Age: header('Seconds since the record was fetched; absent if it was fetched for this request', seconds),
  'Cache-Status': header(
    'Whether the record was stored: `hit`, or why servers were queried (RFC 9211); `fwd=stale` if they failed and an old record is served',
    text,
  ),
  Deprecation: header('Since when the path is deprecated (RFC 9745)', text),
  Link: header('The path that replaces it', text),
  'WWW-Authenticate': header('How to authenticate, if that failed', text),
  RateLimit: header(
    'Requests of the plan that are left in this second, and seconds until all are (draft-ietf-httpapi-ratelimit-headers); absent without a limit',
    text,
  ),
  'RateLimit-Policy': header('Requests per second of the plan; absent without a limit', text),
  'Retry-After': header('Seconds to wait before the next attempt', seconds),
} as const;

type HeaderName = keyof typeof HEADERS;

const ALWAYS: HeaderName[] = [
  'X-CreditLimit-Remaining',
  'X-Request-Id',
  'X-Content-Type-Options',
  'Cache-Control',
  'Vary',
  'Content-Encoding',
  'RateLimit',
  'RateLimit-Policy',
];

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(route: Route) {
  const { operationId, summary, cost, schema, deprecated, status = 200, takes } = route;
  const hasRecord = looksUp(route);
  const old: HeaderName[] = deprecated === true ? ['Deprecation', 'Link'] : [];
  const made: HeaderName[] = status === 202 || takes === 'watch' ? ['Location'] : [];
  const found = headers(
    ...ALWAYS,
    ...old,
    ...made,
    ...(hasRecord ? (['ETag', 'Age', 'Cache-Status'] as const) : []),
  );
  const parameters = parametersOf(route);
  return present({
    operationId,
    summary,
    'x-credits': cost,
    'x-credits-per-name': takes === 'job' || takes === 'batch' ? 1 : undefined,
    deprecated,
    parameters: parameters.length > 0 ? parameters : undefined,
    requestBody: takes === undefined ? undefined : BODIES[takes],
    responses: present({
      [status]: {
        description: MEANINGS[status],
        headers: found,
        content: contentOf(route),
      },
      304: hasRecord
        ? { description: 'Not changed since the response with this `If-None-Match`', headers: found }
        : undefined,
      ...errors(errorsOf(route), { asText: schema === null && route.type === undefined, old }),
    }),
  });
}

function parametersOf({ path, takes, subjectIn, readsHistory, query = [] }: Route): object[] {
  if (readsHistory === true)
    return [
      DOMAIN,
      ...(path.includes(':version') ? [VERSION] : []),
      ...(query.includes('from') ? PERIOD_PARAMETERS : []),
    ];
  if (path.includes(':domain'))
    return [
      DOMAIN,
      ...(query.includes('protocol') ? [PROTOCOL] : []),
      ...(query.includes('redactions') ? [REDACTIONS_PARAMETER] : []),
      ...OF_A_RECORD,
    ];
  if (path.includes(':query')) return [QUERY, FIELDS, ...OF_A_RECORD];
  if (subjectIn !== undefined) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    return [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        description: IN_PATH[name],
        schema: text,
      })),
      ...OF_A_RECORD,
    ];
  }
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: `Id of the ${ITEM_OF[path.split('/')[1] ?? '']}`,
    schema: text,
  };
  return [
    ...(path.includes(':id') ? [id] : []),
    ...(query.includes('format') ? [AFTER, ...RESULT_PARAMETERS] : []),
    ...(query.includes('after') && !query.includes('format') ? [AFTER_EVENT] : []),
    ...(query.includes('by') ? USAGE_PARAMETERS : []),
    ...(takes === 'job' ? [IDEMPOTENCY_KEY, CONTENT_ENCODING, ...TEXT_JOB] : []),
    ...(takes === 'batch' ? [FIELDS, FRESHNESS] : []),
  ];
}

const PROTOCOL = {
  name: 'protocol',
  in: 'query',
  description: 'Query WHOIS and RDAP at the same time, and compare them',
  schema: { type: 'string', enum: ['both'] },
};

const AFTER = {
  name: 'after',
  in: 'query',
  description: 'Index of the last line that the client has read; the response starts after it',
  schema: { type: 'integer', minimum: 0 },
};

const AFTER_EVENT = {
  ...AFTER,
  description: 'Id of the last event that the client has read; the response starts after it',
  schema: text,
};

const RESULT_PARAMETERS = [
  {
    name: 'format',
    in: 'query',
    description:
      'Default: `csv` with `Accept: text/csv`, else `ndjson`. `csv` has an apostrophe before what a spreadsheet takes for a formula, `csv-raw` has none',
    schema: { type: 'string', enum: RESULT_FORMATS },
  },
  {
    name: 'fields',
    in: 'query',
    description: 'Columns of CSV, with commas in between: `domain,registrar.name,nameservers.name`',
    schema: text,
  },
];

const dayParameter = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', format: 'date' },
});

const USAGE_PARAMETERS = [
  {
    name: 'by',
    in: 'query',
    description: 'One row for each',
    schema: { type: 'string', enum: GROUPINGS, default: 'day' },
  },
  dayParameter(
    'from',
    'First UTC day, YYYY-MM-DD; default: 30 days up to `to`. At most 366 days are summed up',
  ),
  dayParameter('to', 'Last UTC day, YYYY-MM-DD; default: today'),
];

const VERSION = {
  name: 'version',
  in: 'path',
  required: true,
  description: 'Id of a version',
  schema: text,
};

const PERIOD_PARAMETERS = [
  ['from', 'Changes since this UTC day or this time: `2026-03-01`, `2026-03-01T12:00:00Z`; default: all'],
  ['to', 'Changes up to the end of this UTC day, or up to this time; default: all'],
].map(([name, description]) => ({ name, in: 'query', description, schema: text }));

const REDACTIONS_PARAMETER = {
  name: 'redactions',
  in: 'query',
  required: false,
  description: '`null` gives null in the place of every value that `redacted` names',
  schema: { type: 'string', enum: REDACTIONS, default: 'printed' },
};

const CONTENT_ENCODING = {
  name: 'Content-Encoding',
  in: 'header',
  description: 'If the body is compressed',
  schema: { type: 'string', enum: ['gzip'] },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key that the client chooses for each new job. A request that is repeated with the same key within 24 hours returns the same job, charged once. Up to 255 ASCII characters',
  schema: { type: 'string', minLength: 1 },
};

const TEXT_JOB = [
  ...(['want', 'callback'] as const).map((name) => ({
    name,
    in: 'query',
    description: 'Only if the body is text or CSV',
    schema: SCHEMAS.NewJob.properties[name] as Schema,
  })),
  {
    name: 'column',
    in: 'query',
    description: 'Only if the body is CSV: the column that has the names, by its header; default: the first',
    schema: text,
  },
];

const JSON_BODY = 'application/json';

const JOB_BODY = {
  required: true,
  content: {
    [JSON_BODY]: { schema: { $ref: '#/components/schemas/NewJob' } },
    'text/plain': { schema: { ...text, description: 'One name on each line' } },
    'text/csv': { schema: { ...text, description: 'Names in one column' } },
  },
};

const schemaOf = (schema: SchemaName | null) => ({ $ref: `#/components/schemas/${schema}` });

const jsonBody = (schema: SchemaName) => ({
  required: true,
  content: { [JSON_BODY]: { schema: schemaOf(schema) } },
});

const BATCH_BODY = {
  required: true,
  content: {
    [JSON_BODY]: { schema: { $ref: '#/components/schemas/NewBatch' } },
    'text/plain': { schema: { ...text, description: 'One name on each line' } },
  },
};

const BODIES = {
  job: JOB_BODY,
  batch: BATCH_BODY,
  key: jsonBody('NewKey'),
  balance: jsonBody('NewBalanceCallback'),
  watch: jsonBody('NewWatch'),
} as const satisfies Record<NonNullable<Route['takes']>, object>;

const MEANINGS = { 200: 'OK', 201: 'Created', 202: 'Accepted' } as const;

const DOMAIN = {
  name: 'domain',
  in: 'path',
  required: true,
  description:
    'A domain name in any notation, `example.com`, `www.Bücher.example.`, punycode; or, URL-encoded, a URL or an e-mail address with one',
  schema: NAME,
};

const QUERY = {
  name: 'query',
  in: 'path',
  required: true,
  description:
    'A domain name, or a URL or an e-mail address with one; an address, a prefix or an AS number. URL-encoded: `192.0.2.0%2F24`',
  schema: NAME,
};

const FIELDS = {
  name: 'fields',
  in: 'query',
  description:
    'Only these fields, separated by commas, such as `available,properties.registrar,parts.host`. The others are missing from the response, required or not',
  schema: text,
};

/** What `:id` is of, by the first word of the path. */
const ITEM_OF: Readonly<Record<string, string>> = { jobs: 'job', keys: 'key', watches: 'watch' };

const IN_PATH: Readonly<Record<string, string>> = {
  address: 'IPv4 or IPv6 address, without a zone',
  length: 'Length of the prefix, in bits; all further bits of the address must be 0',
  number: 'AS number: `64496` or `AS64496`',
};

const FRESHNESS = {
  name: 'Cache-Control',
  in: 'header',
  description:
    '`no-cache` for a new lookup, or `max-age=N` for a record that is at most N seconds old; `stale-if-error=N` for one that has been too old for at most N seconds, if the servers fail',
  schema: text,
};

const OF_A_RECORD = [
  FRESHNESS,
  { name: 'If-None-Match', in: 'header', description: 'The `ETag` of an earlier response', schema: text },
];

const thisDocument = () => ({
  operationId: 'getOpenApi',
  summary: 'Returns this document; needs no key',
  'x-credits': 0,
  security: [],
  responses: {
    200: {
      description: 'OK',
      headers: headers(...ALWAYS),
      content: { [JSON_TYPE]: { schema: { type: 'object' } } },
    },
    ...errors(['ApplicationError']),
  },
});

const content = (schema: SchemaName | null) =>
  schema === null ? { [TEXT_TYPE]: { schema: text } } : { [JSON_TYPE]: { schema: schemaOf(schema) } };

const contentOf = ({ schema, lines, type, query = [] }: Route) => {
  if (type !== undefined) return { [type]: { schema: text } };
  if (lines !== true) return content(schema);
  const asLines = { [LINES_TYPE]: { schema: schemaOf(schema) } };
  return query.includes('format') ? { ...asLines, [CSV_TYPE]: { schema: text } } : asLines;
};

/** Errors before routing; they are JSON on every path. */
const NO_REQUEST: Readonly<Record<number, string>> = {
  400: 'BadRequest: not an HTTP request',
  408: 'RequestTimeout: the request did not arrive in time',
  431: 'HeadersTooLarge: the path and the headers have more than 8 KiB',
};

/** Routes without a body or query that can get `InvalidRequest` all the same. */
const REJECTED_BY_STATE = { deleteKey: true, repeatJobCallback: true };

/** Returns the errors that a route can have. */
function errorsOf(route: Route): ApiErrorName[] {
  const { operationId, path, cost, takes, managed, query = [] } = route;
  const isOfBalance = path === '/account/callback' && takes === undefined;
  return (Object.keys(API_ERRORS) as ApiErrorName[]).filter((name) => {
    if (name === 'MethodNotAllowed') return false;
    if (name === 'UsageLimitReached') return cost > 0 || takes === 'job' || takes === 'batch';
    if (name === 'KeyNotAllowed') return managed === true;
    if (name === 'InvalidRequest')
      return takes !== undefined || query.length > 0 || operationId in REJECTED_BY_STATE;
    if (name === 'RequestTooLarge' || name === 'UnsupportedMediaType') return takes !== undefined;
    if (name === 'IdempotencyKeyReused') return takes === 'job';
    if (name === 'NotFound' && (path.includes(':id') || isOfBalance)) return true;
    if (route.readsHistory === true && (name === 'NotFound' || name === 'ObjectNotSupported')) return true;
    // A path without a domain queries no server; a path with an empty domain does not exist.
    return looksUp(route) || (name !== 'NotFound' && !/^(?:R|S|E01)/.test(API_ERRORS[name].code));
  });
}

/** Returns the responses of these errors by status, with those before routing. */
function errors(known: ApiErrorName[], { asText = false, old = [] as HeaderName[] } = {}) {
  const statuses = [...known.map((name) => API_ERRORS[name].status), ...Object.keys(NO_REQUEST).map(Number)];
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => {
      const names = known.filter((name) => API_ERRORS[name].status === status);
      const lines = names.map((name) => `${API_ERRORS[name].code} ${name}: ${API_ERRORS[name].when}`);
      const unseen = NO_REQUEST[status];
      return [
        status,
        {
          description: [...lines, unseen].filter((line) => line !== undefined).join('; '),
          headers: headers(...ALWAYS, ...(names.length === 0 ? [] : old), ...own(status)),
          content: contentOfError({
            isText: asText && names.length > 0,
            isJson: !asText || unseen !== undefined,
          }),
        },
      ];
    }),
  );
}

const contentOfError = ({ isText, isJson }: { isText: boolean; isJson: boolean }) => ({
  ...(isText && content(null)),
  ...(isJson && content('ErrorResponse')),
});

/** Headers that some or all responses of the status have. */
function own(status: number): HeaderName[] {
  if (status === 401) return ['WWW-Authenticate'];
  if (status === 429) return ['WWW-Authenticate', 'Retry-After'];
  return status === 503 ? ['Retry-After'] : [];
}
