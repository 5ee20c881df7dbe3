import { afterAll, describe, expect, it } from 'vitest';
import { createClient, type Properties, parseDomain } from '../../src/index.js';
import { type RdapDomain, type RdapError, toRdap } from '../../src/rdap-document/index.js';
import { decode, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { DIFFERENCES } from './sayable.js';

let sent: RdapDomain | RdapError;
const client = createClient({
  servers: { '*': { rdap: 'https://rdap.example/' } },
  rdap: 'prefer',
  fetch: async () =>
    new Response(JSON.stringify(sent), {
      status: 'errorCode' in sent ? sent.errorCode : 200,
      headers: { 'content-type': 'application/rdap+json' },
    }),
  pacing: false,
  retries: 0,
  maxReferrals: 0,
});
afterAll(() => client.close());

/** Reads the document again: like a client if the name can be looked up, otherwise like stored text. */
async function readAgain(domain: string): Promise<Properties> {
  return canBeAsked(domain)
    ? (await client.lookup(domain)).properties
    : parse(JSON.stringify(sent), { domain });
}

function canBeAsked(domain: string): boolean {
  try {
    return parseDomain(domain).ascii === domain;
  } catch {
    // The record of a suffix, or of a name that was registered before today's rules.
    return false;
  }
}

describe('a stored response, written as RDAP and read again', () => {
  it.each(FIXTURES)('$id keeps its values', async ({ host, body, domain }) => {
    const { text } = decode(body, { host });
    const properties = parse([{ host, body }], { domain });
    const before = structuredClone(properties);
    sent = toRdap({ domain, daystamp: '2026-01-01', parts: [{ host, body: text }], properties });
    expect(properties).toEqual(before);
    expect(toRdap({ domain, daystamp: '2026-01-01', parts: [{ host, body: text }], properties })).toEqual(
      sent,
    );

    if (properties.available === null) return expect(sent).toMatchObject({ errorCode: 502 });
    if (properties.status === 'invalid') return expect(sent).toMatchObject({ errorCode: 400 });
    if (properties.available && !canBeAsked(domain)) return expect(sent).toMatchObject({ errorCode: 404 });
    expect('errorCode' in sent ? sent.errorCode : 200).toBe(properties.available ? 404 : 200);
    const again = await readAgain(domain);
    for (const { apply } of DIFFERENCES) apply(properties, again);
    expect(again).toEqual(properties);
  });
});
