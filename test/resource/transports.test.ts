import { afterEach, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient, type WhoisClient, type WhoisError } from '../../src/index.js';
import { type Answering, leadTo, saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

const servers: WhoisServer[] = [];
const clients: WhoisClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** An RDAP response of a host, by path. */
type Rdap = Readonly<Record<string, { status?: number; body?: unknown; location?: string }>>;

async function clientOf(whois: Record<string, Answering>, rdap: Rdap = {}, options: ClientOptions = {}) {
  const at: Record<string, WhoisServer> = {};
  for (const [host, answering] of Object.entries(whois)) {
    at[host] = await whoisServer(answering);
    servers.push(at[host]);
  }
  const urls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(String(input));
    urls.push(url.href);
    const answer = rdap[url.hostname];
    if (answer === undefined) throw new Error(`connect ECONNREFUSED ${url.hostname}`);
    const { status = 200, body, location } = answer;
    return new Response(body === undefined ? '' : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/rdap+json', ...(location === undefined ? {} : { location }) },
    });
  };
  const connect = leadTo(at);
  const client = createClient({ connect, fetch, pacing: false, retries: 0, ...options });
  clients.push(client);
  return { client, at, urls, connect };
}

const network = (start: string, end: string, more: object = {}) => ({
  objectClassName: 'ip network',
  handle: `${start} - ${end}`,
  startAddress: start,
  endAddress: end,
  name: 'EXAMPLE',
  ...more,
});
const inetnum = (range: string, ...lines: string[]) =>
  [`inetnum:        ${range}`, 'netname:        EXAMPLE', ...lines, 'source:         RIPE', ''].join('\n');
const refused = (promise: Promise<unknown>) =>
  promise.then(
    (value) => new Error(`resolved: ${JSON.stringify(value)}`),
    (error: unknown) => error as WhoisError,
  );

const RIPE = 'whois.ripe.net';
const ARIN = 'whois.arin.net';

describe('queries about numbers', () => {
  it.each([
    ['63.10.20.30', ARIN, 'n + 63.10.20.30'],
    ['63.10.0.0/16', ARIN, 'n + 63.10.0.0'],
    ['AS1', ARIN, 'a + 1'],
    ['193.0.96.0/24', RIPE, '-B --charset UTF-8 193.0.96.0/24'],
    ['2a00::/32', RIPE, '-B --charset UTF-8 2a00::/32'],
    ['AS1900', RIPE, '-B --charset UTF-8 AS1900'],
    ['1.1.1.1', 'whois.apnic.net', '1.1.1.1'],
    ['190.5.6.7', 'whois.lacnic.net', '190.5.6.7'],
    ['41.60.70.80', 'whois.afrinic.net', '-B 41.60.70.80'],
  ])('%s at %s as %j', async (number, host, question) => {
    const { client, at } = await clientOf({ [host]: saying('% nothing\n') });
    await client.lookupResource(number, { rdap: 'never' });
    expect(at[host]?.questions).toEqual([`${question}\r\n`]);
  });

  it('RDAP uses the base URL of IANA’s bootstrap file', async () => {
    const { client, urls } = await clientOf(
      {},
      {
        'rdap.db.ripe.net': { body: network('2a00::', '2a00:0:ffff:ffff:ffff:ffff:ffff:ffff') },
        'rdap.arin.net': { body: { objectClassName: 'autnum', handle: 'AS1', startAutnum: 1, endAutnum: 1 } },
      },
    );
    await client.lookupResource('2A00:0::/48');
    await client.lookupResource('as1');
    expect(urls).toEqual([
      'https://rdap.db.ripe.net/ip/2a00::/48',
      'https://rdap.arin.net/registry/autnum/1',
    ]);
  });
});

