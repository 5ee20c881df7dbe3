import {
  availabilityOf,
  type Lookup,
  type Properties,
  type ResourceLookup,
  type ResourceProperties,
} from '../../index.js';
import { ApiError, lookupError } from '../errors.js';
import type { Name, Outcome } from './progress.js';
import type { Want } from './tables.js';

/** What is known of a name: of a domain, or of an address, prefix or AS number. */
export type NameFacts = { record: () => string } & (
  | { domain: string; properties: Properties }
  | { query: string; number: ResourceProperties }
);

export const factsOfDomain = ({ domain, properties, record }: Lookup): NameFacts => ({
  domain,
  properties,
  record: () => record,
});

export const factsOfNumber = ({ query, number, record }: ResourceLookup): NameFacts => ({
  query,
  number,
  record: () => record,
});

/** Returns the result that a single request for the name would get. `find` throws what that request would fail with. */
export function outcomeOf(jobId: string, want: Want, { index, input }: Name, find: () => NameFacts): Outcome {
  try {
    const line = JSON.stringify({ index, input, ...fieldsOf(want, find()) });
    return { jobId, index, line, failed: false, spent: true };
  } catch (error) {
    const known = lookupError(error);
    const line = JSON.stringify({ index, input, ...known.body });
    // Failures of the service or of a server are refunded, as for a single request.
    return { jobId, index, line, failed: true, spent: known.status < 500 };
  }
}

/** The fields of a line, as those of a single request. */
function fieldsOf(want: Want, facts: NameFacts): object {
  if ('number' in facts) {
    const { query, number, record } = facts;
    return want === 'record' ? { query, record: record() } : { query, number };
  }
  const { domain, properties, record } = facts;
  if (want === 'availability')
    return { domain, available: availabilityOf({ domain, parts: [], properties }) };
  return want === 'properties' ? { domain, properties } : { domain, record: record() };
}

export function refuseNumber(): never {
  throw new ApiError(
    'ObjectNotSupported',
    'availability is for domains only: send addresses and AS numbers in a job with "want": "properties"',
  );
}
