import { API_ERRORS } from './errors.js';
import { ROUTES } from './routes/index.js';
import type { Route } from './routes/route.js';
import { DOMAIN_PARAM, ERROR } from './schemas.js';

/** The OpenAPI 3.1 document, from the routes and schemas that serve the requests. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'port43',
      version: '1',
      description: 'Domain WHOIS: records, parts, properties and availability, charged in credits.',
    },
    servers: [{ url: '/v1' }],
    security: [{ key: [] }],
    paths: Object.fromEntries(ROUTES.map((route) => [inBraces(route.path), { get: operation(route) }])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'basic', description: 'user name: the API key; password: anything' },
      },
      schemas: { Error: ERROR },
      headers: {
        Remaining: {
          description: "Credits, or requests of the month's quota, left after this request",
          required: true,
          schema: { type: 'integer' },
        },
      },
    },
  };
}

const inBraces = (path: string): string => path.replace(':domain', '{domain}');

function operation({ path, summary, cost, schema, deprecated }: Route) {
  const hasDomain = path.includes(':domain');
  return {
    operationId: ['get', ...path.replace(':', '').split('/').filter(Boolean)].join('-'),
    summary,
    'x-credits': cost,
    ...(deprecated === true ? { deprecated } : {}),
    ...(hasDomain ? { parameters: [DOMAIN] } : {}),
    responses: {
      200: { description: 'OK', headers: HEADERS, content: content(schema) },
      ...(hasDomain ? { 304: { description: 'Not changed since `If-None-Match`', headers: HEADERS } } : {}),
      ...errors(schema === null, hasDomain),
    },
  };
}

const DOMAIN = { name: 'domain', in: 'path', required: true, schema: DOMAIN_PARAM.properties.domain };
const HEADERS = { 'X-CreditLimit-Remaining': { $ref: '#/components/headers/Remaining' } };

const content = (schema: Route['schema']) =>
  schema === null
    ? { 'text/plain; charset=utf-8': { schema: { type: 'string' } } }
    : { 'application/json; charset=utf-8': { schema } };

/** By status; a path without a domain asks no server. */
function errors(asText: boolean, hasDomain: boolean) {
  const known = Object.entries(API_ERRORS).filter(([, { code }]) => hasDomain || !/^(?:R|S|E01)/.test(code));
  const statuses = new Set(known.map(([, { status }]) => status));
  const schema = asText ? null : { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    [...statuses].map((status) => {
      const names = known.filter(([, error]) => error.status === status);
      const description = names.map(([name, { code, when }]) => `${code} ${name}: ${when}`).join('; ');
      return [status, { description, headers: HEADERS, content: content(schema) }];
    }),
  );
}
