import { compare, type Properties, REDACTIONS, type Redactions, withoutPlaceholders } from '../../index.js';
import { ApiError } from '../errors.js';
import type { FoundRecord } from '../lookups.js';
import { nameOf } from '../record-kinds.js';
import { besides, keptJson } from './kept-json.js';
import { subjectOf } from './lookup.js';
import type { Route, RouteContext } from './route.js';

/** Old clients also request numbers by this path. */
const subjectIn: Route['subjectIn'] = ({ domain = '' }) => subjectOf(domain);

/** Finds the record. Special-purpose numbers have none, because no server is queried about them. Throws the `ApiError`. */
async function findRecord({ kind, find }: Pick<RouteContext, 'kind' | 'find'>): Promise<FoundRecord> {
  const found = await find();
  if (kind === 'domain' || found.stored.json.parts !== '[]') return found;
  const path = found.domain.startsWith('AS') ? `as/${found.domain.slice(2)}` : `ip/${found.domain}`;
  throw new ApiError(
    'ObjectNotSupported',
    `no server has a record of ${found.domain}, which is reserved by a standard: see /v1/${path}`,
  );
}

export const whoisText: Route = {
  operationId: 'getRecordText',
  path: '/whois/:domain',
  summary: 'Returns the record as plain text',
  cost: 1,
  schema: null,
  subjectIn,
  handle: async (context) => JSON.parse((await findRecord(context)).stored.json.record),
};

export const whoisRecord: Route = {
  operationId: 'getRecord',
  path: '/whois/:domain/record',
  summary: 'Returns the record: the responses of all servers as one text',
  cost: 1,
  schema: 'RecordResponse',
  subjectIn,
  handle: async (context) => keptJson(await findRecord(context), 'record'),
};

export const whoisParts: Route = {
  operationId: 'getParts',
  path: '/whois/:domain/parts',
  summary: 'Returns the response of each contacted server',
  cost: 1,
  schema: 'PartsResponse',
  query: ['protocol'],
  subjectIn,
  handle: async (context) => keptJson(await findRecord(context), 'parts'),
};

export const whoisProperties: Route = {
  operationId: 'getProperties',
  path: '/whois/:domain/properties',
  summary: 'Returns the properties: the same fields for every registry',
  cost: 1,
  schema: 'PropertiesResponse',
  query: ['protocol', 'redactions'],
  subjectIn,
  handle: async ({ kind, find, query }) => {
    const redactions = readRedactions(query.redactions);
    const record = await findRecord({ kind, find });
    if (kind === 'number') return keptJson(record, 'properties');
    const found = redacted(record, redactions);
    return query.protocol === 'both' ? withConflicts(found) : keptJson(found, 'properties');
  },
};

/** The properties, and what WHOIS and RDAP disagree on according to the stored parts. */
function withConflicts(found: FoundRecord): string {
  const { daystamp, json } = found.stored;
  const { conflicts } = compare(JSON.parse(json.parts), { domain: nameOf(found.domain) });
  return `{"response":{"daystamp":${JSON.stringify(daystamp)},"properties":${json.properties},"conflicts":${JSON.stringify(conflicts)}${besides(found)}}}`;
}

/** Reads `?redactions=`. Throws `InvalidRequest` for an unknown word. */
function readRedactions(given: unknown): Redactions {
  const known = REDACTIONS.find((each) => each === (given ?? 'printed'));
  if (known === undefined)
    throw new ApiError('InvalidRequest', `redactions must be one of ${REDACTIONS.join(', ')}`);
  return known;
}

/** The same record, with null in place of hidden values if the client wants that. */
function redacted(found: FoundRecord, redactions: Redactions): FoundRecord {
  if (redactions === 'printed') return found;
  const { json } = found.stored;
  const printed: Properties = JSON.parse(json.properties);
  const properties = JSON.stringify(withoutPlaceholders(printed));
  return { ...found, stored: { ...found.stored, json: { ...json, properties } } };
}
