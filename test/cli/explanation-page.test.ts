import { describe, expect, test } from 'vitest';
import { renderExplanation } from '../../src/cli/explain/text.js';
import { displayWidth, styleFor } from '../../src/cli/page.js';
import type { ExplainedLine, Explanation, LineUse } from '../../src/parse/explanation.js';
import type { Properties } from '../../src/parse/properties.js';

const line = (number: number, text: string, use: LineUse, ...paths: string[]): ExplainedLine => ({
  number,
  text,
  use,
  by: paths.length > 0 ? 'declared' : null,
  paths,
});

function explanation(lines: ExplainedLine[], values: Record<string, string>): Explanation {
  return {
    properties: { status: 'registered' } as Properties,
    parts: [{ host: 'whois.nic.it', module: 'whois.nic.it', chosenBy: 'host', kind: 'record', lines }],
    values: Object.entries(values).map(([path, value]) => ({
      path,
      value,
      part: 0,
      lines: [],
      by: 'declared',
    })),
    unplaced: [],
    warnings: [{ code: 'INVALID_DATE', message: 'no such day', part: 0, line: 3 }],
  };
}

const PLAIN = styleFor({}, {});
const LONG = `Organization:  ${'Example '.repeat(12).trim()}`;
const SAMPLE = explanation(
  [
    line(1, 'Domain:        example.it', 'value', 'domain'),
    line(2, 'Signed:        no', 'unread'),
    line(3, 'Created:       2000-01-01', 'value', 'created_on'),
    { ...line(4, LONG, 'value', 'registrant_contacts.0.organization'), by: 'generic' },
    line(5, 'Example', 'value', 'registrant_contacts.0.organization'),
    line(6, '', 'blank'),
  ],
  {
    domain: 'example.it',
    created_on: '2000-01-01T00:00:00+01:00',
    'registrant_contacts.0.organization': 'Example '.repeat(12).trim(),
  },
);

describe('an explanation', () => {
  test('shows each value next to its line, or below if there is no room, and marks unread lines', () => {
    expect(
      renderExplanation(SAMPLE, { width: 80, style: PLAIN }),
    ).toBe(`whois.nic.it  record  module whois.nic.it, found by host

    1  Domain:        example.it          │ domain example.it
!   2  Signed:        no
    3  Created:       2000-01-01          │ created_on 2000-01-01T00:00:00+01:00
~   4  Organization:  Example Example Example Example Example Example Example E…
       └ registrant_contacts.0.organization Example Example Example Example Exa…
    5  Example                            │ ″ registrant_contacts.0.organization
    6

warning line 3: no such day (INVALID_DATE)
status registered: 4 lines read, 1 of them by a generic rule (~), 1 unread (!)
`);
  });

  test('lists properties of earlier lines in one row, and groups those of one object', () => {
    const city = ['domain', 'admin_contacts.0.city', 'admin_contacts.0.zip'];
    const text = renderExplanation(
      explanation(
        [line(1, 'Place: 1000 Town', 'value', ...city), line(2, 'Town', 'value', ...city, 'status')],
        {
          domain: 'example.it',
          'admin_contacts.0.city': 'Town',
          'admin_contacts.0.zip': '1000',
          status: 'x',
        },
      ),
      { width: 80, style: PLAIN },
    );
    expect(text).toContain(
      '    2  Town             │ status x\n       └ ″ domain, admin_contacts.0.city, .zip\n',
    );
  });

  test('does not truncate in a pipe', () => {
    const text = renderExplanation(SAMPLE, { width: null, style: PLAIN });
    expect(text).toContain(LONG);
    expect(text).toContain(`registrant_contacts.0.organization ${'Example '.repeat(12).trim()}\n`);
  });

  test.each([40, 80, 120])('fits %i columns, whatever a server sends', (width) => {
    const wide = line(1, '例'.repeat(1_000_000), 'value', 'registrant_contacts.0.organization');
    const long = explanation([wide, line(2, 'x'.repeat(500), 'text')], {
      'registrant_contacts.0.organization': '例'.repeat(1_000_000),
    });
    const text = renderExplanation({ ...long, warnings: [] }, { width, style: PLAIN });
    // The first and the last line are not from the server.
    for (const each of text.split('\n').slice(1, -2)) expect(displayWidth(each)).toBeLessThanOrEqual(width);
  });

  test('removes the effect of control characters in a line', () => {
    const evil = explanation([line(1, 'Name: \x1b[2J\u202e', 'value', 'domain')], { domain: '\x9b2J' });
    expect(renderExplanation(evil, { width: null, style: PLAIN })).not.toMatch(
      /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/,
    );
  });
});
