import { isResource, type Properties } from '../../index.js';
import type { FoundRecord } from '../lookups.js';
import { pick, readFields } from './fields.js';
import { warningsOf } from './kept-json.js';
import type { Route, Subject } from './route.js';

export const lookup: Route = {
  operationId: 'lookUp',
  path: '/lookup/:query',
  summary: 'Looks up a domain, an address, a prefix or an AS number, and returns everything about it',
  cost: 1,
  schema: 'LookupResponse',
  query: ['fields'],
  subjectIn: ({ query = '' }) => subjectOf(query),
  handle: async ({ find, kind, query }) => {
    const fields = readFields(query.fields);
    const json = lookupJson(kind, await find());
    return `{"response":${fields === null ? json : JSON.stringify(pick(JSON.parse(json), fields))}}`;
  },
};

/** A text that looks like a number is one, valid or not; everything else is read as a name. */
export const subjectOf = (text: string): Subject => ({
  kind: isResource(text) ? 'number' : 'domain',
  name: text,
});

/** Everything about a domain or a number, made of stored JSON. */
export function lookupJson(kind: Subject['kind'], found: FoundRecord): string {
  const { stored, source } = found;
  const { record, parts, properties, sources } = stored.json;
  const isStale = source === 'stale';
  const query = JSON.stringify(found.domain);
  // Availability is never derived from an old record.
  const available = isStale ? null : (JSON.parse(properties) as Properties).available;
  const about =
    kind === 'number'
      ? `"number":${properties}`
      : `"domain":${query},"available":${available},"properties":${properties}`;
  return (
    `{"daystamp":${JSON.stringify(stored.daystamp)},"query":${query},${about},"record":${record},"parts":${parts},` +
    `"warnings":${warningsOf(found)},"sources":${sources},"cached":${source === 'hit' || isStale},"stale":${isStale}}`
  );
}
