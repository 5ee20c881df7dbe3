import { registry } from '../read/layout.js';
import { contactLines, ending } from '../values/contact-lines.js';

/** OPT, New Caledonia: the last lines of the registrant's address are postal code with town, and the country. */
export default registry({
  suffixes: ['nc', 'asso.nc', 'nom.nc'],
  beside: 'Whois .NC | more details on {1-2}',
  phrases: { available: 'No entries found in the {…} database' },
  labels: {
    domain: 'Domain',
    created_on: 'Created on',
    expires_on: 'Expires on',
    updated_on: 'Last updated on',
    nameserver: 'Domain server',
    'registrant.name': 'Registrant name',
    'registrant.address': 'Registrant address',
    '-': 'Registrant type | Contact firstname | Contact lastname',
  },
  address: contactLines(ending(/^(?<zip>\d{5}) {1,4}(?<city>\S.{0,80})(?:\n(?<country>.{1,200}))?$/u)),
});
