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

/** One stored answer, and how to look its domain up as if its server were the registry's. */
export interface Stored {
  known: Known;
  lookup: () => Promise<Outcome>;
}

/**
 * Every answer of a folder of fixtures is a domain to look up; what its description says it must parse to is what is known of it.
 * An RDAP document goes over RDAP, any other answer over WHOIS; no registrar is asked, for its answer is a stored one of its own.
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

/** False for a name below a registered one, .example itself, an older IDN: a lookup would be about another name, or none. */
function canBeAsked(domain: string): boolean {
  try {
    return parseDomain(domain).ascii === domain.toLowerCase();
  } catch (error) {
    if (error instanceof WhoisError) return false;
    throw error;
  }
}

/** A lookup ends in an error where the answer is a throttle or a refusal: what is stored of it is how the answer reads. */
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
  // The stored question: the registry of the suffix may be another one today.
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
  // The server must last until the answer is there.
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
