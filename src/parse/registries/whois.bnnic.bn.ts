import { registry } from '../read/layout.js';

/** BNNIC: a heading, a blank line, then indented labels; addresses of nameservers in parentheses. */
export default registry({
  suffixes: ['bn'],
  marks: [' BNNIC WHOIS Server', 'BNNIC WHOIS Server'],
  phrases: { available: 'Domain Not Found' },
  labels: {
    registrar: 'Registrar',
    domain: 'Domain Name',
    created_on: 'Creation Date',
    updated_on: 'Modified Date',
    expires_on: 'Expiration Date',
    status: 'Domain Status',
    registrant: 'Registrant',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    nameserver: 'Name Servers',
  },
  contact: { name: 'Name', email: 'Email' },
  disclaimer: { from: 'The following data', through: 'The following data' },
});
