import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoutesOptions } from '../../src/client-types.js';
import { Deadline } from '../../src/net/deadline.js';
import { overSockets } from '../../src/rdap/get.js';
import { type BootstrapFile, findRoute, RDAP_PUBLISHED } from '../../src/registry/index.js';
import { RefreshedRoutes } from '../../src/routes/routes.js';
import { certificate, NAMES } from '../rdap/support/certificate.js';
import { closeServers, leadTo, type RdapServer, rdapServer } from '../rdap/support/rdap-server.js';
import { DAY, dnsFile, fileOf, HOUR, NOW, TestClock } from './bootstrap-files.js';

const missing = 'missing' in certificate ? certificate.missing : null;
const ca = 'missing' in certificate ? {} : { ca: certificate.cert };
const NEW = 'https://rdap.nic.example/';
const folder = mkdtempSync(join(tmpdir(), 'port43-routes-'));
let directories = 0;

/** What IANA sends; the tests change it. */
let iana: RdapServer;
let documents: Map<string, unknown>;
let headers: Record<string, string>;
let clock: TestClock;
const started: RefreshedRoutes[] = [];
/** `If-None-Match` of each request. */
let tags: (string | undefined)[];

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  tags.push(request.headers['if-none-match']);
  const document = documents.get(path);
  if (document === undefined) return void response.writeHead(404).end('not here');
  const etag = headers.ETag;
  if (etag !== undefined && request.headers['if-none-match'] === etag)
    return void response.writeHead(304, headers).end();
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof document === 'string' ? document : JSON.stringify(document));
}

const publish = (file: BootstrapFile, document: unknown) => documents.set(`/rdap/${file}.json`, document);

beforeEach(async () => {
  documents = new Map();
  headers = {};
  tags = [];
  clock = new TestClock();
  for (const file of ['dns', 'ipv4', 'ipv6', 'asn'] as const) publish(file, fileOf(file));
  iana = await rdapServer(answer);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((routes) => routes.close()));
  await closeServers();
});
afterAll(() => rmSync(folder, { recursive: true }));

const newDirectory = () => join(folder, `routes-${++directories}`);

function start(options: RoutesOptions = {}, server: RdapServer | null = iana) {
  const warnings: string[] = [];
  const get = overSockets({ connectTimeout: 10_000, idleTimeout: 10_000, maxBytes: 2 ** 20 }, ca);
  const connect = leadTo(server === null ? {} : { [NAMES.iana]: server });
  const routes = new RefreshedRoutes(options, {
    fetch: async (url, more) => {
      const deadline = new Deadline(20_000);
      try {
        return await get({ url, headers: more, publicOnly: false }, deadline, connect);
      } finally {
        deadline.end();
      }
    },
    warn: (message) => warnings.push(message),
    clock,
  });
  started.push(routes);
  return { routes, warnings };
}

/** Joins the refresh that the clock has just started; fetches nothing by itself. */
const settled = (routes: RefreshedRoutes) => routes.refresh();

