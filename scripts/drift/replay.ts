import { readdir } from 'node:fs/promises';
import {
  createClient,
  createReplayFetch,
  createReplayServer,
  decode,
  type Fixture,
  type Lookup,
  loadFixtures,
  merge,
  parse,
  parseDomain,
  WhoisError,
} from '../../src/index.js';
import type { Outcome } from './findings.js';
import type { Known } from './known.js';

/** A stored response, and a lookup of its domain with its server as the registry's. */
export interface Stored {
  known: Known;
  lookup: () => Promise<Outcome>;
}

/**
 * Reads a folder of fixtures. Each response is a domain to look up, and the properties in its description are the known data.
 * RDAP documents are looked up over RDAP, other responses over WHOIS. Registrars are not queried: their responses are separate fixtures.
 */
export async function storedAnswers(directory: string): Promise<Stored[]> {
  const documents = new Set(
    (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.rdap')),
  );
  const fetch = await createReplayFetch(directory);
  const fixtures = (await loadFixtures(directory)).filter(({ isResource }) => isResource !== true);
  return fixtures.map((fixture) => ({
    known: {
      domain: fixture.domain,
      host: fixture.host,
      status: fixture.properties?.status ?? null,
      fields: [],
      properties: fixture.properties,
    },
    lookup: async () => {
      if (!canBeAsked(fixture.domain)) return readStored(fixture);
      const rdap = documents.has(`${fixture.host}/${fixture.name}.rdap`);
      return asStored(fixture, await (rdap ? byRdap(fixture, fetch) : byWhois(fixture)));
    },
  }));
}

/** False for a name below a registered one, .example itself and older IDNs: a lookup would be about another name, or none. */
function canBeAsked(domain: string): boolean {
  try {
    return parseDomain(domain).ascii === domain.toLowerCase();
  } catch (error) {
    if (error instanceof WhoisError) return false;
    throw error;
  }
}

/** A lookup of a rate limit or a refusal rejects. Its fixture has the properties of the response itself. */
function asStored(fixture: Fixture, outcome: Outcome): Outcome {
  const spoken = 'error' in outcome && outcome.error instanceof WhoisError && outcome.error.parts.length > 0;
  return spoken ? readStored(fixture) : outcome;
}

function readStored({ domain, host, body }: Fixture): Outcome {
  const parts = [{ host, body: decode(body, { host }).text }];
  const properties = parse(parts, { domain });
  const record = merge(parts);
  return { lookup: { domain, daystamp: '', parts, record, properties, warnings: [], sources: [] } };
}

async function byWhois(fixture: Fixture): Promise<Outcome> {
  await using server = await createReplayServer({ fixtures: [fixture] });
  const { connect } = server;
  // The stored query: the suffix may have another registry today.
  const query = fixture.query.replace(fixture.domain, '{domain}');
  const own = { host: fixture.host, query: `${query}\r\n`, encoding: 'utf-8' };
  const client = createClient({
    connect,
    rdap: 'never',
    pacing: false,
    retries: 0,
    maxReferrals: 0,
    servers: { [suffixOf(fixture.domain)]: own },
  });
  // The server must run until the response has arrived.
  return await outcomeOf(client.lookup(fixture.domain)).finally(() => client.close());
}

async function byRdap(fixture: Fixture, fetch: typeof globalThis.fetch): Promise<Outcome> {
  const rdap = `https://${fixture.host}/`;
  const client = createClient({
    fetch,
    rdap: 'prefer',
    pacing: false,
    retries: 0,
    maxReferrals: 0,
    servers: { [suffixOf(fixture.domain)]: { rdap } },
  });
  return outcomeOf(client.lookup(fixture.domain)).finally(() => client.close());
}

const suffixOf = (domain: string): string => domain.slice(domain.indexOf('.') + 1);

export function outcomeOf(lookup: Promise<Lookup>): Promise<Outcome> {
  return lookup.then(
    (found) => ({ lookup: found }),
    (error: unknown) => ({ error }),
  );
}
