import { registry } from '../read/layout.js';
import { britishPlace } from '../values/british-address.js';
import { byForm, contactLines } from '../values/contact-lines.js';

/** Jisc, for ac.uk and (until 2023) gov.uk: each value is on an indented line below its label. */
export default registry({
  aliases: ['whois.nic.ac.uk', 'whois.gov.uk'],
  suffixes: ['ac.uk', 'gov.uk'],
  phrases: { available: 'No such domain {domain}' },
  labels: {
    'registrant.organization': 'Registered For',
    'registrant.name': 'Registrant Contact',
    'registrant.address': 'Registrant Address',
    domain: 'Domain',
    registrar: 'Registered By',
    nameserver: 'Servers',
    expires_on: 'Renewal date',
    updated_on: 'Entry updated',
    created_on: 'Entry created',
    '-': 'Domain Owner',
  },
  address: contactLines(
    byForm({
      phone: /^(.{3,40}?)\s{0,4}\(phone\)$/iu,
      fax: /^(.{3,40}?)\s{0,4}\(fax\)$/iu,
      email: /^[^\s@]{1,64}@[^\s@]{1,255}$/u,
    }),
    britishPlace,
  ),
});
