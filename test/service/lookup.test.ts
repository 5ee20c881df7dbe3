import { describe, expect, it } from 'vitest';
import { NUMBER_ANSWER, REGISTRAR_ANSWER, REGISTRY_ANSWER } from './support/answers.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { sharedTestService } from './support/test-service.js';
import { expectedProperties } from './support/wire.js';

const lookup = (query: string) => `/v1/lookup/${encodeURIComponent(query)}`;
const source = (host: string) => ({ host, protocol: 'whois', ms: expect.any(Number), charset: 'utf-8' });

describe.each(DATABASES)('GET /v1/lookup on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('returns everything about a domain for one credit, with its source', async () => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    const fresh = await get(lookup('example.com'), key);
    const response = {
      daystamp: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      query: 'example.com',
      domain: 'example.com',
      available: false,
      properties: expectedProperties(),
      record: `${REGISTRY_ANSWER}\n${REGISTRAR_ANSWER}`,
      parts: [
        { body: REGISTRY_ANSWER, host: 'whois.verisign-grs.com' },
        { body: REGISTRAR_ANSWER, host: 'whois.registrar.example' },
      ],
      warnings: [],
      sources: [source('whois.verisign-grs.com'), source('whois.registrar.example')],
      cached: false,
      stale: false,
    };
    expect([fresh.status, fresh.json]).toEqual([200, { response }]);
    expect(Object.keys(fresh.json.response)).toEqual(Object.keys(response));
    expect([remaining(fresh), fresh.headers['cache-control']]).toEqual([9, 'private, max-age=3600']);
    const kept = await get(lookup('example.com'), key);
    expect(kept.json).toEqual({ response: { ...fresh.json.response, cached: true } });
    expect([remaining(kept), kept.headers.age]).toEqual([8, '0']);
    expect(replay.questions).toHaveLength(2);
    const unchanged = { headers: { 'if-none-match': kept.headers.etag ?? '' } };
    expect((await get(lookup('example.com'), key, unchanged)).status).toBe(304);
    // It is the record of the other routes.
    expect((await get('/v1/whois/example.com/parts', key)).json.response.parts).toEqual(response.parts);
    expect(replay.questions).toHaveLength(2);
  });

  it_('returns everything about an address, a prefix and an AS number', async () => {
    const { get, account } = await open();
    const key = await account();
    const { json } = await get(lookup('193.0.96.7'), key);
    const alone = (await get('/v1/ip/193.0.96.7', key)).json.response;
    expect(json.response).toEqual({
      ...alone,
      warnings: [],
      sources: [source('whois.ripe.net')],
      cached: false,
      stale: false,
    });
    expect(json.response.parts).toEqual([{ host: 'whois.ripe.net', body: NUMBER_ANSWER }]);
    expect(json.response).not.toHaveProperty('available');
    for (const [text, query] of [
      ['193.0.96.0/24', '193.0.96.0/24'],
      ['as1900', 'AS1900'],
      ['[2001:db8::1]', '2001:db8::1'],
    ] as const)
      expect((await get(lookup(text), key)).json.response).toMatchObject({ query, number: {} });
  });

  it_('stores warnings with the record, for later requests', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    replay.misbehave(['refuse@whois.registrar.example']);
    const fresh = (await get(lookup('example.com'), key)).json.response;
    expect(fresh.warnings).toEqual([expect.stringMatching(/^whois\.registrar\.example: /)]);
    expect(fresh.sources).toEqual([source('whois.verisign-grs.com')]);
    const kept = (await get(lookup('example.com'), key)).json.response;
    expect(kept).toEqual({ ...fresh, cached: true });
  });

  it_('returns only the requested fields, with the values of the whole', async () => {
    const { get, account } = await open();
    const key = await account();
    const fields = async (list: string, query = 'example.com') =>
      (await get(`${lookup(query)}?fields=${encodeURIComponent(list)}`, key)).json.response;
    expect(await fields('properties.registrar,parts.host')).toEqual({
      properties: { registrar: expectedProperties().registrar },
      parts: [{ host: 'whois.verisign-grs.com' }, { host: 'whois.registrar.example' }],
    });
    expect(await fields(' domain , properties.nameservers.name, properties.available?')).toEqual({
      domain: 'example.com',
      properties: { 'available?': false, nameservers: [{ name: 'ns1.example.com' }] },
    });
    // The whole includes its parts, in whatever order they are named.
    for (const list of [
      'properties.registrar.name,properties.registrar',
      'properties.registrar,properties.registrar.name',
    ])
      expect(await fields(list)).toEqual({ properties: { registrar: expectedProperties().registrar } });
    expect(await fields('number.contacts.abuse.email,available', '193.0.96.7')).toEqual({
      number: { contacts: { abuse: [{ email: 'abuse@holdings.example' }] } },
    });
  });

  it_.each([
    'registrar',
    'properties.',
    'properties.constructor',
    '__proto__',
    'parts.0.body',
    'record.length',
    'domain.x',
    '',
    ' , ',
    'x'.repeat(5000),
  ])('rejects unknown fields: %s', async (list) => {
    const { get, account, replay } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    const answer = await get(`${lookup('example.com')}?fields=${encodeURIComponent(list)}`, key);
    expect([answer.status, answer.json.error.name, remaining(answer)]).toEqual([400, 'InvalidRequest', 9]);
    expect(replay.questions).toEqual([]);
  });

  it_('rejects input that is neither a name nor a number, with an error of the API', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    for (const text of [
      '-example.com',
      '192.0.2.256',
      '10.0.0.1/8',
      'as4294967296',
      'com',
      'x'.repeat(2049),
    ]) {
      const answer = await get(lookup(text), key);
      expect([text, answer.status, answer.json.error.code]).toEqual([text, 400, 'R01']);
    }
    expect((await get('/v1/lookup/', key)).status).toBe(404);
    expect((await get(lookup('example-odd.com'), key)).json.response.available).toBeNull();
  });
});
