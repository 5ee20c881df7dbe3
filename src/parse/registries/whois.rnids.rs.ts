import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['rs', 'xn--90a3ac'],
  marks: ['%ERROR:103: Domain is not registered', '%This is the RNIDS Whois server'],
  spec: () => ({
    says: {
      available: 'ERROR:103: Domain is not registered | Domain is not registered',
      invalid: 'ERROR:102: {…} | ERROR:104: {…}',
      throttled: 'ERROR:105: {…} | Maximum number of requests{…}',
    },
    labels: {
      'Domain name | Domain status | Registration date | Modification date | Expiration date': 'as named',
      'Registrar | Owner | Registrant | Administrative contact | Technical contact | DNS': 'as named',
    },
    contact: { Address: 'address', 'Postal Code': 'zip', 'ID Number | Tax ID': '-' },
    ignore: 'Confirmed | ID Number | Tax ID | DNSSEC signed | DNSSEC key | DNSSEC DS | Whois Timestamp',
    disclaimer: { mark: '%', from: 'The data', until: 'All timestamps' },
  }),
});
