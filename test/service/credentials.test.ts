import { describe, expect, it } from 'vitest';
import { basic, remaining } from './support/requests.js';
import { sharedTestService } from './support/test-service.js';

describe('an API key', () => {
  const open = sharedTestService({ work: false });

  it('is accepted as HTTP Basic, as a Bearer token and as X-API-Key', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    const ways: Record<string, string>[] = [
      { authorization: basic(key) },
      { authorization: `Bearer ${key}` },
      { authorization: `bearer  ${key}` },
      { 'x-api-key': key },
    ];
    let left = 10;
    for (const headers of ways) {
      const answer = await get('/v1/availability/example.com', null, { headers });
      expect([headers, answer.status, remaining(answer)]).toEqual([headers, 200, --left]);
    }
    const shown = await get('/v1/account', null, { headers: { 'x-api-key': key } });
    expect(shown.json.account).toMatchObject({ api_token: key, credits_remaining: left });
  });

  it('in X-API-Key takes precedence over Authorization, which browsers send automatically', async () => {
    const { get, account } = await open();
    const [one, other] = [await account(), await account()];
    const headers = { 'x-api-key': one, authorization: basic(other) };
    expect((await get('/v1/account', null, { headers })).json.account.api_token).toBe(one);
    const wrong = { 'x-api-key': '0'.repeat(40), authorization: basic(other) };
    expect((await get('/v1/account', null, { headers: wrong })).status).toBe(401);
  });

  it.each([
    [{ authorization: 'Bearer' }, 'C01', /^Basic/],
    [{ authorization: `Bearer ${'x'.repeat(40)}` }, 'C01', /^Basic/],
    [{ 'x-api-key': '' }, 'C01', /^Basic/],
    [{ 'x-api-key': 'none' }, 'C01', /^Basic/],
    [{ authorization: `Bearer ${'0'.repeat(40)}` }, 'C02', /^Bearer .*error="invalid_token"/],
    [{ 'x-api-key': '0'.repeat(40) }, 'C02', /^Bearer realm="port43"$/],
    [{ authorization: basic('0'.repeat(40)) }, 'C02', /^Basic/],
  ])('is rejected with the challenge of its scheme: %j', async (headers, code, challenge) => {
    const { get } = await open();
    const answer = await get('/v1/account', null, { headers: headers as Record<string, string> });
    expect([answer.status, answer.json.error.code, remaining(answer)]).toEqual([401, code, 0]);
    expect(answer.headers['www-authenticate']).toMatch(challenge);
  });
});
