import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/index.js';
import { openApiDocument } from '../../src/service/index.js';
import { RDAP_SCHEMAS } from '../../src/service/openapi-rdap.js';
import { runHere } from '../cli/port43.js';
import type { Answer, RequestOptions } from './support/requests.js';
import { openTestService, sharedTestService } from './support/test-service.js';

interface Documented {
  description: string;
  headers: Record<string, { $ref: string }>;
  content?: Record<string, unknown>;
}

/** Of HTTP itself, in no document. */
const TRANSPORT = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'];

const document = openApiDocument();

/** The document, with schemas that reject members that they do not declare: only RDAP objects may have more (RFC 9083, section 2.1). */
const strict = JSON.parse(JSON.stringify(document), (name, value) =>
  value?.type === 'object' && value.properties !== undefined && !Object.hasOwn(RDAP_SCHEMAS, name)
    ? { additionalProperties: false, ...value }
    : value,
);
const ajv = new Ajv2020({ strict: false }).addSchema(strict, 'openapi');

/** What a response has that the document does not describe, and what it lacks. */
function differences(path: string, answer: Answer, method = 'get'): string[] {
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, Documented> }>>;
    components: { headers: Record<string, { required?: boolean; schema: object }> };
  };
  const response = paths[path]?.[method]?.responses[answer.status];
  if (response === undefined) return [`status ${answer.status}`];
  const found: string[] = [];

  const type = String(answer.headers['content-type']);
  const pointer = (...parts: (string | number)[]) =>
    parts.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`);
  if (answer.text === '') {
    if (response.content !== undefined) found.push('no body');
  } else if (response.content?.[type] === undefined) found.push(`content-type ${type}`);
  else {
    const at = pointer('paths', path, method, 'responses', answer.status, 'content', type, 'schema').join('');
    const validate = ajv.getSchema(`openapi#${at}`);
    if (validate === undefined) found.push(`no schema ${at}`);
    else if (!validate(answer.json ?? answer.text)) found.push(ajv.errorsText(validate.errors));
  }

  const documented = Object.keys(response.headers).map((name) => name.toLowerCase());
  for (const name of Object.keys(answer.headers)) {
    if (!TRANSPORT.includes(name) && !documented.includes(name)) found.push(`header ${name}`);
  }
  for (const name of Object.keys(response.headers)) {
    const value = answer.headers[name.toLowerCase()];
    const { required = false, schema = {} } = components.headers[name] ?? {};
    if (value === undefined && required) found.push(`no header ${name}`);
    const { type: wanted } = schema as { type?: string };
    const read = wanted === 'integer' ? Number(value) : value;
    if (value !== undefined && !ajv.validate(schema, read)) found.push(`header ${name}: ${value}`);
  }
  return found;
}

/** A successful request for every path. */
const PATHS: Readonly<Record<string, string>> = {
  '/': '/v1/',
  '/account': '/v1/account',
  '/lookup/{query}': '/v1/lookup/example.com',
  '/availability/{domain}': '/v1/availability/example.com',
  '/whois/{domain}': '/v1/whois/example.com',
  '/whois/{domain}/record': '/v1/whois/example.com/record',
  '/whois/{domain}/parts': '/v1/whois/example.com/parts',
  '/whois/{domain}/properties': '/v1/whois/example.com/properties',
  '/whois/{domain}/availability': '/v1/whois/example.com/availability',
  '/ip/{address}': '/v1/ip/193.0.96.7',
  '/ip/{address}/{length}': '/v1/ip/193.0.96.0/24',
  '/as/{number}': '/v1/as/1900',
  '/usage': '/v1/usage',
  '/keys': '/v1/keys',
  '/jobs': '/v1/jobs',
  '/watches': '/v1/watches',
  '/watches.ics': '/v1/watches.ics',
  '/watches/events.atom': '/v1/watches/events.atom',
  '/openapi.json': '/openapi.json',
};

/** Whether a server is queried, about a domain or a number. */
const isAsked = (path: string): boolean => /\{(?:domain|query|address|number)\}/.test(path);

/** Paths of RDAP, asked with success, and with an object that is not one. */
const RDAP_PATHS: Readonly<Record<string, [good: string, bad: string | null]>> = {
  '/rdap/domain/{name}': ['/rdap/domain/example.com', '/rdap/domain/-example.com'],
  '/rdap/ip/{address}': ['/rdap/ip/193.0.96.7', '/rdap/ip/193.0.96.256'],
  '/rdap/ip/{address}/{length}': ['/rdap/ip/193.0.96.0/24', '/rdap/ip/193.0.96.1/24'],
  '/rdap/autnum/{number}': ['/rdap/autnum/1900', '/rdap/autnum/AS1900'],
  '/rdap/help': ['/rdap/help', null],
  '/rdap/dns.json': ['/rdap/dns.json', null],
  '/rdap/ipv4.json': ['/rdap/ipv4.json', null],
  '/rdap/ipv6.json': ['/rdap/ipv6.json', null],
  '/rdap/asn.json': ['/rdap/asn.json', null],
};

