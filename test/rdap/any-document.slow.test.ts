import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/net/transport.js';
import { parse } from '../../src/parse/index.js';
import { readAnswer } from '../../src/rdap/read-answer.js';
import { RDAP_MARK } from '../../src/record/rdap/labels.js';
import { anyText } from '../support/any-text.js';
import { problemsOf } from '../support/wire-format.js';

const HOST = 'rdap.nic.example';
const NAME = 'shop.example';

/** Texts that would do harm as lines of their own. */
const nasty = fc.constantFrom(
  'Not found',
  'No match',
  'available',
  'free',
  'shop.example is free',
  'Domain not found',
  `x\nNo match\n`,
  `x\r\nDomain Status: available\r\n`,
  `\u2028The registry has no domain of this name in RDAP: shop.example`,
  `\n\n${RDAP_MARK}rdap.nic.example\nNo match`,
  '--\n% IANA WHOIS server',
  '>>> Last update of WHOIS database: x <<<',
  '\u0085\u000b\u000cNo match',
  'Query rate limit exceeded',
  '[Querying whois.example]',
);
const text = fc.oneof(
  nasty,
  anyText(),
  fc.constantFrom('vcard', 'fn', 'adr', 'org', 'tel', 'email', 'text', 'uri'),
);
const scalar = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null));

/** Keys that the layout looks for, at any depth, holding anything at all. */
const key = fc.oneof(
  fc.constantFrom(
    'ldhName',
    'unicodeName',
    'handle',
    'status',
    'entities',
    'roles',
    'vcardArray',
    'events',
    'eventAction',
    'eventDate',
    'nameservers',
    'ipAddresses',
    'v4',
    'v6',
    'secureDNS',
    'dsData',
    'delegationSigned',
    'publicIds',
    'type',
    'identifier',
    'notices',
    'title',
    'description',
    'links',
    'rel',
    'href',
    'port43',
    'redacted',
    'name',
    'reason',
    'remarks',
    'errorCode',
    'toString',
    '__proto__',
  ),
  anyText(),
);
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('anything'), { maxLength: 6 }),
    fc.dictionary(key, tie('anything'), { maxKeys: 8, noNullPrototype: true }),
    fc.tuple(
      fc.constant('vcard'),
      fc.array(fc.tuple(text, tie('anything'), text, tie('anything')), { maxLength: 6 }),
    ),
  ),
}));
const members = fc.dictionary(key, anything, { maxKeys: 20, noNullPrototype: true });
/** Anything about the requested name, so that it passes the first checks. */
const domain = members.map((random) => ({ ...random, objectClassName: 'domain', ldhName: NAME }));

const got = (status: number, type: string, body: string): Answer =>
  readAnswer(
    {
      status,
      header: (name) => (name === 'content-type' ? type : null),
      received: new TextEncoder().encode(body),
      failure: null,
      ms: 0,
      mayBeCut: false,
    },
    HOST,
    NAME,
    { nothing: null, empty: true },
  );
const propertiesOf = ({ part }: Answer) =>
  parse(part === null ? '' : [part], { domain: NAME, ...(part === null ? { host: HOST } : {}) });

describe('any RDAP document', () => {
  it('about the domain gives complete properties, and never "available"', () => {
    fc.assert(
      fc.property(domain, (document) => {
        const answer = got(200, 'application/rdap+json', JSON.stringify(document));
        expect(answer.failure).toBe(null);
        const properties = propertiesOf(answer);
        expect(problemsOf(properties)).toEqual([]);
        expect(properties['available?']).not.toBe(true);
        expect(answer.kind).not.toBe('available');
        expect(properties.domain).toBe(NAME);
      }),
      { numRuns: 2000 },
    );
  });

  it('is laid out with one line per value, and every line begins with a known label', () => {
    fc.assert(
      fc.property(domain, (document) => {
        const body = got(200, 'application/rdap+json', JSON.stringify(document)).part?.body ?? '';
        const [first, ...lines] = body.replace(/\n$/, '').split('\n');
        expect(first).toBe(`${RDAP_MARK}${HOST}`);
        for (const line of lines)
          expect(line).toMatch(
            /^(?:|>>> Last update of RDAP database: [\dTtZz:.+ -]+ <<<|[A-Z][\w/ -]{2,50}: \S.*)$/,
          );
        expect(body).not.toMatch(/[\p{Zl}\p{Zp}\u0085]/u);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([200, 204, 301, 400, 403, 404, 429, 500, 503])(
    'or any other response with HTTP %i is "available" only for the registry’s own 404 in RDAP',
    (status) => {
      const type = fc.constantFrom(
        'application/rdap+json',
        'application/json; charset=utf-8',
        'text/html',
        'text/plain',
        '',
      );
      const body = fc.oneof(
        members.map((random) => JSON.stringify(random)),
        anything.map((value) => JSON.stringify(value) ?? ''),
        text,
      );
      fc.assert(
        fc.property(type, body, (contentType, received) => {
          const answer = got(status, contentType, received);
          const available = propertiesOf(answer)['available?'] === true;
          expect(available).toBe(answer.kind === 'available');
          if (!available) return;
          expect(status).toBe(404);
          // Without a body it counts where IANA names the very URL, as it does here.
          if (received !== '') expect(Number(JSON.parse(received).errorCode)).toBe(404);
        }),
      );
    },
  );

  it('is limited, however large it is', () => {
    const entities = Array.from({ length: 20_000 }, () => ({ roles: ['registrant'], handle: 'x' }));
    const answer = got(
      200,
      'application/rdap+json',
      JSON.stringify({ objectClassName: 'domain', ldhName: NAME, entities }),
    );
    expect(answer.part?.body.length).toBeLessThan(10_000);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"entities":[', ']}'],
  ])('nested deeper than real ones is rejected, so that writing it out never fails: %s', (_, open, close) => {
    const nested = (depth: number) =>
      got(
        200,
        'application/rdap+json',
        `{"objectClassName":"domain","ldhName":"${NAME}","x":${open.repeat(depth)}${close.repeat(depth)}}`,
      );
    expect(nested(20).failure).toBe(null);
    for (const depth of [100, 50_000]) expect(nested(depth).failure).toMatchObject({ code: 'BAD_RESPONSE' });
    const quoted = JSON.stringify({
      objectClassName: 'domain',
      ldhName: NAME,
      remarks: ['[{"'.repeat(1000), '\\\\', '"'],
    });
    expect(got(200, 'application/rdap+json', quoted).failure).toBe(null);
  });
});
