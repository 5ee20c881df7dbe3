import { afterEach, describe, expect, it } from 'vitest';
import { explainAvailability } from '../../src/availability.js';
import { createClient } from '../../src/client.js';
import type { ClientEvent, ClientOptions, WhoisClient } from '../../src/client-types.js';
import { WhoisError } from '../../src/errors.js';
import { parse } from '../../src/parse/index.js';
import { saying, type WhoisServer, leadTo as whoisAt, whoisServer } from '../support/whois-server.js';
import { certificate, NAMES } from './support/certificate.js';
import { domainOf, entityOf, NOT_FOUND, relatedTo } from './support/documents.js';
import {
  type Answering,
  closeServers,
  fetchFrom,
  type RdapServer,
  rdapServer,
} from './support/rdap-server.js';

const { registry: REGISTRY, other: OTHER, registrar: REGISTRAR, reseller: RESELLER, app: APP } = NAMES;
const NAME = 'shop.example';
const BASE = `https://${REGISTRY}/rdap/`;
const RDAP_ONLY = { servers: { example: { rdap: BASE } } };
const WHOIS = 'whois.nic.example';
const BOTH = { servers: { example: { host: WHOIS, rdap: BASE } } };
const RECORD =
  'Domain Name: SHOP.EXAMPLE\nCreation Date: 1999-01-01T00:00:00Z\nRegistrar: Example Registrar, Inc.\n';

const clients: WhoisClient[] = [];
const whois: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(whois.splice(0).map((server) => server.close()));
  await closeServers();
});

async function clientOf(hosts: Record<string, Answering>, options: ClientOptions = RDAP_ONLY, text?: string) {
  const at: Record<string, RdapServer> = {};
  for (const [host, answering] of Object.entries(hosts)) at[host] = await rdapServer(answering);
  const fetch = fetchFrom(at);
  const ports: Record<string, WhoisServer> = {};
  if (text !== undefined) {
    ports[WHOIS] = await whoisServer(saying(text));
    whois.push(ports[WHOIS]);
  }
  const connect = whoisAt(ports);
  const events: ClientEvent[] = [];
  const client = createClient({
    fetch,
    connect,
    pacing: { interval: 0 },
    retries: 0,
    onEvent: (event) => events.push(event),
    ...options,
  });
  clients.push(client);
  return { client, at, fetch, connect, events };
}

