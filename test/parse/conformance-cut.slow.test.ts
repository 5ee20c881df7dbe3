import { describe, expect, it } from 'vitest';
import { decode, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { problemsOf } from '../support/wire-format.js';

/** `conformance.test.ts` cuts responses after each line; this also cuts them within the lines where the record is decided. */
describe.each(FIXTURES.map((fixture) => [fixture.id, fixture] as const))('%s', (_, fixture) => {
  const { host, domain, body, properties } = fixture;
  const text = decode(body, { host }).text;

  it('is never read as available if the response is cut off within a line', () => {
    if (properties.status === 'available') return;
    // One expectation for all cuts: 200,000 would take longer than the reading.
    const wrong: string[] = [];
    for (let at = 7; at < text.length; at += 7) {
      const found = parse([{ host, body: text.slice(0, at) }], { domain });
      const problems = problemsOf(found);
      if (found['available?'] === true) problems.push('is called available');
      if (problems.length > 0) wrong.push(`after ${at} characters: ${problems.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
});
