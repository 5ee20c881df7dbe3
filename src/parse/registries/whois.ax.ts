import { TRAFICOM } from '../layouts/traficom.js';
import { registry } from '../read/layout.js';

/** Åland, on Traficom's server; until about 2016 on its own server, where `Organization` was a number. */
export default registry({
  suffixes: ['ax'],
  marks: ['Welcome to whois.ax, the official whois service'],
  on: TRAFICOM,
  beside: `
    swhoisd {1-1} | Please visit http://www.ax for more information about the .ax registry, | policies and registration application | Welcome to whois.ax, the official whois service for the .ax ccTLD
  `,
  phrases: { available: 'No records matching {domain} found' },
  rewrite: [[/^Domain:\s{0,40}\(Handle.{0,250}$/u, 'handle:']],
  labels: {
    domain: 'Domain Name',
    'registrant.id': 'Organization',
    'admin.name': 'Administrative Contact',
    'registrant.email': 'Email address',
    nameserver: 'Name Server',
    'registrant.name': 'Name',
    'registrant.address': 'Address',
    'registrant.country': 'Country',
    'registrant.phone': 'Telephone',
    '-': 'handle',
  },
});