async function failureOf(promise: Promise<unknown>): Promise<WhoisError> {
  const outcome = await promise.then(
    (value) => new Error(`resolved: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(outcome instanceof WhoisError)) throw outcome;
  return outcome;
}

const missing = 'missing' in certificate ? certificate.missing : null;
if (missing !== null) it.skip(`RDAP over HTTPS: ${missing}`, () => {});

describe.skipIf(missing !== null)('a suffix with only RDAP', () => {
  it('is queried over RDAP: the response is a part like any other, with its document', async () => {
    const document = domainOf(NAME, {
      entities: [entityOf(['registrar'], [['fn', {}, 'text', 'Example Registrar, Inc.']])],
      nameservers: [{ ldhName: 'ns1.example.net' }],
    });
    const { client, at, events } = await clientOf({ [REGISTRY]: { body: document } });
    const found = await client.lookup('www.Shop.EXAMPLE.');
    expect(found).toMatchObject({
      domain: NAME,
      parts: [{ host: REGISTRY, rdap: document }],
      properties: {
        domain: NAME,
        status: 'registered',
        created_on: '2001-02-03T04:05:06+00:00',
        expires_on: '2030-02-03T04:05:06+00:00',
        registrar: { name: 'Example Registrar, Inc.' },
        nameservers: [{ name: 'ns1.example.net' }],
      },
      warnings: [],
    });
    expect(found.record).toContain('Registrar: Example Registrar, Inc.\n');
    expect(found.parts[0]?.body).not.toContain('{');
    expect(at[REGISTRY]?.questions).toEqual([`${REGISTRY} /rdap/domain/${NAME}`]);
    expect(events.map(({ type, host }) => `${type} ${host}`)).toEqual([
      `asking ${REGISTRY}`,
      `answer ${REGISTRY}`,
    ]);
    expect(events[0]).toMatchObject({ port: 443, domain: NAME });
    await at[REGISTRY]?.abandoned();
  });

  it('has names that are free, registered or neither', async () => {
    const answers: Record<string, Answering> = {};
    const { client } = await clientOf({
      [REGISTRY]: (question, response) => {
        const name = question.url?.split('/').at(-1) ?? '';
        const status = name.startsWith('free') ? 404 : 200;
        const body = name.startsWith('free')
          ? NOT_FOUND
          : name.startsWith('odd')
            ? { objectClassName: 'domain', ldhName: name }
            : domainOf(name);
        response.writeHead(status, { 'Content-Type': 'application/rdap+json' }).end(JSON.stringify(body));
      },
      ...answers,
    });
    expect(await client.availability('free.example')).toBe(true);
    expect(await client.availability(NAME)).toBe(false);
    expect(await failureOf(client.availability('odd.example'))).toMatchObject({ code: 'UNDETERMINED' });
    expect((await client.lookup('free.example')).properties).toMatchObject({
      status: 'available',
      domain: 'free.example',
      'available?': true,
    });
  });

  describe('responds 404 with text', () => {
    const saying = (title: string, ...description: string[]): Answering => ({
      status: 404,
      body: { ...NOT_FOUND, title, description },
    });

    it.each([
      ['Reserved', ''],
      ['Not Found', 'This name has been blocked by a GlobalBlock service'],
      ['Not Found', 'The domain name shop.example is reserved by the registry.'],
      ['Object not found', 'Premium name'],
      ['Not Found', 'The requested domain cannot be registered'],
      ['The queried object does not exist', 'Reserved name'],
      ['Not Found', 'The queried object does not exist: Restricted'],
    ])('%s, %s: the name is reserved', async (title, description) => {
      const { client } = await clientOf({ [REGISTRY]: saying(title, description) });
      const { properties, record } = await client.lookup(NAME);
      expect(properties).toMatchObject({ domain: NAME, status: 'reserved', 'available?': false });
      expect(parse(record, { domain: NAME }).status).toBe('reserved');
      expect(await client.availability(NAME)).toBe(false);
    });

    it.each([
      ['The domain is not available'],
      ['Query rate exceeded'],
      ['Your daily quota is used up'],
      ['The TLD example is not supported by this server'],
      ['This server is not authoritative for example'],
      ['The service is down for maintenance'],
      ['Lookups are temporarily limited'],
    ])('%s: undetermined', async (description) => {
      const { client } = await clientOf({ [REGISTRY]: saying('Not Found', description) });
      expect(['UNDETERMINED', 'THROTTLED', 'NO_SERVER', 'BAD_RESPONSE']).toContain(
        (await failureOf(client.availability(NAME))).code,
      );
    });

    it('that is ambiguous: unknown', async () => {
      const { client } = await clientOf({ [REGISTRY]: saying('Not Found', 'The domain is not available') });
      expect((await client.lookup(NAME)).properties).toMatchObject({ status: 'unknown', 'available?': null });
      expect(await failureOf(client.availability(NAME))).toMatchObject({ code: 'UNDETERMINED' });
    });

    it.each([
      ['Not Found', 'Your address is blocked', 'REFUSED'],
      ['Too many requests', 'Query limit exceeded', 'THROTTLED'],
    ])('%s, %s: the server does not answer', async (title, description, code) => {
      const { client } = await clientOf({ [REGISTRY]: saying(title, description) });
      expect(await failureOf(client.lookup(NAME))).toMatchObject({ code });
      expect(await failureOf(client.availability(NAME))).toMatchObject({ code });
    });

    it.each([
      ['Not Found', 'shop.example is not registered. All rights reserved.'],
      ['Object not found', 'The server has no information about this domain'],
      ['Domain not found', ''],
    ])('%s, %s: the name is free', async (title, description) => {
      const { client } = await clientOf({ [REGISTRY]: saying(title, description) });
      expect(await client.availability(NAME)).toBe(true);
    });

    it.each([
      [{ ldhName: 'other.example' }],
      [{ ldhName: NAME, status: ['active'] }],
      [{ handle: 'D1-EX' }],
      [{ events: [{ eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' }] }],
      [{ nameservers: [{ ldhName: 'ns1.example.net' }] }],
    ])('next to a record, %j: unknown', async (record) => {
      const { client } = await clientOf({ [REGISTRY]: { status: 404, body: { ...NOT_FOUND, ...record } } });
      expect(await failureOf(client.availability(NAME))).toMatchObject({ code: 'BAD_RESPONSE' });
    });

    it.each([
      ['Not Found', 'Sunrise only'],
      ['Not Found', 'The name is in redemption'],
      ['Not Found', 'The domain exists, but its data are withheld'],
      ['Not Found', 'The domain other.example was not found'],
      ['Not Found', 'Nameserver not found'],
      ['Not Found', 'No route matches this request'],
      ['Not Found', 'El dominio está reservado'],
      ['Not Found', '予約ドメイン'],
      ['Gone', ''],
    ])('%s, %s: unknown, and the words are quoted', async (title, description) => {
      const { client } = await clientOf({ [REGISTRY]: saying(title, description) });
      const found = await client.lookup(NAME);
      expect(found.properties).toMatchObject({ status: 'unknown', available: null });
      expect(explainAvailability(found)).toMatchObject({
        reason: 'unknown',
        line: description === '' ? `Error Title: ${title}` : `Error Description: ${description}`,
      });
      expect(parse(found.record, { domain: NAME }).available).toBe(null);
    });

    it.each([
      ['in another language', 'Domínio não encontrado'],
      ['with the page of its documentation', 'Domain not found, see https://www.example.com/rdap'],
    ])('%s: the name is free', async (_, description) => {
      const { client } = await clientOf({ [REGISTRY]: saying('Not Found', description) });
      expect(await client.availability(NAME)).toBe(true);
    });

    it.each([
      ['a member of its own', { message: 'This domain is reserved' }, 'reserved'],
      ['a code of its own', { error: 'rate_limit' }, 'unknown'],
      ['a remark', { remarks: [{ description: ['Held for the government'] }] }, 'unknown'],
      ['an object', { description: { text: 'Held for the government' } }, 'unknown'],
      ['a notice about the name', { notices: [{ title: 'Domain is reserved' }] }, 'unknown'],
      ['the title of a notice', { notices: [{ title: 'Reserved name', description: ['…'] }] }, 'unknown'],
      ['a member that no error has', { available: false }, 'unknown'],
      ['a status', { status: 'reserved' }, 'unknown'],
      ['another status of HTTP', { status: 429 }, 'unknown'],
      ['a list of errors', { errors: [{ code: 'E_BACKEND' }] }, 'unknown'],
      ['variants', { variants: [{ variantNames: [{ ldhName: 'xn--shp-yla.example' }] }] }, 'unknown'],
      ['members that repeat it', { status: 404, type: 'about:blank', path: `/domain/${NAME}` }, 'available'],
    ])('that is also in %s', async (_, more, status) => {
      const { client } = await clientOf({ [REGISTRY]: { status: 404, body: { ...NOT_FOUND, ...more } } });
      expect((await client.lookup(NAME)).properties).toMatchObject({ status });
    });

    it('and a notice about the client: THROTTLED', async () => {
      const body = { ...NOT_FOUND, notices: [{ description: ['You have exceeded your quota.'] }] };
      const { client } = await clientOf({ [REGISTRY]: { status: 404, body } });
      expect(await failureOf(client.lookup(NAME))).toMatchObject({ code: 'THROTTLED' });
    });

    it('and a time to try again: unknown', async () => {
      const later: Answering = { status: 404, headers: { 'Retry-After': '60' }, body: NOT_FOUND };
      const { client } = await clientOf({ [REGISTRY]: later });
      expect(await failureOf(client.availability(NAME))).toMatchObject({ code: 'BAD_RESPONSE' });
    });

    it.each([
      [{ title: 'Data', description: ['This server is a replica that is 3 days behind.'] }],
      [{ title: 'OT&E', description: ['This is a test environment. Its data are not real.'] }],
      [{ title: 'Search', description: ['The query was answered from the zone file of yesterday.'] }],
      [{ title: 'Policy', type: 'object truncated due to authorization', description: ['See our terms.'] }],
    ])('is not believed with a notice about this response: %j', async (notice) => {
      const body = { ...NOT_FOUND, notices: [notice] };
      const { client } = await clientOf({ [REGISTRY]: { status: 404, body } });
      await expect(client.availability(NAME)).rejects.toMatchObject({ code: 'UNDETERMINED' });
    });

    it('is not judged by the notices below every response', async () => {
      const notices = [
        {
          title: 'Terms of Use',
          description: [
            'Access is blocked where query limits are exceeded.',
            'Reserved names are not available.',
          ],
        },
      ];
      const { client } = await clientOf({ [REGISTRY]: { status: 404, body: { ...NOT_FOUND, notices } } });
      expect(await client.availability(NAME)).toBe(true);
    });
  });

  describe('responds 404 without a body', () => {
    const empty: Answering = { status: 404, body: '' };
    const free = 'example-free.app';
    const table = { rdap: 'fallback' } as const;

    it.each<[string, Answering]>([
      ['with RDAP’s content type', empty],
      ['with blanks', { status: 404, body: '\r\n' }],
      ['without a content type', { status: 404, type: null, body: '' }],
    ])('%s: the name is free if IANA lists the server', async (_, answering) => {
      const { client, at } = await clientOf({ [APP]: answering }, { ...table, retries: 1 });
      expect(await client.availability(free)).toBe(true);
      const { parts, properties, record } = await client.lookup(free);
      expect(properties).toMatchObject({ domain: free, status: 'available', 'available?': true });
      expect(parts).toMatchObject([{ host: APP, body: expect.stringContaining('404 without a body') }]);
      expect(parse(record, { domain: free }).status).toBe('available');
      expect(at[APP]?.questions).toHaveLength(2);
    });

    it.each<[string, Answering]>([
      ['as HTML', { status: 404, type: 'text/html', body: '' }],
      ['as a page', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
      ['as text', { status: 404, type: 'text/plain', body: '' }],
      ['but for a byte that is no character', { status: 404, body: '\0' }],
      ['and breaks off', { status: 404, headers: { 'Content-Length': '120' }, body: '' }],
      [
        'behind a redirect of its own',
        (question, response) => {
          if (question.url?.includes('/again/')) response.writeHead(404).end();
          else response.writeHead(302, { Location: `/again/domain/${free}` }).end();
        },
      ],
    ])('%s: undetermined', async (_, answering) => {
      const { client } = await clientOf({ [APP]: answering }, table);
      const error = await failureOf(client.lookup(free));
      expect(['BAD_RESPONSE', 'CONNECTION', 'TIMEOUT']).toContain(error.code);
      await failureOf(client.availability(free));
    });

    it('after a redirect from another server: unknown', async () => {
      const to: Answering = { status: 302, headers: { Location: `https://${APP}/rdap/domain/${free}` } };
      const { client } = await clientOf(
        { [REGISTRY]: to, [APP]: empty },
        { servers: { app: { rdap: BASE } } },
      );
      expect(await failureOf(client.lookup(free))).toMatchObject({ code: 'BAD_RESPONSE', host: REGISTRY });
    });

    it('at a base URL of the caller, which may be mistyped: unknown', async () => {
      const { client } = await clientOf({ [REGISTRY]: empty });
      expect(await failureOf(client.lookup(NAME))).toMatchObject({ code: 'BAD_RESPONSE' });
    });

    it('at the registrar: the registry’s response counts', async () => {
      const links = [relatedTo(`https://${REGISTRAR}/domain/example.app`)];
      const { client } = await clientOf(
        { [APP]: { body: domainOf('example.app', { links }) }, [REGISTRAR]: empty },
        table,
      );
      const found = await client.lookup('example.app');
      expect(found.properties).toMatchObject({ status: 'registered', 'available?': false });
      expect(found.warnings).toHaveLength(1);
    });
  });

  it('is queried at the URL in the table', async () => {
    const { client, fetch } = await clientOf({}, { rdap: 'fallback' });
    await failureOf(client.lookup('example.app'));
    expect(fetch.asked).toEqual(['https://pubapi.registry.google/rdap/domain/example.app']);
  });

  it('is NO_SERVER if RDAP is disabled', async () => {
    const { client, fetch } = await clientOf({ [REGISTRY]: { body: domainOf(NAME) } }, { rdap: 'never' });
    expect(await failureOf(client.lookup('example.app'))).toMatchObject({ code: 'NO_SERVER', kind: 'rdap' });
    expect(fetch.asked).toEqual([]);
  });

  it('is queried over the caller’s `connect` without a `fetch`: nothing bypasses a proxy', async () => {
    const asked: string[] = [];
    const client = createClient({
      ...RDAP_ONLY,
      retries: 0,
      connect: ({ host, port }) => {
        asked.push(`${host}:${port}`);
        throw new Error('the proxy is closed');
      },
    });
    clients.push(client);
    expect(await failureOf(client.lookup(NAME))).toMatchObject({
      code: 'CONNECTION',
      message: `${REGISTRY}: the proxy is closed`,
    });
    expect(asked).toEqual([`${REGISTRY}:443`]);
  });

  it('is retried if nothing was received, at most `retries` times', async () => {
    let count = 0;
    const { client } = await clientOf(
      {
        [REGISTRY]: (question, response) => {
          if (count++ === 0) question.socket.destroy();
          else
            response
              .writeHead(200, { 'Content-Type': 'application/json' })
              .end(JSON.stringify(domainOf(NAME)));
        },
      },
      { ...RDAP_ONLY, retries: 1 },
    );
    expect((await client.lookup(NAME)).properties.status).toBe('registered');
    expect(count).toBe(2);
  });
});

