import { jwhois } from '../layouts/jwhois.js';
import { registry } from '../read/registry.js';

/**
 * Three layouts: `Owner Name : …` (until about 2015), JWhoisServer's with the whole record once for each
 * contact (until 2017), sections with dotted leaders today, where a name server's name is just `Name`.
 */
export default registry({
  suffixes: ['tn', 'xn--pgbs0dh'],
  spec: () =>
    jwhois({
      dates: 'dmy',
      says: { available: 'Domain {domain} not found' },
      labels: {
        Details: 'details',
        'Owner Contact': 'registrant',
        'Administrativ contact | Administrative contact': 'admin',
        'Technical contact': 'technical',
      },
      ignore: 'NIC Whois server for cTLDs | Supported ccTLDs | Sectorial domains',
      disclaimer: { from: 'All right', through: 'Copyright' },
    }),
});
