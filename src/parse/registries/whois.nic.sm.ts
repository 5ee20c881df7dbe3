import { contactLines, country, ending, top } from '../layouts/contact-lines.js';
import { when } from '../layouts/contact-steps.js';
import { registry } from '../read/registry.js';

/** San Marino: blocks of name, organization, street, `CC POSTCODE Town (STATE)` and country, then labels. */
export default registry({
  suffixes: ['sm'],
  spec: () => ({
    zone: 'Europe/San_Marino',
    dates: 'dmy',
    says: { available: 'No entries found', failed: 'Error: service unavailable' },
    labels: {
      'Domain Name | Registration date | Last Update | Expiration date | Status | Owner': 'as named',
      'Administrative Contact | Technical Contact | DNS Servers': 'as named',
    },
    contact: { Phone: 'phone', Fax: 'fax', Email: 'email' },
    block: contactLines(
      country,
      ending(
        /^[A-Z]{1,3}[\s-]{1,2}(?<zip>[\dA-Z][\dA-Z-]{2,9})\s{1,2}(?<city>[^()]{1,60}?)(?:\s{1,2}\((?<state>[^()]{1,40})\))?$/u,
      ),
      top('name'),
      when((_, lines) => lines.length > 1, top('organization')),
    ),
  }),
});