describe.skipIf(missing !== null)('an invalid response', () => {
  const json = 'application/rdap+json';
  it.each<[string, Answering, object]>([
    [
      'HTML',
      { type: 'text/html', body: '<h1>Not found</h1>' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('text/html') },
    ],
    [
      'HTML as a 404',
      { status: 404, type: 'text/html', body: 'Not found\nNo match' },
      { code: 'BAD_RESPONSE' },
    ],
    [
      'no content type',
      { type: null, body: domainOf(NAME) },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('no content type') },
    ],
    [
      'JSON that is cut off',
      { body: '{"objectClassName":"domain","ldhName":"shop.ex' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('not a JSON object') },
    ],
    ['a list', { body: [] }, { code: 'BAD_RESPONSE' }],
    ['nothing', { body: '' }, { code: 'BAD_RESPONSE' }],
    ['a 404 with an empty body', { status: 404, body: '' }, { code: 'BAD_RESPONSE' }],
    [
      'a 404 with somebody’s own JSON',
      { status: 404, type: 'application/json', body: { message: 'Not Found' } },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('404') },
    ],
    ['a 404 with another error', { status: 404, body: { errorCode: 500 } }, { code: 'BAD_RESPONSE' }],
    [
      'a 404 with two errors',
      { status: 404, body: '{"errorCode":500,"errorCode":404}' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('several') },
    ],
    [
      'a 404 with two errors, one of which is escaped',
      { status: 404, body: String.raw`{"errorCode":500,"error\u0043ode":404}` },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('several') },
    ],
    [
      'a 404 with two titles',
      { status: 404, body: '{"errorCode":404,"title":"Rate limit","title":"Not Found"}' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('several') },
    ],
    [
      'a 404 with two descriptions, one of which is escaped',
      {
        status: 404,
        body: String.raw`{"errorCode":404,"title":"Not \"Found\"","descriptio\u006e":["Reserved: yes"],"description":[]}`,
      },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('several') },
    ],
    [
      'a 404 with two lists of notices',
      { status: 404, body: '{"errorCode":404,"notices":[{"title":"Reserved name"}],"notices":[]}' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('several') },
    ],
    [
      'a 404 with a domain',
      { status: 404, body: { ...NOT_FOUND, objectClassName: 'domain' } },
      { code: 'BAD_RESPONSE' },
    ],
    [
      'an error that calls itself a success',
      { body: NOT_FOUND },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('404') },
    ],
    [
      'another kind of object',
      { body: { objectClassName: 'entity', handle: 'x' } },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('entity') },
    ],
    [
      'another domain',
      { body: domainOf('other.example') },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('other.example') },
    ],
    ['a domain without a name', { body: { objectClassName: 'domain' } }, { code: 'BAD_RESPONSE' }],
    [
      'HTTP 400',
      { status: 400, body: { errorCode: 400 } },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('400') },
    ],
    ['HTTP 403', { status: 403, body: '' }, { code: 'REFUSED' }],
    [
      'HTTP 500',
      { status: 500, type: 'text/html', body: 'Not found' },
      { code: 'BAD_RESPONSE', message: expect.stringContaining('500') },
    ],
    [
      'HTTP 503 with a time',
      { status: 503, headers: { 'Retry-After': '120' } },
      { code: 'BAD_RESPONSE', retryAfter: 120_000 },
    ],
    ['HTTP 429', { status: 429, type: json, body: { errorCode: 429 } }, { code: 'THROTTLED' }],
    [
      'HTTP 429 with a time',
      { status: 429, type: 'text/html', headers: { 'Retry-After': '30' } },
      { code: 'THROTTLED', retryAfter: 30_000 },
    ],
  ])('%s is a typed error', async (_, answering, expected) => {
    const { client } = await clientOf({ [REGISTRY]: answering }, { ...RDAP_ONLY, pacing: false });
    expect(await failureOf(client.lookup(NAME))).toMatchObject({ host: REGISTRY, ...expected });
    expect((await failureOf(client.availability(NAME))).code).not.toBe('UNDETERMINED');
  });

  it('carries what was received', async () => {
    const { client } = await clientOf({
      [REGISTRY]: { status: 502, type: 'text/html', body: '<h1>Bad\ngateway</h1>' },
    });
    const { parts } = await failureOf(client.lookup(NAME));
    expect(parts).toEqual([
      {
        host: REGISTRY,
        body: expect.stringContaining(
          'HTTP Status: 502 text/html\nReceived: <h1>Bad\nReceived: gateway</h1>\n',
        ),
      },
    ]);
  });

  it.each([
    [429, 'THROTTLED'],
    [503, 'BAD_RESPONSE'],
  ])('slows its host down if HTTP %s says when to try again', async (status, code) => {
    const { client, events } = await clientOf(
      { [REGISTRY]: { status, headers: { 'Retry-After': '1' } } },
      { ...RDAP_ONLY, timeout: 300, pacing: { interval: 0, waitCounts: true } },
    );
    expect(await failureOf(client.lookup(NAME))).toMatchObject({ code, retryAfter: 1000 });
    expect(await failureOf(client.lookup(NAME))).toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringContaining('while waiting for its turn'),
    });
    expect(events.filter(({ type }) => type === 'asking')).toHaveLength(1);
  });

  it('does not slow its host down if it is HTTP 503 without a time', async () => {
    const { client, events } = await clientOf(
      { [REGISTRY]: { status: 503 } },
      { ...RDAP_ONLY, timeout: 300, pacing: { interval: 0, waitCounts: true } },
    );
    for (const _ of [1, 2])
      expect(await failureOf(client.lookup(NAME))).toMatchObject({ code: 'BAD_RESPONSE' });
    expect(events.filter(({ type }) => type === 'asking')).toHaveLength(2);
  });

  it('is not a name in the other form, Unicode or ASCII: both are the same', async () => {
    const { client } = await clientOf({
      [REGISTRY]: { body: domainOf('', { ldhName: undefined, unicodeName: 'exämple.example' }) },
    });
    expect((await client.lookup('exämple.example')).properties).toMatchObject({ status: 'registered' });
  });
});

