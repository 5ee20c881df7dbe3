import { registry } from '../read/layout.js';

/** ZA NiC's private second-level domains: sections with the contact's name and address on the lines of their labels. */
export default registry({
  aliases: ['whois.za.org'],
  suffixes: ['za.net', 'za.org'],
  phrases: { available: 'No such domain: {domain}' },
  labels: {
    domain: 'Domain Name',
    registrant: 'Registered for',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    created_on: 'Record Created',
    updated_on: 'Record Last Updated',
    nameserver: 'Domain Name Servers listed in order',
    'event.last update of RDAP database': 'Database Last Updated',
  },
  disclaimer: { from: 'The ZA NiC whois service' },
});
