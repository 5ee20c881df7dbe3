import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';
import {
  below,
  byForm,
  contactLines,
  country,
  ending,
  opening,
  top,
  when,
  without,
} from '../values/contact-lines.js';

/**
 * MYNIC. Since 2024: ICANN's layout.
 * Until 2024: numbered labels in brackets, `g [Registrant Code] CODE`, with a contact's lines, or a nameserver's,
 * below. A contact is code, name and (of a person) organization, number in the register, street lines, `zip town`,
 * state, country, mailbox and telephones.
 */
export default registry({
  aliases: ['whois.domainregistry.my', 'whois.mynic.net.my'],
  suffixes: ['my', 'xn--mgbx4cd0ab'],
  marks: ['Welcome to .my DOMAIN REGISTRY', 'a [Domain Name]'],
  on: ICANN,
  beside: `
    Welcome to .my DOMAIN REGISTRY Whois Server | For alternative search, | Type the command as below for display help: | whois -h {…} | SEARCH BY DOMAIN NAME | Note: Code is previously known as MYNIC Handle | Please note that the query limit is 500 per day from the same IP
  `,
  phrases: { available: 'Domain Name {domain} does not exist in database' },
  rewrite: [
    // A nameserver's code is not its name, which is below.
    [/^[a-z] \[(\w{1,20} Name Server)\].*$/u, '$1:'],
    [/^[a-z] \[([^\]]{1,60})\]\s{0,60}(.{0,300})$/u, '$1: $2'],
  ],
  labels: {
    domain_id: 'Registration No.',
    created_on: 'Record Created',
    expires_on: 'Record Expired',
    updated_on: 'Record Last Modified',
    registrant: 'Registrant Code',
    admin: 'Administrative Contact Code',
    technical: 'Technical Contact Code',
    billing: 'Billing Contact Code',
    other: 'Invoicing Party',
    nameserver: 'Primary Name Server | Secondary Name Server',
    '-': 'Note | whois -h whois.domainregistry.my help#h',
  },
  block: contactLines(
    without(/^\([\w-]{1,30}\)$/u),
    opening(/^(?<id>[A-Z\d][A-Z\d._-]{2,30})$/u),
    byForm({ phone: /^\(Tel\)(.{0,60})$/u, fax: /^\(Fax\)(.{0,60})$/u, email: /@/u }),
    country,
    below(1, ending(/^(?<zip>\d{5})\s(?<city>.{0,80})(?:\n(?<state>.{1,80}))?$/u)),
    // A person has an e-mail address.
    when({ found: ['email'] }, top('name')),
    top('organization'),
  ),
});