describe.skipIf(missing !== null)('routes', () => {
  it('are those of this version until the first refresh, which is due immediately', async () => {
    publish('dns', dnsFile({ app: [NEW] }));
    const { routes } = start();
    expect(routes.find('example.app')).toEqual(findRoute('example.app'));
    expect(routes.files[0]).toEqual({ file: 'dns', publication: null, checked: null, problem: null });
    expect(clock.wait).toBe(0);
    clock.pass(0);
    await settled(routes);
    expect(routes.find('example.app')).toEqual({ kind: 'rdap', suffix: 'app', url: NEW });
    expect(routes.files.map(({ checked }) => checked)).toEqual(Array(4).fill(new Date(NOW).toISOString()));
    expect(iana.questions).toEqual(
      ['dns', 'ipv4', 'ipv6', 'asn'].map((file) => `data.iana.org /rdap/${file}.json`),
    );
  });

  it('are fetched once a day, or at the configured interval', async () => {
    const { routes } = start({ refresh: 2 * HOUR });
    clock.pass(0);
    await settled(routes);
    expect(clock.wait).toBe(2 * HOUR);
    const { routes: daily } = start();
    await daily.refresh();
    clock.pass(2 * HOUR);
    await settled(routes);
    expect(iana.questions).toHaveLength(12);
    expect(clock.wait).toBe(2 * HOUR);
  });

  it('are never fetched automatically with Infinity', async () => {
    const { routes } = start({ refresh: Number.POSITIVE_INFINITY });
    expect(clock.wait).toBeNull();
    await routes.refresh();
    expect(clock.wait).toBeNull();
    expect(iana.questions).toHaveLength(4);
  });

  it('are not fetched before `Expires`, up to a week', { tags: 'slow' }, async () => {
    headers = { Expires: new Date(NOW + 3 * DAY).toUTCString() };
    const { routes } = start();
    await routes.refresh();
    expect(clock.wait).toBe(3 * DAY);
    headers = { Expires: new Date(NOW + 1000 * DAY).toUTCString() };
    await routes.refresh();
    expect(clock.wait).toBe(7 * DAY);
    for (const Expires of ['0', '-1', 'Sun, 31 Feb', '2099']) {
      headers = { Expires };
      await routes.refresh();
      expect(clock.wait).toBe(DAY);
    }
  });

  it('are confirmed by their entity tag', async () => {
    headers = { ETag: '"one"' };
    publish('dns', dnsFile({ app: [NEW] }));
    const { routes, warnings } = start();
    await routes.refresh();
    clock.time += HOUR;
    await routes.refresh();
    expect(tags).toEqual([...Array(4).fill(undefined), ...Array(4).fill('"one"')]);
    expect(routes.files[0]).toMatchObject({ checked: new Date(NOW + HOUR).toISOString(), problem: null });
    expect(routes.find('example.app')).toMatchObject({ url: NEW });
    expect(warnings).toEqual([]);
  });

  it('never send an invalid tag', async () => {
    headers = { ETag: 'not quoted' };
    const { routes } = start();
    await routes.refresh();
    await routes.refresh();
    expect(tags).toEqual(Array(8).fill(undefined));
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['not JSON', '<html>maintenance</html>'],
    ['cut off', JSON.stringify(dnsFile()).slice(0, -100)],
    ['of another form', { services: [] }],
    ['nearly empty', { ...dnsFile(), services: [[['app'], [NEW]]] }],
    ['nested without end', '['.repeat(500_000)],
    ['too large', ' '.repeat(2 ** 20 + 1)],
  ])('are not changed by a file that is %s, which is reported once', async (_, document) => {
    if (document === undefined) documents.delete('/rdap/dns.json');
    else publish('dns', document);
    const directory = newDirectory();
    const { routes, warnings } = start({ directory });
    await routes.refresh();
    clock.time += HOUR;
    await routes.refresh();
    expect(warnings).toEqual([expect.stringMatching(/^data\.iana\.org: \/rdap\/dns\.json was not used: ./)]);
    expect(routes.find('example.app')).toEqual(findRoute('example.app'));
    expect(routes.files[0]).toMatchObject({ publication: null, checked: null, problem: warnings[0] });
    // The other files are used all the same.
    expect(routes.files[3]).toMatchObject({ problem: null, checked: new Date(NOW + HOUR).toISOString() });
    expect((await readdir(directory)).sort()).toEqual(['asn.json', 'ipv4.json', 'ipv6.json']);
    // An hour later it is tried again; a good file ends the matter, and the next bad one is reported again.
    expect(clock.wait).toBe(HOUR);
    publish('dns', dnsFile());
    await routes.refresh();
    documents.delete('/rdap/dns.json');
    await routes.refresh();
    expect(warnings).toHaveLength(2);
  });

  it('do not go back to an earlier publication', async () => {
    publish('dns', dnsFile({ app: [NEW] }));
    const { routes, warnings } = start();
    await routes.refresh();
    publish('dns', dnsFile({}, '2026-10-01T00:00:00Z'));
    await routes.refresh();
    expect(routes.find('example.app')).toMatchObject({ url: NEW });
    expect(warnings).toEqual([expect.stringContaining('before the one in use')]);
  });

  it('follow no redirect', async () => {
    await iana.close();
    const other = await rdapServer({
      status: 302,
      headers: { Location: 'https://rdap.nic.example/dns.json' },
    });
    const { routes } = start({}, other);
    const [dns] = await routes.refresh();
    expect(dns?.problem).toContain('HTTP status 302');
    expect(other.questions).toHaveLength(4);
  });

  it('try an unreachable server once, and again an hour later', async () => {
    const { routes, warnings } = start({}, null);
    clock.pass(0);
    const files = await settled(routes);
    expect(warnings).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(files.map(({ problem }) => problem)).toEqual(Array(4).fill(warnings[0]));
    expect(clock.wait).toBe(HOUR);
  });

  it('stop with the client: no timer, no fetch, no file', async () => {
    const directory = newDirectory();
    const { routes } = start({ directory });
    clock.pass(0);
    await routes.close();
    expect(clock.wait).toBeNull();
    await expect(routes.refresh()).rejects.toMatchObject({ code: 'ABORTED' });
    expect(iana.questions.length).toBeLessThan(2);
    expect(await readdir(directory).catch(() => [])).toEqual([]);
  });
});

