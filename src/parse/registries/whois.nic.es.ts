import { twoDigitYears } from '../layouts/two-digit-years.js';
import { registry } from '../read/registry.js';

/** Red.es, which answers to registered addresses only: years have two digits. */
export default registry({
  suffixes: ['es', 'com.es', 'nom.es', 'org.es', 'gob.es', 'edu.es'],
  marks: ['Conditions of use for the whois service via port 43 for .es'],
  spec: () => ({
    zone: 'Europe/Madrid',
    dates: 'dmy',
    says: {
      available: 'There is no information available on the domain consulted',
      refused: `The IP address used to perform the query is not authorised{…} |
        The IP address used to perform the query is not authorized{…}`,
    },
    labels: {
      Domain: 'details',
      'Domain Name | Creation Date | Expiration Date | Registrant': 'as named',
      'Registrant Name': 'registrant.name',
      'Domain Servers | Name Server': 'as named',
      'IPv4 Server | IPv6 Server': 'nameserver.ip',
    },
    ignore: 'LAST UPDATE',
    disclaimer: { from: 'Conditions of use', until: '-----' },
    // The registry began in 1988.
    finish: twoDigitYears(1988),
  }),
});
