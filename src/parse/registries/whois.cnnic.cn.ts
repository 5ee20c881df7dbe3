import { registry } from '../read/layout.js';

/** CNNIC: a name in several scripts has a line for each variant, and the first is the name. */
export default registry({
  aliases: ['whois.cnnic.net.cn', 'cwhois.cnnic.cn', 'whois.cnnic.com.cn'],
  suffixes: ['cn', 'xn--fiqs8s', 'xn--fiqz9s'],
  phrases: {
    available: 'No matching record.',
    reserved: `
      Sorry, The domain you requested is in the reserved list. | The domain you requested is prohibited. |
      the Domain Name you apply can not be registered online. Please consult your Domain Name registrar
    `,
  },
  labels: {
    domain: 'Domain Name',
    domain_id: 'ROID',
    status: 'Domain Status',
    'registrant.name': 'Registrant',
    'registrant.email': 'Registrant Contact Email',
    'admin.email': 'Administrative Email',
    'registrar.name': 'Sponsoring Registrar',
    nameserver: 'Name Server',
    created_on: 'Registration Date | Registration Time',
    expires_on: 'Expiration Date | Expiration Time',
    'dnssec.signed': 'DNSSEC',
    '-': 'Puny Name | Domain Name Punycode',
  },
  roles: { registrant: 'Registrant *' },
  contact: { id: 'ID', name: 'Name', organization: 'Organization' },
  fallback: { 'registrar.id': 'registrar.name' },
});
