import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTACT_ROLES,
  createClient,
  createReplayFetch,
  createReplayServer,
  type ReplayServer,
  type ResourceProperties,
  toRdap,
  type WhoisClient,
} from '../../src/index.js';
import { faultsOf } from './schemas.js';

/** Numbers that stored responses are about. */
const NUMBERS = readdirSync('fixtures', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  if (!file.endsWith('.json')) return [];
  const { number } = JSON.parse(readFileSync(`fixtures/${file}`, 'utf8'));
  return typeof number === 'string' ? [number] : [];
});

let replay: ReplayServer;
let stored: WhoisClient;
let storedByRdap: WhoisClient;
beforeAll(async () => {
  replay = await createReplayServer({ fixtures: 'fixtures', lazy: true });
  const options = { connect: replay.connect, pacing: false, retries: 0 } as const;
  stored = createClient({ ...options, rdap: 'never' });
  storedByRdap = createClient({ ...options, fetch: await createReplayFetch('fixtures') });
});
afterAll(() => Promise.all([stored.close(), storedByRdap.close(), replay.close()]));

/** Reads a document like the registry's response to the same query. */
async function readAgain(query: string, document: object): Promise<ResourceProperties> {
  const client = createClient({
    fetch: async () =>
      new Response(JSON.stringify(document), { headers: { 'content-type': 'application/rdap+json' } }),
    pacing: false,
    retries: 0,
  });
  try {
    return (await client.lookupResource(query)).number;
  } finally {
    await client.close();
  }
}

/** Differences between a number's properties and what is read of the document, each with its reason. */
function sayable(number: ResourceProperties, again: ResourceProperties): ResourceProperties {
  const said = structuredClone(number);
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The holder's country replaces a missing one of the block; the reverse happens only in the registry's own words.
  said.country ??= again.country;
  for (const role of CONTACT_ROLES)
    for (const contact of said.contacts[role]) {
      // Each value is one line with single blanks; a `tel` URI has none.
      for (const key of ['name', 'organization', 'email'] as const)
        contact[key] = contact[key] && oneLine(contact[key]);
      for (const key of ['phone', 'fax'] as const)
        if (/^\+[\d .()-]+$/.test(contact[key] ?? ''))
          contact[key] = (contact[key] ?? '').replace(/ +/g, '-');
      contact.address &&= contact.address.split('\n').map(oneLine).filter(Boolean).join('\n');
    }
  // A holder with only a name is an entity.
  if (said.contacts.registrant.length === 0) said.contacts.registrant = again.contacts.registrant;
  said.remarks = said.remarks.map(oneLine).filter(Boolean);
  return said;
}

describe('a number as RDAP', () => {
  it.each(NUMBERS)('%s by WHOIS keeps its values when it is read again', async (query) => {
    const found = await stored.lookupResource(query);
    const document = toRdap(found, { base: 'https://rdap.example.com/rdap/' });
    const { status, kind } = found.number;
    if (status === 'unregistered' || status === 'unknown') {
      expect(document).toMatchObject({ errorCode: status === 'unregistered' ? 404 : 502 });
      return expect(faultsOf('error', document)).toEqual([]);
    }
    expect(faultsOf(kind === 'as' ? 'autnum' : 'network', document)).toEqual([]);
    if (status === 'special') return;
    const again = await readAgain(query, document);
    expect(again).toEqual(sayable(found.number, again));
  });

  it('is the registry’s document if it responded over RDAP', async () => {
    const found = await storedByRdap.lookupResource('63.10.99.1');
    const rdap = found.parts[0]?.rdap as Record<string, unknown>;
    const { notices, ...document } = toRdap(found) as unknown as Record<string, unknown>;
    const { notices: theirs = [], ...registry } = rdap;
    expect(document).toEqual(registry);
    expect(notices).toEqual([...(theirs as object[]), expect.objectContaining({ title: 'Source' })]);
  });

  it('that a standard reserves is reserved, and names the standard', async () => {
    expect(toRdap(await stored.lookupResource('2001:db8::/32'))).toMatchObject({
      objectClassName: 'ip network',
      name: 'Documentation',
      status: ['reserved'],
      startAddress: '2001:db8::',
      cidr0_cidrs: [{ v6prefix: '2001:db8::', length: 32 }],
      remarks: [{ title: 'Source', description: ['RFC 3849'] }],
    });
  });
});
