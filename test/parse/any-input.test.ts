import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGISTRIES } from '../../src/parse/registries/index.js';
import { anyText } from '../support/any-text.js';
import { explain, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { problemsOf } from '../support/wire-format.js';

const hosts = fc.constantFrom(null, 'unknown.example', ...Object.keys(REGISTRIES));
const texts = FIXTURES.map(({ body }) => body);

/** Text that looks like a response: labels, values, headings, spaces and meaningful words. */
const line = fc.oneof(
  fc.constantFrom(
    'Domain Name: EXAMPLE.COM',
    'Registrant:',
    'Registrar: ',
    'Name Server: ns1.example.com 192.0.2.1 2001:db8::1',
    'Status: free',
    'Status: AVAILABLE',
    'No match for example.com',
    'created: 01/02/2003',
    'expires..........: 31.12.2030 24:00:00',
    '[Tech-C]',
    '    Google',
    'nic-hdl: EX1-TEST',
    'admin-c: EX1-TEST',
    '% comment',
    '>>> Last update <<<',
    '',
    ':',
    '::::',
    '\u0000',
  ),
  fc.string({ maxLength: 60 }),
  anyText({ maxLength: 30 }),
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 40 }))
    .map(([label, value]) => `${label}: ${value}`),
);

describe('any input', () => {
  it('any bytes give complete, valid properties', () => {
    fc.assert(
      fc.property(hosts, fc.uint8Array({ maxLength: 400 }), (host, body) => {
        expect(problemsOf(parse([{ host, body }]))).toEqual([]);
      }),
    );
  });

  it('any lines give complete, valid properties, and the same ones with an explanation', {
    tags: 'slow',
  }, () => {
    fc.assert(
      fc.property(
        hosts,
        fc.array(line, { maxLength: 30 }),
        fc.option(fc.domain(), { nil: undefined }),
        (host, lines, domain) => {
          const input = [{ host, body: lines.join('\n') }];
          const options = domain === undefined ? {} : { domain };
          const properties = parse(input, options);
          expect(problemsOf(properties)).toEqual([]);
          expect(explain(input, options).properties).toEqual(properties);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('bytes of a real response, damaged anywhere, give complete, valid properties', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(
        hosts,
        fc.constantFrom(...texts),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        (host, body, damage) => {
          const damaged = Uint8Array.from(body);
          for (const [at, byte] of damage) if (damaged.length > 0) damaged[at % damaged.length] = byte;
          expect(problemsOf(parse([{ host, body: damaged }]))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('an empty response says nothing about the name', () => {
    for (const body of ['', '\n\n', new Uint8Array()]) {
      const properties = parse(body, { domain: 'example.com' });
      expect(properties.status).toBe('unknown');
      expect(properties['available?']).toBeNull();
      expect(properties['registered?']).toBeNull();
    }
  });
});
