import { describe, expect, it } from 'vitest';
import { free, freeAnswers, over, post } from './support/jobs.js';
import { basic, remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const ORIGIN = 'https://app.example';
const OTHER = 'https://other.example';
const PATH = '/v1/availability/example.com';
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
    'sec-fetch-site': 'cross-site',
  },
});

describe('pages of other origins', () => {
  it('may use the API with a key that they send themselves, if the operator names their origin', async () => {
    const { get, account } = await openTestService({ work: false, cors: [ORIGIN] });
    const key = await account({ plan: 'payg', credits: 10 });
    const asked = await get(PATH, null, preflight(ORIGIN));
    expect([asked.status, asked.text]).toEqual([204, '']);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-max-age': '7200',
    });
    expect(asked.headers['access-control-allow-headers']).toMatch(/Authorization, X-API-Key/);
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    let left = 10;
    const ways: Record<string, string>[] = [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }];
    for (const way of ways) {
      const sent = { origin: ORIGIN, 'sec-fetch-site': 'cross-site', ...way };
      const answer = await get(PATH, null, { headers: sent });
      expect([answer.status, remaining(answer)]).toEqual([200, --left]);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        vary: 'Origin, accept-encoding',
      });
      expect(answer.headers['access-control-expose-headers']).toMatch(/X-CreditLimit-Remaining/);
    }
    // Errors can be read too.
    const none = await get(PATH, null, { headers: { origin: ORIGIN, 'sec-fetch-site': 'cross-site' } });
    expect([none.status, none.headers['access-control-allow-origin']]).toEqual([401, ORIGIN]);
  });

  it('are named in Vary wherever the response depends on them, errors included', async () => {
    const tested = await openTestService({ answers: freeAnswers(1), cors: [ORIGIN] });
    const key = await tested.account({ plan: 'payg', credits: 10 });
    const { id } = (await post(tested, key, { names: free(1), want: 'availability' })).json.job;
    await over(tested, key, id);
    const paths = [
      `/v1/jobs/${id}/results`,
      `/v1/jobs/${id}/results?after=x`,
      `/v1/jobs/${id}`,
      PATH,
      '/v1/x',
    ];
    for (const origin of [ORIGIN, OTHER])
      for (const path of paths) {
        const headers = { 'x-api-key': key, ...(origin === ORIGIN && { origin }) };
        const { headers: received } = await tested.get(path, null, { headers });
        expect([path, received.vary?.toLowerCase().split(/, */)]).toEqual([
          path,
          expect.arrayContaining(['origin']),
        ]);
      }
    const { headers } = await tested.get(`/v1/jobs/${id}/results`, key);
    expect(headers.vary).toBe('Origin, accept, accept-encoding');
  });

  it('may not use what a browser sends by itself, nor may other origins do anything', async () => {
    const { get, account } = await openTestService({ work: false, cors: [ORIGIN] });
    const key = await account({ plan: 'payg', credits: 10 });
    for (const headers of [
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site', authorization: basic(key) },
      { origin: ORIGIN, authorization: basic(key) },
      { origin: OTHER, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${key}` },
      { 'sec-fetch-site': 'cross-site', 'x-api-key': key },
    ] as Record<string, string>[]) {
      const answer = await get(PATH, null, { headers });
      expect([headers, answer.status, answer.json.error.name]).toEqual([headers, 403, 'CrossSiteRequest']);
    }
    const asked = await get(PATH, null, preflight(OTHER));
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
    expect(remaining(await get('/v1/account', key))).toBe(10);
  });

  it('may be of any origin with "*", and of none by default', async () => {
    const any = await openTestService({ work: false, cors: ['*'] });
    const key = await any.account();
    const headers = { origin: OTHER, 'sec-fetch-site': 'cross-site', 'x-api-key': key };
    const answer = await any.get(PATH, null, { headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const basicToo = await any.get(PATH, key, { headers: { origin: OTHER } });
    expect(basicToo.status).toBe(403);
    const none = await openTestService({ work: false, location: any.location });
    expect((await none.get(PATH, null, { headers })).status).toBe(403);
    expect((await none.get(PATH, null, preflight(OTHER))).status).toBe(403);
  });
});
