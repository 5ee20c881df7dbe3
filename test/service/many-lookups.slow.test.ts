import { expect, it } from 'vitest';
import { trySilentUpstreams } from '../../scripts/reliability/silent-upstreams.js';

it('a thousand connections on silent servers: all get a response, none is charged, and the account can be read meanwhile', async () => {
  const crowd = { requests: 1000, wave: 250, pause: 50, accounts: 2, timeout: 2000 };
  const { statuses, idle, peak, account, unpaid } = await trySilentUpstreams(crowd);
  expect((statuses[503] ?? 0) + (statuses[504] ?? 0)).toBe(1000);
  expect(account.times).toBeGreaterThan(0);
  expect(peak - idle).toBeLessThan(256);
  expect(unpaid).toBe(true);
});
