import { availability, oldAvailability } from './availability.js';
import { JOB_ROUTES } from './jobs.js';
import { KEY_ROUTES } from './keys.js';
import { lookup } from './lookup.js';
import { address, prefix, system } from './number.js';
import type { Route } from './route.js';
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

const account: Route = {
  operationId: 'getAccount',
  path: '/account',
  summary: 'Returns the account and its remaining credits; free',
  cost: 0,
  schema: 'AccountResponse',
  handle: async ({ account, key, remaining }) => ({
    account: {
      id: account.id,
      email: account.email,
      api_token: key,
      credits_remaining: account.plan === 'payg' ? remaining : null,
    },
  }),
};

export const ROUTES: readonly Route[] = [
  entryPoint,
  account,
  lookup,
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
  ...JOB_ROUTES,
];

const PATTERNS = ROUTES.map(({ method = 'GET', path }) => ({
  method,
  pattern: new RegExp(`^/v1${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** By which methods a path, without its query, is served; by none where it is no path of the API. */
export function methodsOf(path: string): string[] {
  if (path === '/v1') return ['GET', 'HEAD'];
  return PATTERNS.flatMap(({ method, pattern }) => {
    if (!pattern.test(path)) return [];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
}
