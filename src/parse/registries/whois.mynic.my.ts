import { icann } from '../families/icann.js';
import { byForm } from '../fields/by-form.js';
import { contactLines, country, ending, top } from '../fields/contact-lines.js';
import { below, when, without } from '../fields/contact-steps.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/**
 * MYNIC: ICANN's layout since 2024; before that numbered labels in brackets, `g [Registrant Code]  CODE`, with a
 * contact's lines, or a nameserver's, below.
 */
export default registry({
  aliases: ['whois.domainregistry.my', 'whois.mynic.net.my'],
  suffixes: ['my', 'xn--mgbx4cd0ab'],
  marks: ['Welcome to .my DOMAIN REGISTRY', 'a [Domain Name]'],
  spec: () =>
    icann({
      says: { available: 'Domain Name {domain} does not exist in database' },
      prepare: (lines) => lines.map(unnumbered),
      labels: {
        'Registration No.': 'domain_id',
        'Record Created': 'created_on',
        'Record Expired': 'expires_on',
        'Record Last Modified': 'updated_on',
        'Registrant Code': 'registrant',
        'Administrative Contact Code': 'admin',
        'Technical Contact Code': 'technical',
        'Billing Contact Code | Invoicing Party': 'other',
        'Primary Name Server | Secondary Name Server': 'nameserver',
      },
      ignore: 'Note | whois -h whois.domainregistry.my help#h',
      block: contactLines(
        without(/^\([\w-]{1,30}\)$/u),
        top('id'),
        byForm({ phone: /^\(Tel\)(.{0,60})$/u, fax: /^\(Fax\)(.{0,60})$/u, email: /@/u }),
        country,
        below(1, ending(/^(?<zip>\d{5})\s(?<city>.{0,80})(?:\n(?<state>.{1,80}))?$/u)),
        // A person has an e-mail address and an organization.
        when(({ email }) => email !== undefined, top('name')),
        top('organization'),
      ),
      disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
    }),
});

const NUMBERED = /^[a-z] \[([^\]]{1,60})\]\s{0,60}(.{0,300})$/u;

/** A nameserver's code is not its name, which stands below. */
function unnumbered(line: Line): Line {
  const [, label, value = ''] = NUMBERED.exec(line.value) ?? [];
  if (label === undefined) return line;
  return line.with(label, label.endsWith('Name Server') ? '' : value);
}
