import {
  domainFrom,
  isWithoutFixture,
  type Lookup,
  parseDomain,
  parseResource,
  type RdapPolicy,
  type ResourceLookup,
  type WhoisClient,
  WhoisError,
} from '../index.js';
import { ApiError, lookupError } from './errors.js';
import type { FetchedRecord } from './records.js';

/** A kind of record: the canonical spelling of its names, which may come as people paste them, and how to look one up. */
export interface RecordKind {
  /** Throws if the name is invalid. */
  keyOf(name: string): string;
  lookUp(client: WhoisClient, key: string): Promise<FetchedRecord>;
}

export const DOMAINS: RecordKind = {
  keyOf: (name) => domainFrom(name).ascii,
  lookUp: async (client, domain) => validLookup(await client.lookup(domain)),
};

/** Domains by WHOIS and RDAP at the same time. Their records have keys of their own, which are no domain names. */
export const DOMAINS_BY_BOTH: RecordKind = {
  keyOf: (name) => `both ${domainFrom(name).ascii}`,
  lookUp: async (client, key) => {
    const lookup = validLookup(await client.lookup(nameOf(key), { rdap: 'both' }));
    return { ...lookup, domain: key };
  },
};

/** The domain or number of a key, which may begin with a word that keeps it apart from other records. */
export const nameOf = (key: string): string => key.replace(/^[a-z]+ /, '');

/** Domains as the RDAP server needs them: by RDAP first, unless the operator chose another order, with the JSON of responses. */
export const domainsByRdap = (rdap: RdapPolicy): RecordKind => ({
  keyOf: (name) => `rdap ${parseDomain(name).ascii}`,
  lookUp: async (client, key) => {
    const lookup = stored(await client.lookup(nameOf(key), { rdap }));
    return { ...lookup, domain: key, withJson: true };
  },
});

/** Addresses, prefixes and autonomous systems as the RDAP server needs them. */
export const numbersByRdap = (rdap: RdapPolicy): RecordKind => ({
  keyOf: (name) => `rdap ${NUMBERS.keyOf(name)}`,
  lookUp: async (client, key) => {
    const { query: _, number: properties, ...lookup } = await client.lookupResource(nameOf(key), { rdap });
    return { ...stored({ ...lookup, domain: key, properties }), withJson: true };
  },
});

/** Addresses, prefixes and autonomous systems. */
export const NUMBERS: RecordKind = {
  keyOf: (name) => parseResource(name).text,
  lookUp: async (client, number) => numberRecord(await client.lookupResource(number)),
};

/** The record of a number. */
export function numberRecord({ query, number: properties, ...lookup }: ResourceLookup): FetchedRecord {
  return stored({ ...lookup, domain: query, properties });
}

/** Rejects a name that its own server calls invalid: the request is at fault, not the server. */
export function validLookup(lookup: Lookup): Lookup {
  if (lookup.properties.status !== 'invalid') return stored(lookup);
  const host = lookup.parts[0]?.host ?? 'the server';
  const message = `${host} rejects ${lookup.domain} as invalid`;
  throw new ApiError('WhoisServerError', message, { cause: new WhoisError('INVALID_DOMAIN', message) });
}

/** Throws if stored responses are replayed and there is none for the name: the replay server's comment is not a record. */
function stored<Answer extends FetchedRecord>(answer: Answer): Answer {
  if (!isWithoutFixture(answer.parts)) return answer;
  throw lookupError(new WhoisError('REFUSED', `no stored response for ${answer.domain}`));
}
