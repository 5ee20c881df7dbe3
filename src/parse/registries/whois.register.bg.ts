import { registry } from '../read/layout.js';
import {
  below,
  contactLines,
  ending,
  opening,
  spelled,
  top,
  when,
  without,
} from '../values/contact-lines.js';

/** Register.BG. No contacts since 2018; before, indented lines in a fixed order with labelled numbers. */
export default registry({
  suffixes: ['bg'],
  dates: 'dmy',
  phrases: { available: 'Domain name {domain} does not exist in database' },
  labels: {
    domain: 'DOMAIN NAME',
    created_on: 'activated on',
    expires_on: 'expires at',
    status: 'registration status',
    registrant: 'REGISTRANT',
    admin: 'ADMINISTRATIVE CONTACT',
    technical: 'TECHNICAL CONTACT(S)',
    nameserver: 'NAME SERVER INFORMATION',
    'dnssec.signed': 'DNSSEC',
    '-': 'requested on | processed from',
  },
  contact: { phone: 'tel', fax: 'fax', id: 'NIC handle' },
  status: { inactive: 'busy, inactive' },
  block: contactLines(
    spelled(/^\.$/u, ''),
    top('name'),
    opening(/^(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u),
    when({ found: ['email'], atLeast: 4 }, top('organization')),
    without(/^$/u),
    below(1, ending(/^(?<country>[^,]{1,80})$/u)),
    below(1, ending(/^(?<city>[^,]{1,80})(?:,(?<zip>.{0,20}))?$/u)),
  ),
  disclaimer: { from: 'According to REGULATION' },
});
