import { afterEach, describe, expect, it } from 'vitest';
import { createClient, toRdap, type WhoisClient } from '../../src/index.js';
import { leadTo, saying, type WhoisServer, whoisServer } from '../support/whois-server.js';

const URL_OF_FEED = 'https://example.com/geofeed.csv';

const clients: WhoisClient[] = [];
const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** What WHOIS says of an address of RIPE NCC, with these lines in its entry. */
async function byWhois(...lines: string[]) {
  const answer = ['inetnum: 193.0.96.0 - 193.0.96.255', 'netname: EXAMPLE', ...lines, 'source: RIPE', ''];
  const server = await whoisServer(saying(answer.join('\r\n')));
  servers.push(server);
  const client = createClient({
    connect: leadTo({ 'whois.ripe.net': server }),
    rdap: 'never',
    pacing: false,
  });
  clients.push(client);
  return client.lookupResource('193.0.96.7');
}

/** What RDAP says of it, with these members. */
async function byRdap(members: object) {
  const document = {
    objectClassName: 'ip network',
    startAddress: '193.0.96.0',
    endAddress: '193.0.96.255',
    ...members,
  };
  const client = createClient({
    fetch: async () =>
      new Response(JSON.stringify(document), { headers: { 'content-type': 'application/rdap+json' } }),
    rdap: 'prefer',
    pacing: false,
    retries: 0,
  });
  clients.push(client);
  return client.lookupResource('193.0.96.7');
}

describe('the geofeed of a network', () => {
  it.each([
    ['the attribute', [`geofeed: ${URL_OF_FEED}`]],
    ['a remark', [`remarks: Geofeed ${URL_OF_FEED}`]],
    ['a remark among others', ['remarks: Served by', `remarks: Geofeed ${URL_OF_FEED}`]],
    ['ARIN’s comment', [`Comment: Geofeed ${URL_OF_FEED}`]],
    ['the attribute before a remark', ['remarks: Geofeed https://example.net/', `geofeed: ${URL_OF_FEED}`]],
  ])('is that of %s', async (_, lines) => {
    expect((await byWhois(...lines)).number.geofeed).toBe(URL_OF_FEED);
  });

  it.each([
    ['nothing', []],
    ['a sentence', [`remarks: our Geofeed is at ${URL_OF_FEED}`]],
    ['more than a URL', [`remarks: Geofeed ${URL_OF_FEED} and another`]],
    ['no URL', ['geofeed: ask us', 'remarks: Geofeed none']],
    ['another scheme', ['geofeed: javascript:alert(1)']],
  ])('is null for %s', async (_, lines) => {
    expect((await byWhois(...lines)).number.geofeed).toBeNull();
  });

  it('is the link of RFC 9877 in RDAP', async () => {
    const link = (more: object) => ({
      value: 'https://rdap.example/ip/193.0.96.7',
      href: URL_OF_FEED,
      ...more,
    });
    const type = 'application/geofeed+csv';
    expect((await byRdap({ links: [link({ rel: 'geo', type })] })).number.geofeed).toBe(URL_OF_FEED);
    expect((await byRdap({ links: [link({ rel: 'related', type })] })).number.geofeed).toBe(URL_OF_FEED);
    expect((await byRdap({ links: [link({ rel: 'related' })] })).number.geofeed).toBeNull();
    expect((await byRdap({ links: 'none' })).number.geofeed).toBeNull();
  });

  it('is written back to RDAP, with the extension’s name', async () => {
    const found = await byWhois(`geofeed: ${URL_OF_FEED}`);
    const base = 'https://rdap.example.com/';
    const document = toRdap(found, { base });
    expect(document).toMatchObject({
      rdapConformance: expect.arrayContaining(['geofeed1']),
      links: [
        { rel: 'self' },
        { value: `${base}ip/193.0.96.7`, rel: 'geo', href: URL_OF_FEED, type: 'application/geofeed+csv' },
      ],
    });
    expect((await byRdap(toRdap(found))).number.geofeed).toBe(URL_OF_FEED);
    const without = toRdap(await byWhois());
    expect(without).not.toHaveProperty('links');
    expect(without.rdapConformance).not.toContain('geofeed1');
  });
});