describe('an RDAP response', () => {
  it.each([
    ['fails', { status: 500 }, 'cannot answer now (HTTP 500)'],
    ['throttles', { status: 429 }, 'limits the rate of queries (HTTP 429)'],
    ['refuses', { status: 403 }, 'refuses to answer this query (HTTP 403)'],
    [
      'answers about another network',
      { body: network('193.0.97.0', '193.0.97.255') },
      'the response is about',
    ],
    [
      'answers about a domain',
      { body: { objectClassName: 'domain', ldhName: 'a.example' } },
      'instead of an ip network',
    ],
    ['does not say about what', { body: { objectClassName: 'ip network' } }, 'which numbers'],
    [
      'says "not found" without its own words',
      { status: 404, body: { message: 'x' } },
      'without an RDAP error',
    ],
  ])('%s: WHOIS is queried instead, and the lookup says why', async (_, answer, why) => {
    const { client } = await clientOf(
      { [RIPE]: saying(inetnum('193.0.96.0 - 193.0.96.255')) },
      { 'rdap.db.ripe.net': answer },
    );
    const { number, parts, warnings } = await client.lookupResource('193.0.96.7');
    expect(number).toMatchObject({ status: 'registered', name: 'EXAMPLE', prefixes: ['193.0.96.0/24'] });
    expect(parts.map(({ host }) => host)).toEqual([RIPE]);
    expect(warnings).toEqual([expect.stringContaining(why)]);
    expect(warnings[0]).toContain(`asked ${RIPE} instead`);
  });

  it('is reported if WHOIS fails as well', async () => {
    const { client } = await clientOf({}, { 'rdap.db.ripe.net': { status: 429 } });
    expect(await refused(client.lookupResource('193.0.96.7'))).toMatchObject({
      code: 'THROTTLED',
      host: 'rdap.db.ripe.net',
    });
  });

  it('means unregistered, not failed, if it is an empty 404 at the base URL of IANA’s bootstrap file', async () => {
    const { client } = await clientOf({}, { 'rdap.db.ripe.net': { status: 404 } });
    expect((await client.lookupResource('193.0.96.7')).number.status).toBe('unregistered');
  });

  it.each(['/', '/ip/193.0.96.8', '/autnum/99999999999', '/ip/%ZZ'])(
    'says nothing about the number if it redirects to %s and finds nothing there',
    async (location) => {
      const notFound = { errorCode: 404, title: 'Not Found' };
      const fetch: typeof globalThis.fetch = async (input) =>
        String(input).endsWith('/ip/193.0.96.7')
          ? new Response('', { status: 302, headers: { location } })
          : new Response(JSON.stringify(notFound), {
              status: 404,
              headers: { 'content-type': 'application/rdap+json' },
            });
      const { client } = await clientOf({}, {}, { fetch });
      expect(await refused(client.lookupResource('193.0.96.7'))).toMatchObject({
        code: 'BAD_RESPONSE',
        message: expect.stringContaining('a redirect to a URL that does not name what was asked for'),
      });
    },
  );

  it('may redirect to another number registry, and nowhere else', async () => {
    const rdap = {
      'rdap.arin.net': { status: 302, location: 'https://rdap.db.ripe.net/ip/65.20.30.40' },
      'rdap.db.ripe.net': { body: network('65.20.30.0', '65.20.31.255') },
      'rdap.apnic.net': { status: 302, location: 'https://rdap.evil.example/ip/1.1.1.1' },
    };
    const { client, urls } = await clientOf({}, rdap);
    const { number, parts } = await client.lookupResource('65.20.30.40');
    expect(number).toMatchObject({ status: 'registered', prefixes: ['65.20.30.0/23'] });
    expect(parts.map(({ host }) => host)).toEqual(['rdap.db.ripe.net']);
    expect(await refused(client.lookupResource('1.1.1.1'))).toMatchObject({
      code: 'BAD_RESPONSE',
      message: expect.stringContaining('on another server'),
    });
    expect(urls.some((url) => url.includes('evil'))).toBe(false);
  });
});

describe('a WHOIS response about numbers', () => {
  it.each([
    [
      '%ERROR:201: access denied for 192.0.2.1\n%\n% Queries from your IP address have passed the daily limit\n',
      'REFUSED',
    ],
    ['%ERROR:203: too many simultaneous connections\n', 'THROTTLED'],
    ['Query rate limit exceeded\n', 'THROTTLED'],
    ['', 'BAD_RESPONSE'],
  ])('%j is an error, not a holder', async (text, code) => {
    const { client } = await clientOf({ [RIPE]: saying(text) });
    expect(await refused(client.lookupResource('193.0.96.7', { rdap: 'never' }))).toMatchObject({ code });
  });

  it.each([
    '%ERROR:101: no entries found\n%\n% No entries found in source RIPE.\n',
    'No match found for n + 193.0.96.7.\n',
  ])('%j says that there is no record', async (text) => {
    const { client } = await clientOf({ [RIPE]: saying(text) });
    const { number } = await client.lookupResource('193.0.96.7', { rdap: 'never' });
    expect(number.status).toBe('unregistered');
  });

  it('is unknown if it is about other numbers, or not understood', async () => {
    for (const text of [
      inetnum('193.0.97.0 - 193.0.97.255'),
      'hello\n',
      inetnum('0.0.0.0 - 255.255.255.255'),
    ]) {
      const { client } = await clientOf({ [RIPE]: saying(text) });
      const { number } = await client.lookupResource('193.0.96.7', { rdap: 'never' });
      expect(number).toMatchObject({ status: 'unknown', name: null, organization: null });
    }
  });

  it('is read by the narrowest block that contains the whole prefix', async () => {
    const text = [
      inetnum('193.0.0.0 - 193.0.255.255', 'descr: wide'),
      inetnum('193.0.96.0 - 193.0.96.127', 'descr: half'),
      inetnum('193.0.96.0 - 193.0.99.255', 'descr: right'),
    ].join('\n');
    const { client } = await clientOf({ [RIPE]: saying(text) });
    const { number } = await client.lookupResource('193.0.96.0/24', { rdap: 'never' });
    expect(number).toMatchObject({ prefixes: ['193.0.96.0/22'], remarks: ['right'] });
  });
});

