import { registry } from '../read/layout.js';
import { contactLines, country, ending, organization, top } from '../values/contact-lines.js';

/** San Marino: blocks of name, organization, street, `CC POSTCODE Town (STATE)` and country, then labels. */
export default registry({
  suffixes: ['sm'],
  zone: 'Europe/San_Marino',
  dates: 'dmy',
  phrases: { available: 'No entries found', failed: 'Error: service unavailable' },
  labels: {
    domain: 'Domain Name',
    created_on: 'Registration date',
    updated_on: 'Last Update',
    status: 'Status',
    registrant: 'Owner',
    technical: 'Technical Contact',
    nameserver: 'DNS Servers',
  },
  contact: { phone: 'Phone', fax: 'Fax', email: 'Email' },
  block: contactLines(
    country,
    ending(
      /^(?:[A-Z]{1,3}[\s-]{1,2})?(?<zip>(?=\S{0,9}\d)[\dA-Z][\dA-Z-]{2,9})\s{1,2}(?<city>[^()]{1,60}?)(?:\s{1,2}\((?<state>[^()]{1,40})\))?$/u,
    ),
    top('name'),
    organization,
  ),
});
