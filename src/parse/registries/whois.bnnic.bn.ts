import { registry } from '../read/registry.js';

/** BNNIC: a heading, a blank line, then indented labels; addresses of nameservers in parentheses. */
export default registry({
  suffixes: ['bn'],
  marks: [' BNNIC WHOIS Server', 'BNNIC WHOIS Server'],
  spec: () => ({
    says: { available: 'Domain Not Found' },
    labels: {
      Registrar: 'registrar',
      'Domain Name': 'domain',
      'Creation Date': 'created_on',
      'Modified Date': 'updated_on',
      'Expiration Date': 'expires_on',
      'Domain Status': 'status',
      Registrant: 'registrant',
      'Administrative Contact': 'admin',
      'Technical Contact': 'technical',
      'Name Servers': 'nameserver',
    },
    contact: { 'Name | Organization | Address | Phone | Fax | Email': 'as named' },
    ignore: 'DNSSEC',
    disclaimer: { from: 'The following data', through: 'The following data' },
  }),
});
