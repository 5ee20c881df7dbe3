import { JWHOIS } from '../layouts/jwhois.js';
import { registry } from '../read/layout.js';

/**
 * Three layouts: `Owner Name : …` (until about 2015), JWhoisServer's with the whole record once for each contact
 * (until 2017), sections with dotted leaders today, where a name server's name is just `Name`.
 */
export default registry({
  suffixes: ['tn', 'xn--pgbs0dh'],
  on: JWHOIS,
  dates: 'dmy',
  beside: `
    NIC Whois server for cTLDs : {…} | type: domain | Supported ccTLDs: {…} | Sectorial domains: {…} |
    {…}server for cTLDs : {…} |
    NIC Whois server for cTLDs: {…}
  `,
  phrases: { available: 'Domain {domain} not found' },
  labels: {
    details: 'Details',
    registrant: 'Owner Contact',
    admin: 'Administrativ contact',
    technical: 'Technical contact',
    '-': 'NIC Whois server for cTLDs | Supported ccTLDs | Sectorial domains',
  },
  wholeAddress: true,
  disclaimer: { from: 'All right', through: 'Copyright' },
});
