import { registry } from '../read/registry.js';

/** ZA NiC's private second-level domains: sections with the contact's name and address beside their labels. */
export default registry({
  aliases: ['whois.za.org'],
  suffixes: ['za.net', 'za.org'],
  spec: () => ({
    says: { available: 'No such domain: {domain}' },
    labels: {
      'Domain Name': 'domain',
      'Registered for': 'registrant',
      'Administrative Contact': 'admin',
      'Technical Contact': 'technical',
      'Record Created': 'created_on',
      'Record Last Updated': 'updated_on',
      'Domain Name Servers listed in order': 'nameserver',
    },
    ignore: 'Database Last Updated',
    disclaimer: { from: 'The ZA NiC whois service' },
  }),
});
