import { describe, expect, it } from 'vitest';
import { NUMBER_ANSWER } from './support/answers.js';
import { DATABASES } from './support/databases.js';
import { remaining } from './support/requests.js';
import { sharedTestService } from './support/test-service.js';

const today = () => new Date().toISOString().slice(0, 10);

describe.each(DATABASES)('numbers on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('returns the holder of an address, with the record and its parts, for one credit', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    const answer = await get('/v1/ip/193.0.96.7', key);
    expect(answer.status).toBe(200);
    expect(remaining(answer)).toBe(9);
    expect(answer.json.response).toMatchObject({
      daystamp: today(),
      query: '193.0.96.7',
      number: {
        kind: 'ipv4',
        status: 'registered',
        start: '193.0.96.0',
        end: '193.0.96.255',
        prefixes: ['193.0.96.0/24'],
        organization: 'Example Holdings Ltd',
        country: 'NL',
        contacts: { abuse: [{ email: 'abuse@holdings.example' }], noc: [] },
        created_on: '2003-03-17T12:15:57+00:00',
        updated_on: null,
      },
      record: NUMBER_ANSWER,
      parts: [{ host: 'whois.ripe.net', body: NUMBER_ANSWER }],
    });
  });

  it_('caches it like a domain: with an age and a tag, and fetches it again on request', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    const first = await get('/v1/ip/193.0.96.0/24', key);
    const second = await get('/v1/ip/193.0.96.0%2F24', key);
    expect(second.json).toEqual(first.json);
    expect(second.headers.age).toBe('0');
    expect(first.headers['cache-control']).toBe('private, max-age=3600');
    const tagged = { headers: { 'if-none-match': first.headers.etag ?? '' } };
    expect((await get('/v1/ip/193.0.96.0/24', key, tagged)).status).toBe(304);
    expect(replay.questions).toHaveLength(1);
    await get('/v1/ip/193.0.96.0/24', key, { headers: { 'cache-control': 'no-cache' } });
    expect(replay.questions).toHaveLength(2);
  });

  it_('returns an autonomous system by its number, with or without AS before it', async () => {
    const { get, account, replay } = await open();
    const key = await account();
    const { json } = await get('/v1/as/1900', key);
    expect(json.response).toMatchObject({ query: 'AS1900', number: { kind: 'as', name: 'EXAMPLE-AS' } });
    expect((await get('/v1/as/as1900', key)).json).toEqual(json);
    expect(replay.questions).toHaveLength(1);
  });

  it_('returns what a standard says without querying a server', async () => {
    const { get, account, replay } = await open();
    const { json } = await get('/v1/ip/2001:db8::/32', await account());
    expect(json.response).toMatchObject({
      number: { status: 'special', name: 'Documentation', remarks: ['RFC 3849'] },
      parts: [],
    });
    expect(replay.questions).toHaveLength(0);
  });

  it_.each([
    '/v1/ip/192.0.2.256',
    '/v1/ip/10.0.0.1/8',
    '/v1/ip/fe80::1%25eth0',
    '/v1/ip/AS1900',
    '/v1/ip/example.com',
    '/v1/as/193.0.96.7',
    '/v1/as/4294967296',
    '/v1/as/x',
    '/v1/ip/10.0.0.0/',
  ])('rejects %s with an error of the API', async (path) => {
    const { get, account } = await open();
    const answer = await get(path, await account());
    const isPath = !path.endsWith('/');
    expect(answer.status).toBe(isPath ? 400 : 404);
    expect(answer.json.error).toMatchObject(
      isPath ? { code: 'R01', name: 'ObjectNotSupported' } : { code: 'C03' },
    );
  });
});
