/** The request that the reference shows for an operation, and that `npm run answers` sends to get its answer. */
export interface ReferenceRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** Whether it is sent with a key. */
  hasKey: boolean;
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
};

/** Where another value says more. */
const PATHS: Readonly<Record<string, string>> = {
  lookUp: '/v1/lookup/example.de',
  getPrefix: '/v1/ip/192.0.2.0/24',
  getRdapPrefix: '/rdap/ip/192.0.2.0/24',
  getRdapAutnum: '/rdap/autnum/1900',
  getUsage: '/v1/usage?by=route',
};

const JSON_HEADERS = { 'content-type': 'application/json' };

const BODIES: Readonly<Record<string, object>> = {
  createJob: { names: ['example.com', 'example.org'], want: 'availability' },
  lookUpBatch: { names: ['example.de', 'example.zz'] },
  setBalanceCallback: { url: 'https://hooks.example.com/balance', below: 100 },
  createKey: { name: 'shop', manages: false },
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
    hasKey: security === undefined,
  };
}

const SERVICE = 'http://127.0.0.1:4343';

/** The request as a command. */
export function curlOf({ method, path, headers, body, hasKey }: ReferenceRequest): string {
  const url = `${SERVICE}${path}`;
  return [
    'curl',
    ...(method === 'GET' || (method === 'POST' && body !== null) ? [] : ['-X', method]),
    ...(hasKey ? ['-u', 'KEY:X'] : []),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(body === null ? [] : ['-d', quoted(body)]),
    /[?&]/.test(url) ? quoted(url) : url,
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
