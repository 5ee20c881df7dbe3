import {
  type AvailabilityDetails,
  availabilityOf,
  explainAvailability,
  type Part,
  type Properties,
} from '../../index.js';
import { lookupError } from '../errors.js';
import type { FoundRecord } from '../lookups.js';
import type { Route } from './route.js';

export const availability: Route = {
  operationId: 'getAvailability',
  path: '/availability/:domain',
  summary: 'Returns whether a domain can be registered, and which words of the registry decided',
  cost: 1,
  schema: 'AvailabilityResponse',
  neverStale: true,
  handle: async ({ find }) => {
    const found = await find();
    const available = decide(found);
    return { response: { ...explained(found), available, ...anyWarnings(found) } };
  },
};

/** The day of the first version, 2026-11-20: the path was deprecated before (RFC 9745: seconds since 1970). */
const DEPRECATED_SINCE = '@1795132800';

export const oldAvailability: Route = {
  operationId: 'getDatedAvailability',
  path: '/whois/:domain/availability',
  summary: 'Returns the same, with the day; use /availability/:domain instead',
  cost: 1,
  schema: 'DatedAvailabilityResponse',
  neverStale: true,
  deprecated: true,
  handle: async ({ name, find, headers }) => {
    headers.deprecation = DEPRECATED_SINCE;
    headers.link = `</v1/availability/${encodeURIComponent(name)}>; rel="successor-version"`;
    const found = await find();
    const registered = propertiesOf(found)['registered?'];
    return {
      response: {
        daystamp: found.stored.daystamp,
        available: decide(found),
        registered,
        ...anyWarnings(found),
      },
    };
  },
};

/** Throws if the record does not say whether the name is available: nothing is guessed. */
function decide(found: FoundRecord): boolean {
  try {
    return availabilityOf({ domain: found.domain, parts: [], properties: propertiesOf(found) });
  } catch (error) {
    throw lookupError(error);
  }
}

/** Explains the decision, from the stored parts. */
function explained(found: FoundRecord): AvailabilityDetails {
  const parts = JSON.parse(found.stored.json.parts) as Part[];
  return explainAvailability({ domain: found.domain, parts, properties: propertiesOf(found) });
}

/** The warnings about a record, if there are any. */
function anyWarnings({ stored }: FoundRecord): { warnings?: string[] } {
  const warnings = JSON.parse(stored.json.warnings) as string[];
  return warnings.length === 0 ? {} : { warnings };
}

const propertiesOf = ({ stored }: FoundRecord): Properties =>
  JSON.parse(stored.json.properties) as Properties;