describe.skipIf(missing !== null)('the option `rdap`', () => {
  const unsupported = 'TLD is not supported.\r\n';

  it('by default queries WHOIS if there is a WHOIS server', async () => {
    const { client, fetch } = await clientOf({ [REGISTRY]: { body: domainOf(NAME) } }, BOTH, RECORD);
    expect((await client.lookup(NAME)).parts).toMatchObject([{ host: WHOIS }]);
    expect(fetch.asked).toEqual([]);
  });

  it('by default queries RDAP if the WHOIS server does not serve the suffix', async () => {
    const { client } = await clientOf({ [REGISTRY]: { body: domainOf(NAME) } }, BOTH, unsupported);
    expect(await client.lookup(NAME)).toMatchObject({
      parts: [{ host: REGISTRY }],
      properties: { status: 'registered' },
      warnings: [`${WHOIS}: the server does not serve this suffix; asked ${REGISTRY} instead`],
    });
  });

  it.each([
    ['throttles', 'Query rate limit exceeded.\r\n', 'THROTTLED'],
    ['is broken', '', 'BAD_RESPONSE'],
  ])('by default queries no other server if the WHOIS server %s', async (_, text, code) => {
    const { client, fetch } = await clientOf({ [REGISTRY]: { body: domainOf(NAME) } }, BOTH, text);
    expect(await failureOf(client.lookup(NAME))).toMatchObject({ code });
    expect(fetch.asked).toEqual([]);
  });

  it('with `prefer` queries RDAP first', async () => {
    const { client, connect } = await clientOf(
      { [REGISTRY]: { body: domainOf(NAME) } },
      { ...BOTH, rdap: 'prefer' },
      RECORD,
    );
    expect(await client.lookup(NAME)).toMatchObject({ parts: [{ host: REGISTRY }], warnings: [] });
    expect(connect.hosts).toEqual([]);
  });

  it.each<[string, Answering]>([
    ['fails', { status: 500 }],
    ['throttles', { status: 429 }],
    ['answers with HTML', { type: 'text/html', body: 'Not found' }],
  ])('with `prefer` falls back to WHOIS if RDAP %s, and says why', async (_, answering) => {
    const { client } = await clientOf({ [REGISTRY]: answering }, { ...BOTH, rdap: 'prefer' }, RECORD);
    const found = await client.lookup(NAME);
    expect(found).toMatchObject({
      parts: [{ host: WHOIS, body: RECORD }],
      properties: { status: 'registered' },
    });
    expect(found.warnings).toEqual([
      expect.stringMatching(new RegExp(`^${REGISTRY}: .*; asked ${WHOIS} instead$`)),
    ]);
  });

  it.each(['fallback', 'prefer'] as const)(
    'with `%s` rejects with RDAP’s error if both fail, with what was received',
    async (rdap) => {
      const { client } = await clientOf(
        { [REGISTRY]: { status: 500, body: 'x' } },
        { ...BOTH, rdap },
        unsupported,
      );
      const error = await failureOf(client.lookup(NAME));
      expect(error).toMatchObject({ code: 'BAD_RESPONSE', host: REGISTRY });
      const order = rdap === 'prefer' ? [REGISTRY, WHOIS] : [WHOIS, REGISTRY];
      expect(error.parts.map(({ host }) => host)).toEqual(order);
    },
  );

  it('with `never` does not query RDAP', async () => {
    const { client, fetch } = await clientOf(
      { [REGISTRY]: { body: domainOf(NAME) } },
      { ...BOTH, rdap: 'never' },
      unsupported,
    );
    expect(await failureOf(client.lookup(NAME))).toMatchObject({
      code: 'NO_SERVER',
      kind: 'rdap',
      url: BASE,
    });
    expect(fetch.asked).toEqual([]);
  });

  it('does not fall back if the caller aborts', async () => {
    const { client, connect } = await clientOf({ [REGISTRY]: () => {} }, { ...BOTH, rdap: 'prefer' }, RECORD);
    const controller = new AbortController();
    const lookup = failureOf(client.lookup(NAME, { signal: controller.signal }));
    controller.abort();
    expect((await lookup).code).toBe('ABORTED');
    expect(connect.hosts).toEqual([]);
  });

  it.each<[ClientOptions, RegExp]>([
    [{ rdap: 'always' as 'prefer' }, /`rdap` must be one of/],
    [{ fetch: 'x' as never }, /`fetch` must be a function/],
    [{ servers: { example: { rdap: 'rdap.nic.example' } } }, /servers\.example\.rdap/],
    [{ servers: { example: { rdap: 'https://rdap.nic.example/x' } } }, /final slash/],
  ])('rejects %j', (options, message) => {
    expect(() => createClient(options)).toThrow(message);
  });
});

