import { contactLines, country, opening, top } from '../layouts/contact-lines.js';
import { registry } from '../read/registry.js';

/**
 * HM Domain Registry. The number and e-mail address of a contact stand beside its heading. Answers of 2019
 * have three labels: domain, status and nameserver.
 */
export default registry({
  suffixes: ['hm'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'Domain not found' },
    labels: {
      Registrar: 'registrar.name',
      'Domain name | domain | status | Referral URL | Domain Registrant': 'as named',
      'Adminstrative Contact | Administrative Contact': 'admin',
      'Technical Contact | Billing Contact | Name Server | nameserver | Domain creation date': 'as named',
      'Domain expiration date': 'expires_on',
    },
    contact: { Telephone: 'phone', Fax: 'fax' },
    ignore: 'NOTICE AND TERMS OF USE',
    disclaimer: { from: 'NOTICE AND TERMS OF USE', until: 'http' },
    // Organization, street and town stand in no fixed number of lines.
    block: contactLines(
      opening(/^(?<id>[A-Z0-9-]{1,40})\s?\((?<email>[^()\s]{1,255})\)$/u),
      top('name'),
      country,
    ),
  }),
});
