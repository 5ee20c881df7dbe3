import { contactLines, country, ending } from '../fields/contact-lines.js';
import { below } from '../fields/contact-steps.js';
import { type Line, TEXT } from '../lines.js';
import { registry } from '../registry.js';

/**
 * ISOC-IL: RPSL-like; the holder is what `descr` says, the last of many `changed` lines counts, and
 * some labels of contacts have lost their colon. Mail addresses are written with " AT ".
 */
export default registry({
  suffixes: ['il', 'xn--4dbrk0ce'],
  marks: ['% The data in the WHOIS database of the .il'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'No data was found to match the request criteria.' },
    prepare: (lines) => lines.map((line, at) => rewrite(line, lines[at - 1], lines[at + 1])),
    labels: {
      domain: 'domain',
      [HOLDER]: 'registrant.name',
      descr: 'registrant.address',
      phone: 'registrant.phone',
      'fax-no': 'registrant.fax',
      'e-mail': 'registrant.email',
      'admin-c': 'admin.handle',
      'tech-c': 'technical.handle',
      'nserver | assigned | validity | status | changed': 'as named',
      person: 'object.name',
      'registrar name': 'registrar.name',
      'registrar info': 'registrar.url',
    },
    contact: { 'nic-hdl | address | phone | fax-no | e-mail | changed': 'as named', [EARLIER]: '-' },
    ignore: `query | reg-name | zone-c | DNSSEC | ds-rdata | ${EARLIER}`,
    address: contactLines(country, below(1, ending(/^(?<city>.{1,80})\n(?<zip>\d{5,7})$/u))),
    disclaimer: { from: 'The data in the WHOIS', through: 'By submitting this query' },
  }),
});

const HOLDER = 'descr, first line';
const EARLIER = 'changed before';

function rewrite(line: Line, before: Line | undefined, next: Line | undefined): Line {
  const { label, value, kind } = line;
  if (label === 'descr' && before?.label !== 'descr') return line.with(HOLDER, value);
  if (label === 'changed')
    return line.with(next?.label === label ? EARLIER : label, /\d{8}/u.exec(value)?.[0] ?? '');
  if (label === 'e-mail') return line.with(label, value.replace(' AT ', '@'));
  if (kind === TEXT && value.startsWith('address ')) return line.with('address', value.slice(8).trim());
  return line;
}
