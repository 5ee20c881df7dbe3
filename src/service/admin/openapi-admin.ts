import { API_ERRORS, type ApiErrorName } from '../errors.js';
import { JSON_TYPE } from '../http.js';
import type { Schema } from '../schemas.js';
import { ADMIN_OPERATIONS, type AdminOperation } from './operations.js';

/** The operator's token, in the document's security schemes. */
export const ADMIN_SECURITY = {
  admin: {
    type: 'http',
    scheme: 'bearer',
    description: "the operator's token, for the listener of --admin-port",
  },
} as const;

const IN_PATH: Readonly<Record<string, string>> = {
  who: 'Id or e-mail address of an account',
  key: 'Id or name of a key',
};

const ERRORS: readonly ApiErrorName[] = [
  'Unauthenticated',
  'Unauthorized',
  'TooManyFailures',
  'ApplicationError',
  'ServiceUnavailable',
];

/** The paths of the operator's API. They are served on a listener of their own. */
export function adminPaths(): Record<string, object> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of ADMIN_OPERATIONS) {
    const path = `/admin${operation.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] ??= { servers: [{ url: 'http://127.0.0.1:4345', description: 'with --admin-port 4345' }] };
    paths[path][operation.method.toLowerCase()] = documented(operation);
  }
  return paths;
}

function documented({ operationId, path, summary, body, query = {}, status, schema }: AdminOperation) {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      description: IN_PATH[name],
      schema: { type: 'string' },
    })),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
  ];
  const mayFail: ApiErrorName[] = [
    ...ERRORS,
    'InvalidRequest',
    ...(path.includes(':') ? (['NotFound'] as const) : []),
    ...(body === undefined ? [] : (['RequestTooLarge', 'UnsupportedMediaType'] as const)),
  ];
  return {
    operationId,
    summary,
    'x-credits': 0,
    security: [{ admin: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: ((body.required ?? []) as readonly string[]).length > 0,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: {
      [status]: {
        description: status === 201 ? 'Created' : 'OK',
        headers: {},
        content: contentOf({ $ref: `#/components/schemas/${schema}` }),
      },
      ...Object.fromEntries(statusesOf(mayFail).map((each) => [each, errorOf(each, mayFail)])),
    },
  };
}

const contentOf = (schema: Schema) => ({ [JSON_TYPE]: { schema } });

const statusesOf = (names: readonly ApiErrorName[]): number[] => [
  ...new Set(names.map((name) => API_ERRORS[name].status)),
];

const errorOf = (status: number, names: readonly ApiErrorName[]) => ({
  description: names
    .filter((name) => API_ERRORS[name].status === status)
    .map((name) => `${API_ERRORS[name].code} ${name}`)
    .join('; '),
  headers:
    status === 401 || status === 429
      ? { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } }
      : {},
  content: contentOf({ $ref: '#/components/schemas/ErrorResponse' }),
});
