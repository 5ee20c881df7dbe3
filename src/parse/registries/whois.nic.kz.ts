import { fieldsNamed } from '../contact-labels.js';
import { registry } from '../registry.js';

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
      'Primary server | Secondary server': 'nameserver',
      'Primary ip address | Secondary ip address': 'nameserver.ip',
      'Domain created': 'created_on',
      'Last modified': 'updated_on',
      'Domain status': 'status',
      'Current Registar | Current Registrar': 'registrar.name',
    },
    contact: fieldsNamed(`NIC Handle | Name | Organization Name | Street Address | City | State |
      Postal Code | Country | Phone Number | Fax Number | Email Address`),
    ignore: 'Registar created | Registrar created',
  }),
});
