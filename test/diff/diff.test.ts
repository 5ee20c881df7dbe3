import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHANGE_KINDS, type Change, diff, isChanged } from '../../src/diff/index.js';
import { parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { type Facts, LAYOUTS } from './support/layouts.js';

const HOST = 'whois.pir.org';
const BASE = [
  'Domain Name: example.org',
  'Registry Domain ID: D1-EXAMPLE',
  'Updated Date: 2025-01-01T00:00:00Z',
  'Creation Date: 2001-02-03T04:05:06Z',
  'Registry Expiry Date: 2027-02-03T04:05:06Z',
  'Registrar: Example Registrar, Inc.',
  'Registrar IANA ID: 9999',
  'Domain Status: clientTransferProhibited',
  'Registrant Name: Jane Example',
  'Registrant Organization: Example Holdings',
  'Registrant Street: 1 Example Road',
  'Registrant City: Sampleton',
  'Registrant Email: jane@example.com',
  'Tech Name: John Sample',
  'Name Server: ns1.example.net',
  'Name Server: ns2.example.net',
  'DNSSEC: unsigned',
];

/** The base record; a line replaces the one with the same label, `null` removes it, `''` keeps it and adds another. */
function record(...edits: [label: string, ...values: string[]][]) {
  const edited = edits.reduce((lines, [label, ...values]) => {
    const at = lines.findIndex((line) => line.startsWith(`${label}:`));
    const rest = lines.filter((line) => !line.startsWith(`${label}:`));
    return rest.toSpliced(at < 0 ? rest.length : at, 0, ...values.map((value) => `${label}: ${value}`));
  }, BASE);
  const parts = [{ host: HOST, body: `${edited.join('\n')}\n` }];
  return { properties: parse(parts, { domain: 'example.org' }), parts };
}

const kindsOf = (changes: readonly Change[]) => changes.map(({ path, kind }) => `${path} ${kind}`);

describe('differences between two records', () => {
  it.each<[string, [string, ...string[]][], string[]]>([
    ['renewed', [['Registry Expiry Date', '2028-02-03T04:05:06Z']], ['expires_on renewed']],
    ['shortened', [['Registry Expiry Date', '2026-02-03T04:05:06Z']], ['expires_on shortened']],
    ['created', [['Creation Date', '2025-02-03T04:05:06Z']], ['created_on created']],
    ['updated', [['Updated Date', '2025-06-01T00:00:00Z']], ['updated_on updated']],
    [
      'transferred',
      [
        ['Registrar', 'Another Registrar'],
        ['Registrar IANA ID', '8888'],
      ],
      ['registrar.name transferred', 'registrar.iana_id transferred'],
    ],
    ['a registrar that renamed itself', [['Registrar', 'Example Domains']], ['registrar.name registrar']],
    ['a registrar in other letters', [['Registrar', 'Example-Registrar Inc']], ['registrar.name format']],
    ['unlocked', [['Domain Status', 'ok']], ['statuses.clientTransferProhibited unlocked']],
    ['unlocked, without any status', [['Domain Status']], ['statuses.clientTransferProhibited unlocked']],
    [
      'locked',
      [['Domain Status', 'clientTransferProhibited', 'serverDeleteProhibited']],
      ['statuses.serverDeleteProhibited locked'],
    ],
    [
      'suspended',
      [['Domain Status', 'clientTransferProhibited', 'clientHold']],
      ['status suspended', 'statuses.clientHold suspended'],
    ],
    [
      'expiring',
      [['Domain Status', 'clientTransferProhibited', 'redemptionPeriod']],
      ['status expiring', 'statuses.redemptionPeriod expiring'],
    ],
    ['redelegated', [['Name Server', 'ns1.example.com']], ['nameservers redelegated']],
    ['without name servers', [['Name Server']], ['nameservers redelegated']],
    ['dnssec', [['DNSSEC', 'signedDelegation']], ['dnssec.signed dnssec']],
    ['holder', [['Registrant Organization', 'Sample Works']], ['registrant_contacts.0.organization holder']],
    [
      'the same holder elsewhere',
      [['Registrant City', 'Exampleville']],
      ['registrant_contacts.0.city holder'],
    ],
    ['contact', [['Tech Name', 'Joan Sample']], ['technical_contacts.0.name contact']],
    [
      'privacy',
      [
        ['Registrant Name', 'Domain Admin'],
        ['Registrant Organization', 'Domains By Proxy, LLC'],
      ],
      [
        'registrant_contacts.0.privacy_service privacy',
        'registrant_contacts.0.name privacy',
        'registrant_contacts.0.organization privacy',
      ],
    ],
    ['identifier', [['Registry Domain ID', 'D2-EXAMPLE']], ['domain_id identifier']],
    ['format', [['Registrant City']], ['registrant_contacts.0.city format', 'record format']],
  ])('%s', (_, edits, expected) => {
    const [a, b] = [record(), record(...edits)];
    expect(kindsOf(diff(a, b))).toEqual(expected);
    const reverse = diff(b, a).map(({ path, before, after, kind }) => ({
      path,
      before: after,
      after: before,
      kind: CHANGE_KINDS[kind].reverse,
    }));
    expect(reverse).toEqual(diff(a, b));
  });

  it.each<[string, [string, ...string[]][]]>([
    ['order', [['Name Server', 'ns2.example.net', 'ns1.example.net']]],
    ['case', [['Registrant Organization', 'EXAMPLE HOLDINGS']]],
    ['time zones', [['Creation Date', '2001-02-03T05:05:06+01:00']]],
    ['an address on one line', [['Registrant Street', '1 Example Road, Sampleton']]],
    [
      'a hidden contact',
      [
        ['Registrant Name', 'REDACTED FOR PRIVACY'],
        ['Registrant Email', 'REDACTED FOR PRIVACY'],
      ],
    ],
    ['a disclaimer', [['NOTICE', 'These data are for information.']]],
  ])('%s is not a change', (_, edits) => {
    expect(diff(record(), record(...edits)).filter(({ path }) => path !== 'record')).toEqual([]);
    expect(diff(record(...edits), record()).filter(({ path }) => path !== 'record')).toEqual([]);
  });

  it('the start or end of a registration is one change', () => {
    const free = parse([{ host: HOST, body: 'Domain not found.\n' }], { domain: 'example.org' });
    expect(free.available).toBe(true);
    expect(diff(record(), free)).toEqual([
      { path: 'status', before: 'registered', after: 'available', kind: 'dropped' },
    ]);
    expect(kindsOf(diff(free, record()))).toEqual(['status registered']);
  });

  it('a response without information changes no fact', () => {
    const throttled = parse([{ host: HOST, body: 'WHOIS LIMIT EXCEEDED\n' }], { domain: 'example.org' });
    const changes = diff(record(), throttled);
    expect(changes.filter(({ kind }) => kind !== 'format').map(({ kind }) => kind)).toEqual(['unclear']);
  });

  it('accepts properties as well', () => {
    const [a, b] = [record().properties, record(['Name Server', 'ns3.example.net']).properties];
    expect(diff(a, b)).toEqual([
      {
        path: 'nameservers',
        before: ['ns1.example.net', 'ns2.example.net'],
        after: ['ns3.example.net'],
        kind: 'redelegated',
      },
    ]);
  });

  it('another server or a renamed label is a change of kind `format`', () => {
    const [a, b] = [record(), record()];
    const moved = { ...b, parts: b.parts.map((part) => ({ ...part, host: 'whois.nic.example' })) };
    expect(diff(a, moved)).toEqual([
      { path: 'parts.0.host', before: HOST, after: 'whois.nic.example', kind: 'format' },
    ]);
    const parts = a.parts.map(({ host, body }) => ({
      host,
      body: body.replace('Creation Date:', 'Created On:'),
    }));
    const renamed = { properties: parse(parts, { domain: 'example.org' }), parts };
    expect(diff(a, renamed)).toEqual([
      { path: 'record', before: ['Creation Date'], after: ['Created On'], kind: 'format' },
    ]);
  });

  it('records of two names are reported as such', () => {
    const other = { ...record().properties, domain: 'example.com' };
    expect(kindsOf(diff(record().properties, other))).toEqual(['domain domain']);
    const idn = { ...record().properties, domain: 'b\u00fccher.example' };
    expect(diff(idn, { ...idn, domain: 'xn--bcher-kva.example' })).toEqual([]);
  });

  it('pairs contacts wherever they are in the list', () => {
    const contact = (name: string, email: string) => ({
      ...(record().properties.technical_contacts[0] as object),
      name,
      email,
    });
    const of = (...technical_contacts: object[]) =>
      ({ ...record().properties, technical_contacts }) as ReturnType<typeof parse>;
    const [a, b] = [contact('A', 'a@example.com'), contact('B', 'b@example.com')];
    expect(diff(of(a, b), of(b, a))).toEqual([]);
    expect(kindsOf(diff(of(a, b), of(b, { ...a, email: 'c@example.com' })))).toEqual([
      'technical_contacts.0.email contact',
    ]);
    expect(kindsOf(diff(of(a), of(a, b)))).toEqual([
      'technical_contacts.1.name contact',
      'technical_contacts.1.email contact',
    ]);
  });
});

describe('stored records', () => {
  let read: ReturnType<typeof record>[];
  beforeAll(() => {
    read = FIXTURES.map(({ host, domain, body }) => {
      const parts = [{ host, body: new TextDecoder().decode(body) }];
      return { properties: parse(parts, { domain }), parts };
    });
  });

  it('do not differ from themselves', { tags: 'slow' }, () => {
    for (const [at, each] of read.entries()) {
      expect(diff(each, each), FIXTURES[at]?.id).toEqual([]);
      expect(diff(each.properties, structuredClone(each.properties)), FIXTURES[at]?.id).toEqual([]);
    }
  });

  it('differ from each other in the same paths in both directions, with the reverse kinds', {
    tags: 'slow',
  }, () => {
    const one = fc.integer({ min: 0, max: read.length - 1 }).map((at) => read[at] as (typeof read)[number]);
    fc.assert(
      fc.property(one, one, (a, b) => {
        const forth = diff(a, b).map(({ path, kind }) => ({ path: bare(path), kind }));
        const back = diff(b, a).map(({ path, kind }) => ({
          path: bare(path),
          kind: CHANGE_KINDS[kind].reverse,
        }));
        expect(sorted(back)).toEqual(sorted(forth));
      }),
      { numRuns: 500 },
    );
  });
});

/** Without the position in a list, which is the one in the earlier record. */
const bare = (path: string): string => path.replace(/\.\d+\./, '.');
const sorted = (changes: object[]): string[] => changes.map((each) => JSON.stringify(each)).sort();

describe('the same facts in another layout', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
  const facts: fc.Arbitrary<Facts> = fc.record({
    domain: fc.constant('example.org'),
    created: fc.integer({ min: 946_684_800, max: 1_700_000_000 }).map((second) => new Date(second * 1000)),
    expires: fc.integer({ min: 1_800_000_000, max: 2_000_000_000 }).map((second) => new Date(second * 1000)),
    registrar: word.map((each) => `${each} Example Names Ltd`),
    codes: fc.subarray(['clientTransferProhibited', 'serverDeleteProhibited', 'clientUpdateProhibited'], {
      minLength: 1,
    }),
    nameservers: fc.subarray(['ns1.example.net', 'ns2.example.net', 'ns.example.com'], { minLength: 2 }),
    holder: fc.record({
      organization: word.map((each) => `${each} Works Ltd`),
      street: fc.integer({ min: 1, max: 99 }).map((number) => `${number} Example Road`),
      city: fc.constant('Sampleton'),
      zip: fc.integer({ min: 10_000, max: 99_999 }).map(String),
      email: word.map((each) => `${each.toLowerCase()}@example.com`),
    }),
  });
  const read = (layout: string, given: Facts) => {
    const part = LAYOUTS[layout]?.(given) ?? { host: '', body: '' };
    return { properties: parse([part], { domain: given.domain }), parts: [part] };
  };
  const names = Object.keys(LAYOUTS);

  it.each(names)('%s prints them', (name) => {
    fc.assert(
      fc.property(facts, (given) => {
        const { properties } = read(name, given);
        expect(properties).toMatchObject({ registered: true, status: 'registered' });
        expect(Date.parse(properties.created_on ?? '')).toBe(given.created.getTime());
        expect(properties.registrar?.name?.toLowerCase()).toBe(given.registrar.toLowerCase());
        expect(properties.nameservers).toHaveLength(given.nameservers.length);
      }),
      { numRuns: 20 },
    );
  });

  it.each(names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const)))(
    'from %s to %s: only the format changed',
    (a, b) => {
      fc.assert(
        fc.property(facts, (given) => {
          const changes = diff(read(a, given), read(b, given));
          expect(changes.filter(({ kind }) => kind !== 'format')).toEqual([]);
          expect(isChanged(changes)).toBe(false);
          expect(changes).not.toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each(names)('%s: a changed fact is found in the other layouts', (name) => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...names), (given, other) => {
        const later = { ...given, expires: new Date(given.expires.getTime() + 31_622_400_000) };
        expect(kindsOf(diff(read(name, given), read(other, later)))).toContain('expires_on renewed');
      }),
      { numRuns: 25 },
    );
  });
});

it('docs/diff.md has every kind with its meaning', () => {
  const rows = readFileSync('docs/diff.md', 'utf8').match(/^\| `\w+` \| .*$/gm);
  expect(rows).toEqual(
    Object.entries(CHANGE_KINDS).map(
      ([kind, { means, reverse }]) =>
        `| \`${kind}\` | ${means} | ${reverse === kind ? '' : `\`${reverse}\` `}|`,
    ),
  );
});
