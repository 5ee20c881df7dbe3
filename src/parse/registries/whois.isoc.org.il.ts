import { below, contactLines, country, ending } from '../layouts/contact-lines.js';
import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { RPSL } from '../layouts/rpsl.js';
import { type Preparation, registry } from '../read/layout.js';

/** Of lines in a row with that label the last one counts; those above it get the label `before`. */
export const lastInRow =
  (label: string, before: string): Preparation =>
  (lines) =>
    lines.map((line, at) =>
      line.label === label && lines[at + 1]?.label === label ? line.with(before, line.value) : line,
    );

/**
 * ISOC-IL: RPSL-like; the holder is what `descr` says, the last of many `changed` lines counts, and some labels of
 * contacts have lost their colon. Mail addresses are written with " AT ".
 */
export default registry({
  suffixes: ['il', 'xn--4dbrk0ce'],
  marks: ['% The data in the WHOIS database of the .il'],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL],
  dates: 'dmy',
  phrases: { available: 'No data was found to match the request criteria.' },
  rewrite: [
    [/^address (.*)$/u, 'address: $1'],
    [/^e-mail:(.*) AT (.*)$/u, 'e-mail:$1@$2'],
  ],
  prepare: lastInRow('changed', 'remarks'),
  labels: {
    created_on: 'assigned',
    expires_on: 'validity',
    'registrar.name': 'registrar name',
    'registrar.url': 'registrar info',
    'registrant.phone': 'phone',
    'registrant.fax': 'fax-no',
    'registrant.email': 'e-mail',
    '-': 'query | reg-name | DNSSEC | remarks',
  },
  address: contactLines(country, below(1, ending(/^(?<city>.{1,80})\n(?<zip>\d{5,7})$/u))),
  disclaimer: { from: 'The data in the WHOIS', through: 'By submitting this query' },
});
