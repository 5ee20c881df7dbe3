import { dropPlaceholders } from '../layouts/placeholder.js';
import { registry } from '../read/registry.js';

/** LK Domain Registry: values below their labels, dotted leaders for dates, `null` where there is no date. */
export default registry({
  suffixes: ['lk', 'xn--fzc2c9e2c', 'xn--xkc2al3hye2a'],
  marks: ['This Service is Provided by the LK Domain Registry'],
  spec: () => ({
    zone: 'Asia/Colombo',
    says: { available: 'This Domain is not available in our whois database' },
    labels: {
      Registrant: 'registrant',
      'Domain Name': 'domain',
      'Created on': 'created_on',
      'Expires on': 'expires_on',
      'Record last updated on': 'updated_on',
      'Domain Servers in listed order': 'nameserver',
      'Resource Records | Mail Server Records': 'other',
    },
    ignore: 'Unicode Domain | Category | Cateogry',
    finish: dropPlaceholders(/^null$/u),
  }),
});
