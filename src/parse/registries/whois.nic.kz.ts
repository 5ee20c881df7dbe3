import { registry } from '../read/registry.js';

/** KazNIC: paragraphs under headings without a colon, labels with dotted leaders; states go on below each other. */
export default registry({
  suffixes: ['kz', 'xn--80ao21a'],
  marks: ['Whois Server for the KZ top level'],
  spec: () => ({
    says: { available: '*** Nothing found for this query.' },
    labels: {
      'Domain Name': 'domain',
      'Organization Using Domain Name': 'registrant',
      'Administrative Contact/Agent': 'admin',
      'Technical Contact': 'technical',
      'Nameserver in listed order': 'details',
      'Primary ip address | Secondary ip address': 'nameserver.ip',
      'Primary server | Secondary server | Domain created | Last modified | Domain status': 'as named',
      'Current Registar | Current Registrar': 'registrar.name',
    },
    contact: {
      'NIC Handle | Name | Organization Name | Street Address | City | State': 'as named',
      'Postal Code | Country | Phone Number | Fax Number | Email Address': 'as named',
    },
    ignore: 'Registar created | Registrar created',
  }),
});
