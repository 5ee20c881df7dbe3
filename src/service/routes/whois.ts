import type { Route } from './route.js';

export const whoisText: Route = {
  operationId: 'getRecordText',
  path: '/whois/:domain',
  summary: 'The record as plain text',
  cost: 1,
  schema: null,
  handle: async ({ find }) => (await find()).stored.record(),
};

export const whoisRecord: Route = {
  operationId: 'getRecord',
  path: '/whois/:domain/record',
  summary: 'The record: what all servers said, as one text',
  cost: 1,
  schema: 'RecordResponse',
  handle: async ({ find }) => {
    const { stored } = await find();
    return { response: { daystamp: stored.daystamp, record: stored.record() } };
  },
};

export const whoisParts: Route = {
  operationId: 'getParts',
  path: '/whois/:domain/parts',
  summary: 'What each contacted server said',
  cost: 1,
  schema: 'PartsResponse',
  handle: async ({ find }) => {
    const { stored } = await find();
    return { response: { daystamp: stored.daystamp, parts: stored.parts() } };
  },
};

export const whoisProperties: Route = {
  operationId: 'getProperties',
  path: '/whois/:domain/properties',
  summary: 'The record, read: the same fields for every registry',
  cost: 1,
  schema: 'PropertiesResponse',
  handle: async ({ find }) => {
    const { stored } = await find();
    return { response: { daystamp: stored.daystamp, properties: stored.properties() } };
  },
};
