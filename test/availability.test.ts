import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { availabilityOf, createClient, decode, explainAvailability, parse } from '../src/index.js';
import { FIXTURES } from './support/fixtures.js';
import { leadTo, saying, whoisServer } from './support/whois-server.js';

const of = (host: string, body: string, domain: string) => {
  const parts = [{ host, body }];
  return explainAvailability({ domain, parts, properties: parse(parts, { domain }) });
};
const stored = (host: string, name: string) => {
  const file = `fixtures/${host}/${name}`;
  const { domain } = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as { domain: string };
  return of(host, readFileSync(`${file}.txt`, 'utf8'), domain);
};

describe('the reason why a name is available or not', () => {
  it('quotes the words of the registry, and names their server', () => {
    expect(of('whois.verisign-grs.com', 'No match for "EXAMPLE.COM".\r\n', 'example.com')).toEqual({
      available: true,
      status: 'available',
      reason: 'free',
      host: 'whois.verisign-grs.com',
      line: 'No match for "EXAMPLE.COM".',
      by: 'whois',
    });
  });

  it.each([
    [
      'whois.afilias.net',
      'registered-2017',
      'registered',
      'registered',
      /^Domain Status: clientTransferProhibited/,
    ],
    ['whois.cctld.by', 'registered', 'registered', 'registered', /^Domain Name: /],
    ['whois.afilias.net', 'reserved', 'reserved', 'reserved', 'Name is reserved by afilias'],
    ['whois.sx', 'premium-2012', 'unavailable', 'premium', /^Status: PREMIUM NAME/],
    ['whois.nic.it', 'status-unassignable', 'unavailable', 'unavailable', 'Status:             UNASSIGNABLE'],
    ['whois.nic.mx', 'invalid', 'invalid', 'invalid', 'Cadena_Invalida/Invalid_String'],
  ] as const)('%s %s: %s, %s', (host, name, status, reason, line) => {
    const where = host === 'whois.nic.mx' ? 'whois.mx' : host;
    expect(stored(where, name)).toMatchObject({
      available: false,
      status,
      reason,
      host: where,
      line: typeof line === 'string' ? line : expect.stringMatching(line),
      by: 'whois',
    });
  });

  it('distinguishes blocked names from reserved ones', () => {
    const body = 'This name has been blocked by a GlobalBlock service\r\n';
    expect(of('whois.nic.example', body, 'shop.example')).toMatchObject({
      available: false,
      reason: 'blocked',
    });
  });

  it('quotes the error of an RDAP server, not the words of its layout', () => {
    const rdap = {
      rdapConformance: ['rdap_level_0'],
      errorCode: 404,
      title: 'Not Found',
      description: ['Premium name'],
    };
    const body =
      '% RDAP answer of rdap.nic.example\n\nThe registry keeps this name from registration, by its answer in RDAP: shop.example\n' +
      `Error Code: 404\nError Title: ${rdap.title}\nError Description: ${rdap.description[0]}\n`;
    expect(of('rdap.nic.example', body, 'shop.example')).toMatchObject({
      available: false,
      reason: 'premium',
      line: 'Error Description: Premium name',
      by: 'rdap',
    });
  });

  it('quotes the line that made a response unclear', () => {
    const body = 'No match for "EXAMPLE.COM".\r\nBut someone may buy it at our shop today\r\n';
    expect(of('whois.verisign-grs.com', body, 'example.com')).toMatchObject({
      available: null,
      status: 'unknown',
      reason: 'unknown',
      host: 'whois.verisign-grs.com',
      line: 'But someone may buy it at our shop today',
    });
  });

  it('is limited in length, and exists for an empty lookup', () => {
    const long = `Domain Name: example.com\nCreation Date: 2001-02-03T04:05:06Z\nDomain Status: ok ${'x'.repeat(5000)}\n`;
    expect(of('whois.nic.example', long, 'example.com').line?.length).toBeLessThanOrEqual(300);
    expect(explainAvailability({ domain: 'example.com', parts: [], properties: parse('') })).toEqual({
      available: null,
      status: 'unknown',
      reason: 'unknown',
      host: null,
      line: null,
      by: null,
    });
  });

  it('agrees with the result for every stored response, and quotes a line of it', { tags: 'slow' }, () => {
    const wrong: string[] = [];
    for (const { id, host, domain, body } of FIXTURES) {
      const parts = [{ host, body: decode(body, { host }).text }];
      const properties = parse(parts, { domain });
      const { available, status, reason, line } = explainAvailability({ domain, parts, properties });
      if (available !== properties.available || status !== properties.status)
        wrong.push(`${id}: another verdict`);
      if ((reason === 'free') !== (available === true)) wrong.push(`${id}: ${reason}`);
      // Of IANA's own record, the absence of servers and dates decides.
      if (available !== null && line === null && id !== 'whois.iana.org/tld-not-assigned')
        wrong.push(`${id}: no line`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a list', () => {
  it('has the reason for each name on request', async () => {
    const server = await whoisServer((socket, question) =>
      saying(
        question.startsWith('free')
          ? `No match for "${question.toUpperCase()}".\r\n`
          : `Domain Name: ${question}\r\nCreation Date: 2001-02-03T04:05:06Z\r\nRegistrar: Example Registrar, Inc.\r\n`,
      )(socket, question),
    );
    onTestFinished(() => server.close());
    const client = createClient({
      connect: leadTo({ 'whois.nic.example': server }),
      servers: { example: { host: 'whois.nic.example', referral: null, rdap: null } },
      pacing: { interval: 0 },
    });
    onTestFinished(() => client.close());
    const names = ['free.example', 'taken.example', 'delegated.example'];
    const resolveNs = async (name: string) => {
      if (name === 'delegated.example') return ['ns1.example.net'];
      throw Object.assign(new Error('no data'), { code: 'ENODATA' });
    };
    const results = [];
    for await (const result of client.availabilityMany(names, { dns: { resolveNs }, details: true }))
      results.push(result);
    const host = 'whois.nic.example';
    expect(results).toEqual([
      {
        input: 'free.example',
        index: 0,
        available: true,
        status: 'available',
        reason: 'free',
        host,
        line: 'No match for "FREE.EXAMPLE".',
        by: 'whois',
      },
      {
        input: 'taken.example',
        index: 1,
        available: false,
        status: 'registered',
        reason: 'registered',
        host,
        line: 'Domain Name: taken.example',
        by: 'whois',
      },
      {
        input: 'delegated.example',
        index: 2,
        available: false,
        status: null,
        reason: 'delegated',
        host: null,
        line: null,
        by: 'dns',
      },
    ]);
    expect(availabilityOf(await client.lookup('free.example'))).toBe(true);
  });

  it('rejects another value of the option', () => {
    const client = createClient();
    expect(() => client.availabilityMany([], { details: 1 as unknown as boolean })).toThrow(
      '`details` must be true, false or "lookup"; got 1',
    );
  });
});
