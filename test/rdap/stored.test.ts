import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';
import { layOutDomain } from '../../src/record/rdap/layout.js';
import { COUNTRY } from './servers/country.js';
import { GENERIC } from './servers/generic.js';
import { NOT_FOUND } from './support/documents.js';

const NOTHING = {
  status: 'unknown',
  'available?': null,
  'registered?': null,
  registrant_contacts: [],
  nameservers: [],
};

describe('a stored RDAP document', () => {
  it.each([...GENERIC, ...COUNTRY].map((each) => [each.server, each.what, each.document] as const))(
    'is read like the response of a lookup: %s, %s',
    (host, _, document) => {
      const options = { host, domain: String(document.ldhName).toLowerCase() };
      const laidOut = parse([{ host, body: layOutDomain(document, host) }], options);
      for (const body of [JSON.stringify(document), ` \r\n${JSON.stringify(document, null, 2)}\n`]) {
        expect(parse(body, options)).toEqual(laidOut);
        expect(parse(new TextEncoder().encode(body), options)).toEqual(laidOut);
      }
    },
  );

  it('may begin with a byte order mark', () => {
    const body = JSON.stringify({ objectClassName: 'domain', ldhName: 'example.com', status: ['active'] });
    expect(parse(`\ufeff${body}`)).toEqual(parse(body));
    expect(parse(body).status).toBe('registered');
  });

  it('needs neither a host nor a name', () => {
    const file = new URL('../../fixtures/pubapi.registry.google/registered.rdap', import.meta.url);
    expect(parse(readFileSync(file))).toMatchObject({ domain: 'example.page', status: 'registered' });
  });

  it.each([
    [
      'a name server',
      { objectClassName: 'nameserver', ldhName: 'ns1.example.com', status: ['active'] },
      'nameserver ns1.example.com',
    ],
    ['an entity', { objectClassName: 'entity', handle: 'H1', roles: ['registrant'] }, 'entity H1'],
    [
      'a block of addresses',
      { objectClassName: 'ip network', handle: 'NET-192-0-2-0-1' },
      'ip network NET-192-0-2-0-1',
    ],
    ['an autonomous system', { objectClassName: 'autnum', handle: 'AS64496' }, 'autnum AS64496'],
    [
      'a reverse zone',
      {
        objectClassName: 'domain',
        ldhName: '2.0.192.in-addr.arpa',
        nameservers: [{ ldhName: 'ns1.example.com' }],
      },
      'reverse zone 2.0.192.in-addr.arpa',
    ],
    [
      'a reverse zone of IPv6',
      { objectClassName: 'domain', ldhName: '8.b.d.0.1.0.0.2.ip6.arpa.' },
      'reverse zone 8.b.d.0.1.0.0.2.ip6.arpa',
    ],
  ])('about %s is not a domain’s, and the explanation says what it is', (_, document, what) => {
    const body = JSON.stringify(document);
    expect(parse(body)).toMatchObject(NOTHING);
    const { warnings, unplaced } = explain(body);
    expect(warnings).toEqual([
      { code: 'OTHER_OBJECT', message: `${what} is no domain of a registry`, part: 0, line: 2 },
    ]);
    expect(unplaced).toMatchObject([{ label: 'Object', use: 'ignored' }]);
  });

  it('of an error makes no name free: only the client knows which server sent it', () => {
    const body = JSON.stringify({
      ...NOT_FOUND,
      description: ['shop.example is free', 'No match', 'Not found'],
    });
    expect(parse(body, { domain: 'shop.example' })).toMatchObject(NOTHING);
    expect(explain(body).unplaced).toContainEqual(
      expect.objectContaining({ label: 'Error Code', value: '404' }),
    );
  });

  it.each([
    '{',
    '{}',
    '{"a":1}',
    '{"objectClassName":7}',
    '[]',
    '{"objectClassName":"domain"',
    `${'{"a":'.repeat(100_000)}`,
  ])('is not every text that begins like one: %#', (body) => {
    expect(parse(body, { domain: 'shop.example' })).toMatchObject(NOTHING);
  });
});
