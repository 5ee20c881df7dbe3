import { account } from './account.js';
import { availability, oldAvailability } from './availability.js';
import type { Route } from './route.js';
import { whoisParts, whoisProperties, whoisRecord, whoisText } from './whois.js';

const entryPoint: Route = {
  operationId: 'getEntryPoint',
  path: '/',
  summary: 'The version, the name of the service and its routes',
  cost: 1,
  schema: 'EntryPoint',
  handle: async () => ({ version: 'v1', name: 'port43', routes: ROUTES.map(({ path }) => `/v1${path}`) }),
};

export const ROUTES: readonly Route[] = [
  entryPoint,
  account,
  availability,
  whoisText,
  whoisRecord,
  whoisParts,
  whoisProperties,
  oldAvailability,
];

const PATTERNS = ROUTES.map(({ path }) => new RegExp(`^/v1${path.replace(':domain', '[^/]+')}$`));

/** Whether a path, without its query, is one of the API's, whatever the method. `/v1` is `/v1/`. */
export const isKnownPath = (path: string): boolean =>
  path === '/v1' || PATTERNS.some((pattern) => pattern.test(path));

/** The one that is plain text always, errors included. */
export const isTextPath = (path: string): boolean => /^\/v1\/whois\/[^/]+$/.test(path);
