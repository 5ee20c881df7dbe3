import { isResource, parseResource } from '../../index.js';
import { ApiError, lookupError } from '../errors.js';
import { besides } from './kept-json.js';
import type { Route, RouteContext, Subject } from './route.js';

const handle = async ({ find }: RouteContext) => {
  const found = await find();
  const { domain: query, stored } = found;
  const { record, parts, properties } = stored.json;
  const [day, asked] = [JSON.stringify(stored.daystamp), JSON.stringify(query)];
  return `{"response":{"daystamp":${day},"query":${asked},"number":${properties},"record":${record},"parts":${parts}${besides(found)}}}`;
};

const schema = 'NumberResponse';

export const address: Route = {
  operationId: 'getAddress',
  path: '/ip/:address',
  summary: 'Tells who holds an IPv4 or IPv6 address',
  cost: 1,
  schema,
  subjectIn: ({ address: text = '' }) => addressOf(text),
  handle,
};

export const prefix: Route = {
  operationId: 'getPrefix',
  path: '/ip/:address/:length',
  summary: 'Tells who holds a prefix, such as `192.0.2.0/24`',
  cost: 1,
  schema,
  subjectIn: ({ address: text = '', length = '' }) => addressOf(`${text}/${length}`),
  handle,
};

export const system: Route = {
  operationId: 'getSystem',
  path: '/as/:number',
  summary: 'Tells who holds an AS number',
  cost: 1,
  schema,
  subjectIn: ({ number = '' }) => {
    const text = /^\d/.test(number) ? `AS${number}` : number;
    return /^as/i.test(text) && isResource(text) ? checked(text) : refuse(number, 'not an AS number');
  },
  handle,
};

const addressOf = (text: string): Subject =>
  /^as/i.test(text) ? refuse(text, 'not an address or prefix') : checked(text);

function checked(text: string): Subject {
  try {
    return { kind: 'number', name: parseResource(text).text };
  } catch (error) {
    throw lookupError(error);
  }
}

function refuse(text: string, what: string): never {
  throw new ApiError('ObjectNotSupported', `${JSON.stringify(text.slice(0, 80))} is ${what}`);
}