const FREE = ['/account', '/usage', '/keys', '/jobs', '/watches', '/watches.ics', '/watches/events.atom'];

/** Paths that need something to be there. */
const OF_AN_ID = [
  '/keys/{id}',
  '/account/callback',
  '/callback-secret',
  '/jobs/{id}',
  '/jobs/{id}/results',
  '/jobs/{id}/callback',
  ...['', '/changes', '/{version}'].map((path) => `/history/{domain}${path}`),
  '/watches/{id}',
  '/watches/{id}/events',
];

/** Paths of the operator's API, which test/service/admin.test.ts asks. */
const ADMIN_PATHS = [
  '/admin/accounts',
  '/admin/accounts/{who}',
  ...['entries', 'usage', 'grants', 'plan', 'rotate', 'keys', 'keys/{key}', 'revoke', 'restore'].map(
    (path) => `/admin/accounts/{who}/${path}`,
  ),
  '/admin/audit',
];

const open = sharedTestService();
const openHasty = sharedTestService({ lookups: { timeout: 200 } });

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(openApiDocument())));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('is public, and can be printed without a server', async () => {
    const { get } = await open();
    const { json, headers, status } = await get('/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const printed = await runHere(['serve', '--openapi']);
    expect(JSON.parse(printed.stdout)).toEqual(json);
  });

  it('lists every path of the entry point, its price, and whether it is deprecated', async () => {
    const { get, account } = await open();
    const { routes } = (await get('/v1/', await account())).json;
    const { paths } = openApiDocument();
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      'servers' in item ? [] : [`/v1${path.replace(/\{(\w+)\}/g, ':$1')}`],
    );
    expect(documented.sort()).toEqual([...routes].sort());
    expect(Object.keys(paths).sort()).toEqual(
      [...Object.keys(PATHS), ...Object.keys(RDAP_PATHS), ...OF_AN_ID, ...ADMIN_PATHS, '/batch'].sort(),
    );
    expect(paths['/whois/{domain}/availability']?.get).toMatchObject({ deprecated: true, 'x-credits': 1 });
    expect(paths['/account']?.get?.['x-credits']).toBe(0);
  });

  it('names every schema, and has all fields of the properties', async () => {
    const { schemas } = openApiDocument().components;
    for (const name of ['Properties', 'Contact', 'Registrar', 'Nameserver', 'Part', 'Account', 'ApiError'])
      expect(schemas).toHaveProperty(name);
    const { get, account } = await open();
    const { properties } = (await get('/v1/whois/example.com/properties', await account())).json.response;
    expect(Object.keys(schemas.Properties.properties)).toEqual(Object.keys(properties));
    expect(schemas.Properties.required).toEqual(Object.keys(properties));
    expect(Object.keys(schemas.Contact.properties)).toEqual(Object.keys(properties.registrant_contacts[0]));
  });

  it.each(Object.entries(PATHS))('describes every response of %s', async (path, url) => {
    const { get, account, replay } = await openTestService({ loginFailures: 2 });
    const key = await account();
    const answers: [expected: number, answer: Answer][] = [];
    const ask = async (expected: number, target = url, who: string | null = key, request?: RequestOptions) =>
      void answers.push([expected, await get(target, who, request)]);

    await ask(200);
    await ask(200);
    if (url.startsWith('/v1/')) {
      if (!FREE.includes(path)) {
        const poor = await account({ plan: 'payg', credits: 1 });
        await get(url, poor);
        await ask(402, url, poor);
      }
      await ask(403, url, key, { headers: { 'sec-fetch-site': 'cross-site' } });
      await ask(401, url, null);
      await ask(401, url, 'wrong-1');
      await ask(401, url, 'wrong-2');
      await ask(429, url, 'wrong-3');
    }
    if (isAsked(path)) {
      const etag = answers[1]?.[1].headers.etag ?? '';
      await ask(304, url, key, { headers: { 'if-none-match': etag } });
      await ask(400, path.includes('{domain}') ? url.replace('example.com', '-example.com') : `${url}x`);
      if (path.includes('{domain}')) await ask(400, url.replace('example.com', 'example.gr'));
      const afresh = { headers: { 'cache-control': 'no-cache' } };
      const hasty = await openHasty();
      hasty.replay.misbehave(['silent']);
      answers.push([504, await hasty.get(url, await hasty.account(), afresh)]);
      for (const [misbehave, status] of [
        ['reset=0', 502],
        ['throttle', 503],
      ] as const) {
        replay.misbehave([misbehave]);
        await ask(status, url, key, afresh);
      }
    }
    await ask(431, `${url}?${'x'.repeat(9000)}`);
    for (const [expected, answer] of answers) {
      expect(answer.status).toBe(expected);
      expect([answer.status, ...differences(path, answer)]).toEqual([expected]);
    }
  });

  it.each(Object.entries(RDAP_PATHS))('describes every response of %s', async (path, [good, bad]) => {
    const { get, account, replay } = await openTestService({ loginFailures: 1 });
    const key = await account();
    const answers: [expected: number, answer: Answer][] = [];
    const ask = async (expected: number, target = good, who: string | null = key, request?: RequestOptions) =>
      void answers.push([expected, await get(target, who, request)]);

    await ask(200);
    const etag = answers[0]?.[1].headers.etag ?? '';
    await ask(304, good, key, { headers: { 'if-none-match': etag } });
    await ask(431, `${good}?${'x'.repeat(9000)}`);
    if (bad !== null) {
      await ask(400, bad);
      const poor = await account({ plan: 'payg', credits: 1 });
      await get(good, poor);
      await ask(402, good, poor);
      await ask(403, good, key, { headers: { 'sec-fetch-site': 'cross-site' } });
      await ask(401, good, null);
      await ask(401, good, 'wrong-1');
      await ask(429, good, 'wrong-2');
      const afresh = { headers: { 'cache-control': 'no-cache' } };
      for (const [misbehave, status] of [
        ['reset=0', 502],
        ['throttle', 503],
      ] as const) {
        replay.misbehave([misbehave]);
        await ask(status, good, key, afresh);
      }
    }
    if (path.includes('{name}')) {
      replay.misbehave([]);
      await ask(302, '/rdap/domain/www.example.com');
      await ask(404, '/rdap/domain/example-free.com');
      await ask(501, '/rdap/domain/example.invalid');
    }
    for (const [expected, answer] of answers)
      expect([answer.status, ...differences(path, answer)]).toEqual([expected]);
  });

  it('describes every response about a job', async () => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 10 });
    const json = { 'content-type': 'application/json' };
    const names = ['example.com', 'example-free.com', '-nonsense.com'];
    const body = (fields: object) => JSON.stringify({ names, want: 'properties', ...fields });
    const made = await get('/v1/jobs', key, { method: 'POST', headers: json, body: body({}) });
    const url = `/v1/jobs/${made.json.job.id}`;
    while ((await get(url, key)).json.job.state !== 'done')
      await new Promise((resolve) => setTimeout(resolve, 20));
    const large = Array.from({ length: 100_001 }, () => 'example.com');
    const keyed = (some: string[]) =>
      get('/v1/jobs', key, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': 'once' },
        body: body({ names: some }),
      });
    const answers: [path: string, method: string, status: number, answer: Answer][] = [
      ['/jobs', 'post', 202, made],
      ['/jobs', 'post', 400, await get('/v1/jobs', key, { method: 'POST', headers: json, body: '{}' })],
      [
        '/jobs',
        'post',
        402,
        await get('/v1/jobs', key, {
          method: 'POST',
          headers: json,
          body: body({ names: large.slice(0, 20) }),
        }),
      ],
      [
        '/jobs',
        'post',
        413,
        await get('/v1/jobs', key, { method: 'POST', headers: json, body: body({ names: large }) }),
      ],
      [
        '/jobs',
        'post',
        415,
        await get('/v1/jobs', key, { method: 'POST', headers: { 'content-type': 'a/b' }, body: 'x' }),
      ],
      ['/jobs', 'post', 202, await keyed(names)],
      ['/jobs', 'post', 422, await keyed(names.slice(1))],
      ['/jobs', 'post', 401, await get('/v1/jobs', null, { method: 'POST', headers: json, body: body({}) })],
      ['/jobs/{id}', 'get', 200, await get(url, key)],
      ['/jobs/{id}', 'get', 404, await get('/v1/jobs/none', key)],
      ['/jobs/{id}', 'delete', 200, await get(url, key, { method: 'DELETE' })],
      ['/jobs/{id}', 'delete', 404, await get('/v1/jobs/none', key, { method: 'DELETE' })],
      ['/jobs/{id}/results', 'get', 400, await get(`${url}/results?after=x`, key)],
      ['/jobs/{id}/results', 'get', 404, await get('/v1/jobs/none/results', key)],
      ['/jobs/{id}/callback', 'post', 400, await get(`${url}/callback`, key, { method: 'POST' })],
      ['/jobs/{id}/callback', 'post', 404, await get('/v1/jobs/none/callback', key, { method: 'POST' })],
    ];
    for (const [path, method, status, answer] of answers)
      expect([path, method, answer.status, ...differences(path, answer, method)]).toEqual([
        path,
        method,
        status,
      ]);

    const results = await get(`${url}/results`, key);
    expect(results.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const lines = results.text.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const text of lines) {
      const line = { ...results, text, json: JSON.parse(text) };
      expect(differences('/jobs/{id}/results', line)).toEqual([]);
    }
  });

  it('describes every response about versions', async () => {
    const { get, account } = await openTestService({ history: 30, loginFailures: 1 });
    const key = await account({ plan: 'payg', credits: 100 });
    const poor = await account({ plan: 'payg', credits: 1 });
    await get('/v1/lookup/example.com', poor);
    const versions = await vi.waitFor(async () => {
      const answer = await get('/v1/history/example.com', key);
      expect(answer.json.history.versions).toHaveLength(1);
      return answer;
    });
    const [{ version }] = versions.json.history.versions;
    const answers: [path: string, status: number, answer: Answer][] = [['', 200, versions]];
    for (const [path, suffix] of [
      ['', ''],
      ['/changes', '/changes'],
      ['/{version}', `/${version}`],
    ] as const) {
      const url = `/v1/history/example.com${suffix}`;
      answers.push(
        [path, 200, await get(url, key)],
        [path, 400, await get(`/v1/history/-example.com${suffix}`, key)],
        [path, 402, await get(url, poor)],
        [path, 401, await get(url, null)],
      );
    }
    answers.push(
      ['/{version}', 404, await get('/v1/history/example.com/0', key)],
      ['/changes', 400, await get('/v1/history/example.com/changes?from=x', key)],
    );
    const without = await openTestService();
    answers.push(['', 404, await without.get('/v1/history/example.com', await without.account())]);
    for (const [path, status, answer] of answers)
      expect([path, answer.status, ...differences(`/history/{domain}${path}`, answer)]).toEqual([
        path,
        status,
      ]);
  });

  it('describes every response about a watch', async () => {
    const { get, account } = await openTestService();
    const key = await account({ plan: 'payg', credits: 3 });
    const post = (fields: object, type = 'application/json', who: string | null = key) =>
      get('/v1/watches', who, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ names: ['example.com', 'example-free.com'], on: ['available'], ...fields }),
      });
    const made = await post({ every: '1h' });
    const url = `/v1/watches/${made.json.watch.id}`;
    while ((await get(`${url}/events`, key)).text === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    const answers: [path: string, method: string, status: number, answer: Answer][] = [
      ['/watches', 'post', 201, made],
      ['/watches', 'post', 400, await post({ on: ['news'] })],
      ['/watches', 'post', 413, await post({ names: Array.from({ length: 1001 }, () => 'example.com') })],
      ['/watches', 'post', 415, await post({}, 'a/b')],
      ['/watches', 'post', 401, await post({}, undefined, null)],
      ['/watches', 'get', 200, await get('/v1/watches', key)],
      ['/watches/{id}', 'get', 200, await get(url, key)],
      ['/watches/{id}', 'get', 404, await get('/v1/watches/none', key)],
      ['/watches/{id}/events', 'get', 400, await get(`${url}/events?after=x`, key)],
      ['/watches/{id}/events', 'get', 404, await get('/v1/watches/none/events', key)],
      ['/watches.ics', 'get', 200, await get('/v1/watches.ics', key)],
      ['/watches/events.atom', 'get', 200, await get('/v1/watches/events.atom', key)],
    ];
    const events = await get(`${url}/events`, key);
    for (const text of events.text.trim().split('\n'))
      answers.push(['/watches/{id}/events', 'get', 200, { ...events, text, json: JSON.parse(text) }]);
    answers.push(
      ['/watches/{id}', 'delete', 200, await get(url, key, { method: 'DELETE' })],
      ['/watches/{id}', 'delete', 404, await get(url, key, { method: 'DELETE' })],
    );
    for (const [path, method, status, answer] of answers)
      expect([path, method, answer.status, ...differences(path, answer, method)]).toEqual([
        path,
        method,
        status,
      ]);
  });

  it('describes every response about a batch', async () => {
    const { get, account, replay } = await openTestService({ deadline: 1_500 });
    const key = await account({ plan: 'payg', credits: 4 });
    const post = (body: object, type = 'application/json', who: string | null = key) =>
      get('/v1/batch', who, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(body),
      });
    const names = ['example.com', '193.0.96.7', '-nonsense.com'];
    const answers: [status: number, answer: Answer][] = [
      [200, await post({ names })],
      [400, await post({})],
      [413, await post({ names: Array.from({ length: 101 }, () => 'example.com') })],
      [415, await post({ names }, 'a/b')],
      [401, await post({ names }, undefined, null)],
    ];
    replay.misbehave(['silent']);
    answers.push([503, await post({ names: ['example-free.com'] })]);
    replay.misbehave([]);
    answers.push([200, await post({ names })], [402, await post({ names })]);
    for (const [status, answer] of answers)
      expect([answer.status, ...differences('/batch', answer, 'post')]).toEqual([status]);
  });

  it('describes every response about keys', async () => {
    const { get, account } = await open();
    const key = await account();
    const create = (body: string, who = key, type = 'application/json') =>
      get('/v1/keys', who, { method: 'POST', headers: { 'content-type': type }, body });
    const made = await create('{"name":"one"}');
    const { id, api_token: plain } = made.json.key;
    const remove = (which: string, who = key) => get(`/v1/keys/${which}`, who, { method: 'DELETE' });
    const answers: [path: string, method: string, status: number, answer: Answer][] = [
      ['/keys', 'post', 201, made],
      ['/keys', 'get', 200, await get('/v1/keys', key)],
      ['/keys', 'get', 403, await get('/v1/keys', plain)],
      ['/keys', 'post', 400, await create('{"name":"one"}')],
      ['/keys', 'post', 403, await create('{"name":"two"}', plain)],
      ['/keys', 'post', 413, await create(`{"name":"${'x'.repeat(2000)}"}`)],
      ['/keys', 'post', 415, await create('<name/>', key, 'text/xml')],
      ['/keys/{id}', 'delete', 403, await remove(id, plain)],
      ['/keys/{id}', 'delete', 400, await remove('main')],
      ['/keys/{id}', 'delete', 200, await remove(id)],
      ['/keys/{id}', 'delete', 404, await remove(id)],
    ];
    for (const [path, method, status, answer] of answers)
      expect([path, method, answer.status, ...differences(path, answer, method)]).toEqual([
        path,
        method,
        status,
      ]);
  });

  it('describes every response about callbacks', async () => {
    const { get, account } = await openTestService({ callbacks: { allow: ['192.0.2.0/24'] }, work: false });
    const key = await account();
    const headers = { 'content-type': 'application/json' };
    const json = (method: string, url: string, body: object) =>
      get(url, key, { method, headers, body: JSON.stringify(body) });
    const set = (url: string) => json('PUT', '/v1/account/callback', { url, below: 3 });
    const job = { names: ['example.com'], want: 'record', callback: 'https://192.0.2.1/' };
    const path = '/account/callback';
    const answers: [path: string, method: string, status: number, answer: Answer][] = [
      [path, 'get', 404, await get('/v1/account/callback', key)],
      [path, 'put', 400, await set('http://127.0.0.1/')],
      [path, 'put', 200, await set('https://192.0.2.1/')],
      [path, 'get', 200, await get('/v1/account/callback', key)],
      [path, 'delete', 200, await get('/v1/account/callback', key, { method: 'DELETE' })],
      [path, 'delete', 404, await get('/v1/account/callback', key, { method: 'DELETE' })],
      ['/callback-secret', 'post', 201, await get('/v1/callback-secret', key, { method: 'POST' })],
      ['/callback-secret', 'post', 201, await get('/v1/callback-secret', key, { method: 'POST' })],
      ['/jobs', 'post', 202, await json('POST', '/v1/jobs', job)],
    ];
    for (const [each, method, status, answer] of answers)
      expect([each, method, answer.status, ...differences(each, answer, method)]).toEqual([
        each,
        method,
        status,
      ]);
  });

  it('describes the response to an internal error', async () => {
    const lookup = () => Promise.reject(new TypeError('a fault'));
    const client = { ...createClient(), lookup, lookupResource: lookup };
    const { get, account } = await openTestService({ client });
    const key = await account();
    for (const [path, url] of Object.entries(PATHS).filter(([each]) => isAsked(each))) {
      const answer = await get(url, key);
      expect([answer.status, ...differences(path, answer)]).toEqual([500]);
    }
  });
});
