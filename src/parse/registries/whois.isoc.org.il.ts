import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';
import type { Line } from '../text/lines.js';
import { below, contactLines, country, ending } from '../values/contact-lines.js';

/**
 * ISOC-IL: RPSL-like. `descr` is the registrant, the last of several `changed` lines counts, and some labels of contacts lack their colon.
 */
export default registry({
  suffixes: ['il', 'xn--4dbrk0ce'],
  marks: ['% The data in the WHOIS database of the .il'],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL],
  dates: 'dmy',
  phrases: { available: 'No data was found to match the request criteria.' },
  prepare: keepLastChange,
  labels: {
    created_on: 'assigned',
    expires_on: 'validity',
    'registrar.name': 'registrar name',
    'registrar.url': 'registrar info',
    'registrant.phone': 'phone',
    'registrant.fax': 'fax-no',
    'registrant.email': 'e-mail',
    'dnssec.signed': 'DNSSEC',
    '-': 'query | reg-name | remarks',
  },
  address: contactLines(country, below(1, ending(/^(?<city>.{1,80})\n(?<zip>\d{5,7})$/u))),
  disclaimer: { from: 'The data in the WHOIS', through: 'By submitting this query' },
});

/** The last of several adjacent `changed` lines counts. */
export function keepLastChange(lines: readonly Line[]): Line[] {
  return lines.map((line, at) =>
    line.label === 'changed' && lines[at + 1]?.label === 'changed' ? line.with('remarks', line.value) : line,
  );
}
