import { registry } from '../read/layout.js';

/** Registry.PF, French Polynesia: the name is in a sentence above the record; days as `JJ/MM/AAAA`. */
export default registry({
  suffixes: ['pf'],
  marks: ['This is the PF top level domain whois server'],
  zone: 'Pacific/Tahiti',
  dates: 'dmy',
  beside: 'This is the PF top level domain whois server',
  phrases: { available: 'Domain unknown' },
  rewrite: [[/^Informations about\s{1,4}'([^'\s]{1,255})'\s{0,4}:.{0,80}$/u, 'Domain: $1']],
  labels: {
    domain: 'Domain',
    status: 'Status',
    nameserver: 'Name server',
    created_on: 'Created (JJ/MM/AAAA)',
    expires_on: 'Expire (JJ/MM/AAAA)',
    updated_on: 'Last renewed (JJ/MM/AAAA)',
    'registrar.name': 'Registrar Company Name | Registrar Compagnie Name',
    'registrar.address': `
      Registrar Address | Registrar Postal Code | Registrar City | Registrar Region / Island |
      Registrar Country
    `,
  },
  roles: { registrant: 'Registrant *', technical: 'Tech 1 *', '-': 'Registrar *' },
  contact: {
    organization: 'Company Name | Compagnie Name',
    name: 'Name',
    address: 'Address',
    zip: 'Postal Code',
    city: 'City',
    country: 'Country',
    state: 'Region / Island',
  },
});