describe.skipIf(missing !== null)('routes in a directory', () => {
  it('are used at the next start, with their tag, and are not fetched before they are due', async () => {
    headers = { ETag: '"one"' };
    publish('dns', dnsFile({ app: [NEW] }));
    const directory = newDirectory();
    await start({ directory }).routes.refresh();
    clock.time += HOUR;
    const { routes } = start({ directory });
    expect(routes.find('example.app')).toMatchObject({ url: NEW });
    expect(routes.files[0]).toMatchObject({ checked: new Date(NOW).toISOString() });
    expect(clock.wait).toBe(DAY - HOUR);
    await routes.refresh();
    expect(tags.slice(4)).toEqual(Array(4).fill('"one"'));
    // Confirmed without a document, and kept with the new time.
    const stored = JSON.parse(await readFile(join(directory, 'dns.json'), 'utf8'));
    expect(stored).toMatchObject({ checked: NOW + HOUR, etag: '"one"', document: { version: '1.0' } });
  });

  it('are fetched by only one of the processes that share it', async () => {
    const directory = newDirectory();
    const first = start({ directory });
    const second = start({ directory });
    publish('dns', dnsFile({ app: [NEW] }));
    await first.routes.refresh();
    clock.pass(0);
    await second.routes.close();
    expect(second.routes.find('example.app')).toMatchObject({ url: NEW });
    expect(iana.questions).toHaveLength(4);
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['not JSON', (path) => writeFile(path, 'half a fi')],
    ['null', (path) => writeFile(path, 'null')],
    ['of another form', (path) => writeFile(path, '{"checked":"now"}')],
    ['nearly empty', (path) => writeFile(path, stored({ services: [] }))],
    ['too large', (path) => writeFile(path, ' '.repeat(3_000_000))],
    ['a directory', (path) => mkdir(path)],
  ])('are not used if a file is %s', async (_, make) => {
    const directory = newDirectory();
    await mkdir(directory);
    await make(join(directory, 'dns.json'));
    const { routes, warnings } = start({ directory });
    expect(warnings).toEqual([expect.stringContaining(`dns.json in ${directory} was not used: `)]);
    expect(routes.find('example.app')).toEqual(findRoute('example.app'));
    expect(clock.wait).toBe(0);
  });

  it('are not used if they are older than this version', async () => {
    const directory = newDirectory();
    await mkdir(directory);
    await writeFile(join(directory, 'dns.json'), stored(dnsFile({ app: [NEW] }, '2026-07-01T00:00:00Z')));
    const { routes, warnings } = start({ directory });
    expect(warnings).toEqual([expect.stringContaining(`before the one in use (${RDAP_PUBLISHED})`)]);
    expect(routes.find('example.app')).toEqual(findRoute('example.app'));
  });

  it('are due if their time is in the future because of a wrong clock', async () => {
    const directory = newDirectory();
    await mkdir(directory);
    await writeFile(join(directory, 'dns.json'), stored(dnsFile({ app: [NEW] }), NOW + 365 * DAY));
    const { routes } = start({ directory });
    expect(clock.wait).toBe(0);
    expect(routes.find('example.app')).toEqual(findRoute('example.app'));
  });

  it('are used even if the directory is not writable, which is reported once', async () => {
    const directory = join(newDirectory(), 'dns.json');
    await mkdir(join(directory, '..'));
    await writeFile(directory, 'a file');
    publish('dns', dnsFile({ app: [NEW] }));
    const { routes, warnings } = start({ directory });
    await routes.refresh();
    await routes.refresh();
    expect(routes.find('example.app')).toMatchObject({ url: NEW });
    expect(warnings.filter((message) => message.includes('cannot be kept'))).toHaveLength(1);
  });

  it('leave no temporary file', async () => {
    const directory = newDirectory();
    const { routes } = start({ directory });
    await routes.refresh();
    expect((await readdir(directory)).sort()).toEqual(['asn.json', 'dns.json', 'ipv4.json', 'ipv6.json']);
  });
});

const stored = (document: unknown, checked = NOW) =>
  JSON.stringify({ checked, expires: null, etag: null, document });
