import { registry } from '../read/layout.js';

/** LK Domain Registry: values below their labels, dotted leaders for dates, `null` for a missing date. */
export default registry({
  suffixes: ['lk', 'xn--fzc2c9e2c', 'xn--xkc2al3hye2a'],
  marks: ['This Service is Provided by the LK Domain Registry'],
  zone: 'Asia/Colombo',
  phrases: { available: 'This Domain is not available in our whois database' },
  labels: {
    registrant: 'Registrant',
    domain: 'Domain Name',
    created_on: 'Created on',
    expires_on: 'Expires on',
    updated_on: 'Record last updated on',
    nameserver: 'Domain Servers in listed order',
    other: 'Resource Records | Mail Server Records',
    '-': 'Unicode Domain | Cateogry',
  },
});
