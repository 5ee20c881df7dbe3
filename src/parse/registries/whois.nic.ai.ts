import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/**
 * Anguilla. Since 2024: ICANN's layout; from 2018 CoCCA's.
 * Before 2018: a form that was filled in, in sections with dotted leaders.
 */
export default registry({
  suffixes: ['ai'],
  on: COCCA,
  beside: 'If you would like to register this, or any .ai domain, go to {1-2}',
  phrases: { available: 'Domain {domain} not registred. | Domain {domain} not registered.' },
  labels: {
    domain: 'Complete Domain Name',
    registrant: 'Organization Using Domain Name',
    nameserver: `
      Primary Server Hostname | Secondary Server Hostname | Third Server Hostname |
      Fourth Server Hostname | Fifth Server Hostname | Sixth Server Hostname
    `,
    'nameserver.ip': `
      Primary Server Netaddress | Secondary Server Netaddress | Third Server Netaddress |
      Fourth Server Netaddress | Fifth Server Netaddress | Sixth Server Netaddress
    `,
    '-': 'Last paid by',
  },
  contact: {
    organization: 'Organization Name',
    address: 'Street Address',
    id: 'NIC Handle (if known)',
    name: 'Name (Last, First)',
    email: 'E-Mailbox',
    '-': '(I)ndividual (R)ole',
  },
});