describe('a referral in a response about numbers', () => {
  const network63 = (referral: string) =>
    `NetRange:       63.0.0.0 - 63.255.255.255\nNetName:        EXAMPLE\nNetType:        Direct Allocation\n\nOrgName: Example\nReferralServer: ${referral}\n`;

  it.each([
    ['whois://127.0.0.1', 'public address'],
    ['whois://localhost', 'host name'],
    ['whois://whois.lan', 'no host name|private'],
    ['whois://whois.holdings.example:25', 'port 25'],
  ])('to %s is rejected and reported', async (referral, why) => {
    const { client, connect } = await clientOf({ [ARIN]: saying(network63(referral)) });
    const { number, warnings } = await client.lookupResource('63.1.2.3', { rdap: 'never' });
    expect(number).toMatchObject({ status: 'registered', organization: 'Example' });
    expect(warnings).toEqual([expect.stringMatching(new RegExp(why))]);
    expect(connect.hosts).toEqual([ARIN]);
  });

  it('to another protocol is ignored', async () => {
    const { client, connect } = await clientOf({
      [ARIN]: saying(network63('rwhois://rwhois.holdings.example:4321')),
    });
    expect((await client.lookupResource('63.1.2.3', { rdap: 'never' })).warnings).toEqual([]);
    expect(connect.hosts).toEqual([ARIN]);
  });

  it('is never followed in a circle, or beyond the limit', async () => {
    const to = (host: string) => saying(network63(`whois://${host}`));
    const { client, connect } = await clientOf({ [ARIN]: to('whois.a.com'), 'whois.a.com': to(ARIN) });
    await client.lookupResource('63.1.2.3', { rdap: 'never' });
    expect(connect.hosts).toEqual([ARIN, 'whois.a.com']);

    const chain = await clientOf({
      [ARIN]: to('whois.a.com'),
      'whois.a.com': to('whois.b.com'),
      'whois.b.com': to('whois.c.com'),
      'whois.c.com': to('whois.d.com'),
    });
    await chain.client.lookupResource('63.1.2.3', { rdap: 'never' });
    expect(chain.connect.hosts).toEqual([ARIN, 'whois.a.com', 'whois.b.com']);
    await chain.client.lookupResource('63.1.2.3', { rdap: 'never', maxReferrals: 0 });
    expect(chain.connect.hosts).toEqual([ARIN, 'whois.a.com', 'whois.b.com', ARIN]);
  });

  it('costs only its own part if the named server does not respond', async () => {
    const { client } = await clientOf({ [ARIN]: saying(network63('whois://whois.a.com')) });
    const { number, warnings, parts } = await client.lookupResource('63.1.2.3', { rdap: 'never' });
    expect(number).toMatchObject({ status: 'registered', organization: 'Example' });
    expect(parts).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining('whois.a.com')]);
  });
});

describe('a silent server', () => {
  it('ends with the timeout of the lookup', async () => {
    const { client } = await clientOf({ [RIPE]: () => {} });
    const failure = await refused(client.lookupResource('193.0.96.7', { rdap: 'never', timeout: 200 }));
    expect(failure).toMatchObject({ code: 'TIMEOUT', host: RIPE });
  });

  it('ends when the caller aborts', async () => {
    const stop = new AbortController();
    const { client } = await clientOf({ [RIPE]: () => stop.abort() });
    const failure = await refused(
      client.lookupResource('193.0.96.7', { rdap: 'never', signal: stop.signal }),
    );
    expect(failure).toMatchObject({ code: 'ABORTED' });
  });

  it('is queried once for equal lookups', async () => {
    const { client, at } = await clientOf({ [RIPE]: saying(inetnum('193.0.96.0 - 193.0.96.255')) });
    const all = await Promise.all(
      ['193.0.96.7', ' 193.0.96.7 ', '::ffff:193.0.96.7'].map((text) =>
        client.lookupResource(text, { rdap: 'never' }),
      ),
    );
    expect(at[RIPE]?.questions).toHaveLength(1);
    for (const { number } of all) expect(number.name).toBe('EXAMPLE');
  });
});
