import type { Found } from '../lookups.js';
import type { Route } from './route.js';

export const whoisText: Route = {
  operationId: 'getRecordText',
  path: '/whois/:domain',
  summary: 'The record as plain text',
  cost: 1,
  schema: null,
  handle: async ({ find }) => JSON.parse((await find()).stored.json.record),
};

export const whoisRecord: Route = {
  operationId: 'getRecord',
  path: '/whois/:domain/record',
  summary: 'The record: what all servers said, as one text',
  cost: 1,
  schema: 'RecordResponse',
  handle: async ({ find }) => keptJson(await find(), 'record'),
};

export const whoisParts: Route = {
  operationId: 'getParts',
  path: '/whois/:domain/parts',
  summary: 'What each contacted server said',
  cost: 1,
  schema: 'PartsResponse',
  handle: async ({ find }) => keptJson(await find(), 'parts'),
};

export const whoisProperties: Route = {
  operationId: 'getProperties',
  path: '/whois/:domain/properties',
  summary: 'The record, read: the same fields for every registry',
  cost: 1,
  schema: 'PropertiesResponse',
  handle: async ({ find }) => keptJson(await find(), 'properties'),
};

/** The JSON that the schema stands for, of JSON that is there already: nothing is read and written again. */
export const keptJson = ({ stored: { daystamp, json } }: Found, field: keyof typeof json): string =>
  `{"response":{"daystamp":${JSON.stringify(daystamp)},"${field}":${json[field]}}}`;
