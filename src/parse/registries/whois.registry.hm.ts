import { registry } from '../read/layout.js';
import { contactLines, country, opening, top } from '../values/contact-lines.js';

/**
 * HM Domain Registry. The number and e-mail address of a contact are on the line of its heading. Responses of 2019 have three labels: domain,
 * status and nameserver.
 */
export default registry({
  suffixes: ['hm'],
  dates: 'dmy',
  phrases: { available: 'Domain not found' },
  labels: {
    'registrar.name': 'Registrar',
    domain: 'Domain name | domain',
    status: 'status',
    referral_url: 'Referral URL',
    registrant: 'Domain Registrant',
    admin: 'Adminstrative Contact',
    technical: 'Technical Contact',
    billing: 'Billing Contact',
    nameserver: 'Name Server | nameserver',
    created_on: 'Domain creation date',
    expires_on: 'Domain expiration date',
  },
  contact: { phone: 'Telephone', fax: 'Fax' },
  // The number of lines of organization, street and town is not fixed.
  block: contactLines(
    opening(/^(?<id>[A-Z0-9-]{1,40})\s?\((?<email>[^()\s]{1,255})\)$/u),
    top('name'),
    country,
  ),
  disclaimer: { from: 'NOTICE AND TERMS OF USE', until: 'http' },
});
