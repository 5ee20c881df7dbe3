import Sqlite from 'libsql';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/index.js';
import { API_ERRORS } from '../../src/service/index.js';
import { DATABASES } from './support/databases.js';
import { over, post, results } from './support/jobs.js';
import { remaining } from './support/requests.js';
import { openTestService, sharedTestService, type TestService } from './support/test-service.js';

const VERISIGN = 'whois.verisign-grs.com';

/** What goes wrong, with which name, and what the API says to it. */
const CASES: readonly (readonly [
  misbehave: string | null,
  domain: string,
  code: string,
  name: string,
  status: number,
])[] = [
  [null, '-example.com', 'R01', 'ObjectNotSupported', 400],
  [null, 'com', 'R01', 'ObjectNotSupported', 400],
  [null, '192.0.2.1', 'R01', 'ObjectNotSupported', 400],
  [null, '%00', 'R01', 'ObjectNotSupported', 400],
  [null, '%ZZ', 'R01', 'ObjectNotSupported', 400],
  [null, '%FF', 'R01', 'ObjectNotSupported', 400],
  [null, 'a'.repeat(3000), 'R01', 'ObjectNotSupported', 400],
  [null, 'example.qqqq', 'R02', 'WhoisServerNotFound', 400],
  [null, 'example.kp', 'R03', 'WhoisServerNotAvailable', 400],
  [null, 'example.dev', 'R03', 'WhoisServerNotAvailable', 400],
  [null, 'example.gr', 'R04', 'WhoisServerOnlyWeb', 400],
  [null, 'example.de', 'R05', 'WhoisServerError', 400],
  ['silent', 'example.com', 'S01', 'RemoteConnectionTimeout', 504],
  ['refuse', 'example.com', 'S02', 'RemoteConnectionError', 502],
  [`reset=0@${VERISIGN}`, 'example.com', 'S02', 'RemoteConnectionError', 502],
  [`empty@${VERISIGN}`, 'example.com', 'S02', 'RemoteResponseError', 502],
  // Stored responses are replayed, and none is about it.
  [null, 'example-unstored.com', 'S02', 'RemoteResponseError', 502],
  ['throttle', 'example.com', 'S03', 'RemoteThrottled', 503],
];

const open = sharedTestService();

describe.each(DATABASES)('errors on $name', (kind) => {
  // A server that says nothing is not waited for as long as one that may be slow.
  const openHasty = sharedTestService({ kind, lookups: { timeout: 500 } });

  it.skipIf(!kind.available).each(CASES)(
    '%s, %s: %s %s, %i',
    async (misbehave, domain, code, name, status) => {
      const { get, account, replay } = await openHasty();
      const key = await account({ plan: 'payg', credits: 10 });
      if (misbehave !== null) replay.misbehave([misbehave]);

      const answer = await get(`/v1/whois/${domain}/record`, key);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json).toEqual({ error: { code, name, message: expect.stringMatching(/\S/) } });
      expect(API_ERRORS).toHaveProperty(name, expect.objectContaining({ code, status }));
      // What is the service's or a server's fault is refunded.
      expect(remaining(answer)).toBe(status >= 500 ? 10 : 9);
      expect(answer.headers['retry-after'] ?? null).toEqual(
        code === 'S03' ? expect.stringMatching(/^[1-9]\d*$/) : null,
      );

      const text = await get(`/v1/whois/${domain}`, key);
      expect(text.status).toBe(status);
      expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(text.text).toMatch(new RegExp(`^${code} ${name} [^\\n]+\\n$`));
    },
  );
});

describe('errors', () => {
  const withClient = async (lookup: () => Promise<never>): Promise<TestService> => {
    const client = { ...createClient(), lookup };
    return openTestService({ client });
  };

  it('name the web page and the RDAP server to use instead', async () => {
    const { get, account } = await open();
    const key = await account();
    expect((await get('/v1/whois/example.gr/record', key)).json.error.message).toContain(
      'https://grweb.ics.forth.gr/',
    );
    expect((await get('/v1/whois/example.dev/record', key)).json.error.message).toContain(
      'https://pubapi.registry.google/rdap/',
    );
  });

  it('of stored responses say that there is none about a name or a number, alone or in a job, and nothing is kept', async () => {
    const tested = await open();
    const key = await tested.account({ plan: 'payg', credits: 5 });
    for (const path of ['/v1/whois/example-unstored.com/properties', '/v1/ip/193.0.99.1']) {
      const answer = await tested.get(path, key);
      expect([answer.status, remaining(answer)]).toEqual([502, 5]);
      expect(answer.json.error.message).toMatch(
        /^no stored response for (?:example-unstored\.com|193\.0\.99\.1)$/,
      );
    }
    const { id } = (await post(tested, key, { names: ['example-unstored.com'], want: 'properties' })).json
      .job;
    expect((await over(tested, key, id)).json.job).toMatchObject({ answered: 0, failed: 1 });
    expect((await results(tested, key, id))[0].error).toMatchObject({ name: 'RemoteResponseError' });
    const only = { headers: { 'cache-control': 'only-if-cached' } };
    expect((await tested.get('/v1/whois/example-unstored.com', key, only)).status).toBe(504);
  });

  it('include availability that cannot be determined', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 5 });
    for (const path of ['/v1/availability/example-odd.com', '/v1/whois/example-odd.com/availability']) {
      const answer = await get(path, key);
      expect(answer.status).toBe(502);
      expect(answer.json.error).toMatchObject({ code: 'S02', name: 'RemoteResponseError' });
      expect(remaining(answer)).toBe(5);
    }
    const record = await get('/v1/whois/example-odd.com/properties', key);
    expect(record.json.response.properties).toMatchObject({
      status: 'unknown',
      'available?': null,
      'registered?': null,
    });
  });

  it('of the parser report an internal error, without its details', async () => {
    const { get, account, log } = await withClient(() =>
      Promise.reject(new TypeError('secret: undefined is not a function')),
    );
    const answer = await get('/v1/whois/example.com/record', await account({ plan: 'payg', credits: 5 }));
    expect(answer.status).toBe(500);
    expect(answer.json.error).toMatchObject({ code: 'E01', name: 'ParserError' });
    expect(answer.text).not.toContain('secret');
    expect(remaining(answer)).toBe(5);
    expect(log.join('')).toContain('undefined is not a function');
  });

  it('of the service itself have the code E00', async () => {
    const { get, account, location, log } = await open();
    const key = await account();
    const database = new Sqlite(location);
    database.exec('alter table entries rename to lost');
    database.close();
    const answer = await get('/v1/whois/example.com/record', key);
    expect(answer.status).toBe(500);
    expect(answer.json.error).toMatchObject({ code: 'E00', name: 'ApplicationError' });
    expect(answer.headers).not.toHaveProperty('x-creditlimit-remaining');
    expect(answer.text).not.toContain('entries');
    expect(log.join('')).toContain('entries');
  });

  it('are plain text where records are, however the path is written', async () => {
    const { get, account } = await openTestService();
    const key = await account();
    for (const path of ['/%76%31/whois/none', '/v1/%77hois/none', 'http://api.example/v1/whois/none']) {
      const { status, headers, text } = await get(path, key);
      expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^R01 /);
    }
  });

  it('keep a message from a server on one line', async () => {
    const { WhoisError } = await import('../../src/index.js');
    const { get, account } = await withClient(() =>
      Promise.reject(new WhoisError('REFUSED', 'no\r\nX: y\u2028z')),
    );
    const { text, status } = await get('/v1/whois/example.com', await account());
    expect(status).toBe(502);
    expect(text).toBe('S02 RemoteResponseError no X: y z\n');
  });
});
