import { ACCOUNT_ROUTES } from './account.js';
import { availability, oldAvailability } from './availability.js';
import { batch } from './batch.js';
import { CALLBACK_ROUTES } from './callbacks.js';
import { HISTORY_ROUTES } from './history.js';
import { JOB_ROUTES } from './jobs.js';
import { KEY_ROUTES } from './keys.js';
import { lookup } from './lookup.js';
import { address, prefix, system } from './number.js';
import { type Route, urlsOf } from './route.js';
import { WATCH_ROUTES } from './watches.js';
import { whoisParts, whoisProperties, whoisRecord, whoisText } from './whois.js';

const entryPoint: Route = {
  operationId: 'getEntryPoint',
  path: '/',
  summary: 'Returns the version, the name of the service and its routes',
  cost: 1,
  schema: 'EntryPoint',
  handle: async () => ({
    version: 'v1',
    name: 'port43',
    routes: [...new Set(ROUTES.map(({ path }) => `/v1${path}`))],
  }),
};

export const ROUTES: readonly Route[] = [
  entryPoint,
  ...ACCOUNT_ROUTES,
  lookup,
  batch,
  ...CALLBACK_ROUTES,
  ...KEY_ROUTES,
  availability,
  whoisText,
  whoisRecord,
  whoisParts,
  whoisProperties,
  oldAvailability,
  address,
  prefix,
  system,
  ...HISTORY_ROUTES,
  ...JOB_ROUTES,
  ...WATCH_ROUTES,
];

const PATHS = new Map([
  ...ROUTES.map(({ operationId, path }) => [operationId, `/v1${path}`] as const),
  ['getRdap', '/rdap/'],
]);

/** The path of an operation, or its name if only another version has the operation. */
export const pathOfOperation = (operationId: string): string => PATHS.get(operationId) ?? operationId;

const PATTERNS = ROUTES.flatMap(({ method = 'GET', path }) =>
  urlsOf(path).map((url) => ({ method, pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) })),
);

/** The methods of a path without its query; none if it is not a path of the API. */
export function methodsOf(path: string): string[] {
  return PATTERNS.flatMap(({ method, pattern }) => {
    if (!pattern.test(path)) return [];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
}
