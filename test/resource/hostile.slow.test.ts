import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_ROLES, parseResource, RESOURCE_STATUSES, type ResourceProperties } from '../../src/index.js';
import { emptyResource } from '../../src/parse-resource/properties.js';
import { readResource } from '../../src/parse-resource/read.js';
import { layOutResource } from '../../src/record/rdap/lay-out-resource.js';
import { anyText } from '../support/any-text.js';

const ASKED = ['193.0.96.7', '2a00:1000::1', 'AS1900'].map(parseResource);
const KEYS = Object.keys(emptyResource('ipv4'));

/** What is wrong with the form of what was read. */
function problemsOf(number: ResourceProperties): string[] {
  const found: string[] = [];
  if (Object.keys(number).join() !== KEYS.join()) found.push('keys');
  if (!RESOURCE_STATUSES.includes(number.status)) found.push(number.status);
  if (Object.keys(number.contacts).join() !== CONTACT_ROLES.join()) found.push('roles');
  const texts = JSON.stringify(number, (_, value) => (value === '' ? 'EMPTY' : value));
  if (texts.includes('"EMPTY"')) found.push('an empty text');
  if (texts.length > 5_000_000) found.push(`${texts.length} characters`);
  return found;
}

/** Lines that mean something to the reader, and some that do not. */
const line = fc
  .tuple(
    fc.constantFrom(
      ...[
        'inetnum',
        'NetRange',
        'aut-num',
        'a. [Network Number] ',
        'IPv4 Address',
        'org',
        'organisation',
        'org-name',
      ],
      ...[
        'OrgName',
        'OrgAbuseHandle',
        'OrgAbuseEmail',
        'abuse-c',
        'nic-hdl',
        'role',
        'e-mail',
        'remarks',
        'origin',
      ],
      ...[
        'route',
        'created',
        'changed',
        'ReferralServer',
        'Contact Role',
        'irt',
        'Netblock',
        '% Abuse contact for',
        '',
      ],
    ),
    fc.oneof(
      fc.constantFrom(
        '193.0.96.0 - 193.0.96.255',
        '2a00::/12',
        'AS1900',
        'X-1',
        'a@b.example',
        '20010203',
        '\n',
        '  more',
      ),
      anyText(),
    ),
  )
  .map(([label, value]) => (label === '' ? value : `${label}: ${value}`));

describe('any response about numbers', () => {
  it('gives the same keys and no empty text, and never throws', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        for (const asked of ASKED)
          expect(
            problemsOf(readResource([{ host: 'whois.ripe.net', body: lines.join('\n') }], asked)),
          ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is laid out and read if it is JSON of any form', () => {
    const document = fc.dictionary(
      fc.constantFrom(
        'objectClassName',
        'handle',
        'startAddress',
        'endAddress',
        'entities',
        'events',
        'remarks',
        'cidr0_cidrs',
        'status',
        'name',
      ),
      fc.oneof(fc.jsonValue(), fc.constantFrom('193.0.96.0', '193.0.96.255', 'ip network')),
    );
    fc.assert(
      fc.property(document, (json) => {
        const body = layOutResource(json, 'rdap.db.ripe.net');
        for (const asked of ASKED)
          expect(problemsOf(readResource([{ host: 'rdap.db.ripe.net', body }], asked))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('cannot pass an RDAP value for a line of its own', () => {
    const body = layOutResource(
      {
        objectClassName: 'ip network',
        startAddress: '193.0.96.0',
        endAddress: '193.0.96.255',
        name: 'EVIL\nNetRange: 193.0.96.7 - 193.0.96.7\n\nContact Role: abuse\nContact Email: evil@evil.example',
      },
      'rdap.db.ripe.net',
    );
    const [asked] = ASKED;
    if (asked === undefined) throw new Error('no number');
    const number = readResource([{ host: 'rdap.db.ripe.net', body }], asked);
    expect(number).toMatchObject({ start: '193.0.96.0', contacts: { abuse: [] } });
  });

  /** CPU of a text and of one four times as long: a square of it would be sixteen times as much. */
  it.each([
    ['entries', 'inetnum: 193.0.96.0 - 193.0.96.255\nadmin-c: X-1\n\n'],
    ['contacts of one handle', 'person: A\nnic-hdl: X-1\n\n'],
    ['points of contact', 'OrgAbuseHandle: A\nOrgAbuseEmail: a@b.example\n'],
    ['lines that go on', 'remarks: a\n b\n'],
    ['comments', "% Abuse contact for 'a' is 'b@c.example'\n"],
    ['ranges that are none', 'inetnum: 1-1-1-1-1-1-1-1-1-1-1\n\n'],
    ['a line without end', '('],
    ['blanks', ' '],
    ['prefixes of a range that is no block', 'NetRange: 0.0.0.1 - 255.255.255.254\n\n'],
  ])('takes linear time: %s', (_, piece) => {
    const [asked] = ASKED;
    if (asked === undefined) throw new Error('no number');
    const head = 'inetnum: 193.0.96.0 - 193.0.96.255\n';
    const cpuOf = (length: number): number => {
      const body = head + piece.repeat(length / piece.length);
      const before = process.cpuUsage();
      readResource([{ host: 'whois.ripe.net', body }], asked);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    cpuOf(65_536);
    const least = (length: number) => Math.min(...Array.from({ length: 3 }, () => cpuOf(length)));
    const [small, large] = [least(262_144), least(1_048_576)];
    expect(large).toBeLessThan(8 * Math.max(small, 10));
  });
});
