import type { BlockReader } from '../contact-block.js';
import { takePlace } from '../contact-place.js';
import { registry } from '../registry.js';

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
    block: readContact,
  }),
});

/** Name, then organization, street and town in no fixed number of lines, and the country. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const [, id = '', email = ''] = HEADED.exec(lines[0] ?? '') ?? [];
  const [name = '', ...rest] = id === '' ? lines : lines.slice(1);
  const found: ReturnType<BlockReader> = { id, email, name };
  takePlace(rest, [], found);
  return found;
}

const HEADED = /^([A-Z0-9-]{1,40})\s?\(([^()\s]{1,255})\)$/u;
