import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainDocument, poisoned } from '../support/poisoned-json.js';
import { leadTo, type WhoisServer, whoisServer } from '../support/whois-server.js';
import { post } from './support/jobs.js';
import { openTestService } from './support/test-service.js';

const HOST = 'whois.nic.example';
let body = '';
let whois: WhoisServer;
beforeAll(async () => {
  whois = await whoisServer((socket) => void socket.end(body));
});
afterAll(() => whois.close());

const open = () =>
  openTestService({
    lookups: {
      connect: leadTo({ [HOST]: whois }),
      servers: { example: { host: HOST } },
      pacing: false,
      retries: 0,
    },
  });

it.each(['record', 'parts', 'properties', 'availability'])(
  'JSON of a server with members named like JavaScript’s own causes no internal error: %s',
  async (what) => {
    const { get, account, log } = await open();
    const key = await account({ plan: 'payg', credits: 1000 });
    let count = 0;
    const plain = fc.constantFrom('{"a":[[{"toString":1}]]}', '{"a":[[{"valueOf":1,"toJSON":{"then":1}}]]}');
    const json = fc.oneof(
      plain,
      poisoned(domainDocument('shop.example')),
      poisoned({ data: { domain: ['x'] } }),
    );
    await fc.assert(
      fc.asyncProperty(json, async (answer) => {
        body = answer;
        const name = `shop-${count++}.example`;
        const { status, text } = await get(
          what === 'availability' ? `/v1/availability/${name}` : `/v1/whois/${name}/${what}`,
          key,
        );
        // One that says nothing, or leaves it open, is an error of that server's.
        expect([200, 502], text).toContain(status);
      }),
      { numRuns: 50 },
    );
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

it('JSON of a client with such members is rejected with an error of the API', async () => {
  const tested = await open();
  const key = await tested.account();
  const job = { names: ['example.com'], want: 'properties', callback: 'https://example.com/' };
  await fc.assert(
    fc.asyncProperty(poisoned(job), async (json) => {
      const { status } = await post(tested, key, JSON.parse(json));
      expect([202, 400, 413]).toContain(status);
    }),
    { numRuns: 200 },
  );
});
