import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { remaining } from '../service/support/requests.js';
import { openTestService, sharedTestService } from '../service/support/test-service.js';
import { builtPage } from './support/browser.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** Bytes that the page and the reference may have, compressed. */
const MAX_BYTES = { page: 200_000, reference: 30_000 };
const FILES = {
  page: ['/', '/page/page.js', '/page/page.css', '/page/icon.svg'],
  reference: ['/docs'],
};
const ALL = Object.values(FILES).flat();

const built = await builtPage();
afterAll(() => built.remove());

describe('the service serves the page', () => {
  const open = sharedTestService({ page: built.folder });
  const openToApps = sharedTestService({ page: built.folder, cors: ['https://app.example'] });
  const asBrowser = { headers: { accept: BROWSER } };

  it('at / to clients that ask for HTML only: all others get the same as without the page', async () => {
    const { get, account, service } = await open();
    expect(service.pageUrl).toBe(`${service.url}/`);
    const page = await get('/', null, asBrowser);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.vary).toBe('accept, accept-encoding');
    for (const accept of ['*/*', 'application/json', 'text/html;q=0', 'text/plain, */*;q=0.1', '']) {
      const answer = await get('/', await account(), { headers: { accept } });
      expect([accept, answer.status, answer.json.error.code]).toEqual([accept, 404, 'C03']);
      expect([answer.headers.vary, remaining(answer)]).toEqual(['accept', 1000]);
    }
  });

  it.each(ALL)('names in Vary of %s all that it depends on', async (path) => {
    const { get } = await openToApps();
    const { headers } = await get(path, null, asBrowser);
    const expected = ['Origin', ...(path === '/' ? ['accept'] : []), 'accept-encoding'];
    expect(headers.vary).toBe(expected.join(', '));
    if (path === '/') expect((await get(path, null)).headers.vary).toBe('Origin, accept');
  });

  it.each(ALL)('forbids scripts in %s other than its own, and frames', async (path) => {
    const { get } = await open();
    const { status, headers } = await get(path, null, asBrowser);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it.each(ALL)('serves %s to HEAD and GET alone, unchanged as 304, and without a charge', async (path) => {
    const { get, account } = await open();
    const key = await account({ plan: 'payg', credits: 9 });
    const whole = await get(path, key, asBrowser);
    const head = await get(path, key, { ...asBrowser, method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    const again = await get(path, key, {
      headers: { accept: BROWSER, 'if-none-match': `${whole.headers.etag}` },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const encoding of ['identity', 'br']) {
      const headers = { accept: BROWSER, 'accept-encoding': encoding };
      const { headers: now } = await get(path, key, { headers });
      const same = { method: 'HEAD', headers: { ...headers, 'if-none-match': `${now.etag}` } };
      const unchanged = await get(path, key, same);
      expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', now.etag]);
      expect(unchanged.headers['content-length']).toBe(now['content-length']);
    }
    const post = await get(path, key, { method: 'POST', body: '{}' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(remaining(await get('/v1/account', key))).toBe(9);
  });

  it('documents every path of the API, its price, its answers and their shapes at /docs', {
    tags: 'slow',
  }, async () => {
    const { get } = await open();
    const { text } = await get('/docs');
    for (const path of ['jobs', 'batch'])
      expect(text).toMatch(
        new RegExp(`POST /v1/${path}</code></h2>\\s*<p>[^\n]*1 credit for each name\\)</p>`),
      );
    const { paths, components } = (await get('/openapi.json')).json;
    for (const item of Object.values<Record<string, { operationId?: string }>>(paths))
      for (const { operationId } of Object.values(item))
        if (operationId !== undefined) expect(text).toContain(`<h2 id="${operationId}">`);
    for (const name of Object.keys(components.schemas)) expect(text).toContain(`<h3 id="${name}">`);
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`);
    expect(text).toContain('<code>GET /v1/whois/{domain}/properties</code>');
    expect(text).not.toMatch(/<script|style=|undefined|\[object/);
  });

  it.each(['page', 'reference'] as const)(
    'sends a %s within its limit of bytes, compressed either way',
    async (what) => {
      const { service, get } = await open();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        let weight = 0;
        for (const path of FILES[what]) {
          const { body, headers } = await bytes(service.url + path, {
            accept: BROWSER,
            'accept-encoding': encoding,
          });
          expect(headers['content-encoding']).toBe(encoding);
          expect(unpack(body).toString()).toBe((await get(path, null, asBrowser)).text);
          weight += body.length;
        }
        expect(weight).toBeGreaterThan(MAX_BYTES[what] / 4);
        expect(weight).toBeLessThan(MAX_BYTES[what]);
      }
    },
  );

  it('gives the examples of a demo to everyone, and no other name', async () => {
    const { get, replay } = await openTestService({ page: built.folder, examples: ['example.com'] });
    expect((await get('/page/examples')).json).toEqual({ examples: ['example.com'] });
    const { response } = (await get('/page/examples/example.com')).json;
    expect(response.parts[0]).toMatchObject({
      host: 'whois.verisign-grs.com',
      body: expect.stringContaining('EXAMPLE'),
    });
    const asked = replay.questions.length;
    expect((await get('/page/examples/free.com')).status).toBe(404);
    expect(replay.questions.length).toBe(asked);
  });

  it('not if its operator turns it off', async () => {
    const { get, service } = await openTestService({ page: false });
    expect(service.pageUrl).toBeNull();
    for (const path of [...ALL, '/page/examples']) {
      expect((await get(path, null, asBrowser)).status).toBe(404);
      expect((await get(path, null, { method: 'POST' })).status).toBe(404);
    }
  });
});

/** As they come over the wire. */
function bytes(
  url: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