describe.skipIf(missing !== null)('the link to the registrar', () => {
  const linked = (href: string, more = {}) => ({
    body: domainOf(NAME, {
      links: [{ rel: 'self', type: 'application/rdap+json', href: BASE }, relatedTo(href)],
      ...more,
    }),
  });
  const registrars = (links: object[] = []) => ({
    body: domainOf(NAME, { links, entities: [entityOf(['registrant'], [['fn', {}, 'text', 'Jane Doe']])] }),
  });
  const HREF = `https://${REGISTRAR}/v1/domain/SHOP.EXAMPLE`;

  it('is followed: its response fills in what the registry does not say', async () => {
    const { client, at, events } = await clientOf({ [REGISTRY]: linked(HREF), [REGISTRAR]: registrars() });
    const found = await client.lookup(NAME);
    expect(found.parts.map(({ host }) => host)).toEqual([REGISTRY, REGISTRAR]);
    expect(found.properties).toMatchObject({
      status: 'registered',
      registrant_contacts: [{ name: 'Jane Doe' }],
    });
    expect(found.warnings).toEqual([]);
    expect(at[REGISTRAR]?.questions).toEqual([`${REGISTRAR} /v1/domain/SHOP.EXAMPLE`]);
    expect(events).toContainEqual({
      type: 'referral',
      domain: NAME,
      host: REGISTRAR,
      from: REGISTRY,
      port: 443,
    });
  });

  it('may be the registrar’s base URL alone', async () => {
    const { client, at } = await clientOf({
      [REGISTRY]: linked(`https://${REGISTRAR}/v1`),
      [REGISTRAR]: registrars(),
    });
    await client.lookup(NAME);
    expect(at[REGISTRAR]?.questions).toEqual([`${REGISTRAR} /v1/domain/${NAME}`]);
  });

  it('is followed up to the limit, and to no server twice', async () => {
    const back = registrars([relatedTo(`https://${REGISTRY}/rdap/domain/${NAME}`)]);
    const loop = await clientOf({ [REGISTRY]: linked(HREF), [REGISTRAR]: back });
    await loop.client.lookup(NAME);
    expect(loop.fetch.asked).toHaveLength(2);

    const chain = {
      [REGISTRY]: linked(HREF),
      [REGISTRAR]: registrars([relatedTo(`https://${RESELLER}/domain/${NAME}`)]),
      [RESELLER]: registrars([relatedTo(`https://${OTHER}/domain/${NAME}`)]),
    };
    for (const [maxReferrals, expected] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      const { client, fetch } = await clientOf(chain, { ...RDAP_ONLY, maxReferrals });
      await client.lookup(NAME);
      expect(fetch.asked).toHaveLength(expected);
    }
  });

  it.each([
    ['http://rdap.registrar.example/domain/shop.example', 'it is not HTTPS'],
    ['https://127.0.0.1/domain/shop.example', 'it is not a public address'],
    ['https://[::1]/domain/shop.example', 'it is not a public address'],
    ['https://[::ffff:10.0.0.1]/domain/shop.example', 'it is not a public address'],
    ['https://2130706433/domain/shop.example', 'it is not a public address'],
    ['https://0x7f.1/domain/shop.example', 'it is not a public address'],
    ['https://localhost/domain/shop.example', 'it is not a host name'],
    ['https://rdap.registrar.example:25/domain/shop.example', 'port 25 is not a port for HTTPS'],
    ['https://rdap.registrar.example:0/domain/shop.example', 'port 0 is not a port for HTTPS'],
    ['https://db.internal/domain/shop.example', 'it is a name in a private network'],
    ['https://user:pass@rdap.registrar.example/domain/shop.example', 'it contains a user name'],
    ['https://rdap.registrar.example/domain/other.example', 'it is about another name'],
    ['https://rdap.registrar.example/x?q=1', 'it is not about a domain'],
    ['file:///etc/passwd', 'it is not HTTPS'],
    ['javascript:alert(1)', 'it is not HTTPS'],
    ['not a url', 'it is not a URL'],
  ])('to %s is not followed: the lookup succeeds and says why', async (href, why) => {
    const { client, fetch } = await clientOf({ [REGISTRY]: linked(href) });
    const found = await client.lookup(NAME);
    expect(found.properties.status).toBe('registered');
    expect(found.warnings).toEqual([expect.stringContaining(`was not followed: ${why}`)]);
    expect(fetch.asked).toHaveLength(1);
  });

  it('longer than any URL is not followed', async () => {
    const { client, fetch } = await clientOf({
      [REGISTRY]: linked(`https://${REGISTRAR}/${'x'.repeat(3000)}`),
    });
    expect((await client.lookup(NAME)).warnings).toEqual([
      expect.stringMatching(/^.{0,250}it is not a URL$/),
    ]);
    expect(fetch.asked).toHaveLength(1);
  });

  it.each([
    ['another relation', { rel: 'alternate', type: 'application/rdap+json', href: HREF }],
    ['another type', { rel: 'related', type: 'text/html', href: HREF }],
    ['no type', { rel: 'related', href: HREF }],
    ['no address', { rel: 'related', type: 'application/rdap+json' }],
  ])('with %s is ignored', async (_, link) => {
    const { client, fetch } = await clientOf({ [REGISTRY]: { body: domainOf(NAME, { links: [link] }) } });
    expect((await client.lookup(NAME)).warnings).toEqual([]);
    expect(fetch.asked).toHaveLength(1);
  });

  it.each<[string, Answering, RegExp]>([
    [
      'does not know the name',
      { status: 404, body: NOT_FOUND },
      /the registrar says that it does not have this name/,
    ],
    ['fails', { status: 500 }, /HTTP 500/],
    ['throttles', { status: 429 }, /HTTP 429/],
    ['answers with HTML', { type: 'text/html', body: 'Not found' }, /text\/html/],
    ['speaks of another name', { body: domainOf('other.example') }, /other\.example/],
    ['breaks off', (question) => void question.socket.destroy(), /./],
  ])('to a registrar that %s never loses what the registry said', async (_, answering, why) => {
    const { client } = await clientOf({ [REGISTRY]: linked(HREF), [REGISTRAR]: answering });
    const found = await client.lookup(NAME);
    expect(found.parts.map(({ host }) => host)).toEqual([REGISTRY]);
    expect(found.properties).toMatchObject({ status: 'registered', 'available?': false });
    expect(found.warnings).toEqual([expect.stringMatching(why)]);
  });

  it('is ignored if the name is free', async () => {
    const { client, fetch } = await clientOf({
      [REGISTRY]: { status: 404, body: { ...NOT_FOUND, links: [relatedTo(HREF)] } },
    });
    expect((await client.lookup(NAME)).properties.status).toBe('available');
    expect(fetch.asked).toHaveLength(1);
  });
});

