import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ANSWERS, fixture, REGISTRY_ANSWER } from './support/answers.js';
import { over, results } from './support/jobs.js';
import { basic, remaining } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const PROPERTIES = '/v1/whois/example.com/properties';

/** With the body as it was sent. */
async function get(url: string, path: string, headers: Record<string, string>) {
  const { request } = await import('node:http');
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('large responses', () => {
  it('are compressed for clients that accept it, with a tag that still matches', async () => {
    const { service, account } = await openTestService({ work: false });
    const authorization = basic(await account({ plan: 'payg', credits: 50 }));
    const ask = (headers: Record<string, string>) =>
      get(service.url, PROPERTIES, { authorization, ...headers });
    const plain = await ask({});
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: expect.stringMatching(/^"/) });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [accepted, encoding, decode] of [
      ['gzip', 'gzip', gunzipSync],
      ['gzip, br', 'br', brotliDecompressSync],
      ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
    ] as const) {
      const packed = await ask({ 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        etag: `W/${plain.headers.etag}`,
        'content-type': 'application/json; charset=utf-8',
      });
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(decode(packed.body).toString()).toBe(plain.body.toString());
      for (const tag of [packed.headers.etag, plain.headers.etag]) {
        const known = await ask({ 'accept-encoding': accepted, 'if-none-match': String(tag) });
        expect([known.status, known.headers.etag, known.body.length]).toEqual([304, tag, 0]);
      }
    }
    for (const accepted of ['identity', 'gzip;q=0', 'unknown'])
      expect((await ask({ 'accept-encoding': accepted })).headers).not.toHaveProperty('content-encoding');
  });

  it('are large: small ones and errors are sent as they are', async () => {
    const { service, account } = await openTestService({ work: false });
    const authorization = basic(await account());
    for (const path of [
      '/v1/availability/example.com',
      '/v1/account',
      '/v1/nothing',
      '/v1/whois/-x-.com/parts',
    ]) {
      const { headers, body } = await get(service.url, path, { authorization, 'accept-encoding': 'gzip' });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(() => JSON.parse(body.toString())).not.toThrow();
    }
    const document = await get(service.url, '/openapi.json', { 'accept-encoding': 'gzip' });
    expect(document.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(document.body).toString()).openapi).toBe('3.1.0');
  });

  it('of text begin with whatever a server sends, and can always be read', async () => {
    const text = `HK Example Registry\n${REGISTRY_ANSWER.repeat(10)}`;
    const answers = [fixture('whois.verisign-grs.com', 'example.net', text)];
    const { service, account } = await openTestService({ work: false, answers });
    const headers = { authorization: basic(await account()), 'accept-encoding': 'gzip' };
    for (const path of ['/v1/whois/example.net', '/v1/whois/example.net/record']) {
      const answer = await get(service.url, path, headers);
      const isPacked = answer.headers['content-encoding'] === 'gzip';
      expect((isPacked ? gunzipSync(answer.body) : answer.body).toString()).toContain('HK Example Registry');
    }
  });
});

describe('a job in gzip', () => {
  it('is read, and its results are compressed as they come', async () => {
    const tested = await openTestService({ answers: ANSWERS });
    const key = await tested.account();
    const made = await tested.get('/v1/jobs?want=properties', key, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'content-encoding': 'GZIP' },
      body: gzipSync('example.com\nexample-free.com\n'),
    });
    expect([made.status, remaining(made)]).toEqual([202, 998]);
    const { id } = made.json.job;
    await over(tested, key, id);
    const plain = await results(tested, key, id);
    const packed = await get(tested.service.url, `/v1/jobs/${id}/results`, {
      authorization: basic(key),
      'accept-encoding': 'gzip',
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept, accept-encoding' });
    const lines = gunzipSync(packed.body).toString().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(plain);
  });
});
