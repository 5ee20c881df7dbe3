import { describe, expect, it } from 'vitest';
import { DATABASES } from './support/databases.js';
import { openTestService } from './support/test-service.js';

const PATHS = [
  '/v1/whois/example.com/record',
  '/v1/whois/example.com/parts',
  '/v1/whois/example.com/properties',
  '/v1/whois/example.com/availability',
  '/v1/availability/example.com',
];

describe.each(DATABASES)('warnings on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);

  it_(
    'are in every JSON response about a record whose registrar failed, fresh or stored',
    { tags: 'slow' },
    async () => {
      const { get, account, replay } = await openTestService({ kind });
      const key = await account();
      const good = new Map<string, object>();
      for (const path of PATHS) {
        const { response } = (await get(path, key)).json;
        // Clients that know no warnings see no difference.
        expect(response).not.toHaveProperty('warnings');
        good.set(path, response);
      }
      replay.misbehave(['refuse@whois.registrar.example']);
      const warnings = [expect.stringMatching(/^whois\.registrar\.example: /)];
      for (const path of PATHS) {
        const fresh = await get(path, key, { headers: { 'cache-control': 'no-cache' } });
        expect([path, fresh.status, fresh.json.response.warnings]).toEqual([path, 200, warnings]);
        expect(Object.keys(fresh.json.response)).toEqual([...Object.keys(good.get(path) ?? {}), 'warnings']);
        const kept = await get(path, key);
        expect([kept.headers.age, kept.json]).toEqual(['0', fresh.json]);
      }
    },
  );

  it_('are in responses about numbers', async () => {
    const { get, account, replay } = await openTestService({ kind, lookups: { rdap: 'fallback' } });
    replay.misbehave(['refuse@rdap.db.ripe.net']);
    const { response } = (await get('/v1/ip/193.0.96.7', await account())).json;
    expect(response.number.organization).toBe('Example Holdings Ltd');
    expect(response.warnings).toEqual([
      expect.stringMatching(/^rdap\.db\.ripe\.net: .*asked whois\.ripe\.net instead$/),
    ]);
  });
});