describe.skipIf(missing !== null)('a redirect', () => {
  const to = (location: string, status = 302): Answering => ({ status, headers: { Location: location } });
  const moved =
    (from: string, location: string, body: unknown): Answering =>
    (question, response) => {
      if (question.url?.startsWith(from)) response.writeHead(301, { Location: location }).end();
      else response.writeHead(200, { 'Content-Type': 'application/rdap+json' }).end(JSON.stringify(body));
    };

  it('within the server is followed', async () => {
    const { client, at } = await clientOf({
      [REGISTRY]: moved('/rdap', `/v2/domain/${NAME}`, domainOf(NAME)),
    });
    expect((await client.lookup(NAME)).parts).toMatchObject([{ host: REGISTRY }]);
    expect(at[REGISTRY]?.questions).toHaveLength(2);
  });

  it('to a host that the table lists for the suffix is followed, and its 404 counts', async () => {
    const { client, at } = await clientOf(
      {
        [REGISTRY]: to(`https://${APP}/rdap/domain/example.app`),
        [APP]: { status: 404, body: NOT_FOUND },
      },
      { servers: { app: { rdap: BASE } } },
    );
    const { parts, properties } = await client.lookup('example.app');
    expect(parts).toMatchObject([{ host: APP }]);
    expect(properties.status).toBe('available');
    expect(at[APP]?.questions).toEqual([`${APP} /rdap/domain/example.app`]);
  });

  it.each(['/', '/login', '/v2/domain/', '/v2/domain/other.example', `/search?domain=${NAME}`])(
    'to %s does not query the name: a 404 there makes no name free',
    async (location) => {
      const { client } = await clientOf({
        [REGISTRY]: (question, response) => {
          if (question.url?.startsWith('/rdap/')) response.writeHead(302, { Location: location }).end();
          else
            response
              .writeHead(404, { 'Content-Type': 'application/rdap+json' })
              .end(JSON.stringify(NOT_FOUND));
        },
      });
      const error = await failureOf(client.availability(NAME));
      expect(error).toMatchObject({
        code: 'BAD_RESPONSE',
        message: expect.stringContaining('after a redirect to a URL that does not name what was asked for'),
      });
    },
  );

  it('to the same name elsewhere on the server, in any spelling, leads to a 404 that counts', async () => {
    const { client } = await clientOf({
      [REGISTRY]: (question, response) => {
        if (question.url?.startsWith('/rdap/'))
          response
            .writeHead(302, { Location: `/v2/Domain/${NAME.toUpperCase().replace('.', '%2E')}./` })
            .end();
        else
          response.writeHead(404, { 'Content-Type': 'application/rdap+json' }).end(JSON.stringify(NOT_FOUND));
      },
    });
    expect(await client.availability(NAME)).toBe(true);
  });

  it.each([
    [`https://${OTHER}/domain/${NAME}`, 'it is on another server'],
    ['https://127.0.0.1/', 'it is not a public address'],
    [`http://${REGISTRY}/domain/${NAME}`, 'it is not HTTPS'],
    [`https://u:p@${REGISTRY}/`, 'it contains a user name'],
    ['https://', 'it is not a URL'],
  ])('to %s is an error', async (location, why) => {
    const { client, fetch } = await clientOf({
      [REGISTRY]: to(location),
      [OTHER]: { status: 404, body: NOT_FOUND },
    });
    expect(await failureOf(client.lookup(NAME))).toMatchObject({
      code: 'BAD_RESPONSE',
      message: expect.stringContaining(why),
    });
    expect(fetch.asked).toHaveLength(1);
  });

  it('is followed three times in a row', async () => {
    const { client, fetch } = await clientOf({ [REGISTRY]: to('/rdap/again', 307) });
    expect(await failureOf(client.lookup(NAME))).toMatchObject({
      code: 'BAD_RESPONSE',
      message: expect.stringContaining('more than 3 redirects'),
    });
    expect(fetch.asked).toHaveLength(4);
  });

  it('without a URL is an error', async () => {
    const { client } = await clientOf({ [REGISTRY]: { status: 302 } });
    expect(await failureOf(client.lookup(NAME))).toMatchObject({ code: 'BAD_RESPONSE' });
  });
});
