/** The request that the reference shows for an operation, and that `npm run answers` sends to get its answer. */
export interface ReferenceRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** How it logs in: with an account's key, or with the operator's token at the listener of `--admin-port`. */
  login: 'key' | 'token' | null;
}

interface Parameter {
  name: string;
  in: string;
}

export interface DescribedOperation {
  operationId: string;
  security?: readonly unknown[];
  parameters?: readonly object[];
}

/** Values of the parameters in paths. */
const IN_PATH: Readonly<Record<string, string>> = {
  domain: 'example.com',
  name: 'example.com',
  query: 'example.com',
  address: '193.0.96.7',
  length: '24',
  number: 'AS1900',
  id: 'ID',
  who: 'customer@example.com',
  key: 'shop',
  version: 'VERSION',
};

/** For operations that another value shows better. */
const PATHS: Readonly<Record<string, string>> = {
  lookUp: '/v1/lookup/example.de',
  getPrefix: '/v1/ip/192.0.2.0/24',
  getRdapPrefix: '/rdap/ip/192.0.2.0/24',
  getRdapAutnum: '/rdap/autnum/1900',
  getUsage: '/v1/usage?by=route',
  listChanges: '/v1/history/example.com/changes?from=2026-03-01',
};

const JSON_HEADERS = { 'content-type': 'application/json' };

const BODIES: Readonly<Record<string, object>> = {
  createJob: { names: ['example.com', 'example.org'], want: 'availability' },
  createWatch: { names: ['example.com', 'example.de'], on: ['expiring:30d', 'changed', 'available'] },
  lookUpBatch: { names: ['example.de', 'example.zz'] },
  setBalanceCallback: { url: 'https://hooks.example.com/balance', below: 100 },
  createKey: { name: 'shop', manages: false },
  adminCreateAccount: { email: 'customer@example.com', plan: 'payg', credits: 1000 },
  adminGrantCredits: { credits: 500, reason: 'invoice 17' },
  adminChangePlan: { plan: 'monthly', quota: 5000 },
  adminRotateKey: { keep_seconds: 3600 },
  adminCreateKey: { name: 'shop' },
};

/** Returns the request for an operation; null if it has a body that is not known here. */
export function requestFor(
  method: string,
  path: string,
  operation: DescribedOperation,
  hasBody: boolean,
): ReferenceRequest | null {
  const { operationId, security, parameters = [] } = operation;
  const known = BODIES[operationId];
  if (hasBody && known === undefined) return null;
  const named = (parameters as readonly Parameter[]).filter((each) => each.in === 'path');
  const filled = named.reduce((text, { name }) => text.replace(`{${name}}`, IN_PATH[name] ?? name), path);
  return {
    method,
    path: PATHS[operationId] ?? filled,
    headers: known === undefined ? {} : JSON_HEADERS,
    body: known === undefined ? null : JSON.stringify(known),
    login: security === undefined ? 'key' : security.length > 0 ? 'token' : null,
  };
}

const SERVICE = 'http://127.0.0.1:4343';
const ADMIN = 'http://127.0.0.1:4345';

const LOGIN = { key: ['-u', 'KEY:X'], token: ['-H', "'authorization: Bearer TOKEN'"] } as const;

/** The request as a command. */
export function curlOf({ method, path, headers, body, login }: ReferenceRequest): string {
  const url = `${login === 'token' ? ADMIN : SERVICE}${path}`;
  return [
    'curl',
    ...(method === 'GET' || (method === 'POST' && body !== null) ? [] : ['-X', method]),
    ...(login === null ? [] : LOGIN[login]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(body === null ? [] : ['-d', quoted(body)]),
    /[?&]/.test(url) ? quoted(url) : url,
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
