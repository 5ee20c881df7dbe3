import { registry } from '../read/layout.js';

/** KazNIC: paragraphs under headings without a colon, labels with dotted leaders; statuses continue on the lines below. */
export default registry({
  suffixes: ['kz', 'xn--80ao21a'],
  marks: ['Whois Server for the KZ top level'],
  phrases: { available: '*** Nothing found for this query.' },
  labels: {
    domain: 'Domain Name',
    registrant: 'Organization Using Domain Name',
    admin: 'Administrative Contact/Agent',
    details: 'Nameserver in listed order',
    'nameserver.ip': 'Primary ip address | Secondary ip address',
    nameserver: 'Primary server | Secondary server',
    created_on: 'Domain created',
    updated_on: 'Last modified',
    status: 'Domain status',
    'registrar.name': 'Current Registar | Current Registrar',
    '-': 'Registar created',
  },
  contact: {
    id: 'NIC Handle',
    name: 'Name',
    organization: 'Organization Name',
    address: 'Street Address',
    city: 'City',
    state: 'State',
    zip: 'Postal Code',
    country: 'Country',
    phone: 'Phone Number',
    fax: 'Fax Number',
    email: 'Email Address',
  },
});
