import { contactLines, country, ending } from '../layouts/contact-lines.js';
import { below } from '../layouts/contact-steps.js';
import { describedHolder, HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { lastInRow } from '../layouts/labels-in-a-row.js';
import { inSteps } from '../layouts/preparation.js';
import { rewrite } from '../layouts/rewrite.js';
import { rpsl } from '../layouts/rpsl.js';
import { extend } from '../read/extend.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/**
 * ISOC-IL: RPSL-like; the holder is what `descr` says, the last of many `changed` lines counts, and
 * some labels of contacts have lost their colon. Mail addresses are written with " AT ".
 */
export default registry({
  suffixes: ['il', 'xn--4dbrk0ce'],
  marks: ['% The data in the WHOIS database of the .il'],
  spec: () =>
    rpsl(
      extend(HOLDER_IN_DESCRIPTIONS, {
        dates: 'dmy',
        says: { available: 'No data was found to match the request criteria.' },
        prepare: inSteps(
          rewrite([/^address (.*)$/u, 'address: $1'], [/^e-mail:(.*) AT (.*)$/u, 'e-mail:$1@$2']),
          lastInRow('changed', 'remarks'),
          describedHolder,
        ),
        labels: {
          ...forRoles({ '*': 'registrant' }, { 'phone | fax-no | e-mail': 'as named' }),
          'assigned | validity | registrar name': 'as named',
          'registrar info': 'registrar.url',
        },
        ignore: 'query | reg-name | DNSSEC | ds-rdata | remarks',
        address: contactLines(country, below(1, ending(/^(?<city>.{1,80})\n(?<zip>\d{5,7})$/u))),
        disclaimer: { from: 'The data in the WHOIS', through: 'By submitting this query' },
      }),
    ),
});
