import { registry } from '../read/layout.js';

/** RNIDS, Serbia: a contact's name on the line of its role, its address below; errors have numbers. */
export default registry({
  suffixes: ['rs', 'xn--90a3ac'],
  marks: ['%ERROR:103: Domain is not registered', '%This is the RNIDS Whois server'],
  phrases: {
    available: 'ERROR:103: Domain is not registered',
    invalid: 'ERROR:102: {…} | ERROR:104: {…}',
    throttled: 'ERROR:105: {…} | Maximum number of requests{…}',
  },
  labels: {
    domain: 'Domain name',
    status: 'Domain status',
    created_on: 'Registration date',
    updated_on: 'Modification date',
    expires_on: 'Expiration date',
    registrar: 'Registrar',
    registrant: 'Owner | Registrant',
    admin: 'Administrative contact',
    technical: 'Technical contact',
    nameserver: 'DNS',
    'dnssec.signed': 'DNSSEC signed',
    '-': 'Confirmed | ID Number | Tax ID | Whois Timestamp',
  },
  contact: { address: 'Address', zip: 'Postal Code', '-': 'ID Number | Tax ID' },
  disclaimer: { mark: '%', from: 'The data', until: 'All timestamps' },
});
