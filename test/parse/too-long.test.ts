import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const RECORD =
  'Domain Name: EXAMPLE.COM\nRegistrar: Example Registrar\nCreation Date: 2001-02-03T04:05:06Z\n';
const domain = 'example.com';

describe('a text longer than any response', () => {
  it('is read up to its 20,000th line or its first MiB, and explain says so', { tags: 'slow' }, () => {
    for (const rest of [
      '\n'.repeat(3_000_000),
      '\r'.repeat(900_000),
      'a: b\n'.repeat(30_000),
      'x'.repeat(3_000_000),
    ]) {
      const { properties, parts, warnings } = explain(RECORD + rest, { domain });
      expect(properties).toMatchObject({ status: 'registered', created_on: '2001-02-03T04:05:06+00:00' });
      expect(parts[0]?.lines.length).toBeLessThanOrEqual(20_000);
      expect(warnings).toEqual([
        {
          code: 'TOO_LONG',
          message: expect.stringMatching(/only the first \d+ lines were read/),
          part: 0,
          line: parts[0]?.lines.length,
        },
      ]);
      expect(parse(rest + RECORD, { domain })).toMatchObject({ status: 'unknown', available: null });
    }
  });

  it('makes no name available, whatever it starts with', () => {
    const free = 'No match for "EXAMPLE.COM".\n';
    const read = (body: string) => parse([{ host: 'whois.verisign-grs.com', body }], { domain });
    expect(read(free)).toMatchObject({ available: true });
    expect(read(free + '\n'.repeat(30_000) + RECORD)).toMatchObject({ status: 'unknown', available: null });
  });

  it('does not limit large responses', () => {
    const body = `${'% a notice of sixty characters, as many registries print one.\n'.repeat(15_000)}${RECORD}`;
    expect(parse(body, { domain })).toMatchObject({ status: 'registered' });
    expect(explain(body, { domain }).warnings).toEqual([]);
  });
});
