import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import type { ClientEvent, ClientOptions, WhoisClient } from '../../src/client-types.js';
import { type BootstrapFile, findRoute, rdapBootstrap } from '../../src/registry/index.js';
import { certificate, NAMES } from '../rdap/support/certificate.js';
import { domainOf, NOT_FOUND } from '../rdap/support/documents.js';
import { type Answering, closeServers, fetchFrom, rdapServer } from '../rdap/support/rdap-server.js';
import { type Bootstrap, dnsFile, numberFile } from './bootstrap-files.js';

const missing = 'missing' in certificate ? certificate.missing : null;
const NEW = `https://${NAMES.registry}/new/`;
const APP = 'https://pubapi.registry.google/rdap/';
/** Before the time of any machine that runs this, and after the publication of the table of this version. */
const PUBLISHED = '2026-07-24T00:00:00Z';
const folder = mkdtempSync(join(tmpdir(), 'port43-routes-'));
let directories = 0;

/** Called for each of IANA's requests, which then get no response. */
let silent: (() => void) | null = null;
const clients: WhoisClient[] = [];
afterEach(async () => {
  silent = null;
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await closeServers();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A client that has fetched these files from IANA, with one server for all RDAP. */
async function refreshed(
  files: Partial<Record<BootstrapFile, Bootstrap>>,
  answering: Answering,
  more: ClientOptions = {},
) {
  const iana = await rdapServer((request, response) => {
    if (silent !== null) return silent();
    const file = /\/(\w+)\.json$/.exec(request.url ?? '')?.[1] as BootstrapFile;
    const document = files[file];
    response.writeHead(document === undefined ? 503 : 200).end(JSON.stringify(document));
  });
  const server = await rdapServer(answering);
  const hosts = { [NAMES.iana]: iana, [NAMES.registry]: server, [NAMES.app]: server };
  const events: ClientEvent[] = [];
  const client = createClient({
    fetch: fetchFrom(hosts),
    routes: { refresh: Number.POSITIVE_INFINITY },
    retries: 0,
    onEvent: (event) => events.push(event),
    ...more,
  });
  clients.push(client);
  await client.routes?.refresh();
  return { client, server, iana, events };
}

const dns = (changed: Record<string, string[] | null>) => ({ dns: dnsFile(changed, PUBLISHED) });

describe.skipIf(missing !== null)('a lookup with current routes', () => {
  it('uses the server that IANA lists now', async () => {
    const { client, server } = await refreshed(dns({ app: [`http://${NAMES.registry}/`, NEW] }), {
      body: domainOf('shop.app'),
    });
    expect((await client.lookup('shop.app')).properties.status).toBe('registered');
    expect(server.questions).toEqual([`${NAMES.registry} /new/domain/shop.app`]);
  });

  it('finds a suffix that is newer than this version', async () => {
    expect(findRoute('shop.brandnewtld').kind).toBe('unknown');
    const { client } = await refreshed(dns({ brandnewtld: [NEW] }), { body: domainOf('shop.brandnewtld') });
    expect((await client.lookup('shop.brandnewtld')).properties.registered).toBe(true);
    for await (const found of client.availabilityMany(['shop.brandnewtld']))
      expect(found).toMatchObject({ available: false });
    await expect(client.lookup('shop.brandnewtld', { rdap: 'never' })).rejects.toMatchObject({
      code: 'NO_SERVER',
      kind: 'rdap',
      url: NEW,
    });
  });

  it('adds new suffixes to the bootstrap files of a server that responds for everything', async () => {
    const options = { base: 'https://rdap.example.com/', publication: PUBLISHED };
    const { client } = await refreshed(
      {
        ...dns({ brandnewtld: [NEW], app: null }),
        ipv4: { ...numberFile('ipv4', {}), publication: PUBLISHED },
      },
      { status: 404 },
    );
    const entries = (file: BootstrapFile) =>
      client.routes?.rdapBootstrap(file, options).services[0]?.[0] ?? [];
    const shipped = (file: BootstrapFile) => rdapBootstrap(file, options).services[0]?.[0] ?? [];
    expect(shipped('dns')).not.toContain('brandnewtld');
    // Servers that IANA no longer lists can still be queried.
    expect(entries('dns')).toEqual([...shipped('dns'), 'brandnewtld'].sort());
    expect(entries('ipv4').toSorted()).toEqual(shipped('ipv4').toSorted());
    expect(entries('asn')).toEqual(shipped('asn'));
  });

  it('reads an empty 404 at the URL that IANA lists now as a free name', async () => {
    const { client } = await refreshed(dns({ app: [NEW] }), { status: 404, type: null });
    expect(await client.availability('shop.app')).toBe(true);
  });

  it.each<[string, Answering]>([
    ['without a body', { status: 404, type: null }],
    ['in RDAP’s own words', { status: 404, body: NOT_FOUND }],
  ])('never reads a 404 %s as a free name if IANA no longer lists the server', async (_, answering) => {
    const { client, server } = await refreshed(dns({ app: null }), answering);
    expect(client.routes?.find('shop.app')).toMatchObject({ url: APP });
    await expect(client.availability('shop.app')).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
    expect(server.questions).toEqual([`${NAMES.app} /rdap/domain/shop.app`]);
  });

  it('does not read a 404 as a free name if IANA lists only plain http elsewhere', async () => {
    const { client } = await refreshed(dns({ app: [`http://${NAMES.registry}/`] }), {
      status: 404,
      body: NOT_FOUND,
    });
    await expect(client.availability('shop.app')).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  });

  it('still reads records of a server that IANA no longer lists', async () => {
    const { client } = await refreshed(dns({ app: null }), { body: domainOf('shop.app') });
    expect(await client.availability('shop.app')).toBe(false);
  });

  it('trusts a server that the caller named, whatever IANA lists', async () => {
    const { client } = await refreshed(
      dns({ app: null }),
      { status: 404, body: NOT_FOUND },
      { servers: { app: { rdap: APP } } },
    );
    expect(await client.availability('shop.app')).toBe(true);
  });

  it('uses the registry that a block belongs to now', async () => {
    const { client, server } = await refreshed(
      { ipv4: { ...numberFile('ipv4', { '8.0.0.0/8': [NEW] }), publication: PUBLISHED } },
      { status: 404, body: NOT_FOUND },
    );
    await client.lookupResource('8.8.8.8').catch(() => null);
    expect(server.questions).toEqual([`${NAMES.registry} /new/ip/8.8.8.8`]);
  });

  it('is not delayed by unavailable files: each is one warning', async () => {
    const { client, events } = await refreshed({}, { body: domainOf('shop.app') });
    expect((await client.lookup('shop.app')).warnings).toEqual([]);
    expect(events.filter(({ type }) => type === 'warning')).toEqual(
      ['dns', 'ipv4', 'ipv6', 'asn'].map((file) => ({
        type: 'warning',
        domain: null,
        host: NAMES.iana,
        message: `data.iana.org: /rdap/${file}.json was not used: HTTP status 503`,
      })),
    );
  });

  it('aborts a running refresh without a warning when the client is closed', async () => {
    const { client, events } = await refreshed({}, { body: '' });
    const asked = new Promise<void>((resolve) => {
      silent = () => resolve();
    });
    events.length = 0;
    const refresh = client.routes?.refresh();
    const rejected = expect(refresh).rejects.toMatchObject({ code: 'ABORTED' });
    await asked;
    await client.close();
    await rejected;
    expect(events).toEqual([]);
  });

  it('uses what another client kept in the directory', async () => {
    const directory = join(folder, `${++directories}`);
    const routes = { refresh: Number.POSITIVE_INFINITY, directory };
    await refreshed(dns({ app: [NEW] }), { body: '' }, { routes });
    const client = createClient({ routes });
    clients.push(client);
    expect(client.routes?.find('shop.app')).toEqual({ kind: 'rdap', suffix: 'app', url: NEW });
  });
});

describe('the option `routes`', () => {
  it('is off by default', () => {
    expect(createClient().routes).toBeNull();
  });

  it.each([
    [{ refresh: 1000 }, /`routes.refresh` must be a time in ms from 3600000/],
    [{ refresh: '1d' }, /`routes.refresh`/],
    [{ directory: '' }, /`routes.directory` must be the path of a directory; got ""/],
    [{ directory: 7 }, /`routes.directory`/],
    [{ folder: '.' }, /unknown option `routes.folder`; known options: refresh, directory/],
    ['daily', /`routes` must be an object/],
    [null, /`routes` must be an object/],
  ])('%j is rejected', (routes, message) => {
    expect(() => createClient({ routes } as ClientOptions)).toThrow(message);
  });
});
